import type { Clock } from '../../adapters/clock.ts'
import { EgressFailure, type Egress } from '../../adapters/egress/index.ts'
import type { OpenConnection } from './connections.ts'

/** The headers that a connection's credentials become (RFC 6750, RFC 7617, RFC 6749 section 4.4). */
export type Authorization = {
  headersFor(
    tenantId: string,
    connection: OpenConnection,
    limits: { timeoutMs: number },
  ): Promise<Record<string, string>>
  /** Drops a refused token; the next call requests a new one. */
  forget(tenantId: string, connection: OpenConnection): void
}

/** The authorization server gave no token. */
export class AuthorizationFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'AuthorizationFailure'
  }
}

type Token = { value: string; expiresAt: number }

const DEFAULT_LIFETIME_S = 300
/** A token is renewed this long before it expires, so that it does not expire in transit. */
const MARGIN_S = 30
const TOKEN_BYTES_AT_MOST = 64 * 1024
const TOKENS_AT_MOST = 5_000

export function createAuthorization({ egress, clock }: { egress: Egress; clock: Clock }): Authorization {
  const tokens = new Map<string, Promise<Token>>()
  // A changed connection has another revision, and with it no token yet.
  const place = (tenantId: string, { id, revision }: OpenConnection) => `${tenantId}/${id}/${revision}`

  async function token(key: string, connection: OpenConnection, timeoutMs: number): Promise<string> {
    const held = await tokens.get(key)?.catch(() => undefined)
    if (held !== undefined && held.expiresAt > clock.now().getTime()) return held.value
    const asked = askForToken(egress, clock, connection.credentials, timeoutMs)
    tokens.delete(key)
    tokens.set(key, asked)
    if (tokens.size > TOKENS_AT_MOST) tokens.delete(tokens.keys().next().value ?? '')
    try {
      return (await asked).value
    } catch (error) {
      if (tokens.get(key) === asked) tokens.delete(key)
      throw error
    }
  }

  return {
    async headersFor(tenantId, connection, { timeoutMs }): Promise<Record<string, string>> {
      const { bearer, username, password, headerName, headerValue, tokenUrl } = connection.credentials
      if (bearer !== undefined) return { authorization: `Bearer ${bearer}` }
      if (username !== undefined)
        return { authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}` }
      if (headerName !== undefined && headerValue !== undefined) return { [headerName.toLowerCase()]: headerValue }
      if (tokenUrl !== undefined)
        return { authorization: `Bearer ${await token(place(tenantId, connection), connection, timeoutMs)}` }
      return {}
    },
    forget: (tenantId, connection) => {
      tokens.delete(place(tenantId, connection))
    },
  }
}

async function askForToken(
  egress: Egress,
  clock: Clock,
  credentials: OpenConnection['credentials'],
  timeoutMs: number,
): Promise<Token> {
  const { tokenUrl = '', clientId = '', clientSecret = '', scope } = credentials
  const form = new URLSearchParams({ grant_type: 'client_credentials', ...(scope === undefined ? {} : { scope }) })
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')
  try {
    const { status, body } = await egress.request({
      url: tokenUrl,
      method: 'POST',
      body: form.toString(),
      timeoutMs,
      maxBytes: TOKEN_BYTES_AT_MOST,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'accept': 'application/json',
        'authorization': `Basic ${basic}`,
      },
    })
    if (status !== 200) throw new AuthorizationFailure(`the authorization server answered ${status}`)
    const { access_token: value, expires_in: seconds } = JSON.parse(body.toString()) as {
      access_token?: unknown
      expires_in?: unknown
    }
    if (typeof value !== 'string' || value === '')
      throw new AuthorizationFailure('the authorization server gave no token')
    const lifetime = typeof seconds === 'number' && seconds > 0 ? seconds : DEFAULT_LIFETIME_S
    return { value, expiresAt: clock.now().getTime() + Math.max(0, lifetime - MARGIN_S) * 1_000 }
  } catch (error) {
    if (error instanceof AuthorizationFailure) throw error
    throw new AuthorizationFailure(
      error instanceof EgressFailure ? `no token: ${error.message}` : 'the authorization server gave no token',
      error,
    )
  }
}
