import { flowCatalog, VERSIONS_NEWEST_FIRST, type VersionRecord } from '../../adapters/stores/flows/catalog.ts'
import type { Flow, FlowVersion } from '../../adapters/stores/flows/flows.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { documentDifferences, type DocumentChange } from '../../domain/document-differences.ts'
import { nodeAt, type Finding } from '../../domain/flow-validation/finding.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { draftDefinition } from '../flows/drafts.ts'
import { publishDefinition, triggersOf, withdrawPublished } from '../flows/publishing.ts'
import { findingsOf } from '../flows/validation.ts'
import { requestRepublish, requestsFor } from '../published/republish.ts'
import { auditActor, type AdminCaller } from './caller.ts'
import { change, found, requireMatch, type ChangeDeps, type StoredReply } from './change.ts'
import { flowResource, flowState, readFlow, requireDraft, type CatalogFlow } from './flows.ts'
import { listPage, type ListPage, type ListQuery } from './pages.ts'

export type { VersionRecord }
export type FlowDifference = { from: string; to: string; changes: DocumentChange[] }

type ReadDeps = Pick<ChangeDeps, 'knex'>
type Publish = { note: string | null; ifMatch: string | undefined; answer: (version: VersionRecord) => StoredReply }

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
    async window => await flowCatalog(knex, tenantId).versions(flowId, window),
  )
}

/** @throws Refusal `not_found` */
export async function getFlowVersion(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  flowId: string,
  version: number,
): Promise<VersionRecord & { definition: FlowDefinition }> {
  return found(await flowCatalog(knex, tenantId).version(flowId, version))
}

/** @param to number of a version, or `draft` @throws Refusal `not_found` */
export async function compareFlowVersions(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  flowId: string,
  version: number,
  to: string,
): Promise<FlowDifference> {
  const catalog = flowCatalog(knex, tenantId)
  const before = found(await catalog.version(flowId, version))
  const after: unknown =
    to === 'draft'
      ? found(await catalog.draft(flowId)).definition
      : found(await catalog.version(flowId, numberOf(to))).definition
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
  id: string,
  options: Publish,
): Promise<VersionRecord> {
  return await publish(deps, caller, 'flow.publish', id, options, async (_, flow, latest) => {
    requireDraft(options.ifMatch, flow)
    return await Promise.resolve({ definition: draftDefinition(flow, latest) })
  })
}

/**
 * @throws Refusal `not_found` for an unknown flow or version, `precondition_failed`, `flow_invalid`, `intent_conflict`
 */
export async function rollbackFlow(
  deps: ChangeDeps,
  caller: AdminCaller,
  id: string,
  version: number,
  options: Publish,
): Promise<VersionRecord> {
  return await publish(deps, caller, 'flow.rollback', id, options, async ({ flows }, flow) => {
    requireMatch(options.ifMatch, flow)
    const { definition } = found(await flows.versions.find({ flowId: id, version }))
    return { definition: definition as unknown as JsonObject, rolledBackFrom: version }
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` for a flow that is not published */
export async function withdrawFlow(
  deps: ChangeDeps,
  caller: AdminCaller,
  id: string,
  ifMatch: string | undefined,
): Promise<CatalogFlow> {
  const { tenantId } = caller
  return await change(deps, caller, 'flow.withdraw', async (stores, trx) => {
    const { flows } = stores
    await flows.lockPublishing()
    const flow = found(await flows.findForUpdate({ id }))
    requireMatch(ifMatch, flow)
    if (flow.publishedVersionId === null) throw new Refusal('conflict', { message: 'The flow is not published' })
    const [latest, live] = [await flows.latestVersion(id), await flows.versions.find({ id: flow.publishedVersionId })]
    await withdrawPublished(flows, flow, auditActor(caller))
    await requestRepublish(trx, requestsFor(tenantId, [{ kind: 'flow', code: flow.code }]))
    return {
      result: await readFlow(trx, tenantId, id),
      resource: flowResource(flow),
      before: flowState(flow, latest, live?.version),
      after: flowState(flow, latest, null),
    }
  })
}

type Chosen = { definition: JsonObject; rolledBackFrom?: number }

/** Decides under the lock which definition goes live, checks it in the workspace as it is then, and publishes it. */
async function publish(
  deps: ChangeDeps,
  caller: AdminCaller,
  action: string,
  id: string,
  { note, answer }: Publish,
  choose: (stores: TenantStores, flow: Flow, latest: FlowVersion | undefined) => Promise<Chosen>,
): Promise<VersionRecord> {
  const { tenantId } = caller
  return await change(
    deps,
    caller,
    action,
    async (stores, trx) => {
      const { flows } = stores
      await flows.lockPublishing()
      const flow = found(await flows.findForUpdate({ id }))
      const latest = await flows.latestVersion(id)
      const { definition, rolledBackFrom } = await choose(stores, flow, latest)
      await requirePublishable(stores, flow, definition)
      const live =
        flow.publishedVersionId === null ? undefined : await flows.versions.find({ id: flow.publishedVersionId })
      const outcome = await publishDefinition(flows, flow, definition as unknown as FlowDefinition, {
        newId: deps.newId,
        actor: auditActor(caller),
        note,
        ...(rolledBackFrom === undefined ? {} : { rolledBackFrom }),
      })
      if (outcome.outcome === 'intents_taken') throw intentConflict(outcome.intents)
      if (outcome.outcome === 'published')
        await requestRepublish(trx, requestsFor(tenantId, [{ kind: 'flow', code: flow.code }]))
      const { version } = outcome.version
      const after = found(await flows.find({ id }))
      return {
        result: found(await flowCatalog(trx, tenantId).version(id, version)),
        resource: flowResource(flow),
        before: flowState(flow, latest, live?.version),
        after: flowState(after, await flows.latestVersion(id), version),
        details: { version, note, ...(rolledBackFrom === undefined ? {} : { rolledBackFrom }) },
      }
    },
    answer,
  )
}

/** An intent that is taken has its own answer, unless something else is wrong as well. */
async function requirePublishable(stores: TenantStores, { id, code }: Flow, definition: JsonObject): Promise<void> {
  const findings = await findingsOf(stores, definition, code)
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.some(finding => finding.code !== 'intent_taken')) throw flowInvalid(definition, findings)
  if (errors.length === 0) return
  const wanted = new Set(triggersOf(definition as unknown as FlowDefinition).intents)
  throw intentConflict(
    (await stores.flows.intents())
      .filter(owner => owner.flowId !== id && wanted.has(owner.intentName))
      .map(owner => ({ name: owner.intentName, flowId: owner.flowId })),
  )
}

export function flowInvalid(definition: JsonObject, findings: readonly Finding[]): Refusal {
  return new Refusal('flow_invalid', {
    details: { findings: findings.map(finding => adminFinding(definition, finding)) },
  })
}

/** A finding as the admin surface tells it. */
export function adminFinding(definition: JsonObject, { path, code, severity, message }: Finding) {
  return { path, rule: code, severity, message, nodeId: nodeAt(definition, path) }
}

function intentConflict([taken]: readonly { name: string; flowId: string }[]): Refusal {
  return new Refusal('intent_conflict', { details: { intent: taken?.name, flow_id: taken?.flowId } })
}

/** Numbers beyond those of any version name none. */
function numberOf(text: string): number {
  return Math.min(Number(text), 2_147_483_647)
}
