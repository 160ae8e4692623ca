import {
  AdminAuditApi,
  AdminConfigurationApi,
  AdminConnectionsApi,
  AdminConversationsApi,
  AdminEngineTokensApi,
  AdminErasureApi,
  AdminExecutionsApi,
  AdminFailedMessagesApi,
  AdminFlowsApi,
  AdminFormsApi,
  AdminGoalsApi,
  AdminHandoffsApi,
  AdminHostedPagesApi,
  AdminInboundWebhooksApi,
  AdminKeysApi,
  AdminMediaApi,
  AdminPricesAndUsageApi,
  AdminReportsApi,
  AdminRolesApi,
  AdminSessionApi,
  AdminTokensApi,
  AdminTrainingSourcesApi,
  AdminUsersApi,
  AdminWebhookDeliveriesApi,
  AdminWorkspaceApi,
  type ChangeOwnPasswordRequest,
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

/** A page of a list, as every list operation answers. */
export type ItemPage<T> = { items: T[]; nextCursor: string | null }
/** As the engine API has it. */
export type EngineItemPage<T> = { items: T[]; next_cursor: string | null }

const COOKIE = 'parley_session'
const SAFE_METHODS = new Set(['GET', 'HEAD'])

/**
 * The administration of a workspace, under a personal access token or a session: every operation of the admin API, by
 * resource. The session's cookie and CSRF token are stored and sent, and requests that change something carry an
 * idempotency key unless given one. In a page the browser stores the cookie, and only the page's own origin works.
 */
export class Admin {
  readonly audit: AdminAuditApi
  readonly configuration: AdminConfigurationApi
  readonly connections: AdminConnectionsApi
  readonly conversations: AdminConversationsApi
  readonly handoffs: AdminHandoffsApi
  readonly engineTokens: AdminEngineTokensApi
  readonly erasure: AdminErasureApi
  readonly executions: AdminExecutionsApi
  readonly failedMessages: AdminFailedMessagesApi
  readonly flows: AdminFlowsApi
  readonly forms: AdminFormsApi
  readonly goals: AdminGoalsApi
  readonly hostedPages: AdminHostedPagesApi
  readonly inboundWebhooks: AdminInboundWebhooksApi
  readonly keys: AdminKeysApi
  readonly media: AdminMediaApi
  readonly pricesAndUsage: AdminPricesAndUsageApi
  readonly reports: AdminReportsApi
  readonly roles: AdminRolesApi
  readonly session: AdminSessionApi
  readonly tokens: AdminTokensApi
  readonly trainingSources: AdminTrainingSourcesApi
  readonly users: AdminUsersApi
  readonly webhookDeliveries: AdminWebhookDeliveriesApi
  readonly workspace: AdminWorkspaceApi

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
    const configuration = configure(
      { ...connection, fetch: this.#send },
      token === undefined ? undefined : () => token,
      this.#makeRepeatable,
    )
    this.audit = new AdminAuditApi(configuration)
    this.configuration = new AdminConfigurationApi(configuration)
    this.connections = new AdminConnectionsApi(configuration)
    this.conversations = new AdminConversationsApi(configuration)
    this.handoffs = new AdminHandoffsApi(configuration)
    this.engineTokens = new AdminEngineTokensApi(configuration)
    this.erasure = new AdminErasureApi(configuration)
    this.executions = new AdminExecutionsApi(configuration)
    this.failedMessages = new AdminFailedMessagesApi(configuration)
    this.flows = new AdminFlowsApi(configuration)
    this.forms = new AdminFormsApi(configuration)
    this.goals = new AdminGoalsApi(configuration)
    this.hostedPages = new AdminHostedPagesApi(configuration)
    this.inboundWebhooks = new AdminInboundWebhooksApi(configuration)
    this.keys = new AdminKeysApi(configuration)
    this.media = new AdminMediaApi(configuration)
    this.pricesAndUsage = new AdminPricesAndUsageApi(configuration)
    this.reports = new AdminReportsApi(configuration)
    this.roles = new AdminRolesApi(configuration)
    this.session = new AdminSessionApi(configuration)
    this.tokens = new AdminTokensApi(configuration)
    this.trainingSources = new AdminTrainingSourcesApi(configuration)
    this.users = new AdminUsersApi(configuration)
    this.webhookDeliveries = new AdminWebhookDeliveriesApi(configuration)
    this.workspace = new AdminWorkspaceApi(configuration)
  }

  /** Opens a session. Refused with `invalid_credentials`, or `locked_out` after too many failures. */
  async login(credentials: LoginRequest): Promise<SignedInUser> {
    const { csrfToken, user } = await this.session.login({ LoginRequest: credentials })
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
    const { csrfToken } = await this.session.changeOwnPassword({ ChangeOwnPasswordRequest: passwords })
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

/** The administration's client: `createAdmin({ baseUrl, token })`, or without a token and with `login`. */
export function createAdmin(options: AdminOptions): Admin {
  return new Admin(options)
}

/** All items of a list, page by page: `for await (const key of itemsOf(from => admin.keys.listKeys(from)))`. */
export async function* itemsOf<T>(
  read: (from: { cursor?: string }) => Promise<ItemPage<T> | EngineItemPage<T>>,
): AsyncGenerator<T, void, undefined> {
  for (let from: { cursor?: string } = {}; ;) {
    const page = await read(from)
    yield* page.items
    const cursor = 'nextCursor' in page ? page.nextCursor : page.next_cursor
    if (cursor === null) return
    from = { cursor }
  }
}

/**
 * Reads a resource and saves a change with the entity tag that was read. When another change was saved in between, it
 * is read and changed again, up to `attempts` times (3 unless given); then it fails with `precondition_failed`.
 */
export async function revise<T extends { etag: string }, R>(
  read: () => Promise<T>,
  save: (current: T, etag: string) => Promise<R>,
  { attempts = 3 }: { attempts?: number } = {},
): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    const current = await read()
    try {
      return await save(current, current.etag)
    } catch (error) {
      if (!isParleyError(error, 'precondition_failed') || attempt >= attempts) throw error
    }
  }
}

function absolute(input: string): string {
  return input.startsWith('/') ? new URL(input, globalThis.location.href).href : input
}
