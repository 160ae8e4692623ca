import { existsSync } from 'node:fs'
import path from 'node:path'
import { pointerParts } from '../domain/json.ts'
import { readSourceFile, UnreadableFile, type Location, type SourceFile, type Spot } from './source-file.ts'

export interface WorkspaceSource {
  /** The file as data, in which flows, forms, OpenAPI documents and templates from separate files are inserted. */
  raw: unknown
  /** The position that a JSON pointer into the data names. */
  locate: (pointer: string, spot?: Spot) => Location
}

const lists = ['flows', 'forms'] as const
/** Lists with a part of each entry that may be in a file of its own. */
const PARTS_IN_FILES = [
  ['connections', 'document'],
  ['connectionTemplates', 'template'],
] as const

/** Reads a workspace file and the files that it names. */
export async function readWorkspaceFile(file: string): Promise<WorkspaceSource> {
  return withIncludedFiles(await readSourceFile(file))
}

/** One YAML or JSON document as data; for a workspace file, with the files that it names. */
export async function readDefinitionFile(file: string): Promise<WorkspaceSource> {
  const source = await readSourceFile(file)
  if (isRecord(source.raw) && 'apiVersion' in source.raw) return withIncludedFiles(source)
  return { raw: source.raw, locate: (pointer, spot) => source.locate(partsOf(pointer), spot) }
}

async function withIncludedFiles(main: SourceFile): Promise<WorkspaceSource> {
  const { raw } = main
  const included = new Map<string, SourceFile>()
  if (isRecord(raw)) {
    for (const list of lists) {
      const entries = raw[list]
      if (!Array.isArray(entries)) continue
      raw[list] = await Promise.all(
        entries.map(async (entry: unknown, index) => {
          if (!isRecord(entry) || typeof entry['file'] !== 'string') return entry
          const source = await readSourceFile(path.join(path.dirname(main.name), entry['file']))
          if (!isRecord(source.raw)) throw new UnreadableFile(`${source.name} describes nothing.`)
          const pointer = `/${list}/${String(index)}`
          included.set(pointer, source)
          const tests = list === 'flows' ? await testsBeside(source.name) : undefined
          if (tests !== undefined) included.set(`${pointer}/tests`, tests.source)
          const { file: _, ...own } = entry
          return { ...source.raw, ...(tests === undefined ? {} : { tests: tests.suite }), ...own }
        }),
      )
    }
  }
  if (isRecord(raw))
    for (const [list, part] of PARTS_IN_FILES) {
      const entries = raw[list]
      if (Array.isArray(entries)) raw[list] = await withParts(main, { list, part, entries }, included)
    }
  return {
    raw,
    locate: (pointer, spot) => {
      const parts = partsOf(pointer)
      // The tests of a flow, the document of a connection and a template may be in a separate file too.
      for (const depth of [3, 2]) {
        const own = included.get(`/${parts.slice(0, depth).join('/')}`)
        if (own !== undefined && parts.length > depth) return own.locate(parts.slice(depth), spot)
      }
      return main.locate(parts, spot)
    },
  }
}

/** Entries of the list, with the contents of the files that their parts name. */
async function withParts(
  main: SourceFile,
  { list, part, entries }: { list: string; part: string; entries: unknown[] },
  included: Map<string, SourceFile>,
): Promise<unknown[]> {
  return await Promise.all(
    entries.map(async (entry, index) => {
      const named = isRecord(entry) ? entry[part] : undefined
      if (!isRecord(entry) || !isRecord(named) || typeof named['file'] !== 'string') return entry
      const source = await readSourceFile(path.join(path.dirname(main.name), named['file']))
      included.set(`/${list}/${String(index)}/${part}`, source)
      return { ...entry, [part]: source.raw }
    }),
  )
}

/** The tests in the file next to a flow's, as a workspace file has them. */
async function testsBeside(file: string): Promise<{ source: SourceFile; suite: object } | undefined> {
  const name = file.replace(/\.(ya?ml|json)$/, '.test.$1')
  if (name === file || !existsSync(name)) return undefined
  const source = await readSourceFile(name)
  if (!isRecord(source.raw)) throw new UnreadableFile(`${source.name} describes nothing.`)
  const { flow: _, workspace: __, ...suite } = source.raw
  return { source, suite }
}

function partsOf(pointer: string): string[] {
  return pointerParts(pointer).filter(part => part !== '')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
