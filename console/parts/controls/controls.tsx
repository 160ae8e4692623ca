import { useEffect, useId, useState, type ReactNode } from 'react'
import { Select, TextInput, type Choice } from './inputs.tsx'
import styles from './controls.module.css'
import { css } from '../css.ts'

type Common<Value> = {
  label: string
  value: unknown
  /** `undefined` removes the value. */
  onChange: (value: Value | undefined) => void
  help?: string | undefined
  /** Problem of the value. */
  problem?: string | undefined
  disabled?: boolean
  placeholder?: string | undefined
  required?: boolean
  /** The label is read out and not shown. */
  bare?: boolean
}

type FrameProps = Pick<Common<unknown>, 'label' | 'help' | 'problem' | 'required' | 'bare'> & {
  id: string
  children: ReactNode
}

/** The label, the control, and its description. */
function Frame({ id, label, help, problem, required = false, bare = false, children }: FrameProps) {
  return (
    <div className={styles.control} data-bare={bare || undefined}>
      {!bare && (
        <label htmlFor={id} data-required={required || undefined}>
          {label}
        </label>
      )}
      {children}
      {help !== undefined && (
        <p className={css.soft} id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem !== undefined && (
        <p className={css.wrong} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

function attributesOf(id: string, { label, help, problem, required, bare, disabled, placeholder }: Common<never>) {
  const described = [help === undefined ? [] : [`${id}-help`], problem === undefined ? [] : [`${id}-problem`]].flat()
  return {
    id,
    'aria-label': bare === true ? label : undefined,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-required': required === true ? true : undefined,
    disabled,
    placeholder,
  }
}

type TextProps = Common<string> & { lines?: number; type?: string; mono?: boolean }

/** A text; an empty one means no value. */
export function TextControl({ lines, type = 'text', mono = false, ...props }: TextProps) {
  const id = useId()
  if (isForeign(props.value, 'string')) return <Foreign {...props} id={id} />
  return (
    <Frame id={id} {...props}>
      <TextInput
        {...attributesOf(id, props)}
        type={lines === undefined ? type : undefined}
        lines={lines}
        data-mono={mono || undefined}
        value={props.value}
        onChange={props.onChange}
      />
    </Frame>
  )
}

/** A number; an empty control means no value. */
export function NumberControl({ unit, ...props }: Common<number> & { unit?: string | undefined }) {
  const id = useId()
  if (isForeign(props.value, 'number')) return <Foreign {...props} id={id} />
  return (
    <Frame id={id} {...props}>
      <span className={styles.withUnit}>
        <input
          type="number"
          step="any"
          {...attributesOf(id, props)}
          {...(unit === undefined ? {} : { 'aria-label': `${props.label}, ${unit}` })}
          value={(props.value as number | undefined) ?? ''}
          onChange={({ target }) => props.onChange(target.value === '' ? undefined : target.valueAsNumber)}
        />
        {unit !== undefined && <span>{unit}</span>}
      </span>
    </Frame>
  )
}

/** Yes or no; the default is not stored. */
export function CheckControl({ checkedByDefault = false, ...props }: Common<boolean> & { checkedByDefault?: boolean }) {
  const id = useId()
  if (isForeign(props.value, 'boolean')) return <Foreign {...props} id={id} />
  const checked = (props.value as boolean | undefined) ?? checkedByDefault
  return (
    <div className={styles.check}>
      <input
        type="checkbox"
        {...attributesOf(id, { ...props, bare: false })}
        checked={checked}
        onChange={({ target }) => props.onChange(target.checked === checkedByDefault ? undefined : target.checked)}
      />
      <label htmlFor={id}>{props.label}</label>
      {props.help !== undefined && (
        <p className={css.soft} id={`${id}-help`}>
          {props.help}
        </p>
      )}
    </div>
  )
}

/** One of a few values. A value that is not among them is offered too: it is the present one. */
export function SelectControl({ choices, none, ...props }: Common<string> & { choices: Choice[]; none?: string }) {
  const id = useId()
  if (isForeign(props.value, 'string')) return <Foreign {...props} id={id} />
  const value = (props.value as string | undefined) ?? ''
  const known = value === '' || choices.some(choice => choice.value === value)
  return (
    <Frame id={id} {...props}>
      <Select
        {...attributesOf(id, props)}
        none={none ?? (value === '' ? '' : undefined)}
        choices={known ? choices : [{ value, title: value }, ...choices]}
        value={value}
        onChange={next => props.onChange(next === '' ? undefined : next)}
      />
    </Frame>
  )
}

/** Texts, one per line; none is no value unless `empty` says that an empty list means something. */
export function LinesControl({ empty = false, lines = 3, ...props }: Common<string[]> & LinesProps) {
  const id = useId()
  const value = props.value
  const isList = Array.isArray(value) && value.every(item => typeof item === 'string')
  const text = isList ? value.join('\n') : ''
  const [typed, setTyped] = useState(text)
  // A line that is still empty is shown, but is no item.
  useEffect(() => setTyped(present => (itemsOf(present).join('\n') === text ? present : text)), [text])
  if (value !== undefined && value !== null && !isList) return <Foreign {...props} id={id} />
  return (
    <Frame id={id} {...props}>
      <textarea
        rows={Math.max(lines, Math.min(8, typed.split('\n').length))}
        {...attributesOf(id, props)}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          const items = itemsOf(target.value)
          props.onChange(items.length === 0 && !empty ? undefined : items)
        }}
      />
    </Frame>
  )
}

type LinesProps = { empty?: boolean; lines?: number }

const itemsOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

function isForeign(value: unknown, type: 'string' | 'number' | 'boolean'): boolean {
  return value !== undefined && value !== null && typeof value !== type
}

/** A value that the control cannot show. It stays as it is until it is removed. */
function Foreign({ id, onChange, ...props }: Common<never> & { id: string }) {
  return (
    <Frame id={id} {...props}>
      <span className={styles.foreign}>
        <code>{JSON.stringify(props.value)}</code>
        <button type="button" id={id} disabled={props.disabled} onClick={() => onChange(undefined)}>
          Remove
        </button>
      </span>
    </Frame>
  )
}
