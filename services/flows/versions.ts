import { flowCatalog } from '../../adapters/stores/flows/catalog.ts'
import type { Flow } from '../../adapters/stores/flows/flows.ts'
import { VERSIONS_NEWEST_FIRST, type Referable, type VersionRecord } from '../../adapters/stores/flows/versions.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { documentDifferences, type DocumentChange } from '../../domain/document-differences.ts'
import { findingBody, type Finding } from '../../domain/flow-validation/finding.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import {
  draftDefinition,
  flowResource,
  flowState,
  publishDefinition,
  takenIntents,
  type Latest,
  type TakenIntent,
  findingsOf,
} from './publishing.ts'
import { requestRepublish } from '../../adapters/stores/edge-store-requests/requests.ts'
import { republishRequestsFor } from '../published/republish.ts'
import { requireDraft } from '../documents/documents.ts'
import { auditActor, type AdminCaller } from '../admin/caller.ts'
import {
  change,
  changeOnce,
  found,
  requireMatch,
  type ChangeDeps,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import { readFlow, type CatalogFlow } from './flows.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { VersionRecord }
export type FlowDifference = { from: string; to: string; changes: DocumentChange[] }

type ReadDeps = Pick<ChangeDeps, 'knex'>
type Publishing = Target & { note: string | null }
type Answer = (version: VersionRecord) => StoredReply

/** Newest first. @throws Refusal `not_found` */
export async function listFlowVersions(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  flowId: string,
  query: ListQuery,
): Promise<ListPage<VersionRecord>> {
  found(await forTenant(knex, tenantId).flows.find({ id: flowId }))
  return await listPage(
    'flow_versions',
    VERSIONS_NEWEST_FIRST,
    query,
    async window => await forTenant(knex, tenantId).flowVersions.page(flowId, window),
  )
}

/** @throws Refusal `not_found` */
export async function getFlowVersion(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  flowId: string,
  version: number,
): Promise<VersionRecord & { definition: FlowDefinition }> {
  return found(await forTenant(knex, tenantId).flowVersions.find(flowId, version))
}

/** @param to number of a version, or `draft` @throws Refusal `not_found` */
export async function compareFlowVersions(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  flowId: string,
  { version, to }: { version: number; to: string },
): Promise<FlowDifference> {
  const { flowVersions } = forTenant(knex, tenantId)
  const before = found(await flowVersions.find(flowId, version))
  const after: unknown =
    to === 'draft'
      ? found(await flowCatalog(knex, tenantId).draft(flowId)).definition
      : found(await flowVersions.find(flowId, numberOf(to))).definition
  return {
    from: String(version),
    to,
    changes: documentDifferences(
      before.definition as unknown as JsonObject,
      after as JsonObject,
      path => path === '/nodes',
    ),
  }
}

/** @throws Refusal `not_found`, `precondition_failed`, `flow_invalid`, `intent_conflict` */
export async function publishFlow(
  deps: ChangeDeps,
  caller: AdminCaller,
  publishing: Publishing,
  answer: Answer,
): Promise<VersionRecord> {
  return await publish(deps, caller, { ...publishing, action: 'flow.publish', answer }, (_, flow, latest) => {
    requireDraft(publishing.ifMatch, flow)
    return { definition: draftDefinition(flow, latest) }
  })
}

/**
 * @throws Refusal `not_found` for an unknown flow or version, `precondition_failed`, `flow_invalid`, `intent_conflict`
 */
export async function rollbackFlow(
  deps: ChangeDeps,
  caller: AdminCaller,
  { version, ...publishing }: Publishing & { version: number },
  answer: Answer,
): Promise<VersionRecord> {
  const operation = { ...publishing, action: 'flow.rollback', answer }
  return await publish(deps, caller, operation, async ({ flowVersions }, flow) => {
    requireMatch(publishing.ifMatch, flow)
    const { definition } = found(await flowVersions.find(publishing.id, version))
    return { definition: definition as unknown as JsonObject, rolledBackFrom: version }
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` for a flow that is not published */
export async function withdrawFlow(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
): Promise<CatalogFlow> {
  const { tenantId } = caller
  return await change(deps, caller, 'flow.withdraw', async (stores, trx) => {
    const { flows, flowVersions } = stores
    await flows.lockPublishing()
    const flow = found(await flows.findForUpdate({ id }))
    requireMatch(ifMatch, flow)
    const { latest, live } = await flowVersions.surroundings(id)
    if (live === null) throw new Refusal('conflict', { message: 'The flow is not published' })
    await flowVersions.withdraw(id, auditActor(caller))
    await requestRepublish(trx, republishRequestsFor(tenantId, [{ kind: 'flow', code: flow.code }]))
    return {
      result: await readFlow(trx, tenantId, id),
      resource: flowResource(flow),
      before: flowState(flow, latest, live.version),
      after: flowState(flow, latest, null),
    }
  })
}

type Chosen = { definition: JsonObject; rolledBackFrom?: number }
type Choose = (stores: TenantStores, flow: Flow, latest: Latest) => Chosen | Promise<Chosen>

/** Decides under the lock which definition goes live, checks it in the workspace as it is then, and publishes it. */
async function publish(
  deps: ChangeDeps,
  caller: AdminCaller,
  { action, id, note, answer }: Publishing & { action: string; answer: Answer },
  choose: Choose,
): Promise<VersionRecord> {
  return await changeOnce(deps, caller, { action, answer }, async (stores, trx) => {
    const { flows, flowVersions } = stores
    await flows.lockPublishing()
    const flow = found(await flows.findForUpdate({ id }))
    const surroundings = await flowVersions.surroundings(id)
    const { latest, live } = surroundings
    const { definition, rolledBackFrom = null } = await choose(stores, flow, latest)
    requirePublishable(surroundings, flow, definition)
    const valid = definition as unknown as FlowDefinition
    const options = { newId: deps.newId, actor: auditActor(caller), note, rolledBackFrom }
    const outcome = await publishDefinition(flowVersions, { flow, surroundings }, valid, options)
    if (outcome.outcome === 'intents_taken') throw intentConflict(outcome.intents)
    const isPublished = outcome.outcome === 'published'
    if (isPublished)
      await requestRepublish(trx, republishRequestsFor(caller.tenantId, [{ kind: 'flow', code: flow.code }]))
    const result = isPublished ? outcome.version : found(await flowVersions.find(id, outcome.version))
    const { version } = result
    const before = flowState(flow, latest, live?.version)
    return {
      result,
      resource: flowResource(flow),
      before,
      after: isPublished ? flowState(outcome.flow, { version, definition: valid }, version) : before,
      details: { version, note, ...(rolledBackFrom === null ? {} : { rolledBackFrom }) },
    }
  })
}

/** A taken intent has its own error, unless there are other errors. */
function requirePublishable(referable: Referable, { id, code }: Flow, definition: JsonObject): void {
  const findings = findingsOf(referable, definition, code)
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.some(finding => finding.code !== 'intent_taken')) throw flowInvalid(definition, findings)
  if (errors.length > 0)
    throw intentConflict(takenIntents(id, definition as unknown as FlowDefinition, referable.intents))
}

export function flowInvalid(definition: JsonObject, findings: readonly Finding[]): Refusal {
  return new Refusal('flow_invalid', {
    details: { findings: findings.map(finding => findingBody(definition, finding)) },
  })
}

function intentConflict([taken]: readonly TakenIntent[]): Refusal {
  return new Refusal('intent_conflict', { details: { intent: taken?.name, flow_id: taken?.flowId } })
}

/** Numbers outside the range of versions match none. */
function numberOf(text: string): number {
  return Math.min(Number(text), 2_147_483_647)
}
