import { DRAGGED_TYPE } from '../canvas/use-editing.ts'
import { IconTile } from '../../parts/icon.tsx'
import { typeItems } from './type-items.ts'
import styles from './editor.module.css'

/** All types of nodes: a click adds one after the selection, dragging adds it where it is dropped. */
export function Palette({ onAdd }: { onAdd: (type: string) => void }) {
  const items = typeItems('')
  const names = [...new Set(items.map(({ group }) => group))]
  return (
    <section className={styles.palette} aria-label="Nodes to add">
      {names.map(name => (
        <div key={name} role="group" aria-label={name ?? ''}>
          <h3>{name}</h3>
          {items
            .filter(({ group }) => group === name)
            .map(({ value, title, note, icon = 'unknown', color }) => (
              <button
                key={value}
                draggable
                data-group={color}
                title={note}
                onDragStart={event => {
                  event.dataTransfer.setData(DRAGGED_TYPE, value)
                  event.dataTransfer.effectAllowed = 'copy'
                }}
                onClick={() => onAdd(value)}
              >
                <IconTile name={icon} size={14} />
                {title}
              </button>
            ))}
        </div>
      ))}
    </section>
  )
}
