import { revisionEtag } from '../../domain/etags.ts'
import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import * as grants from '../../services/connections/grants.ts'
import { callerAdmin, idOf, targetOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { current, instant } from './replies.ts'

export async function getConnectionGrant(
  deps: grants.GrantDeps,
  request: RequestOf<'getConnectionGrant'>,
): Promise<ReplyOf<'getConnectionGrant'>> {
  const connectionId = idOf(request.params.connectionId)
  return current(grantBody(await grants.getGrant(deps, callerAdmin(request.caller), connectionId)))
}

export async function requestConnectionGrant(
  deps: grants.GrantDeps,
  request: RequestOf<'requestConnectionGrant'>,
): Promise<ReplyOf<'requestConnectionGrant'>> {
  const connectionId = idOf(request.params.connectionId)
  const scopes = (request.query.scope ?? '').split(' ').filter(name => name !== '')
  const { address, expiresAt } = await grants.requestGrant(deps, callerAdmin(request.caller), connectionId, scopes)
  return { status: 200, body: { address, expiresAt: expiresAt.toISOString() } }
}

export async function completeConnectionGrant(
  deps: grants.GrantDeps,
  request: RequestOf<'completeConnectionGrant'>,
): Promise<ReplyOf<'completeConnectionGrant'>> {
  const { connectionId, ...grant } = await grants.completeGrant(deps, callerAdmin(request.caller), request.body)
  return { status: 200, body: { connectionId, grant: grantBody(grant) } }
}

export async function deleteConnectionGrant(
  deps: grants.GrantDeps,
  request: RequestOf<'deleteConnectionGrant'>,
): Promise<ReplyOf<'deleteConnectionGrant'>> {
  await grants.deleteGrant(deps, callerAdmin(request.caller), targetOf(request, request.params.connectionId))
  return { status: 204 }
}

function grantBody(grant: grants.ShownGrant): components['schemas']['ConnectionGrant'] {
  return {
    ...pick(grant, 'state', 'account', 'scopes', 'redirectUrl', 'offeredScopes'),
    expiresAt: instant(grant.expiresAt),
    connectedAt: instant(grant.connectedAt),
    lostAt: instant(grant.lostAt),
    etag: revisionEtag(grant),
  }
}
