import assert from 'node:assert/strict'
import { bearer, type Loose, type Session } from '../callers.ts'

/** What a stream sends: an event, the time until it is opened again, or a comment. */
export type Frame = { id?: string; event?: string; data?: Loose; retry?: number; comment?: true }

export type OpenStream = {
  response: Response
  /** The next frame; fails if the stream has ended. */
  next: () => Promise<Frame>
  /** The next event of a kind; other frames before it are skipped. */
  nextOf: (event: string) => Promise<Frame & { data: Loose }>
  /** All frames until the stream ends. */
  rest: () => Promise<Frame[]>
  close: () => void
}

/** Opens the stream of a session's conversation, or of another one. */
export async function openStream(
  { url, nextAddress }: { url: string; nextAddress: () => string },
  session: Pick<Session, 'sessionToken' | 'conversationId'>,
  { lastEventId, origin }: { lastEventId?: string | undefined; origin?: string } = {},
): Promise<OpenStream> {
  const closing = new AbortController()
  const response = await fetch(`${url}/api/public/v1/chat/conversations/${session.conversationId}/events`, {
    signal: closing.signal,
    headers: {
      ...bearer(session),
      'X-Forwarded-For': nextAddress(),
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
      ...(origin === undefined ? {} : { Origin: origin }),
    },
  })
  const frames = framesOf(response.body as ReadableStream<Uint8Array>)
  const next = async (): Promise<Frame> => {
    const { done, value } = await frames.next()
    assert.notEqual(done, true, 'the stream ended')
    return value as Frame
  }
  return {
    response,
    next,
    async nextOf(event) {
      for (;;) {
        const frame = await next()
        if (frame.event === event) return frame as Frame & { data: Loose }
      }
    },
    async rest() {
      const all: Frame[] = []
      for await (const frame of frames) all.push(frame)
      return all
    },
    close: () => closing.abort(),
  }
}

async function* framesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame, void, undefined> {
  let text = ''
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const whole = (text + piece).split('\n\n')
    text = whole.pop() ?? ''
    for (const frame of whole) yield parsed(frame)
  }
}

function parsed(frame: string): Frame {
  if (frame.startsWith(':')) return { comment: true }
  const fields = Object.fromEntries(
    frame.split('\n').map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const { id, event, data, retry } = fields
  return {
    ...(id === undefined ? {} : { id }),
    ...(event === undefined ? {} : { event }),
    ...(data === undefined ? {} : { data: JSON.parse(data) as Loose }),
    ...(retry === undefined ? {} : { retry: Number(retry) }),
  }
}

/** What the blocks of an event say. */
export const textsOf = ({ data }: Frame): unknown[] =>
  (data?.['blocks'] as Loose[]).map(({ payload }): unknown => payload.text ?? payload.prompt ?? payload.kind)
