import type { components } from '../../generated/types/admin.ts'
import * as tokens from '../../services/access/engine-tokens.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import { tokenStatus } from '../../services/access/personal-tokens.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { bodyInstant, idOf, callerAdmin } from '../inputs.ts'
import { created, instant, pageBody } from './replies.ts'

const PATH = '/api/admin/v1/engine-tokens'

export async function listEngineTokens(
  deps: ChangeDeps,
  request: RequestOf<'listEngineTokens'>,
): Promise<ReplyOf<'listEngineTokens'>> {
  const page = await tokens.listEngineTokens(deps, callerAdmin(request.caller), request.query)
  return { status: 200, body: pageBody(page, token => engineToken(token, deps.clock.now())) }
}

export async function createEngineToken(
  deps: ChangeDeps,
  request: RequestOf<'createEngineToken'>,
): Promise<ReplyOf<'createEngineToken'>> {
  const caller = callerAdmin(request.caller)
  const { name, scopes, workspaces = [caller.tenantId], everyWorkspace, expiresAt } = request.body
  const answer = ({ value, token }: tokens.CreatedEngineToken) => {
    const reply = created(`${PATH}/${token.id}`, { value, token: engineToken(token, deps.clock.now()) })
    return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-store' } }
  }
  const order = {
    name,
    scopes,
    workspaces: everyWorkspace ? null : workspaces.map(idOf),
    expiresAt: bodyInstant('expiresAt', expiresAt),
  }
  return answer(await tokens.createEngineToken(deps, caller, order, answer))
}

export async function getEngineToken(
  deps: ChangeDeps,
  request: RequestOf<'getEngineToken'>,
): Promise<ReplyOf<'getEngineToken'>> {
  const token = await tokens.getEngineToken(deps, callerAdmin(request.caller), idOf(request.params.engineTokenId))
  return { status: 200, body: engineToken(token, deps.clock.now()) }
}

export async function revokeEngineToken(
  deps: ChangeDeps,
  request: RequestOf<'revokeEngineToken'>,
): Promise<ReplyOf<'revokeEngineToken'>> {
  await tokens.revokeEngineToken(deps, callerAdmin(request.caller), idOf(request.params.engineTokenId))
  return { status: 204 }
}

function engineToken(token: tokens.EngineToken, now: Date): components['schemas']['EngineToken'] {
  const { id, name, scopes, workspaces, createdAt, expiresAt, lastUsedAt, revokedAt } = token
  return {
    id,
    name,
    scopes,
    workspaces,
    status: tokenStatus(token, now),
    createdAt: createdAt.toISOString(),
    expiresAt: instant(expiresAt),
    lastUsedAt: instant(lastUsedAt),
    revokedAt: instant(revokedAt),
  }
}
