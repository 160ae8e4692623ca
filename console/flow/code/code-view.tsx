import { useEffect, useRef } from 'react'
import { stringify } from 'yaml'
import { inOrder } from '../key-order.ts'
import { showCode, showDifference } from './editors.ts'

type Props = { label: string; definition: unknown; before?: unknown }

/** A definition as YAML, or two of them side by side. */
export function CodeView({ label, definition, before }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (host.current === null) return
    // The editor's styles are adopted by a shadow root: the page's policy lets no style element in.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const text = yaml(definition)
    return before === undefined ? showCode(root, text, label) : showDifference(root, yaml(before), text, label)
  }, [before, definition, label])
  return <div className="code" ref={host} />
}

const yaml = (value: unknown): string => stringify(inOrder(value), { lineWidth: 100 })
