import type { ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { ReconnectionTime, ServerSentEvent, ServerSentEvents } from '../../handlers/wire.ts'
import { takeConnection } from './connections.ts'

type AnyEvent = ServerSentEvent | 'heartbeat' | ReconnectionTime

/** Where events are written to, and how it takes them. */
type Sink = { to: Writable; frame: (text: string) => string; lastFrame: string }

/**
 * Sends the events of a reply, whose head was written, until the last one or until the client disconnects. A stream
 * without an end takes its connection from Node's HTTP server; its head has to announce that the connection closes.
 */
export function sendEvents(res: ServerResponse, events: ServerSentEvents, isHead: boolean): Promise<void> {
  // The first event may come much later.
  res.flushHeaders()
  const connection = typeof events === 'function' && !isHead ? takeConnection(res) : undefined
  // Neither this function nor its caller waits: for as long as the stream is open, they would keep the response.
  return connection === undefined
    ? writeEvents({ to: res, frame: text => text, lastFrame: '' }, events, isHead)
    : writeEvents({ to: connection, ...CHUNKED }, events, false)
}

/** Chunked transfer coding (RFC 9112, 7.1). */
const CHUNKED: Omit<Sink, 'to'> = {
  frame: text => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`,
  lastFrame: '0\r\n\r\n',
}

/** Server-sent events (HTML Living Standard, 9.2). Waits for a slow reader; stops when it disconnects. */
async function writeEvents({ to, frame, lastFrame }: Sink, events: ServerSentEvents, isHead: boolean): Promise<void> {
  const gone = new AbortController()
  to.once('close', () => gone.abort())
  if (isHead || to.destroyed) gone.abort()
  const iterator = (typeof events === 'function' ? events(gone.signal) : events)[Symbol.asyncIterator]()
  // A loop over the events would keep the last one while it waits for the next.
  const write = async ({ done, value }: IteratorResult<AnyEvent, unknown>): Promise<boolean> => {
    if (done === true || to.destroyed) return false
    if (!to.write(frame(textOf(value)))) await once(to, 'drain', { signal: gone.signal }).catch(() => undefined)
    return true
  }
  let goesOn = true
  try {
    while (goesOn) goesOn = await iterator.next().then(write)
  } catch (error) {
    // Its head has been sent: a client notices only by its connection that the rest does not come.
    to.destroy()
    throw error
  } finally {
    await iterator.return?.()
  }
  if (!to.destroyed) to.end(lastFrame)
}

function textOf(event: AnyEvent): string {
  if (event === 'heartbeat') return ':\n\n'
  if ('retryMs' in event) return `retry: ${event.retryMs}\n\n`
  const { event: kind, data, id } = event
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
}
