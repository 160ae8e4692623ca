import {
  commitTurn,
  type CallLease,
  type Commit,
  type TurnCompletion,
} from '../../adapters/stores/executions/turn-commit.ts'
import { CALL_TAKEOVER_MS } from '../../adapters/stores/executions/call-leases.ts'
import type { KeyWrite } from '../../adapters/stores/idempotency/answers.ts'
import type { EngineMessageWrite } from '../../adapters/stores/engine-messages/parts.ts'
import type { MessageWrite } from '../../adapters/stores/conversations/parts.ts'
import type { CallFacts } from '../../domain/engine/log-calls.ts'
import { logLinesOf } from '../../domain/engine/log-records.ts'
import type { ExecutionStatus, Wait } from '../../domain/engine/snapshot.ts'
import type { Turn } from '../../domain/engine/stimulus.ts'
import { MAX_LINEAGE_EVENTS } from '../../domain/engine/turn-state.ts'
import { valueOf } from '../../domain/goals.ts'
import { sumUsage, type TokenUsage } from '../../domain/token-usage.ts'
import type { RunNextStepPayload } from '../../generated/schemas/jobs.ts'
import type { KeyLease } from '../idempotency/idempotency.ts'
import { writeOf } from './domain-events.ts'
import { logWrites } from './event-log.ts'
import type { Reply, Subject, TurnCompany, TurnDeps } from './turn-types.ts'
import { turnWebhooks } from '../webhooks/outbox.ts'

/** One part of a turn, between the calls it makes. */
export type Part = {
  company: TurnCompany
  /** What models have used in the parts before. */
  used: readonly TokenUsage[]
  /** Models' answers that this part begins with. */
  answered: readonly { callId: string; usage: TokenUsage }[]
  /** How the call went whose answer this part begins with. */
  call?: CallFacts | undefined
  /** That of the part before. */
  lease: (CallLease & { ends: string }) | undefined
  /** The turn was counted for its key with an earlier part. */
  counted?: boolean
}

/** Commits what was decided; `leased` is the hold on the execution while the turn's call is made. */
export async function save(
  deps: TurnDeps,
  tenantId: string,
  subject: Subject,
  turn: Turn,
  part: Part,
): Promise<{ commit: Commit; reply: Reply; leased: (CallLease & { ends: string }) | undefined }> {
  const { company, answered } = part
  const { conversation, executionId, now, flowId, versionId } = subject
  const calls = turn.status === 'calling'
  const status = replyStatus(turn)
  const leased = calls ? { owner: part.lease?.owner ?? deps.newId(), begins: true, ends: deps.newId() } : undefined
  const usage = [
    ...answered.map(call => call.usage),
    ...(calls || company.tokenUsage === null ? [] : [company.tokenUsage]),
  ]
  const tokenUsage = sumUsage([...part.used, ...usage])
  const waitToken = waitTokenOf(deps, tenantId, executionId, turn.wait)
  const waitExpiresAt = turn.wait?.kind === 'input' ? turn.wait.expiresAt : null
  const reply: Reply = {
    executionId,
    conversationId: conversation.id,
    status,
    blocks: turn.blocks,
    expectedInput: turn.expectedInput,
    waitToken,
    waitExpiresAt,
    tokenUsage,
  }
  const work = engineMessages(
    deps,
    turn,
    subject,
    leased === undefined ? undefined : { messageId: leased.ends, keyLease: company.keyLease },
  )
  const events = await raised(deps, tenantId, subject, turn)
  const webhooks =
    calls || company.webhookKeyId == null
      ? []
      : await turnWebhooks(
          deps,
          { tenantId, keyId: company.webhookKeyId, conversationId: conversation.id, now },
          {
            executionId,
            mode: subject.mode,
            status,
            blocks: turn.blocks,
            tokenUsage,
            waitId: turn.wait?.kind === 'input' ? turn.wait.expectedInput.block_id : null,
          },
        )
  const commit = await commitTurn(deps.db, {
    tenantId,
    now,
    hold: company.hold,
    newId: deps.newId,
    call:
      leased === undefined && part.lease === undefined
        ? undefined
        : { owner: leased?.owner ?? part.lease?.owner ?? '', begins: calls, ends: part.lease?.ends ?? null },
    conversation: {
      id: conversation.id,
      keyId: company.keyId,
      locale: conversation.locale,
      variables: company.variables,
      splitChoices: splitChoices(turn),
    },
    execution: {
      id: executionId,
      flowId,
      versionId,
      trigger: subject.trigger ?? {},
      status: calls ? 'running' : status,
      snapshot: turn.snapshot,
      claimed: subject.claimed,
      waitTokenHash: waitToken === null ? null : deps.waitTokens.hash(waitToken),
      waitExpiresAt: waitExpiresAt === null ? null : new Date(waitExpiresAt),
      answers: subject.stimulus.type === 'resume',
      awaited: turn.wait?.kind === 'event' ? { name: turn.wait.event, since: new Date(turn.wait.since) } : null,
      lastTokenUsage: tokenUsage,
      failure: turn.failure ?? null,
      ended: !calls && (status === 'completed' || status === 'failed' || status === 'aborted'),
      eventId: company.cause?.eventId ?? null,
      lineageId: subject.lineageId,
    },
    messages: messages(deps, turn, company.said, sumUsage(usage)),
    engineMessages: work,
    completions: await completions(deps, tenantId, turn),
    webhooks,
    modelCalls: answered.map(
      ({
        callId,
        usage: { model, prompt_tokens: promptTokens, completion_tokens: completionTokens, cost_micros: costMicros },
      }) => ({ id: callId, model: model ?? '', promptTokens, completionTokens, costMicros }),
    ),
    events,
    lineageLimit: MAX_LINEAGE_EVENTS,
    log: logWrites(
      deps,
      logLinesOf(turn, {
        flowId,
        version: subject.version,
        flowCode: subject.flowCode,
        trigger: subject.trigger,
        stimulus: subject.stimulus,
        eventId: company.cause?.eventId ?? null,
        said: company.said,
        call: part.call,
      }),
    ),
    counted: company.keyId === null || part.counted === true ? undefined : 'message',
    key: keyWrite(company.keyLease, calls ? undefined : reply),
  })
  if (commit.outcome === 'committed') {
    if ((work.length > 0 && !calls) || events.length > 0 || turn.wait?.kind === 'event') deps.work.emit('messages')
    if (webhooks.length > 0) deps.work.emit('webhooks')
  }
  return { commit, reply, leased }
}

/** Until there is a reply, the key is bound to the execution. */
function keyWrite(lease: KeyLease | undefined, reply: Reply | undefined): KeyWrite | undefined {
  if (lease === undefined || reply !== undefined) return lease?.answer(reply)
  const { tenantId, operation, key, owner } = lease
  return { tenantId, operation, key, owner, body: null }
}

/** What a caller would be told: while a call is made, the run goes on by itself. */
function replyStatus({ status }: Turn): ExecutionStatus {
  return status === 'calling' ? 'waiting_time' : status
}

/** The events of the turn's `emit` nodes, with what they start. */
async function raised(
  deps: TurnDeps,
  tenantId: string,
  { executionId, conversation, lineageId, publication }: Subject,
  turn: Turn,
) {
  const writes = []
  for (const effect of turn.effects) {
    if (effect.type !== 'emit') continue
    const { event, data, depth } = effect
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

/** The token of a wait for input. It belongs to the block that asks, which no other wait ever has. */
export function waitTokenOf(
  { waitTokens }: Pick<TurnDeps, 'waitTokens'>,
  tenantId: string,
  executionId: string,
  wait: Wait | null,
): string | null {
  return wait?.kind === 'input' ? waitTokens.tokenFor(tenantId, executionId, wait.expectedInput.block_id) : null
}

function splitChoices(turn: Turn): Record<string, number> {
  return Object.fromEntries(
    turn.effects.flatMap(effect => (effect.type === 'recordSplit' ? [[effect.key, effect.branch]] : [])),
  )
}

function messages(
  { newId }: TurnDeps,
  turn: Turn,
  said: readonly string[],
  tokenUsage: TokenUsage | null,
): MessageWrite[] {
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

/** A pause with an end of its own wakes up by a row of the same transaction. */
function engineMessages(
  { newId }: TurnDeps,
  turn: Turn,
  { executionId, claimed, now }: Subject,
  call: { messageId: string; keyLease: KeyLease | undefined } | undefined,
): EngineMessageWrite[] {
  const revision = String((claimed ?? 0) + 1)
  if (call !== undefined) {
    const payload: RunNextStepPayload = { executionId, revision, reason: 'call_pending' }
    if (call.keyLease !== undefined) {
      const { operation, key } = call.keyLease
      payload.idempotencyKey = { operation, key }
    }
    return [
      {
        id: call.messageId,
        type: 'RunNextStep',
        payload,
        runAt: new Date(now.getTime() + CALL_TAKEOVER_MS),
      },
    ]
  }
  return turn.effects.flatMap(effect =>
    effect.type === 'registerWait' && effect.dueAt !== null
      ? [
          {
            id: newId(),
            type: 'FireWait' as const,
            payload: { executionId, revision, dueAt: effect.dueAt },
            runAt: new Date(effect.dueAt),
          },
        ]
      : [],
  )
}
