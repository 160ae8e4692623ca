import { STEP_BUDGET } from '../engine/advance.ts'
import type { Block, ExecutionStatus, ExpectedInput, Snapshot } from '../engine/snapshot.ts'
import type { CallRequest, CallResult, StartStimulus, Stimulus, Turn } from '../engine/stimulus.ts'
import { weigh } from '../expressions/weight.ts'
import type { JsonObject } from '../json.ts'
import type { ValidationError } from '../refusal.ts'
import type { ValueFacts } from '../values/facts.ts'
import { toValidationErrors } from '../values/violation.ts'
import { seededChance } from './chance.ts'
import {
  SimulatedRun,
  stubbedResult,
  stubKey,
  type Company,
  type StubbedAnswer,
  type Surroundings,
  type Taken,
} from './simulated-run.ts'
import { stepsOf, type SimulatedStep } from './steps.ts'

export type { SimulatedStep, Surroundings }
/** The answer to one pause. */
export type SimulatedInput = {
  values?: JsonObject | undefined
  event?: string | undefined
  data?: JsonObject | undefined
  timeout?: boolean | undefined
}
export type SimulationRequest = {
  start: Omit<StartStimulus, 'type' | 'conversation' | 'splits'>
  inputs: readonly SimulatedInput[]
  /**
   * Answers of `http` and `agent` nodes by node id (of a tool by `<node id>/<tool>`), call by call; the last one
   * repeats.
   */
  stubs: Readonly<Record<string, readonly StubbedAnswer[]>>
  now: Date
  seed: string
}
export type SimulatedTurn = {
  status: ExecutionStatus
  blocks: Block[]
  expectedInput: ExpectedInput | null
  validationErrors: ValidationError[]
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

/** What the rules of an answer need to know besides the flow. */
export type FactsOf = (snapshot: Snapshot, values: JsonObject) => Promise<ValueFacts>

/**
 * Steps of all turns together, waits that pass by themselves, and characters of JSON that the answer may have: a
 * simulation is for looking at.
 */
const STEPS_AT_MOST = 10_000
const TIMERS_AT_MOST = 1_000
const WEIGHT_AT_MOST = 4_000_000

/** Runs a flow through all the inputs. Pure but for `factsOf`: the same request gives the same answer. */
export async function simulate(
  around: Surroundings,
  request: SimulationRequest,
  factsOf?: FactsOf,
): Promise<Simulation> {
  return await new Simulator(around, request, factsOf).run()
}

class Simulator {
  readonly #around: Surroundings
  readonly #request: SimulationRequest
  readonly #factsOf: FactsOf | undefined
  readonly #run: SimulatedRun
  readonly #visits = new Map<string, number>()
  #ids = 0
  #timers = 0
  #steps = 0
  #weight = 0
  #calling: CallRequest | undefined
  #error: SimulationFailure | null = null

  constructor(around: Surroundings, request: SimulationRequest, factsOf: FactsOf | undefined) {
    this.#around = around
    this.#request = request
    this.#factsOf = factsOf
    this.#run = new SimulatedRun(
      around,
      {
        newId: () => this.#newId(),
        random: seededChance(request.seed),
        stepBudget: () => Math.min(STEP_BUDGET, STEPS_AT_MOST - this.#steps),
      },
      request.now,
    )
  }

  async run(): Promise<Simulation> {
    const { start, inputs } = this.#request
    const conversation = { id: this.#newId(), locale: null, customer: {} }
    const turns = [
      await this.#turn(async company => await this.#run.take({ type: 'start', ...start, conversation }, company)),
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

  /** The turn that one input brings; an input that does not fit leaves the run where it was. */
  async #answered({ values, event, data = {}, timeout = false }: SimulatedInput): Promise<SimulatedTurn> {
    const wait = this.#run.snapshot?.wait
    if (timeout)
      return this.#run.dueAt() === undefined
        ? this.#refused({ field: 'timeout', rule: 'enum', expected: [false] })
        : await this.#turn(async company => await this.#run.elapse(company))
    if (wait?.kind === 'event') {
      if (event === undefined) return this.#refused({ field: 'event', rule: 'required' })
      if (event !== wait.event) return this.#refused({ field: 'event', rule: 'enum', expected: [wait.event] })
      return await this.#turn(async company => await this.#run.take({ type: 'event', name: event, data }, company))
    }
    if (values === undefined) return this.#refused({ field: 'values', rule: 'required' })
    const facts = this.#run.snapshot === null ? undefined : await this.#factsOf?.(this.#run.snapshot, values)
    const stimulus: Stimulus = { type: 'resume', values }
    return await this.#turn(
      async company => await this.#run.take(stimulus, { ...company, ...(facts === undefined ? {} : { facts }) }),
    )
  }

  /** One stimulus with all that follows by itself: the answers of the stubs, and the passing of time. */
  async #turn(move: (company: Company) => Promise<Taken | undefined>): Promise<SimulatedTurn> {
    const blocks: Block[] = []
    const steps: SimulatedStep[] = []
    const company: Company = {
      answer: (nodeId, request) => this.#answer(nodeId, request),
      seen: turn => {
        blocks.push(...turn.newBlocks)
        steps.push(...this.#noted(turn))
      },
    }
    let taken = await move(company)
    while (this.#error === null && taken?.outcome === 'advanced' && this.#run.snapshot?.wait?.kind === 'time') {
      if (++this.#timers > TIMERS_AT_MOST) this.#fail('step_limit', `time passed more than ${TIMERS_AT_MOST} times`)
      else taken = await this.#run.elapse(company)
    }
    if (taken?.outcome === 'unanswered') {
      const { nodeId, request } = taken
      this.#error = {
        kind: 'stub_missing',
        message: `the node ${stubKey(nodeId, request)} makes a call that has no stub`,
        nodeId,
      }
      steps.push({ nodeId, nodeType: request.kind, outcome: 'failed', data: { request: { ...request } } })
    }
    return { ...this.#state(), blocks, steps, validationErrors: refusalsOf(taken) }
  }

  #noted(turn: Turn): SimulatedStep[] {
    const steps = stepsOf(turn, this.#around.flow.code, this.#calling)
    this.#calling = turn.wait?.kind === 'call' ? turn.wait.request : undefined
    this.#steps += turn.steps.length
    this.#weight += weigh(turn.newBlocks) + weigh(steps)
    if (turn.failure !== undefined) this.#error ??= turn.failure
    else if (this.#weight > WEIGHT_AT_MOST) this.#fail('value_too_large', 'the run shows more than an answer can carry')
    else if (this.#steps >= STEPS_AT_MOST && turn.wait !== null)
      this.#fail('step_limit', `the run took ${STEPS_AT_MOST} steps`)
    return steps
  }

  #answer(nodeId: string, request: CallRequest): CallResult | undefined {
    const key = stubKey(nodeId, request)
    const stubs = Object.hasOwn(this.#request.stubs, key) ? this.#request.stubs[key] : undefined
    const visit = this.#visits.get(key) ?? 0
    this.#visits.set(key, visit + 1)
    const stub = stubs?.[visit] ?? stubs?.at(-1)
    return stub === undefined ? undefined : stubbedResult(stub, request)
  }

  #refused(...validationErrors: ValidationError[]): SimulatedTurn {
    return { ...this.#state(), blocks: [], steps: [], validationErrors }
  }

  #fail(kind: string, message: string): void {
    this.#error ??= { kind, message, nodeId: this.#run.snapshot?.frames.at(-1)?.nodeId ?? null }
  }

  #state(): Pick<SimulatedTurn, 'status' | 'expectedInput'> {
    const wait = this.#error === null ? this.#run.snapshot?.wait : undefined
    return { status: this.#status(), expectedInput: wait?.kind === 'input' ? wait.expectedInput : null }
  }

  #status(): ExecutionStatus {
    const status = this.#run.snapshot?.status
    return this.#error !== null || status === undefined || status === 'calling' ? 'failed' : status
  }

  #newId(): string {
    return `00000000-0000-7000-8000-${(++this.#ids).toString(16).padStart(12, '0')}`
  }
}

function refusalsOf(taken: Taken | undefined): ValidationError[] {
  switch (taken?.outcome) {
    case 'rejected':
      return toValidationErrors(taken.violations)
    // The filter of the awaited event does not hold for the data.
    case 'ignored':
      return [{ field: 'data', rule: 'pattern' }]
    case 'advanced':
    case 'unanswered':
    case undefined:
      return []
  }
}
