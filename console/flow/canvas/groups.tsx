import { useNodes, useReactFlow, ViewportPortal } from '@xyflow/react'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { FlowGroup } from '../../../sdk/index.ts'
import type { Layout, Position } from '../../data/layouts.ts'
import { Icon } from '../../parts/icon.tsx'
import { changeGroup, dissolve, frameAround } from '../edits/groups.ts'
import { heightOf, WIDTH } from './measures.ts'
import type { CanvasNode } from './elements.ts'
import { COLORS, STEPS } from './notes.tsx'
import styles from './groups.module.css'

type ChangeLayout = (change: (layout: Layout) => Layout) => void
type Props = {
  groups: readonly FlowGroup[]
  /** Absent if the groups are read-only. */
  onChange?: ChangeLayout | undefined
}

/** The frames of groups, behind their nodes. */
export function Groups({ groups, onChange }: Props) {
  const nodes = useNodes<CanvasNode>()
  return (
    <ViewportPortal>
      {groups.map(group => {
        const own = nodes.filter(({ id }) => group.nodes.includes(id))
        const frame = frameAround(
          own.map(node => ({
            ...node.position,
            width: WIDTH,
            height: node.type === 'step' ? heightOf(node.data.step) : 0,
          })),
        )
        if (frame === undefined) return null
        const { x, y, width, height } = frame
        return (
          <div
            key={group.id}
            role="group"
            aria-label={`Group ${group.name}`}
            className={styles.group}
            data-color={group.color ?? 'gray'}
            style={{ transform: `translate(${x}px, ${y}px)`, width, height }}
          >
            {onChange === undefined ? (
              <p className={styles.groupHead} dir="auto">
                {group.name}
              </p>
            ) : (
              <Head
                group={group}
                positions={new Map(own.map(({ id, position }) => [id, position]))}
                onChange={onChange}
              />
            )}
          </div>
        )
      })}
    </ViewportPortal>
  )
}

type HeadProps = { group: FlowGroup; positions: ReadonlyMap<string, Position>; onChange: ChangeLayout }

function Head({ group, positions, onChange }: HeadProps) {
  const { getZoom } = useReactFlow()
  // While it is dragged: where its nodes were at first, and how far the pointer has gone since.
  const drag = useRef<{ positions: ReadonlyMap<string, Position>; x: number; y: number }>(undefined)
  const moveBy = (from: ReadonlyMap<string, Position>, x: number, y: number) => {
    const moved = [...from].map(([id, at]) => [id, { x: Math.round(at.x + x), y: Math.round(at.y + y) }] as const)
    onChange(layout => ({ ...layout, positions: { ...layout.positions, ...Object.fromEntries(moved) } }))
  }
  const follow = ({ movementX, movementY }: PointerEvent) => {
    if (drag.current === undefined) return
    drag.current.x += movementX / getZoom()
    drag.current.y += movementY / getZoom()
    moveBy(drag.current.positions, drag.current.x, drag.current.y)
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) moveBy(positions, ...step)
    else if (event.key === 'Delete') onChange(layout => dissolve(layout, group.id))
  }
  const next = COLORS[(COLORS.indexOf(group.color ?? 'gray') + 1) % COLORS.length] ?? 'gray'
  return (
    // The keys of the canvas do not apply here.
    <div className="nodrag nopan" onKeyDown={event => event.stopPropagation()}>
      <div className={styles.groupHead}>
        <button
          className={styles.groupGrip}
          aria-label="Move the group: arrow keys, or drag"
          onPointerDown={({ currentTarget, pointerId }) => {
            currentTarget.setPointerCapture(pointerId)
            drag.current = { positions, x: 0, y: 0 }
          }}
          onPointerMove={follow}
          onPointerUp={() => (drag.current = undefined)}
          onKeyDown={press}
        >
          ⠿
        </button>
        <Name group={group} onChange={onChange} />
        <button
          aria-label="Next colour"
          onClick={() => onChange(layout => changeGroup(layout, group.id, one => ({ ...one, color: next })))}
        >
          <span className={styles.groupColor} data-color={next} />
        </button>
        <button aria-label="Dissolve the group" onClick={() => onChange(layout => dissolve(layout, group.id))}>
          <Icon name="close" size={12} />
        </button>
      </div>
    </div>
  )
}

function Name({ group: { id, name }, onChange }: Pick<HeadProps, 'group' | 'onChange'>) {
  const input = useRef<HTMLInputElement>(null)
  // The layout reports a change a moment later, and would revert text typed meanwhile.
  const [text, setText] = useState(name)
  useEffect(() => {
    if (document.activeElement !== input.current) setText(name)
  }, [name])
  return (
    <input
      ref={input}
      aria-label="Name of the group"
      placeholder="Name of the group"
      autoFocus={name === ''}
      maxLength={200}
      dir="auto"
      value={text}
      onChange={({ target: { value } }) => {
        setText(value)
        onChange(layout => changeGroup(layout, id, one => ({ ...one, name: value })))
      }}
    />
  )
}
