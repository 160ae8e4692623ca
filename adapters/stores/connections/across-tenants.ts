import { BY_TENANT_AND_ID, RESEALED, sealedColumn } from '../../postgres/sealed-column.ts'

/** The credentials of connections, for a rotation of `APP_SECRET`. */
export const sealedCredentials = sealedColumn(
  { table: 'connections', column: 'credentials' },
  {
    find: `
  select ${BY_TENANT_AND_ID.key} as key, credentials as sealed
  from connections
  where credentials ->> 'kid' <> $1 and ${BY_TENANT_AND_ID.after}
  order by ${BY_TENANT_AND_ID.order}
  limit $3`,
    replace: `
  update connections s
  set credentials = n.after
  from ${RESEALED}
  where ${BY_TENANT_AND_ID.same} and s.credentials = n.before`,
    first: BY_TENANT_AND_ID.first,
  },
)
