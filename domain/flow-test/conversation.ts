import type { FlowTest, FlowTestStep, TestPersonAct } from '../../generated/schemas/flow-test.ts'
import { addDuration } from '../date-time.ts'
import { STEP_BUDGET } from '../engine/turn-run.ts'
import type { CompiledFlow } from '../engine/compiled-flow.ts'
import { answerContent } from '../engine/nodes/answer.ts'
import { readPassages } from '../engine/tools/knowledge-tool.ts'
import { textAnswer } from '../engine/nodes/questions.ts'
import type { CallWait, Snapshot } from '../engine/snapshot.ts'
import type { CallResult, StepRecord, Stimulus, Turn } from '../engine/stimulus.ts'
import { entitiesIn } from '../intents/entities.ts'
import { jsonOf, type JsonObject } from '../json.ts'
import { citedPassages, type AnswerPassage } from '../knowledge/citations.ts'
import {
  ownerOf,
  SimulatedRun,
  splitsOf,
  stubKey,
  type FlowCatalog,
  type SimulatedEffects,
  defaultStub,
} from '../simulation/simulated-run.ts'
import type { FieldViolation } from '../values/violation.ts'
import { calledOperation, exampleAnswer } from '../simulation/operation-answers.ts'
import { personStimulus, type SimulatedAct } from '../simulation/person-acts.ts'
import { whyNotStarted } from '../simulation/event-start.ts'
import { answerOf, ImpossibleStep } from './stubs.ts'

export type { FlowCatalog }

/** Everything that one step of a test led to. */
export type StepResult = SimulatedEffects & {
  snapshot: Snapshot
  blocks: Turn['newBlocks']
  calls: JsonObject[]
  /** Passages that were found, and those that the answers cite. */
  retrieved: AnswerPassage[]
  cited: AnswerPassage[]
  violations: FieldViolation[]
}

const START = '2026-01-01T00:00:00.000Z'
/** Timers that may fire in one step: a flow that waits in a loop would never end it. */
const TIMERS_AT_MOST = 10_000
/** Steps of all turns of one test together. */
const STEPS_AT_MOST = 10_000

/** An execution with the clock, the random numbers and the replies to its calls that the test describes. */
export class Conversation {
  readonly records: StepRecord[] = []
  readonly #run: SimulatedRun
  readonly #test: FlowTest
  readonly #catalog: FlowCatalog
  readonly #flow: CompiledFlow
  readonly #answered = new Map<string, number>()
  #ids = 0
  #result: Omit<StepResult, 'snapshot'> = nothing()

  constructor(catalog: FlowCatalog, test: FlowTest) {
    this.#test = test
    this.#catalog = catalog
    this.#flow = catalog.flow
    this.#run = new SimulatedRun(
      catalog,
      {
        newId: () => this.#newId(),
        random: () => test.random ?? 0,
        stepBudget: () => Math.min(catalog.settings?.stepBudget ?? STEP_BUDGET, STEPS_AT_MOST - this.records.length),
      },
      new Date(test.now ?? START),
    )
  }

  /** Runs the step. The result is everything since the step before. */
  async step(step: FlowTestStep): Promise<StepResult> {
    this.#result = nothing()
    if (this.#run.snapshot === null) await this.#start(step)
    else if (step.say !== undefined) await this.#say(step.say, step.intent)
    else if (step.answer !== undefined) await this.#apply({ type: 'resume', values: step.answer as JsonObject })
    else if (step.choose !== undefined) await this.#choose(step.choose)
    else if (step.event !== undefined)
      await this.#apply({ type: 'event', name: step.event.name, data: (step.event.data ?? {}) as JsonObject })
    else if (step.person !== undefined) await this.#apply(personStimulus(actOf(step.person), this.#current()))
    if (step.advance !== undefined) await this.#pass(step.advance)
    return { snapshot: this.#current(), ...this.#result }
  }

  async #start(step: FlowTestStep): Promise<void> {
    const start = this.#startOf(step)
    if (step.event !== undefined) {
      const { name, data = {} } = step.event
      const ambient = { now: this.#run.now, random: () => this.#test.random ?? 0 }
      const reason = await whyNotStarted(this.#flow, { name, data: data as JsonObject }, ambient)
      if (reason !== undefined) throw new ImpossibleStep(`nothing starts: ${reason}`)
    }
    await this.#apply(start)
  }

  #startOf({ say, event }: FlowTestStep): Stimulus {
    if (say === undefined && event === undefined)
      throw new ImpossibleStep('the first step starts the execution: give it `say` or `event`')
    const { variables = {}, context = {}, entities = {}, customer = {}, locale, splits = {}, from } = this.#test
    if (from !== undefined && !this.#flow.nodes.has(from)) throw new ImpossibleStep(`the flow has no node ${from}`)
    return {
      type: 'start',
      trigger:
        event === undefined
          ? { type: 'chat_intent', text: say ?? '' }
          : { type: 'event', data: (event.data ?? {}) as JsonObject },
      variables: variables as JsonObject,
      context: context as JsonObject,
      entities: entities as JsonObject,
      conversation: {
        id: this.#newId(),
        locale: locale ?? null,
        customer: { proven: false, ...(customer as JsonObject) },
      },
      splits: splitsOf(this.#flow.code, splits),
      ...(from === undefined ? {} : { from }),
    }
  }

  /** The question takes the text first; what it does not take is the intent that the step names. */
  async #say(text: string, intent: string | undefined): Promise<void> {
    const values = textAnswer(this.#current(), text)
    if (values === undefined && intent === undefined)
      throw new ImpossibleStep(`no question is open that a text can answer; the execution is ${this.#current().status}`)
    if (values !== undefined) await this.#apply({ type: 'resume', values })
    if (intent === undefined || (values !== undefined && this.#result.violations.length === 0)) return
    const flow = ownerOf(this.#catalog, intent)
    if (flow === undefined) throw new ImpossibleStep(`no flow of the workspace has the intent ${intent}`)
    this.#result.violations = []
    await this.#apply({ type: 'aside', intent, flow, text, entities: this.#entitiesOf(flow, intent, text) })
  }

  #entitiesOf(code: string, intent: string, text: string): JsonObject {
    const { flow, flows } = this.#catalog
    const { triggers = [] } = (code === flow.code ? flow : flows.get(code))?.definition ?? {}
    const owned = triggers.find(trigger => trigger.type === 'chat_intent' && trigger.intent === intent)
    return owned?.type === 'chat_intent' ? entitiesIn(text, owned).entities : {}
  }

  async #choose(name: string): Promise<void> {
    const { wait, blocks } = this.#current()
    const block = wait?.kind === 'input' ? blocks.find(one => one.id === wait.expectedInput.block_id) : undefined
    const choices =
      block?.type === 'buttons' ? (block.payload['choices'] as { id: string; label: string }[]) : undefined
    if (choices === undefined) throw new ImpossibleStep('there are no buttons to choose from')
    await this.#apply({
      type: 'resume',
      values: { choice: choices.find(({ id, label }) => id === name || label === name)?.id ?? name },
    })
  }

  async #pass(duration: string): Promise<void> {
    const until = addDuration(this.#run.now, duration)
    if (until === undefined) throw new ImpossibleStep(`${duration} is not a duration`)
    let fired = 0
    await this.#run.pass(until, async () => {
      await this.#apply({ type: 'timer' })
      return ++fired < TIMERS_AT_MOST
    })
  }

  async #apply(stimulus: Stimulus): Promise<void> {
    const result = await this.#run.apply(stimulus, {
      answer: (call, flow) => this.#answerTo(call, flow),
      observe: (turn, { goals, events }) => {
        this.records.push(...turn.steps)
        this.#result.blocks.push(...turn.newBlocks)
        this.#result.goals.push(...goals)
        this.#result.events.push(...events)
      },
    })
    if (result.outcome === 'rejected') this.#result.violations = result.violations
    if (result.outcome === 'ignored' && stimulus.type !== 'event')
      throw new ImpossibleStep(`the execution is not waiting for this; it is ${this.#current().status}`)
  }

  #answerTo(call: CallWait, flow: CompiledFlow): CallResult {
    const { nodeId, request } = call
    this.#result.calls.push({ node: nodeId, ...jsonOf(request) })
    const key = stubKey(nodeId, request)
    const stubs = this.#test.stubs?.[key]
    const times = this.#answered.get(key) ?? 0
    this.#answered.set(key, times + 1)
    const stub = (Array.isArray(stubs) ? stubs[times] : stubs) ?? defaultStub(request)
    const operation = calledOperation(flow, call)
    if (stub === undefined && operation !== undefined) return exampleAnswer(operation)
    if (stub === undefined)
      throw new ImpossibleStep(`the node ${key} makes ${times === 0 ? 'a call' : `call ${times + 1}`} that has no stub`)
    const result = answerOf(nodeId, stub, request, operation)
    if (request.kind === 'answer' && result.ok) this.#noteAnswer(answerContent(result.value))
    if (request.kind === 'agent' && result.ok && typeof result.value === 'string')
      this.#result.cited.push(
        ...citedPassages(result.value, readPassages(request.rounds ?? [])).cited.map(({ passage }) => passage),
      )
    return result
  }

  #noteAnswer({ passages, sentences }: ReturnType<typeof answerContent>): void {
    const cited = new Set(sentences.flatMap(({ citations }) => citations.map(({ passage }) => passage)))
    this.#result.retrieved.push(...passages)
    this.#result.cited.push(...[...cited].flatMap(index => passages[index] ?? []))
  }

  #current(): Snapshot {
    const { snapshot } = this.#run
    if (snapshot === null) throw new ImpossibleStep('the execution has not started')
    return snapshot
  }

  #newId(): string {
    return `00000000-0000-7000-8000-${(++this.#ids).toString(16).padStart(12, '0')}`
  }
}

function nothing(): Omit<StepResult, 'snapshot'> {
  return { blocks: [], calls: [], retrieved: [], cited: [], goals: [], events: [], violations: [] }
}

function actOf({ name, claim, release, reply, handBack }: TestPersonAct): SimulatedAct {
  if (reply !== undefined) return { type: 'reply', name, text: reply }
  if (handBack !== undefined) return { type: 'hand_back', name, outcome: handBack }
  return { type: claim === true ? 'claim' : release === true ? 'release' : 'close', name }
}
