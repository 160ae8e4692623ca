import type { Tracing } from '../../adapters/tracing/index.ts'
import type { CallRequest } from '../../domain/engine/snapshot.ts'
import type { CallResult } from '../../domain/engine/stimulus.ts'
import type { TokenUsage } from '../../domain/token-usage.ts'
import type { EmbeddingDeps } from '../knowledge/embedding.ts'
import { callAgent, type AgentCallDeps } from './agent-call.ts'
import { callAnswer } from './answer-call.ts'
import { callNotify, type NotifyCallDeps } from './notify-call.ts'
import { callHttp, type HttpCallDeps } from './http-call.ts'
import { callTool, type ToolCallDeps } from './tool-call.ts'
import { CircuitOpen } from './slots.ts'

/** Owner of a call, and its key for the other side. */
export type CallOrigin = {
  tenantId: string
  conversationId: string
  /** Null for a call that no run makes. */
  executionId: string | null
  callId: string
  onText?: ((text: string) => void) | undefined
  /** Asked right before each attempt: false once another process has taken the call over, or saved its result. */
  isHeld: () => Promise<boolean>
}
export type CallOutcome = { result: CallResult; usage: TokenUsage | null }

/**
 * Makes the outgoing calls of flows. A failed call is an outcome like any other; only internal errors are thrown, and
 * `CallOvertaken` and `CallPostponed`.
 */
export type Calls = {
  /** `history`: whether a model that is called reads the latest messages; it does when absent. */
  make(origin: CallOrigin, request: CallRequest, options?: { history?: boolean }): Promise<CallOutcome>
}

export function createCalls({
  tracing,
  ...deps
}: AgentCallDeps & EmbeddingDeps & HttpCallDeps & ToolCallDeps & NotifyCallDeps & { tracing: Tracing }): Calls {
  async function dispatch(
    origin: CallOrigin,
    request: CallRequest,
    options: { history?: boolean },
  ): Promise<CallOutcome> {
    switch (request.kind) {
      case 'http':
        return { result: await callHttp(deps, origin, request), usage: null }
      case 'mcp':
        return { result: await callTool(deps, origin, request), usage: null }
      case 'agent':
        return await callAgent(deps, origin, request, options)
      case 'answer':
        return await callAnswer(deps, origin, request)
      case 'notify':
        return { result: await callNotify(deps, origin, request), usage: null }
    }
  }

  return {
    async make(origin, request, options = {}) {
      return await tracing.run(`call ${request.kind}`, { facts: factsOf(origin, request) }, async span => {
        const outcome = await dispatch(origin, request, options).catch((error: unknown): CallOutcome => {
          if (error instanceof CircuitOpen) return { result: { ok: false, message: error.message }, usage: null }
          throw error
        })
        if (!outcome.result.ok) span.set({ 'error.type': outcome.result.kind ?? 'call_failed' })
        return outcome
      })
    },
  }
}

function factsOf({ callId, tenantId }: CallOrigin, request: CallRequest): Record<string, string> {
  return {
    'parley.workspace': tenantId,
    'parley.call': callId,
    ...('connection' in request && request.connection !== null ? { 'parley.connection': request.connection } : {}),
    ...('model' in request && request.model !== null ? { 'gen_ai.request.model': request.model } : {}),
  }
}
