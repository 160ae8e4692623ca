import type { ChangeDeps } from '../../services/admin/change.ts'
import type { OauthDeps } from '../../services/oauth/clients.ts'
import { checkAuthorization as check, grantAuthorization as grant } from '../../services/oauth/consent.ts'
import { callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function checkAuthorization(
  deps: OauthDeps,
  request: RequestOf<'checkAuthorization'>,
): Promise<ReplyOf<'checkAuthorization'>> {
  const { client, sendsTo, scopes, refusal, declineTo } = await check(deps, callerAdmin(request.caller), request.body)
  return {
    status: 200,
    body: { application: client.name, applicationHost: client.host, sendsTo, scopes, refusal, declineTo },
  }
}

export async function grantAuthorization(
  deps: OauthDeps & ChangeDeps,
  request: RequestOf<'grantAuthorization'>,
): Promise<ReplyOf<'grantAuthorization'>> {
  const redirectTo = await grant(deps, callerAdmin(request.caller), request.body)
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { redirectTo } }
}
