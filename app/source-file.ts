import { readFile } from 'node:fs/promises'
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml'
import { problemOf } from './yaml-problem.ts'

/** A position in a file. Lines and columns count from 1; `text` is the line, `length` the part of it to underline. */
export interface Location {
  /** As the caller named it. */
  file: string
  line?: number
  column?: number
  text?: string
  length?: number
}

/** Target of a pointer other than its value: the name of that field, or a position inside its text. */
export type Spot = { at?: 'name' | undefined; offset?: number | undefined }

/** A file that cannot be read or is not YAML. */
export class UnreadableFile extends Error {
  readonly location: Location | undefined

  constructor(message: string, location?: Location) {
    super(message)
    this.name = 'UnreadableFile'
    this.location = location
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'the permission is missing',
}

/** Why a file cannot be read or written, for people. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
  return REASONS[code] ?? code
}

/** One YAML or JSON file. */
export interface SourceFile {
  name: string
  raw: unknown
  /** The position of a value, or of the nearest one around it that exists. */
  locate: (parts: readonly string[], spot?: Spot) => Location
}

/** @throws UnreadableFile with the position of the first text that is not YAML */
export async function readSourceFile(name: string): Promise<SourceFile> {
  const text = await readFile(name, 'utf8').catch((error: unknown) => {
    throw new UnreadableFile(`${name} cannot be read: ${reasonOf(error)}.`)
  })
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' })
  const at = (start: number, length = 1) => locationAt(name, text, lines, start, length)
  const problem = problemOf(document, text)
  if (problem !== undefined) throw new UnreadableFile(problem.message, at(problem.start))
  return {
    name,
    raw: document.toJS(),
    locate: (parts, spot = {}) => {
      const range = rangeOf(document, text, parts, spot)
      return range === undefined ? { file: name } : at(range.start, range.length)
    },
  }
}

function locationAt(file: string, text: string, lines: LineCounter, start: number, length: number): Location {
  const { line, col } = lines.linePos(start)
  const first = start - col + 1
  const end = text.indexOf('\n', first)
  const shown = text.slice(first, end < 0 ? undefined : end).replace(/\r$/, '')
  return { file, line, column: col, text: shown, length: Math.max(1, Math.min(length, shown.length - col + 1)) }
}

type Range = { start: number; length: number }

function rangeOf(document: Document, text: string, parts: readonly string[], spot: Spot): Range | undefined {
  let node: unknown = document.contents
  for (const [index, part] of parts.entries()) {
    const key = isMap(node) ? node.items.find(item => keyOf(item.key) === part)?.key : undefined
    const below =
      isNode(node) && 'get' in node
        ? node.get(/^\d+$/.test(part) && !isMap(node) ? Number(part) : part, true)
        : undefined
    if (index === parts.length - 1 && isNode(key) && (spot.at === 'name' || !isNode(below))) return whole(key)
    // The object that lacks the field is nearest: its first character is marked.
    if (!isNode(below)) return startOf(node)
    node = below
  }
  if (!isNode(node)) return undefined
  return spot.offset === undefined ? whole(node) : inside(node, text, spot.offset)
}

function keyOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key)
}

/** A whole scalar; of a map or list the first character, since it may span many lines. */
function whole(node: Node): Range | undefined {
  const [start, end] = node.range ?? []
  if (start === undefined || end === undefined) return undefined
  return { start, length: isScalar(node) ? end - start : 1 }
}

function startOf(node: unknown): Range | undefined {
  const start = isNode(node) ? node.range?.[0] : undefined
  return start === undefined ? undefined : { start, length: 1 }
}

const TOKEN = /^[\w$.]+|^\S/

/** The position of a character in a text. If YAML has folded or escaped the text, the word is searched for. */
function inside(node: Node, text: string, offset: number): Range | undefined {
  const range = whole(node)
  if (range === undefined || !isScalar(node) || typeof node.value !== 'string') return range
  const rest = node.value.slice(offset)
  const token = TOKEN.exec(rest)?.[0] ?? ''
  const quote = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? 1 : 0
  const exact = range.start + quote + offset
  const end = range.start + range.length
  if (token === '') return { start: Math.min(exact, end - 1), length: 1 }
  if (text.startsWith(token, exact)) return { start: exact, length: token.length }
  const found = text.indexOf(token, range.start)
  return found < 0 || found >= end ? range : { start: found, length: token.length }
}
