import { useEffect, useId, useState } from 'react'
import { ariaOf, describedBy, Frame, Label, Texts } from './frame.tsx'
import { Select, TextInput, type Choice } from './inputs.tsx'
import { NumberInput } from './number-input.tsx'
import styles from './controls.module.css'

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

function attributesOf(id: string, { help, problem, required = false, disabled, placeholder }: Common<never>) {
  const [hasHelp, invalid] = [help !== undefined, problem !== undefined]
  const described = describedBy(id, { help: hasHelp, problem: invalid })
  return { ...ariaOf({ id, describedBy: described, invalid, required }), disabled, placeholder }
}

type TextProps = Common<string> & { lines?: number; type?: string; maxLength?: number; mono?: boolean }

/** A text; an empty one means no value. */
export function TextControl({ lines, type = 'text', maxLength, mono = false, ...props }: TextProps) {
  const id = useId()
  if (isForeign(props.value, 'string')) return <Foreign {...props} id={id} />
  return (
    <Frame id={id} {...props}>
      <TextInput
        {...attributesOf(id, props)}
        type={lines === undefined ? type : undefined}
        lines={lines}
        maxLength={maxLength}
        data-mono={mono || undefined}
        spellCheck={mono ? false : undefined}
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
      <NumberInput {...attributesOf(id, props)} unit={unit} value={props.value} onChange={props.onChange} />
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
        {...attributesOf(id, props)}
        checked={checked}
        onChange={({ target }) => props.onChange(target.checked === checkedByDefault ? undefined : target.checked)}
      />
      <Label id={id} label={props.label} />
      <Texts id={id} help={props.help} problem={props.problem} />
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
