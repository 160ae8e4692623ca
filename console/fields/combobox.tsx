import { useEffect, useState } from 'react'
import { attributesOf, useSurroundings, type ControlProps } from './context.ts'
import { useSuggestions, type Suggestion } from './suggestions.tsx'
import styles from './fields.module.css'

type Props = ControlProps & {
  options: readonly Suggestion[]
  /** Whether only an option can be taken; otherwise any text can. */
  strict?: boolean
  placeholder?: string | undefined
  onOpen?: () => void
}

const MOST = 100

/** A text with a list of options; a strict one changes only when an option is chosen. */
export function Combobox({ options, strict = false, placeholder, onOpen, ...props }: Props) {
  const { value, onChange } = props
  const { readOnly } = useSurroundings()
  const stored = typeof value === 'string' ? value : ''
  const [text, setText] = useState(stored)
  const [state, setState] = useState<'closed' | 'all' | 'matching'>('closed')
  useEffect(() => setText(stored), [stored])
  const query = text.trim().toLowerCase()
  const matching = options.filter(option => state === 'all' || isMatch(option, query))
  const isOnlyItself = matching.length === 1 && matching[0]?.value === stored
  const shown = isOnlyItself ? [] : matching.slice(0, MOST)
  const commit = (next: string) => {
    setState('closed')
    setText(next)
    if (next !== stored) onChange(next === '' ? undefined : next)
  }
  /** An unedited value is unchanged; in a strict field, a text that is not an option is removed. */
  const leave = () => {
    setState('closed')
    if (!strict || text === stored) return
    const isOption = text.trim() === '' || options.some(option => option.value === text.trim())
    if (isOption) commit(text.trim())
    else setText(stored)
  }
  const open = () => {
    if (readOnly) return
    onOpen?.()
    suggestions.reset()
    setState('all')
  }
  const suggestions = useSuggestions(shown, state !== 'closed', commit)
  return (
    <span className={styles.combobox}>
      <input
        {...attributesOf(props)}
        {...suggestions.attributes}
        role="combobox"
        aria-expanded={suggestions.open}
        value={text}
        readOnly={readOnly}
        placeholder={placeholder}
        spellCheck={false}
        onChange={({ target }) => {
          onOpen?.()
          suggestions.reset()
          setText(target.value)
          setState('matching')
          if (!strict) onChange(target.value === '' ? undefined : target.value, true)
        }}
        onClick={open}
        onBlur={leave}
        onKeyDown={event => {
          if (event.key === 'Tab' && state === 'all') return
          if (suggestions.press(event)) return
          if (event.key === 'ArrowDown') open()
          else if (event.key === 'Enter') leave()
          else if (event.key === 'Escape' && state !== 'closed') {
            event.stopPropagation()
            setState('closed')
          }
        }}
      />
      {suggestions.element}
    </span>
  )
}

function isMatch({ value, title }: Suggestion, query: string): boolean {
  return `${value} ${title}`.toLowerCase().includes(query)
}
