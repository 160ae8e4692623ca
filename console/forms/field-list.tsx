import { useRef, useState, type KeyboardEvent } from 'react'
import type { AdminFinding } from '../../sdk/index.ts'
import { Icon } from '../parts/icon.tsx'
import { textAt } from '../parts/json.ts'
import { nameOf } from './edits.ts'
import { fieldTypes, typeOf } from './rules.ts'
import styles from './forms.module.css'
import { css } from '../parts/css.ts'

type Props = {
  fields: readonly unknown[]
  /** Index of the field; undefined for the form itself. */
  selected: number | undefined
  findings: readonly AdminFinding[]
  canEdit: boolean
  onSelect: (index: number | undefined) => void
  onMove: (from: number, to: number) => void
  onAdd: (type: string, label: string) => void
}

/** The form and its fields in their order. Alt with an arrow key moves the field that has the focus. */
export function FieldList({ fields, selected, findings, canEdit, onSelect, onMove, onAdd }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const dragged = useRef<number>(undefined)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || to === from) return
    onMove(from, to)
    // The button of the moved field retains the focus.
    requestAnimationFrame(() => list.current?.querySelectorAll('button')[to + 1]?.focus())
  }
  const press = (index: number) => (event: KeyboardEvent) => {
    if (!canEdit || !event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }
  return (
    <nav className={styles.fieldList} aria-label="Fields">
      <ul ref={list}>
        <li>
          <button aria-current={selected === undefined} onClick={() => onSelect(undefined)}>
            <Icon name="form" />
            <span className={styles.name}>Form</span>
            <Findings count={findings.filter(({ path }) => !path.startsWith('/fields/')).length} />
          </button>
        </li>
        {fields.map((field, index) => (
          <li
            key={index}
            draggable={canEdit}
            onDragStart={() => (dragged.current = index)}
            onDragOver={event => event.preventDefault()}
            onDrop={() => move(dragged.current ?? index, index)}
          >
            <button aria-current={selected === index} onClick={() => onSelect(index)} onKeyDown={press(index)}>
              <Icon name={typeOf(textAt(field, 'type')).icon} />
              <span className={styles.name}>{textAt(field, 'label') ?? (nameOf(field) || 'Field')}</span>
              <Findings count={findings.filter(({ path }) => isWithin(path, index)).length} />
            </button>
          </li>
        ))}
      </ul>
      {canEdit && <AddField onAdd={onAdd} />}
    </nav>
  )
}

export const isWithin = (path: string, index: number): boolean =>
  path === `/fields/${index}` || path.startsWith(`/fields/${index}/`)

function Findings({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count}
      <span className={css.unseen}> {count === 1 ? 'finding' : 'findings'}</span>
    </span>
  )
}

function AddField({ onAdd }: Pick<Props, 'onAdd'>) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.addField}>
      <button aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="add" />
        Add field
      </button>
      {open && (
        <div className={styles.types} role="group" aria-label="Type of the new field">
          {fieldTypes.map(({ type, title, icon, label }) => (
            <button
              key={type}
              onClick={() => {
                setOpen(false)
                onAdd(type, label)
              }}
            >
              <Icon name={icon} />
              {title}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
