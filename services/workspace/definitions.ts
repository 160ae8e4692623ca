import type { FlowTestSuite } from '../../generated/schemas/workspace.ts'
import { asSentence, type Finding } from './finding.ts'

/** A flow or form of the file, with its definition separate from the file's own properties. */
export interface DefinitionEntry {
  /** Its position in the file. */
  path: string
  id: string | undefined
  publish: boolean
  definition: Record<string, unknown>
  /** Of a flow: its tests, if the file has them. */
  tests: FlowTestSuite | undefined
}

/** Takes an inline entry apart. One that still names a file was not loaded, which is the caller's mistake. */
export function definitionEntries(entries: readonly object[] | undefined, list: 'flows' | 'forms'): DefinitionEntry[] {
  return (entries ?? []).map((entry, index) => {
    const { id, publish, file, tests, ...definition } = entry as {
      id?: string
      publish?: boolean
      file?: string
      tests?: FlowTestSuite
      [key: string]: unknown
    }
    if (file !== undefined)
      throw new Error(`The file of /${list}/${String(index)} was not read before the workspace was applied.`)
    return { path: `/${list}/${String(index)}`, id, publish: publish ?? true, definition, tests }
  })
}

/** A finding of the definition's own document, with its path in the workspace file. */
export function toFinding({ path }: DefinitionEntry, found: Finding): Finding {
  return { ...found, path: `${path}${found.path}`, message: asSentence(found.message) }
}
