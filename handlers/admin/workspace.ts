import { canonicalLocale } from '../../domain/locales.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import { getWorkspace as get, updateWorkspace as update, type Workspace } from '../../services/workspace/workspace.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { ifMatch, callerAdmin } from '../inputs.ts'
import { current, revisionFields, saved } from './replies.ts'

export async function getWorkspace(
  deps: ChangeDeps,
  request: RequestOf<'getWorkspace'>,
): Promise<ReplyOf<'getWorkspace'>> {
  return current(workspaceBody(await get(deps, callerAdmin(request.caller))))
}

export async function updateWorkspace(
  deps: ChangeDeps,
  request: RequestOf<'updateWorkspace'>,
): Promise<ReplyOf<'updateWorkspace'>> {
  const { name, timezone, currency } = request.body
  const locale = request.body.locale === undefined ? undefined : canonicalLocale(request.body.locale)
  return await saved(
    request.caller,
    workspaceBody,
    async admin => await update(deps, admin, { name, locale, timezone, currency }, ifMatch(request)),
  )
}

function workspaceBody(workspace: Workspace): components['schemas']['Workspace'] {
  const { id, name, organisation, locale, timezone, currency } = workspace
  return {
    id,
    name,
    organization: { id: organisation.id, name: organisation.name },
    locale,
    timezone,
    currency,
    ...revisionFields(workspace),
  }
}
