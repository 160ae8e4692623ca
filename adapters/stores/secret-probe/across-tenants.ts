import type { SealedSecret, SecretBox, SecretLocation } from '../../secrets.ts'
import { RESEALED, sealedColumn } from '../../postgres/sealed-column.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** The whole database has one probe: every process seals and opens under the same APP_SECRET. */
export const PROBE_LOCATION: SecretLocation = { table: 'secret_probe', column: 'sealed', tenantId: '', id: '' }
const PROBE_TEXT = 'parley'

const find = statement<{ sealed: SealedSecret }>(
  'secret_probe_find',
  `
  select sealed
  from secret_probe`,
)
const insert = statement(
  'secret_probe_insert',
  `
  insert into secret_probe (sealed)
  values ($1)
  on conflict do nothing`,
)

/**
 * Opens the probe that the first process of this database sealed, and seals one if there is none.
 * @throws Error when it was sealed with another APP_SECRET
 */
export async function openProbe(db: Queryable, secretBox: SecretBox): Promise<void> {
  const [row] = await find(db, [])
  if (row === undefined) await insert(db, [JSON.stringify(secretBox.seal(PROBE_TEXT, PROBE_LOCATION))])
  else secretBox.open(row.sealed, PROBE_LOCATION)
}

/** The probe, for a rotation of `APP_SECRET`. */
export const sealedProbe = sealedColumn(
  { table: 'secret_probe', column: 'sealed' },
  {
    find: `
  select array[id::text] as key, sealed
  from secret_probe
  where sealed ->> 'kid' <> $1 and id::text > ($2::text[])[1]
  limit $3`,
    replace: `
  update secret_probe s
  set sealed = n.after
  from ${RESEALED}
  where s.id = n.key[1]::boolean and s.sealed = n.before`,
    first: [''],
  },
)
