/** The tests that pass on Citus; docs/operating/spreading.md says why others do not. */
export const ON_CITUS = [
  'test/citus/distribute.ts',
  'test/services/durable-engine.test.ts',
  'test/services/admin-inbound-webhooks.test.ts',
]
