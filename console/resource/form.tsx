import { useMemo } from 'react'
import type { Shape } from '../../generated/console/catalog.ts'
import { FieldsContext, type Surroundings } from '../fields/context.ts'
import { controls } from '../fields/controls.ts'
import { Fields } from '../fields/fields.tsx'
import { withField } from '../fields/group.tsx'
import type { JsonObject } from '../parts/json.ts'
import { problemsOf } from './problems.ts'
import fieldStyles from '../fields/fields.module.css'

type Props = {
  shape: Shape
  value: JsonObject
  onChange: (value: JsonObject) => void
  /** Why the service refused the values, if it did. */
  error?: unknown
  readOnly?: boolean
}

/** The fields of a request, each with the control for its schema. */
export function ResourceForm({ shape, value, onChange, error, readOnly = false }: Props) {
  const surroundings = useMemo(() => surroundingsOf(error, readOnly), [error, readOnly])
  return (
    <FieldsContext value={surroundings}>
      <div className={`${fieldStyles.panel} ${fieldStyles.controlRows}`}>
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
