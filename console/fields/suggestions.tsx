import { useId, useState, type KeyboardEvent } from 'react'
import styles from './fields.module.css'

export type Suggestion = { value: string; title: string; note?: string | undefined }

/** A list of suggestions under a text, controlled by the text's keys; `attributes` tie the two together. */
export function useSuggestions(suggestions: readonly Suggestion[], isOpen: boolean, take: (value: string) => void) {
  const list = useId()
  const [place, setPlace] = useState(0)
  const current = Math.min(place, suggestions.length - 1)
  const open = isOpen && suggestions.length > 0
  const press = (event: KeyboardEvent): boolean => {
    if (!open) return false
    const chosen = suggestions[current]
    if (event.key === 'ArrowDown') setPlace((current + 1) % suggestions.length)
    else if (event.key === 'ArrowUp') setPlace((current + suggestions.length - 1) % suggestions.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== undefined) take(chosen.value)
    else return false
    event.preventDefault()
    return true
  }
  return {
    open,
    press,
    reset: () => setPlace(0),
    attributes: {
      'aria-autocomplete': 'list',
      'aria-controls': open ? list : undefined,
      'aria-activedescendant': open ? `${list}-${current}` : undefined,
      'autoComplete': 'off',
    } as const,
    element: open && (
      <ul className={styles.suggestions} role="listbox" id={list} aria-label="Suggestions">
        {suggestions.map(({ value, title, note }, index) => (
          <li
            key={value}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === current}
            ref={element => {
              if (index === current) element?.scrollIntoView({ block: 'nearest' })
            }}
            // The focus remains in the text.
            onPointerDown={event => event.preventDefault()}
            onClick={() => take(value)}
          >
            <span className={styles.name}>{title}</span>
            {note !== undefined && <span className={styles.kind}>{note}</span>}
          </li>
        ))}
      </ul>
    ),
  }
}
