import { newId } from '../../../adapters/ids.ts'
import { compileFlow } from '../../../domain/engine/compile.ts'
import type { CompiledFlow } from '../../../domain/engine/compiled-flow.ts'
import { handoffReason } from '../../../domain/engine/nodes/records.ts'
import { questionOf, type EventWait, type HandoffWait, type Snapshot } from '../../../domain/engine/snapshot.ts'
import { personStimulus } from '../../../domain/simulation/person-acts.ts'
import type { StartStimulus, Stimulus, Turn } from '../../../domain/engine/stimulus.ts'
import type { JsonObject } from '../../../domain/json.ts'
import { whyNotStarted } from '../../../domain/simulation/event-start.ts'
import { SimulatedRun, type SimulatedEffects, type SimulatedOutcome } from '../../../domain/simulation/simulated-run.ts'
import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import type { FormDefinition } from '../../../generated/schemas/form.ts'
import { CommandFailed } from '../output.ts'
import { askValues } from './answers.ts'
import { blockLines } from './blocks.ts'
import { answerCall } from './calls.ts'
import { eventData, isCommand, NO_EVENT_DATA, runCommand, type CommandOutcome } from './commands.ts'
import { askOnTerminal, refuse, type Ask } from './terminal.ts'

export type Start =
  { type: 'chat_intent'; text?: string } | { type: 'event'; name: string; data: Record<string, unknown> }

export interface SimulationInput {
  definition: unknown
  /** Flows and forms that it may use. */
  flows: unknown[]
  forms: unknown[]
  start: Start
  variables: Record<string, unknown>
}

/**
 * A conversation with a valid flow until it ends or the input does. Time is simulated: a wait passes when Enter is
 * pressed, or by `/clock`.
 */
export async function simulate(input: SimulationInput): Promise<void> {
  const { start } = input
  const flow = compileFlow(input.definition as FlowDefinition, 'simulated')
  if (start.type === 'event') {
    const event = { name: start.name, data: start.data as JsonObject }
    const reason = await whyNotStarted(flow, event, { now: new Date(), random: Math.random })
    if (reason !== undefined) throw new CommandFailed([`Nothing starts: ${reason}${reason.endsWith('?') ? '' : '.'}`])
  }
  const { ask, close } = askOnTerminal()
  try {
    await new Simulation(flow, input, ask).converse(startStimulus(input))
  } finally {
    close()
  }
}

/** Thrown out of a question that a command has ended. */
class Interrupted extends Error {
  readonly command: Exclude<CommandOutcome, undefined>

  constructor(command: Exclude<CommandOutcome, undefined>) {
    super('a command was given')
    this.command = command
  }
}

class Simulation {
  readonly #run: SimulatedRun
  readonly #ask: Ask
  /** States before each answer, for `/undo`. */
  readonly #history: { snapshot: Snapshot; now: Date }[] = []

  constructor(flow: CompiledFlow, input: SimulationInput, ask: Ask) {
    const flows = new Map(
      (input.flows as FlowDefinition[]).map(definition => [definition.code, compileFlow(definition, definition.code)]),
    )
    const forms = new Map((input.forms as FormDefinition[]).map(form => [form.code, form]))
    this.#run = new SimulatedRun({ flow, flows, forms }, { newId, random: Math.random }, new Date())
    this.#ask = ask
  }

  async converse(start: Stimulus): Promise<void> {
    await this.#apply(start)
    for (;;) {
      try {
        const stimulus = await this.#nextStimulus()
        if (stimulus === undefined) return
        await this.#applyAnswer(stimulus)
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error
        await this.#obey(error.command)
      }
    }
  }

  async #obey(command: Exclude<CommandOutcome, undefined>): Promise<void> {
    if (command === 'undo') this.#undo()
    else if ('until' in command) await this.#passTime(command.until)
    else await this.#applyAnswer(command.stimulus)
  }

  async #applyAnswer(stimulus: Stimulus): Promise<void> {
    this.#remember()
    if ((await this.#apply(stimulus)).outcome !== 'advanced') this.#history.pop()
  }

  async #apply(stimulus: Stimulus): Promise<SimulatedOutcome> {
    const result = await this.#run.apply(stimulus, {
      observe: show,
      answer: async ({ request }) => await answerCall(request, this.#ask),
    })
    if (result.outcome === 'ignored') refuse(IGNORED[result.reason])
    if (result.outcome === 'rejected')
      for (const { field, rule, expected } of result.violations)
        refuse(`${field}: ${rule}${expected === undefined ? '' : ` (expected ${JSON.stringify(expected)})`}`)
    return result
  }

  #remember(): void {
    const { snapshot, now } = this.#run
    if (snapshot !== null) this.#history.push({ snapshot: structuredClone(snapshot), now })
  }

  #undo(): void {
    const earlier = this.#history.pop()
    if (earlier === undefined) {
      refuse('there is nothing to undo')
      return
    }
    this.#run.restore(earlier.snapshot, earlier.now)
    const { wait, blocks } = earlier.snapshot
    const asking = questionOf(wait)?.expectedInput.block_id
    const question = blocks.find(({ id }) => id === asking)
    for (const line of question === undefined ? [] : blockLines(question)) console.log(line)
  }

  /** Fires the timers that are due until then. */
  async #passTime(until: Date): Promise<void> {
    this.#remember()
    await this.#run.pass(until, async () => (await this.#apply({ type: 'timer' })).outcome === 'advanced')
    console.log(`(it is ${until.toISOString()})`)
  }

  /** The next input: the visitor's answer, an event, or the passing of time; undefined at the end. */
  async #nextStimulus(): Promise<Stimulus | undefined> {
    const { snapshot } = this.#run
    const wait = snapshot?.wait ?? null
    if (snapshot === null || wait === null) return undefined
    switch (wait.kind) {
      case 'input': {
        const values = await askValues(wait, snapshot, this.#read, this.#run.now)
        this.#run.now = new Date(Math.max(Date.now(), this.#run.now.getTime()))
        return values === undefined ? undefined : { type: 'resume', values }
      }
      case 'timer':
        return (await this.#read(`(waiting until ${wait.dueAt}; Enter lets the time pass) `)) === undefined
          ? undefined
          : this.#elapsed()
      case 'event':
        return await this.#awaitEvent(wait)
      case 'handoff':
        return await this.#awaitPerson(wait)
      case 'call':
        return undefined
    }
  }

  async #awaitPerson({ queue }: HandoffWait): Promise<Stimulus | undefined> {
    const line = await this.#read(`(with a person of ${queue}; a line is their reply, Enter hands back) `)
    if (line === undefined) return undefined
    const { snapshot } = this.#run
    return personStimulus(
      line === '' ? { type: 'hand_back' } : { type: 'reply', text: line },
      snapshot ?? { wait: null },
    )
  }

  async #awaitEvent(wait: EventWait): Promise<Stimulus | undefined> {
    const otherwise = wait.dueAt === null ? '' : ', or Enter for the timeout'
    for (;;) {
      const line = await this.#read(`(waiting for the event ${wait.event}; its data as JSON${otherwise}) `)
      if (line === undefined) return undefined
      if (line === '' && wait.dueAt !== null) return this.#elapsed()
      const data = eventData(line)
      if (data !== undefined) return { type: 'event', name: wait.event, data }
      refuse(NO_EVENT_DATA)
    }
  }

  #elapsed(): Stimulus {
    this.#run.now = this.#run.dueAt() ?? this.#run.now
    return { type: 'timer' }
  }

  /** A line that is not a command. Two slashes at its start stand for one. */
  readonly #read: Ask = async prompt => {
    for (;;) {
      const line = await this.#ask(prompt)
      if (line === undefined || !isCommand(line)) return line?.replace(/^\/\//, '/')
      const command = runCommand(line, this.#run)
      if (command !== undefined) throw new Interrupted(command)
    }
  }
}

const IGNORED: Readonly<Record<Extract<SimulatedOutcome, { outcome: 'ignored' }>['reason'], string>> = {
  not_waiting: 'the execution is not waiting for this',
  ended: 'the execution has ended',
  other_wait: 'the execution is waiting for something else',
  filtered: 'the filter of the wait is false for this event',
  stale_call: 'the execution is not waiting for this call',
  other_state: 'somebody else has the conversation',
}

function startStimulus({ start, variables }: SimulationInput): StartStimulus {
  const trigger: StartStimulus['trigger'] =
    start.type === 'event' ? { type: 'event', data: start.data as JsonObject } : start
  return { type: 'start', trigger, variables: variables as JsonObject, conversation: { id: newId() } }
}

function show(turn: Turn, { goals, events }: SimulatedEffects): void {
  for (const block of turn.newBlocks) for (const line of blockLines(block)) console.log(line)
  for (const { code, props } of goals) console.log(`* goal ${code} ${JSON.stringify(props)}`)
  for (const { event, data } of events) console.log(`* event ${event} ${JSON.stringify(data)}`)
  for (const reason of turn.newBlocks.flatMap(block => handoffReason(block) ?? [])) console.log(`* handoff: ${reason}`)
  if (turn.status === 'completed') console.log('* completed')
  if (turn.status === 'failed') {
    const at = turn.failure?.nodeId == null ? '' : ` at ${turn.failure.nodeId}`
    console.log(`* failed: ${turn.failure?.message ?? ''} (${turn.failure?.kind ?? 'unknown'}${at})`)
    process.exitCode = 1
  }
}
