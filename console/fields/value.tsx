import { isObject } from '../parts/json.ts'
import { Combobox } from './combobox.tsx'
import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import { ExpressionControl, TemplateControl } from './expression.tsx'
import { JsonControl } from './json.tsx'
import { resolved } from './shapes.ts'
import { Select, TextInput } from '../parts/controls/inputs.tsx'
import { NumberInput } from '../parts/controls/number-input.tsx'
import styles from './fields.module.css'

const TYPES = {
  text: 'Text',
  number: 'Number',
  yes: 'Yes or no',
  expression: 'Expression',
  null: 'Nothing',
  json: 'JSON',
}
type Type = keyof typeof TYPES

const YES_OR_NO = [
  { value: 'true', title: 'Yes' },
  { value: 'false', title: 'No' },
]

/** A JSON value of any type; a text in it is a template, and `{expr}` an expression, where its shape says so. */
export function ValueControl(props: ControlProps) {
  const { shape, value, title, onChange } = props
  const { readOnly } = useSurroundings()
  // A field of an argument says by its example what is expected.
  const type = typeOf(value ?? ('name' in shape ? resolved(shape).examples?.[0] : undefined))
  const isComputed = shape.kind === 'Value'
  const offered = (Object.keys(TYPES) as Type[]).filter(name => isComputed || name !== 'expression' || name === type)
  return (
    <span className={styles.valueField} data-type={type}>
      <OneValue {...props} type={type} isComputed={isComputed} />
      <Select
        aria-label={`Type of “${title}”`}
        choices={offered.map(name => ({ value: name, title: TYPES[name] }))}
        value={type}
        disabled={readOnly}
        onChange={next => onChange(converted(value, next as Type))}
      />
    </span>
  )
}

function OneValue({ type, isComputed, ...props }: ControlProps & { type: Type; isComputed: boolean }) {
  const { shape, value, title, onChange } = props
  const { readOnly } = useSurroundings()
  const { enum: choices } = shape
  // A field can be removed, an entry of a list or object stays.
  const isField = 'name' in shape
  const attributes = attributesOf(props)
  if (type === 'number')
    return (
      <NumberInput
        {...attributes}
        value={value}
        readOnly={readOnly}
        onChange={next => onChange(next ?? (isField ? undefined : 0), true)}
      />
    )
  if (type === 'expression')
    return (
      <ExpressionControl
        {...props}
        shape={{ kind: 'Expression' }}
        value={isObject(value) ? value['expr'] : ''}
        pointer={`${props.pointer}/expr`}
        onChange={(next, typing) => onChange({ expr: next ?? '' }, typing)}
      />
    )
  if (type === 'yes')
    return (
      <Select
        {...attributes}
        none={isField ? '—' : undefined}
        choices={YES_OR_NO}
        value={typeof value === 'boolean' ? String(value) : ''}
        disabled={readOnly}
        onChange={next => onChange(next === '' ? undefined : next === 'true')}
      />
    )
  if (type === 'null') return <input {...attributes} value="null" readOnly aria-label={`${title}: nothing`} />
  if (type === 'json') return <JsonControl {...props} />
  if (choices !== undefined)
    return <Combobox {...props} options={choices.map(choice => ({ value: String(choice), title: String(choice) }))} />
  if (isComputed)
    return (
      <TemplateControl {...props} onChange={(next, typing) => onChange(next ?? (isField ? undefined : ''), typing)} />
    )
  return <TextInput {...attributes} value={value} readOnly={readOnly} onChange={next => onChange(next ?? '', true)} />
}

function typeOf(value: unknown): Type {
  if (typeof value === 'string' || value === undefined) return 'text'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'yes'
  if (value === null) return 'null'
  const isExpression = isObject(value) && Object.keys(value).length === 1 && typeof value['expr'] === 'string'
  return isExpression ? 'expression' : 'json'
}

/** The value as another type; converted as far as possible. */
function converted(value: unknown, type: Type): unknown {
  const text = typeof value === 'string' ? value : isObject(value) && 'expr' in value ? String(value['expr']) : ''
  switch (type) {
    case 'text':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : text
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : 0
    case 'yes':
      return text !== 'false'
    case 'expression':
      return { expr: text.replace(/^\s*\{\{(.*)\}\}\s*$/s, '$1').trim() }
    case 'null':
      return null
    case 'json':
      return Array.isArray(value) || isObject(value) ? value : []
  }
}
