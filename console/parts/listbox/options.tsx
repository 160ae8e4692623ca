import { Fragment } from 'react'
import { IconTile } from '../icon.tsx'
import type { Option, useListbox } from './use-listbox.ts'
import styles from './listbox.module.css'

/** `popup`: over what is below the field. */
type Props = ReturnType<typeof useListbox>['list'] & { label: string; popup?: boolean }

/** The options of a listbox; a click takes one. */
export function Options({ id, options, open, current, onTake, label, popup = false }: Props) {
  if (!open) return null
  return (
    <ul className={styles.options} data-popup={popup || undefined} role="listbox" id={id} aria-label={label}>
      {options.map((option, index) => (
        <Fragment key={option.value}>
          {option.group !== undefined && option.group !== options[index - 1]?.group && (
            <li role="presentation" className={styles.groupName}>
              {option.group}
            </li>
          )}
          <li
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            data-group={option.color}
            ref={element => {
              if (index === current) element?.scrollIntoView({ block: 'nearest' })
            }}
            // The focus remains in the text.
            onPointerDown={event => event.preventDefault()}
            onClick={() => onTake(option.value)}
          >
            <Content {...option} />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

function Content({ icon, title, note }: Option) {
  return (
    <>
      {icon !== undefined && <IconTile name={icon} />}
      <span className={styles.name}>{title}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  )
}
