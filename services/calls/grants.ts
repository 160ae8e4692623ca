import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../adapters/clock.ts'
import { OauthFailure, type IssuedTokens, type OauthClient } from '../../adapters/oauth/index.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import { recordConnectionTest } from '../../adapters/stores/connections/connections.ts'
import {
  claimRenewal,
  findGrant,
  loseGrant,
  releaseRenewal,
  storeRenewal,
  type ConnectionGrant,
} from '../../adapters/stores/connections/grants.ts'
import { consentOf } from '../../domain/connection-rules.ts'
import { configurationOf, expiryOf, openTokens, sealTokens, type GrantTokens } from '../connections/grant-tokens.ts'
import { AuthorizationFailure, ConsentNeeded } from './authorization-failure.ts'
import type { OpenConnection } from './connections.ts'
import { CircuitOpen, type CallSlots } from './slots.ts'

/** The tokens that persons consented to. */
export type Grants = {
  /**
   * A token that is valid by what is known; renewed where it has expired or is the refused one. Undefined for an MCP
   * server that nobody has connected, which may ask for nothing.
   * @throws ConsentNeeded
   * @throws AuthorizationFailure
   * @throws CallPostponed
   */
  token(tenantId: string, connection: OpenConnection, use: TokenUse): Promise<string | undefined>
}
export type TokenUse = { timeoutMs: number; refused?: string | undefined }

type GrantDeps = { db: Pool; secretBox: SecretBox; clock: Clock; slots: CallSlots; oauthClient: OauthClient }
type Open = { grant: ConnectionGrant; tokens: GrantTokens }

/** A process that was killed while it renewed leaves the renewal to others this long after its time limit. */
const LEASE_MARGIN_MS = 10_000
const LOOK_AGAIN_MS = 100
const STORE_ATTEMPTS = 5

export function createGrants(deps: GrantDeps): Grants {
  const { clock } = deps
  // The callers of one process wait for one renewal.
  const renewals = new Map<string, Promise<string>>()

  return {
    async token(tenantId, connection, { timeoutMs, refused }) {
      const open = await openGrant(deps, tenantId, connection)
      if (open === undefined) return undefined
      const { grant, tokens } = open
      const isFresh = grant.expiresAt === null || grant.expiresAt.getTime() > clock.now().getTime()
      if (isFresh && tokens.accessToken !== refused) return tokens.accessToken
      const key = `${tenantId}/${connection.id}/${String(grant.version)}`
      const underWay = renewals.get(key)
      if (underWay !== undefined) return await underWay
      const renewal = renew(deps, tenantId, connection, open, timeoutMs).finally(() => renewals.delete(key))
      renewals.set(key, renewal)
      return await renewal
    },
  }
}

/** @throws ConsentNeeded */
async function openGrant(
  { db, secretBox }: GrantDeps,
  tenantId: string,
  connection: OpenConnection,
): Promise<Open | undefined> {
  const grant = await findGrant(db, tenantId, connection.id)
  if (grant?.configuration !== configurationOf(connection)) {
    if (consentOf(connection) === 'discovered') return undefined
    throw new ConsentNeeded('nobody has consented to this connection')
  }
  if (grant.tokens === null) throw new ConsentNeeded('the consent to this connection was lost')
  return { grant, tokens: openTokens(secretBox, tenantId, connection.id, grant.tokens) }
}

async function renew(
  deps: GrantDeps,
  tenantId: string,
  connection: OpenConnection,
  { grant, tokens }: Open,
  timeoutMs: number,
): Promise<string> {
  if (tokens.refreshToken === null) return await lose(deps, tenantId, connection, grant)
  const now = deps.clock.now()
  const until = new Date(now.getTime() + timeoutMs + LEASE_MARGIN_MS)
  if (!(await claimRenewal(deps.db, tenantId, grant, { now, until })))
    return await renewedElsewhere(deps, tenantId, connection, grant, timeoutMs)
  let issued: IssuedTokens
  try {
    issued = await askInSlot(deps, tenantId, tokens, tokens.refreshToken, timeoutMs)
  } catch (error) {
    if (error instanceof OauthFailure && error.isRefused) return await lose(deps, tenantId, connection, grant)
    await releaseRenewal(deps.db, tenantId, grant, until)
    if (error instanceof OauthFailure) throw new AuthorizationFailure(error.message, error.cause)
    if (error instanceof CircuitOpen) throw new AuthorizationFailure(`no token: ${error.message}`, error)
    throw error
  }
  await store(deps, tenantId, connection, { grant, tokens }, issued)
  return issued.accessToken
}

type Asked = { issued: IssuedTokens; timedOut?: false } | { failure: unknown; timedOut: boolean }

async function askInSlot(
  { slots, oauthClient }: GrantDeps,
  tenantId: string,
  { server }: GrantTokens,
  refreshToken: string,
  timeoutMs: number,
): Promise<IssuedTokens> {
  const target = { tenantId, host: new URL(server.tokenUrl).host, purpose: 'token' } as const
  const asked = await slots.within(target, timeoutMs, async (): Promise<Asked> => {
    try {
      return { issued: await oauthClient.refresh(server, refreshToken, timeoutMs) }
    } catch (failure) {
      return { failure, timedOut: failure instanceof OauthFailure && failure.timedOut }
    }
  })
  if ('failure' in asked) throw asked.failure
  return asked.issued
}

/**
 * Before the token is used: the refresh token before it may be worth nothing already. A database that is away for a
 * moment must not cost the consent.
 */
async function store(
  { db, secretBox, clock }: GrantDeps,
  tenantId: string,
  { id }: OpenConnection,
  { grant, tokens }: Open,
  { accessToken, refreshToken, expiresInS, scope }: IssuedTokens,
): Promise<void> {
  const next = { ...tokens, accessToken, refreshToken: refreshToken ?? tokens.refreshToken }
  const renewal = {
    tokens: sealTokens(secretBox, tenantId, id, next),
    scope,
    expiresAt: expiryOf(expiresInS, clock.now()),
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (await storeRenewal(db, tenantId, grant, renewal)) return
      break
    } catch (error) {
      if (attempt === STORE_ATTEMPTS) throw error
      await sleep(LOOK_AGAIN_MS * 2 ** attempt)
    }
  }
  throw new AuthorizationFailure('the connection was connected again, or disconnected, meanwhile')
}

/** Waits for the renewal of another process, without holding a connection to the database. */
async function renewedElsewhere(
  deps: GrantDeps,
  tenantId: string,
  connection: OpenConnection,
  { version }: ConnectionGrant,
  timeoutMs: number,
): Promise<string> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    await sleep(LOOK_AGAIN_MS)
    const open = await openGrant(deps, tenantId, connection)
    if (open === undefined) break
    if (open.grant.version !== version) return open.tokens.accessToken
    if (open.grant.renewingUntil === null) break
  }
  throw new AuthorizationFailure('another process could not renew the token')
}

async function lose(
  { db, clock }: GrantDeps,
  tenantId: string,
  connection: OpenConnection,
  grant: ConnectionGrant,
): Promise<never> {
  const at = clock.now()
  if (await loseGrant(db, tenantId, grant, at)) await recordConnectionTest(db, tenantId, connection, { at, ok: false })
  throw new ConsentNeeded('the consent to this connection was lost')
}
