import { useMemo, useState } from 'react'
import type { CanvasEditing, Point } from '../canvas/use-editing.ts'
import type { OutlineEditing } from '../outline/outline.tsx'
import type { Editor } from './use-editor.ts'

/** What the mouse does on the canvas, and where a way was clicked, in the window. */
export function useCanvasEditing(editor: Editor, onMove: (positions: Record<string, Point>) => void) {
  const [wayAt, setWayAt] = useState<Point>()
  const { chosen, select, selectWay, connect, openAdd, add } = editor
  const editing = useMemo<CanvasEditing>(
    () => ({
      chosen,
      onChoose: (id, all) => select(id, all),
      onMove,
      onConnect: connect,
      onOpenWay: (way, at) => openAdd(way, at),
      onWay: (way, at) => {
        selectWay(way)
        setWayAt(at)
      },
      onDropType: (type, way, at) => add(type, way, at),
    }),
    [chosen, select, onMove, connect, openAdd, selectWay, add],
  )
  return { editing, wayAt }
}

export function useOutlineEditing(editor: Editor, onEnter: () => void): OutlineEditing {
  const { chosen, way, selected, select, selectWay, openAdd } = editor
  return {
    chosen,
    way,
    onWay: selectWay,
    onOpenWay: openAdd,
    onEnter,
    onToggle: id => {
      const others = new Set(chosen)
      if (others.has(id) && id !== selected) others.delete(id)
      else others.add(id)
      select(selected, others)
    },
  }
}
