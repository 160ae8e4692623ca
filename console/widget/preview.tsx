import { useEffect, useRef, useState } from 'react'
import type { Preview } from '../../generated/widget/parley-preview.js'

type Props = { preview: Preview; label: string; inline?: boolean }
type PreviewElement = HTMLElement & { preview: Preview }

/** The widget as visitors will see it, in a box: drawn by the widget itself. */
export function WidgetPreview({ preview, label, inline = false }: Props) {
  const box = useRef<HTMLElement>(null)
  const [element, setElement] = useState<PreviewElement>()
  useEffect(() => {
    let isHere = true
    void import('../../generated/widget/parley-preview.js').then(({ ParleyPreview }) => {
      if (!isHere) return
      const created = new ParleyPreview() as unknown as PreviewElement
      created.toggleAttribute(inline ? 'inline' : 'open', true)
      box.current?.replaceChildren(created)
      setElement(created)
    })
    return () => {
      isHere = false
    }
  }, [inline])
  useEffect(() => {
    if (element !== undefined) element.preview = preview
  }, [element, preview])
  return <section ref={box} aria-label={label} />
}
