import { findingBody } from '../../domain/flow-validation/finding.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import type { Settings } from '../../services/configuration/settings.ts'
import * as flows from '../../services/flows/flows.ts'
import { draftEtag } from '../../services/documents/documents.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { flowBody } from './flow-body.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { created, current, pageBody, saved, publishesBody } from './replies.ts'

type Schemas = components['schemas']

const PATH = '/api/admin/v1/flows'

export async function listFlows(deps: ChangeDeps, request: RequestOf<'listFlows'>): Promise<ReplyOf<'listFlows'>> {
  return {
    status: 200,
    body: pageBody(await flows.listFlows(deps, callerAdmin(request.caller), request.query), flowBody),
  }
}

export async function createFlow(deps: ChangeDeps, request: RequestOf<'createFlow'>): Promise<ReplyOf<'createFlow'>> {
  const answer = (flow: flows.CatalogFlow) => {
    const body = flowBody(flow)
    return created(`${PATH}/${flow.id}`, body, body.etag)
  }
  return answer(
    await flows.createFlow(
      deps,
      callerAdmin(request.caller),
      request.body.definition as JsonObject & { code: string },
      answer,
    ),
  )
}

export async function getFlow(deps: ChangeDeps, request: RequestOf<'getFlow'>): Promise<ReplyOf<'getFlow'>> {
  return current(flowBody(await flows.getFlow(deps, callerAdmin(request.caller), idOf(request.params.flowId))))
}

export async function deleteFlow(deps: ChangeDeps, request: RequestOf<'deleteFlow'>): Promise<ReplyOf<'deleteFlow'>> {
  await flows.deleteFlow(deps, callerAdmin(request.caller), targetOf(request, request.params.flowId))
  return { status: 204 }
}

export async function getFlowDraft(
  deps: ChangeDeps,
  request: RequestOf<'getFlowDraft'>,
): Promise<ReplyOf<'getFlowDraft'>> {
  return current(draftBody(await flows.getFlowDraft(deps, callerAdmin(request.caller), idOf(request.params.flowId))))
}

export async function saveFlowDraft(
  deps: ChangeDeps,
  request: RequestOf<'saveFlowDraft'>,
): Promise<ReplyOf<'saveFlowDraft'>> {
  return await saved(
    request.caller,
    draftBody,
    async admin =>
      await flows.saveFlowDraft(
        deps,
        admin,
        targetOf(request, request.params.flowId),
        request.body.definition as JsonObject,
      ),
  )
}

export async function discardFlowDraft(
  deps: ChangeDeps,
  request: RequestOf<'discardFlowDraft'>,
): Promise<ReplyOf<'discardFlowDraft'>> {
  await flows.discardFlowDraft(deps, callerAdmin(request.caller), targetOf(request, request.params.flowId))
  return { status: 204 }
}

export async function validateFlow(
  deps: ChangeDeps & { settings: Settings },
  request: RequestOf<'validateFlow'>,
): Promise<ReplyOf<'validateFlow'>> {
  const { valid, findings, definition } = await flows.validateFlow(
    deps,
    callerAdmin(request.caller),
    idOf(request.params.flowId),
    request.body.definition as JsonObject | undefined,
  )
  return { status: 200, body: { valid, findings: findings.map(finding => findingBody(definition, finding)) } }
}

function draftBody(draft: flows.DraftRecord): Schemas['FlowDraft'] {
  const { flowId, definition, baseVersion, versions, savedAt, savedBy } = draft
  return {
    flowId,
    definition: definition as JsonObject,
    baseVersion,
    publishes: publishesBody(definition, versions),
    updatedAt: savedAt.toISOString(),
    updatedBy: savedBy,
    etag: draftEtag(draft),
  }
}
