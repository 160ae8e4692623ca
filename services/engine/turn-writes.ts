import type { NewId } from '../../adapters/ids.ts'
import type { MessageWrite } from '../../adapters/stores/conversations/messages.ts'
import type { EngineMessageWrite } from '../../adapters/stores/engine-messages/parts.ts'
import { CALL_TAKEOVER_MS } from '../../adapters/stores/executions/call-leases.ts'
import type { LogWrite } from '../../adapters/stores/executions/event-log.ts'
import {
  commitTurn,
  type Commit,
  type TurnCompletion,
  type TurnWrite,
} from '../../adapters/stores/executions/turn-commit.ts'
import type { KeyWrite } from '../../adapters/stores/idempotency/keys.ts'
import type { CallFacts } from '../../domain/engine/log-calls.ts'
import { logLinesOf, personalAnswers, storedRecord, type LogContext } from '../../domain/engine/log-records.ts'
import { dueAtOf, hasEnded, outcomeOf, type CallWait, type Outcome, type Wait } from '../../domain/engine/snapshot.ts'
import type { EventRaised, GoalReached, Turn } from '../../domain/engine/stimulus.ts'
import { MAX_LINEAGE_EVENTS, carryOut } from '../../domain/engine/turn-state.ts'
import { valueOf } from '../../domain/goals.ts'
import type { KnownSecret } from '../../domain/redaction.ts'
import { sumUsage, type TokenUsage } from '../../domain/token-usage.ts'
import type { RunNextStepPayload } from '../../generated/schemas/jobs.ts'
import { referredFiles } from '../forms/value-facts.ts'
import type { KeyLease } from '../idempotency/idempotency.ts'
import { turnWebhooks } from '../webhooks/outbox.ts'
import { writeOf, awaitedEvent } from './domain-events.ts'
import type { Reply, TurnContext, TurnDeps, TurnSubject } from './turn-types.ts'

/** One part of a turn, between the calls it makes. */
export type TurnPart = {
  context: TurnContext
  /** What models used in the parts before. */
  used: readonly TokenUsage[]
  /** The answer of a model that this part starts with. */
  answered: readonly { callId: string; usage: TokenUsage }[]
  /** How the call went whose answer this part starts with. */
  call?: CallFacts | undefined
  /** The call of the part before, which has now returned. */
  heldCall?: HeldCall
  /** The turn was counted for its key with an earlier part. */
  counted?: boolean
}

/** A call that is about to be made: the execution is leased to `owner`, and a message repeats it after a crash. */
export type HeldCall = { owner: string; messageId: string; wait: CallWait }

/** What becomes due later is found in time without an announcement. */
const DUE_SOON_MS = 2_000

/** Commits what was decided. `call` is the call that the committed turn has to make next. */
export async function save(
  deps: TurnDeps,
  tenantId: string,
  subject: TurnSubject,
  turn: Turn,
  part: TurnPart,
): Promise<{ commit: Commit; reply: Reply; call: HeldCall | undefined }> {
  const { context, answered, heldCall } = part
  const { conversation, executionId } = subject
  const effects = await effectWrites(deps, tenantId, subject, turn, part)
  const { call, wait, engineMessages, events } = effects
  const paused = call === undefined
  const usage = [
    ...answered.map(answer => answer.usage),
    ...(paused && context.tokenUsage !== null ? [context.tokenUsage] : []),
  ]
  const reply: Reply = {
    executionId,
    conversationId: conversation.id,
    status: turn.status,
    blocks: turn.blocks,
    expectedInput: turn.expectedInput,
    waitToken: wait.token,
    waitExpiresAt: dueAtOf(turn.wait),
    tokenUsage: sumUsage([...part.used, ...usage]),
  }
  const outcome = outcomeOf(turn.snapshot)
  const webhooks = paused ? await replyWebhooks(deps, tenantId, subject, context, { ...reply, outcome }) : []
  const logContext: LogContext = {
    flowId: subject.flowId,
    version: subject.version,
    flowCode: subject.flowCode,
    trigger: subject.trigger,
    stimulus: subject.stimulus,
    eventId: context.cause?.eventId ?? null,
    userMessages: context.userMessages,
    call: part.call,
  }
  // Unless the deployment switched it off (`EVENT_LOG_REDACTION`).
  const personal = deps.redactEventLog ? personalAnswersOf(subject, turn) : undefined
  const log = logWrites(deps.newId, turn, logContext, personal)
  const bare = bareTurnWrite(tenantId, subject, turn, log, deps.newId)
  const awaited = await awaitedEvent(deps, tenantId, subject, turn, context.cause?.eventId)
  const commit = await commitTurn(deps.db, {
    ...bare,
    claim: context.claim,
    endedMessageId: heldCall?.messageId ?? null,
    conversation: {
      ...bare.conversation,
      keyId: context.keyId,
      locale: conversation.locale,
      variables: context.variables,
      splitChoices: effects.splitChoices,
    },
    execution: {
      ...bare.execution,
      callOwner: call?.owner ?? null,
      waitTokenHash: wait.tokenHash,
      awaited,
      lastTokenUsage: reply.tokenUsage,
      eventId: context.cause?.eventId ?? null,
    },
    messages: messageWrites(deps, turn, context.userMessages, sumUsage(usage)),
    engineMessages,
    files: answeredFiles(subject),
    completions: effects.completions,
    events,
    webhooks,
    modelCalls: answered.map(
      ({
        callId,
        usage: { model, prompt_tokens: promptTokens, completion_tokens: completionTokens, cost_micros: costMicros },
      }) => ({ id: callId, model: model ?? '', promptTokens, completionTokens, costMicros }),
    ),
    audit: context.audit === undefined || context.audit.committed ? [] : [context.audit.entry],
    counted: context.keyId === null || part.counted === true ? undefined : 'message',
    key: keyWrite(context.keyLease, paused ? reply : undefined),
  })
  if (commit.outcome === 'committed') {
    if (context.audit !== undefined) context.audit.committed = true
    const due = engineMessages.some(({ runAt }) => runAt.getTime() <= subject.now.getTime() + DUE_SOON_MS)
    if (due || events.length > 0 || awaited !== null) deps.work.announce('messages')
    if (webhooks.length > 0) deps.work.announce('webhooks')
  }
  return { commit, reply, call }
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
export function bareTurnWrite(
  tenantId: string,
  { now, executionId, conversation, flowId, versionId, trigger, revision, lineageId, stimulus, ...before }: BareSubject,
  turn: Turn,
  log: LogWrite[],
  newId: NewId,
): TurnWrite {
  const { status, snapshot, wait, failure = null } = turn
  return {
    tenantId,
    now,
    conversation: { id: conversation.id, keyId: null, locale: null, variables: {}, splitChoices: {} },
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
      cancelsTimer: stimulus.type !== 'timer' && dueAtOf(before.snapshot?.wait ?? null) !== null,
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
  'now' | 'executionId' | 'flowId' | 'versionId' | 'trigger' | 'revision' | 'lineageId' | 'stimulus' | 'snapshot'
> & { conversation: { id: string } }

/** The turn's lines of the event log. `personal`: answers to redact besides all shapes; undefined to redact nothing. */
export function logWrites(
  newId: NewId,
  turn: Turn,
  context: LogContext,
  personal: readonly KnownSecret[] | undefined,
): LogWrite[] {
  return logLinesOf(turn, context).map(({ nodeId, record }) => ({
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

/** The token of a wait for input. It belongs to the block that asks, which no other wait ever has. */
export function waitTokenOf(
  { waitTokens }: Pick<TurnDeps, 'waitTokens'>,
  tenantId: string,
  executionId: string,
  wait: Wait | null,
): string | null {
  return wait?.kind === 'input' ? waitTokens.tokenFor(tenantId, executionId, wait.expectedInput.block_id) : null
}

/** How a wait for input is found. */
type WaitWrite = {
  token: string | null
  tokenHash: Buffer | null
}
type EffectWrites = {
  call: HeldCall | undefined
  wait: WaitWrite
  engineMessages: EngineMessageWrite[]
  completions: TurnCompletion[]
  events: TurnWrite['events']
  splitChoices: Record<string, number>
}

/** The one place where effects become rows. */
async function effectWrites(
  deps: TurnDeps,
  tenantId: string,
  subject: TurnSubject,
  { effects }: Turn,
  { context: { keyLease }, heldCall }: TurnPart,
): Promise<EffectWrites> {
  const { executionId, now } = subject
  const revision = String((subject.revision ?? 0) + 1)
  const engineMessages: EngineMessageWrite[] = []
  const splitChoices: Record<string, number> = {}
  const goals: GoalReached[] = []
  const raised: EventRaised[] = []
  let call: HeldCall | undefined
  let registered: WaitWrite = { token: null, tokenHash: null }
  carryOut(effects, {
    registerWait: ({ wait }) => {
      const token = waitTokenOf(deps, tenantId, executionId, wait)
      registered = {
        token,
        tokenHash: token === null ? null : deps.waitTokens.hash(token),
      }
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
  })
  return {
    call,
    wait: registered,
    engineMessages,
    completions: await completionsOf(deps, tenantId, goals),
    events: await eventWrites(deps, tenantId, subject, raised),
    splitChoices,
  }
}

/** The events of the turn's `emit` nodes, with the executions they start. */
async function eventWrites(
  deps: TurnDeps,
  tenantId: string,
  { executionId, conversation, lineageId, publication }: TurnSubject,
  raised: readonly EventRaised[],
): Promise<TurnWrite['events']> {
  const writes: TurnWrite['events'] = []
  for (const { event, data, depth } of raised) {
    writes.push(
      await writeOf(deps, tenantId, publication, {
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

/** What the turn's goal nodes reached. A goal that is not active, or not there, counts nothing. */
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
        props,
        ...(value.outcome === 'valued'
          ? { valueMicros: value.valueMicros, currency: value.currency }
          : { valueMicros: null, currency: null }),
      },
    ]
  })
}

async function replyWebhooks(
  deps: TurnDeps,
  tenantId: string,
  { conversation, now, mode }: TurnSubject,
  { webhookKeyId }: TurnContext,
  { executionId, status, outcome, blocks, tokenUsage, expectedInput }: Reply & { outcome: Outcome | null },
): Promise<TurnWrite['webhooks']> {
  if (webhookKeyId == null) return []
  return await turnWebhooks(
    deps,
    { tenantId, keyId: webhookKeyId, conversationId: conversation.id, now },
    { executionId, mode, status, outcome, blocks, tokenUsage, waitId: expectedInput?.block_id ?? null },
  )
}

function messageWrites(
  { newId }: TurnDeps,
  turn: Turn,
  userMessages: readonly string[],
  tokenUsage: TokenUsage | null,
): MessageWrite[] {
  const visitor = userMessages.map(text => ({
    id: newId(),
    role: 'user' as const,
    text,
    blocks: null,
    tokenUsage: null,
  }))
  if (turn.newBlocks.length === 0 && tokenUsage === null) return visitor
  return [...visitor, { id: newId(), role: 'agent', text: null, blocks: turn.newBlocks, tokenUsage }]
}
