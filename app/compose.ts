import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import type express from 'express'
import { pino, type Logger } from 'pino'
import { createChangeFeed } from '../adapters/postgres/change-feed.ts'
import { systemClock, type Clock } from '../adapters/clock.ts'
import { readServedDocuments } from '../adapters/documents.ts'
import { createEdgeStore } from '../adapters/edge-store/index.ts'
import { createFileLinks } from '../adapters/file-links.ts'
import { createFileStore, type FileStore } from '../adapters/files/index.ts'
import { createSpool } from '../adapters/files/spool.ts'
import { newId } from '../adapters/ids.ts'
import { createKnexInstance, pendingMigrations } from '../adapters/postgres/knex.ts'
import { withFallback } from '../adapters/limiter/fallback.ts'
import { createLimiter, type Limiter } from '../adapters/limiter/index.ts'
import { createMemoryLimiter } from '../adapters/limiter/memory.ts'
import { createMailer } from '../adapters/mail/index.ts'
import { createMetrics } from '../adapters/metrics.ts'
import { createPool } from '../adapters/postgres/pool.ts'
import { createSecretBox } from '../adapters/secrets.ts'
import { createSessionCookie } from '../adapters/session-cookie.ts'
import { createSessionTokens } from '../adapters/session-tokens.ts'
import { readWorkFigures } from '../adapters/stores/operations/work-figures.ts'
import { createTracing, traceEgress, traceKnex, traceQueries } from '../adapters/tracing/index.ts'
import { createWaitTokens } from '../adapters/wait-tokens.ts'
import { createEgress, type Resolve } from '../adapters/egress/index.ts'
import { createModels } from '../adapters/models/index.ts'
import { Refusal } from '../domain/refusal.ts'
import type { Tool } from '../handlers/mcp/registry.ts'
import { createKeyDirectory } from '../services/access/access.ts'
import { authenticateToken, createTokenDirectory } from '../services/access/tokens.ts'
import { createConfiguration } from '../services/configuration/configuration.ts'
import { createGoalDirectory } from '../services/goals/directory.ts'
import { authenticateInbound } from '../services/webhooks/inbound.ts'
import { createIdempotency } from '../services/idempotency/idempotency.ts'
import { createLeases } from '../services/leases.ts'
import { createPublications } from '../services/published/published.ts'
import { createPublishedDocuments } from '../services/published/documents.ts'
import { createRepublishDrain } from '../services/published/republish.ts'
import type { Drain } from '../services/drain.ts'
import { checkReadiness } from '../services/readiness.ts'
import { createSettings } from '../services/configuration/settings.ts'
import { createAuthorization } from '../services/calls/authorization.ts'
import type { Delay } from '../services/calls/attempts.ts'
import { createCalls } from '../services/calls/calls.ts'
import { publishDomainEvent } from '../services/engine/domain-events.ts'
import { createAgentGateway } from './agent-gateway.ts'
import type { Environment } from './environment.ts'
import { version } from './version.ts'
import { bindHandlers, type HandlerDeps } from './handlers.ts'
import { createAdminAccess } from './http/admin-access.ts'
import { createApi, type Observation, type OperationHandlers } from './http/api.ts'
import { createEngineAccess } from './http/engine-access.ts'
import { createAddressOf } from './http/addresses.ts'
import { createMcpListener } from './http/mcp.ts'
import { createInboundAccess } from './http/inbound-access.ts'
import { createPublicAccess } from './http/public-access.ts'
import { createTokenAccess } from './http/token-access.ts'
import { replyTo } from './http/error-replies.ts'
import { send } from './http/replies.ts'
import { createPages } from './pages/pages.ts'

/** What a test, or an embedding program, may put in place of the real thing. */
export type Substitutes = {
  clock?: Clock
  limiter?: Limiter
  files?: FileStore
  logger?: Logger
  random?: () => number
  observe?: (observation: Observation) => void
  /** Wraps the handlers, for example to make one fail. */
  handlers?: (handlers: OperationHandlers) => OperationHandlers
  demoKey?: () => string | undefined
  /** Finds the addresses of host names, for outgoing requests. */
  resolve?: Resolve
  /** Between attempts of a call. */
  delay?: Delay
  /** Adds tools to the agent gateway. */
  agentTools?: (tools: Tool[]) => Tool[]
}

export type Service = {
  listener: (req: IncomingMessage, res: ServerResponse) => void
  deps: HandlerDeps
  logger: Logger
  /** Publishes documents that are asked for, from its first kick until it is stopped. */
  republisher(): Drain
  /** Readiness turns to not ready, so that a balancer sends nobody here any more. */
  announceStop(): void
  close(): Promise<void>
}

/** Builds the service from its environment: the one place where long-lived things are made. */
export async function compose(
  environment: Environment & { databaseUrl: string },
  substitutes: Substitutes = {},
): Promise<Service> {
  const clock = substitutes.clock ?? systemClock
  const logger = substitutes.logger ?? pino({ level: environment.logLevel })
  const tracing = await createTracing(environment.otelExporterOtlpEndpoint, { version, instanceId: newId() })
  const db = createPool({
    url: environment.databaseUrl,
    name: 'parley',
    onError: error => logger.warn({ err: error }, 'a database connection broke'),
  })
  traceQueries(db, tracing)
  const changes = createChangeFeed({
    url: environment.databaseUrl,
    onError: error => logger.warn({ err: error }, 'the change feed lost its connection'),
  })
  const limiter =
    substitutes.limiter ??
    createLimiter(environment.limiterDsn, { onError: error => logger.warn({ err: error }, 'the limiter is away') })
  await changes.ready()
  // A limiter that is away at start is no different from one that goes away later.
  await limiter.ready().catch((error: unknown) => logger.warn({ err: error }, 'the limiter is away'))
  // The administrative stores' way to the database; its connections open with their first use.
  const knex = createKnexInstance({ url: environment.databaseUrl })
  traceKnex(knex, tracing)
  const countedLimiter = withFallback(limiter, createMemoryLimiter())
  let stopping = false
  const publications = createPublications({ db, clock, changes })
  const sessions = createSessionTokens({ secret: environment.appSecret })
  const metrics = createMetrics({
    figures: async () => await readWorkFigures(db),
    onError: error => logger.warn({ err: error }, 'figures could not be read'),
  })
  metrics.watchPool('requests', db)
  const secretBox = createSecretBox(environment.appSecret)
  const configuration = createConfiguration({ db, clock, changes })
  const egress = traceEgress(
    createEgress({
      allow: environment.egressAllow,
      ...(substitutes.resolve === undefined ? {} : { resolve: substitutes.resolve }),
    }),
    tracing,
  )
  const authorization = createAuthorization({ egress, clock })
  const models = createModels(egress)
  const files =
    substitutes.files ?? createFileStore(environment.fileStoreDsn, { folder: join(environment.dataDir, 'files') })
  const spool = createSpool({ folder: join(environment.dataDir, 'incoming') })
  await spool.sweep(clock.now())
  const edgeStore = await createEdgeStore(environment.edgeStoreDsn, {
    token: environment.edgeStoreToken,
    onError: error => logger.warn({ err: error }, 'the edge store is away'),
  })
  const leases = createLeases({ db, log: logger })
  const deps: HandlerDeps = {
    configuration,
    settings: createSettings(configuration),
    egress,
    secretBox,
    version,
    calls: createCalls({
      tracing,
      db,
      secretBox,
      clock,
      egress,
      authorization,
      settings: createSettings(configuration),
      models,
      version,
      delay: substitutes.delay ?? (async ms => await sleep(ms)),
    }),
    publishEvent: async event => await publishDomainEvent(deps, event),
    authorization,
    models,
    limiter: countedLimiter,
    metrics,
    meter: metrics,
    tracing,
    db,
    knex,
    clock,
    newId,
    sessions,
    publications,
    random: substitutes.random ?? Math.random,
    log: logger,
    work: new EventEmitter(),
    redactEventLog: environment.eventLogRedaction,
    files,
    spool,
    published: createPublishedDocuments({
      store: edgeStore,
      onError: error => logger.warn({ err: error }, 'a published document could not be read'),
    }),
    publicUrl: environment.publicUrl,
    fileLinks: createFileLinks({ secret: environment.appSecret, publicUrl: environment.publicUrl }),
    goals: createGoalDirectory({
      db,
      clock,
      changes,
      onError: error => logger.warn({ err: error }, 'a goal is out of service'),
    }),
    waitTokens: createWaitTokens(environment.appSecret),
    idempotency: createIdempotency({ db, newId, secrets: secretBox, leases }),
    leases,
    tokens: createTokenDirectory({ db, clock, changes }),
    sessionCookie: createSessionCookie({
      secret: environment.appSecret,
      secure: new URL(environment.publicUrl).protocol === 'https:',
    }),
    documents: readServedDocuments(),
    mailer: createMailer(environment.mailerDsn, {
      log: mail => {
        logger.info({ mail }, 'mail')
      },
      host: new URL(environment.publicUrl).hostname,
    }),
    readiness: async () => [
      ...(await checkReadiness({ db, pendingMigrations: async () => await pendingMigrations(db) })),
      ...(stopping ? [{ name: 'shutdown' as const, ready: false, reason: 'the process is stopping' }] : []),
    ],
  }
  const keys = createKeyDirectory({ db, clock, changes })
  const handlers = bindHandlers(deps)
  const addressOf = createAddressOf(environment.trustProxy)
  const observe = {
    observe: (observation: Observation) => {
      metrics.request(observation)
      substitutes.observe?.(observation)
    },
  }
  const api = await createApi({
    handlers: substitutes.handlers?.(handlers) ?? handlers,
    publicAccess: createPublicAccess({ keys, sessions, limiter: countedLimiter, clock }),
    engineAccess: createEngineAccess({ token: environment.engineApiToken, limiter, clock }),
    inboundAccess: createInboundAccess({
      authenticate: async signed => await authenticateInbound({ db, secretBox }, signed),
    }),
    tokenAccess: createTokenAccess(deps),
    adminAccess: createAdminAccess(deps),
    validateResponses: environment.validateResponses,
    addressOf,
    newId,
    logger,
    tracing,
    ...observe,
  })
  const mcp = createMcpListener({
    dispatcher: createAgentGateway(deps, {
      validateResponses: environment.validateResponses,
      logger,
      ...(substitutes.agentTools === undefined ? {} : { extend: substitutes.agentTools }),
    }),
    authenticate: async bearer => await authenticateToken(deps, bearer),
    hosts: { publicHost: new URL(environment.publicUrl).host, allowed: environment.allowedHosts },
    addressOf,
    newId,
    logger,
    tracing,
    ...observe,
  })
  const pages = createPages({ demoKey: substitutes.demoKey ?? (() => undefined) })
  return {
    deps,
    logger,
    republisher: () => createRepublishDrain({ db, clock, edgeStore, log: logger }),
    listener: (req, res) => {
      if (!mcp(req, res) && !api.handle(req, res))
        pages(req as express.Request, res as express.Response, () =>
          send(res, newId(), replyTo(new Refusal('not_found'))),
        )
    },
    announceStop: () => {
      stopping = true
    },
    close: async () => {
      await leases.handBack()
      deps.mailer.close()
      await Promise.all([changes.close(), limiter.close(), egress.close(), files.close(), edgeStore.close()])
      await Promise.all([db.end(), knex.destroy()])
      await tracing.close()
    },
  }
}

/**
 * `stop` ends what works alongside, too, while the last requests are finished. What they hold after `graceMs` (8
 * seconds) is handed back to other processes.
 */
export type Listening = {
  url: string
  port: number
  stop: (alongside?: () => Promise<void>, graceMs?: number) => Promise<void>
}

const STOP_GRACE_MS = 8_000
/** From there to the end of the connections: a request may still get the reply of the process that took over. */
const TAKEOVER_MS = 2_000
// 100 MB at a bit more than 1 Mbit/s; Node's limit for the headers, a minute, stays.
const UPLOAD_TIMEOUT_MS = 600_000

/**
 * Serves until `stop`: then no new connections, what is in flight is finished, and after ten seconds what is left is
 * cut.
 */
export async function listen(service: Service, { host, port }: { host: string; port: number }): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: UPLOAD_TIMEOUT_MS }, service.listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    stop: async (alongside = async () => await Promise.resolve(), graceMs = STOP_GRACE_MS) => {
      service.announceStop()
      const handBack = setTimeout(() => void service.deps.leases.handBack(), graceMs)
      const cut = setTimeout(() => server.closeAllConnections(), graceMs + TAKEOVER_MS)
      const closed = new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeIdleConnections()
      })
      await Promise.all([closed, alongside()])
      clearTimeout(handBack)
      clearTimeout(cut)
      await service.close()
    },
  }
}
