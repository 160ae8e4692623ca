import assert from 'node:assert/strict'
import { after, afterEach } from 'node:test'
import { pino } from 'pino'
import { createGrants } from '../../../services/calls/grants.ts'
import { openConnection } from '../../../services/calls/connections.ts'
import type { AdminCalls } from '../../support/admin.ts'
import { CLIENT, startAuthorizationServer } from '../../support/authorization-server.ts'
import type { Loose } from '../callers.ts'
import { startConnectionShop } from './connection-shop.ts'
import { successBody } from './fixtures.ts'

const TIMEOUT = { timeoutMs: 5_000 }

/** The shop of connections, and an authorization server at which people consent; for the body of a `describe`. */
export async function startGrantShop() {
  const logged: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  const started = await startConnectionShop({ substitutes: { logger } })
  const { service, home, shop, create: newConnection, pathOf } = started
  const provider = await startAuthorizationServer()
  afterEach(() => {
    provider.instead = undefined
  })
  after(async () => {
    await provider.stop()
  })

  const credentials = {
    authorizationUrl: `${provider.url}/auth`,
    tokenUrl: `${provider.url}/token`,
    revocationUrl: `${provider.url}/token/revocation`,
    scope: 'openid email offline_access',
    ...CLIENT,
  }
  const create = async (more: object = {}) => await newConnection({ baseUrl: shop.url, credentials, ...more })
  const grantOf = async (connection: Loose) => await successBody(home.token.get(`${pathOf(connection)}/grant`))
  const request = async (connection: Loose, caller: AdminCalls = home.session) =>
    String((await successBody(caller.post(`${pathOf(connection)}/grant/request`)))['address'])
  const answerIn = (back: URL): Loose => Object.fromEntries(back.searchParams)
  const complete = async (answer: Loose, caller: AdminCalls = home.session) => {
    const { state, code, error, iss } = answer
    return await caller.post('/completed-connection-grants', { state, code, error, iss })
  }
  const connect = async (connection: Loose, at = provider) => {
    const answer = answerIn(await at.consent(await request(connection)))
    return { answer, completed: await successBody(complete(answer)) }
  }
  const connected = async (more?: object) => {
    const connection = await create(more)
    await connect(connection)
    return connection
  }
  const opened = async ({ code }: Loose) => {
    const open = await openConnection(service.deps, home.tenantId, String(code))
    assert.ok(open !== undefined)
    return open
  }
  const grantsOfProcess = () => createGrants(service.deps)
  const tokenOf = async (connection: Loose, grants = grantsOfProcess(), refused?: string) =>
    await grants.token(home.tenantId, await opened(connection), { ...TIMEOUT, refused })
  const test = async (connection: Loose) => await successBody(home.token.post(`${pathOf(connection)}/test`))
  const expire = () => {
    service.clock.advance(3_600_000)
  }
  const shared = { ...started, logged, provider, credentials, create, grantOf, request, answerIn, complete }
  return { ...shared, connect, connected, grantsOfProcess, tokenOf, test, expire }
}
