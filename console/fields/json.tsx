import { useEffect, useState } from 'react'
import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import styles from './fields.module.css'

/**
 * Any value as JSON: values that no other control supports, and invalid ones. The value changes only when the text is
 * valid JSON; an empty text removes it.
 */
export function JsonControl(props: ControlProps) {
  const { value, onChange } = props
  const { readOnly } = useSurroundings()
  const [text, setText] = useState(() => textOf(value))
  const [problem, setProblem] = useState<string>()
  useEffect(() => setText(present => (isSame(parsed(present), value) ? present : textOf(value))), [value])
  const type = (next: string) => {
    setText(next)
    if (next.trim() === '') {
      setProblem(undefined)
      onChange(undefined, true)
      return
    }
    try {
      onChange(JSON.parse(next), true)
      setProblem(undefined)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'This is not JSON.')
    }
  }
  return (
    <>
      <textarea
        {...attributesOf(props)}
        aria-invalid={problem !== undefined || props.invalid || undefined}
        className={styles.json}
        rows={2}
        spellCheck={false}
        value={text}
        readOnly={readOnly}
        onChange={({ target }) => type(target.value)}
      />
      {problem !== undefined && (
        <p className={styles.finding} data-severity="error" role="status">
          Not saved, since it is not JSON: {problem}
        </p>
      )}
    </>
  )
}

function textOf(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
