import { weigh, TurnBudget, type Ambient, type Scope } from '../expressions/evaluation.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { ExpressionError, type ExpressionErrorKind } from '../expressions/errors.ts'
import type { CompiledExpression } from '../expressions/expression.ts'
import type { CompiledTemplate, CompiledValue } from '../expressions/template.ts'
import type { Block, BlockType, FailureKind, Frame, Snapshot } from './snapshot.ts'
import type { CompiledFlow, CompiledNode, Environment, Move } from './compiled-flow.ts'
import type { Effect, StepRecord, Turn, TurnEnvironment } from './stimulus.ts'

/** Characters of JSON that the variables of a frame may have while a turn runs, and all blocks of one turn. */
const VARS_MAX_WEIGHT = 8_000_000
/** Of these, what is stored at a pause or an end: a turn may take a large reply and select from it. */
const STORED_VARS_MAX_WEIGHT = 256_000
const BLOCKS_MAX_WEIGHT = 2_000_000
/** Characters of JSON in the answer of a tool that its model reads at most. */
export const TOOL_ANSWER_MAX_WEIGHT = 20_000
/** How often events may cause one another: a flow that raises the event it is started by ends here. */
const MAX_EVENT_DEPTH = 16
/** Domain events that one cause, an event from outside or a run that a visitor started, may lead to. */
export const MAX_LINEAGE_EVENTS = 1_000
/** Blocks held between replies: more than one turn can add. */
const BLOCKS_HELD_AT_MOST = 1_500

/** Stops a turn: the execution has failed. Caught where the turn is run; it never leaves the core. */
export class TurnFailure extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.name = 'TurnFailure'
    this.kind = kind
  }
}

/** The draft of the next snapshot while a turn runs. Values in it are replaced, never changed in place. */
export class TurnState {
  readonly snapshot: Snapshot
  readonly environment: TurnEnvironment
  readonly ambient: Ambient
  readonly effects: Effect[] = []
  readonly newBlocks: Block[] = []
  readonly #budget: TurnBudget
  #blocksWeight = 0
  #args: JsonObject | undefined

  constructor(snapshot: Snapshot, environment: TurnEnvironment) {
    this.snapshot = {
      ...snapshot,
      frames: snapshot.frames.map(frame => ({ ...frame })),
      blocks: [...snapshot.blocks],
      splits: { ...snapshot.splits },
    }
    this.environment = environment
    this.#budget = new TurnBudget(environment.eventLoop)
    this.ambient = { now: environment.now, random: () => environment.random(), budget: this.#budget }
  }

  /** What to await between two nodes, when the turn has held the process for long. */
  pause(): Promise<void> | undefined {
    return this.#budget.pause()
  }

  /** Milliseconds of processor time that the turn has used. */
  get usedMs(): number {
    return this.#budget.allMs
  }

  get frame(): Frame {
    const frame = this.snapshot.frames.at(-1)
    if (frame === undefined) throw new TurnFailure('definition_missing', 'the execution has no running flow')
    return frame
  }

  get scope(): Scope {
    const { input, event, context, entities, conversation } = this.snapshot
    return {
      vars: this.frame.vars,
      input,
      event,
      context,
      entities,
      conversation,
      ...(this.#args === undefined ? {} : { args: this.#args }),
    }
  }

  /** Evaluates with the arguments of a tool call. */
  async withArgs<Result>(args: JsonObject, evaluate: () => Result | Promise<Result>): Promise<Result> {
    this.#args = args
    try {
      return await evaluate()
    } finally {
      this.#args = undefined
    }
  }

  /** The frame of the innermost flow that a tool runs, and all that it has called. */
  get toolFrame(): Frame | undefined {
    return this.snapshot.frames.findLast(frame => frame.tool !== undefined)
  }

  /** What is left of the time of all `agent` nodes with tools that are running; undefined where none is. */
  get leftMs(): number | undefined {
    const left = this.snapshot.frames.flatMap(({ exchange }) => (exchange === undefined ? [] : [exchange.leftMs]))
    return left.length === 0 ? undefined : Math.min(...left)
  }

  spend(ms: number): void {
    for (const frame of this.snapshot.frames)
      if (frame.exchange !== undefined) frame.exchange = { ...frame.exchange, leftMs: frame.exchange.leftMs - ms }
  }

  get nodeId(): string {
    return this.frame.nodeId ?? ''
  }

  /**
   * Checks before it sets: a value may contain the same part many times, and is only huge once it is serialised.
   */
  setVariable(name: string, value: Json): void {
    const frame = this.frame
    const vars = { ...frame.vars, [name]: value }
    if (weigh(vars) > VARS_MAX_WEIGHT)
      throw new TurnFailure('value_too_large', `the variables are too large with ${name}`)
    frame.vars = vars
  }

  /** @throws TurnFailure where the variables of a flow are more than a run may store */
  checkStored(): void {
    if (this.snapshot.frames.some(({ vars }) => weigh(vars) > STORED_VARS_MAX_WEIGHT))
      throw new TurnFailure('value_too_large', 'the variables are larger than the 256 kB that a run may store')
  }

  /** What a failed run does not store either. */
  dropLargeVariables(): void {
    for (const frame of this.snapshot.frames) if (weigh(frame.vars) > STORED_VARS_MAX_WEIGHT) frame.vars = {}
  }

  addBlock(type: BlockType, payload: JsonObject): Block {
    const block: Block = { id: this.environment.newId(), type, payload, meta: { source_node_id: this.nodeId } }
    const { toolFrame } = this
    if (toolFrame?.tool !== undefined) {
      const shown = [...toolFrame.tool.shown, type === 'message' ? (payload['text'] ?? '') : payload]
      if (weigh(shown) <= TOOL_ANSWER_MAX_WEIGHT) toolFrame.tool = { shown }
      return block
    }
    this.#blocksWeight += weigh(payload)
    if (this.#blocksWeight > BLOCKS_MAX_WEIGHT)
      throw new TurnFailure('value_too_large', 'the turn shows more than a reply can carry')
    this.newBlocks.push(block)
    this.snapshot.blocks.push(block)
    return block
  }

  /** Raises a domain event, within the limits that stop flows from feeding one another for ever. */
  emit(event: string, data: JsonObject): void {
    const depth = (this.snapshot.eventDepth ?? 0) + 1
    if (depth > MAX_EVENT_DEPTH)
      throw new TurnFailure('event_limit', `events may cause one another at most ${MAX_EVENT_DEPTH} times in a row`)
    const raised = this.effects.filter(effect => effect.type === 'emit').length
    if (raised >= (this.environment.eventsAllowed ?? MAX_LINEAGE_EVENTS))
      throw new TurnFailure('event_limit', `one cause may lead to at most ${MAX_LINEAGE_EVENTS} events`)
    this.effects.push({ type: 'emit', nodeId: this.nodeId, event, data, depth })
  }

  /** An execution that only timers move never has its blocks taken by a reply. */
  dropOldBlocks(): void {
    const { blocks, replied } = this.snapshot
    const surplus = blocks.length - BLOCKS_HELD_AT_MOST
    if (surplus <= 0) return
    blocks.splice(0, surplus)
    this.snapshot.replied = Math.max(0, replied - surplus)
  }
}

/** Evaluates within a turn; what goes wrong fails the execution. */
export function evaluated(
  expression: CompiledExpression,
  turn: TurnState,
): Json | undefined | Promise<Json | undefined> {
  return guarded(() => expression.evaluate(turn.scope, turn.ambient))
}

export function rendered(template: CompiledTemplate, turn: TurnState): string | Promise<string> {
  return guarded(() => template.render(turn.scope, turn.ambient))
}

export function valued(value: CompiledValue, turn: TurnState): Json | Promise<Json> {
  const result = guarded(() => value.evaluate(turn.scope, turn.ambient))
  return result instanceof Promise ? result.then(bounded) : bounded(result)
}

/** Characters of JSON one made value may have: room for the largest answer of an http node. */
const VALUE_MAX_WEIGHT = 6_000_000

function bounded(value: Json): Json {
  if (weigh(value) > VALUE_MAX_WEIGHT) throw new TurnFailure('value_too_large', 'a value is too large')
  return value
}

function guarded<Result>(evaluate: () => Result | Promise<Result>): Result | Promise<Result> {
  try {
    const result = evaluate()
    return result instanceof Promise
      ? result.catch((error: unknown) => {
          throw asFailure(error)
        })
      : result
  } catch (error) {
    throw asFailure(error)
  }
}

const FAILURE_OF: Record<ExpressionErrorKind, FailureKind> = {
  compile: 'expression_error',
  evaluate: 'expression_error',
  limit: 'value_too_large',
  turn_limit: 'step_limit',
}

function asFailure(error: unknown): unknown {
  if (!(error instanceof ExpressionError)) return error
  return new TurnFailure(FAILURE_OF[error.kind], error.message)
}

/** A handler for each kind of effect. A new kind does not compile until everything that carries effects out has one. */
type EffectHandlers = { readonly [Type in Effect['type']]: (effect: Extract<Effect, { type: Type }>) => void }

/** Hands each effect to its handler, in order. The one way to carry effects out, for real or simulated. */
export function carryOut(effects: readonly Effect[], handlers: EffectHandlers): void {
  // The handler under an effect's type takes that effect: the lookup keeps what the type checker cannot follow.
  for (const effect of effects) (handlers[effect.type] as (effect: Effect) => void)(effect)
}

/** The compiled versions that the frames of one turn run, and their nodes. */
export class RunningVersions {
  readonly #first: CompiledFlow
  readonly #environment: Environment
  readonly #turn: TurnState
  readonly #entered = new Map<string, CompiledFlow>()

  constructor(first: CompiledFlow, environment: Environment, turn: TurnState) {
    this.#first = first
    this.#environment = environment
    this.#turn = turn
  }

  /** The published version of a flow, for a frame that is about to run it. */
  enter(code: string): CompiledFlow {
    const found = this.#environment.resolveFlow(code)
    if (found === undefined) throw new TurnFailure('unknown_flow', `there is no published flow ${code}`)
    this.#entered.set(found.versionId, found.flow)
    return found.flow
  }

  /** A node of the innermost frame. */
  node(id: string): CompiledNode {
    const { frame } = this.#turn
    const version = this.of(frame)
    if (version === undefined)
      throw new TurnFailure('definition_missing', `the version of ${frame.flowCode} that was running no longer loads`)
    const node = version.nodes.get(id)
    if (node === undefined) throw new TurnFailure('unknown_node', `there is no node ${id}`)
    return node
  }

  of(frame: Frame): CompiledFlow | undefined {
    return frame === this.#turn.snapshot.frames[0]
      ? this.#first
      : (this.#entered.get(frame.versionId) ?? this.#environment.versionById(frame.versionId))
  }
}

/** Records the steps of one turn, each under the node of the innermost frame at that moment. */
export class StepRecorder {
  readonly steps: StepRecord[] = []
  readonly stepEnds: number[] = []
  readonly #turn: TurnState
  readonly #versions: RunningVersions

  constructor(turn: TurnState, versions: RunningVersions) {
    this.#turn = turn
    this.#versions = versions
  }

  /** The run arrived at a node, which decided this. */
  entered(move: Move): void {
    if (move.type !== 'fail') this.moved(arrivalOf(move), move)
  }

  /** Something that the node waited for came back: a node that calls again has not come back yet. */
  returned(move: Move): void {
    this.moved(move.type === 'wait' || move.type === 'call' ? 'calling' : 'called', move)
  }

  moved(outcome: StepRecord['outcome'], move: Move): void {
    const { nodeId } = this.#turn
    const detail = detailOf(move)
    const { type: nodeType, pointer } = this.#versions.node(nodeId)
    this.#add({
      nodeId,
      nodeType,
      outcome,
      next: move.type === 'go' ? move.to : null,
      ...(move.type === 'go' && move.way !== null ? { way: pointer + move.way } : {}),
      ...(detail === undefined ? {} : { detail }),
    })
  }

  failed({ kind, message }: TurnFailure): void {
    const { nodeId } = this.#turn.frame
    const version = this.#versions.of(this.#turn.frame)
    this.#add({
      nodeId: nodeId ?? '',
      nodeType: (nodeId === null ? undefined : version?.nodes.get(nodeId)?.type) ?? '',
      outcome: 'failed',
      next: null,
      detail: { kind, message },
    })
  }

  #add(step: Omit<StepRecord, 'index' | 'flowCode' | 'versionId'>): void {
    const { frame, snapshot } = this.#turn
    this.steps.push({ index: snapshot.steps, flowCode: frame.flowCode, versionId: frame.versionId, ...step })
    this.stepEnds.push(this.#turn.usedMs)
  }
}

function arrivalOf(move: Exclude<Move, { type: 'fail' }>): StepRecord['outcome'] {
  switch (move.type) {
    case 'go':
      return 'passed'
    case 'wait':
      return move.wait.kind === 'call' ? 'calling' : 'waiting'
    case 'call':
      return 'calling'
    case 'end':
    case 'expire':
      return 'ended'
  }
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
    case 'expire':
    case 'fail':
      return undefined
  }
}

/** The turn that left this snapshot. */
export function turnOf(
  snapshot: Snapshot,
  made: Pick<Turn, 'blocks' | 'newBlocks' | 'effects' | 'steps' | 'stepEnds'>,
): Turn {
  const { status, wait, failure } = snapshot
  const expectedInput = wait?.kind === 'input' ? wait.expectedInput : null
  return {
    outcome: 'advanced',
    snapshot,
    status,
    wait,
    expectedInput,
    ...made,
    ...(failure === null ? {} : { failure }),
  }
}
