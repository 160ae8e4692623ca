import type { Block } from '../../../domain/engine/snapshot.ts'
import type { Json } from '../../../domain/json.ts'

interface Item {
  id?: string
  label?: string
  url?: string
  name?: string
}

/** A block as lines of text. */
export function blockLines({ type, payload }: Block): string[] {
  const text = (name: string): string[] =>
    typeof payload[name] === 'string' && payload[name] !== '' ? [payload[name]] : []
  const items = (value: Json | undefined): Item[] => (Array.isArray(value) ? (value as Item[]) : [])
  switch (type) {
    case 'message':
      return text('text')
    case 'media':
      return [`[${text('kind').join('')}] ${text('url').join('')}`, ...text('caption')]
    case 'card':
      return [
        ...text('title'),
        ...text('subtitle'),
        ...text('text'),
        ...items(payload['actions']).map(({ label, url }) => `  ${label ?? ''}: ${url ?? ''}`),
      ]
    case 'buttons':
      return [
        ...text('prompt'),
        ...items(payload['choices']).map(({ label }, index) => `  ${String(index + 1)}. ${label ?? ''}`),
      ]
    case 'form':
      return text('title')
    case 'input':
    case 'file_upload':
      return text('prompt')
    case 'custom':
      return [`[${text('kind').join('')}]`]
  }
}
