import { isUuid } from './values/formats.ts'

/**
 * How far a stream has told about a conversation: up to which position of its messages, and up to which revision of the
 * runs that have not ended, or of which only blocks were told.
 */
export type ConversationProgress = { position: string; runs: ReadonlyMap<string, number> }

/** A conversation rarely has two runs at a time, and a header has its limits. */
const RUNS_AT_MOST = 20
const POSITION = /^\d{1,18}$/
const REVISION = /^\d{1,9}$/

/** The progress as the id of an event, which any process reads: `4711/018f5e7a-0000-7000-8000-000000000002.3`. */
export function eventIdOf({ position, runs }: ConversationProgress): string {
  return [position, ...[...runs].slice(-RUNS_AT_MOST).map(([id, revision]) => `${id}.${revision}`)].join('/')
}

/** Undefined for a text that is not the id of an event. */
export function progressOf(eventId: string): ConversationProgress | undefined {
  const [position = '', ...rest] = eventId.split('/')
  if (!POSITION.test(position) || rest.length > RUNS_AT_MOST) return undefined
  const runs = new Map<string, number>()
  for (const run of rest) {
    const [id = '', revision = '', ...more] = run.split('.')
    if (!isUuid(id) || !REVISION.test(revision) || more.length > 0) return undefined
    runs.set(id.toLowerCase(), Number(revision))
  }
  return { position, runs }
}
