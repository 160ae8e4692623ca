import { useState } from 'react'
import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import { formatDuration, parseDuration, UNITS, type Unit } from './durations.ts'
import { TemplateControl } from './expression.tsx'
import { Select } from '../parts/controls/inputs.tsx'
import styles from './fields.module.css'

const CHOICES = [
  ...UNITS.map(name => ({ value: name, title: `${name}s` })),
  { value: 'text', title: 'ISO 8601 or template' },
]

/** A time span as a number of one unit; any other one, and a template, as its text. */
export function DurationControl(props: ControlProps) {
  const { value, onChange, title } = props
  const { readOnly } = useSurroundings()
  const [unit, setUnit] = useState<Unit>('minute')
  const [asText, setAsText] = useState(false)
  const parsed = typeof value === 'string' ? parseDuration(value) : undefined
  const isText = asText || (value !== undefined && parsed === undefined)
  const shownUnit = parsed?.unit ?? unit
  const choose = (chosen: string) => {
    setAsText(chosen === 'text')
    const next = UNITS.find(name => name === chosen)
    if (next === undefined) return
    setUnit(next)
    if (parsed !== undefined) onChange(formatDuration(parsed.count, next))
    else if (value !== undefined) onChange(undefined)
  }
  return (
    <span className={styles.duration} data-text={isText || undefined}>
      {isText ? (
        <TemplateControl {...props} />
      ) : (
        <input
          {...attributesOf(props)}
          type="number"
          min={0}
          value={parsed?.count ?? ''}
          readOnly={readOnly}
          onChange={({ target }) => {
            const count = Number(target.value)
            if (target.value === '') onChange(undefined, true)
            else if (Number.isSafeInteger(count) && count >= 0) onChange(formatDuration(count, shownUnit), true)
          }}
        />
      )}
      <Select
        aria-label={`Unit of “${title}”`}
        choices={CHOICES}
        value={isText ? 'text' : shownUnit}
        disabled={readOnly}
        onChange={choose}
      />
    </span>
  )
}
