import {
  createOwnToken as create,
  getOwnToken as get,
  listTokens,
  revokeOwnToken as revoke,
  type CreatedToken,
} from '../../services/access/personal-tokens.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { accessToken } from './access-token.ts'
import { bodyInstant, idOf, callerAdmin } from '../inputs.ts'
import { created, pageBody } from './replies.ts'

const PATH = '/api/admin/v1/tokens'

export async function listOwnTokens(
  deps: ChangeDeps,
  request: RequestOf<'listOwnTokens'>,
): Promise<ReplyOf<'listOwnTokens'>> {
  const caller = callerAdmin(request.caller)
  return {
    status: 200,
    body: pageBody(await listTokens(deps, caller, caller.user.id, request.query), token =>
      accessToken(token, deps.clock.now()),
    ),
  }
}

export async function createOwnToken(
  deps: ChangeDeps,
  request: RequestOf<'createOwnToken'>,
): Promise<ReplyOf<'createOwnToken'>> {
  const { name, scopes, expiresAt } = request.body
  const answer = ({ value, token }: CreatedToken) => {
    const reply = created(`${PATH}/${token.id}`, { value, token: accessToken(token, deps.clock.now()) })
    return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-store' } }
  }
  return answer(
    await create(
      deps,
      callerAdmin(request.caller),
      { name, scopes, expiresAt: bodyInstant('expiresAt', expiresAt) },
      answer,
    ),
  )
}

export async function getOwnToken(
  deps: ChangeDeps,
  request: RequestOf<'getOwnToken'>,
): Promise<ReplyOf<'getOwnToken'>> {
  return {
    status: 200,
    body: accessToken(await get(deps, callerAdmin(request.caller), idOf(request.params.tokenId)), deps.clock.now()),
  }
}

export async function revokeOwnToken(
  deps: ChangeDeps,
  request: RequestOf<'revokeOwnToken'>,
): Promise<ReplyOf<'revokeOwnToken'>> {
  await revoke(deps, callerAdmin(request.caller), idOf(request.params.tokenId))
  return { status: 204 }
}
