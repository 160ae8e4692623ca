import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Shape } from '../../generated/console/catalog.ts'
import { Icon } from '../parts/icon.tsx'
import { useSurroundings, type ControlProps } from './context.ts'
import { FieldValue } from './field-value.tsx'
import { ItemButton } from './item-button.tsx'
import { controlFor, newItem, resolved, singular, typeOfMember, words } from './shapes.ts'
import { Button } from '../parts/controls/button.tsx'
import styles from './fields.module.css'

/** Items one below the other; they can be added, removed and moved. */
export function ListControl({ shape, value, title, pointer, onChange }: ControlProps) {
  const { readOnly } = useSurroundings()
  const items: unknown[] = Array.isArray(value) ? value : []
  const { items: item = { kind: 'any' }, maxItems = Infinity } = resolved(shape)
  const name = singular(title)
  const isPlain = !['group', 'variant', 'entries', 'json'].includes(controlFor(item))
  const replace = (index: number, next: unknown, typing?: boolean) => {
    // An emptied text stays: the item is removed by its button.
    const kept = next === undefined ? '' : next
    onChange(
      items.map((one, position) => (position === index ? kept : one)),
      typing,
    )
  }
  const remove = (index: number) => onChange(items.filter((_, position) => position !== index))
  const move = (index: number, by: -1 | 1) => onChange(moved(items, index, by))
  const list = useRef<HTMLDivElement>(null)
  const add = (added: unknown) => {
    flushSync(() => onChange([...items, added]))
    focusItem(list.current, items.length)
  }
  return (
    <div ref={list} className={styles.list} data-plain={isPlain || undefined}>
      {items.map((one, index) => (
        <div key={index} className={styles.item} role="group" aria-label={`${name} ${index + 1}`}>
          <div className={styles.itemHead}>
            <span className={styles.itemName}>{isPlain ? index + 1 : `${name} ${index + 1}`}</span>
            {!readOnly && (
              <ItemButtons
                name={`${name} ${index + 1}`}
                index={index}
                count={items.length}
                move={move}
                remove={remove}
              />
            )}
          </div>
          <FieldValue
            shape={item}
            value={one}
            title={`${name} ${index + 1}`}
            pointer={`${pointer}/${index}`}
            onChange={(next, typing) => replace(index, next, typing)}
          />
        </div>
      ))}
      {!readOnly && items.length < maxItems && <AddButtons item={item} items={items} name={name} add={add} />}
    </div>
  )
}

type AddProps = { item: Shape; items: unknown[]; name: string; add: (added: unknown) => void }

function AddButtons({ item, items, name, add }: AddProps) {
  return (
    <div className={styles.addItem}>
      {(resolved(item).oneOf ?? [undefined]).map(member => (
        <Button
          key={member ?? name}
          type="button"
          kind="quiet"
          onClick={() => add(newItem(member === undefined ? item : { kind: member }, items, name))}
        >
          <Icon name="add" size={13} />
          {member === undefined ? name : `${name}: ${words(typeOfMember(member) ?? member)}`}
        </Button>
      ))}
    </div>
  )
}

const FIRST = 'textarea, [role="combobox"][aria-required="true"]'

/** The next letter is for the text of a new item, or for its condition. */
function focusItem(list: HTMLElement | null, index: number): void {
  const own = list?.querySelectorAll(':scope > [role="group"]')[index]
  const field = own?.querySelector<HTMLElement>(FIRST) ?? own?.querySelector<HTMLElement>('input, select')
  field?.focus()
}

type ButtonsProps = {
  name: string
  index: number
  count: number
  move: (index: number, by: -1 | 1) => void
  remove: (index: number) => void
}

function ItemButtons({ name, index, count, move, remove }: ButtonsProps) {
  return (
    <span className={styles.itemButtons}>
      <ItemButton icon="up" label={`Move ${name} up`} disabled={index === 0} onClick={() => move(index, -1)} />
      <ItemButton
        icon="down"
        label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => move(index, 1)}
      />
      <ItemButton icon="close" label={`Remove ${name}`} onClick={() => remove(index)} />
    </span>
  )
}

function moved(items: readonly unknown[], index: number, by: -1 | 1): unknown[] {
  const next = [...items]
  ;[next[index], next[index + by]] = [next[index + by], next[index]]
  return next
}
