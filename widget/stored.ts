import type { Block, ExecutionStatus, ExpectedInput } from '../sdk/client.ts'
import type { StoredSession, Wait } from '../sdk/session.ts'
import type { Values } from './rules.ts'

/** One line of the conversation as it is shown. */
export type Entry =
  | { from: 'visitor'; text: string }
  | { from: 'agent'; run: string; block: Block }
  | { from: 'notice'; kind: 'failed' | 'aborted' | 'notUnderstood' }

/** The latest run. */
export type Run = {
  executionId: string
  status: ExecutionStatus
  expected: ExpectedInput | null
  waitToken: string | null
}

/** What the visitor sent last, until its reply is here: repeated under its key it is processed once. */
export type Turn = { key: string; text: string } & ({ intentName: string } | { values?: Values; wait: Wait })

/** What the next page load needs. */
export type Stored = { session: StoredSession; entries: Entry[]; run: Run | undefined; pending: Turn | undefined }

const STORED_ENTRIES = 200

export function storageOfTab(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    // A sandboxed page has none.
    return undefined
  }
}

export function readStored(storage: Storage | undefined, key: string): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? '')
    return isStored(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export function writeStored(storage: Storage | undefined, key: string, stored: Stored): void {
  try {
    storage?.setItem(key, JSON.stringify({ ...stored, entries: stored.entries.slice(-STORED_ENTRIES) }))
  } catch {
    // Without storage the conversation only does not survive a reload.
  }
}

/** The page can write to the storage as well, and another version of the widget may have done so. */
function isStored(value: unknown): value is Stored {
  if (!isRecord(value)) return false
  const { session, entries, run, pending } = value
  return (
    isRecord(session) &&
    typeof session['conversationId'] === 'string' &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    (run === undefined || (isRecord(run) && run['waitToken'] !== undefined)) &&
    (pending === undefined || isTurn(pending))
  )
}

function isEntry(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { from, text, run, block } = value
  if (from === 'visitor') return typeof text === 'string'
  if (from === 'agent') return typeof run === 'string' && isRecord(block) && isRecord(block['payload'])
  return from === 'notice'
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
