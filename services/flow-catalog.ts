import type { Pool } from '../adapters/postgres.ts'
import { findDefinition, findDraft, findFlow, findFlowPage, type FlowRecord } from '../adapters/stores/runtime/flow-catalog.ts'
import { decodeCursor, encodeCursor } from '../domain/cursors.ts'
import { isJsonObject, type JsonObject } from '../domain/json.ts'
import { Refusal } from '../domain/refusal.ts'
import { triggersOf } from './flow-publishing.ts'

export type FlowStatus = 'draft' | 'published' | 'withdrawn'
export type CatalogFlow = Omit<FlowRecord, 'live'> & { status: FlowStatus, intents: string[], events: string[] }
/** `version` is null when `definition` is the draft of a flow that never had a version. */
export type FlowDetail = { flow: CatalogFlow, version: number | null, definition: JsonObject }

const CURSOR = 'flows'

/** Flows by code. @throws Refusal `invalid_input` for a cursor that is not from this list */
export async function listFlows({ db }: { db: Pool }, tenantId: string, page: { status?: FlowStatus | undefined, limit: number, cursor?: string | undefined }): Promise<{ flows: CatalogFlow[], nextCursor: string | null }> {
  const after = page.cursor === undefined ? undefined : decodeCursor(CURSOR, page.cursor)
  if (page.cursor !== undefined && after === undefined) throw new Refusal('invalid_input', { message: 'The cursor is not from this list' })
  const found = await findFlowPage(db, tenantId, { after, status: page.status, limit: page.limit + 1 })
  const flows = found.slice(0, page.limit).map(catalogFlow)
  const last = flows.at(-1)
  return { flows, nextCursor: found.length > page.limit && last !== undefined ? encodeCursor(CURSOR, last.code) : null }
}

/** A flow with one of its versions: the given one, else the published, else the latest, else the draft. @throws Refusal `not_found` */
export async function getFlow({ db }: { db: Pool }, tenantId: string, flowId: string, version?: number): Promise<FlowDetail> {
  const record = await findFlow(db, tenantId, flowId)
  if (record === undefined) throw new Refusal('not_found', { message: 'No such flow' })
  const wanted = version ?? record.publishedVersion ?? record.latestVersion
  const definition = wanted === null ? await findDraft(db, tenantId, flowId) : await findDefinition(db, tenantId, flowId, wanted)
  if (wanted !== null && definition === undefined) throw new Refusal('not_found', { message: 'The flow has no such version' })
  const { code, name } = record
  return { flow: catalogFlow(record), version: wanted, definition: isJsonObject(definition) ? definition : { code, name } }
}

function catalogFlow({ live, ...flow }: FlowRecord): CatalogFlow {
  const { intents, subscriptions } = live === null ? { intents: [], subscriptions: [] } : triggersOf(live)
  const status = live !== null ? 'published' : flow.latestVersion !== null ? 'withdrawn' : 'draft'
  return { ...flow, status, intents, events: [...new Set(subscriptions.map(({ eventName }) => eventName))] }
}
