import { useCallback } from 'react'
import { useReactFlow } from '@xyflow/react'
import { coveredOf } from './covered.ts'
import type { ChangeLayout } from './notes.tsx'

/** Adds an empty note in the middle of the visible part and focuses it. */
export function useNewNote(onChange: ChangeLayout): () => void {
  const { screenToFlowPosition } = useReactFlow()
  return useCallback(() => {
    const canvas = document.querySelector('[role="application"]')
    const seen = canvas?.getBoundingClientRect()
    const { x, y } = screenToFlowPosition({
      x: (seen?.x ?? 0) + ((seen?.width ?? 0) - coveredOf(canvas)) / 2,
      y: (seen?.y ?? 0) + (seen?.height ?? 0) / 2,
    })
    const id = crypto.getRandomValues(new Uint32Array(2)).join('-')
    const note = { id, text: '', x: Math.round(x), y: Math.round(y) }
    onChange(layout => ({ ...layout, notes: [...layout.notes, note] }))
  }, [screenToFlowPosition, onChange])
}
