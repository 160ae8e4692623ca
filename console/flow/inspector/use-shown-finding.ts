import { useEffect, useRef, type RefObject } from 'react'
import { domIdOf } from '../../fields/context.ts'
import { useFindings } from './findings.tsx'

/** Moves the focus to the field of the finding that was clicked, once its panel is there. @returns ref of the panel */
export function useShownFinding(nodeId: string | undefined): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  const { shown } = useFindings()
  // Another node is shown from its top.
  useEffect(() => {
    panel.current?.closest('aside')?.scrollTo({ top: 0 })
  }, [])
  useEffect(() => {
    if (shown === undefined || shown.nodeId !== nodeId) return
    const field = fieldAt(panel.current, shown.pointer)
    if (field === undefined) return
    for (let fold = field.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  }, [shown, nodeId])
  return panel
}

/** The control at a position, or the nearest one around it. */
function fieldAt(panel: HTMLElement | null, pointer: string): HTMLElement | undefined {
  for (let prefix = pointer; prefix !== ''; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) {
    const field = panel?.querySelector<HTMLElement>(`#${CSS.escape(domIdOf(prefix))}`)
    if (field != null) return field
    const group = panel?.querySelector<HTMLElement>(`[aria-labelledby="${CSS.escape(domIdOf(prefix))}-label"]`)
    const inside = group?.querySelector<HTMLElement>('input, textarea, select, button')
    if (inside != null) return inside
  }
  return undefined
}
