/** The tests that pass on Citus; docs/operating/spreading.md lists the others. */
export const ON_CITUS = ['test/services/idempotency.test.ts']
