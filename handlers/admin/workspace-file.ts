import type { JsonObject } from '../../domain/json.ts'
import type { components } from '../../generated/types/admin.ts'
import * as files from '../../services/workspace/workspace-file.ts'
import { callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { current } from './replies.ts'

type Deps = files.WorkspaceFileDeps

export async function exportWorkspaceFile(
  deps: Deps,
  request: RequestOf<'exportWorkspaceFile'>,
): Promise<ReplyOf<'exportWorkspaceFile'>> {
  const { file, layout, ...exported } = await files.exportWorkspaceFile(deps, callerAdmin(request.caller))
  return current({ file: { ...file }, layout: { ...layout }, ...exported })
}

export async function checkWorkspaceFile(
  deps: Deps,
  request: RequestOf<'checkWorkspaceFile'>,
): Promise<ReplyOf<'checkWorkspaceFile'>> {
  const { findings, ...check } = await files.checkWorkspaceFile(
    deps,
    callerAdmin(request.caller),
    inputOf(request.body),
  )
  const valid = findings.every(({ severity }) => severity === 'warning')
  return current({ valid, findings: findings.map(files.workspaceFindingBody), ...check })
}

export async function applyWorkspaceFile(
  deps: Deps,
  request: RequestOf<'applyWorkspaceFile'>,
): Promise<ReplyOf<'applyWorkspaceFile'>> {
  const body = await files.applyWorkspaceFile(
    deps,
    callerAdmin(request.caller),
    inputOf(request.body),
    request.headers['if-match'],
  )
  return { status: 200, headers: { 'ETag': body.etag, 'Cache-Control': 'no-store' }, body }
}

function inputOf({
  file,
  layout,
  variables = {},
  allowGlobal,
  overwriteDrafts,
}: components['schemas']['WorkspaceFileRequest']): files.WorkspaceFileInput {
  return {
    file: file as JsonObject,
    layout: layout as JsonObject | undefined,
    variables,
    allowGlobal,
    overwriteDrafts,
  }
}
