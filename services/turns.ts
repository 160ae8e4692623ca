import type { Clock } from '../adapters/clock.ts'
import type { NewId } from '../adapters/ids.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { ConversationRecord, ExecutionRecord } from '../adapters/stores/runtime/executions.ts'
import { commitTurn, type EngineMessageWrite, type IdempotencyWrite, type MessageWrite } from '../adapters/stores/runtime/turns.ts'
import type { WaitTokens } from '../adapters/wait-tokens.ts'
import { advance } from '../domain/engine/advance.ts'
import type { CompiledFlow } from '../domain/engine/compiled-flow.ts'
import type { ExecutionStatus, Snapshot, Wait } from '../domain/engine/snapshot.ts'
import type { Environment } from '../domain/engine/environment.ts'
import type { Stimulus, Turn } from '../domain/engine/stimulus.ts'
import type { JsonObject } from '../domain/json.ts'
import type { ValueFacts } from '../domain/values/facts.ts'
import type { FieldViolation } from '../domain/values/violation.ts'
import type { TokenUsage } from '../domain/token-usage.ts'
import type { Publication, Publications, PublishedFlow } from './published.ts'
import { factsFor, type FactDeps } from './value-facts.ts'

export type TurnDeps = FactDeps & { db: Pool, clock: Clock, newId: NewId, random: () => number, waitTokens: WaitTokens, publications: Publications }

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
}

export type TurnOutcome = { outcome: 'replied', reply: Reply } | { outcome: 'rejected', violations: FieldViolation[] } | { outcome: 'stale' }

/** The conversation a new execution belongs to; it is created with the turn where it does not exist. */
export type TurnConversation = Pick<ConversationRecord, 'id' | 'locale' | 'variables' | 'splitChoices' | 'customer'>

type Subject = { executionId: string, conversation: TurnConversation, flowId: string, versionId: string, trigger: JsonObject, claimed: number | undefined }

/** Starts an execution and runs it to its first pause or end. */
export async function startTurn(deps: TurnDeps, tenantId: string, start: { flow: PublishedFlow, stimulus: Stimulus & { type: 'start' }, trigger: JsonObject, conversation: TurnConversation }, company: TurnCompany): Promise<TurnOutcome> {
  const { flow, conversation } = start
  const publication = await deps.publications.of(tenantId)
  const stimulus: Stimulus = {
    ...start.stimulus, variables: { ...conversation.variables, ...company.variables }, splits: conversation.splitChoices,
    conversation: { id: conversation.id, locale: conversation.locale, customer: conversation.customer },
  }
  const subject = { executionId: deps.newId(), conversation, flowId: flow.flowId, versionId: flow.versionId, trigger: start.trigger, claimed: undefined }
  const turn = await advance(flow.flow, null, stimulus, environment(deps, publication, new Map()))
  return turn.outcome === 'advanced' ? await save(deps, tenantId, subject, turn, company) : { outcome: 'stale' }
}

/** Moves an existing execution on, from the revision it was read at. */
export async function continueTurn(deps: TurnDeps, tenantId: string, execution: ExecutionRecord, stimulus: Stimulus, company: TurnCompany): Promise<TurnOutcome> {
  const [publication, versions] = await Promise.all([deps.publications.of(tenantId), loadVersions(deps, tenantId, execution.snapshot)])
  const flow = versions.get(execution.versionId)
  if (flow === undefined) throw new Error(`version ${execution.versionId} of execution ${execution.id} no longer loads`)
  const valueFacts = await answerFacts(deps, tenantId, execution.snapshot, stimulus)
  const turn = await advance(flow, execution.snapshot, stimulus, { ...environment(deps, publication, versions), ...(valueFacts === undefined ? {} : { valueFacts }) })
  if (turn.outcome === 'rejected') return turn
  if (turn.outcome === 'ignored') return { outcome: 'stale' }
  const subject = { executionId: execution.id, conversation: execution.conversation, flowId: execution.flowId, versionId: execution.versionId, trigger: {}, claimed: execution.revision }
  return await save(deps, tenantId, subject, turn, company)
}

/** A question of no form takes any upload of the workspace; its own rules decide which. */
async function answerFacts(deps: TurnDeps, tenantId: string, { wait }: Snapshot, stimulus: Stimulus): Promise<ValueFacts | undefined> {
  if (stimulus.type !== 'resume' || wait?.kind !== 'input' || wait.fields.length === 0) return undefined
  return await factsFor(deps, { tenantId, formId: wait.expectedInput.form_id ?? null, fields: wait.fields, values: stimulus.values })
}

async function loadVersions({ publications }: TurnDeps, tenantId: string, snapshot: Snapshot): Promise<Map<string, CompiledFlow>> {
  const ids = [...new Set(snapshot.frames.map(frame => frame.versionId))]
  const loaded = await Promise.all(ids.map(async id => [id, await publications.version(tenantId, id)] as const))
  return new Map(loaded.flatMap(([id, flow]) => flow === undefined ? [] : [[id, flow]]))
}

function environment({ clock, newId, random }: TurnDeps, publication: Publication, versions: Map<string, CompiledFlow>): Environment {
  return {
    now: clock.now(), newId, random,
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

async function save(deps: TurnDeps, tenantId: string, subject: Subject, turn: Turn, company: TurnCompany): Promise<TurnOutcome> {
  const { status } = turn
  if (status === 'calling') throw new Error('the flow makes a call, which this service does not carry out yet')
  const { conversation, executionId } = subject
  const now = deps.clock.now()
  const waitToken = waitTokenOf(deps, tenantId, executionId, turn.wait)
  const waitExpiresAt = turn.wait?.kind === 'input' ? turn.wait.expiresAt : null
  const reply: Reply = { executionId, conversationId: conversation.id, status, blocks: turn.blocks, expectedInput: turn.expectedInput, waitToken, waitExpiresAt, tokenUsage: company.tokenUsage }
  const committed = await commitTurn(deps.db, {
    tenantId, now,
    conversation: { id: conversation.id, keyId: company.keyId, locale: conversation.locale, variables: company.variables, splitChoices: splitChoices(turn) },
    execution: {
      id: executionId, flowId: subject.flowId, versionId: subject.versionId, trigger: subject.trigger, status, snapshot: turn.snapshot, claimed: subject.claimed,
      waitKind: turn.wait?.kind ?? null, waitTokenHash: waitToken === null ? null : deps.waitTokens.hash(waitToken), waitExpiresAt: waitExpiresAt === null ? null : new Date(waitExpiresAt),
      lastTokenUsage: company.tokenUsage, failure: turn.failure ?? null, eventId: null, ended: status === 'completed' || status === 'failed' || status === 'aborted',
    },
    messages: messages(deps, turn, company),
    engineMessages: engineMessages(deps, turn, subject),
    counted: company.keyId === null ? undefined : 'message',
    idempotency: company.answer?.(reply),
  })
  return committed ? { outcome: 'replied', reply } : { outcome: 'stale' }
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

/** A pause with an end of its own wakes up by a row of the same transaction. */
function engineMessages({ newId }: TurnDeps, turn: Turn, { executionId, claimed }: Subject): EngineMessageWrite[] {
  const revision = String((claimed ?? 0) + 1)
  return turn.effects.flatMap(effect => effect.type === 'registerWait' && effect.dueAt !== null
    ? [{ id: newId(), type: 'FireWait' as const, payload: { executionId, revision, dueAt: effect.dueAt }, runAt: new Date(effect.dueAt) }]
    : [])
}
