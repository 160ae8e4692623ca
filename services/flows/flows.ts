import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import type { DocumentFilter, DocumentRecord, DocumentStatus } from '../../adapters/stores/documents/documents.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found, type ChangeDeps } from '../admin/change.ts'
import type { ListPage, ListQuery } from '../admin/pages.ts'
import type { Settings } from '../configuration/settings.ts'
import { getDefinition } from '../documents/definitions.ts'
import { getDocument, listDocuments } from '../documents/documents.ts'
import { draftDefinition } from '../documents/publishing.ts'
import { flowKind, triggersOf, validateDefinition, type FlowValidation } from './publishing.ts'

export type CatalogFlow = Omit<DocumentRecord<FlowDefinition>, 'live'> & {
  status: DocumentStatus
  intents: string[]
  events: string[]
}
/** `version` is null when `definition` is the draft of a flow that never had a version. */
export type FlowDetail = { flow: CatalogFlow; version: number | null; definition: JsonObject }

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** Flows by code. @throws Refusal `invalid_input` for a cursor that is not from this list */
export async function listFlows(
  deps: ReadDeps,
  tenantId: string,
  query: DocumentFilter & ListQuery,
): Promise<ListPage<CatalogFlow>> {
  const { items, nextCursor } = await listDocuments(flowKind, deps, tenantId, query)
  return { items: items.map(catalogFlow), nextCursor }
}

/** The current flow in this transaction. @throws Refusal `not_found` */
export async function readFlow(db: Database, tenantId: string, id: string): Promise<CatalogFlow> {
  return catalogFlow(await getDocument(flowKind, db, tenantId, id))
}

/** A flow with one of its definitions, as `getDefinition` chooses it. @throws Refusal `not_found` */
export async function getFlow(deps: ReadDeps, tenantId: string, id: string, version?: number): Promise<FlowDetail> {
  const { record, ...chosen } = await getDefinition(flowKind, deps, tenantId, { id, version })
  return { flow: catalogFlow(record), ...chosen }
}

export function catalogFlow({ live, ...flow }: DocumentRecord<FlowDefinition>): CatalogFlow {
  const { intents, subscriptions } = live === null ? { intents: [], subscriptions: [] } : triggersOf(live)
  const status = live !== null ? 'published' : flow.latestVersion !== null ? 'withdrawn' : 'draft'
  return { ...flow, status, intents, events: [...new Set(subscriptions.map(({ eventName }) => eventName))] }
}

/** @param definition the draft when undefined @throws Refusal `not_found` */
export async function validateFlow(
  deps: ReadDeps & { settings: Settings },
  { tenantId }: AdminCaller,
  id: string,
  definition: JsonObject | undefined,
): Promise<FlowValidation & { definition: JsonObject }> {
  const { flows } = forTenant(deps.knex, tenantId)
  const validated = definition ?? draftDefinition(found(await flows.find({ id })), await flows.versions(id))
  return { ...(await validateDefinition(deps, tenantId, validated, id)), definition: validated }
}
