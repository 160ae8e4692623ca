import { findingBody } from '../../domain/flow-validation/finding.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import type { PublishDeps } from '../../services/documents/documents.ts'
import type { Settings } from '../../services/configuration/settings.ts'
import * as flows from '../../services/flows/flows.ts'
import { callerAdmin, idOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { flowBody } from './flow-body.ts'
import { flowDocuments } from './flow-documents.ts'
import { pageBody } from './replies.ts'
import type { Admin } from './rows.ts'

export const createFlow: Admin<'createFlow'> = async (deps, request) =>
  await flowDocuments.create(deps, request, request.body.definition as JsonObject & { code: string })
export const getFlow: Admin<'getFlow'> = flowDocuments.get
export const deleteFlow: Admin<'deleteFlow'> = flowDocuments.delete
export const getFlowDraft: Admin<'getFlowDraft'> = flowDocuments.getDraft
export const saveFlowDraft: Admin<'saveFlowDraft'> = flowDocuments.saveDraft
export const discardFlowDraft: Admin<'discardFlowDraft'> = flowDocuments.discardDraft
export const publishFlow: Admin<'publishFlow', PublishDeps> = flowDocuments.publish
export const rollbackFlow: Admin<'rollbackFlow', PublishDeps> = flowDocuments.rollback
export const withdrawFlow: Admin<'withdrawFlow', PublishDeps> = flowDocuments.withdraw
export const listFlowVersions: Admin<'listFlowVersions'> = flowDocuments.listVersions
export const compareFlowVersions: Admin<'compareFlowVersions'> = flowDocuments.compare
export const getFlowVersion: Admin<'getFlowVersion'> = flowDocuments.getVersion

export async function listFlows(
  deps: ChangeDeps,
  { caller, query }: RequestOf<'listFlows'>,
): Promise<ReplyOf<'listFlows'>> {
  return { status: 200, body: pageBody(await flows.listFlows(deps, callerAdmin(caller).tenantId, query), flowBody) }
}

export async function validateFlow(
  deps: ChangeDeps & { settings: Settings },
  { caller, params, body }: RequestOf<'validateFlow'>,
): Promise<ReplyOf<'validateFlow'>> {
  const given = body.definition as JsonObject | undefined
  const validation = await flows.validateFlow(deps, callerAdmin(caller), idOf(params.flowId), given)
  const { valid, findings, definition } = validation
  return { status: 200, body: { valid, findings: findings.map(finding => findingBody(definition, finding)) } }
}
