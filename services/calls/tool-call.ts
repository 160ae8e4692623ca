import { ToolServerFailure, type ToolServerEndpoint, type ToolServers } from '../../adapters/mcp/index.ts'
import type { CallRequest } from '../../domain/engine/snapshot.ts'
import type { CallResult } from '../../domain/engine/stimulus.ts'
import { toolResult } from '../../domain/operations/tool-result.ts'
import { storableJson, storableText } from '../../domain/storable.ts'
import { retryAfterMs, withRetries, type Attempt } from './attempts.ts'
import { AuthorizationFailure } from './authorization-failure.ts'
import { hostOf, openConnection, type OpenConnection } from './connections.ts'
import type { HttpCallDeps, HttpCallOrigin } from './http-call.ts'

export type ToolCallDeps = Pick<HttpCallDeps, 'db' | 'secretBox' | 'authorization' | 'delay' | 'slots'> & {
  toolServers: ToolServers
}

type McpCall = Extract<CallRequest, { kind: 'mcp' }>

/** Calls a tool of an MCP server. Its key is the same for each attempt, and for each process that makes the call. */
export async function callTool(
  deps: ToolCallDeps,
  { tenantId, callId: idempotencyKey, isHeld }: HttpCallOrigin,
  request: McpCall,
): Promise<CallResult> {
  const connection = await openConnection(deps, tenantId, request.connection)
  if (connection?.providerKey !== 'mcp')
    return { ok: false, message: `there is no active connection ${request.connection} to an MCP server` }
  return await withRetries(
    request,
    { delay: deps.delay, slots: deps.slots, isHeld, target: { tenantId, host: hostOf(connection) } },
    async timeoutMs => await attempt(deps, tenantId, { request, connection, idempotencyKey, timeoutMs }),
  )
}

/** With the credentials that every use of the server has. @throws AuthorizationFailure */
async function toolServerOf(
  { authorization }: Pick<ToolCallDeps, 'authorization'>,
  tenantId: string,
  connection: OpenConnection,
  timeoutMs: number,
): Promise<ToolServerEndpoint> {
  const headers = await authorization.headersFor(tenantId, connection, { timeoutMs })
  return { url: connection.baseUrl ?? '', headers }
}

/**
 * Uses the server of a connection, once more when it refuses a token that can be renewed.
 * @throws AuthorizationFailure
 * @throws ToolServerFailure
 */
export async function withToolServer<Result>(
  deps: Pick<ToolCallDeps, 'authorization'>,
  tenantId: string,
  connection: OpenConnection,
  timeoutMs: number,
  use: (server: ToolServerEndpoint, left: { timeoutMs: number }) => Promise<Result>,
): Promise<Result> {
  const began = performance.now()
  const left = () => ({ timeoutMs: Math.max(1, timeoutMs - (performance.now() - began)) })
  const server = await toolServerOf(deps, tenantId, connection, timeoutMs)
  try {
    return await use(server, left())
  } catch (error) {
    if (!(error instanceof ToolServerFailure) || error.status !== 401) throw error
    const { headers } = server
    const renewed = await deps.authorization.renewed(tenantId, connection, { headers, ...left() })
    if (renewed === undefined) throw error
    return await use({ ...server, headers: renewed }, left())
  }
}

async function attempt(
  deps: ToolCallDeps,
  tenantId: string,
  {
    request,
    connection,
    idempotencyKey,
    timeoutMs,
  }: { request: McpCall; connection: OpenConnection; idempotencyKey: string; timeoutMs: number },
): Promise<Attempt<CallResult>> {
  try {
    const call = { name: request.operation, arguments: request.arguments, idempotencyKey }
    const { isError, text, structured } = await withToolServer(
      deps,
      tenantId,
      connection,
      timeoutMs,
      async (server, left) => await deps.toolServers.call(server, call, left),
    )
    const result = toolResult({
      isError,
      text: storableText(text),
      // One that a flow cannot hold is a text, as it is for services.
      structured:
        structured === undefined ? undefined : (storableJson(JSON.stringify(structured)) ?? storableText(text)),
    })
    return { result, again: false }
  } catch (error) {
    if (error instanceof AuthorizationFailure)
      return { result: { ok: false, message: error.message }, again: error.retryable }
    if (!(error instanceof ToolServerFailure)) throw error
    return {
      result: { ok: false, message: error.message },
      again: error.retryable,
      timedOut: error.timedOut,
      retryAfterMs: retryAfterMs(error.retryAfter),
    }
  }
}
