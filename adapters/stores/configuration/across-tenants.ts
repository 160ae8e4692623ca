import { NIL_ID } from '../../ids.ts'
import { RESEALED, sealedColumn } from '../../postgres/sealed-column.ts'

/** Secret values of the configuration in every scope, for a rotation of `APP_SECRET`. */
export const sealedConfigValues = sealedColumn(
  { table: 'config_values', column: 'secret' },
  {
    find: `
  select array[scope_kind, scope_id::text, path] as key, secret as sealed
  from config_values
  where secret ->> 'kid' <> $1
    and (scope_kind, scope_id, path) > (($2::text[])[1], ($2::text[])[2]::uuid, ($2::text[])[3])
  order by scope_kind, scope_id, path
  limit $3`,
    replace: `
  update config_values s
  set secret = n.after
  from ${RESEALED}
  where s.scope_kind = n.key[1] and s.scope_id = n.key[2]::uuid and s.path = n.key[3] and s.secret = n.before`,
    first: ['', NIL_ID, ''],
  },
)
