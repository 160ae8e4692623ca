/** Numbers of advisory locks. Processes of different versions meet on them, so none is ever changed or used again. */
export const LOCKS = {
  migrations: 7_227_539,
  /** Held, shared, by every process that uses the embedded server. */
  embeddedServer: 7_227_540,
  /** 7_227_541 is the template database's of the tests. Applications of a workspace file see no half of another. */
  applications: 7_227_542,
  /** Two concurrent sums would write the same days twice. */
  tokenUsage: 7_227_543,
  /** Two that find the same partition missing would both create it. */
  partitions: 7_227_544,
  /** No two workers claim requests of one customer's data at the same time. */
  customerRequests: 7_227_551,
} as const
