import { withValue } from '../edits/pointer.ts'
import type { ExecutionRecording } from './simulated.ts'

/** The recording with the user's values; missing ones remain incomplete. */
export function completed(recording: ExecutionRecording, given: Readonly<Record<string, string>>): ExecutionRecording {
  const filled = Object.entries(given).filter(([, text]) => text !== '')
  const whole = filled.reduce((before, [path, text]) => withValue(before, path, text), recording)
  return { ...whole, incomplete: recording.incomplete.filter(({ path }) => !filled.some(([one]) => one === path)) }
}
