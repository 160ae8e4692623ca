import { STEP_BUDGET } from '../engine/turn-run.ts'
import type { CompiledFlow } from '../engine/compiled-flow.ts'
import { addDuration } from '../date-time.ts'
import {
  dueAtOf,
  type Block,
  questionOf,
  type CallRequest,
  type CallWait,
  type ExecutionStatus,
  type ExpectedInput,
  type Snapshot,
  type Wait,
} from '../engine/snapshot.ts'
import type { CallResult, StartStimulus, Stimulus, Turn } from '../engine/stimulus.ts'
import { weigh } from '../expressions/evaluation.ts'
import { jsonOf, type JsonObject } from '../json.ts'
import type { ValidationError } from '../refusal.ts'
import type { ValueFacts } from '../values/facts.ts'
import { toValidationErrors } from '../values/violation.ts'
import { calledOperation, exampleAnswer } from './operation-answers.ts'
import { personStimulus, type SimulatedAct } from './person-acts.ts'
import { seededChance } from './chance.ts'
import { permitsAside } from '../engine/asides.ts'
import { textAnswer } from '../engine/nodes/questions.ts'
import {
  ownerOf,
  SimulatedRun,
  stubbedResult,
  stubKey,
  type FlowCatalog,
  type SimulatedEffects,
  type SimulatedOutcome,
  type SimulationHooks,
  type StubbedAnswer,
  defaultStub,
} from './simulated-run.ts'
import { stepsOf, type SimulatedStep } from './steps.ts'

/** The answer to one pause; with `advance`, an ISO 8601 duration, the passing of time and nothing else. */
export type SimulatedInput = {
  advance?: string | undefined
  values?: JsonObject | undefined
  variables?: JsonObject | undefined
  context?: JsonObject | undefined
  event?: string | undefined
  data?: JsonObject | undefined
  timeout?: boolean | undefined
  person?: SimulatedAct | undefined
  aside?: { intent: string; text: string; entities?: JsonObject | undefined } | undefined
  /** Typed at a question: its answer, or an aside. */
  text?: string | undefined
}
export type SimulationRequest = {
  start: Omit<StartStimulus, 'type' | 'conversation'>
  locale: string | null
  customer: JsonObject
  inputs: readonly SimulatedInput[]
  /**
   * Answers of `http` and `agent` nodes by node id (of a tool by `<node id>/<tool>`), call by call; the last one
   * repeats. A call of an operation without one gets an example of what its document describes.
   */
  stubs: Readonly<Record<string, readonly StubbedAnswer[]>>
  /** Whether waits for a time elapse automatically, or when an input moves the clock. */
  waits: 'pass' | 'hold'
  now: Date
  seed: string
}
export type SimulatedWait = {
  kind: Exclude<Wait, CallWait>['kind']
  nodeId: string
  event: string | null
  dueAt: string | null
}
export type SimulatedTurn = {
  status: ExecutionStatus
  blocks: Block[]
  expectedInput: ExpectedInput | null
  validationErrors: ValidationError[]
  /** Time on the clock after the turn. */
  now: Date
  wait: SimulatedWait | null
  steps: SimulatedStep[]
}
export type SimulationFailure = { kind: string; message: string; nodeId: string | null }
export type Simulation = {
  status: ExecutionStatus
  turns: SimulatedTurn[]
  variables: JsonObject
  unusedInputs: number
  error: SimulationFailure | null
}

/** Facts that the rules of an answer need in addition to the flow. */
export type FactsOf = (snapshot: Snapshot, values: JsonObject) => Promise<ValueFacts>

/**
 * Bounds of one simulation, which people read: steps of all turns together, automatic waits, and characters of JSON in
 * the answer.
 */
const STEPS_AT_MOST = 10_000
const TIMERS_AT_MOST = 1_000
const WEIGHT_AT_MOST = 4_000_000

/** Runs a flow through all the inputs. Pure except for `factsOf`: the same request gives the same answer. */
export async function simulate(
  catalog: FlowCatalog,
  request: SimulationRequest,
  factsOf?: FactsOf,
): Promise<Simulation> {
  return await new Simulator(catalog, request, factsOf).run()
}

class Simulator {
  readonly #catalog: FlowCatalog
  readonly #request: SimulationRequest
  readonly #factsOf: FactsOf | undefined
  readonly #run: SimulatedRun
  readonly #visits = new Map<string, number>()
  #ids = 0
  #timers = 0
  #steps = 0
  #weight = 0
  #calling: CallRequest | undefined
  /** Whether the call that returns next was answered by an example. */
  #isExample = false
  #error: SimulationFailure | null = null

  constructor(catalog: FlowCatalog, request: SimulationRequest, factsOf: FactsOf | undefined) {
    this.#catalog = catalog
    this.#request = request
    this.#factsOf = factsOf
    this.#run = new SimulatedRun(
      catalog,
      {
        newId: () => this.#newId(),
        random: seededChance(request.seed),
        stepBudget: () => Math.min(catalog.settings?.stepBudget ?? STEP_BUDGET, STEPS_AT_MOST - this.#steps),
      },
      request.now,
    )
  }

  async run(): Promise<Simulation> {
    const { start, inputs, locale, customer } = this.#request
    const conversation = { id: this.#newId(), locale, customer: { proven: false, ...customer } }
    const turns = [
      await this.#turn(async hooks => await this.#run.apply({ type: 'start', ...start, conversation }, hooks)),
    ]
    let used = 0
    for (const input of inputs) {
      if (this.#error !== null || this.#run.snapshot?.wait == null) break
      used++
      turns.push(await this.#answered(input))
    }
    return {
      status: this.#status(),
      turns,
      variables: this.#run.snapshot?.frames[0]?.vars ?? {},
      unusedInputs: inputs.length - used,
      error: this.#error,
    }
  }

  /** The turn of one input; an input that does not fit leaves the run unchanged. */
  async #answered(input: SimulatedInput): Promise<SimulatedTurn> {
    const { advance, values, event, data = {}, timeout = false } = input
    const wait = this.#run.snapshot?.wait
    if (advance !== undefined) return await this.#passed(advance)
    if (timeout)
      return this.#run.dueAt() === undefined
        ? this.#refused({ field: 'timeout', rule: 'enum', expected: [false] })
        : await this.#turn(async hooks => await this.#run.elapse(hooks))
    if (input.person !== undefined) return await this.#acted(input.person)
    if (wait?.kind === 'event') {
      if (event === undefined) return this.#refused({ field: 'event', rule: 'required' })
      if (event !== wait.event) return this.#refused({ field: 'event', rule: 'enum', expected: [wait.event] })
      return await this.#turn(async hooks => await this.#run.apply({ type: 'event', name: event, data }, hooks))
    }
    if (input.aside !== undefined) return await this.#interrupted(input.aside, input)
    if (wait?.kind === 'timer') return this.#refused({ field: 'timeout', rule: 'required' })
    if (values !== undefined) return await this.#resumed(values, input)
    return input.text === undefined
      ? this.#refused({ field: 'values', rule: 'required' })
      : await this.#typed(input.text, input)
  }

  async #resumed(values: JsonObject, { variables = {}, context = {} }: SimulatedInput): Promise<SimulatedTurn> {
    const facts = this.#run.snapshot === null ? undefined : await this.#factsOf?.(this.#run.snapshot, values)
    const stimulus: Stimulus = { type: 'resume', values, variables, context }
    return await this.#turn(
      async hooks => await this.#run.apply(stimulus, { ...hooks, ...(facts === undefined ? {} : { facts }) }),
    )
  }

  /** The question takes the text first; what it does not take is the intent that the text means. */
  async #typed(text: string, input: SimulatedInput): Promise<SimulatedTurn> {
    const { snapshot } = this.#run
    if (snapshot === null) return this.#refused({ field: 'text', rule: 'type' })
    const values = textAnswer(snapshot, text)
    const answered =
      values === undefined ? this.#refused({ field: 'text', rule: 'type' }) : await this.#resumed(values, input)
    if (answered.validationErrors.length === 0) return answered
    const { locale } = this.#request
    const permits = (intent: { intent: string; flow: string }) => permitsAside(snapshot, intent)
    const meant = await this.#catalog.intentMeant?.(text, { locale, permits })
    return meant === undefined ? answered : await this.#interrupted({ ...meant, text }, input)
  }

  /** The turn of an aside, which fits only a question that permits it. */
  async #interrupted(
    { intent, text, entities = {} }: NonNullable<SimulatedInput['aside']>,
    { variables = {}, context = {} }: SimulatedInput,
  ): Promise<SimulatedTurn> {
    const flow = ownerOf(this.#catalog, intent)
    const { snapshot } = this.#run
    if (flow === undefined || snapshot === null || !permitsAside(snapshot, { intent, flow }))
      return this.#refused({ field: 'aside', rule: 'enum', expected: [] })
    const stimulus: Stimulus = { type: 'aside', intent, flow, text, entities, variables, context }
    const turn = await this.#turn(async hooks => await this.#run.apply(stimulus, hooks))
    const [question, ...others] = turn.steps
    return question === undefined
      ? turn
      : { ...turn, steps: [{ ...question, data: { ...question.data, intent } }, ...others] }
  }

  /** The turn of what a person does, which fits only a conversation that was handed over. */
  async #acted(person: SimulatedAct): Promise<SimulatedTurn> {
    const { snapshot } = this.#run
    if (snapshot?.wait?.kind !== 'handoff') return this.#refused({ field: 'person', rule: 'enum', expected: [] })
    const stimulus = personStimulus(person, snapshot)
    return await this.#turn(async hooks => await this.#run.apply(stimulus, hooks))
  }

  /** The turn in which time passes; a clock that cannot be moved so far is unchanged. */
  async #passed(advance: string): Promise<SimulatedTurn> {
    const until = addDuration(this.#run.now, advance)
    if (until === undefined) return this.#refused({ field: 'advance', rule: 'format' })
    return await this.#turn(async hooks => {
      let last: SimulatedOutcome | undefined
      await this.#run.pass(until, async () => {
        if (++this.#timers > TIMERS_AT_MOST) this.#failTimers()
        else last = await this.#run.apply({ type: 'timer' }, hooks)
        return this.#error === null && last?.outcome === 'advanced'
      })
      return last
    })
  }

  /** One stimulus with all automatic steps after it: the answers of the stubs, and the passing of time. */
  async #turn(move: (hooks: SimulationHooks) => Promise<SimulatedOutcome | undefined>): Promise<SimulatedTurn> {
    const blocks: Block[] = []
    const steps: SimulatedStep[] = []
    const hooks: SimulationHooks = {
      answer: (call, flow) => this.#answer(call, flow),
      observe: (turn, effects) => {
        blocks.push(...turn.newBlocks)
        steps.push(...this.#stepsOf(turn, effects))
      },
    }
    let result = await move(hooks)
    while (this.#request.waits === 'pass' && result?.outcome === 'advanced' && this.#waitsForTime()) {
      if (++this.#timers > TIMERS_AT_MOST) this.#failTimers()
      else result = await this.#run.elapse(hooks)
    }
    if (result?.outcome === 'unanswered') {
      const { nodeId, request } = result
      this.#error = {
        kind: 'stub_missing',
        message: `the node ${stubKey(nodeId, request)} makes a call that has no stub`,
        nodeId,
      }
      steps.push({ nodeId, nodeType: request.kind, outcome: 'failed', edge: null, data: { request: jsonOf(request) } })
    }
    return { ...this.#state(), blocks, steps, validationErrors: refusalsOf(result) }
  }

  #stepsOf(turn: Turn, effects: SimulatedEffects): SimulatedStep[] {
    const known = { flowCode: this.#catalog.flow.code, calling: this.#calling, isExample: this.#isExample }
    const steps = stepsOf(turn, effects, known)
    this.#isExample = false
    this.#calling = turn.wait?.kind === 'call' ? turn.wait.request : undefined
    this.#steps += turn.steps.length
    this.#weight += weigh(turn.newBlocks) + weigh(steps)
    if (turn.status === 'failed' && turn.failure !== undefined) this.#error ??= turn.failure
    else if (this.#weight > WEIGHT_AT_MOST) this.#fail('value_too_large', 'the execution shows more than a reply can')
    else if (this.#steps >= STEPS_AT_MOST && turn.wait !== null)
      this.#fail('step_limit', `the execution took ${STEPS_AT_MOST} steps`)
    return steps
  }

  #answer(call: CallWait, flow: CompiledFlow): CallResult | undefined {
    const { nodeId, request } = call
    const key = stubKey(nodeId, request)
    const stubs = Object.hasOwn(this.#request.stubs, key) ? this.#request.stubs[key] : undefined
    const visit = this.#visits.get(key) ?? 0
    this.#visits.set(key, visit + 1)
    const stub = stubs?.[visit] ?? stubs?.at(-1) ?? defaultStub(request)
    if (stub !== undefined) return stubbedResult(stub, request)
    const operation = calledOperation(flow, call)
    this.#isExample = operation !== undefined
    return operation === undefined ? undefined : exampleAnswer(operation)
  }

  #refused(...validationErrors: ValidationError[]): SimulatedTurn {
    return { ...this.#state(), blocks: [], steps: [], validationErrors }
  }

  #waitsForTime(): boolean {
    return this.#error === null && this.#run.snapshot?.wait?.kind === 'timer'
  }

  #failTimers(): void {
    this.#fail('step_limit', `time passed more than ${TIMERS_AT_MOST} times`)
  }

  #fail(kind: string, message: string): void {
    this.#error ??= { kind, message, nodeId: this.#run.snapshot?.frames.at(-1)?.nodeId ?? null }
  }

  #state(): Pick<SimulatedTurn, 'status' | 'expectedInput' | 'now' | 'wait'> {
    const wait = (this.#error === null ? this.#run.snapshot?.wait : undefined) ?? null
    const expectedInput = questionOf(wait)?.expectedInput ?? null
    return { status: this.#status(), expectedInput, now: this.#run.now, wait: simulatedWait(wait) }
  }

  #status(): ExecutionStatus {
    const { snapshot } = this.#run
    // An execution that stays at a call has no result for it, and cannot continue.
    return this.#error !== null || snapshot === null || snapshot.wait?.kind === 'call' ? 'failed' : snapshot.status
  }

  #newId(): string {
    return `00000000-0000-7000-8000-${(++this.#ids).toString(16).padStart(12, '0')}`
  }
}

function simulatedWait(wait: Wait | null): SimulatedWait | null {
  if (wait === null || wait.kind === 'call') return null
  const { kind, nodeId } = wait
  return { kind, nodeId, event: kind === 'event' ? wait.event : null, dueAt: dueAtOf(wait) }
}

function refusalsOf(result: SimulatedOutcome | undefined): ValidationError[] {
  switch (result?.outcome) {
    case 'rejected':
      return toValidationErrors(result.violations)
    // The filter of the awaited event does not match the data, or somebody else has the conversation.
    case 'ignored':
      return [{ field: result.reason === 'other_state' ? 'person' : 'data', rule: 'pattern' }]
    case 'advanced':
    case 'unanswered':
    case undefined:
      return []
  }
}
