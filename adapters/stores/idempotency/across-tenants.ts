import { NIL_ID } from '../../ids.ts'
import { RESEALED, sealedColumn } from '../../postgres/sealed-column.ts'
import { inPortion, purgeStatement } from '../../postgres/portions.ts'

/** Deletes keys whose 24 hours are over. */
export const purgeIdempotencyKeys = purgeStatement(
  'purge_idempotency_keys',
  `
  delete from idempotency_keys
  where ${inPortion('idempotency_keys', 'expires_at < parley_now()')}`,
)

/** The stored replies of idempotency keys, for a rotation of `APP_SECRET`. */
export const sealedAnswers = sealedColumn(
  { table: 'idempotency_keys', column: 'body' },
  {
    find: `
  select array[tenant_id::text, operation, key] as key, body::jsonb as sealed
  from idempotency_keys
  where (body::jsonb) ->> 'kid' <> $1
    and (tenant_id, operation, key) > (($2::text[])[1]::uuid, ($2::text[])[2], ($2::text[])[3])
  order by tenant_id, operation, key
  limit $3`,
    replace: `
  update idempotency_keys s
  set body = n.after::text
  from ${RESEALED}
  where s.tenant_id = n.key[1]::uuid and s.operation = n.key[2] and s.key = n.key[3] and s.body::jsonb = n.before`,
    first: [NIL_ID, '', ''],
  },
)
