import type { JsonObject as Definition } from '../parts/json.ts'
import { merge, type Items } from './merge.ts'

/** `typing`: shared by consecutive edits that are undone together, such as the edited field. */
export type Step = { label: string; before: Definition; after: Definition; typing: string | undefined; at: number }
export type History = { past: readonly Step[]; future: readonly Step[] }

type Result = [History, Definition] | undefined

export const NO_HISTORY: History = { past: [], future: [] }

const LIMIT = 200
const TYPING_MS = 1_500

/**
 * Other undone edits can no longer be redone.
 * @param joins whether the step belongs to the typing before it, however long ago that was
 */
export function withStep({ past }: History, step: Step, joins = false): History {
  const last = past.at(-1)
  const isSame = last?.typing !== undefined && last.typing === step.typing
  const continues = isSame && (joins || step.at - last.at < TYPING_MS)
  if (continues) return { past: [...past.slice(0, -1), { ...step, before: last.before }], future: [] }
  return { past: [...past, step].slice(-LIMIT), future: [] }
}

/** Reverts only the last step: changes of others remain. */
export function undone({ past, future }: History, present: Definition, items: Items): Result {
  const step = past.at(-1)
  if (step === undefined) return undefined
  return [{ past: past.slice(0, -1), future: [...future, step] }, exchanged(items, present, step.after, step.before)]
}

export function redone({ past, future }: History, present: Definition, items: Items): Result {
  const step = future.at(-1)
  if (step === undefined) return undefined
  // It is a separate step again: further typing starts another one.
  const again = { ...step, typing: undefined }
  return [{ past: [...past, again], future: future.slice(0, -1) }, exchanged(items, present, step.before, step.after)]
}

function exchanged(items: Items, present: Definition, from: Definition, to: Definition): Definition {
  return present === from ? to : merge(items, from, to, present).merged
}
