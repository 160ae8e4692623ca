import { useReactFlow, ViewportPortal } from '@xyflow/react'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Layout } from '../../data/layouts.ts'
import type { FlowNote } from '../../../sdk/index.ts'
import { Icon } from '../../parts/icon.tsx'
import styles from './notes.module.css'

export type ChangeLayout = (change: (layout: Layout) => Layout) => void

export const COLORS = ['yellow', 'blue', 'green', 'pink', 'gray'] as const
const LONGEST = 2_000
export const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-20, 0],
  ArrowRight: [20, 0],
  ArrowUp: [0, -20],
  ArrowDown: [0, 20],
}

type Props = {
  notes: readonly FlowNote[]
  /** Absent if the notes are read-only. */
  onChange?: ChangeLayout | undefined
}

/** The notes on the canvas. */
export function Notes({ notes, onChange }: Props) {
  return (
    <ViewportPortal>
      {notes.map(note => (
        <div
          key={note.id}
          className={`${styles.note} nodrag nopan nowheel`}
          role="note"
          data-color={note.color ?? 'yellow'}
          style={{ left: note.x, top: note.y, width: note.width, minHeight: note.height }}
        >
          {onChange === undefined ? <p>{note.text}</p> : <Editable note={note} onChange={onChange} />}
        </div>
      ))}
    </ViewportPortal>
  )
}

function Editable({ note, onChange }: { note: FlowNote; onChange: ChangeLayout }) {
  const { getZoom } = useReactFlow()
  const area = useRef<HTMLTextAreaElement>(null)
  // The layout reports a change a moment later, and would revert text typed meanwhile.
  const [text, setText] = useState(note.text)
  useEffect(() => {
    if (document.activeElement !== area.current) setText(note.text)
  }, [note.text])
  const write = (value: string) => {
    setText(value)
    set(one => ({ ...one, text: value }))
  }
  const set = (make: (note: FlowNote) => FlowNote) =>
    onChange(layout => ({ ...layout, notes: layout.notes.map(one => (one.id === note.id ? make(one) : one)) }))
  const remove = () => onChange(layout => ({ ...layout, notes: layout.notes.filter(({ id }) => id !== note.id) }))
  const moveBy = (x: number, y: number) => set(one => ({ ...one, x: one.x + x, y: one.y + y }))
  const drag = ({ movementX, movementY, currentTarget, pointerId }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) moveBy(movementX / getZoom(), movementY / getZoom())
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) moveBy(...step)
    else if (event.key === 'Delete') remove()
  }
  const next = COLORS[(COLORS.indexOf(note.color ?? 'yellow') + 1) % COLORS.length] ?? 'yellow'
  return (
    // The keys of the canvas do not apply here.
    <div onKeyDown={event => event.stopPropagation()}>
      <div className={styles.noteTools}>
        <button
          className={styles.noteGrip}
          aria-label="Move the note: arrow keys, or drag"
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
          onKeyDown={press}
        />
        <button aria-label="Next colour" onClick={() => set(one => ({ ...one, color: next }))}>
          <span className={styles.noteColor} data-color={next} />
        </button>
        <button aria-label="Delete the note" onClick={remove}>
          <Icon name="close" size={12} />
        </button>
      </div>
      <textarea
        aria-label="Note"
        autoFocus={note.text === ''}
        maxLength={LONGEST}
        ref={area}
        value={text}
        onChange={({ target }) => write(target.value)}
        // A note without a text is removed.
        onBlur={() => text.trim() === '' && remove()}
      />
    </div>
  )
}
