import { useEffect } from 'react'
import { colorOf, initialsOf, type Person } from './viewers.ts'
import { useViewers } from './use-viewers.ts'
import styles from './viewers.module.css'

type Props = {
  flowId: string
  selected: string | undefined
  onPeople: (people: readonly Person[]) => void
  onSelect: (nodeId: string) => void
}

/** Who else has the flow open; a click goes where they are. */
export function ViewersBar({ flowId, selected, onPeople, onSelect }: Props) {
  const people = useViewers(flowId, selected)
  useEffect(() => onPeople(people), [people, onPeople])
  if (people.length === 0) return null
  return (
    <ul className={styles.viewers} aria-label="Also here">
      {people.map(({ id, name, nodeId }) => {
        const where = nodeId === null ? name : `${name}, at ${nodeId}`
        return (
          <li key={id}>
            <button
              className={styles.viewer}
              data-group={colorOf(id)}
              title={where}
              aria-label={where}
              onClick={() => nodeId !== null && onSelect(nodeId)}
            >
              {initialsOf(name)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
