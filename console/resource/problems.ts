import { isParleyError } from '../../sdk/index.ts'
import { pointerTo } from '../flow/edits/pointer.ts'

const RULES: Readonly<Record<string, string>> = {
  required: 'This is required.',
  type: 'This has the wrong type.',
  pattern: 'This does not have the required format.',
  format: 'This does not have the required format.',
  enum: 'This is not one of the allowed values.',
}
const BOUNDS: Readonly<Record<string, string>> = {
  min_length: 'This needs at least',
  max_length: 'This may have at most',
  minimum: 'This must be at least',
  maximum: 'This must be at most',
}

type RefusedValue = { at: string; severity: 'error'; message: string }

/** Violations from the service, by the pointer of the value. */
export function problemsOf(error: unknown): RefusedValue[] {
  if (!isParleyError(error, 'validation_failed', 'invalid_input')) return []
  return (error.details?.validation_errors ?? []).map(({ field, rule, expected }) => {
    const bound = BOUNDS[rule]
    const unit = rule.endsWith('_length') ? ' characters' : ''
    const message = bound === undefined ? (RULES[rule] ?? error.message) : `${bound} ${String(expected)}${unit}.`
    return { at: pointerTo(...field.split('.')), severity: 'error', message }
  })
}
