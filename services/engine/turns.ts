import { databaseNow } from '../../adapters/postgres/clock.ts'
import { isCallHeld, releaseCalls } from '../../adapters/stores/executions/call-leases.ts'
import { retry } from '../../adapters/retry.ts'
import type { ExecutionRecord, Read } from '../../adapters/stores/executions/state.ts'
import type { Span, Tracing } from '../../adapters/tracing/index.ts'
import { advance } from '../../domain/engine/advance.ts'
import { calledBy } from '../../domain/engine/log-calls.ts'
import { restoreSnapshot, type CallWait } from '../../domain/engine/snapshot.ts'
import type { Advance, Stimulus, Turn } from '../../domain/engine/stimulus.ts'
import { CallOvertaken } from '../calls/attempts.ts'
import type { CallOrigin } from '../calls/calls.ts'
import { CallPostponed } from '../calls/slots.ts'
import type { Outside } from '../drain.ts'
import type { HeldLease } from '../leases.ts'
import { beginTyping } from './model-typing.ts'
import { environmentOf, subjectOf } from './turn-subject.ts'
import type {
  HeldCall,
  Reply,
  TurnOptions,
  TurnDeps,
  TurnOutcome,
  TurnPart,
  TurnStart,
  TurnSubject,
} from './turn-types.ts'
import { save } from './turn-writes.ts'

export type { Reply, TurnOptions, TurnDeps, TurnOutcome } from './turn-types.ts'

/** Starts an execution and runs it to its first pause or end. */
export async function startTurn(
  deps: TurnDeps,
  tenantId: string,
  start: TurnStart,
  options: TurnOptions,
): Promise<TurnOutcome> {
  const { flow, conversation, now } = start
  const subject: TurnSubject = {
    tenantId,
    now,
    executionId: start.executionId ?? deps.newId(),
    conversation,
    flowId: flow.flowId,
    flowCode: flow.code,
    versionId: flow.versionId,
    version: flow.version,
    trigger: start.trigger,
    revision: undefined,
    lineageId: options.cause?.lineageId ?? null,
    stimulus: {
      ...start.stimulus,
      variables: { ...conversation.variables, ...options.variables },
      splits: conversation.splitChoices,
      conversation: { id: conversation.id, locale: conversation.locale, customer: conversation.customer },
    },
    publication: await deps.publications.of(tenantId),
    snapshot: null,
    flow: flow.flow,
    versions: new Map(),
    mode: 'trigger',
  }
  return await runTurn(deps, subject, { options, used: [], answered: [] })
}

/**
 * Moves an existing execution on, from the revision it was read at.
 * @throws UnknownSnapshotVersion
 */
export async function continueTurn(
  deps: TurnDeps,
  tenantId: string,
  { execution, stimulus }: { execution: Read<ExecutionRecord>; stimulus: Stimulus },
  options: TurnOptions,
): Promise<TurnOutcome> {
  const subject = await subjectOf(deps, tenantId, execution, stimulus)
  return await runTurn(deps, subject, { options, used: [], answered: [] })
}

/**
 * Repeats the call of a process that died before it finished, and continues from there. The other side
 * recognises the call by its key.
 */
export async function repeatCall(
  deps: TurnDeps,
  tenantId: string,
  execution: Read<ExecutionRecord>,
  options: TurnOptions,
): Promise<TurnOutcome> {
  const { found } = execution
  const { wait } = restoreSnapshot(found.snapshot)
  const { claim } = options
  if (wait?.kind !== 'call' || claim === undefined) return { outcome: 'ignored' }
  const { conversationId, tokenUsage } = found
  // The first attempt was made by the process that died.
  const attempt = 1 + claim.attempts
  const held = { executionId: found.id, revision: found.revision, messageId: claim.id, claim }
  const answer = await makeCall(deps, { tenantId, conversationId, executionId: found.id, held }, wait, {
    attempt,
    outside: options.outside,
  })
  if (answer === undefined) return { outcome: 'stale' }
  const { stimulus, ...returned } = answer
  const subject = await subjectOf(deps, tenantId, execution, stimulus)
  return await runTurn(deps, subject, {
    options: { ...options, tokenUsage: null },
    used: tokenUsage === null ? [] : [tokenUsage],
    ...returned,
  })
}

async function runTurn(deps: TurnDeps, subject: TurnSubject, part: TurnPart): Promise<TurnOutcome> {
  const facts = {
    'parley.workspace': subject.tenantId,
    'parley.execution': subject.executionId,
    'parley.flow': subject.flowCode,
    'parley.stimulus': subject.stimulus.type,
  }
  return await deps.tracing.run('turn', { facts }, async span => {
    const outcome = await runParts(deps, subject, part)
    span.set({ 'parley.outcome': outcome.outcome === 'replied' ? outcome.reply.status : outcome.outcome })
    return outcome
  })
}

/**
 * Decides and commits, part by part. A turn without calls is one part, so one transaction. Before a call its checkpoint
 * is committed, with a message that repeats the call should this process die; after it the answer is committed together
 * with everything that follows from it, and the call is never repeated.
 */
async function runParts(deps: TurnDeps, first: TurnSubject, firstPart: TurnPart): Promise<TurnOutcome> {
  const { tenantId } = first
  const { options } = firstPart
  const keyTaken = options.keyLease && { ...options.keyLease, fingerprint: null }
  let subject = first
  let part = firstPart
  let lease: HeldLease | undefined
  try {
    for (;;) {
      const decided = await decidePart(deps, subject, part)
      lease?.end()
      part.typingEnds?.()
      if ('outcome' in decided) return subject !== first && decided.outcome === 'stale' ? OVERTAKEN : decided
      const { turn, reply, call, openStep } = decided
      options.onBlocks?.(turn.blocks)
      if (call === undefined) return { outcome: 'replied', reply }
      const { executionId, conversation } = subject
      const { id: conversationId } = conversation
      const { owner, messageId, wait } = call
      const revision = (subject.revision ?? 0) + 1
      // Held until the next commit: this process also decides what follows the call.
      const callLease = { tenantId, executionId, revision, owner, messageId }
      lease = deps.leases.hold({ kind: 'call', ...callLease })
      const held = { executionId, revision, messageId }
      const answer = await withinSpan(
        openStep,
        async () => await makeCall(deps, { tenantId, conversationId, executionId, held }, wait, options),
      ).catch(async (error: unknown) => {
        if (!(error instanceof CallPostponed)) throw error
        lease?.end()
        await releaseCalls(deps.db, [callLease], error.delayMs)
      })
      // A stopping process cancels its calls; this is not their result.
      if (answer === undefined || lease.released) {
        answer?.typingEnds?.()
        return OVERTAKEN
      }
      const { stimulus, ...returned } = answer
      subject = { ...subject, revision, snapshot: turn.snapshot, stimulus, trigger: undefined }
      part = {
        // What came with the request is committed; its reply is not.
        options: { ...options, userMessages: [], variables: {}, claim: undefined, keyLease: keyTaken },
        heldCall: call,
        used: [...part.used, ...part.answered.map(answer => answer.usage)],
        counted: true,
        ...returned,
      }
    }
  } finally {
    lease?.end()
    part.typingEnds?.()
  }
}

const OVERTAKEN: TurnOutcome = { outcome: 'overtaken' }

/** With pauses of 1.5 seconds in total. */
const RETRIES = { attempts: 5, firstPauseMs: 100, factor: 2 }
/** After this long no further attempt begins: each waits up to five seconds for a connection, and a caller for all. */
const RETRIES_WITHIN_MS = 3_000

/**
 * A part that follows a call is tried again when it fails: the answer to the call is not stored anywhere else. A commit
 * may be repeated, since it names the revision it moves.
 */
async function decidePart(deps: TurnDeps, subject: TurnSubject, part: TurnPart): Promise<TurnOutcome | Decided> {
  const { tenantId, executionId } = subject
  if (part.call === undefined) return await decideAndSave(deps, subject, part)
  const startedAt = performance.now()
  return await retry(async () => await decideAndSave(deps, { ...subject, now: await databaseNow(deps.db) }, part), {
    ...RETRIES,
    shouldRetry: () => performance.now() - startedAt < RETRIES_WITHIN_MS,
    onRetry: error => deps.log.warn({ err: error, tenantId, executionId }, 'the answer of a call was not saved'),
  })
}

type CallOwner = { tenantId: string; conversationId: string; executionId: string }

/**
 * Makes a call outside any transaction. What it used and how it went is committed with the part that it leads to.
 * Undefined if the call no longer belongs to this process.
 * @throws CallPostponed
 */
async function makeCall(
  deps: TurnDeps,
  { held, ...request }: CallOwner & { held: Parameters<typeof isCallHeld>[2] },
  { callId, request: call }: CallWait,
  { attempt = 1, onText, outside = here }: { attempt?: number } & Pick<TurnOptions, 'onText' | 'outside'>,
): Promise<({ stimulus: Stimulus } & Pick<TurnPart, 'answered' | 'call' | 'typingEnds'>) | undefined> {
  const startedAt = performance.now()
  const typingEnds = beginTyping(deps.typing, request, call)
  const onPiece = (text: string): void => {
    typingEnds()
    onText?.(text)
  }
  const origin: CallOrigin = {
    ...request,
    callId,
    onText: call.kind === 'agent' && call.shown && onText !== undefined ? onPiece : undefined,
    isHeld: async () => await isCallHeld(deps.db, request.tenantId, held),
  }
  const outcome = await outside(async () => await deps.calls.make(origin, call)).catch((error: unknown) => {
    typingEnds()
    if (error instanceof CallOvertaken) return undefined
    throw error
  })
  if (outcome === undefined) return undefined
  const { result, usage } = outcome
  const durationMs = performance.now() - startedAt
  return {
    stimulus: {
      type: 'callResult',
      callId,
      result: usage === null ? result : { ...result, tokens: usage.total_tokens },
      tookMs: Math.round(durationMs),
    },
    answered: usage === null ? [] : [{ callId, usage }],
    call: { ...calledBy(call), attempt, durationMs, usage },
    typingEnds,
  }
}

const here: Outside = async wait => await wait()

type Decided = { turn: Turn; reply: Reply; call: HeldCall | undefined; openStep: Span | undefined }

/** If too many events were raised, decides again with the number that is still allowed. */
async function decideAndSave(deps: TurnDeps, subject: TurnSubject, part: TurnPart): Promise<TurnOutcome | Decided> {
  let allowed: { eventsAllowed?: number } = {}
  const startedAt = performance.now()
  for (;;) {
    const decidingSince = performance.now()
    const turn = await decide(deps, subject, allowed)
    const decidedIn = performance.now() - startedAt
    if (turn.outcome === 'rejected') return turn
    if (turn.outcome === 'ignored') return { outcome: 'ignored' }
    const { commit, reply, call } = await save(deps, subject, turn, part)
    if (commit.outcome !== 'event_limit')
      deps.meter.turn({
        status: commit.outcome === 'committed' ? turn.status : 'stale',
        milliseconds: performance.now() - startedAt,
        decidedIn,
        steps: commit.outcome === 'committed' ? turn.steps : [],
      })
    switch (commit.outcome) {
      case 'committed':
        return { turn, reply, call, openStep: showSteps(deps.tracing, turn, decidingSince, call !== undefined) }
      case 'stale':
        return { outcome: 'stale' }
      case 'event_limit':
        allowed = { eventsAllowed: commit.remaining }
    }
  }
}

async function decide(deps: TurnDeps, subject: TurnSubject, allowed: { eventsAllowed?: number }): Promise<Advance> {
  const { flow, snapshot, stimulus } = subject
  return await advance(flow, snapshot, stimulus, { ...(await environmentOf(deps, subject)), ...allowed })
}

/**
 * Shows the steps of a committed turn as spans, whose times are processor time after the start of the turn. Returns the
 * span of a step that calls outside, still open: the call belongs to it.
 */
function showSteps(tracing: Tracing, { steps, stepEnds }: Turn, startedAt: number, calling: boolean): Span | undefined {
  let open: Span | undefined
  for (const [index, step] of steps.entries()) {
    const span = tracing.start(`step ${step.nodeType}`, {
      startedAt: startedAt + (stepEnds[index - 1] ?? 0),
      facts: {
        'parley.flow': step.flowCode,
        'parley.node': step.nodeId,
        'parley.node_type': step.nodeType,
        'parley.outcome': step.outcome,
      },
    })
    if (step.outcome === 'failed') span.fail(new StepFailure(step.detail?.['kind']))
    if (calling && index === steps.length - 1) open = span
    else span.end(startedAt + (stepEnds[index] ?? 0))
  }
  return open
}

class StepFailure extends Error {
  readonly code: string

  constructor(kind: unknown) {
    super('a step failed')
    this.code = typeof kind === 'string' ? kind : 'failed'
  }
}

/** Runs `work` inside the span, where there is one, and ends it. */
async function withinSpan<Result>(span: Span | undefined, work: () => Promise<Result>): Promise<Result> {
  if (span === undefined) return await work()
  try {
    return await span.within(work)
  } finally {
    span.end()
  }
}
