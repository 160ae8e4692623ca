import type { Order } from '../../adapters/postgres/keyset.ts'
import type { Database, Patch, Revisioned, TenantRows } from '../../adapters/postgres/tenant-rows.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import type { AdminCaller } from './caller.ts'
import { change, changeOnce, found, rowToChange, type ChangeDeps, type StoredReply, type Target } from './change.ts'
import { listPage, type ListPage, type ListQuery } from './pages.ts'

type ReadDeps = Pick<ChangeDeps, 'knex'>
type Row = Revisioned & { id: string }

/** A resource of which each is one row that people list, read, create, change and delete. */
export type ResourceKind<Item extends Row, New> = {
  /** Names it in the audit log: `queue` for the action `queue.update`. */
  type: string
  /** Names its list, so that the cursor of another list is refused. */
  list: string
  order: Order
  rowsIn: (stores: TenantStores) => TenantRows<Item, New>
  /** As people know it in the audit log. */
  nameOf: (item: Item) => string
}

/** Refuses a change that does not fit the rest of the workspace; runs in its transaction. */
type Check = (stores: TenantStores, trx: Database) => Promise<void>

/** The operations on resources of one kind. */
export function resourceOperations<Item extends Row, New extends { id: string }>({
  type,
  list,
  order,
  rowsIn,
  nameOf,
}: ResourceKind<Item, New>) {
  const resourceOf = (item: Item) => ({ type, id: item.id, name: nameOf(item) })
  return {
    list: async ({ knex }: ReadDeps, { tenantId }: AdminCaller, query: ListQuery): Promise<ListPage<Item>> =>
      await listPage(list, order, query, async window => await rowsIn(forTenant(knex, tenantId)).page(order, window)),

    /** @throws Refusal `not_found` */
    get: async ({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<Item> =>
      found(await rowsIn(forTenant(knex, tenantId)).find({ id } as Partial<Item>)),

    /** @throws Refusal `conflict` for a name, code or address that is taken, and what `requireValid` refuses */
    create: async (
      deps: ChangeDeps,
      caller: AdminCaller,
      item: New,
      { answer, requireValid }: { answer: (item: Item) => StoredReply; requireValid: Check },
    ): Promise<Item> =>
      await changeOnce(deps, caller, { action: `${type}.create`, answer }, async (stores, trx) => {
        await requireValid(stores, trx)
        const after = await rowsIn(stores).insert(item)
        return { result: after, resource: resourceOf(after), before: null, after }
      }),

    /** @throws Refusal `not_found`, `precondition_failed`, `conflict`, and what `requireValid` refuses */
    update: async (
      deps: ChangeDeps,
      caller: AdminCaller,
      { id, ifMatch }: Target,
      patch: Patch<Item>,
      requireValid?: Check,
    ): Promise<Item> =>
      await change(deps, caller, `${type}.update`, async (stores, trx) => {
        const rows = rowsIn(stores)
        const before = await rowToChange(rows, { id } as Partial<Item>, ifMatch)
        await requireValid?.(stores, trx)
        const after = await rows.change(before, patch)
        return { result: after, resource: resourceOf(after), before, after }
      }),

    /** @throws Refusal `not_found`, `precondition_failed` */
    delete: async (deps: ChangeDeps, caller: AdminCaller, { id, ifMatch }: Target): Promise<void> => {
      await change(deps, caller, `${type}.delete`, async stores => {
        const rows = rowsIn(stores)
        const before = await rowToChange(rows, { id } as Partial<Item>, ifMatch)
        await rows.delete(id)
        return { result: undefined, resource: resourceOf(before), before, after: null }
      })
    },
  }
}
