import { useEffect, useState } from 'react'
import { InstantInput, Select, TextInput } from '../parts/controls/inputs.tsx'
import { textOf } from '../parts/json.ts'
import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import { choiceTitle, resolved } from './shapes.ts'
import styles from './fields.module.css'

/** Texts that may be this long have several lines. */
const LONG = 500

/** A plain text. If it is cleared, it is removed. */
export function TextControl(props: ControlProps) {
  const { shape, value, onChange } = props
  const { readOnly } = useSurroundings()
  const { maxLength, examples = [], secret = false } = resolved(shape)
  const isLong = maxLength !== undefined && maxLength >= LONG && !secret
  return (
    <TextInput
      {...attributesOf(props)}
      {...(secret ? { type: 'password', autoComplete: 'new-password' } : {})}
      lines={isLong ? 2 : undefined}
      value={value}
      readOnly={readOnly}
      maxLength={maxLength}
      spellCheck={false}
      placeholder={typeof examples[0] === 'string' ? examples[0] : undefined}
      onChange={next => onChange(next, true)}
    />
  )
}

/** A number with its unit. A text that is not a number yet is only in the field and not in the definition. */
export function NumberControl(props: ControlProps) {
  const { shape, value, onChange } = props
  const { readOnly } = useSurroundings()
  const { kind, minimum, maximum, unit, default: usual } = resolved(shape)
  const [text, setText] = useState(shownOf(value))
  useEffect(() => setText(present => (numberOf(present) === value ? present : shownOf(value))), [value])
  return (
    <span className={styles.unitField}>
      <input
        {...attributesOf(props)}
        type="text"
        inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
        value={text}
        readOnly={readOnly}
        placeholder={typeof usual === 'number' ? String(usual) : rangeOf(minimum, maximum)}
        onChange={({ target }) => {
          setText(target.value)
          const number = numberOf(target.value)
          if (number !== undefined || target.value.trim() === '') onChange(number, true)
        }}
        onBlur={() => setText(shownOf(value))}
      />
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}

function shownOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : ''
}

function numberOf(text: string): number | undefined {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number
}

function rangeOf(minimum: number | undefined, maximum: number | undefined): string | undefined {
  return minimum === undefined || maximum === undefined ? undefined : `${minimum} to ${maximum}`
}

/** One of several values. Choosing the default again removes the value. */
export function ChoiceControl(props: ControlProps) {
  const { shape, value, onChange } = props
  const { readOnly } = useSurroundings()
  const resolvedShape = resolved(shape)
  const { enum: choices = [], default: usual } = resolvedShape
  const isOptional = usual !== undefined || !('required' in shape)
  return (
    <Select
      {...attributesOf(props)}
      none={
        isOptional || value === undefined
          ? usual === undefined
            ? '—'
            : `${choiceTitle(resolvedShape, textOf(usual))} (default)`
          : undefined
      }
      choices={choices.map(choice => ({ value: String(choice), title: choiceTitle(resolvedShape, choice) }))}
      value={typeof value === 'string' ? value : ''}
      disabled={readOnly}
      onChange={next => onChange(next === '' ? undefined : next)}
    />
  )
}

/** Yes or no. An absent value is shown as its default. */
export function SwitchControl(props: ControlProps) {
  const { shape, value, onChange } = props
  const { readOnly } = useSurroundings()
  return (
    <input
      {...attributesOf(props)}
      aria-required={undefined}
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={(value ?? resolved(shape).default) === true}
      disabled={readOnly}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

/** A date and time. */
export function InstantControl(props: ControlProps) {
  const { readOnly } = useSurroundings()
  return (
    <InstantInput
      {...attributesOf(props)}
      value={props.value}
      readOnly={readOnly}
      onChange={next => props.onChange(next)}
    />
  )
}
