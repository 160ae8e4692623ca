import { useEffect, useState } from 'react'
import type { InputProps } from './inputs.tsx'
import styles from './controls.module.css'

type NumberProps = Omit<InputProps, 'onChange'> & {
  unit?: string | undefined
  whole?: boolean
  onChange: (value: number | undefined) => void
}

/** A number with its unit. A text that is not a number yet is only in the input. */
export function NumberInput({ unit, whole = false, value, onChange, ...props }: NumberProps) {
  const [text, setText] = useState(shownOf(value))
  useEffect(() => setText(present => (numberOf(present) === value ? present : shownOf(value))), [value])
  const unitId = unit === undefined ? undefined : `${props.id}-unit`
  const described = [unitId, props['aria-describedby']].filter(id => id !== undefined).join(' ')
  return (
    <span className={styles.number}>
      <input
        {...props}
        aria-describedby={described === '' ? undefined : described}
        type="text"
        inputMode={whole ? 'numeric' : 'decimal'}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          const number = numberOf(target.value)
          if (number !== undefined || target.value.trim() === '') onChange(number)
        }}
        onBlur={() => setText(shownOf(value))}
      />
      {unit !== undefined && (
        <span className={styles.unit} id={unitId}>
          {unit}
        </span>
      )}
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
