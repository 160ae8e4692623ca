import { addDuration } from '../../../domain/date-time.ts'
import type { Stimulus } from '../../../domain/engine/stimulus.ts'
import { durationMeant } from '../../../domain/flow-validation/durations.ts'
import { isJsonObject, type JsonObject } from '../../../domain/json.ts'
import type { SimulatedRun } from '../../../domain/simulation/simulated-run.ts'
import { refuse } from './terminal.ts'

/** Result of a command at the prompt; undefined if the question is still open. */
export type CommandOutcome = { stimulus: Stimulus } | { until: Date } | 'undo' | undefined

const COMMAND_HELP = [
  '/event NAME {…}   raise an event, with its data as JSON',
  '/clock +1h        let time pass (s, m, h, d, w, or an ISO 8601 duration)',
  '/vars             print the variables',
  '/undo             go back to before the last answer',
]

/** A line that starts with one slash is a command. */
export function isCommand(line: string): boolean {
  return /^\/(?!\/)/.test(line)
}

export function runCommand(line: string, run: SimulatedRun): CommandOutcome {
  const [, name = '', rest = ''] = /^\/(\S*)\s*(.*)$/.exec(line.trim()) ?? []
  switch (name) {
    case 'event':
      return event(rest)
    case 'clock':
      return clock(rest, run.now)
    case 'vars':
      console.log(JSON.stringify(run.snapshot?.frames.at(-1)?.vars ?? {}, null, 2))
      return undefined
    case 'undo':
      return 'undo'
    default:
      for (const help of COMMAND_HELP) console.log(help)
      return undefined
  }
}

export const NO_EVENT_DATA = 'the data of an event is a JSON object, such as {"total": 12}'

/** The data of an event; undefined for a text that is not a JSON object. */
export function eventData(text: string): JsonObject | undefined {
  if (text.trim() === '') return {}
  try {
    const data: unknown = JSON.parse(text)
    return isJsonObject(data) ? data : undefined
  } catch {
    return undefined
  }
}

function event(text: string): CommandOutcome {
  const [, name, data = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? []
  const parsed = eventData(data)
  if (name === undefined) refuse('name the event: /event order.paid {"total": 12}')
  else if (parsed === undefined) refuse(NO_EVENT_DATA)
  else return { stimulus: { type: 'event', name, data: parsed } }
  return undefined
}

function clock(text: string, now: Date): CommandOutcome {
  const span = text.replace(/^\+\s*/, '')
  const until = addDuration(now, durationMeant(span) ?? span)
  if (until !== undefined) return { until }
  refuse('say how long: /clock +1h, /clock +2d, or /clock PT90M')
  return undefined
}
