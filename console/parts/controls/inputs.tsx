import type { ComponentProps } from 'react'
import { localTime } from '../time.tsx'

export type Choice = { value: string; title: string }

type Props = Omit<ComponentProps<'select'>, 'children' | 'onChange'> & {
  choices: readonly Choice[]
  /** Title of the empty value; without it a value is always chosen. */
  none?: string | undefined
  onChange: (value: string) => void
}

/** One of a few values. */
export function Select({ choices, none, onChange, ...props }: Props) {
  return (
    <select {...props} onChange={({ target }) => onChange(target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  )
}

export type InputProps = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> & {
  /** Anything else than a text is shown as none. */
  value: unknown
  /** Undefined when the input is empty. */
  onChange: (value: string | undefined) => void
}

/** A text, of one line unless a number of them is given. */
export function TextInput({ lines, value, onChange, ...props }: InputProps & { lines?: number | undefined }) {
  const shared = {
    ...props,
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value === '' ? undefined : target.value),
  }
  return lines === undefined ? <input {...shared} /> : <textarea rows={lines} {...shared} />
}

/** A day, such as 2026-11-28. */
export function DayInput({ value, onChange, ...props }: InputProps) {
  return (
    <input
      {...props}
      type="date"
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}

/** A date and time, in the time zone of the browser; the value is in UTC. */
export function InstantInput({ value, onChange, ...props }: InputProps) {
  return (
    <input
      {...props}
      type="datetime-local"
      value={typeof value === 'string' ? localTime(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : new Date(target.value).toISOString())}
    />
  )
}
