import {
  LATEST_SEEN_FIRST,
  type CollectedText,
  type CollectedTextStore,
} from '../../adapters/stores/collected-texts.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import type { AdminCaller } from './caller.ts'
import { change, found, type ChangeDeps } from './change.ts'
import { listPage, type ListPage, type ListQuery } from './pages.ts'

export type { CollectedText }

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** `type` names one in the audit log, `list` their list. */
type CollectedKind<Text extends CollectedText> = {
  type: string
  list: string
  textsIn: (stores: TenantStores) => CollectedTextStore<Text>
}

/** What people do with texts of visitors that were collected, of one kind. */
export function collectedTextOperations<Text extends CollectedText>({ type, list, textsIn }: CollectedKind<Text>) {
  return {
    /** The latest first. */
    list: async (
      { knex }: ReadDeps,
      { tenantId }: AdminCaller,
      { locale, ...query }: ListQuery & { locale?: string | undefined },
    ): Promise<ListPage<Text>> => {
      const texts = textsIn(forTenant(knex, tenantId))
      const where = (locale === undefined ? {} : { locale }) as Partial<Text>
      return await listPage(list, LATEST_SEEN_FIRST, query, async window => {
        return await texts.page(LATEST_SEEN_FIRST, window, where)
      })
    },

    /** @throws Refusal `not_found` */
    get: async ({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<Text> =>
      found(await textsIn(forTenant(knex, tenantId)).find({ id } as Partial<Text>)),

    /** @throws Refusal `not_found` */
    dismiss: async (deps: ChangeDeps, caller: AdminCaller, id: string): Promise<void> => {
      await change(deps, caller, `${type}.dismiss`, async stores => {
        const { text } = found(await textsIn(stores).find({ id } as Partial<Text>))
        await textsIn(stores).delete(id)
        return { result: undefined, resource: { type, id, name: null }, before: { text }, after: null }
      })
    },
  }
}
