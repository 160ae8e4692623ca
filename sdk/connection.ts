import { Configuration, type Middleware } from './client.ts'
import { errorOfResponse, ParleyError } from './errors.ts'
import { attemptsOf, LateAnswer, retryingFetch, timedFetch, type Fetch, type RetryOptions } from './retry.ts'

export type ConnectionOptions = {
  /**
   * Where the service is, without a path: `https://chat.acme.example`. In a browser the page's own origin unless given.
   */
  baseUrl?: string
  fetch?: Fetch
  /** `false` sends each request once. */
  retry?: RetryOptions | false
  /**
   * Milliseconds in which an attempt must be answered, 180,000 unless given: longer than a turn may take. A stream has
   * to begin in that time.
   */
  timeoutMs?: number
}

const TIMEOUT_MS = 180_000

/**
 * A configuration for the generated API classes: they retry as the contract asks, and fail with ParleyErrors. `before`
 * is called once for each call, however many attempts it takes.
 */
export function configure(
  {
    baseUrl = '',
    fetch = (input, init) => globalThis.fetch(input, init),
    retry = {},
    timeoutMs = TIMEOUT_MS,
  }: ConnectionOptions,
  accessToken?: () => string | Promise<string>,
  before?: Middleware['pre'],
): Configuration {
  const send = retryingFetch(timedFetch(fetch, timeoutMs), retry === false ? { attempts: 1 } : retry)
  return new Configuration({
    basePath: baseUrl.replace(/\/+$/, ''),
    fetchApi: async (input, init) => {
      const response = await send(input instanceof Request ? input.url : String(input), init)
      if (!response.ok) throw await errorOfResponse(response, attemptsOf(response))
      return withNamedMistakes(response)
    },
    middleware: [
      { ...(before === undefined ? {} : { pre: before }), onError: ({ error }) => Promise.reject(namedFailure(error)) },
    ],
    ...(accessToken === undefined ? {} : { accessToken }),
  })
}

/** A reply whose body, if it is not the JSON that it says, fails with the status and the id of the request. */
function withNamedMistakes(response: Response): Response {
  const read = response.json.bind(response)
  response.json = async () => {
    try {
      return (await read()) as unknown
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      throw new ParleyError('unexpected_response', 'The service answered with something else than JSON', {
        status: response.status,
        requestId: response.headers.get('x-request-id') ?? undefined,
        attempts: attemptsOf(response),
        cause: error,
      })
    }
  }
  return response
}

/** Runs a call of the generated client and turns its failures into ParleyErrors; an abort passes unchanged. */
export async function call<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw namedFailure(error)
  }
}

/** A failure of the generated client, or of a body, as a ParleyError. */
export function namedFailure(error: unknown): Error {
  if (error instanceof ParleyError || isAbort(error)) return error as Error
  // How fetch fails, and a body or an event that is cut off.
  if (error instanceof TypeError || error instanceof SyntaxError)
    return new ParleyError(
      'network_error',
      error instanceof LateAnswer ? error.message : 'The service could not be reached',
      { cause: error, attempts: attemptsOf(error) },
    )
  return error instanceof Error ? error : new Error(String(error))
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')
}

/** Additional options of a call of the generated client: a signal, further headers. */
export function overrides(
  headers: Record<string, string>,
  signal?: AbortSignal,
): (request: { init: { headers?: Record<string, string> } }) => Promise<RequestInit> {
  return request =>
    Promise.resolve({ headers: { ...request.init.headers, ...headers }, ...(signal === undefined ? {} : { signal }) })
}
