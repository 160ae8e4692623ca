import { hash, timingSafeEqual } from 'node:crypto'
import { isJsonObject } from '../../domain/json.ts'
import type { Surface } from '../../generated/operations.ts'
import { permissionDenied } from '../../services/admin/caller.ts'
import type { EngineTokenDirectory, EngineTokenScope } from '../../services/access/engine-tokens.ts'
import { bearerToken, type Exchange } from './exchange.ts'

export type EngineAccess = ReturnType<typeof createEngineAccess>

/** What an engine token needs for an operation of the surface. */
const SCOPES: Partial<Record<Surface, EngineTokenScope>> = {
  engine: 'engine',
  insights: 'insights',
  training: 'training',
  ops: 'metrics',
}

/**
 * Admission to the server-to-server surfaces: the deploy-wide tokens, and the engine tokens of single callers.
 */
export function createEngineAccess({
  tokens,
  engineTokens,
}: {
  tokens: readonly (string | undefined)[]
  engineTokens: EngineTokenDirectory
}) {
  const expected = tokens.flatMap(token => (token === undefined || token === '' ? [] : [digest(token)]))
  return {
    /**
     * Deploy-wide tokens are compared as digests in constant time; where none is configured, only engine tokens admit.
     * @throws Refusal `permission_denied` where an engine token lacks the scope of the surface
     */
    async admit(exchange: Exchange): Promise<true | undefined> {
      const sent = bearerToken(exchange)
      if (sent === undefined) return undefined
      if (expected.some(each => timingSafeEqual(digest(sent), each))) return true
      const caller = await engineTokens.authenticate(sent)
      if (caller === undefined) return undefined
      const scope = SCOPES[exchange.route.operation.surface]
      if (scope === undefined || !caller.scopes.has(scope)) throw permissionDenied(scope ?? 'engine')
      exchange.caller.engine = caller
      return true
    },
  }
}

/**
 * Whether the workspace that a valid request names is one that its caller's engine token is for. Requests that name
 * none read figures of the whole deployment, or the queue, which holds what the token is for alone.
 */
export function isForWorkspace({ caller: { engine }, request: { query, requestBody: body } }: Exchange): boolean {
  if (engine === undefined || engine.workspaces === null) return true
  const named = isJsonObject(body) ? body['tenant_id'] : query['tenant_id']
  return typeof named !== 'string' || engine.workspaces.includes(named.toLowerCase())
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
