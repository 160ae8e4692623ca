import type {
  Block,
  ChatBlocks,
  ChatExecution,
  ChatPerson,
  ChatRatingRequest,
  ChatRunState,
  ChatStreamEnd,
  ChatTyping,
} from './client.ts'
import { namedFailure } from './connection.ts'
import { ParleyError } from './errors.ts'
import { reasonOf, retryDelay, type RetryOptions } from './retry.ts'
import { readEvents } from './stream.ts'

/** `id`: where a stream continues; empty for what was polled, which does not tell who has the conversation. */
export type ConversationEvent =
  | { event: 'blocks'; data: ChatBlocks; id: string }
  | { event: 'state'; data: ChatRunState; id: string }
  | { event: 'typing'; data: ChatTyping }
  | { event: 'end'; data: ChatStreamEnd }

export type FollowRunOptions = {
  /** Until the first poll, where there is no stream; 1,000 unless given. */
  intervalMs?: number
  signal?: AbortSignal
  /** The person who has the conversation, or a language model, is typing, or types no longer. */
  onTyping?: (typing: ChatTyping) => void
  /**
   * `person`: who has the conversation; `rating`: the handoff that the visitor is to rate. Both are undefined where
   * that is not known, as without a stream.
   */
  onChange?: (execution: ChatExecution, person?: ChatPerson | null, rating?: ChatRatingRequest | null) => void
}

type Source = {
  open: (lastEventId: string, signal: AbortSignal) => Promise<Response>
  renew: () => Promise<void>
  read: (executionId: string) => Promise<ChatExecution>
  sleep: NonNullable<RetryOptions['sleep']>
}
type Options = {
  executionId?: string
  lastEventId?: string | undefined
  intervalMs?: number
  signal?: AbortSignal
}

/** The service sends a comment every 15 seconds: a connection without one for so long is dead. */
const SILENCE_MS = 45_000
/** How often in a row a stream may break off before anything has arrived, until the run is polled. */
const BREAKS_AT_MOST = 3
/** How long to do without a stream that is refused, unless the service says. */
const WITHOUT_MS = 30_000

/** The events of a stream that is opened again when it breaks off, and of polls while it is refused. */
export async function* conversationEvents(
  source: Source,
  { executionId, lastEventId = '', intervalMs = 1_000, signal }: Options,
): AsyncGenerator<ConversationEvent, void, undefined> {
  const polled = new Set<string>()
  let last = lastEventId
  for (let breaks = 0; !isAborted(signal); breaks++) {
    const connection = createConnection(signal)
    try {
      const { body } = await source.open(last, connection.signal)
      if (body === null) throw brokenOff()
      let isRenewed = false
      for await (const { event, data, id } of readEvents(connection.watched(body), connection.onRetry)) {
        if (isAborted(signal)) return
        breaks = -1
        last = id
        const read = { event, data: JSON.parse(data) as unknown, id } as ConversationEvent
        isRenewed = read.event === 'end' && read.data.reason === 'session_expired'
        if (isRenewed) break
        const news = read.event === 'blocks' ? unpolled(read, polled) : read
        if (news !== undefined) yield news
        if (read.event === 'end') return
      }
      if (!isRenewed) throw brokenOff()
      await source.renew()
    } catch (error) {
      if (isAborted(signal)) return
      const withoutMs = connection.isSilent ? WITHOUT_MS : timeWithout(namedFailure(error), breaks)
      if (executionId !== undefined && withoutMs > 0)
        yield* unlessAborted(polls(source, executionId, { intervalMs, forMs: withoutMs, signal, polled }), signal)
      else {
        const waitMs = Math.max(withoutMs, connection.retryMs ?? retryDelay(breaks))
        await source.sleep(waitMs, signal).catch(() => undefined)
      }
    } finally {
      connection.close()
    }
  }
}

/** One connection: it counts as dead when nothing has arrived for a while. */
function createConnection(signal: AbortSignal | undefined) {
  const closing = new AbortController()
  const abort = (): void => closing.abort()
  signal?.addEventListener('abort', abort)
  let timer: ReturnType<typeof setTimeout> | undefined
  const connection = {
    signal: closing.signal,
    isSilent: false,
    retryMs: undefined as number | undefined,
    onRetry: (milliseconds: number) => {
      connection.retryMs = milliseconds
    },
    watched(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
      const restart = (): void => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          connection.isSilent = true
          abort()
        }, SILENCE_MS)
      }
      restart()
      const transform = (piece: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>): void => {
        restart()
        controller.enqueue(piece)
      }
      return body.pipeThrough(new TransformStream({ transform }))
    },
    close(): void {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      abort()
    },
  }
  return connection
}

/** An abort ends the events; it is no failure. */
async function* unlessAborted(
  events: AsyncGenerator<ConversationEvent, void, undefined>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ConversationEvent, void, undefined> {
  try {
    yield* events
  } catch (error) {
    if (!isAborted(signal)) throw error
  }
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true
}

function brokenOff(): ParleyError {
  return new ParleyError('network_error', 'The stream broke off')
}

/** How long to do without a stream; 0: open it again. @throws a failure that polls would meet as well */
function timeWithout(failure: Error, breaks: number): number {
  if (!(failure instanceof ParleyError)) throw failure
  const { status, retryAfterMs = WITHOUT_MS } = failure
  if (failure.code === 'network_error') return breaks < BREAKS_AT_MOST ? 0 : WITHOUT_MS
  if (status === 404 || status === 405 || status === 408 || status === 429 || status >= 500) return retryAfterMs
  throw failure
}

type Polling = { intervalMs: number; forMs: number; signal: AbortSignal | undefined; polled: Set<string> }

/** What the polls of a run find, as events. */
async function* polls(
  { read, sleep }: Source,
  executionId: string,
  { intervalMs, forMs, signal, polled }: Polling,
): AsyncGenerator<ConversationEvent, void, undefined> {
  let seen: string | undefined
  for (let [interval, waited] = [intervalMs, 0]; waited < forMs;) {
    await sleep(interval, signal)
    waited += interval
    const { conversationId: _, blocks, ...state } = await read(executionId)
    const news = unpolled(
      { event: 'blocks', data: { executionId, blocks, createdAt: state.updatedAt }, id: '' },
      polled,
    )
    for (const block of blocks) polled.add(keyOf(executionId, block))
    if (news !== undefined) yield news
    if (isAborted(signal)) return
    if (state.updatedAt !== seen) yield { event: 'state', data: { ...state, person: null, rating: null }, id: '' }
    seen = state.updatedAt
    interval = Math.min(interval * 1.5, state.expectedInput?.handoff === true ? 4_000 : 15_000)
  }
}

/** Blocks without those that polls have brought; undefined if none is left. */
function unpolled(
  { data, ...event }: ConversationEvent & { event: 'blocks' },
  polled: ReadonlySet<string>,
): ConversationEvent | undefined {
  const blocks = data.blocks.filter(block => !polled.has(keyOf(data.executionId, block)))
  return blocks.length === 0 ? undefined : { ...event, data: { ...data, blocks } }
}

/** The id of a block is its execution's own. */
const keyOf = (executionId: string, { id }: Block): string => `${executionId} ${id}`

type FollowedSession = {
  execution: (executionId: string, signal?: AbortSignal) => Promise<ChatExecution>
  events: (options: Omit<Options, 'lastEventId'>) => AsyncIterable<ConversationEvent>
}

/** Follows a run from its present state to its next question, or its end. */
export async function followRun(
  session: FollowedSession,
  executionId: string,
  { onChange, onTyping, ...options }: FollowRunOptions,
): Promise<ChatExecution> {
  const { signal } = options
  let execution = await session.execution(executionId, signal)
  onChange?.(execution)
  if (!goesOn(execution)) return execution
  const { conversationId } = execution
  let { blocks } = execution
  let known: string | null = null
  for await (const told of session.events({ executionId, ...options })) {
    if (told.event === 'end') {
      const last = await session.execution(executionId, signal)
      if (last.updatedAt !== execution.updatedAt) onChange?.(last)
      return last
    }
    if (told.event === 'typing') {
      onTyping?.(told.data)
      continue
    }
    const { event, data, id: position } = told
    if (data.executionId !== executionId) continue
    if (event === 'blocks') {
      const known = new Set(blocks.map(({ id }) => id))
      blocks = [...blocks, ...data.blocks.filter(({ id }) => !known.has(id))]
      continue
    }
    const { person, rating, ...state } = data
    const isNamed = position !== ''
    const name: string | null = isNamed ? (person?.name ?? null) : known
    const isNews = state.updatedAt !== execution.updatedAt || blocks.length > execution.blocks.length || name !== known
    execution = { ...state, conversationId, blocks }
    if (isNews) onChange?.(execution, isNamed ? person : undefined, isNamed ? rating : undefined)
    known = name
    if (!goesOn(execution)) return execution
  }
  throw reasonOf(signal)
}

/** By itself: with a timer, an event or a call, or with what a person writes. */
function goesOn({ status, expectedInput }: ChatExecution): boolean {
  return status === 'waiting_time' || expectedInput?.handoff === true
}
