import { setTimeout as pause } from 'node:timers/promises'
import type { SessionClaims } from '../../adapters/chat-tokens.ts'
import type { Clock } from '../../adapters/clock.ts'
import { findMovedConversations } from '../../adapters/stores/conversations/across-tenants.ts'
import { TYPING, type ChangeFeed } from '../../adapters/postgres/notifications.ts'
import { progressOf, type ConversationProgress } from '../../domain/conversation-progress.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Log } from '../log.ts'
import { createSlotLine } from '../slot-line.ts'
import type { StreamLimit, StreamSlots } from '../stream-slots.ts'
import { unavailable } from '../unavailable.ts'
import {
  isDue,
  isWithheld,
  streamOf,
  take,
  type ConversationEvent,
  type Stream,
  type StreamDeps,
  type Typing,
} from './conversation-stream.ts'
import { readNews, type News, type NewsDeps } from './news.ts'

export type ConversationReader = Pick<Stream, 'isAdmitted'> & {
  session: SessionClaims
  lastEventId: string | undefined
}

/** A stream that is ready to be read; it has its slots until it has been read to its end. */
export type OpenConversation = <Told>(
  disconnected: AbortSignal,
  tell: (event: ConversationEvent) => Told,
) => AsyncIterable<Told>

export type ConversationStreams = {
  /** @throws Refusal `not_found`, `rate_limited`, `service_unavailable` */
  open: (reader: ConversationReader) => Promise<OpenConversation>
}

export type ConversationStreamsDeps = NewsDeps &
  Omit<StreamDeps, 'read'> & {
    log: Log
    changes: ChangeFeed
    streamSlots: StreamSlots
    /** Streams of the process, and of each key. */
    limits: { streams: number; perKey: number }
  }

/**
 * Between two looks for conversations that have moved. Turns announce nothing: a notification would have all commits of
 * turns wait for one lock of the database.
 */
const LOOKS_MS = 500
const PER_CONVERSATION = 5
/** How long a refused client is to do without a stream. */
const RETRY_AFTER_S = 30
/** After an outage all streams read at once, and the requests of the process need connections too. */
const READS_AT_ONCE = 4
const READ_WAIT_MS = 30_000

/** What the announcements of typing mean, by the table that they name. */
const TOLD: Readonly<Record<string, Typing>> = {
  [TYPING.person]: { type: 'typing', by: 'person', ended: false },
  [TYPING.model]: { type: 'typing', by: 'model', ended: false },
  [TYPING.modelEnded]: { type: 'typing', by: 'model', ended: true },
}

/** The streams of this process. One statement finds out for all of them which conversations have moved. */
export function createConversationStreams(deps: ConversationStreamsDeps): ConversationStreams {
  const streams = new Set<Stream>()
  const read = createReads(deps)
  const streamDeps = { ...deps, read }
  let isLooking = false
  const keepLooking = async (): Promise<void> => {
    isLooking = true
    while (streams.size > 0 && !deps.stopping.aborted) {
      await pause(LOOKS_MS, undefined, { ref: false })
      await look(deps, streams)
    }
    isLooking = false
  }
  deps.stopping.addEventListener('abort', () => {
    for (const stream of streams) stream.wake()
  })
  tellTyping(deps.changes, streams)

  return {
    async open(reader) {
      if (deps.stopping.aborted) throw refusal('service_unavailable', 'This process is stopping')
      const release = takeSlots(deps, reader.session)
      const stream = await openStream(deps.clock, read, reader).catch((error: unknown) => {
        release()
        throw error
      })
      return (disconnected, tell) => {
        streams.add(stream)
        if (!isLooking) void keepLooking()
        const onEnd = () => {
          streams.delete(stream)
          release()
        }
        return streamOf(streamDeps, stream, { disconnected, tell, onEnd })
      }
    },
  }
}

type Read = (
  of: Pick<Stream, 'tenantId' | 'conversationId'> & { progress: ConversationProgress | undefined },
) => Promise<News | undefined>

/** Reads of news, of which only some happen at once. */
function createReads(deps: NewsDeps): Read {
  const reads = createSlotLine({ slots: READS_AT_ONCE, waitingAtMost: Infinity })
  return async of => {
    await reads.take(READ_WAIT_MS, () => new Refusal('service_unavailable'))
    try {
      return await readNews(deps, of, of.progress)
    } finally {
      reads.free()
    }
  }
}

/** @throws Refusal `not_found`, `invalid_session_token` */
async function openStream(
  clock: Clock,
  read: Read,
  { session, isAdmitted, lastEventId }: ConversationReader,
): Promise<Stream> {
  const { tenantId, conversationId, proven } = session
  const progress = lastEventId === undefined ? undefined : progressOf(lastEventId)
  const first = await read({ tenantId, conversationId, progress })
  if (first === undefined) throw new Refusal('not_found')
  if (isWithheld(first, session)) throw new Refusal('invalid_session_token')
  const now = clock.now()
  const stream: Stream = {
    tenantId,
    conversationId,
    proven,
    isAdmitted,
    expiresAt: session.expiresAt.getTime(),
    progress: first.progress,
    waiting: [],
    mark: first.mark,
    isBehind: false,
    isClosed: false,
    typing: undefined,
    sentAt: now.getTime(),
    wake: () => undefined,
  }
  take(stream, first, now)
  return stream
}

/** Wakes the streams of a conversation in which somebody types. */
function tellTyping(changes: ChangeFeed, streams: ReadonlySet<Stream>): void {
  changes.onChange(change => {
    const typing = change.kind === 'row' ? TOLD[change.table] : undefined
    if (change.kind !== 'row' || typing === undefined) return
    for (const stream of streams)
      if (stream.conversationId === change.id && stream.tenantId === change.tenantId) {
        stream.typing = typing
        // What a model has written is told before it counts as silent.
        if (typing.ended) stream.isBehind = true
        stream.wake()
      }
  })
}

/** Wakes the streams whose conversations have moved, and those that have something else to do. */
async function look(
  { db, clock, log, stopping }: ConversationStreamsDeps,
  streams: ReadonlySet<Stream>,
): Promise<void> {
  const current = [...streams].filter(({ isBehind }) => !isBehind)
  try {
    if (current.length > 0) for (const stream of await findMovedConversations(db, current)) stream.isBehind = true
  } catch (error) {
    if (!stopping.aborted && unavailable(error) === undefined)
      log.error({ err: error }, 'the streams of conversations could not look for news')
  }
  const now = clock.now().getTime()
  for (const stream of streams) if (isDue(stream, now)) stream.wake()
}

function takeSlots(
  { streamSlots, limits }: ConversationStreamsDeps,
  { tenantId, keyId, conversationId }: SessionClaims,
): () => void {
  const taken: StreamLimit[] = [
    {
      subject: `conversation ${tenantId} ${conversationId}`,
      atMost: PER_CONVERSATION,
      refusal: () => refusal('rate_limited', `At most ${PER_CONVERSATION} streams of a conversation at a time`),
    },
    {
      subject: `key ${tenantId} ${keyId}`,
      atMost: limits.perKey,
      refusal: () => refusal('rate_limited', `At most ${limits.perKey} streams of a key at a time`),
    },
    {
      subject: 'conversations',
      atMost: limits.streams,
      refusal: () => refusal('service_unavailable', 'This process has as many streams as it may'),
    },
  ]
  return streamSlots.take('public', taken)
}

function refusal(code: 'rate_limited' | 'service_unavailable', message: string): Refusal {
  return new Refusal(code, { headers: { 'Retry-After': String(RETRY_AFTER_S) }, message })
}
