import { DRAGGED_TYPE } from '../canvas/use-editing.ts'
import { Icon } from '../../parts/icon.tsx'
import { typeItems } from './dialogs.tsx'

/** All types of nodes: a click adds one after the selection, dragging adds it where it is dropped. */
export function Palette({ onAdd }: { onAdd: (type: string) => void }) {
  const items = typeItems('')
  const names = [...new Set(items.map(({ group }) => group))]
  return (
    <section className="palette" aria-label="Nodes to add">
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
                <span className="step-icon">
                  <Icon name={icon} size={14} />
                </span>
                {title}
              </button>
            ))}
        </div>
      ))}
    </section>
  )
}
