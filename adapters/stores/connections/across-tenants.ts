import { RESEALED, sealedColumn } from '../../postgres/sealed-column.ts'

/** The credentials of connections, for a rotation of `APP_SECRET`. */
export const sealedCredentials = sealedColumn(
  { table: 'connections', column: 'credentials' },
  {
    find: `
  select array[tenant_id::text, id::text] as key, credentials as sealed
  from connections
  where credentials ->> 'kid' <> $1 and (tenant_id, id) > (($2::text[])[1]::uuid, ($2::text[])[2]::uuid)
  order by tenant_id, id
  limit $3`,
    replace: `
  update connections s
  set credentials = n.after
  from ${RESEALED}
  where s.tenant_id = n.key[1]::uuid and s.id = n.key[2]::uuid and s.credentials = n.before`,
    first: ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000'],
  },
)
