import { NIL_ID } from '../ids.ts'
import type { SealedSecret } from '../secrets.ts'
import { statement, statementOfShardGroups, type Queryable } from './statement.ts'

/** A stored secret with the primary key of its row, as text. */
export type SealedRow = { key: string[]; sealed: SealedSecret }

export type Resealed = { key: string[]; before: SealedSecret; after: SealedSecret }

/** A column of sealed secrets, of every workspace. */
export type SealedColumn = {
  table: string
  column: string
  /** The next rows after `after`, in the order of their primary key, that are not sealed under the key `kid`. */
  notSealedUnder(db: Queryable, kid: string, after?: string[]): Promise<SealedRow[]>
  /** Replaces values that are still as they were read; returns how many. */
  replace(db: Queryable, rows: readonly Resealed[]): Promise<number>
}

const PORTION = 500

/** The rows of `replace`; a statement joins it by the columns of its primary key. */
export const RESEALED = 'jsonb_to_recordset($1::jsonb) as n(key text[], before jsonb, after jsonb)'

/** The rows of a table whose primary key is `(tenant_id, id)`, where a `replace` updates them as `s`. */
export const SAME_ROW = sameRow('id')

/** As `SAME_ROW`, of a table whose primary key has another column than `id`. */
export function sameRow(id: string): string {
  return `s.tenant_id = n.key[1]::uuid and s.${id} = n.key[2]::uuid`
}

/** As `sealedColumn`, of a table whose primary key is `(tenant_id, id)`, or has another column than `id`. */
export function sealedColumnById(
  { id = 'id', ...names }: { table: string; column: string; id?: string },
  replace: string,
): SealedColumn {
  const { table, column } = names
  const find = `
  select array[tenant_id::text, ${id}::text] as key, ${column} as sealed
  from ${table}
  where ${column} ->> 'kid' <> $1 and (tenant_id, ${id}) > (($2::text[])[1]::uuid, ($2::text[])[2]::uuid)
  order by tenant_id, ${id}
  limit $3`
  return sealedColumn(names, { find, replace, first: [NIL_ID, NIL_ID] })
}

/**
 * @param find takes the kid, the key to start after and the number of rows; selects `key` and `sealed`
 * @param replace updates from `RESEALED`
 * @param first sorts before the primary key of every row
 */
export function sealedColumn(
  { table, column }: { table: string; column: string },
  { find, replace, first }: { find: string; replace: string; first: string[] },
): SealedColumn {
  const page = statement<SealedRow>(`sealed_${table}`, find)
  const write = statementOfShardGroups(`reseal_${table}`, `${replace}\n  returning 1`)
  return {
    table,
    column,
    notSealedUnder: async (db, kid, after = first) => await page(db, [kid, after, PORTION]),
    replace: async (db, rows) => (await write(db, [JSON.stringify(rows)])).length,
  }
}
