import {
  AdminSessionApi,
  type ChangeOwnPasswordRequest,
  type Configuration,
  type LoginRequest,
  type Middleware,
  type SignedInUser,
} from './client.ts'
import { configure, type ConnectionOptions } from './connection.ts'
import { isParleyError } from './errors.ts'
import { newUuid } from './keys.ts'
import { codeOf, type Fetch } from './retry.ts'

export type AdminOptions = ConnectionOptions & {
  /** A personal access token with the scope `api:full`. Without one, `login` opens a session. */
  token?: string
  newIdempotencyKey?: () => string
}

const COOKIE = 'parley_session'
const SAFE_METHODS = new Set(['GET', 'HEAD'])

/**
 * A connection to the admin API, under a personal access token or a session. The session's cookie and CSRF token are
 * stored and sent, and requests that change something carry an idempotency key unless given one. In a page the browser
 * stores the cookie, and only the page's own origin works.
 */
export class AdminConnection {
  readonly session: AdminSessionApi
  /** For the generated classes of the admin API: their requests go through this connection. */
  readonly client: Configuration

  readonly #usesToken: boolean
  readonly #fetch: Fetch
  readonly #newIdempotencyKey: () => string
  #cookie: string | undefined
  #csrfToken: string | undefined

  constructor({
    token,
    newIdempotencyKey = newUuid,
    fetch = (input, init) => globalThis.fetch(input, init),
    ...connection
  }: AdminOptions) {
    this.#usesToken = token !== undefined
    this.#fetch = fetch
    this.#newIdempotencyKey = newIdempotencyKey
    this.client = configure(
      { ...connection, fetch: this.#send },
      token === undefined ? undefined : () => token,
      this.#makeRepeatable,
    )
    this.session = new AdminSessionApi(this.client)
  }

  /** Opens a session. Refused with `invalid_credentials`, or `locked_out` after too many failures. */
  async login(credentials: LoginRequest): Promise<SignedInUser> {
    const { csrfToken, user } = await this.session.login(credentials)
    this.#csrfToken = csrfToken
    return user
  }

  /** The signed-in user, for a reloaded page; undefined when there is none. */
  async signedIn(): Promise<SignedInUser | undefined> {
    if (this.#usesToken) return await this.#holder()
    const { session } = await this.session.probeSession()
    this.#csrfToken = session?.csrfToken ?? undefined
    return session?.user
  }

  async #holder(): Promise<SignedInUser | undefined> {
    try {
      return (await this.session.getSession()).user
    } catch (error) {
      if (isParleyError(error, 'unauthorized')) return undefined
      throw error
    }
  }

  /** Changes the caller's own password; the user's other sessions end. */
  async changePassword(passwords: ChangeOwnPasswordRequest): Promise<void> {
    const { csrfToken } = await this.session.changeOwnPassword(passwords)
    this.#csrfToken = csrfToken ?? undefined
  }

  async logout(): Promise<void> {
    await this.session.logout()
    this.#cookie = undefined
    this.#csrfToken = undefined
  }

  /**
   * One attempt of a request, with the session's cookie and CSRF token; a CSRF token that another tab has replaced is
   * read again once.
   */
  readonly #send: Fetch = async (input, init) => {
    const response = await this.#sendOnce(input, init)
    const isRefused = response.status === 403 && !this.#usesToken && (await codeOf(response)) === 'csrf_token_invalid'
    if (!isRefused) return response
    const session = await this.#sendOnce(new URL('/api/admin/v1/session', absolute(input)).href, { method: 'GET' })
    const { csrfToken } = session.ok ? ((await session.json()) as { csrfToken?: string | null }) : {}
    if (csrfToken == null || csrfToken === this.#csrfToken) return response
    this.#csrfToken = csrfToken
    return await this.#sendOnce(input, init)
  }

  async #sendOnce(input: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!this.#usesToken) {
      if (this.#cookie !== undefined) headers.set('Cookie', `${COOKIE}=${this.#cookie}`)
      if (this.#csrfToken !== undefined && !SAFE_METHODS.has(init.method ?? 'GET'))
        headers.set('X-CSRF-Token', this.#csrfToken)
    }
    const response = await this.#fetch(input, { ...init, headers })
    if (!this.#usesToken) this.#keepCookie(response.headers)
    return response
  }

  /** A browser hides its cookies from scripts and sends them itself. */
  #keepCookie(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const value = new RegExp(`^${COOKIE}=([^;]*)`).exec(cookie)?.[1]
      if (value !== undefined) this.#cookie = value === '' ? undefined : value
    }
  }

  /** Operations that change something honour the key, the others ignore it. */
  readonly #makeRepeatable: NonNullable<Middleware['pre']> = ({ url, init }) => {
    const headers = new Headers(init.headers)
    if (!SAFE_METHODS.has(init.method ?? 'GET') && !headers.has('Idempotency-Key'))
      headers.set('Idempotency-Key', this.#newIdempotencyKey())
    return Promise.resolve({ url, init: { ...init, headers } })
  }
}

function absolute(input: string): string {
  return input.startsWith('/') ? new URL(input, globalThis.location.href).href : input
}
