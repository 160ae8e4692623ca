import { isDeepStrictEqual } from 'node:util'
import { Model, snakeCaseMappers, type ModelClass, type Pojo, type QueryBuilder } from 'objection'
import type { Knex } from './pool.ts'
import { OF_THE_SYSTEM } from './rows.ts'
import { readPage, type Order, type Page, type Window } from './keyset.ts'

/** A knex instance or a transaction of one. */
export type Database = Knex

/** The columns that administrative tables have in common. */
export interface Revisioned {
  /** Raised by every change; the entity tag of the row. */
  revision: number
  createdAt: Date
  updatedAt: Date
}

export interface TableShape {
  table: string
  /** `jsonb` columns that hold objects or arrays, in camelCase. */
  json?: string[]
  /** `numeric` columns, in camelCase, that are read as numbers; the driver returns text. */
  numeric?: string[]
  /** The identifier next to tenant_id, in camelCase; default `id`. */
  id?: string
  /** Whether a number in a camelCase name begins a word (`promptPer1k` is `prompt_per_1k`). */
  wordsBeginWithDigits?: boolean
  /** Columns of `Revisioned` that the table does not have. */
  without?: (keyof Revisioned)[]
}

/** The rows of one table that belong to one workspace. It cannot reach another workspace's rows. */
export interface TenantRows<Item extends object, New> {
  /** All rows, in the order of their identifiers unless `orderBy` names another column. */
  list: (where?: Partial<Item>, orderBy?: keyof Item & string) => Promise<Item[]>
  find: (where: Partial<Item>) => Promise<Item | undefined>
  /** As `find`, and locks the row until this transaction ends. */
  findForUpdate: (where: Partial<Item>) => Promise<Item | undefined>
  /** Locks all rows until this transaction ends: others can read but not change or delete them. */
  lockAll: () => Promise<void>
  /**
   * One window of the rows in this order. `narrow` adds conditions other than equality; it must not widen the
   * selection.
   */
  page: (order: Order, window: Window, where?: Partial<Item>, narrow?: Narrow) => Promise<Page<Item>>
  insert: (item: New) => Promise<Item>
  /**
   * Changes a row and raises its revision; undefined when there is none, or when `ifRevision` is not its revision.
   */
  update: (id: string, patch: Partial<Item>, ifRevision?: number) => Promise<Item | undefined>
  /**
   * Sets the values of the patch that differ and raises the revision; without a difference the row is left alone. Lock
   * it first: `findForUpdate`.
   * @throws Error when the row no longer exists
   */
  change: (row: Item, patch: Patch<Item>) => Promise<Item>
  /** Whether there was such a row. */
  delete: (id: string) => Promise<boolean>
}

/** New values of some columns; undefined leaves one as it is. */
export type Patch<Item> = { [Name in keyof Item]?: Item[Name] | undefined }

/** Conditions on the columns of the table itself, in SQL names. */
export type Narrow = (query: QueryBuilder<Model>) => void

interface Table {
  model: ModelClass<Model>
  columns: {
    parse: (row: Record<string, unknown>) => Record<string, unknown>
    format: (item: Record<string, unknown>) => Record<string, unknown>
  }
  id: string
  revisioned: Set<string>
}

/** Makes an Objection model for the table; call once, when the module is loaded. */
export function defineTable(shape: TableShape): Table {
  const columns = snakeCaseMappers({ underscoreBeforeDigits: shape.wordsBeginWithDigits === true })
  const id = shape.id ?? 'id'
  class Row extends Model {
    static override tableName = shape.table
    static override idColumn = ['tenant_id', String(Object.keys(columns.format({ [id]: null }))[0])]
    static override columnNameMappers = columns
    static override jsonAttributes = shape.json ?? []
    override $parseDatabaseJson(row: Pojo): Pojo {
      const item = super.$parseDatabaseJson(row)
      for (const name of OF_THE_SYSTEM) Reflect.deleteProperty(item, name)
      for (const name of shape.numeric ?? []) if (name in item) item[name] = Number(item[name])
      return item
    }
  }
  const revisioned = new Set<string>(
    ['revision', 'createdAt', 'updatedAt'].filter(name => shape.without?.includes(name as keyof Revisioned) !== true),
  )
  return { model: Row, columns, id, revisioned }
}

/** The rows of one table in one workspace. */
type Scope = { table: Table; db: Database; tenantId: string }

export function tenantRows<Item extends object, New extends object>(
  table: Table,
  db: Database,
  tenantId: string,
): TenantRows<Item, New> {
  const scope = { table, db, tenantId }
  return {
    list: async (where = {}, orderBy) => {
      const order = Object.keys(table.columns.format({ [orderBy ?? table.id]: null }))[0] ?? table.id
      const rows = await matching(scope, where).orderBy(order)
      return rows.map(row => toItem<Item>(row))
    },
    find: async where => {
      const row = await matching(scope, where).first()
      return row === undefined ? undefined : toItem<Item>(row)
    },
    findForUpdate: async where => {
      const row = await matching(scope, where).first().forUpdate()
      return row === undefined ? undefined : toItem<Item>(row)
    },
    lockAll: async () => {
      await db(table.model.tableName).where('tenant_id', tenantId).forNoKeyUpdate().select(db.raw('1'))
    },
    page: async (order, window, where, narrow) => await pageOfRows<Item>(scope, { order, window }, where, narrow),
    insert: async item => {
      const row = { ...item, tenantId }
      return toItem<Item>(await table.model.query(db).insert(row).returning('*'))
    },
    update: async (id, patch, ifRevision) => await update<Item>(scope, id, patch, ifRevision),
    change: async (row, patch) => {
      const changes = differences(row, patch)
      if (Object.keys(changes).length === 0) return row
      const changed = await update<Item>(scope, String((row as Record<string, unknown>)[table.id]), changes)
      if (changed === undefined) throw new Error('a row that was to be changed no longer exists')
      return changed
    },
    delete: async id => (await matching(scope, { [table.id]: id }).delete()) > 0,
  }
}

function matching({ table, db, tenantId }: Scope, where: object) {
  return table.model
    .query(db)
    .where('tenant_id', tenantId)
    .where(table.columns.format({ ...where }))
}

async function pageOfRows<Item extends object>(
  scope: Scope,
  { order, window }: { order: Order; window: Window },
  where: Partial<Item> = {},
  narrow?: Narrow,
): Promise<Page<Item>> {
  const read = matching(scope, where).select('*')
  if (narrow !== undefined)
    void read.where(inner => {
      narrow(inner)
    })
  // Objection's builder has the methods of knex that a page needs.
  const list = read as unknown as Knex.QueryBuilder
  return await readPage(scope.db, list, { order, window }, (row: Model) => toItem<Item>(row))
}

async function update<Item extends object>(
  scope: Scope,
  id: string,
  patch: Partial<Item>,
  ifRevision?: number,
): Promise<Item | undefined> {
  const { table, db } = scope
  const raised = {
    ...patch,
    ...(table.revisioned.has('revision') ? { revision: db.raw('revision + 1') } : {}),
    ...(table.revisioned.has('updatedAt') ? { updatedAt: db.fn.now() } : {}),
  }
  const row = matching(scope, { [table.id]: id })
  const target = ifRevision === undefined ? row : row.where('revision', ifRevision)
  const rows = await target.patch(raised as object).returning('*')
  return rows[0] === undefined ? undefined : toItem<Item>(rows[0])
}

/** The given fields whose values differ from the item's. */
export function differences<Item extends object>(item: Item, fields: Patch<Item>): Partial<Item> {
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(item[name as keyof Item], value),
  )
  return Object.fromEntries(changed) as Partial<Item>
}

/** The plain domain object of a row: no model, no tenant_id, no keyset. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the one cast of a row
function toItem<Item extends object>(row: Model): Item {
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => column !== 'tenantId' && column !== 'keyset'),
  ) as Item
}
