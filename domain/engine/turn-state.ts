import { weigh, TurnBudget, type Ambient, type Scope } from '../expressions/evaluation.ts'
import type { Json, JsonObject } from '../json.ts'
import { ExpressionError, type ExpressionErrorKind } from '../expressions/errors.ts'
import type { CompiledExpression } from '../expressions/expression.ts'
import type { CompiledTemplate, CompiledValue } from '../expressions/template.ts'
import type { Aside, Block, BlockType, FailureKind, Frame, Snapshot } from './snapshot.ts'
import type { Effect, TurnEnvironment } from './stimulus.ts'

/** Characters of JSON that the variables of a frame may have while a turn runs, and all blocks of one turn. */
const VARS_MAX_WEIGHT = 8_000_000
/** Of these, what is stored at a pause or an end: a turn may take a large reply and select from it. */
const STORED_VARS_MAX_WEIGHT = 256_000
const BLOCKS_MAX_WEIGHT = 2_000_000
/** Characters of JSON in the answer of a tool that its model reads at most. */
export const TOOL_ANSWER_MAX_WEIGHT = 20_000
/** The depth to which events may cause one another: it stops a flow that raises its own starting event. */
const MAX_EVENT_DEPTH = 16
/** Domain events that one cause, an external event or an execution that a visitor started, may lead to. */
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

  /** What to await between two nodes when the turn has held the process for a while. */
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

  /** The frame of the flow that interrupts a question. */
  get asideFrame(): (Frame & { aside: Aside }) | undefined {
    return this.snapshot.frames.find(isAside)
  }

  /** What is left of the time of all `agent` nodes with tools that are running; undefined where none is. */
  get leftMs(): number | undefined {
    const left = this.snapshot.frames.flatMap(({ exchange }) => (exchange === undefined ? [] : [exchange.leftMs]))
    return left.length === 0 ? undefined : Math.min(...left)
  }

  /** Takes what a call used from all `agent` nodes that are running. */
  spend(ms: number, tokens: number): void {
    for (const frame of this.snapshot.frames) {
      const { exchange } = frame
      if (exchange === undefined) continue
      const { talk, leftMs } = exchange
      const spent = talk === undefined ? {} : { talk: { ...talk, tokens: talk.tokens + tokens } }
      frame.exchange = { ...exchange, leftMs: leftMs - ms, ...spent }
    }
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
      throw new TurnFailure('value_too_large', 'the variables are larger than the 256 kB that an execution may store')
  }

  /** Not stored by a failed execution either. */
  dropLargeVariables(): void {
    for (const frame of this.snapshot.frames) if (weigh(frame.vars) > STORED_VARS_MAX_WEIGHT) frame.vars = {}
  }

  /** `author`: the person who wrote it; none for what the flow shows. */
  addBlock(type: BlockType, payload: JsonObject, author?: { name: string }): Block {
    const meta = { source_node_id: this.nodeId, ...(author === undefined ? {} : { author }) }
    const block: Block = { id: this.environment.newId(), type, payload, meta }
    const { toolFrame } = this
    if (toolFrame?.tool !== undefined) {
      const shown = [...toolFrame.tool.shown, type === 'message' ? (payload['text'] ?? '') : payload]
      if (weigh(shown) <= TOOL_ANSWER_MAX_WEIGHT) toolFrame.tool = { shown }
      return block
    }
    const weight = this.#blocksWeight + weigh(payload)
    if (weight > BLOCKS_MAX_WEIGHT)
      throw new TurnFailure('value_too_large', 'the turn shows more than a reply can carry')
    this.#blocksWeight = weight
    this.newBlocks.push(block)
    this.snapshot.blocks.push(block)
    return block
  }

  /** The team gets to know a question that the documents do not answer. */
  recordGap({ question, language }: { question: string; language: string | null }): void {
    const { flowCode } = this.frame
    this.effects.push({ type: 'recordGap', flowCode, nodeId: this.nodeId, question, language })
  }

  /** Raises a domain event, within the limits that stop flows from triggering one another forever. */
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

function isAside(frame: Frame): frame is Frame & { aside: Aside } {
  return frame.aside !== undefined
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

/** Hands each effect to its handler, in order. The only function that carries out effects, real or simulated. */
export function carryOut(effects: readonly Effect[], handlers: EffectHandlers): void {
  // The handler under an effect's type takes that effect: the lookup keeps what the type checker cannot follow.
  for (const effect of effects) (handlers[effect.type] as (effect: Effect) => void)(effect)
}
