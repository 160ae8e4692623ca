import { useEffect, useRef } from 'react'
import { showCode, showDifference } from './editors.ts'
import { yamlOf } from './read-yaml.ts'
import styles from './code.module.css'

type Props = { label: string; definition: unknown; before?: unknown }

/** A definition as YAML, or two of them side by side. */
export function CodeView({ label, definition, before }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (host.current === null) return
    // The editor's styles are adopted by a shadow root: the page's policy allows no style element.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const text = yamlOf(definition)
    return before === undefined ? showCode(root, text, label) : showDifference(root, yamlOf(before), text, label)
  }, [before, definition, label])
  return <div className={styles.code} ref={host} />
}
