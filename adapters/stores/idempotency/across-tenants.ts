import { portionOf, purgeStatement } from '../../postgres/purge.ts'

/** Deletes keys whose 24 hours are over. */
export const purgeIdempotencyKeys = purgeStatement(
  'purge_idempotency_keys',
  `
  delete from idempotency_keys
  where ctid = any(${portionOf('idempotency_keys', 'expires_at < parley_now()')})`,
)
