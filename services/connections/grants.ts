import type { Egress } from '../../adapters/egress/index.ts'
import { discover, OauthFailure, type OauthClient, type OauthServer } from '../../adapters/oauth/index.ts'
import { generateLinkToken, hashToken, type SecretBox } from '../../adapters/secrets.ts'
import type { Connection } from '../../adapters/stores/connections/connections.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import type { Limiter } from '../../adapters/limiter/index.ts'
import { consentOf } from '../../domain/connection-rules.ts'
import { jsonOf } from '../../domain/json.ts'
import { usedOperations } from '../../domain/operations/used-operations.ts'
import { budgets } from '../../domain/rate-limits.ts'
import { Refusal, unknownValue } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, found, rowToChange, type ChangeDeps, type Target } from '../admin/change.ts'
import { refuseBeyond } from '../limits.ts'
import { openCredentials, type Credentials } from './credentials.ts'
import { revokeEnded, revokeTokens } from './ended-grants.ts'
import { configurationOf, expiryOf, openRequest, sealRequest, sealTokens } from './grant-tokens.ts'

export type GrantDeps = ChangeDeps & {
  secretBox: SecretBox
  egress: Egress
  oauthClient: OauthClient
  limiter: Limiter
  publicUrl: string
}

/** What is known of a consent, without its tokens. */
export type ShownGrant = {
  state: 'not_connected' | 'connected' | 'lost'
  account: string | null
  scopes: string[]
  expiresAt: Date | null
  connectedAt: Date | null
  lostAt: Date | null
  redirectUrl: string
  offeredScopes: OfferedScope[]
  revision: number
}
/** Of the document of the connection. `demanded`: by an operation that a published flow names. */
export type OfferedScope = { name: string; description: string; demanded: boolean }
/** What the service sent the person back with. */
export type Answer = {
  state: string
  code?: string | undefined
  error?: string | undefined
  iss?: string | undefined
}

const TIMEOUT_MS = 10_000
const REQUEST_LIFETIME_MS = 600_000

/** @throws Refusal `not_found` */
export async function getGrant(
  deps: Pick<GrantDeps, 'knex' | 'secretBox' | 'publicUrl'>,
  { tenantId }: AdminCaller,
  connectionId: string,
): Promise<ShownGrant> {
  const stores = forTenant(deps.knex, tenantId)
  const connection = found(await stores.connections.find({ id: connectionId }))
  const grant = await grantOf(deps, tenantId, connection, stores)
  return { ...grant, offeredScopes: await offeredScopes(stores, connection) }
}

/**
 * Where to send the person, for ten minutes and one return. A request takes the place of an earlier one.
 * @throws Refusal `not_found`, `conflict` where nobody can consent, `validation_failed` for a scope that the document
 * does not name, `rate_limited`
 */
export async function requestGrant(
  deps: GrantDeps,
  caller: AdminCaller,
  connectionId: string,
  scopes: readonly string[],
): Promise<{ address: string; expiresAt: Date }> {
  const { tenantId, user } = caller
  const { connections, connectionDocuments } = forTenant(deps.knex, tenantId)
  const connection = found(await connections.find({ id: connectionId }))
  const named = scopes.length === 0 ? undefined : await connectionDocuments.find(connectionId)
  const unknown = scopes.find(scope => named?.scopes.some(({ name }) => name === scope) !== true)
  if (unknown !== undefined) throw unknownValue('scope', `the document of the connection names no scope ${unknown}`)
  const open = opened(deps, tenantId, connection)
  if (consentOf(open) === undefined)
    throw new Refusal('conflict', { message: 'The connection has credentials that nobody consents to' })
  await refuseBeyond(deps, budgets.connectionTest, tenantId)
  const own = await explained(async () => await serverOf(deps, open))
  const server = { ...own, scope: scopes.length === 0 ? own.scope : joined(own.scope, scopes) }
  const [state, verifier] = [generateLinkToken(), generateLinkToken()]
  const expiresAt = new Date(deps.clock.now().getTime() + REQUEST_LIFETIME_MS)
  const address = await deps.oauthClient.address(server, { redirectUrl: redirectUrlOf(deps), state, verifier })
  return await change(deps, caller, 'connection.request_grant', async ({ connections, connectionGrants }) => {
    const { id, code } = found(await connections.find({ id: connectionId }))
    await connectionGrants.putRequest({
      connectionId,
      userId: user.id,
      stateHash: hashToken(state),
      request: sealRequest(deps.secretBox, tenantId, id, { verifier, server }),
      configuration: configurationOf(open),
      expiresAt,
    })
    return { result: { address, expiresAt }, resource: resourceOf({ id, code }), before: null, after: null }
  })
}

/**
 * Exchanges the code that the service sent the person back with. The request has ended then, whatever comes of it.
 * @throws Refusal `conflict`, also for a request that is not this user's
 */
export async function completeGrant(
  deps: GrantDeps,
  caller: AdminCaller,
  { state, code, error, iss }: Answer,
): Promise<ShownGrant & { connectionId: string }> {
  const { tenantId, user } = caller
  const request = await forTenant(deps.knex, tenantId).connectionGrants.takeRequest(user.id, hashToken(state))
  const now = deps.clock.now()
  if (request === undefined || request.expiresAt <= now)
    throw new Refusal('conflict', { message: 'The consent was not asked for here, took too long or was used already' })
  const { connectionId, configuration } = request
  const { verifier, server } = openRequest(deps.secretBox, tenantId, connectionId, request.request)
  if (error !== undefined || code === undefined)
    throw new Refusal('conflict', { message: 'The service answered that there is no consent' })
  const answer = new URLSearchParams({ state, code, ...(iss === undefined ? {} : { iss }) })
  const sent = { redirectUrl: redirectUrlOf(deps), state, verifier }
  const issued = await explained(async () => await deps.oauthClient.exchange(server, sent, answer, TIMEOUT_MS))
  const { accessToken, refreshToken, expiresInS, account } = issued
  const tokens = { accessToken, refreshToken, server }

  const connecting = change(deps, caller, 'connection.connect', async stores => {
    const { connections, connectionGrants } = stores
    const before = await connections.findForUpdate({ id: connectionId })
    if (before === undefined || configurationOf(opened(deps, tenantId, before)) !== configuration)
      throw new Refusal('conflict', { message: 'The connection was changed or deleted meanwhile' })
    await connectionGrants.put({
      connectionId,
      tokens: sealTokens(deps.secretBox, tenantId, connectionId, tokens),
      account,
      scope: issued.scope ?? server.scope,
      configuration,
      expiresAt: expiryOf(expiresInS, now),
      connectedAt: now,
    })
    // What was tested before was without this consent.
    const after = found(await connections.update(connectionId, { lastTestedAt: null, lastTestOk: null }))
    const grant = await grantOf(deps, tenantId, after, stores)
    return {
      result: { grant, connection: after },
      resource: resourceOf(after),
      before: null,
      after: null,
      details: { account, scopes: grant.scopes },
    }
  })
  const { grant, connection } = await connecting.catch(async (error: unknown) => {
    // Only what is certainly not stored: after a lost connection the commit may have happened.
    if (error instanceof Refusal) await revokeTokens(deps, tokens)
    throw error
  })
  // Reads the document and every published flow, for which the row must not stay locked.
  const scopes = await offeredScopes(forTenant(deps.knex, tenantId), connection)
  return { ...grant, offeredScopes: scopes, connectionId }
}

/**
 * Revokes the tokens where the service has an address for that; they are deleted here in any case.
 * @throws Refusal `not_found`, also where nobody has consented, `precondition_failed`
 */
export async function deleteGrant(deps: GrantDeps, caller: AdminCaller, { id, ifMatch }: Target): Promise<void> {
  const { tenantId } = caller
  const ended = await change(deps, caller, 'connection.disconnect', async ({ connections, connectionGrants }) => {
    const before = await rowToChange(connections, { id }, ifMatch)
    const grant = found(await connectionGrants.delete(id))
    await connections.update(id, { lastTestedAt: null, lastTestOk: null })
    return { result: grant, resource: resourceOf(before), before: null, after: null }
  })
  await revokeEnded(deps, tenantId, [ended])
}

async function serverOf(deps: GrantDeps, { providerKey, baseUrl, credentials }: Opened): Promise<OauthServer> {
  const { authorizationUrl, tokenUrl = '', clientId, clientSecret, scope, revocationUrl } = credentials
  if (authorizationUrl === undefined)
    return await discover(deps.egress, {
      url: baseUrl ?? '',
      redirectUrl: redirectUrlOf(deps),
      client: { clientId, clientSecret },
      timeoutMs: TIMEOUT_MS,
    })
  return {
    issuer: null,
    sendsIssuer: false,
    authorizationUrl,
    tokenUrl,
    revocationUrl: revocationUrl ?? null,
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? null,
    secretInBody: false,
    scope: scope ?? null,
    resource: providerKey === 'mcp' ? baseUrl : null,
  }
}

/** A page of the console: it brings the answer back here with the session of the person. */
function redirectUrlOf({ publicUrl }: Pick<GrantDeps, 'publicUrl'>): string {
  return `${publicUrl}/console/connected`
}

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof OauthFailure) throw new Refusal('conflict', { message: `Not connected: ${error.message}` })
    throw error
  }
}

type Opened = Omit<Connection, 'credentials'> & { credentials: Credentials }

function opened({ secretBox }: Pick<GrantDeps, 'secretBox'>, tenantId: string, connection: Connection): Opened {
  return { ...connection, credentials: openCredentials(secretBox, tenantId, connection) }
}

/** As OAuth has them: separated by spaces, each once. */
function joined(own: string | null, more: readonly string[]): string {
  return [...new Set([...(own ?? '').split(' '), ...more])].filter(name => name !== '').join(' ')
}

async function offeredScopes(
  { connectionDocuments, flows }: TenantStores,
  { id, code }: Connection,
): Promise<OfferedScope[]> {
  const { scopes = [] } = (await connectionDocuments.find(id)) ?? {}
  if (scopes.length === 0) return []
  const used = new Set(
    (await flows.published())
      .flatMap(({ definition }) => usedOperations(jsonOf(definition)))
      .filter(({ connection }) => connection === code)
      .map(({ operation }) => operation),
  )
  return scopes.map(({ name, description, operations }) => ({
    name,
    description,
    demanded: operations.some(operation => used.has(operation)),
  }))
}

async function grantOf(
  deps: Pick<GrantDeps, 'secretBox' | 'publicUrl'>,
  tenantId: string,
  connection: Connection,
  { connectionGrants }: TenantStores,
): Promise<Omit<ShownGrant, 'offeredScopes'>> {
  const grant = await connectionGrants.find(connection.id)
  const none = {
    account: null,
    scopes: [],
    expiresAt: null,
    connectedAt: null,
    lostAt: null,
    redirectUrl: redirectUrlOf(deps),
    revision: connection.revision,
  }
  // One for another origin or client counts no more.
  if (grant?.configuration !== configurationOf(opened(deps, tenantId, connection)))
    return { state: 'not_connected', ...none }
  const { account, scope, expiresAt, connectedAt, lostAt } = grant
  return {
    ...none,
    state: grant.tokens === null ? 'lost' : 'connected',
    account,
    scopes: scope === null ? [] : scope.split(' ').filter(name => name !== ''),
    expiresAt,
    connectedAt,
    lostAt,
  }
}

function resourceOf({ id, code }: Pick<Connection, 'id' | 'code'>) {
  return { type: 'connection', id, name: code }
}
