import { inPortion, purgeStatement } from '../../postgres/portions.ts'

/** Deletes client event ids whose 24 hours are over, in every workspace alike. */
export const purgeEventIds = purgeStatement(
  'purge_telemetry_ids',
  `
  delete from telemetry_seen
  where ${inPortion('telemetry_seen', 'expires_at <= $1::timestamptz')}`,
)
