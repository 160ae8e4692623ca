/**
 * The means by which the pages of one browser share a stream; in a page, `navigator.locks` and a `BroadcastChannel`.
 */
export type Shared = {
  locks: { request(name: string, options: { signal: AbortSignal }, hold: () => Promise<void>): Promise<unknown> }
  channel: {
    postMessage(message: unknown): void
    addEventListener(type: 'message', listener: (message: object) => void, options: { signal: AbortSignal }): void
  }
}

/**
 * Reads a stream in one of the pages that call this with the same name and passes its events on to all of them. The
 * page that holds the lock reads; when it is closed, another one opens the stream again.
 * @param open fails if the stream is refused; this page then stops reading
 * @returns when the signal aborts, or with the error of `open`
 */
export async function readShared<Event>(
  { locks, channel }: Shared,
  name: string,
  open: (signal: AbortSignal) => AsyncIterable<Event>,
  onEvent: (event: Event) => void,
  signal: AbortSignal,
): Promise<void> {
  channel.addEventListener('message', message => onEvent((message as { data: Event }).data), { signal })
  const read = async () => {
    for await (const event of open(signal)) {
      if (signal.aborted) return
      channel.postMessage(event)
      onEvent(event)
    }
  }
  try {
    // A stream that has ended is opened again: a refusal shows the reason.
    while (!signal.aborted) await locks.request(name, { signal }, read)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
