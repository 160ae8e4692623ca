import { useMemo, useState } from 'react'
import type { CanvasEditing, Point } from '../canvas/use-editing.ts'
import type { OutlineEditing } from '../outline/outline.tsx'
import { START } from '../canvas/measures.ts'
import type { EdgeRef } from '../edits/wiring.ts'
import { mainTextOf } from '../main-text.ts'
import { itemsOf } from '../edits/items.ts'
import { nodeWith, type Definition } from '../edits/nodes.ts'
import { useStable } from '../../parts/stable.ts'
import type { Editor } from './use-editor.ts'

/**
 * Mouse handlers of the canvas, and the window position of a click on an edge.
 * @param settings goes to the settings of a node that has nothing to write on its card
 */
export function useCanvasEditing(
  editor: Editor,
  onMove: (positions: Record<string, Point>) => void,
  settings: () => void,
) {
  const [written, setWritten] = useState<string>()

  const [clicked, setClicked] = useState<{ edge: EdgeRef; at: Point }>()
  const { chosen, edge, selected, select, selectEdge, connect, openAdd, add, draft } = editor
  const { settingsNow, hasTexts } = useStable({
    settingsNow: settings,
    hasTexts: (id: string) => hasCardTexts(draft.definition, id),
  })
  // It ends when another node is selected.
  const writing = written === selected ? written : undefined
  const editing = useMemo<CanvasEditing>(
    () => ({
      chosen,
      edge,
      onChoose: (id, all) => select(id, all),
      onMove,
      onConnect: connect,
      onAddAt: openAdd,
      onChooseEdge: (pointed, at) => {
        selectEdge(pointed, undefined)
        setClicked({ edge: pointed, at })
      },
      writing,
      onWrite: id => {
        if (id === undefined || hasTexts(id)) setWritten(id)
        else settingsNow()
      },
      onLook: () => setClicked(undefined),
      onDropType: add,
    }),
    [chosen, edge, writing, select, onMove, connect, openAdd, selectEdge, add, hasTexts, settingsNow],
  )
  // The popup at the point belongs to the edge that was clicked there, as long as it is selected.
  return { editing, edgeAt: edge !== undefined && clicked?.edge === edge ? clicked.at : undefined }
}

function hasCardTexts(definition: Definition, id: string): boolean {
  const node = nodeWith(definition, id)
  return node !== undefined && (mainTextOf(node) !== undefined || itemsOf(node) !== undefined)
}

export function useOutlineEditing(editor: Editor, onEnter: () => void): OutlineEditing {
  const { chosen, edge, selected, select, selectEdge, openAdd } = editor
  return {
    chosen,
    edge,
    onChooseEdge: next => selectEdge(next, next.source ?? START),
    onAddAt: openAdd,
    onEnter,
    onToggle: id => {
      const others = new Set(chosen)
      if (others.has(id) && id !== selected) others.delete(id)
      else others.add(id)
      select(selected, others)
    },
  }
}
