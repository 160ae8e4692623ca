import { Model, snakeCaseMappers } from 'objection'
import type { ModelClass } from 'objection'
import type { Knex } from '../knex.ts'

/** A knex instance or a transaction of one. */
export type Database = Knex

/** What every administrative row carries besides its own columns. */
export interface Kept {
  /** Raised by every change; the entity tag of the row. */
  revision: number
  createdAt: Date
  updatedAt: Date
}

export interface TableShape {
  table: string
  /** `jsonb` columns that hold objects or arrays, in camelCase. */
  json?: string[]
  /** The identifier beside tenant_id, in camelCase; default `id`. */
  id?: string
  /** Whether a number in a camelCase name begins a word (`promptPer1k` is `prompt_per_1k`). */
  wordsBeginWithDigits?: boolean
  /** Columns of `Kept` that the table does not have. */
  without?: (keyof Kept)[]
}

/** The rows of one table that belong to one workspace. There is no way from here to another workspace's rows. */
export interface TenantRows<Item extends object, New> {
  /** All rows, in the order of their identifiers unless `orderBy` names another column. */
  list: (where?: Partial<Item>, orderBy?: keyof Item & string) => Promise<Item[]>
  find: (where: Partial<Item>) => Promise<Item | undefined>
  insert: (item: New) => Promise<Item>
  /**
   * Changes a row and raises its revision; undefined when there is none, or when `ifRevision` is not its revision.
   */
  update: (id: string, patch: Partial<Item>, ifRevision?: number) => Promise<Item | undefined>
  /** Whether there was such a row. */
  delete: (id: string) => Promise<boolean>
}

interface Table {
  model: ModelClass<Model>
  columns: { parse: (row: Record<string, unknown>) => Record<string, unknown>, format: (item: Record<string, unknown>) => Record<string, unknown> }
  id: string
  kept: Set<string>
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
  }
  const kept = new Set<string>(['revision', 'createdAt', 'updatedAt'].filter((name) => shape.without?.includes(name as keyof Kept) !== true))
  return { model: Row, columns: columns, id, kept }
}

export function tenantRows<Item extends object, New extends object>(table: Table, db: Database, tenantId: string): TenantRows<Item, New> {
  const query = () => table.model.query(db).where('tenant_id', tenantId)
  const byId = (id: string) => query().where(table.columns.format({ [table.id]: id }))
  return {
    async list(where = {}, orderBy) {
      const order = Object.keys(table.columns.format({ [orderBy ?? table.id]: null }))[0] ?? table.id
      const rows = await query().where(table.columns.format({ ...where })).orderBy(order)
      return rows.map((row) => toItem<Item>(row))
    },
    async find(where) {
      const row = await query().findOne(table.columns.format({ ...where }))
      return row === undefined ? undefined : toItem<Item>(row)
    },
    async insert(item) {
      return toItem<Item>(await table.model.query(db).insert({ ...item, tenantId }).returning('*'))
    },
    async update(id, patch, ifRevision) {
      const raised = {
        ...patch,
        ...(table.kept.has('revision') ? { revision: db.raw('revision + 1') } : {}),
        ...(table.kept.has('updatedAt') ? { updatedAt: db.fn.now() } : {}),
      }
      const target = ifRevision === undefined ? byId(id) : byId(id).where('revision', ifRevision)
      const rows = await target.patch(raised as object).returning('*')
      return rows[0] === undefined ? undefined : toItem<Item>(rows[0])
    },
    async delete(id) {
      return await byId(id).delete() > 0
    },
  }
}

/** The plain domain object of a row: no model, no tenant_id. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the one cast at the store's edge is made here
function toItem<Item extends object>(row: Model): Item {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'tenantId')) as Item
}
