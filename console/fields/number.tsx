import { useEffect, useState } from 'react'
import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import { resolved } from './shapes.ts'
import styles from './fields.module.css'

/** A number with its unit. A text that is not a number yet is only in the field and not in the definition. */
export function NumberControl(props: ControlProps) {
  const { shape, value, onChange } = props
  const { readOnly } = useSurroundings()
  const { kind, minimum, maximum, unit, default: usual } = resolved(shape)
  const [text, setText] = useState(textOf(value))
  useEffect(() => setText(present => (numberOf(present) === value ? present : textOf(value))), [value])
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
        onBlur={() => setText(textOf(value))}
      />
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : ''
}

function numberOf(text: string): number | undefined {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number
}

function rangeOf(minimum: number | undefined, maximum: number | undefined): string | undefined {
  return minimum === undefined || maximum === undefined ? undefined : `${minimum} to ${maximum}`
}
