import { useState } from 'react'
import { Icon } from './icon.tsx'
import { css } from './css.ts'

/** Copies a text, and says so. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className={css.copy}
      onClick={() => {
        // Without a secure context there is no clipboard; the text can be selected.
        if (isSecureContext) void navigator.clipboard.writeText(text).then(() => setCopied(true))
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} size={14} /> <span role="status">{copied ? 'Copied' : label}</span>
    </button>
  )
}
