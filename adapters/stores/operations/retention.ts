import { statement, type Queryable } from '../../postgres/statement.ts'

// In portions: a purge after a long pause neither holds one long transaction nor outgrows its statement's time.
const PORTION = 5_000
const purges = {
  eventLog: statement('purge_event_log', portion('event_log', "created_at < parley_now() - interval '90 days'")),
  domainEvents: statement(
    'purge_domain_events',
    portion('domain_events', "created_at < parley_now() - interval '90 days'"),
  ),
  eventStarts: statement(
    'purge_event_starts',
    portion('event_starts', "created_at < parley_now() - interval '90 days'"),
  ),
  idempotencyKeys: statement('purge_idempotency_keys', portion('idempotency_keys', 'expires_at < parley_now()')),
} as const

export type Purge = keyof typeof purges

function portion(table: string, condition: string): string {
  return `delete from ${table} where ctid = any (array(select ctid from ${table} where ${condition} limit ${String(PORTION)})) returning 1`
}

/** Deletes everything whose time is past (specification, Limits: event log and idempotency); answers how many rows. */
export async function purgeRows(db: Queryable, what: Purge): Promise<number> {
  let total = 0
  for (;;) {
    const { length } = await purges[what](db, [])
    total += length
    if (length < PORTION) return total
  }
}
