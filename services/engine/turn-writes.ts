import type { NewId } from '../../adapters/ids.ts'
import type { MessageWrite } from '../../adapters/stores/conversations/messages.ts'
import type { LogWrite } from '../../adapters/stores/executions/event-log.ts'
import type { ModelCallWrite } from '../../adapters/stores/executions/model-calls.ts'
import { commitTurn, type Commit, type TurnWrite } from '../../adapters/stores/executions/turn-commit.ts'
import type { KeyWrite } from '../../adapters/stores/idempotency/keys.ts'
import { logLinesOf, storedRecord, type LogFacts } from '../../domain/engine/log-records.ts'
import { dueAtOf, hasEnded, outcomeOf, questionOf, type Snapshot, type Wait } from '../../domain/engine/snapshot.ts'
import type { Stimulus, Turn } from '../../domain/engine/stimulus.ts'
import { MAX_LINEAGE_EVENTS } from '../../domain/engine/turn-state.ts'
import { answerFields } from '../../domain/handoffs/message-files.ts'
import { handoffsOf } from '../../domain/handoffs/turn-handoffs.ts'
import type { KnownSecret } from '../../domain/redaction.ts'
import { sumUsage, type TokenUsage } from '../../domain/token-usage.ts'
import { referredFiles } from '../forms/value-facts.ts'
import type { KeyLease } from '../idempotency/idempotency.ts'
import { effectWrites, type EffectWrites } from './turn-effects.ts'
import { webhooksOf } from './turn-webhooks.ts'
import { awaitedEvent, personalAnswersOf } from './turn-subject.ts'
import type { HeldCall, Reply, TurnDeps, TurnPart, TurnSubject } from './turn-types.ts'

/** Work that becomes due later is found in time without an announcement. */
const DUE_SOON_MS = 2_000

/** Commits what was decided. `call` is the call that the committed turn has to make next. */
export async function save(
  deps: TurnDeps,
  subject: TurnSubject,
  turn: Turn,
  part: TurnPart,
): Promise<{ commit: Commit; reply: Reply; call: HeldCall | undefined }> {
  const effects = await effectWrites(deps, subject, turn, part)
  const reply = replyOf(deps, subject.tenantId, {
    executionId: subject.executionId,
    conversationId: subject.conversation.id,
    snapshot: turn.snapshot,
    blocks: turn.blocks,
    tokenUsage: totalOf([...part.used, ...usageOf(part, effects)]),
  })
  const write = await turnWrite(deps, subject, turn, { part, effects, reply })
  const commit = await commitTurn(deps.db, write)
  if (commit.outcome === 'committed') {
    if (part.options.audit !== undefined) part.options.audit.committed = true
    announce(deps, write)
  }
  return { commit, reply, call: effects.call }
}

/** The reply of an execution as its snapshot has it, with the token of its wait. */
export function replyOf(
  deps: Pick<TurnDeps, 'waitTokens'>,
  tenantId: string,
  {
    snapshot,
    ...run
  }: Pick<Reply, 'executionId' | 'conversationId' | 'blocks' | 'tokenUsage'> & { snapshot: Snapshot },
): Reply {
  const { status, wait } = snapshot
  return {
    ...run,
    status,
    expectedInput: questionOf(wait)?.expectedInput ?? null,
    waitToken: waitTokenOf(deps, tenantId, run.executionId, wait),
    waitExpiresAt: dueAtOf(wait),
  }
}

/** The token of a wait for input. It belongs to the block that asks, which no other wait ever has. */
function waitTokenOf(
  { waitTokens }: Pick<TurnDeps, 'waitTokens'>,
  tenantId: string,
  executionId: string,
  wait: Wait | null,
): string | null {
  const question = questionOf(wait)
  return question === undefined ? null : waitTokens.tokenFor(tenantId, executionId, question.expectedInput.block_id)
}

/** What this part used; what the integrator reported counts with the last one. */
function usageOf({ answered, options }: TurnPart, { call }: EffectWrites): TokenUsage[] {
  const used = answered.map(({ usage }) => usage)
  return call === undefined && options.tokenUsage !== null ? [...used, options.tokenUsage] : used
}

/** Null when nothing was used. */
function totalOf([first, ...others]: readonly TokenUsage[]): TokenUsage | null {
  return first === undefined ? null : sumUsage([first, ...others])
}

async function turnWrite(
  deps: TurnDeps,
  subject: TurnSubject,
  turn: Turn,
  { part, effects, reply }: { part: TurnPart; effects: EffectWrites; reply: Reply },
): Promise<TurnWrite> {
  const { options } = part
  const { call } = effects
  const eventId = options.cause?.eventId ?? null
  const outcome = outcomeOf(turn.snapshot)
  const bare = bareTurnWrite(deps.newId, subject, turn, turnLog(deps, subject, turn, part))
  return {
    ...bare,
    claim: options.claim,
    endedMessageId: part.heldCall?.messageId ?? null,
    conversation: {
      ...bare.conversation,
      keyId: options.keyId,
      locale: subject.conversation.locale,
      variables: options.variables,
      splitChoices: effects.splitChoices,
    },
    execution: {
      ...bare.execution,
      callOwner: call?.owner ?? null,
      waitTokenHash: reply.waitToken === null ? null : deps.waitTokens.hash(reply.waitToken),
      awaited: await awaitedEvent(deps, subject, turn, eventId),
      lastTokenUsage: reply.tokenUsage,
      eventId,
    },
    messages: messageWrites(deps, turn, {
      texts: options.userMessages,
      answered: answeredIn(bare.log, subject.stimulus),
      tokenUsage: totalOf(usageOf(part, effects)),
    }),
    engineMessages: effects.engineMessages,
    files: answeredFiles(subject),
    completions: effects.completions,
    gaps: effects.gaps,
    events: effects.events,
    webhooks: await webhooksOf(deps, subject, turn, {
      options,
      handoffs: bare.handoffs,
      completions: effects.completions,
      reply: call === undefined ? { ...reply, outcome } : undefined,
    }),
    modelCalls: part.answered.map(modelCallWrite),
    audit: options.audit === undefined || options.audit.committed ? [] : [options.audit.entry],
    counted: options.keyId === null || part.counted === true ? undefined : 'message',
    key: keyWrite(options.keyLease, call === undefined ? reply : undefined),
  }
}

/** Wakes the workers for work of this turn that is due now or soon. */
function announce({ work }: TurnDeps, { now, engineMessages, events, execution, webhooks }: TurnWrite): void {
  const due = engineMessages.some(({ runAt }) => runAt.getTime() <= now.getTime() + DUE_SOON_MS)
  if (due || events.length > 0 || execution.awaited !== null) work.announce('messages')
  if (webhooks.length > 0) work.announce('webhooks')
}

function modelCallWrite({ callId, usage }: TurnPart['answered'][number]): ModelCallWrite {
  const { model, prompt_tokens: promptTokens, completion_tokens: completionTokens, cost_micros: costMicros } = usage
  return { id: callId, model: model ?? '', promptTokens, completionTokens, costMicros }
}

/** The files that an answer or a reply of a person refers to: it takes them, as a submission does. */
function answeredFiles({ stimulus, snapshot }: TurnSubject): string[] {
  if (stimulus.type === 'person' && stimulus.act.type === 'reply') return (stimulus.act.files ?? []).map(({ id }) => id)
  return stimulus.type === 'resume' ? referredFiles(answerFields(snapshot?.wait), stimulus.values) : []
}

/** Until there is a reply, the key is bound to the execution. */
function keyWrite(lease: KeyLease | undefined, reply: Reply | undefined): KeyWrite | undefined {
  if (lease === undefined) return undefined
  return { ...lease, body: reply === undefined ? null : lease.seal(reply) }
}

/** A turn that writes nothing besides its execution and its log. */
export function bareTurnWrite(newId: NewId, subject: BareSubject, turn: Turn, log: LogWrite[]): TurnWrite {
  const { tenantId, now, executionId, flowId, versionId, trigger, revision, lineageId, stimulus } = subject
  const { status, snapshot, wait, failure = null } = turn
  return {
    tenantId,
    now,
    conversation: { id: subject.conversation.id, keyId: null, locale: null, variables: {}, splitChoices: {} },
    execution: {
      id: executionId,
      flowId,
      versionId,
      trigger: trigger ?? {},
      status,
      snapshot,
      revision,
      callOwner: null,
      waitTokenHash: null,
      waitExpiresAt: wait?.kind === 'input' ? new Date(wait.expiresAt) : null,
      answers: stimulus.type === 'resume',
      cancelsTimer: stimulus.type !== 'timer' && dueAtOf(subject.snapshot?.wait ?? null) !== null,
      awaited: null,
      lastTokenUsage: null,
      failure,
      ended: hasEnded(snapshot),
      eventId: null,
      lineageId,
    },
    messages: [],
    engineMessages: [],
    completions: [],
    webhooks: [],
    modelCalls: [],
    events: [],
    lineageLimit: MAX_LINEAGE_EVENTS,
    log,
    handoffs: handoffsOf({ before: subject.snapshot, after: snapshot, stimulus }),
    gaps: [],
    files: [],
    audit: [],
    claim: undefined,
    endedMessageId: null,
    counted: undefined,
    key: undefined,
    newId,
  }
}

type BareSubject = Pick<
  TurnSubject,
  | 'tenantId'
  | 'now'
  | 'executionId'
  | 'flowId'
  | 'versionId'
  | 'trigger'
  | 'revision'
  | 'lineageId'
  | 'stimulus'
  | 'snapshot'
> & { conversation: { id: string } }

function turnLog(deps: TurnDeps, subject: TurnSubject, turn: Turn, { options, call }: TurnPart): LogWrite[] {
  const { flowId, version, flowCode, trigger, stimulus } = subject
  const surroundings: LogFacts = {
    flowId,
    version,
    flowCode,
    trigger,
    stimulus,
    eventId: options.cause?.eventId ?? null,
    userMessages: options.userMessages,
    call,
  }
  // Unless the deployment switched it off (`EVENT_LOG_REDACTION`).
  const personal = deps.redactEventLog ? personalAnswersOf(subject, turn) : undefined
  return logWrites(deps.newId, turn, surroundings, personal)
}

/** The turn's lines of the event log. `personal`: answers to redact besides all shapes; undefined to redact nothing. */
export function logWrites(
  newId: NewId,
  turn: Turn,
  facts: LogFacts,
  personal: readonly KnownSecret[] | undefined,
): LogWrite[] {
  return logLinesOf(turn, facts).map(({ nodeId, record }) => ({
    id: newId(),
    kind: record.kind,
    nodeId,
    entry: storedRecord(record, personal),
  }))
}

/** What a question was answered, where its line of the log is redacted. What is said to a model is text alone. */
function answeredIn(log: readonly LogWrite[], stimulus: Stimulus): MessageWrite['answered'] {
  if (stimulus.type !== 'resume') return null
  const line = log.find(({ entry }) => entry.kind === 'step_resumed' && entry.redacted !== undefined)
  if (line?.entry.kind !== 'step_resumed' || line.entry.nodeType === 'agent') return null
  return { [line.id]: stimulus.values }
}

type Said = { texts: readonly string[] } & Pick<MessageWrite, 'answered' | 'tokenUsage'>

function messageWrites({ newId }: TurnDeps, turn: Turn, { texts, answered, tokenUsage }: Said): MessageWrite[] {
  const visitor = texts.map(text => ({
    id: newId(),
    role: 'user' as const,
    text,
    answered,
    blocks: null,
    tokenUsage: null,
  }))
  if (turn.newBlocks.length === 0 && tokenUsage === null) return visitor
  return [...visitor, { id: newId(), role: 'agent', text: null, answered: null, blocks: turn.newBlocks, tokenUsage }]
}
