import { databaseNow } from '../../adapters/postgres/clock.ts'
import type { ExecutionRecord } from '../../adapters/stores/executions/state.ts'
import type { CallLease } from '../../adapters/stores/executions/turn-commit.ts'
import { untraced, type Span } from '../../adapters/tracing/index.ts'
import { advance } from '../../domain/engine/advance.ts'
import type { CompiledFlow } from '../../domain/engine/compiled-flow.ts'
import type { Environment } from '../../domain/engine/environment.ts'
import { calledBy, type CallFacts } from '../../domain/engine/log-calls.ts'
import type { Snapshot } from '../../domain/engine/snapshot.ts'
import type { Advance, Stimulus, Turn } from '../../domain/engine/stimulus.ts'
import type { TokenUsage } from '../../domain/token-usage.ts'
import type { ValueFacts } from '../../domain/values/facts.ts'
import type { KeptLease } from '../leases.ts'
import type { Publication } from '../published/published.ts'
import type { Reply, Subject, TurnCompany, TurnDeps, TurnOutcome, TurnStart } from './turn-types.ts'
import { createStepTrace, withinSpan, type StepTrace } from './turn-trace.ts'
import { tryAgain } from './try-again.ts'
import { save, type Part } from './turn-writes.ts'
import { factsFor } from '../forms/value-facts.ts'

export type { Reply, TurnCompany, TurnConversation, TurnDeps, TurnOutcome, TurnStart } from './turn-types.ts'

/** Starts an execution and runs it to its first pause or end. */
export async function startTurn(
  deps: TurnDeps,
  tenantId: string,
  start: TurnStart,
  company: TurnCompany,
): Promise<TurnOutcome> {
  const { flow, conversation, now } = start
  const publication = await deps.publications.of(tenantId)
  const stimulus: Stimulus = {
    ...start.stimulus,
    variables: { ...conversation.variables, ...company.variables },
    splits: conversation.splitChoices,
    conversation: { id: conversation.id, locale: conversation.locale, customer: conversation.customer },
  }
  return await take(
    deps,
    tenantId,
    {
      now,
      executionId: start.executionId ?? deps.newId(),
      conversation,
      flowId: flow.flowId,
      flowCode: flow.code,
      versionId: flow.versionId,
      version: flow.version,
      trigger: start.trigger,
      claimed: undefined,
      lineageId: company.cause?.lineageId ?? null,
      stimulus,
      publication,
      snapshot: null,
      flow: flow.flow,
      versions: new Map(),
      mode: 'trigger',
    },
    company,
    [],
  )
}

type ReadExecution = { now: Date; found: ExecutionRecord }

/** Moves an existing execution on, from the revision it was read at. */
export async function continueTurn(
  deps: TurnDeps,
  tenantId: string,
  execution: ReadExecution,
  stimulus: Stimulus,
  company: TurnCompany,
): Promise<TurnOutcome> {
  return await take(deps, tenantId, await subjectOf(deps, tenantId, execution, stimulus), company, [])
}

/** A question of no form takes any upload of the workspace; its own rules decide which. */
async function answerFacts(
  deps: TurnDeps,
  tenantId: string,
  { wait }: Snapshot,
  stimulus: Stimulus,
): Promise<{ valueFacts?: ValueFacts }> {
  if (stimulus.type !== 'resume' || wait?.kind !== 'input' || wait.fields.length === 0) return {}
  return {
    valueFacts: await factsFor(deps, {
      tenantId,
      formId: wait.expectedInput.form_id ?? null,
      fields: wait.fields,
      values: stimulus.values,
    }),
  }
}

/**
 * Makes the call again that a process which is gone had begun, and goes on from there. The other side knows it by the
 * same key.
 */
export async function resumeCall(
  deps: TurnDeps,
  tenantId: string,
  execution: ReadExecution,
  company: TurnCompany,
): Promise<TurnOutcome> {
  const { wait } = execution.found.snapshot
  if (wait?.kind !== 'call') return { outcome: 'ignored' }
  const { conversationId, tokenUsage } = execution.found
  const began = performance.now()
  const { result, usage } = await deps.calls.make({ tenantId, conversationId, callId: wait.callId }, wait.request)
  const durationMs = performance.now() - began
  // The process that is gone made it before.
  const call: CallFacts = { ...calledBy(wait.request), attempt: 1 + (company.hold?.attempts ?? 1), durationMs, usage }
  const subject = await subjectOf(deps, tenantId, execution, {
    type: 'callResult',
    callId: wait.callId,
    result,
    tookMs: Math.round(durationMs),
  })
  return await take(
    deps,
    tenantId,
    subject,
    { ...company, tokenUsage: null },
    tokenUsage === null ? [] : [tokenUsage],
    { answered: usage === null ? [] : [{ callId: wait.callId, usage }], call },
  )
}

async function subjectOf(
  deps: TurnDeps,
  tenantId: string,
  { now, found: execution }: ReadExecution,
  stimulus: Stimulus,
): Promise<Subject> {
  const [publication, versions] = await Promise.all([
    deps.publications.of(tenantId),
    loadVersions(deps, tenantId, execution),
  ])
  const { conversation, flowId, versionId, snapshot } = execution
  return {
    now,
    executionId: execution.id,
    conversation,
    flowId,
    flowCode: snapshot.frames[0]?.flowCode ?? '',
    versionId,
    version: undefined,
    trigger: undefined,
    claimed: execution.revision,
    lineageId: execution.lineageId,
    stimulus,
    publication,
    snapshot,
    flow: versions.get(versionId),
    versions,
    mode: 'resume',
  }
}

/** The call that a process which is gone had begun, with its answer. */
type Begun = Pick<Part, 'answered' | 'call'>

/**
 * Decides and writes, part by part: a turn that makes no call outside is one part. Before a call its checkpoint is
 * committed, with a message that makes the call
 * again should this process be gone; after it the answer is committed with all that follows from it, and is never asked
 * for again.
 */
async function take(
  deps: TurnDeps,
  tenantId: string,
  first: Subject,
  company: TurnCompany,
  used: readonly TokenUsage[],
  begun: Begun = { answered: [] },
): Promise<TurnOutcome> {
  const facts = {
    'parley.execution': first.executionId,
    'parley.flow': first.flowCode,
    'parley.stimulus': first.stimulus.type,
  }
  return await (deps.tracing ?? untraced).run('turn', { facts }, async span => {
    const outcome = await takeParts(deps, tenantId, first, company, used, begun)
    span.set({ 'parley.outcome': outcome.outcome === 'replied' ? outcome.reply.status : outcome.outcome })
    return outcome
  })
}

async function takeParts(
  deps: TurnDeps,
  tenantId: string,
  first: Subject,
  company: TurnCompany,
  used: readonly TokenUsage[],
  begun: Begun,
): Promise<TurnOutcome> {
  const { executionId } = first
  let subject = first
  let part: Part = { company, used, ...begun, lease: undefined }
  let kept: KeptLease | undefined
  try {
    for (;;) {
      const decided = await decidePart(deps, tenantId, subject, part)
      kept?.end()
      if ('outcome' in decided) return subject !== first && decided.outcome === 'stale' ? OVERTAKEN : decided
      const { turn, reply, leased, calling } = decided
      company.onBlocks?.(turn.blocks)
      if (leased === undefined) return { outcome: 'replied', reply }
      const { wait, snapshot } = turn
      if (wait?.kind !== 'call') throw new Error('a turn that is calling waits for its call')
      const claimed = (subject.claimed ?? 0) + 1
      const { owner, ends: messageId } = leased
      // Until the next commit: what follows the call is this process's as well.
      kept = deps.leases.keep({ kind: 'call', tenantId, executionId, revision: claimed, owner, messageId })
      const startedAt = performance.now()
      const { result, usage } = await withinSpan(
        calling,
        async () =>
          await deps.calls.make(
            {
              tenantId,
              conversationId: subject.conversation.id,
              callId: wait.callId,
              onText: wait.request.kind === 'agent' && wait.request.shown ? company.onText : undefined,
            },
            wait.request,
          ),
      )
      // A process that stops breaks its calls off, and that is no answer of theirs.
      if (kept.handedBack) return OVERTAKEN
      const durationMs = performance.now() - startedAt
      subject = {
        ...subject,
        claimed,
        snapshot,
        stimulus: { type: 'callResult', callId: wait.callId, result, tookMs: Math.round(durationMs) },
        trigger: undefined,
      }
      part = {
        // What came with the request is written; what is left is who hears of the end.
        company: { ...company, said: [], variables: {}, hold: undefined },
        lease: leased,
        used: [...part.used, ...part.answered.map(call => call.usage)],
        answered: usage === null ? [] : [{ callId: wait.callId, usage }],
        counted: true,
        call: { ...calledBy(wait.request), attempt: 1, durationMs, usage },
      }
    }
  } finally {
    kept?.end()
  }
}

const OVERTAKEN: TurnOutcome = { outcome: 'overtaken' }

/** What follows a call is tried again when it fails: the answer of the call is nowhere else. */
async function decidePart(
  deps: TurnDeps,
  tenantId: string,
  subject: Subject,
  part: Part,
): Promise<TurnOutcome | Decided> {
  if (part.call === undefined) return await decideAndSave(deps, tenantId, subject, part)
  return await tryAgain(
    async () => await decideAndSave(deps, tenantId, { ...subject, now: await databaseNow(deps.db) }, part),
    error =>
      deps.log.warn({ err: error, tenantId, executionId: subject.executionId }, 'the answer of a call was not saved'),
  )
}

type Decided = {
  turn: Turn
  reply: Reply
  leased: (CallLease & { ends: string }) | undefined
  calling: Span | undefined
}

/** Where too many events were raised, decides again with as many as there may still be. */
async function decideAndSave(
  deps: TurnDeps,
  tenantId: string,
  subject: Subject,
  part: Part,
): Promise<TurnOutcome | Decided> {
  let allowed: { eventsAllowed?: number } = {}
  const startedAt = performance.now()
  for (;;) {
    const trace = createStepTrace()
    const turn = await decide(deps, tenantId, subject, allowed, trace)
    const decidedIn = performance.now() - startedAt
    if (turn.outcome === 'rejected') return turn
    if (turn.outcome === 'ignored') return { outcome: 'ignored' }
    const { commit, reply, leased } = await save(deps, tenantId, subject, turn, part)
    if (commit.outcome !== 'event_limit')
      deps.meter?.turn({
        status: commit.outcome === 'committed' ? turn.status : 'stale',
        milliseconds: performance.now() - startedAt,
        decidedIn,
        steps: commit.outcome === 'committed' ? turn.steps : [],
      })
    switch (commit.outcome) {
      case 'committed':
        return { turn, reply, leased, calling: trace.show(deps.tracing ?? untraced, leased !== undefined) }
      case 'refused':
        return { outcome: 'stale' }
      case 'event_limit':
        allowed = { eventsAllowed: commit.remaining }
    }
  }
}

async function decide(
  deps: TurnDeps,
  tenantId: string,
  { flow, snapshot, stimulus, now, publication, versions, versionId }: Subject,
  allowed: { eventsAllowed?: number },
  { stepped }: Pick<StepTrace, 'stepped'>,
): Promise<Advance> {
  if (flow !== undefined) {
    const facts = snapshot === null ? {} : await answerFacts(deps, tenantId, snapshot, stimulus)
    return await advance(flow, snapshot, stimulus, {
      ...environment(deps, now, publication, versions),
      ...allowed,
      ...facts,
      stepped,
    })
  }
  if (snapshot === null) throw new Error('what starts has a flow')
  return lostDefinition({ snapshot, versionId })
}

/** The execution cannot go on: the version it runs does not load any more. */
function lostDefinition({ snapshot, versionId }: { snapshot: Snapshot; versionId: string }): Turn {
  const nodeId = snapshot.frames.at(-1)?.nodeId ?? null
  const failure = {
    kind: 'definition_missing' as const,
    nodeId,
    message: `version ${versionId} of the flow no longer loads`,
  }
  const step = {
    index: snapshot.steps,
    flowCode: snapshot.frames.at(-1)?.flowCode ?? '',
    versionId,
    nodeId: nodeId ?? '',
    nodeType: '',
    outcome: 'failed' as const,
    next: null,
    detail: { kind: failure.kind, message: failure.message },
  }
  return {
    outcome: 'advanced',
    snapshot: { ...snapshot, status: 'failed', wait: null, failure },
    status: 'failed',
    blocks: snapshot.blocks.slice(snapshot.replied),
    newBlocks: [],
    expectedInput: null,
    wait: null,
    effects: [],
    steps: [step],
    failure,
  }
}

async function loadVersions(
  { publications }: TurnDeps,
  tenantId: string,
  { snapshot, versionId }: { snapshot: Snapshot; versionId: string },
): Promise<Map<string, CompiledFlow>> {
  const ids = [...new Set([versionId, ...snapshot.frames.map(frame => frame.versionId)])]
  const loaded = await Promise.all(ids.map(async id => [id, await publications.version(tenantId, id)] as const))
  return new Map(loaded.flatMap(([id, found]) => (found === undefined ? [] : [[id, found.flow]])))
}

function environment(
  { newId, random }: TurnDeps,
  now: Date,
  publication: Publication,
  versions: Map<string, CompiledFlow>,
): Environment {
  return {
    now,
    newId,
    random,
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
