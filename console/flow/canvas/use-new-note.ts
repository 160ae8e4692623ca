import { useCallback } from 'react'
import { useReactFlow } from '@xyflow/react'
import type { ChangeLayout } from './notes.tsx'

/** Adds an empty note in the middle of the visible part and focuses it. */
export function useNewNote(onChange: ChangeLayout): () => void {
  const { screenToFlowPosition } = useReactFlow()
  return useCallback(() => {
    const seen = document.querySelector('[role="application"]')?.getBoundingClientRect()
    const { x, y } = screenToFlowPosition({
      x: (seen?.x ?? 0) + (seen?.width ?? 0) / 2,
      y: (seen?.y ?? 0) + (seen?.height ?? 0) / 2,
    })
    const id = crypto.getRandomValues(new Uint32Array(2)).join('-')
    const note = { id, text: '', x: Math.round(x), y: Math.round(y) }
    onChange(layout => ({ ...layout, notes: [...layout.notes, note] }))
  }, [screenToFlowPosition, onChange])
}
