import { dropPartitionsBefore, type Purged } from '../../postgres/partitions.ts'
import type { Pool } from '../../postgres/pool.ts'
import { inPortion, purgeStatement } from '../../postgres/portions.ts'

const older = (table: string) => inPortion(table, 'created_at < $1::timestamptz')

const purgeDefaultPartition = purgeStatement(
  'purge_domain_events',
  `
  delete from domain_events_default
  where ${older('domain_events_default')}`,
)

/** Deletes domain events that are older than an instant: of whole partitions, and of the default partition. */
export async function purgeDomainEvents(db: Pool, before: Date): Promise<Purged> {
  const dropped = await dropPartitionsBefore(db, 'domain_events', before)
  return { rows: await purgeDefaultPartition(db, [before]), partitions: dropped }
}

/** Deletes older keys of events: an event that is sent again under one of them is a new event. */
export const purgeEventKeys = purgeStatement(
  'purge_event_keys',
  `
  delete from event_keys
  where ${older('event_keys')}`,
)

/** Deletes older records of which events started which executions. */
export const purgeEventStarts = purgeStatement(
  'purge_event_starts',
  `
  delete from event_starts
  where ${older('event_starts')}`,
)
