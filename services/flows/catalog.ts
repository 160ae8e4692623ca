import { flowCatalog, FLOWS_BY_CODE, type FlowFilter, type FlowRecord } from '../../adapters/stores/flows/catalog.ts'
import { flowVersions } from '../../adapters/stores/flows/versions.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { isJsonObject, type JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import { triggersOf } from './publishing.ts'

export type FlowStatus = 'draft' | 'published' | 'withdrawn'
export type CatalogFlow = Omit<FlowRecord, 'live'> & { status: FlowStatus; intents: string[]; events: string[] }
/** `version` is null when `definition` is the draft of a flow that never had a version. */
export type FlowDetail = { flow: CatalogFlow; version: number | null; definition: JsonObject }

type CatalogDeps = { knex: Database }

/** Flows by code. @throws Refusal `invalid_input` for a cursor that is not from this list */
export async function listFlows(
  { knex }: CatalogDeps,
  tenantId: string,
  { limit, cursor, ...filter }: FlowFilter & ListQuery,
): Promise<ListPage<CatalogFlow>> {
  const { items, nextCursor } = await listPage(
    'flows',
    FLOWS_BY_CODE,
    { limit, cursor },
    async window => await flowCatalog(knex, tenantId).page(filter, window),
  )
  return { items: items.map(catalogFlow), nextCursor }
}

/**
 * A flow with one of its versions: the given one, else the published, else the latest, else the draft.
 * @throws Refusal `not_found`
 */
export async function getFlow(
  { knex }: CatalogDeps,
  tenantId: string,
  flowId: string,
  version?: number,
): Promise<FlowDetail> {
  return await transaction(
    knex,
    async trx => {
      const catalog = flowCatalog(trx, tenantId)
      const record = await catalog.find(flowId)
      if (record === undefined) throw new Refusal('not_found', { message: 'No such flow' })
      const requested = version ?? record.publishedVersion ?? record.latestVersion
      const definition: unknown =
        requested === null
          ? (await catalog.draft(flowId))?.definition
          : (await flowVersions(trx, tenantId).find(flowId, requested))?.definition
      if (!isJsonObject(definition)) throw new Refusal('not_found', { message: 'The flow has no such version' })
      return { flow: catalogFlow(record), version: requested, definition }
    },
    { snapshot: true },
  )
}

export function catalogFlow({ live, ...flow }: FlowRecord): CatalogFlow {
  const { intents, subscriptions } = live === null ? { intents: [], subscriptions: [] } : triggersOf(live)
  const status = live !== null ? 'published' : flow.latestVersion !== null ? 'withdrawn' : 'draft'
  return { ...flow, status, intents, events: [...new Set(subscriptions.map(({ eventName }) => eventName))] }
}
