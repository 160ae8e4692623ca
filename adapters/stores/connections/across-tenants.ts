import { RESEALED, SAME_ROW, sealedColumnById } from '../../postgres/sealed-column.ts'

/** The credentials of connections, for a rotation of `APP_SECRET`. */
export const sealedCredentials = sealedColumnById(
  { table: 'connections', column: 'credentials' },
  `
  update connections s
  set credentials = n.after
  from ${RESEALED}
  where ${SAME_ROW} and s.credentials = n.before`,
)
