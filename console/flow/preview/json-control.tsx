import { useState } from 'react'
import { isObject, type JsonObject, readJson } from '../../parts/json.ts'
import { TextControl } from '../../parts/controls/controls.tsx'

type Props = { label: string; value: JsonObject; onChange: (value: JsonObject) => void; help?: string }

/** An object as JSON; a text that is not an object yet changes nothing. */
export function JsonObjectControl({ label, value, onChange, help }: Props) {
  const [text, setText] = useState(() => (Object.keys(value).length === 0 ? '' : JSON.stringify(value, null, 2)))
  const read = readObject(text)
  return (
    <TextControl
      label={label}
      lines={3}
      mono
      value={text}
      placeholder="{ }"
      help={help}
      problem={read === undefined ? 'This is not a JSON object yet.' : undefined}
      onChange={(typed = '') => {
        setText(typed)
        const next = readObject(typed)
        if (next !== undefined) onChange(next)
      }}
    />
  )
}

function readObject(text: string): JsonObject | undefined {
  if (text.trim() === '') return {}
  const value = readJson(text)
  return isObject(value) ? value : undefined
}
