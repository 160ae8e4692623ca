import { isRetryableStatus } from '../../domain/retryable-status.ts'
import { EgressFailure, egressFetch, type Egress, type EgressFetch } from '../egress/index.ts'
import { ToolServerFailure } from './tool-server.ts'

/** What one use of a server needs: the time and the requests that belong to it. */
export type Exchange = {
  fetch: EgressFetch
  /** Aborted when the time is over or nobody waits any more, or when a reply broke after it had begun. */
  signal: AbortSignal
  /** What has gone wrong, whatever the client library made of it. */
  failure(error: unknown): ToolServerFailure
  /** Waits for requests that nobody waits for, such as a cancellation. */
  settled(): Promise<void>
  stop(): void
}

const REPLY_BYTES_AT_MOST = 5 * 1024 * 1024
/** For what is said at the end: a cancellation, or that a session is over. */
const GOODBYE_MS = 2_000

/**
 * The requests of one use of a server, through the egress. The library would follow redirects and listen for what the
 * server has to say on its own; neither happens.
 */
export function startExchange(
  egress: Egress,
  { timeoutMs, signal: given }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Exchange {
  const controller = new AbortController()
  const end = () => controller.abort(new EgressFailure('aborted'))
  given?.addEventListener('abort', end)
  const timer = setTimeout(() => controller.abort(new EgressFailure('timeout')), timeoutMs)
  const send = egressFetch(egress, { timeoutMs: timeoutMs + GOODBYE_MS, maxBytes: REPLY_BYTES_AT_MOST })
  const underWay = new Set<Promise<unknown>>()
  let reply: { status: number; retryAfter: string | undefined } | undefined
  let broken: unknown

  async function ask(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    if (init.method === 'GET' && !new Headers(init.headers).has('last-event-id'))
      return new Response(null, { status: 405 })
    const isLast = isGoodbye(init)
    try {
      const signal = isLast
        ? AbortSignal.timeout(GOODBYE_MS)
        : AbortSignal.any([controller.signal, ...(init.signal == null ? [] : [init.signal])])
      const response = await send(input, { ...init, signal })
      if (isLast) return response
      const { status, headers } = response
      reply = { status, retryAfter: headers.get('retry-after') ?? undefined }
      // Without a location there is nothing to follow.
      return status >= 300 && status < 400 ? new Response(null, { status }) : watched(response, fail)
    } catch (error) {
      if (!isLast) broken ??= error
      throw error
    }
  }

  function fail(error: unknown): void {
    broken ??= error
    controller.abort(error)
  }

  return {
    signal: controller.signal,
    fetch: async (input, init) => {
      const asked = ask(input, init)
      underWay.add(asked)
      return await asked.finally(() => underWay.delete(asked))
    },
    failure: error => {
      const cause: unknown = controller.signal.aborted ? controller.signal.reason : broken
      return cause instanceof EgressFailure ? unanswered(cause) : refused(error, reply)
    },
    settled: async () => {
      await Promise.allSettled(underWay)
    },
    stop: () => {
      clearTimeout(timer)
      given?.removeEventListener('abort', end)
    },
  }
}

/** Said after the time is over. */
function isGoodbye({ method, body }: RequestInit): boolean {
  return method === 'DELETE' || (typeof body === 'string' && body.includes('"method":"notifications/cancelled"'))
}

/** The library hides what ends a stream of events too early, and would wait for the answer in vain. */
function watched(response: Response, onError: (error: unknown) => void): Response {
  if (response.body === null) return response
  const reader = response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        onError(error)
        controller.error(error)
      }
    },
    cancel: async reason => await reader.cancel(reason),
  })
  return new Response(body, { status: response.status, headers: response.headers })
}

function unanswered(cause: EgressFailure): ToolServerFailure {
  return new ToolServerFailure(cause.message, {
    retryable: cause.retryable,
    timedOut: cause.timedOut,
    cause,
  })
}

function refused(
  error: unknown,
  reply: { status: number; retryAfter: string | undefined } | undefined,
): ToolServerFailure {
  if (error instanceof ToolServerFailure) return error
  if (reply !== undefined && (reply.status < 200 || reply.status > 299)) {
    const { status, retryAfter } = reply
    return new ToolServerFailure(`the server answered ${String(status)}`, {
      status,
      retryable: isRetryableStatus(status),
      retryAfter,
      cause: error,
    })
  }
  return new ToolServerFailure('the reply is not one of an MCP server', { cause: error })
}
