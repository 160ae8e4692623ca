import { lazy, Suspense } from 'react'
import { expressionOf, type Row } from '../flow/conditions.ts'
import { SelectControl, TextControl } from '../parts/controls/controls.tsx'
import { isObject, objectAt, textAt, type JsonObject } from '../parts/json.ts'
import { nameOf } from './edits.ts'
import { pathOf } from '../fields/scope.ts'
import type { FieldEdit } from './field-edit.ts'
import styles from './forms.module.css'

const VisibleByRows = lazy(async () => ({ default: (await import('./visible-by-rows.tsx')).VisibleByRows }))

const COMPARISONS = [
  { value: 'present', title: 'is answered' },
  { value: 'absent', title: 'is not answered' },
  { value: 'equals', title: 'is' },
  { value: 'notEquals', title: 'is not' },
]

type Props = FieldEdit & { fields: readonly unknown[]; index: number }

/** When the field is shown: always, by a comparison with another field, or by conditions, which are an expression. */
export function VisibleIf({ field, disabled, set, fields, index }: Props) {
  const inConfig = field['visibleIf'] === undefined && objectAt(field, 'config')['visibleIf'] !== undefined
  const path = inConfig ? ['config', 'visibleIf'] : ['visibleIf']
  const condition = inConfig ? objectAt(field, 'config')['visibleIf'] : field['visibleIf']
  const others = fields
    .filter((_, at) => at !== index)
    .map(other => {
      const name = nameOf(other)
      return { value: name, title: textAt(other, 'label') ?? name, type: textAt(other, 'type') }
    })
  const mode = condition === undefined ? undefined : typeof condition === 'string' ? 'expression' : 'field'
  const change = (next: string | undefined) => {
    if (next === undefined) set(path, undefined)
    else set(path, next === 'expression' ? expressionFor(condition) : { field: others[0]?.value ?? '', present: true })
  }
  return (
    <fieldset>
      <legend>Visibility</legend>
      <SelectControl
        bare
        label="Visibility"
        none="Always"
        value={mode}
        disabled={disabled}
        choices={[
          ...(others.length === 0 ? [] : [{ value: 'field', title: 'Depends on another field' }]),
          { value: 'expression', title: 'Depends on conditions' },
        ]}
        onChange={change}
      />
      {mode === 'expression' && (
        <Suspense>
          <VisibleByRows
            fields={fields.filter((_, at) => at !== index)}
            value={condition}
            disabled={disabled}
            onChange={expression => set(path, expression)}
          />
        </Suspense>
      )}
      {isObject(condition) && (
        <Comparison condition={condition} disabled={disabled} others={others} onChange={next => set(path, next)} />
      )}
    </fieldset>
  )
}

/** The comparison with another field as an expression, which holds until a condition is chosen. */
function expressionFor(condition: unknown): string {
  if (!isObject(condition)) return expressionOf({ match: 'all', rows: [] })
  const { field, ...rest } = condition
  const kind = Object.keys(rest).length > 1 ? undefined : kindOf(rest)
  const operand = kind === 'equals' || kind === 'notEquals' ? rest[kind] : undefined
  const path = pathOf(String(field), 'input')
  const comparison = kind === undefined ? undefined : AS_ROW[kind]
  const isWritten = operand === undefined || ['string', 'number', 'boolean'].includes(typeof operand)
  if (comparison === undefined || !isWritten) return expressionOf({ match: 'all', rows: [] })
  return expressionOf({
    match: 'all',
    rows: [{ path, comparison, ...(operand === undefined ? {} : { operand: operand as string }) }],
  })
}
const AS_ROW: Readonly<Record<string, Row['comparison']>> = {
  present: 'isKnown',
  absent: 'isUnknown',
  equals: 'is',
  notEquals: 'isNot',
}

type ComparisonProps = {
  condition: JsonObject
  disabled: boolean
  others: { value: string; title: string; type: string | undefined }[]
  onChange: (condition: JsonObject) => void
}

function Comparison({ condition, disabled, others, onChange }: ComparisonProps) {
  const { field, ...rest } = condition
  const kinds = Object.keys(rest)
  const kind = kinds.length > 1 ? undefined : kindOf(rest)
  // Several comparisons, or a list of values: shown, and stored unchanged.
  if (kind === undefined)
    return (
      <TextControl
        label="Condition"
        value={condition}
        disabled={disabled}
        onChange={() => onChange({ field, present: true })}
      />
    )
  const type = others.find(({ value }) => value === field)?.type
  const compared = kind === 'equals' || kind === 'notEquals' ? rest[kind] : undefined
  const choose = (next: string | undefined) => {
    if (next === 'equals' || next === 'notEquals') onChange({ field, [next]: compared ?? '' })
    else onChange({ field, present: next !== 'absent' })
  }
  return (
    <div className={styles.comparison}>
      <SelectControl
        bare
        label="Other field"
        choices={others}
        value={field}
        disabled={disabled}
        onChange={name => onChange({ ...condition, field: name })}
      />
      <SelectControl bare label="Comparison" choices={COMPARISONS} value={kind} disabled={disabled} onChange={choose} />
      {compared !== undefined && (
        <TextControl
          bare
          label="Value to compare with"
          value={textOf(compared)}
          disabled={disabled}
          onChange={text => onChange({ field, [kind]: scalarOf(text ?? '', type) })}
        />
      )}
    </div>
  )
}

function kindOf(rest: JsonObject): string | undefined {
  if (rest['present'] === false) return 'absent'
  const [only] = Object.keys(rest)
  return only === undefined || only === 'present' ? 'present' : only === 'in' ? undefined : only
}

/** A value as a field of the type has it. */
function scalarOf(text: string, type: string | undefined): unknown {
  if ((type === 'number' || type === 'rating') && text !== '' && !Number.isNaN(Number(text))) return Number(text)
  if ((type === 'checkbox' || type === 'consent') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** Numbers and truth values as text; any other value is shown unchanged. */
function textOf(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}
