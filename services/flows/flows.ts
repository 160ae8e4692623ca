import { flowCatalog, type DraftRecord } from '../../adapters/stores/flows/catalog.ts'
import type { Flow } from '../../adapters/stores/flows/flows.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { isPublishable } from '../../domain/flow-validation/validate-flow.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { catalogFlow, listFlows as list, type CatalogFlow, type FlowStatus } from './catalog.ts'
import {
  draftDefinition,
  draftName,
  flowResource,
  flowState,
  saveDraft,
  type Latest,
  findingsOf,
  type FlowValidation,
} from './publishing.ts'
import { surroundingsOf } from './surroundings.ts'
import type { Settings } from '../configuration/settings.ts'
import { requestRepublish } from '../../adapters/stores/edge-store-requests/requests.ts'
import { republishRequestsFor } from '../published/republish.ts'
import { requireDraft } from '../documents/documents.ts'
import { auditActor, type AdminCaller } from '../admin/caller.ts'
import {
  change,
  changeOnce,
  found,
  rowToChange,
  type ChangeDeps,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import type { ListPage, ListQuery } from '../admin/pages.ts'

export type { CatalogFlow, DraftRecord }

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** By code. */
export async function listFlows(
  deps: ReadDeps,
  { tenantId }: AdminCaller,
  query: ListQuery & { status?: FlowStatus | undefined; search?: string | undefined },
): Promise<ListPage<CatalogFlow>> {
  return await list(deps, tenantId, query)
}

/** @throws Refusal `not_found` */
export async function getFlow({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<CatalogFlow> {
  return await readFlow(knex, tenantId, id)
}

/** @throws Refusal `conflict` for a code that is taken */
export async function createFlow(
  deps: ChangeDeps,
  caller: AdminCaller,
  definition: JsonObject & { code: string },
  answer: (flow: CatalogFlow) => StoredReply,
): Promise<CatalogFlow> {
  const { tenantId } = caller
  return await changeOnce(deps, caller, { action: 'flow.create', answer }, async (stores, trx) => {
    const { code } = definition
    const by = auditActor(caller)
    const flow = await stores.flows.insert({
      id: deps.newId(),
      code,
      name: draftName(definition, code),
      draft: definition,
      draftUpdatedBy: by,
      updatedBy: by,
    })
    await requestRepublish(trx, republishRequestsFor(tenantId, [{ kind: 'flow', code }]))
    return {
      result: await readFlow(trx, tenantId, flow.id),
      resource: flowResource(flow),
      before: null,
      after: flowState(flow, undefined, undefined),
    }
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` for a flow that has versions */
export async function deleteFlow(deps: ChangeDeps, caller: AdminCaller, { id, ifMatch }: Target): Promise<void> {
  await change(deps, caller, 'flow.delete', async (stores, trx) => {
    const flow = await rowToChange(stores.flows, { id }, ifMatch)
    if ((await stores.flows.latestVersion(id)) !== undefined)
      throw new Refusal('conflict', {
        message: 'The flow has versions, which executions refer to; withdraw it instead',
      })
    await stores.flows.delete(id)
    await requestRepublish(trx, republishRequestsFor(caller.tenantId, [{ kind: 'flow', code: flow.code }]))
    return {
      result: undefined,
      resource: flowResource(flow),
      before: flowState(flow, undefined, undefined),
      after: null,
    }
  })
}

/** @throws Refusal `not_found` */
export async function getFlowDraft({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<DraftRecord> {
  return found(await flowCatalog(knex, tenantId).draft(id))
}

/** @throws Refusal `not_found`, `precondition_failed`, `validation_failed` for another code than the flow's */
export async function saveFlowDraft(
  deps: ChangeDeps,
  caller: AdminCaller,
  target: Target,
  definition: JsonObject,
): Promise<DraftRecord> {
  const coalescedAcross = ['flow.save_layout', 'flow.simulate', 'flow.replay']
  return await changeDraft(deps, caller, { ...target, action: 'flow.save_draft', coalescedAcross }, ({ code }) => {
    if (definition['code'] !== undefined && definition['code'] !== code) {
      throw new Refusal('validation_failed', {
        message: 'A flow keeps its code',
        details: { validation_errors: [{ field: 'definition.code', rule: 'enum', expected: [code] }] },
      })
    }
    return definition
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` for a flow without versions */
export async function discardFlowDraft(deps: ChangeDeps, caller: AdminCaller, target: Target): Promise<void> {
  await changeDraft(deps, caller, { ...target, action: 'flow.discard_draft' }, (_, latest) => {
    if (latest == null) throw new Refusal('conflict', { message: 'The flow has no version to go back to' })
    return latest.definition as unknown as JsonObject
  })
}

/** @param definition the draft when undefined @throws Refusal `not_found` */
export async function validateFlow(
  { knex, settings }: ReadDeps & { settings: Settings },
  { tenantId }: AdminCaller,
  id: string,
  definition: JsonObject | undefined,
): Promise<FlowValidation & { definition: JsonObject }> {
  const stores = forTenant(knex, tenantId)
  const flow = found(await stores.flows.find({ id }))
  const surroundings = await stores.flowVersions.surroundings(id)
  const validated = definition ?? draftDefinition(flow, surroundings.latest)
  const known = await surroundingsOf({ knex, settings }, tenantId, flow, validated)
  const findings = findingsOf(surroundings, validated, flow.code, known)
  return { valid: isPublishable(findings), findings, definition: validated }
}

/** The current flow in this transaction. */
export async function readFlow(db: Database, tenantId: string, id: string): Promise<CatalogFlow> {
  return catalogFlow(found(await flowCatalog(db, tenantId).find(id)))
}

type Decide = (flow: Flow, latest: Latest) => JsonObject

async function changeDraft(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch, action, coalescedAcross }: Target & { action: string; coalescedAcross?: readonly string[] },
  decide: Decide,
): Promise<DraftRecord> {
  return await change(deps, caller, action, async (stores, trx) => {
    const flow = found(await stores.flows.findForUpdate({ id }))
    requireDraft(ifMatch, flow)
    const latest = await stores.flows.latestVersion(id)
    const after = await saveDraft(stores.flows, { flow, latest }, decide(flow, latest), auditActor(caller))
    return {
      result: found(await flowCatalog(trx, caller.tenantId).draft(id)),
      resource: flowResource(flow),
      before: flowState(flow, latest, undefined),
      after: flowState(after, latest, undefined),
      ...(coalescedAcross === undefined ? {} : { coalescedAcross }),
    }
  })
}
