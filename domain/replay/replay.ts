import { advance } from '../engine/advance.ts'
import type { CompiledFlow, Environment } from '../engine/compiled-flow.ts'
import { logLinesOf, type LogLine } from '../engine/log-records.ts'
import type { CallWait, Snapshot } from '../engine/snapshot.ts'
import type { Stimulus, Turn } from '../engine/stimulus.ts'
import type { JsonObject } from '../json.ts'
import { differencesOf, isSame, type ReplayDifference, type ReplayedTurn } from './differences.ts'
import {
  keyOfCall,
  redactedFields,
  stimulusOf,
  type RecordedInput,
  type RunRecord,
  type RecordedTurn,
} from './run-record.ts'
import { refusalStep, stepsOf, withSources, type ReplayStep } from './steps.ts'

/** `stopped`: why the comparison ended before the record did. `steps`: nodes that were run. */
export type Replay = {
  turns: ReplayedTurn[]
  differences: ReplayDifference[]
  stopped: string | undefined
  redacted: boolean
  steps: number
}

/** An input did not fit the state of the replay. */
export const PARTED = 'the executions have diverged'

/** Resources of the definition, and the current state of the conversation. */
export type ReplayResources = Omit<Environment, 'now' | 'newId' | 'random' | 'valueFacts'> & {
  conversation: JsonObject
  /** Redacts a line as the log would. */
  redact: (line: LogLine) => LogLine
  /** Resolves when other work of the process has run: a replay never waits for anything else. */
  pause: () => Promise<void>
}

/**
 * Passes the inputs in the event log of a run to a definition of its flow, with the recorded clock, the recorded
 * answers of calls and the recorded branches of its splits. Effects are not carried out. A redacted answer counts as
 * valid.
 */
export async function replay(recorded: RunRecord, flow: CompiledFlow, resources: ReplayResources): Promise<Replay> {
  const run = new ReplayRun(recorded, flow, resources)
  for (const turn of recorded.turns) if (!(await run.turn(turn))) break
  return run.result()
}

class ReplayRun {
  readonly #recorded: RunRecord
  readonly #flow: CompiledFlow
  readonly #resources: ReplayResources
  readonly #turns: ReplayedTurn[] = []
  readonly #callsUsed = new Map<string, number>()
  #snapshot: Snapshot | null = null
  #stopped: string | undefined
  #ids = 0
  #steps = 0

  constructor(recorded: RunRecord, flow: CompiledFlow, resources: ReplayResources) {
    this.#recorded = recorded
    this.#flow = flow
    this.#resources = resources
  }

  /** @returns whether the comparison can continue */
  async turn(recorded: RecordedTurn): Promise<boolean> {
    const { conversation, redact } = this.#resources
    const first = stimulusOf(recorded, this.#snapshot, { conversation, splits: this.#recorded.splits })
    const turn: ReplayedTurn = {
      at: recorded.at.toISOString(),
      input: inputText(first),
      recorded: recorded.lines.flatMap(line => stepsOf(redact(line))),
      replayed: [],
    }
    this.#turns.push(turn)
    const { input } = recorded
    const redactedNames = input.kind === 'execution_started' ? new Set<string>() : redactedFields(input)
    let stimulus: Stimulus = first
    let now = recorded.at
    for (;;) {
      const nodeId = this.#snapshot?.wait?.nodeId ?? null
      const moved = await advance(this.#flow, this.#snapshot, stimulus, {
        ...this.#environment(now),
        valueFacts: { held: redactedNames },
      })
      await this.#resources.pause()
      if (moved.outcome !== 'advanced') {
        turn.replayed.push(refusalStep(moved, nodeId))
        this.#stopped = PARTED
        return false
      }
      this.#snapshot = moved.snapshot
      this.#steps += moved.steps.length
      turn.replayed.push(...this.#stepsOf(moved, stimulus))
      if (moved.wait?.kind !== 'call') return true
      const answer = this.#answerTo(moved.wait)
      if (answer === undefined) {
        this.#endAtCall(moved.wait, turn)
        return false
      }
      ;({ stimulus, now } = answer)
    }
  }

  result(): Replay {
    return {
      turns: this.#turns,
      differences: differencesOf(this.#turns),
      stopped: this.#stopped,
      redacted: this.#recorded.redacted,
      steps: this.#steps,
    }
  }

  #environment(now: Date): Environment {
    return { ...this.#resources, now, newId: () => this.#newId(), random: () => 0 }
  }

  #stepsOf(turn: Turn, stimulus: Stimulus): ReplayStep[] {
    const lines = logLinesOf(turn, {
      flowId: '',
      version: undefined,
      flowCode: this.#flow.code,
      trigger: undefined,
      stimulus,
      eventId: null,
      userMessages: [],
    })
    return withSources(
      lines.flatMap(line => stepsOf(this.#resources.redact(line))),
      turn,
    )
  }

  /** The recorded answer is for the node that made the call; each is used once. */
  #answerTo(wait: CallWait): { stimulus: Stimulus; now: Date } | undefined {
    const key = keyOfCall(wait, this.#snapshot?.frames.at(-1)?.flowCode ?? '')
    const used = this.#callsUsed.get(key) ?? 0
    const call = this.#recorded.calls.get(key)?.[used]
    if (call?.result === undefined) return undefined
    this.#callsUsed.set(key, used + 1)
    const { result, tookMs, at } = call
    return { stimulus: { type: 'callResult', callId: wait.callId, result, tookMs }, now: at }
  }

  /** Recorded steps after a call that both made cannot be compared, and are not a difference. */
  #endAtCall({ nodeId }: CallWait, turn: ReplayedTurn): void {
    const { recorded, replayed } = turn
    const goesOn = recorded.length > replayed.length || turn !== this.#turns[this.#recorded.turns.length - 1]
    const before = { recorded: recorded.slice(0, replayed.length), replayed }
    if (isSame(before)) turn.recorded = before.recorded
    if (goesOn || !isSame(turn)) this.#stopped = `the answer to the call of the node ${nodeId} is not recorded`
  }

  #newId(): string {
    return `00000000-0000-7000-8000-${(++this.#ids).toString(16).padStart(12, '0')}`
  }
}

function inputText(input: RecordedInput): string {
  switch (input.type) {
    case 'start':
      return input.trigger.type === 'event'
        ? `start by an event ${JSON.stringify(input.trigger.data)}`
        : `start: ${input.trigger.text ?? ''}`
    case 'resume':
      return `answer ${JSON.stringify(input.values)}`
    case 'aside':
      return `aside ${input.intent}: ${input.text}`
    case 'event':
      return `event ${input.name} ${JSON.stringify(input.data)}`
    case 'timer':
      return 'time passed'
    case 'person':
      return `a person: ${input.act.type}`
  }
}
