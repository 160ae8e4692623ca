import type { Block, ExecutionStatus, ExpectedInput } from '../sdk/client.ts'
import type { StoredSession, Wait } from '../sdk/session.ts'
import type { Values } from './rules.ts'

/** A file that came with a message. */
export type SentFile = { id: string; name: string; mime: string; size: number }

/** One line of the conversation as it is shown. */
export type Line =
  | { from: 'visitor'; text: string; files?: readonly SentFile[] }
  | { from: 'agent'; run: string; block: Block }
  | { from: 'notice'; kind: 'failed' | 'aborted' | 'notUnderstood' | 'lapsed' | 'rated' }
  | { from: 'person'; kind: 'joined' | 'left'; name: string }

/** A line as it is stored: one of several tabs knows it again by its id, or by its block. */
export type Entry = Extract<Line, { from: 'agent' }> | (Exclude<Line, { from: 'agent' }> & { id: string })

/** The latest run. */
export type Run = {
  executionId: string
  status: ExecutionStatus
  expected: ExpectedInput | null
  waitToken: string | null
  /** Name of the person who has the conversation. */
  person?: string
  /** The handoff that the visitor is asked to rate, and the last one that was rated, or skipped. */
  rating?: string
  rated?: string
}

/** What the visitor sent last, until its reply is here: repeated under its key it is processed once. */
export type Turn = { key: string; text: string } & ({ intentName: string } | (Given & { wait: Wait }))

/** Values, or a text alone; `decided`: the visitor has said that it is the answer, or which intent it means. */
type Given = { values?: Values; decided?: { asideIntent?: string } }

/** What the next page load needs. `at`: when it was stored. */
export type Stored = {
  session: StoredSession
  entries: Entry[]
  run: Run | undefined
  pending: Turn | undefined
  at: number
}

/** The page can write to the storage as well, and another version of the widget may have done so. */
export function isStored(value: unknown): value is Stored {
  if (!isRecord(value)) return false
  const { session, entries, run, pending, at } = value
  return (
    isRecord(session) &&
    typeof session['conversationId'] === 'string' &&
    typeof at === 'number' &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    (run === undefined || (isRecord(run) && run['waitToken'] !== undefined)) &&
    (pending === undefined || isTurn(pending))
  )
}

function isEntry(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { from, id, text, files, run, block, name } = value
  if (from === 'visitor')
    return typeof id === 'string' && typeof text === 'string' && (files === undefined || areFiles(files))
  if (from === 'agent') return typeof run === 'string' && isRecord(block) && isRecord(block['payload'])
  if (from === 'person') return typeof id === 'string' && typeof name === 'string'
  return from === 'notice' && typeof id === 'string'
}

function areFiles(value: unknown): boolean {
  const isText = (part: unknown): boolean => typeof part === 'string'
  return (
    Array.isArray(value) &&
    value.every(file => isRecord(file) && isText(file['id']) && isText(file['name']) && isText(file['mime']))
  )
}

function isTurn(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { key, text, intentName, values, wait } = value
  const isWhole = typeof key === 'string' && typeof text === 'string'
  return isWhole && (typeof intentName === 'string' || ((values === undefined || isRecord(values)) && isRecord(wait)))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
