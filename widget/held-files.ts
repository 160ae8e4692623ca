import { newUuid } from '../sdk/keys.ts'

/**
 * The values with references in place of the files that the visitor chose. The files stay in the browser: a reference
 * has their name, type and size, and an address that leads nowhere.
 */
export function withReferences(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.map(referenceOf) : referenceOf(value),
    ]),
  )
}

function referenceOf(value: unknown): unknown {
  if (!(value instanceof File)) return value
  const { name, size, type } = value
  const url = `https://files.invalid/${encodeURIComponent(name)}`
  return { fileId: newUuid(), url, mime: type === '' ? 'application/octet-stream' : type, size, name }
}
