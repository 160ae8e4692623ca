import { RESEALED, SAME_ROW, sameRow, sealedColumnById } from '../../postgres/sealed-column.ts'

const SAME_CONNECTION = sameRow('connection_id')

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
export const sealedGrants = sealedColumnById(
  { table: 'connection_grants', column: 'tokens', id: 'connection_id' },
  `
  update connection_grants s
  set tokens = n.after
  from ${RESEALED}
  where ${SAME_CONNECTION} and s.tokens = n.before`,
)

/** What belongs to a consent that is being asked for. */
export const sealedGrantRequests = sealedColumnById(
  { table: 'connection_grant_requests', column: 'request', id: 'connection_id' },
  `
  update connection_grant_requests s
  set request = n.after
  from ${RESEALED}
  where ${SAME_CONNECTION} and s.request = n.before`,
)
