import type { Clock } from '../adapters/clock.ts'
import type { NewId } from '../adapters/ids.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { ConversationRecord, ExecutionRecord } from '../adapters/stores/runtime/executions.ts'
import { commitTurn, type Commit, type EngineMessageWrite, type IdempotencyWrite, type MessageWrite, type TurnCompletion } from '../adapters/stores/runtime/turns.ts'
import type { MessageHold } from '../adapters/stores/runtime/engine-messages.ts'
import type { WaitTokens } from '../adapters/wait-tokens.ts'
import { advance } from '../domain/engine/advance.ts'
import type { CompiledFlow } from '../domain/engine/compiled-flow.ts'
import { logLinesOf } from '../domain/engine/log-records.ts'
import type { ExecutionStatus, Snapshot, Wait } from '../domain/engine/snapshot.ts'
import type { Environment } from '../domain/engine/environment.ts'
import type { Advance, Stimulus, Turn } from '../domain/engine/stimulus.ts'
import { MAX_LINEAGE_EVENTS } from '../domain/engine/turn-state.ts'
import { valueOf } from '../domain/goals.ts'
import type { JsonObject } from '../domain/json.ts'
import type { ValueFacts } from '../domain/values/facts.ts'
import type { FieldViolation } from '../domain/values/violation.ts'
import type { TokenUsage } from '../domain/token-usage.ts'
import type { LogTrigger } from '../generated/schemas/event-log-entry.ts'
import { writeOf, type EventDeps } from './domain-events.ts'
import { logWrites } from './event-log.ts'
import type { GoalDirectory } from './goal-directory.ts'
import type { Publication, Publications, PublishedFlow } from './published.ts'
import { factsFor, type FactDeps } from './value-facts.ts'

export type TurnDeps = EventDeps & FactDeps & { db: Pool, clock: Clock, newId: NewId, random: () => number, waitTokens: WaitTokens, publications: Publications, goals: GoalDirectory, redactEventLog: boolean }

/** What a turn answered, before a surface gives it its names. */
export type Reply = {
  executionId: string
  conversationId: string
  status: ExecutionStatus
  blocks: Turn['blocks']
  expectedInput: Turn['expectedInput']
  waitToken: string | null
  waitExpiresAt: string | null
  tokenUsage: TokenUsage | null
}

/** What the caller adds to a turn's one transaction. */
export type TurnCompany = {
  keyId: string | null
  /** What the visitor said, in order. */
  said: string[]
  /** Usage the integrator reported for the reply it shows. */
  tokenUsage: TokenUsage | null
  /** New conversation variables of this request. */
  variables: JsonObject
  /** Makes the idempotency row from the finished reply, so that answer and effect are one commit. */
  answer?: ((reply: Reply) => IdempotencyWrite | undefined) | undefined
  /** The message that a worker carries out with this turn. */
  hold?: MessageHold
  /** The domain event that moves the execution. */
  cause?: EventCause
}

/** `lineageId`: the first cause of all that led here. */
export type EventCause = { eventId: string, lineageId: string }

/** `stale`: somebody else moved the execution first, or the wait has expired. `ignored`: the stimulus does not fit the state it met. */
export type TurnOutcome =
  | { outcome: 'replied', reply: Reply }
  | { outcome: 'rejected', violations: FieldViolation[] }
  | { outcome: 'ignored' }
  | { outcome: 'stale' }

/** The conversation a new execution belongs to; it is created with the turn where it does not exist. */
export type TurnConversation = Pick<ConversationRecord, 'id' | 'locale' | 'variables' | 'splitChoices' | 'customer'>

/** What starts: the database's time is that of the turn. */
export type TurnStart = {
  now: Date
  flow: PublishedFlow
  stimulus: Stimulus & { type: 'start' }
  trigger: LogTrigger
  conversation: TurnConversation
  /** Given where the execution was promised under an id. */
  executionId?: string
}

type Subject = {
  now: Date, executionId: string, conversation: TurnConversation, flowId: string, flowCode: string, versionId: string, version: number | undefined
  trigger: LogTrigger | undefined, claimed: number | undefined, lineageId: string | null, stimulus: Stimulus, publication: Publication
}

/** Starts an execution and runs it to its first pause or end. */
export async function startTurn(deps: TurnDeps, tenantId: string, start: TurnStart, company: TurnCompany): Promise<TurnOutcome> {
  const { flow, conversation, now } = start
  const publication = await deps.publications.of(tenantId)
  const stimulus: Stimulus = {
    ...start.stimulus, variables: { ...conversation.variables, ...company.variables }, splits: conversation.splitChoices,
    conversation: { id: conversation.id, locale: conversation.locale, customer: conversation.customer },
  }
  const subject: Subject = {
    now, executionId: start.executionId ?? deps.newId(), conversation, flowId: flow.flowId, flowCode: flow.code, versionId: flow.versionId, version: flow.version,
    trigger: start.trigger, claimed: undefined, lineageId: company.cause?.lineageId ?? null, stimulus, publication,
  }
  return await take(deps, tenantId, subject, company, async allowed => await advance(flow.flow, null, stimulus, { ...environment(deps, now, publication, new Map()), ...allowed }))
}

/** Moves an existing execution on, from the revision it was read at. */
export async function continueTurn(deps: TurnDeps, tenantId: string, { now, found: execution }: { now: Date, found: ExecutionRecord }, stimulus: Stimulus, company: TurnCompany): Promise<TurnOutcome> {
  const [publication, versions] = await Promise.all([deps.publications.of(tenantId), loadVersions(deps, tenantId, execution)])
  const flow = versions.get(execution.versionId)
  const { conversation, flowId, versionId } = execution
  const subject: Subject = {
    now, executionId: execution.id, conversation, flowId, flowCode: execution.snapshot.frames[0]?.flowCode ?? '', versionId, version: undefined,
    trigger: undefined, claimed: execution.revision, lineageId: execution.lineageId, stimulus, publication,
  }
  const valueFacts = await answerFacts(deps, tenantId, execution.snapshot, stimulus)
  return await take(deps, tenantId, subject, company, async allowed => flow === undefined
    ? lostDefinition(execution)
    : await advance(flow, execution.snapshot, stimulus, { ...environment(deps, now, publication, versions), ...allowed, ...valueFacts }))
}

/** A question of no form takes any upload of the workspace; its own rules decide which. */
async function answerFacts(deps: TurnDeps, tenantId: string, { wait }: Snapshot, stimulus: Stimulus): Promise<{ valueFacts?: ValueFacts }> {
  if (stimulus.type !== 'resume' || wait?.kind !== 'input' || wait.fields.length === 0) return {}
  return { valueFacts: await factsFor(deps, { tenantId, formId: wait.expectedInput.form_id ?? null, fields: wait.fields, values: stimulus.values }) }
}

/** Decides and writes; where too many events were raised, decides again with as many as there may still be. */
async function take(deps: TurnDeps, tenantId: string, subject: Subject, company: TurnCompany, decide: (allowed: { eventsAllowed?: number }) => Promise<Advance>): Promise<TurnOutcome> {
  let allowed: { eventsAllowed?: number } = {}
  for (;;) {
    const turn = await decide(allowed)
    if (turn.outcome === 'rejected') return turn
    if (turn.outcome === 'ignored') return { outcome: 'ignored' }
    const { commit, reply } = await save(deps, tenantId, subject, turn, company)
    switch (commit.outcome) {
      case 'committed': return { outcome: 'replied', reply }
      case 'refused': return { outcome: 'stale' }
      case 'event_limit': allowed = { eventsAllowed: commit.remaining }
    }
  }
}

/** The execution cannot go on: the version it runs does not load any more. */
function lostDefinition({ snapshot, versionId }: ExecutionRecord): Turn {
  const nodeId = snapshot.frames.at(-1)?.nodeId ?? null
  const failure = { kind: 'definition_missing' as const, nodeId, message: `version ${versionId} of the flow no longer loads` }
  const step = { index: snapshot.steps, flowCode: snapshot.frames.at(-1)?.flowCode ?? '', versionId, nodeId: nodeId ?? '', nodeType: '', outcome: 'failed' as const, next: null, detail: { kind: failure.kind, message: failure.message } }
  return {
    outcome: 'advanced', snapshot: { ...snapshot, status: 'failed', wait: null, failure }, status: 'failed', blocks: snapshot.blocks.slice(snapshot.replied), newBlocks: [], expectedInput: null, wait: null,
    effects: [], steps: [step], failure,
  }
}

async function loadVersions({ publications }: TurnDeps, tenantId: string, { snapshot, versionId }: { snapshot: Snapshot, versionId: string }): Promise<Map<string, CompiledFlow>> {
  const ids = [...new Set([versionId, ...snapshot.frames.map(frame => frame.versionId)])]
  const loaded = await Promise.all(ids.map(async id => [id, await publications.version(tenantId, id)] as const))
  return new Map(loaded.flatMap(([id, found]) => found === undefined ? [] : [[id, found.flow]]))
}

function environment({ newId, random }: TurnDeps, now: Date, publication: Publication, versions: Map<string, CompiledFlow>): Environment {
  return {
    now, newId, random,
    resolveFlow: code => {
      const found = publication.flows.get(code)
      if (found === undefined) return undefined
      versions.set(found.versionId, found.flow)
      return { versionId: found.versionId, flow: found.flow }
    },
    versionById: versionId => versions.get(versionId),
    resolveForm: code => {
      const found = publication.forms.get(code)
      return found === undefined ? undefined : { formId: found.id, form: found.definition }
    },
  }
}

async function save(deps: TurnDeps, tenantId: string, subject: Subject, turn: Turn, company: TurnCompany): Promise<{ commit: Commit, reply: Reply }> {
  const { status } = turn
  if (status === 'calling') throw new Error('the flow makes a call, which this service does not carry out yet')
  const { conversation, executionId, now, flowId, versionId } = subject
  const waitToken = waitTokenOf(deps, tenantId, executionId, turn.wait)
  const waitExpiresAt = turn.wait?.kind === 'input' ? turn.wait.expiresAt : null
  const reply: Reply = { executionId, conversationId: conversation.id, status, blocks: turn.blocks, expectedInput: turn.expectedInput, waitToken, waitExpiresAt, tokenUsage: company.tokenUsage }
  const work = engineMessages(deps, turn, subject)
  const events = await raised(deps, tenantId, subject, turn)
  const commit = await commitTurn(deps.db, {
    tenantId, now, hold: company.hold, newId: deps.newId,
    conversation: { id: conversation.id, keyId: company.keyId, locale: conversation.locale, variables: company.variables, splitChoices: splitChoices(turn) },
    execution: {
      id: executionId, flowId, versionId, trigger: subject.trigger ?? {}, status, snapshot: turn.snapshot, claimed: subject.claimed,
      waitKind: turn.wait?.kind ?? null, waitTokenHash: waitToken === null ? null : deps.waitTokens.hash(waitToken), waitExpiresAt: waitExpiresAt === null ? null : new Date(waitExpiresAt),
      answers: subject.stimulus.type === 'resume', awaited: turn.wait?.kind === 'event' ? { name: turn.wait.event, since: new Date(turn.wait.since) } : null,
      lastTokenUsage: company.tokenUsage, failure: turn.failure ?? null, ended: status === 'completed' || status === 'failed' || status === 'aborted',
      eventId: company.cause?.eventId ?? null, lineageId: subject.lineageId,
    },
    messages: messages(deps, turn, company),
    engineMessages: work,
    completions: await completions(deps, tenantId, turn),
    events, lineageLimit: MAX_LINEAGE_EVENTS,
    log: logWrites(deps, logLinesOf(turn, {
      flowId, version: subject.version, flowCode: subject.flowCode, trigger: subject.trigger, stimulus: subject.stimulus, eventId: company.cause?.eventId ?? null, said: company.said,
    })),
    counted: company.keyId === null ? undefined : 'message',
    idempotency: company.answer?.(reply),
  })
  if (commit.outcome === 'committed' && (work.length > 0 || events.length > 0 || turn.wait?.kind === 'event')) deps.work.signal()
  return { commit, reply }
}

/** The events of the turn's `emit` nodes, with what they start. */
async function raised(deps: TurnDeps, tenantId: string, { executionId, conversation, lineageId, publication }: Subject, turn: Turn) {
  const writes = []
  for (const effect of turn.effects) {
    if (effect.type !== 'emit') continue
    const { event, data, depth } = effect
    writes.push(await writeOf(deps, tenantId, publication, { name: event, data, idempotencyKey: null, conversationId: conversation.id, depth, lineageId: lineageId ?? executionId }))
  }
  return writes
}

/** The token of a wait for input. It belongs to the block that asks, which no other wait ever has. */
export function waitTokenOf({ waitTokens }: Pick<TurnDeps, 'waitTokens'>, tenantId: string, executionId: string, wait: Wait | null): string | null {
  return wait?.kind === 'input' ? waitTokens.tokenFor(tenantId, executionId, wait.expectedInput.block_id) : null
}

function splitChoices(turn: Turn): Record<string, number> {
  return Object.fromEntries(turn.effects.flatMap(effect => effect.type === 'recordSplit' ? [[effect.key, effect.branch]] : []))
}

function messages({ newId }: TurnDeps, turn: Turn, { said, tokenUsage }: TurnCompany): MessageWrite[] {
  const visitor = said.map(text => ({ id: newId(), role: 'user' as const, text, blocks: null, tokenUsage: null }))
  if (turn.newBlocks.length === 0 && tokenUsage === null) return visitor
  return [...visitor, { id: newId(), role: 'agent', text: null, blocks: turn.newBlocks, tokenUsage }]
}

/** What the turn's goal nodes reached. A goal that is not active, or not there, counts nothing. */
async function completions({ goals, newId }: TurnDeps, tenantId: string, turn: Turn): Promise<TurnCompletion[]> {
  const reached = turn.effects.filter(effect => effect.type === 'recordGoal')
  if (reached.length === 0) return []
  const { byCode } = await goals.of(tenantId)
  return reached.flatMap(({ code, props }) => {
    const goal = byCode.get(code)
    if (goal === undefined) return []
    const value = valueOf(goal, props)
    return [{ id: newId(), goalId: goal.id, props, ...(value.outcome === 'valued' ? { valueMicros: value.valueMicros, currency: value.currency } : { valueMicros: null, currency: null }) }]
  })
}

/** A pause with an end of its own wakes up by a row of the same transaction. */
function engineMessages({ newId }: TurnDeps, turn: Turn, { executionId, claimed }: Subject): EngineMessageWrite[] {
  const revision = String((claimed ?? 0) + 1)
  return turn.effects.flatMap(effect => effect.type === 'registerWait' && effect.dueAt !== null
    ? [{ id: newId(), type: 'FireWait' as const, payload: { executionId, revision, dueAt: effect.dueAt }, runAt: new Date(effect.dueAt) }]
    : [])
}
