import type { ComponentProps } from 'react'

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
