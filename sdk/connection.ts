import { Configuration, FetchError, ResponseError } from './client.ts'
import { errorOfResponse, ParleyError } from './errors.ts'
import { attemptsOf, retryingFetch, type Fetch, type RetryOptions } from './retry.ts'

export type ConnectionOptions = {
  /** Where the service is, without a path: `https://chat.acme.example`. In a browser the page's own origin unless given. */
  baseUrl?: string
  fetch?: Fetch
  /** `false` sends each request once. */
  retry?: RetryOptions | false
}

/** A configuration for the generated API classes that retries as the contract asks. */
export function configure({ baseUrl = '', fetch = (input, init) => globalThis.fetch(input, init), retry = {} }: ConnectionOptions, accessToken?: () => string | Promise<string>): Configuration {
  const send = retryingFetch(fetch, retry === false ? { attempts: 1 } : retry)
  return new Configuration({
    basePath: baseUrl.replace(/\/+$/, ''),
    fetchApi: (input, init) => send(input instanceof Request ? input.url : String(input), init),
    ...(accessToken === undefined ? {} : { accessToken }),
  })
}

/** Runs a call of the generated client and turns its failures into ParleyErrors. An abort stays what it is. */
export async function call<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ResponseError) throw await errorOfResponse(error.response, attemptsOf(error.response))
    const cause = error instanceof FetchError ? error.cause : error
    if (cause instanceof ParleyError || isAbort(cause)) throw cause
    if (error instanceof FetchError || cause instanceof TypeError) throw new ParleyError('network_error', 'The service could not be reached', { cause, attempts: attemptsOf(cause) })
    if (error instanceof SyntaxError) throw new ParleyError('unexpected_response', 'The service answered with something else than JSON', { cause: error })
    throw error
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')
}

/** What a call of the generated client sends besides its own: a signal, further headers. */
export function overrides(headers: Record<string, string>, signal?: AbortSignal): (request: { init: { headers?: Record<string, string> } }) => Promise<RequestInit> {
  return request => Promise.resolve({ headers: { ...request.init.headers, ...headers }, ...(signal === undefined ? {} : { signal }) })
}
