import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as versions from '../../services/flows/versions.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { flowBody } from './flow-body.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { current, pageBody } from './replies.ts'

export async function listFlowVersions(
  deps: ChangeDeps,
  request: RequestOf<'listFlowVersions'>,
): Promise<ReplyOf<'listFlowVersions'>> {
  return {
    status: 200,
    body: pageBody(
      await versions.listFlowVersions(deps, callerAdmin(request.caller), idOf(request.params.flowId), request.query),
      versionBody,
    ),
  }
}

export async function getFlowVersion(
  deps: ChangeDeps,
  request: RequestOf<'getFlowVersion'>,
): Promise<ReplyOf<'getFlowVersion'>> {
  const { flowId, version } = request.params
  const { definition, ...record } = await versions.getFlowVersion(
    deps,
    callerAdmin(request.caller),
    idOf(flowId),
    version,
  )
  return { status: 200, body: { version: versionBody(record), definition: { ...definition } } }
}

export async function compareFlowVersions(
  deps: ChangeDeps,
  request: RequestOf<'compareFlowVersions'>,
): Promise<ReplyOf<'compareFlowVersions'>> {
  const { flowId, version } = request.params
  return {
    status: 200,
    body: await versions.compareFlowVersions(deps, callerAdmin(request.caller), idOf(flowId), {
      version,
      to: request.query.to ?? 'draft',
    }),
  }
}

export async function publishFlow(
  deps: ChangeDeps,
  request: RequestOf<'publishFlow'>,
): Promise<ReplyOf<'publishFlow'>> {
  const { note = null } = request.body
  return published(
    await versions.publishFlow(
      deps,
      callerAdmin(request.caller),
      { ...targetOf(request, request.params.flowId), note },
      published,
    ),
  )
}

export async function rollbackFlow(
  deps: ChangeDeps,
  request: RequestOf<'rollbackFlow'>,
): Promise<ReplyOf<'rollbackFlow'>> {
  const { version, note = null } = request.body
  return published(
    await versions.rollbackFlow(
      deps,
      callerAdmin(request.caller),
      { ...targetOf(request, request.params.flowId), version, note },
      published,
    ),
  )
}

export async function withdrawFlow(
  deps: ChangeDeps,
  request: RequestOf<'withdrawFlow'>,
): Promise<ReplyOf<'withdrawFlow'>> {
  return current(
    flowBody(await versions.withdrawFlow(deps, callerAdmin(request.caller), targetOf(request, request.params.flowId))),
  )
}

function published(version: versions.VersionRecord) {
  return { status: 200 as const, body: versionBody(version) }
}

function versionBody({
  flowId,
  version,
  live,
  note,
  rolledBackFrom,
  publishedAt,
  publishedBy,
}: versions.VersionRecord): components['schemas']['FlowVersion'] {
  return { flowId, version, live, note, rolledBackFrom, publishedAt: publishedAt.toISOString(), publishedBy }
}
