import { useMemo, useState } from 'react'
import type { CanvasEditing, Point } from '../canvas/use-editing.ts'
import type { OutlineEditing } from '../outline/outline.tsx'
import { START } from '../canvas/measures.ts'
import type { WayRef } from '../edits/wiring.ts'
import type { Editor } from './use-editor.ts'

/** Mouse handlers of the canvas, and the window position of a click on an edge. */
export function useCanvasEditing(editor: Editor, onMove: (positions: Record<string, Point>) => void) {
  const [clicked, setClicked] = useState<{ way: WayRef; at: Point }>()
  const { chosen, way, select, selectWay, connect, openAdd, add } = editor
  const editing = useMemo<CanvasEditing>(
    () => ({
      chosen,
      way,
      onChoose: (id, all) => select(id, all),
      onMove,
      onConnect: connect,
      onOpenWay: openAdd,
      onWay: (pointed, at) => {
        selectWay(pointed, undefined)
        setClicked({ way: pointed, at })
      },
      onLook: () => setClicked(undefined),
      onDropType: add,
    }),
    [chosen, way, select, onMove, connect, openAdd, selectWay, add],
  )
  // The popup at the point belongs to the edge that was clicked there, as long as it is selected.
  return { editing, wayAt: way !== undefined && clicked?.way === way ? clicked.at : undefined }
}

export function useOutlineEditing(editor: Editor, onEnter: () => void): OutlineEditing {
  const { chosen, way, selected, select, selectWay, openAdd } = editor
  return {
    chosen,
    way,
    onWay: next => selectWay(next, next.source ?? START),
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
