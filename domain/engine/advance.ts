import { isJsonObject, type JsonObject } from '../json.ts'
import { mergeVariables } from '../variables.ts'
import type { CompiledFlow, CompiledNode, Move } from './compiled-flow.ts'
import type { Frame, Snapshot, ToolAnswer, Wait } from './snapshot.ts'
import type { Environment } from './environment.ts'
import type { Advance, StartStimulus, StepRecord, Stimulus, Turn } from './stimulus.ts'
import { flowAnswerOf, toolError } from './tools/answers.ts'
import { TurnFailure } from './turn-failure.ts'
import { TurnState } from './turn-state.ts'

export const STEP_BUDGET = 1_000
/** Flows that may be inside one another, the first one included. */
export const MAX_FRAMES = 16

/**
 * Moves an execution from one pause to the next. Pure: the same flow, snapshot, stimulus and environment give the same
 * answer, and the given snapshot is not changed. It is asynchronous only because JSONata is; it awaits nothing outside.
 * `flow` is the version that the first frame runs; `snapshot` is null for a start and for nothing else.
 */
export async function advance(
  flow: CompiledFlow,
  snapshot: Snapshot | null,
  stimulus: Stimulus,
  environment: Environment,
): Promise<Advance> {
  if (stimulus.type === 'start')
    return await new Run(flow, environment, startSnapshot(flow, stimulus)).from({ type: 'go', to: flow.start })
  if (snapshot === null) return { outcome: 'ignored', reason: 'not_waiting' }
  if (snapshot.status === 'completed' || snapshot.status === 'failed' || snapshot.status === 'aborted')
    return { outcome: 'ignored', reason: 'ended' }
  const run = new Run(flow, environment, snapshot)
  const { wait } = snapshot
  switch (stimulus.type) {
    case 'abort':
      return run.abort()
    case 'resume':
      return wait?.kind === 'input' ? await run.resume(wait, stimulus) : { outcome: 'ignored', reason: 'not_waiting' }
    case 'timer':
      if (wait === null || wait.kind === 'call') return { outcome: 'ignored', reason: 'other_wait' }
      return await run.elapse(wait)
    case 'event':
      return wait?.kind === 'event' && wait.event === stimulus.name
        ? await run.event(stimulus.data, stimulus.depth ?? 0)
        : { outcome: 'ignored', reason: 'other_wait' }
    case 'callResult':
      return wait?.kind === 'call' && wait.callId === stimulus.callId
        ? await run.callReturned(stimulus)
        : { outcome: 'ignored', reason: 'stale_call' }
  }
}

function startSnapshot(
  flow: CompiledFlow,
  { trigger, entities = {}, context = {}, variables = {}, conversation = {}, splits = {} }: StartStimulus,
): Snapshot {
  return {
    status: 'calling',
    frames: [
      {
        flowCode: flow.code,
        versionId: flow.versionId,
        nodeId: null,
        vars: { ...declaredVariables(flow), ...variables },
      },
    ],
    variables,
    input: trigger.type === 'chat_intent' && trigger.text !== undefined ? { text: trigger.text } : {},
    event: trigger.type === 'event' ? trigger.data : null,
    ...(trigger.type === 'event' && trigger.depth !== undefined ? { eventDepth: trigger.depth } : {}),
    context,
    entities,
    conversation,
    splits,
    wait: null,
    failure: null,
    blocks: [],
    replied: 0,
    replyDue: trigger.type === 'chat_intent',
    turnSteps: 0,
    steps: 0,
  }
}

function declaredVariables(flow: CompiledFlow): JsonObject {
  return (flow.definition.variables ?? {}) as JsonObject
}

/** One turn: the loop over the nodes and what surrounds it. */
class Run {
  readonly #flow: CompiledFlow
  readonly #environment: Environment
  readonly #turn: TurnState
  readonly #records: StepRecord[] = []
  readonly #versions = new Map<string, CompiledFlow>()

  constructor(flow: CompiledFlow, environment: Environment, snapshot: Snapshot) {
    this.#flow = flow
    this.#environment = environment
    this.#turn = new TurnState(snapshot, environment)
  }

  async from(move: Move): Promise<Turn> {
    return await this.#guard(() => this.#loop(move))
  }

  async resume(
    wait: Wait & { kind: 'input' },
    { values, context, variables }: Stimulus & { type: 'resume' },
  ): Promise<Advance> {
    const { snapshot } = this.#turn
    let violations: (Advance & { outcome: 'rejected' }) | undefined
    const turn = await this.#guard(async () => {
      this.#newTurn()
      // What a caller was already shown is not shown again; what a timer added since then is.
      snapshot.blocks = snapshot.blocks.slice(snapshot.replied)
      snapshot.replied = 0
      snapshot.replyDue = true
      if (context !== undefined) snapshot.context = { ...snapshot.context, ...context }
      if (variables !== undefined) this.#mergeVariables(variables)
      const result = (await this.#node(wait.nodeId).answer?.(this.#turn, values)) ?? wrongState()
      if ('violations' in result) {
        violations = { outcome: 'rejected', violations: result.violations }
        return
      }
      this.#record('answered', result)
      await this.#loop(result)
    })
    return violations ?? turn
  }

  async elapse(wait: Wait): Promise<Turn> {
    return await this.#guard(async () => {
      this.#newTurn()
      const move = this.#node(wait.nodeId).elapse?.(this.#turn) ?? wrongState()
      this.#record(wait.kind === 'time' ? 'elapsed' : 'expired', move)
      await this.#loop(move)
    })
  }

  async event(data: JsonObject, depth: number): Promise<Advance> {
    let ignored: Advance | undefined
    const turn = await this.#guard(async () => {
      this.#newTurn()
      const move = await this.#arrival(data)
      if (move === undefined) {
        ignored = { outcome: 'ignored', reason: 'filtered' }
        return
      }
      const { snapshot } = this.#turn
      snapshot.eventDepth = Math.max(snapshot.eventDepth ?? 0, depth)
      this.#record('event', move)
      await this.#loop(move)
    })
    return ignored ?? turn
  }

  async callReturned({ result, tookMs = 0 }: Stimulus & { type: 'callResult' }): Promise<Turn> {
    return await this.#guard(async () => {
      this.#turn.spend(tookMs)
      const move = await this.#withinTools(async () => {
        const next = await (this.#node(this.#turn.nodeId).callReturned?.(this.#turn, result) ?? wrongState())
        this.#record(returnOf(next), next)
        return next
      })
      await this.#loop(move)
    })
  }

  abort(): Turn {
    const { snapshot } = this.#turn
    snapshot.status = 'aborted'
    snapshot.wait = null
    return this.#finish()
  }

  /** An event that the wait's filter cannot be evaluated on is an event that does not fit: the wait goes on. */
  async #arrival(data: JsonObject): Promise<Move | undefined> {
    try {
      return await this.#node(this.#turn.nodeId).eventArrived?.(this.#turn, data)
    } catch (error) {
      if (error instanceof TurnFailure && (error.kind === 'expression_error' || error.kind === 'value_too_large'))
        return undefined
      throw error
    }
  }

  #newTurn(): void {
    this.#turn.snapshot.turnSteps = 0
  }

  async #guard(run: () => Promise<void>): Promise<Turn> {
    try {
      await run()
      this.#turn.forgetOldBlocks()
    } catch (error) {
      if (!(error instanceof TurnFailure)) throw error
      this.#fail(error)
    }
    return this.#finish()
  }

  async #loop(first: Move): Promise<void> {
    const { snapshot } = this.#turn
    snapshot.wait = null
    const budget = this.#environment.stepBudget ?? STEP_BUDGET
    let move: Move | undefined = first
    while (move !== undefined) {
      const current: Move = move
      move = await this.#withinTools(async () => {
        const to = await this.#follow(current)
        if (typeof to !== 'string') return to
        if (++snapshot.turnSteps > budget)
          throw new TurnFailure('step_limit', `the turn took more than ${budget} steps`)
        snapshot.steps++
        this.#turn.frame.nodeId = to
        const next = await this.#node(to).enter(this.#turn)
        if (next.type !== 'fail') this.#record(outcomeOf(next), next)
        return next
      })
    }
  }

  /** What goes wrong in a flow that a tool runs is the answer of the tool; anywhere else it fails the run. */
  async #withinTools<Result extends Move | undefined>(decide: () => Promise<Result>): Promise<Result | Move> {
    let decision: () => Promise<Result | Move> = decide
    for (;;) {
      try {
        return await decision()
      } catch (error) {
        const { frames } = this.#turn.snapshot
        const place = frames.findLastIndex(frame => frame.tool !== undefined)
        if (!(error instanceof TurnFailure) || error.kind === 'step_limit' || place < 0) throw error
        this.#noteFailure(error)
        frames.length = place
        decision = async () => await this.#toolReturned(toolError(error.message))
      }
    }
  }

  async #toolReturned(answer: ToolAnswer): Promise<Move> {
    const move = await (this.#node(this.#turn.nodeId).toolReturned?.(this.#turn, answer) ?? wrongState())
    this.#record(returnOf(move), move)
    return move
  }

  /** Carries out a move: the id of the next node, another move, or undefined when the turn is over. */
  #follow(move: Move): string | Move | undefined | Promise<Move> {
    switch (move.type) {
      case 'go':
        return move.to ?? { type: 'end', outputs: {} }
      case 'end':
        return this.#return(move.outputs)
      case 'call':
        return move.tool === undefined ? this.#enterSubflow(move) : this.#enterTool(move)
      case 'wait':
        if (move.wait.kind !== 'call' && this.#turn.toolFrame !== undefined)
          throw new TurnFailure('tool_pause', 'the flow waits, which a tool cannot')
        this.#pause(move.wait)
        return undefined
      case 'fail':
        throw new TurnFailure(move.kind, move.message)
    }
  }

  #return(outputs: JsonObject): Move | undefined | Promise<Move> {
    const { snapshot } = this.#turn
    if (snapshot.frames.length === 1) {
      snapshot.status = 'completed'
      return undefined
    }
    const left = snapshot.frames.pop()
    if (left?.tool !== undefined) return this.#toolReturned(flowAnswerOf(outputs, left.tool.shown))
    const move = this.#node(this.#turn.nodeId).subflowReturned?.(this.#turn, outputs) ?? wrongState()
    this.#record('called', move)
    return move
  }

  #enterTool(move: Move & { type: 'call' }): string | Promise<Move> {
    try {
      return this.#enterSubflow(move)
    } catch (error) {
      if (!(error instanceof TurnFailure)) throw error
      return this.#toolReturned(toolError(error.message))
    }
  }

  #enterSubflow({ subflow: code, inputs, tool }: Move & { type: 'call' }): string {
    const { snapshot } = this.#turn
    if (snapshot.frames.length >= MAX_FRAMES)
      throw new TurnFailure('subflow_depth', `subflows may be nested at most ${MAX_FRAMES - 1} deep`)
    const found = this.#environment.resolveFlow(code)
    if (found === undefined) throw new TurnFailure('unknown_flow', `there is no published flow ${code}`)
    this.#versions.set(found.versionId, found.flow)
    snapshot.frames.push({
      flowCode: found.flow.code,
      versionId: found.versionId,
      nodeId: null,
      vars: { ...declaredVariables(found.flow), ...snapshot.variables, ...inputs },
      ...(tool === undefined ? {} : { tool: { shown: [] } }),
    })
    return found.flow.start
  }

  #pause(wait: Wait): void {
    const { snapshot, effects } = this.#turn
    snapshot.wait = wait
    switch (wait.kind) {
      case 'input':
        snapshot.status = 'waiting_input'
        effects.push({ type: 'registerWait', kind: 'input', nodeId: wait.nodeId, dueAt: wait.expiresAt })
        break
      case 'time':
        snapshot.status = 'waiting_time'
        effects.push({ type: 'registerWait', kind: 'time', nodeId: wait.nodeId, dueAt: wait.dueAt })
        break
      case 'event':
        snapshot.status = 'waiting_time'
        effects.push({
          type: 'registerWait',
          kind: 'event',
          nodeId: wait.nodeId,
          dueAt: wait.dueAt,
          event: wait.event,
          since: wait.since,
        })
        break
      case 'call':
        snapshot.status = 'calling'
    }
  }

  #node(id: string): CompiledNode {
    const node = this.#version(this.#turn.frame).nodes.get(id)
    if (node === undefined) throw new TurnFailure('unknown_node', `there is no node ${id}`)
    return node
  }

  #version(frame: Frame): CompiledFlow {
    const version = this.#versionOrNone(frame)
    if (version === undefined)
      throw new TurnFailure('definition_missing', `the version of ${frame.flowCode} that was running is gone`)
    return version
  }

  #versionOrNone(frame: Frame): CompiledFlow | undefined {
    return frame === this.#turn.snapshot.frames[0]
      ? this.#flow
      : (this.#versions.get(frame.versionId) ?? this.#environment.versionById(frame.versionId))
  }

  #mergeVariables(variables: JsonObject): void {
    const { snapshot } = this.#turn
    snapshot.variables = mergeVariables(snapshot.variables, variables)
    for (const frame of snapshot.frames) frame.vars = { ...frame.vars, ...variables }
  }

  #record(outcome: StepRecord['outcome'], move: Move): void {
    const { frame, snapshot } = this.#turn
    const nodeId = this.#turn.nodeId
    const nodeType = this.#node(nodeId).type
    const next = move.type === 'go' ? move.to : null
    const detail = detailOf(move)
    this.#note({
      index: snapshot.steps,
      flowCode: frame.flowCode,
      versionId: frame.versionId,
      nodeId,
      nodeType,
      outcome,
      next,
      ...(detail === undefined ? {} : { detail }),
    })
  }

  #note(step: StepRecord): void {
    this.#records.push(step)
    this.#environment.stepped?.(step)
  }

  #fail(failure: TurnFailure): void {
    const { kind, message } = failure
    const {
      snapshot,
      effects,
      frame: { nodeId },
    } = this.#turn
    snapshot.status = 'failed'
    snapshot.wait = null
    snapshot.failure = { kind, nodeId, message }
    // A call that was about to be made is not made for an execution that has failed.
    const call = effects.findIndex(effect => effect.type === 'call' || effect.type === 'registerWait')
    if (call >= 0) effects.splice(call, 1)
    this.#noteFailure(failure)
  }

  #noteFailure({ kind, message }: TurnFailure): void {
    const { snapshot, frame } = this.#turn
    const { nodeId } = frame
    const nodeType = nodeId === null ? undefined : this.#versionOrNone(frame)?.nodes.get(nodeId)?.type
    this.#note({
      index: snapshot.steps,
      flowCode: frame.flowCode,
      versionId: frame.versionId,
      nodeId: nodeId ?? '',
      nodeType: nodeType ?? '',
      outcome: 'failed',
      next: null,
      detail: { kind, message },
    })
  }

  #finish(): Turn {
    const { snapshot, effects, newBlocks } = this.#turn
    const blocks = snapshot.blocks.slice(snapshot.replied)
    const { status, wait, failure } = snapshot
    if (status !== 'calling' && snapshot.replyDue) {
      snapshot.replied = snapshot.blocks.length
      snapshot.replyDue = false
    }
    const expectedInput = wait?.kind === 'input' ? wait.expectedInput : null
    return {
      outcome: 'advanced',
      snapshot,
      status,
      blocks,
      newBlocks,
      expectedInput,
      wait,
      effects,
      steps: this.#records,
      ...(failure === null ? {} : { failure }),
    }
  }
}

function outcomeOf(move: Move): StepRecord['outcome'] {
  switch (move.type) {
    case 'go':
      return 'passed'
    case 'wait':
      return move.wait.kind === 'call' ? 'calling' : 'waiting'
    case 'call':
      return 'calling'
    case 'end':
      return 'ended'
    case 'fail':
      return 'failed'
  }
}

/** A node that calls again has not come back yet. */
function returnOf(move: Move): StepRecord['outcome'] {
  return move.type === 'wait' || move.type === 'call' ? 'calling' : 'called'
}

function detailOf(move: Move): JsonObject | undefined {
  switch (move.type) {
    case 'go':
      return move.detail
    case 'call':
      return { subflow: move.subflow, ...(move.tool === undefined ? {} : { tool: move.tool }) }
    case 'wait':
      return move.wait.kind === 'call' ? { callId: move.wait.callId } : { wait: move.wait.kind }
    case 'end':
      return isJsonObject(move.outputs) && Object.keys(move.outputs).length > 0
        ? { outputs: Object.keys(move.outputs) }
        : undefined
    case 'fail':
      return undefined
  }
}

function wrongState(): never {
  throw new TurnFailure('definition_missing', 'the node that was waiting is of another type now')
}
