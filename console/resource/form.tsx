import { useMemo } from 'react'
import type { Shape } from '../../generated/console/catalog.ts'
import { isParleyError } from '../../sdk/index.ts'
import { FieldsContext, type Problem, type Surroundings } from '../fields/context.ts'
import { controls } from '../fields/controls.ts'
import { Fields } from '../fields/fields.tsx'
import { withField } from '../fields/group.tsx'
import { pointerTo } from '../flow/edits/pointer.ts'
import type { JsonObject } from '../parts/json.ts'
import '../styles/fields.css'

type Props = {
  shape: Shape
  value: JsonObject
  onChange: (value: JsonObject) => void
  /** Why the service refused the values, where it did. */
  error?: unknown
  readOnly?: boolean
}

/** The fields of a request, each with the control that its schema asks for. */
export function ResourceForm({ shape, value, onChange, error, readOnly = false }: Props) {
  const surroundings = useMemo(() => surroundingsOf(error, readOnly), [error, readOnly])
  return (
    <FieldsContext value={surroundings}>
      <div className="panel control-rows">
        <Fields
          fields={shape.fields ?? []}
          choose={shape.choose}
          value={value}
          pointer=""
          onChange={(name, next) => onChange(withField(value, name, next))}
          onClear={names => onChange(names.reduce((rest, name) => withField(rest, name, undefined), value))}
        />
      </div>
    </FieldsContext>
  )
}

function surroundingsOf(error: unknown, readOnly: boolean): Surroundings {
  const problems = problemsOf(error)
  return {
    definition: {},
    controls,
    variableNames: [],
    variables: [],
    nodes: [],
    problemsAt: (pointer, below = false) =>
      problems.filter(({ at }) => at === pointer || (below && at.startsWith(`${pointer}/`))),
    readOnly,
    onOpen: undefined,
  }
}

const RULES: Readonly<Record<string, string>> = {
  required: 'This is needed.',
  type: 'This has another type.',
  pattern: 'This is not written as it must be.',
  format: 'This is not written as it must be.',
  enum: 'This is none of the values that are allowed.',
}
const BOUNDS: Readonly<Record<string, string>> = {
  min_length: 'This needs at least',
  max_length: 'This may have at most',
  minimum: 'This must be at least',
  maximum: 'This must be at most',
}

/** What the service refused, by the pointer of the value. */
export function problemsOf(error: unknown): (Problem & { at: string })[] {
  if (!isParleyError(error, 'validation_failed', 'invalid_input')) return []
  return (error.details?.validation_errors ?? []).map(({ field, rule, expected }) => {
    const bound = BOUNDS[rule]
    const unit = rule.endsWith('_length') ? ' characters' : ''
    const message = bound === undefined ? (RULES[rule] ?? error.message) : `${bound} ${String(expected)}${unit}.`
    return { at: pointerTo(...field.split('.')), severity: 'error', message }
  })
}
