import { InstantInput, Select, TextInput } from '../parts/controls/inputs.tsx'
import { NumberInput } from '../parts/controls/number-input.tsx'
import { textOf } from '../parts/json.ts'
import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import { choiceTitle, resolved } from './shapes.ts'
import styles from './fields.module.css'

/** Texts that may be this long have several lines. */
const LONG = 500

/** A plain text. If it is cleared, it is removed. */
export function PlainTextControl(props: ControlProps) {
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

/** A number with its unit. */
export function PlainNumberControl(props: ControlProps) {
  const { shape, value, onChange } = props
  const { readOnly } = useSurroundings()
  const { kind, minimum, maximum, unit, default: usual } = resolved(shape)
  return (
    <NumberInput
      {...attributesOf(props)}
      unit={unit}
      whole={kind === 'integer'}
      value={value}
      readOnly={readOnly}
      placeholder={typeof usual === 'number' ? String(usual) : rangeOf(minimum, maximum)}
      onChange={next => onChange(next, true)}
    />
  )
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
