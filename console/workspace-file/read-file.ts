import { LineCounter, parseDocument, stringify } from 'yaml'
import { isObject, type JsonObject } from '../parts/json.ts'

export type FileRead = { content: JsonObject; problem?: never } | { content?: never; problem: string }

/** The content of a YAML or JSON file, or a sentence why it cannot be read. */
export function contentOf(text: string): FileRead {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [error] = document.errors
  if (error !== undefined) {
    const { line, col } = lines.linePos(error.pos[0])
    return { problem: `Line ${line}, column ${col}: ${error.message}` }
  }
  try {
    const content: unknown = document.toJS({ maxAliasCount: 100 })
    return isObject(content) ? { content } : { problem: 'The file is not a mapping of names to values.' }
  } catch (failure) {
    return { problem: failure instanceof Error ? failure.message : String(failure) }
  }
}

/** A file as people read it, as `parley workspace export` writes it. */
export function textOf(content: object): string {
  return stringify(content, { lineWidth: 0, aliasDuplicateObjects: false })
}

/** Names of variables that findings ask for: the messages are of the service. */
export function variablesIn(file: unknown, paths: readonly string[]): string[] {
  const names = paths.map(path => {
    const value = path
      .split('/')
      .slice(1)
      .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((at, key) => (Array.isArray(at) ? at[Number(key)] : isObject(at) ? at[key] : undefined), file)
    return isObject(value) ? value['env'] : undefined
  })
  return [...new Set(names.filter(name => typeof name === 'string'))]
}
