import type { NewId } from '../../adapters/ids.ts'
import type { MessageWrite } from '../../adapters/stores/conversations/messages.ts'
import type { EngineMessageWrite } from '../../adapters/stores/engine-messages/parts.ts'
import { CALL_TAKEOVER_MS } from '../../adapters/stores/executions/call-leases.ts'
import type { LogWrite } from '../../adapters/stores/executions/event-log.ts'
import type { ModelCallWrite } from '../../adapters/stores/executions/model-calls.ts'
import {
  commitTurn,
  type Commit,
  type TurnCompletion,
  type TurnWrite,
} from '../../adapters/stores/executions/turn-commit.ts'
import type { KeyWrite } from '../../adapters/stores/idempotency/keys.ts'
import { logLinesOf, personalAnswers, storedRecord, type LogFacts } from '../../domain/engine/log-records.ts'
import { dueAtOf, hasEnded, outcomeOf } from '../../domain/engine/snapshot.ts'
import type { EventRaised, GapFound, GoalReached, Stimulus, Turn } from '../../domain/engine/stimulus.ts'
import { carryOut, MAX_LINEAGE_EVENTS } from '../../domain/engine/turn-state.ts'
import { valueOf } from '../../domain/goals.ts'
import { handoffsOf } from '../../domain/handoffs/turn-handoffs.ts'
import type { KnownSecret } from '../../domain/redaction.ts'
import { sumUsage, type TokenUsage } from '../../domain/token-usage.ts'
import type { RunNextStepPayload } from '../../generated/schemas/jobs.ts'
import { referredFiles } from '../forms/value-facts.ts'
import type { KeyLease } from '../idempotency/idempotency.ts'
import { eventWrite } from './domain-events.ts'
import { replyOf } from './replies.ts'
import { gapsOf } from './turn-gaps.ts'
import { webhooksOf } from './turn-webhooks.ts'
import { awaitedEvent } from './turn-subject.ts'
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
    gaps: await gapsOf(deps, subject, effects.gaps, () => personalAnswersOf(subject, turn)),
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

/** The files that an answer refers to: it takes them, as a submission does. */
function answeredFiles({ stimulus, snapshot }: TurnSubject): string[] {
  if (stimulus.type !== 'resume' || snapshot?.wait?.kind !== 'input') return []
  return referredFiles(snapshot.wait.fields, stimulus.values)
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

function personalAnswersOf({ stimulus, snapshot, publication, versions }: TurnSubject, turn: Turn): KnownSecret[] {
  return personalAnswers({
    stimulus,
    before: snapshot,
    after: turn.snapshot,
    versionById: id => versions.get(id),
    formByCode: code => publication.forms.get(code)?.definition,
  })
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

/** What the effects of a turn write. */
type EffectWrites = {
  call: HeldCall | undefined
  engineMessages: EngineMessageWrite[]
  completions: TurnCompletion[]
  events: TurnWrite['events']
  gaps: GapFound[]
  splitChoices: Record<string, number>
}

/** The one place where effects become rows. */
async function effectWrites(
  deps: TurnDeps,
  subject: TurnSubject,
  { effects }: Turn,
  { options: { keyLease }, heldCall }: TurnPart,
): Promise<EffectWrites> {
  const { tenantId, executionId, now } = subject
  const revision = String((subject.revision ?? 0) + 1)
  const engineMessages: EngineMessageWrite[] = []
  const splitChoices: Record<string, number> = {}
  const goals: GoalReached[] = []
  const raised: EventRaised[] = []
  const gaps: GapFound[] = []
  let call: HeldCall | undefined
  carryOut(effects, {
    registerWait: ({ wait }) => {
      const dueAt = dueAtOf(wait)
      if (dueAt !== null) {
        const payload = { executionId, revision, dueAt }
        engineMessages.push({ id: deps.newId(), type: 'FireWait', payload, runAt: new Date(dueAt) })
      }
    },
    call: ({ wait }) => {
      call = { owner: heldCall?.owner ?? deps.newId(), messageId: deps.newId(), wait }
      const payload: RunNextStepPayload = { executionId, revision, reason: 'call_pending' }
      if (keyLease !== undefined) payload.idempotencyKey = { operation: keyLease.operation, key: keyLease.key }
      const runAt = new Date(now.getTime() + CALL_TAKEOVER_MS)
      engineMessages.push({ id: call.messageId, type: 'RunNextStep', payload, runAt })
    },
    recordGoal: goal => {
      goals.push(goal)
    },
    emit: event => {
      raised.push(event)
    },
    recordSplit: ({ key, branch }) => {
      splitChoices[key] = branch
    },
    recordGap: gap => {
      gaps.push(gap)
    },
  })
  return {
    call,
    engineMessages,
    completions: await completionsOf(deps, tenantId, goals),
    events: await eventWrites(deps, subject, raised),
    gaps,
    splitChoices,
  }
}

/** The events of the turn's `emit` nodes, with the executions they start. */
async function eventWrites(
  deps: TurnDeps,
  { tenantId, executionId, conversation, lineageId, publication }: TurnSubject,
  raised: readonly EventRaised[],
): Promise<TurnWrite['events']> {
  const writes: TurnWrite['events'] = []
  for (const { event, data, depth } of raised) {
    writes.push(
      await eventWrite(deps, tenantId, publication, {
        name: event,
        data,
        idempotencyKey: null,
        conversationId: conversation.id,
        depth,
        lineageId: lineageId ?? executionId,
      }),
    )
  }
  return writes
}

/** What the turn's goal nodes reached. A goal that is not active, or does not exist, records nothing. */
async function completionsOf(
  { goals, newId }: TurnDeps,
  tenantId: string,
  reached: readonly GoalReached[],
): Promise<TurnCompletion[]> {
  if (reached.length === 0) return []
  const { byCode } = await goals.of(tenantId)
  return reached.flatMap(({ code, props }) => {
    const goal = byCode.get(code)
    if (goal === undefined) return []
    const value = valueOf(goal, props)
    return [
      {
        id: newId(),
        goalId: goal.id,
        goalCode: code,
        props,
        ...(value.outcome === 'valued'
          ? { valueMicros: value.valueMicros, currency: value.currency }
          : { valueMicros: null, currency: null }),
      },
    ]
  })
}
