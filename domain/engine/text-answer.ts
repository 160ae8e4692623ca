import type { JsonObject } from '../json.ts'
import { kindOf } from '../values/fields.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * The values of a resume that came as plain text: when the wait expects one field that a text can answer, the text is
 * its
 * value (a number for `number` and `rating`). Undefined when it expects something else.
 */
export function textAnswer(snapshot: Snapshot, text: string): JsonObject | undefined {
  const { wait } = snapshot
  const [field, ...others] = wait?.kind === 'input' ? wait.fields : []
  if (field === undefined || others.length > 0) return undefined
  switch (kindOf(field)) {
    case 'text':
    case 'choice':
      return { [field.name]: text }
    case 'number':
    case 'rating':
      return { [field.name]: /^\s*[-+]?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text }
    case 'choices':
    case 'boolean':
    case 'upload':
      return undefined
  }
}
