import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LineCounter, isCollection, isNode, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import { pointerParts } from '../domain/json-pointer.ts'

export interface WorkspaceSource {
  /** The file as data, with flows and forms that have files of their own put in their places. */
  raw: unknown
  /** `file:line` of the place that a JSON pointer into the data names. */
  locate: (pointer: string) => string
}

/** A file that cannot be read or is no YAML. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnreadableFile'
  }
}

interface Source {
  /** As it is shown: relative to the working folder. */
  name: string
  document: Document
  lines: LineCounter
}

const lists = ['flows', 'forms'] as const

/** Reads a workspace file and the files that it names. */
export async function readWorkspaceFile(file: string): Promise<WorkspaceSource> {
  const main = await readYamlFile(file)
  const raw: unknown = main.document.toJS()
  const included = new Map<string, Source>()
  if (isRecord(raw)) {
    for (const list of lists) {
      const entries = raw[list]
      if (!Array.isArray(entries)) continue
      raw[list] = await Promise.all(
        entries.map(async (entry: unknown, index) => {
          if (!isRecord(entry) || typeof entry['file'] !== 'string') return entry
          const source = await readYamlFile(path.join(path.dirname(file), entry['file']))
          const content: unknown = source.document.toJS()
          if (!isRecord(content)) throw new UnreadableFile(`${source.name} describes nothing.`)
          included.set(`/${list}/${String(index)}`, source)
          return { ...content, ...Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'file')) }
        }),
      )
    }
  }
  return { raw, locate: pointer => locate(pointer, main, included) }
}

/** One YAML or JSON document as data. */
export async function readDefinitionFile(file: string): Promise<WorkspaceSource> {
  const source = await readYamlFile(file)
  return { raw: source.document.toJS(), locate: pointer => locate(pointer, source, new Map()) }
}

async function readYamlFile(file: string): Promise<Source> {
  const name = path.relative('', file)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UnreadableFile(
      `${name} cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'}).`,
    )
  })
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [problem] = document.errors
  if (problem !== undefined) throw new UnreadableFile(`${name}: ${problem.message}`)
  return { name, document, lines }
}

function locate(pointer: string, main: Source, included: Map<string, Source>): string {
  const parts = pointerParts(pointer).filter(part => part !== '')
  const own = included.get(`/${parts.slice(0, 2).join('/')}`)
  return own === undefined || parts.length === 2 ? lineOf(main, parts) : lineOf(own, parts.slice(2))
}

/** The line of the place, or of the nearest one around it that exists. */
function lineOf({ name, document, lines }: Source, parts: string[]): string {
  for (let length = parts.length; length >= 0; length -= 1) {
    const node =
      length === 0
        ? document.contents
        : document.getIn(
            parts.slice(0, length).map(part => (/^\d+$/.test(part) ? Number(part) : part)),
            true,
          )
    if (isNode(node) && node.range != null) return `${name}:${String(lines.linePos(node.range[0]).line)}`
    if (isCollection(node)) break
  }
  return name
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
