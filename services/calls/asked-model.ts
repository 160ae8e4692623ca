import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { addModelCost } from '../../adapters/stores/executions/model-calls.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AgentCall } from './agent-call.ts'
import type { CallOrigin, CallOutcome, Calls } from './calls.ts'
import { CallPostponed } from './slots.ts'

export type AskedModelDeps = { db: Pool; clock: Clock; newId: () => string; calls: Calls }
type AskedFrom = Pick<CallOrigin, 'tenantId' | 'conversationId'> & Partial<Pick<CallOrigin, 'executionId' | 'isHeld'>>

/**
 * Asks a model for a person, outside of a run: it reads no history, and its cost counts in the budget of the day.
 * `conversationId`: a new one, where no conversation has to do with it.
 * @throws CallOvertaken where `isHeld` says no, CallPostponed
 */
export async function askModel(deps: AskedModelDeps, origin: AskedFrom, request: AgentCall): Promise<CallOutcome> {
  const held = { executionId: null, isHeld: () => Promise.resolve(true), ...origin, callId: deps.newId() }
  const outcome = await deps.calls.make(held, request, { history: false })
  if (outcome.usage !== null) await addModelCost(deps.db, origin.tenantId, deps.clock.now(), outcome.usage.cost_micros)
  return outcome
}

/** @throws Refusal `rate_limited` while the calls of flows take all slots of the host */
export function refuseWhilePostponed(error: unknown): never {
  if (!(error instanceof CallPostponed)) throw error
  throw new Refusal('rate_limited', {
    headers: { 'Retry-After': String(Math.ceil(error.delayMs / 1000)) },
    message: 'Calls of flows take all slots for calls to this host',
  })
}

/** Why a model that was asked has no answer. */
export function failureOf({ kind, message }: { kind?: string; message: string }) {
  return { failure: kind === 'budget_exceeded' ? ('budget_exceeded' as const) : ('call_failed' as const), message }
}
