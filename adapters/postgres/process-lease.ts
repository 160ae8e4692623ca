/**
 * How long a process holds what it alone may continue: an idempotency key before its effect is committed, an execution
 * while its call to another system runs. Short, because a killed process releases nothing; a live one renews its
 * leases.
 */
export const PROCESS_LEASE_MS = 5_000

/** The same as SQL. */
export const PROCESS_LEASE = `interval '${String(PROCESS_LEASE_MS)} milliseconds'`
