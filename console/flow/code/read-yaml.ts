import { LineCounter, parseDocument, stringify } from 'yaml'
import type { Definition } from '../edits/nodes.ts'
import { inOrder } from '../key-order.ts'
import { isObject } from '../../parts/json.ts'

/** `line`, `column`: counted from 1. */
export type YamlProblem = { line: number; column: number; message: string }
export type ReadYaml = { definition: Definition; problems: [] } | { definition?: never; problems: YamlProblem[] }

/** A definition as people write it. */
export function yamlOf(definition: unknown): string {
  return stringify(inOrder(definition), { lineWidth: 100 })
}

/** The definition in a text, or why there is none. */
export function readYaml(text: string): ReadYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const problems = [...document.errors, ...document.warnings].map(({ pos, message }) => {
    const { line, col } = lines.linePos(pos[0])
    return { line: Math.max(1, line), column: Math.max(1, col), message }
  })
  if (problems.length > 0) return { problems }
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 })
    if (!isObject(value)) return refused('A flow is a mapping of names to values.')
    if (!isJson(value)) return refused('Infinity and NaN are not JSON values.')
    return { definition: value, problems: [] }
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error))
  }
}

const refused = (message: string): ReadYaml => ({ problems: [{ line: 1, column: 1, message }] })

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isJson)
  return isObject(value) ? Object.values(value).every(isJson) : typeof value !== 'bigint' && value !== undefined
}
