import { readFileSync } from 'node:fs'
import path from 'node:path'
import { declaration } from '../../app/environment.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')
export const read = (name: string): string => readFileSync(`${ROOT}/${name}`, 'utf8')
/** The variables of contracts/environment.yaml. */
export const declared = declaration.variables

/** `NAME=value` lines. */
export const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
