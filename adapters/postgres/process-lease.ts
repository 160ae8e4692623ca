/**
 * How long a process holds what it alone may go on with: an idempotency key before its effect is committed, an
 * execution while its call outside runs. Short, because a process that is killed hands nothing back; the living renew.
 */
export const PROCESS_LEASE_MS = 5_000

/** The same as SQL. */
export const PROCESS_LEASE = `interval '${String(PROCESS_LEASE_MS)} milliseconds'`
