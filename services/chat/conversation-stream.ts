import type { Clock } from '../../adapters/clock.ts'
import type { ConversationProgress } from '../../domain/conversation-progress.ts'
import { Refusal } from '../../domain/refusal.ts'
import { unavailable } from '../unavailable.ts'
import type { News, NewsItem } from './news.ts'

/** Why nothing follows on this session. */
export type ConversationEnd = 'session_expired' | 'refused' | 'closed' | 'deleted'
export type ConversationEvent =
  | NewsItem
  | Typing
  | { type: 'end'; reason: ConversationEnd }
  /** No event for a while. */
  | { type: 'heartbeat' }
  /** The process stops: the stream is to be opened again after so many milliseconds. */
  | { type: 'retry'; afterMs: number }

/** Who is typing in the conversation, or types no longer. */
export type Typing = { type: 'typing'; by: 'person' | 'model'; ended: boolean }

/** An open stream, as the process keeps it. */
export type Stream = {
  readonly tenantId: string
  readonly conversationId: string
  /** Whether an identity token has proven who reads it. */
  readonly proven: boolean
  readonly expiresAt: number
  /** Whether the session would be admitted now. */
  readonly isAdmitted: () => Promise<boolean>
  progress: ConversationProgress
  /** Read, and not told yet. */
  waiting: ConversationEvent[]
  isClosed: boolean
  /** The conversation as it was read last; see `readMark`. */
  mark: string
  /** Whether the conversation has moved since it was read. */
  isBehind: boolean
  /** Who is typing, as far as that is not told. */
  typing: Typing | undefined
  sentAt: number
  /** Continues the stream; before it waits, its next wait ends at once. */
  wake: () => void
}

export type StreamDeps = {
  clock: Clock
  random: () => number
  /** Aborts when the process stops. */
  stopping: AbortSignal
  /** Undefined if the conversation no longer exists. */
  read: (stream: Stream) => Promise<News | undefined>
}

const HEARTBEAT_MS = 15_000
/** A process that stops spreads the return of its readers over this time. */
const RETURN_MS = { least: 500, spread: 4_500 }

/** Whether a stream has to say something, or to check whether it may continue. */
export function isDue({ isBehind, typing, expiresAt, sentAt }: Stream, now: number): boolean {
  return isBehind || typing !== undefined || now >= expiresAt || now - sentAt >= HEARTBEAT_MS
}

/**
 * What happens in a conversation, from what was read already (`waiting`) on, until the stream ends or the client
 * disconnects, as `tell` puts it: a generator around this one would be a part of each idle stream. Neither a
 * variable nor anything else keeps an event while it waits: an idle stream is to be small.
 */
export async function* streamOf<Told>(
  deps: StreamDeps,
  stream: Stream,
  {
    disconnected,
    tell,
    onEnd,
  }: { disconnected: AbortSignal; tell: (event: ConversationEvent) => Told; onEnd: () => void },
): AsyncGenerator<Told, void, undefined> {
  const wait = wakeable(stream)
  disconnected.addEventListener('abort', stream.wake, { once: true })
  try {
    while (!disconnected.aborted) {
      if (stream.waiting.length === 0) await refill(deps, stream)
      if (stream.waiting.length === 0 && !isOver(stream)) await wait()
      if (stream.waiting.length === 0) continue
      const isLast = isLastOf(stream)
      yield tell(stream.waiting.shift() as ConversationEvent)
      if (isLast) return
    }
  } finally {
    onEnd()
  }
}

/** Adds to `waiting` what is to be told next; nothing where the stream has to wait. */
async function refill(deps: StreamDeps, stream: Stream): Promise<void> {
  const { waiting } = stream
  const end = endOf(deps, stream) ?? (await refusalOf(deps, stream))
  if (end !== undefined) {
    waiting.push(end)
    return
  }
  if (stream.isBehind) {
    await readOn(deps, stream)
    // It may be that nothing but the end has come with it.
    if (waiting.length > 0 || isOver(stream)) return
  }
  const now = deps.clock.now().getTime()
  if (stream.typing !== undefined) {
    waiting.push(stream.typing)
    stream.typing = undefined
    stream.sentAt = now
    return
  }
  if (now - stream.sentAt < HEARTBEAT_MS) return
  stream.sentAt = now
  waiting.push({ type: 'heartbeat' })
}

async function readOn(deps: StreamDeps, stream: Stream): Promise<void> {
  // What moves while it is read may not be in it.
  do {
    stream.isBehind = false
    const news = await unlessUnavailable(deps.read(stream), 'later')
    if (news === 'later') {
      stream.isBehind = true
      return
    }
    if (news === undefined) stream.waiting.push({ type: 'end', reason: 'deleted' })
    else if (isWithheld(news, stream)) stream.waiting.push({ type: 'end', reason: 'refused' })
    else take(stream, news, deps.clock.now())
  } while (hasMissedSomething(stream))
}

function hasMissedSomething({ isBehind, waiting }: Stream): boolean {
  return isBehind && waiting.length === 0
}

/** Has the stream tell what was read. */
export function take(stream: Stream, { progress, mark, closed, more, items }: News, now: Date): void {
  stream.waiting.push(...items)
  if (items.length > 0) stream.sentAt = now.getTime()
  Object.assign(stream, { progress, mark, isClosed: closed, isBehind: stream.isBehind || more })
}

/** Whether the customer was proven by another session: this one is from before it. */
export function isWithheld(news: Pick<News, 'proven'>, stream: Pick<Stream, 'proven'>): boolean {
  return news.proven && !stream.proven
}

/** Whether all has been told of a conversation that was closed. */
function isOver({ isClosed, isBehind }: Stream): boolean {
  return isClosed && !isBehind
}

/** Whether nothing follows the event that is told next. */
function isLastOf({ waiting: [next] }: Stream): boolean {
  return next?.type === 'end' || next?.type === 'retry'
}

/** The last event, where the stream is over. */
function endOf({ clock, random, stopping }: StreamDeps, stream: Stream): ConversationEvent | undefined {
  if (isOver(stream)) return { type: 'end', reason: 'closed' }
  if (clock.now().getTime() >= stream.expiresAt) return { type: 'end', reason: 'session_expired' }
  if (!stopping.aborted) return undefined
  return { type: 'retry', afterMs: Math.round(RETURN_MS.least + random() * RETURN_MS.spread) }
}

/** Before something is sent, the key has to admit the session still. */
async function refusalOf({ clock }: StreamDeps, stream: Stream): Promise<ConversationEvent | undefined> {
  if (!isDue(stream, clock.now().getTime())) return undefined
  return (await unlessUnavailable(stream.isAdmitted(), true)) ? undefined : { type: 'end', reason: 'refused' }
}

/** A stream outlives an outage of the database: all of them would be opened again at once after it. */
async function unlessUnavailable<Result, const Otherwise>(
  work: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal || unavailable(error) !== undefined) return otherwise
    throw error
  }
}

/** Gives the stream its `wake`. @returns what waits for it */
function wakeable(stream: Stream): () => Promise<void> {
  let woken = false
  let resume: (() => void) | undefined
  stream.wake = () => {
    woken = true
    resume?.()
  }
  return async () => {
    if (!woken) await new Promise<void>(resolve => (resume = resolve))
    resume = undefined
    woken = false
  }
}
