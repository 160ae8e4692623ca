import { portionOf, purgeStatement } from '../../postgres/purge.ts'

/** Deletes domain events that are older than 90 days. */
export const purgeDomainEvents = purgeStatement(
  'purge_domain_events',
  `
  delete from domain_events
  where ctid = any(${portionOf('domain_events', "created_at < parley_now() - interval '90 days'")})`,
)

/** Deletes the records of which events started which executions after 90 days. */
export const purgeEventStarts = purgeStatement(
  'purge_event_starts',
  `
  delete from event_starts
  where ctid = any(${portionOf('event_starts', "created_at < parley_now() - interval '90 days'")})`,
)
