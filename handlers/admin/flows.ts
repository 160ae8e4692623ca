import type { VersionRecord } from '../../adapters/stores/documents/documents.ts'
import { findingBody } from '../../domain/flow-validation/finding.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { components, operations } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import type { Settings } from '../../services/configuration/settings.ts'
import { compareVersions } from '../../services/documents/documents.ts'
import * as flows from '../../services/flows/flows.ts'
import { flowKind } from '../../services/flows/publishing.ts'
import { callerAdmin, idOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { documentHandlers } from './documents.ts'
import { flowBody } from './flow-body.ts'
import { pageBody } from './replies.ts'

type Admin<Op extends keyof operations> = (deps: ChangeDeps, request: RequestOf<Op>) => Promise<ReplyOf<Op>>

const handlers = documentHandlers(flowKind, {
  path: '/api/admin/v1/flows',
  idIn: ({ flowId }: { flowId: string }) => flowId,
  read: async (db, tenantId, id) => flowBody(await flows.readFlow(db, tenantId, id)),
  draft: (flowId, fields) => ({ flowId, ...fields }),
  version: versionBody,
})

export const createFlow: Admin<'createFlow'> = async (deps, request) =>
  await handlers.create(deps, request, request.body.definition as JsonObject & { code: string })
export const getFlow: Admin<'getFlow'> = handlers.get
export const deleteFlow: Admin<'deleteFlow'> = handlers.delete
export const getFlowDraft: Admin<'getFlowDraft'> = handlers.getDraft
export const saveFlowDraft: Admin<'saveFlowDraft'> = handlers.saveDraft
export const discardFlowDraft: Admin<'discardFlowDraft'> = handlers.discardDraft
export const publishFlow: Admin<'publishFlow'> = handlers.publish
export const rollbackFlow: Admin<'rollbackFlow'> = handlers.rollback
export const withdrawFlow: Admin<'withdrawFlow'> = handlers.withdraw
export const listFlowVersions: Admin<'listFlowVersions'> = handlers.listVersions
export const getFlowVersion: Admin<'getFlowVersion'> = handlers.getVersion

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

export async function compareFlowVersions(
  deps: ChangeDeps,
  { caller, params: { flowId, version }, query: { to = 'draft' } }: RequestOf<'compareFlowVersions'>,
): Promise<ReplyOf<'compareFlowVersions'>> {
  const body = await compareVersions(flowKind, deps, callerAdmin(caller), idOf(flowId), { version, to })
  return { status: 200, body }
}

function versionBody(record: VersionRecord): components['schemas']['FlowVersion'] {
  const { documentId: flowId, version, live, note, rolledBackFrom, publishedAt, publishedBy } = record
  return { flowId, version, live, note, rolledBackFrom, publishedAt: publishedAt.toISOString(), publishedBy }
}
