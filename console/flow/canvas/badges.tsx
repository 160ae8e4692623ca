import { useNodes, ViewportPortal } from '@xyflow/react'
import { Icon } from '../../parts/icon.tsx'
import { colorOf, initialsOf, type Person } from '../viewers/viewers.ts'
import styles from '../viewers/viewers.module.css'
import type { CanvasNode } from './elements.ts'
import { WIDTH } from './measures.ts'

const ABOVE = 17
const INSIDE = 10

export type BadgesProps = {
  people: readonly Person[]
  /** How many threads of each node are not resolved. */
  comments: ReadonlyMap<string, number>
  onComments: (nodeId: string) => void
}

/**
 * Over the cards: who has selected them, and their comments. No stops of the tab key: the bar and the panel have the
 * same for the keyboard.
 */
export function Badges({ people, comments, onComments }: BadgesProps) {
  const nodes = useNodes<CanvasNode>()
  return (
    <ViewportPortal>
      {nodes.map(({ id, position: { x, y } }) => {
        const here = people.filter(({ nodeId }) => nodeId === id)
        const count = comments.get(id) ?? 0
        if (here.length === 0 && count === 0) return null
        const style = { transform: `translate(${x}px, ${y - ABOVE}px)`, width: WIDTH - INSIDE }
        const threads = count === 1 ? '1 open comment' : `${count} open comments`
        return (
          <div key={id} className={`${styles.badges} nodrag nopan`} style={style}>
            {here.map(({ id: person, name }) => (
              <span key={person} className={styles.viewer} data-group={colorOf(person)} title={name}>
                {initialsOf(name)}
              </span>
            ))}
            {count > 0 && (
              <button
                className={styles.comments}
                tabIndex={-1}
                title={threads}
                aria-label={`${threads} on ${id}`}
                onClick={event => {
                  event.stopPropagation()
                  onComments(id)
                }}
              >
                <Icon name="conversations" size={13} />
                {count}
              </button>
            )}
          </div>
        )
      })}
    </ViewportPortal>
  )
}
