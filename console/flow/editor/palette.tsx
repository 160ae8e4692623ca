import { DRAGGED_TYPE } from '../canvas/use-editing.ts'
import { IconTile } from '../../parts/icon.tsx'
import { typeItems } from './dialogs.tsx'
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
            .map(({ id, title, hint, icon = 'unknown', color }) => (
              <button
                key={id}
                draggable
                data-group={color}
                title={hint}
                onDragStart={event => {
                  event.dataTransfer.setData(DRAGGED_TYPE, id)
                  event.dataTransfer.effectAllowed = 'copy'
                }}
                onClick={() => onAdd(id)}
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
