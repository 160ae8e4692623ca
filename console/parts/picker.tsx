import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import { IconTile } from './icon.tsx'
import styles from './picker.module.css'
import { css } from './css.ts'

/** `group`: heading under which it is listed; items of a group follow one another. */
export type PickerItem = {
  id: string
  title: string
  hint?: string
  icon?: string
  color?: string
  group?: string
}
type Props = {
  label: string
  /** Options for a text. */
  items: (text: string) => readonly PickerItem[]
  onPick: (id: string) => void
  empty: string
  children?: ReactNode
}

const SHOWN = 200

/** A field and a list below it: arrow keys go through the list, Enter picks. */
export function Picker({ label, items, onPick, empty, children }: Props) {
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  const list = useId()
  const offered = useMemo(() => items(text).slice(0, SHOWN), [items, text])
  const current = offered[Math.min(index, offered.length - 1)]
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + 8,
      PageUp: index - 8,
    }
    const move = moves[event.key]
    if (move !== undefined) setIndex(Math.max(0, Math.min(offered.length - 1, move)))
    else if (event.key === 'Enter' && current !== undefined) onPick(current.id)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.picker}>
      <input
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={current === undefined ? undefined : `${list}-${current.id}`}
        value={text}
        onChange={event => {
          setText(event.target.value)
          setIndex(0)
        }}
        onKeyDown={press}
      />
      {children}
      <ul id={list} role="listbox" aria-label={label}>
        {offered.map((item, at) => (
          <Option
            key={item.id}
            id={`${list}-${item.id}`}
            item={item}
            heading={item.group !== offered[at - 1]?.group ? item.group : undefined}
            isCurrent={item === current}
            onPick={() => onPick(item.id)}
          />
        ))}
      </ul>
      {offered.length === 0 && <p className={css.soft}>{empty}</p>}
    </div>
  )
}

type OptionProps = {
  id: string
  item: PickerItem
  heading: string | undefined
  isCurrent: boolean
  onPick: () => void
}

function Option({ id, item, heading, isCurrent, onPick }: OptionProps) {
  return (
    <>
      {heading !== undefined && (
        <li role="presentation" className={styles.groupName}>
          {heading}
        </li>
      )}
      <li
        id={id}
        role="option"
        aria-selected={isCurrent}
        data-group={item.color}
        ref={element => {
          if (isCurrent) element?.scrollIntoView({ block: 'nearest' })
        }}
        onClick={onPick}
      >
        {item.icon !== undefined && <IconTile name={item.icon} />}
        <span className={styles.name}>{item.title}</span>
        {item.hint !== undefined && <span className={styles.hint}>{item.hint}</span>}
      </li>
    </>
  )
}
