import type { Clock } from '../../adapters/clock.ts'
import { EgressFailure, type Egress, type EgressAnswer } from '../../adapters/egress/index.ts'
import { consentOf } from '../../domain/connection-rules.ts'
import { expiryOf } from '../connections/grant-tokens.ts'
import { AuthorizationFailure } from './authorization-failure.ts'
import type { OpenConnection } from './connections.ts'
import type { Grants } from './grants.ts'
import { CircuitOpen, type CallSlots } from './slots.ts'

/** The headers that a connection's credentials become (RFC 6750, RFC 7617, RFC 6749 sections 4.1 and 4.4). */
export type Authorization = {
  headersFor(
    tenantId: string,
    connection: OpenConnection,
    limits: { timeoutMs: number },
  ): Promise<Record<string, string>>
  /** Drops a refused token; the next call requests a new one. */
  forget(tenantId: string, connection: OpenConnection): void
  /**
   * Headers with another token, after the service has refused the one that a person consented to; undefined if there
   * is none, so that another attempt would be useless. A token of any kind is dropped, as by `forget`.
   */
  renewed(
    tenantId: string,
    connection: OpenConnection,
    refused: { headers: Record<string, string>; timeoutMs: number },
  ): Promise<Record<string, string> | undefined>
}

type Token = { value: string; expiresAt: Date }

const DEFAULT_LIFETIME_S = 300
const TOKEN_BYTES_AT_MOST = 64 * 1024
const TOKENS_AT_MOST = 5_000

type AuthorizationDeps = { egress: Egress; clock: Clock; slots: CallSlots; grants: Grants }

export function createAuthorization({ egress, clock, slots, grants }: AuthorizationDeps): Authorization {
  const tokens = new Map<string, Promise<Token>>()
  // A changed connection has another revision, and with it no token yet.
  const keyOf = (tenantId: string, { id, revision }: OpenConnection) => `${tenantId}/${id}/${revision}`

  /** @throws CallPostponed */
  async function askInSlot(
    tenantId: string,
    credentials: OpenConnection['credentials'],
    timeoutMs: number,
  ): Promise<Token> {
    const { tokenUrl = '' } = credentials
    if (!URL.canParse(tokenUrl)) throw new AuthorizationFailure('the address of the authorization server is invalid')
    const target = { tenantId, host: new URL(tokenUrl).host, purpose: 'token' } as const
    const answer = await slots
      .within(target, timeoutMs, async () => await askForToken(egress, clock, credentials, timeoutMs))
      .catch((error: unknown) => {
        if (error instanceof CircuitOpen) throw new AuthorizationFailure(`no token: ${error.message}`, error)
        throw error
      })
    if ('failure' in answer) throw answer.failure
    return answer.token
  }

  async function token(tenantId: string, connection: OpenConnection, timeoutMs: number): Promise<string> {
    const key = keyOf(tenantId, connection)
    const cached = await tokens.get(key)?.catch(() => undefined)
    if (cached !== undefined && cached.expiresAt > clock.now()) return cached.value
    const pending = askInSlot(tenantId, connection.credentials, timeoutMs)
    tokens.delete(key)
    tokens.set(key, pending)
    if (tokens.size > TOKENS_AT_MOST) tokens.delete(tokens.keys().next().value ?? '')
    try {
      return (await pending).value
    } catch (error) {
      if (tokens.get(key) === pending) tokens.delete(key)
      throw error
    }
  }

  const forget = (tenantId: string, connection: OpenConnection): void => {
    tokens.delete(keyOf(tenantId, connection))
  }

  return {
    async headersFor(tenantId, connection, { timeoutMs }): Promise<Record<string, string>> {
      const { bearer, username, password, headerName, headerValue, tokenUrl } = connection.credentials
      if (bearer !== undefined) return { authorization: `Bearer ${bearer}` }
      if (username !== undefined)
        return { authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}` }
      if (headerName !== undefined && headerValue !== undefined) return { [headerName.toLowerCase()]: headerValue }
      if (consentOf(connection) !== undefined) return bearerOf(await grants.token(tenantId, connection, { timeoutMs }))
      if (tokenUrl !== undefined) return { authorization: `Bearer ${await token(tenantId, connection, timeoutMs)}` }
      return {}
    },
    forget,
    async renewed(tenantId, connection, { headers, timeoutMs }) {
      forget(tenantId, connection)
      const refused = headers['authorization']?.replace(/^Bearer /, '')
      if (refused === undefined || consentOf(connection) === undefined) return undefined
      return bearerOf(await grants.token(tenantId, connection, { timeoutMs, refused }))
    },
  }
}

function bearerOf(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

type Asked = { token: Token; timedOut?: false } | { failure: AuthorizationFailure; timedOut: boolean }

async function askForToken(
  egress: Egress,
  clock: Clock,
  credentials: OpenConnection['credentials'],
  timeoutMs: number,
): Promise<Asked> {
  const { tokenUrl = '', clientId = '', clientSecret = '', scope } = credentials
  const form = new URLSearchParams({ grant_type: 'client_credentials', ...(scope === undefined ? {} : { scope }) })
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')
  try {
    const answer = await egress.request({
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
    return { token: tokenOf(answer, clock) }
  } catch (error) {
    const failure = error instanceof AuthorizationFailure ? error : noToken(error)
    return { failure, timedOut: error instanceof EgressFailure && error.timedOut }
  }
}

function tokenOf({ status, body }: EgressAnswer, clock: Clock): Token {
  if (status !== 200) throw new AuthorizationFailure(`the authorization server answered ${status}`)
  const { access_token: value, expires_in: seconds } = JSON.parse(body.toString()) as {
    access_token?: unknown
    expires_in?: unknown
  }
  if (typeof value !== 'string' || value === '')
    throw new AuthorizationFailure('the authorization server gave no token')
  const lifetime = typeof seconds === 'number' && seconds > 0 ? seconds : DEFAULT_LIFETIME_S
  return { value, expiresAt: expiryOf(lifetime, clock.now()) }
}

function noToken(error: unknown): AuthorizationFailure {
  const message =
    error instanceof EgressFailure ? `no token: ${error.message}` : 'the authorization server gave no token'
  return new AuthorizationFailure(message, error)
}
