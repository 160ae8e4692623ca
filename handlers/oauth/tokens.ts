import { Refusal } from '../../domain/refusal.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import type { OauthDeps } from '../../services/oauth/clients.ts'
import { clientOf, exchangeCode, renewToken, requireGateway, revokeByValue } from '../../services/oauth/tokens.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

type Deps = OauthDeps & ChangeDeps

export async function issueToken(deps: Deps, request: RequestOf<'issueToken'>): Promise<ReplyOf<'issueToken'>> {
  const { accessToken, refreshToken, expiresInSeconds, scopes } = await issue(deps, request)
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: expiresInSeconds,
      refresh_token: refreshToken,
      scope: scopes.join(' '),
    },
  }
}

async function issue(deps: Deps, { body, requestId, address }: RequestOf<'issueToken'>) {
  const caller = { client: clientOf(deps, body.client_id), source: { requestId, address } }
  requireGateway(deps, body.resource)
  switch (body.grant_type) {
    case 'authorization_code': {
      const { code, redirect_uri: redirectUri, code_verifier: verifier } = body
      return await exchangeCode(deps, caller, { code, redirectUri, verifier })
    }
    case 'refresh_token':
      return await renewToken(deps, caller, body.refresh_token)
    default:
      throw new Refusal('unsupported_grant_type')
  }
}

export async function revokeToken(
  deps: Deps,
  { body, requestId, address }: RequestOf<'revokeToken'>,
): Promise<ReplyOf<'revokeToken'>> {
  await revokeByValue(deps, { client: clientOf(deps, body.client_id), source: { requestId, address } }, body.token)
  return { status: 200 }
}
