import { useEffect, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { isObject } from '../parts/json.ts'
import { pointerTo } from '../flow/edits/pointer.ts'
import { useSurroundings, type ControlProps } from './context.ts'
import { FieldValue } from './field-value.tsx'
import { ItemButton } from './item-button.tsx'
import { controlFor, newItem, resolved, singular } from './shapes.ts'
import { Button } from '../parts/controls/button.tsx'
import styles from './fields.module.css'

/** An object whose names are free: a row for each, in their order. */
export function EntriesControl({ shape, value, title, pointer, onChange }: ControlProps) {
  const { readOnly } = useSurroundings()
  const entries = isObject(value) ? Object.entries(value) : []
  const { entries: item = { kind: 'any' }, keys } = resolved(shape)
  const pattern = keys === undefined ? undefined : resolved(keys).pattern
  const name = singular(title)
  const taken = entries.map(([key]) => key)
  const isWide = ['group', 'variant'].includes(controlFor(item))
  const change = (next: [string, unknown][], typing?: boolean) =>
    onChange(next.length === 0 && !('required' in shape) ? undefined : Object.fromEntries(next), typing)
  const add = () => {
    const stem = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
    let key = stem
    for (let number = 2; taken.includes(key); number++) key = `${stem}_${number}`
    change([...entries, [key, newItem(item, [], name)]])
  }
  return (
    <div className={styles.entries} data-wide={isWide || undefined}>
      {entries.map(([key, one], index) => (
        <div key={index} className={styles.entry} role="group" aria-label={`${title}: ${key}`}>
          <KeyField
            label={`Name of ${name.toLowerCase()} ${index + 1}`}
            value={key}
            pattern={pattern}
            taken={taken}
            onChange={next => change(entries.with(index, [next, one]), true)}
          />
          {!readOnly && (
            <ItemButton
              icon="close"
              label={`Remove ${key}`}
              onClick={() => change(entries.filter((_, position) => position !== index))}
            />
          )}
          <FieldValue
            shape={item}
            value={one}
            title={key}
            pointer={`${pointer}${pointerTo(key)}`}
            onChange={(next, typing) => change(entries.with(index, [key, next === undefined ? '' : next]), typing)}
          />
        </div>
      ))}
      {!readOnly && (
        <div className={styles.addItem}>
          <Button type="button" kind="quiet" onClick={add}>
            <Icon name="add" size={13} />
            {name}
          </Button>
        </div>
      )}
    </div>
  )
}

type KeyProps = {
  label: string
  value: string
  pattern: string | undefined
  taken: readonly string[]
  onChange: (key: string) => void
}

/** The name of an entry. One that is not allowed, or that another entry has, stays in the field until it is left. */
function KeyField({ label, value, pattern, taken, onChange }: KeyProps) {
  const { readOnly } = useSurroundings()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const problem = problemOf(text, text === value ? [] : taken, pattern)
  return (
    <input
      className={styles.key}
      aria-label={label}
      aria-invalid={problem !== undefined || undefined}
      title={problem}
      value={text}
      readOnly={readOnly}
      spellCheck={false}
      onChange={({ target }) => {
        setText(target.value)
        if (problemOf(target.value, taken, pattern) === undefined) onChange(target.value)
      }}
      onBlur={() => setText(value)}
    />
  )
}

function problemOf(key: string, taken: readonly string[], pattern: string | undefined): string | undefined {
  if (taken.includes(key)) return 'Another entry has this name.'
  const isAllowed = key !== '' && (pattern === undefined || new RegExp(pattern).test(key))
  return isAllowed ? undefined : 'This name cannot be used here.'
}
