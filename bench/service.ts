import { createServer, type RequestListener, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Limiter } from '../adapters/limiter/index.ts'
import { createLogDestination, createLogger } from '../adapters/logger.ts'
import { compose, type Service } from '../app/compose.ts'
import { readEnvironment } from '../app/environment.ts'
import { SERVER_OPTIONS } from '../app/listen.ts'
import { CONVERSATION_IDS, KEY_ID, TENANT_ID } from './workspace.ts'

export const ENGINE_TOKEN = 'engine-token-of-the-benchmark'
export const APP_SECRET = 'application secret of the benchmark'

/** The limits would end the measurement after a second: each hit is answered as if it were far from its limit. */
const unlimited: Limiter = {
  hit: () => ({ allowed: true, remaining: 1_000, retryAfterSeconds: 0, resetSeconds: 60 }),
  ready: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** The service as production composes it, logging each request, on a database of the benchmark. */
export async function composeForBench(url: string, variables: Record<string, string> = {}): Promise<Service> {
  const environment = readEnvironment({
    NODE_ENV: 'production',
    APP_SECRET,
    ENGINE_API_TOKEN: ENGINE_TOKEN,
    DATABASE_URL: url,
    PUBLIC_URL: 'http://localhost',
    ...variables,
  })
  const logger = createLogger(environment.logLevel, createLogDestination('/dev/null'))
  return await compose({ ...environment, appSecret: APP_SECRET, databaseUrl: url }, { limiter: unlimited, logger })
}

/** A session token for each seeded conversation. */
export async function sessionTokens({ deps }: Service): Promise<string[]> {
  const now = deps.clock.now()
  return await Promise.all(
    CONVERSATION_IDS.map(
      async conversationId =>
        (await deps.sessions.issue({ tenantId: TENANT_ID, keyId: KEY_ID, conversationId, now })).token,
    ),
  )
}

/** A server without the options of ours: one to compare with. */
export const PLAIN_SERVER: ServerOptions = { keepAliveTimeout: SERVER_OPTIONS.keepAliveTimeout }

/**
 * Listens on a free port, by default with the options of production; what is measured shares the process only with the
 * driver that waits for it.
 */
export async function serve(
  listener: RequestListener,
  options: ServerOptions = SERVER_OPTIONS,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer(options, listener)
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      await new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

/** @throws Error unless it is answered with success */
export async function ask(port: number, question: { path: string; token: string; body?: object }): Promise<void> {
  const { path, token, body } = question
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'Authorization': `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
}
