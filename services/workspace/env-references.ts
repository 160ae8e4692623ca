import { isJsonObject } from '../../domain/json.ts'
import { DEFINITIONS } from './document.ts'

/** Name of the variable that a value of a workspace file refers to; undefined for any other value. */
export function variableOf(value: unknown): string | undefined {
  if (!isJsonObject(value) || Object.keys(value).length !== 1) return undefined
  const { env } = value
  return typeof env === 'string' ? env : undefined
}

/** Names of the variables that a workspace file refers to, each once. */
export function variablesOf(file: unknown): string[] {
  const names = new Set<string>()
  collect(file, '', names)
  return [...names]
}

function collect(value: unknown, path: string, names: Set<string>): void {
  if (DEFINITIONS.test(path) || typeof value !== 'object' || value === null) return
  const name = variableOf(value)
  if (name !== undefined) names.add(name)
  else for (const [key, item] of Object.entries(value)) collect(item, `${path}/${key}`, names)
}
