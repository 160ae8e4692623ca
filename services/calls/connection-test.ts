import type { Clock } from '../../adapters/clock.ts'
import { EgressFailure } from '../../adapters/egress/index.ts'
import type { Limiter } from '../../adapters/limiter/index.ts'
import { ToolServerFailure } from '../../adapters/mcp/index.ts'
import { ModelFailure, type ModelEndpoint, type ModelProvider } from '../../adapters/models/index.ts'
import { findConnection, recordConnectionTest } from '../../adapters/stores/connections/connections.ts'
import { budgets } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { components } from '../../generated/types/admin.ts'
import { refuseBeyond } from '../limits.ts'
import { AuthorizationFailure } from './authorization-failure.ts'
import { hostOf, modelEndpoint, withCredentials, type OpenConnection } from './connections.ts'
import { CALL_FAILURES } from './failures.ts'
import type { HttpCallDeps } from './http-call.ts'
import { CallPostponed, CircuitOpen, type CallTarget } from './slots.ts'
import { withToolServer, type ToolCallDeps } from './tool-call.ts'

export type ConnectionTestDeps = Pick<
  HttpCallDeps,
  'db' | 'secretBox' | 'egress' | 'authorization' | 'slots' | 'version'
> &
  Pick<ToolCallDeps, 'toolServers'> & {
    clock: Clock
    models: ModelProvider
    limiter: Limiter
  }

export type TestFailure = components['schemas']['ConnectionTestResult']['failure']
export type ConnectionTest = {
  ok: boolean
  responseStatus: number | null
  durationMs: number
  failure: TestFailure
  models: string[]
  testedAt: Date
  hasCredentials: boolean
}

type Finding = { responseStatus: number | null; failure: TestFailure; timedOut?: boolean; models?: string[] }

const TIMEOUT_MS = 10_000
const ANSWER_BYTES_AT_MOST = 1024 * 1024

/**
 * One live request with the stored credentials; the outcome stays with the connection. Of the other side's answer only
 * the names of its models are shown.
 * @param left ends it, with its reason and without an outcome
 * @throws Refusal `not_found`, `rate_limited` also while calls of flows take all slots of the host
 */
export async function testConnection(
  deps: ConnectionTestDeps,
  tenantId: string,
  connectionId: string,
  left?: AbortSignal,
): Promise<ConnectionTest> {
  const found = await findConnection(deps.db, tenantId, { id: connectionId })
  if (found === undefined) throw new Refusal('not_found')
  await refuseBeyond(deps, budgets.connectionTest, tenantId)
  const testedAt = deps.clock.now()
  const began = performance.now()
  const connection = withCredentials(deps.secretBox, tenantId, found)
  const finding = await ask(deps, tenantId, connection, left).catch((error: unknown) => {
    left?.throwIfAborted()
    throw error
  })
  left?.throwIfAborted()
  const durationMs = Math.round(performance.now() - began)
  const { responseStatus, failure } = finding
  const ok = failure === 'none'
  await recordConnectionTest(deps.db, tenantId, connection, { at: testedAt, ok })
  return {
    ok,
    responseStatus,
    failure,
    models: finding.models ?? [],
    durationMs,
    testedAt,
    hasCredentials: Object.keys(connection.credentials).length > 0,
  }
}

async function ask(
  deps: ConnectionTestDeps,
  tenantId: string,
  connection: OpenConnection,
  left: AbortSignal | undefined,
): Promise<Finding> {
  const model = modelEndpoint(connection)
  try {
    return await inSlotOfCalls(deps, { tenantId, host: hostOf(connection) }, TIMEOUT_MS, async () => {
      if (model !== undefined) return await askModels(deps, model, left)
      const asked = connection.providerKey === 'mcp' ? askToolServer : askService
      return await asked(deps, tenantId, connection, left)
    })
  } catch (error) {
    if (error instanceof CircuitOpen) return { responseStatus: null, failure: 'timeout' }
    throw error
  }
}

/**
 * In a slot of its host, like the calls of flows.
 * @throws Refusal `rate_limited` while those take all slots
 * @throws CircuitOpen
 */
export async function inSlotOfCalls<Result extends { timedOut?: boolean }>(
  { slots }: Pick<HttpCallDeps, 'slots'>,
  target: CallTarget,
  timeoutMs: number,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await slots.within(target, timeoutMs, attempt)
  } catch (error) {
    if (!(error instanceof CallPostponed)) throw error
    throw new Refusal('rate_limited', {
      headers: { 'Retry-After': String(Math.ceil(error.delayMs / 1000)) },
      message: 'Calls of flows take all slots for calls to this host',
    })
  }
}

async function askToolServer(
  deps: ConnectionTestDeps,
  tenantId: string,
  connection: OpenConnection,
  signal: AbortSignal | undefined,
): Promise<Finding> {
  try {
    deps.authorization.forget(tenantId, connection)
    await withToolServer(deps, tenantId, connection, TIMEOUT_MS, async (server, left) => {
      await deps.toolServers.check(server, { ...left, signal })
    })
    return { responseStatus: 200, failure: 'none' }
  } catch (error) {
    if (error instanceof AuthorizationFailure) return { responseStatus: null, failure: withoutToken(error) }
    if (!(error instanceof ToolServerFailure)) throw error
    if (error.status !== undefined) return byStatus(error.status)
    const failure = error.cause instanceof EgressFailure ? CALL_FAILURES[error.cause.kind] : 'http_status'
    return { responseStatus: null, failure, timedOut: error.timedOut }
  }
}

async function askService(
  { egress, authorization, version }: ConnectionTestDeps,
  tenantId: string,
  connection: OpenConnection,
  signal: AbortSignal | undefined,
): Promise<Finding> {
  try {
    authorization.forget(tenantId, connection)
    const headers = await authorization.headersFor(tenantId, connection, { timeoutMs: TIMEOUT_MS })
    const send = async (authorization: Record<string, string>) =>
      await egress.request({
        url: connection.baseUrl ?? '',
        method: 'GET',
        headers: { 'user-agent': `Parley/${version}`, ...authorization },
        timeoutMs: TIMEOUT_MS,
        maxBytes: ANSWER_BYTES_AT_MOST,
        signal,
      })
    let { status } = await send(headers)
    if (status === 401) {
      const renewed = await authorization.renewed(tenantId, connection, { headers, timeoutMs: TIMEOUT_MS })
      if (renewed !== undefined) ({ status } = await send(renewed))
    }
    // A service may have no resource at its base address: it only must not refuse the credentials, or fail.
    return status === 404 || status === 405 ? { responseStatus: status, failure: 'none' } : byStatus(status)
  } catch (error) {
    if (error instanceof EgressFailure)
      return { responseStatus: null, failure: CALL_FAILURES[error.kind], timedOut: error.timedOut }
    if (error instanceof AuthorizationFailure)
      return {
        responseStatus: null,
        failure: withoutToken(error),
      }
    throw error
  }
}

function withoutToken({ cause }: AuthorizationFailure): TestFailure {
  if (cause instanceof CircuitOpen) return 'timeout'
  return cause instanceof EgressFailure ? CALL_FAILURES[cause.kind] : 'unauthorized'
}

async function askModels(
  { models }: ConnectionTestDeps,
  endpoint: ModelEndpoint,
  signal: AbortSignal | undefined,
): Promise<Finding> {
  // The reply of these providers without a key is known; a compatible server may not require one.
  if (endpoint.apiKey === '' && (endpoint.providerKey === 'openai' || endpoint.providerKey === 'anthropic'))
    return { responseStatus: null, failure: 'unauthorized' }
  try {
    return {
      responseStatus: 200,
      failure: 'none',
      models: await models.check(endpoint, { timeoutMs: TIMEOUT_MS, signal }),
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    if (error.status !== undefined) return byStatus(error.status)
    return {
      responseStatus: null,
      failure: error.cause instanceof EgressFailure ? CALL_FAILURES[error.cause.kind] : 'http_status',
      timedOut: error.timedOut,
    }
  }
}

function byStatus(status: number): Finding {
  if (status === 401 || status === 403) return { responseStatus: status, failure: 'unauthorized' }
  return { responseStatus: status, failure: status >= 200 && status < 300 ? 'none' : 'http_status' }
}
