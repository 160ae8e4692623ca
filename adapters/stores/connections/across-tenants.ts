import { NIL_ID } from '../../ids.ts'
import { RESEALED, SAME_ROW, sealedColumn, sealedColumnById, type SealedColumn } from '../../postgres/sealed-column.ts'

const SAME_CONNECTION = 's.tenant_id = n.key[1]::uuid and s.connection_id = n.key[2]::uuid'

/** The credentials of connections, for a rotation of `APP_SECRET`. */
export const sealedCredentials = sealedColumnById(
  { table: 'connections', column: 'credentials' },
  `
  update connections s
  set credentials = n.after
  from ${RESEALED}
  where ${SAME_ROW} and s.credentials = n.before`,
)

/** The tokens of connections. */
export const sealedGrants = ofConnections(
  { table: 'connection_grants', column: 'tokens' },
  `
  update connection_grants s
  set tokens = n.after
  from ${RESEALED}
  where ${SAME_CONNECTION} and s.tokens = n.before`,
)

/** What belongs to a consent that is being asked for. */
export const sealedGrantRequests = ofConnections(
  { table: 'connection_grant_requests', column: 'request' },
  `
  update connection_grant_requests s
  set request = n.after
  from ${RESEALED}
  where ${SAME_CONNECTION} and s.request = n.before`,
)

/** Of a table whose primary key is `(tenant_id, connection_id)`. */
function ofConnections(names: { table: string; column: string }, replace: string): SealedColumn {
  const { table, column } = names
  const find = `
  select array[tenant_id::text, connection_id::text] as key, ${column} as sealed
  from ${table}
  where ${column} ->> 'kid' <> $1 and (tenant_id, connection_id) > (($2::text[])[1]::uuid, ($2::text[])[2]::uuid)
  order by tenant_id, connection_id
  limit $3`
  return sealedColumn(names, { find, replace, first: [NIL_ID, NIL_ID] })
}
