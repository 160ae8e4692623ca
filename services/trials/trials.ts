import type { Limiter } from '../../adapters/limiter/index.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { hashToken, isTrialToken } from '../../adapters/secrets.ts'
import { findTrial, type VisitedTrial } from '../../adapters/stores/trial-links/across-tenants.ts'
import type { Clock } from '../../adapters/clock.ts'
import { budgets } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Simulation, SimulatedInput } from '../../domain/simulation/simulate.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { found } from '../admin/change.ts'
import { chosenDefinition, type ChosenDefinition } from '../flows/choice.ts'
import { simulateRunnable, type RunDeps, type SimulationOrder } from '../flows/simulation.ts'
import { refuseBeyond } from '../limits.ts'

export type VisitDeps = { db: Pool; clock: Clock }
export type DraftDeps = RunDeps & { knex: Database; clock: Clock }
/** `runDraft`: runs it where a long run holds nobody else up. */
export type TrialDeps = VisitDeps & { limiter: Limiter; runDraft: (run: DraftRun) => Promise<Trial> }
export type TrialOrder = { token: string } & Conversation
/** The draft of a trial link, and what its visitor has said so far. Passed between threads: data only. */
export type DraftRun = Pick<VisitedTrial, 'tenantId' | 'flowId' | 'title'> & Conversation
type Conversation = {
  seed: string
  startedAt: Date | undefined
  locale: string | null
  inputs: readonly SimulatedInput[]
}
/** Why a run failed: it came to a call, the draft has an error there, or anything else. */
export type TrialProblem = 'call' | 'draft' | 'failed'
export type Trial = Pick<Simulation, 'status' | 'turns'> & { title: string; problem: TrialProblem | null }

/** What a trial link leads to; undefined for one that is unknown, expired or revoked. */
export async function visitTrial({ db, clock }: VisitDeps, token: string): Promise<VisitedTrial | undefined> {
  return isTrialToken(token) ? await findTrial(db, hashToken(token), clock.now()) : undefined
}

/**
 * Runs the draft of a trial link, as it is now, through the inputs of a visitor.
 * @throws Refusal `not_found`, `rate_limited` when the link has been used too often
 */
export async function runTrial(deps: TrialDeps, { token, ...conversation }: TrialOrder): Promise<Trial> {
  const { id, tenantId, flowId, title } = found(await visitTrial(deps, token))
  await refuseBeyond(deps, budgets.trialLink, id)
  return await deps.runDraft({ tenantId, flowId, title, ...conversation })
}

/** @throws Refusal `not_found` when the flow was deleted meanwhile */
export async function runDraft(
  deps: DraftDeps,
  { tenantId, flowId, title, startedAt, ...conversation }: DraftRun,
): Promise<Trial> {
  const chosen = await runnableDraft(deps, tenantId, flowId)
  if (chosen === undefined) return { title, status: 'failed', turns: [], problem: 'draft' }
  const { status, turns, error } = await simulateRunnable(deps, { tenantId }, chosen, {
    ...conversation,
    ...NOTHING_GIVEN,
    start: startOf(chosen.definition, title),
    now: startedAt ?? deps.clock.now(),
  })
  return { title, status, turns, problem: error === null ? null : problemOf(error.kind) }
}

const NOTHING_GIVEN = { customer: {}, stubs: {}, waits: 'pass' } as const

/** Undefined for a draft with an error outside of its nodes, with which nothing runs. */
async function runnableDraft(deps: DraftDeps, tenantId: string, flowId: string): Promise<ChosenDefinition | undefined> {
  try {
    return await chosenDefinition(deps, tenantId, flowId, { source: 'draft' }, 'stop')
  } catch (error) {
    if (error instanceof Refusal && error.code === 'flow_invalid') return undefined
    throw error
  }
}

/** By its first trigger. The visitor has said nothing yet: the name of the flow is what brought them here. */
function startOf({ triggers = [] }: FlowDefinition, title: string): SimulationOrder['start'] {
  const trigger =
    triggers[0]?.type === 'event' ? { type: 'event' as const, data: {} } : { type: 'chat_intent' as const, text: title }
  return { trigger, variables: {}, context: {}, entities: {} }
}

function problemOf(kind: string): TrialProblem {
  if (kind === 'stub_missing') return 'call'
  return kind === 'node_invalid' ? 'draft' : 'failed'
}
