import { useMemo, useState, type ReactNode } from 'react'
import { css } from '../css.ts'
import { Options } from './options.tsx'
import { useListbox, type Option } from './use-listbox.ts'
import styles from './listbox.module.css'

type Props = {
  label: string
  /** Options for a text. */
  items: (text: string) => readonly Option[]
  onPick: (value: string) => void
  empty: string
  children?: ReactNode
}

const SHOWN = 200

/** A field and a list below it that is always open. */
export function Picker({ label, items, onPick, empty, children }: Props) {
  const [text, setText] = useState('')
  const options = useMemo(() => items(text).slice(0, SHOWN), [items, text])
  const { field, combobox, list, press, reset } = useListbox({ options, isOpen: true, onTake: onPick })
  return (
    <div className={styles.picker}>
      <input
        {...field}
        {...combobox}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={event => {
          setText(event.target.value)
          reset()
        }}
        onKeyDown={press}
      />
      {children}
      <Options {...list} label={label} />
      {options.length === 0 && <p className={css.soft}>{empty}</p>}
    </div>
  )
}
