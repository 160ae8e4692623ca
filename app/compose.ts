import type { IncomingMessage, ServerResponse } from 'node:http'
import type express from 'express'
import { Refusal } from '../domain/refusal.ts'
import type { Drain } from '../services/drain.ts'
import { createRepublishDrain } from '../services/published/republish.ts'
import { createAgentGateway } from './agent-gateway.ts'
import { composeAccess, type AccessDeps } from './compose/access.ts'
import { composeBase, type Base, type ServiceEnvironment } from './compose/base.ts'
import { composeCalls, type CallDeps } from './compose/calls.ts'
import { composeEngine, type EngineDeps } from './compose/engine.ts'
import { composeFiles, type FileDeps } from './compose/files.ts'
import { composeOperations, type OperationsDeps } from './compose/operations.ts'
import { composePublishing, type PublishingDeps } from './compose/publishing.ts'
import type { Substitutes } from './compose/substitutes.ts'
import { bindHandlers } from './handlers.ts'
import { createAddressOf } from './http/addresses.ts'
import { auditRefusedCalls } from './http/refused-calls.ts'
import { createApi, type Observation } from './http/api.ts'
import { replyTo } from './http/error-replies.ts'
import { createMcpListener } from './http/mcp.ts'
import { send } from './http/replies.ts'
import { createPages } from './pages/pages.ts'

export type { Substitutes }

/** Everything that use cases work with, by area; each names what it uses of it. */
export type ServiceDeps = Base & AccessDeps & PublishingDeps & CallDeps & FileDeps & EngineDeps & OperationsDeps

type Listener = (req: IncomingMessage, res: ServerResponse) => void

export type Service = {
  listener: Listener
  /** What a worker answers: health, readiness and metrics, and 404 to everything else. */
  workerListener: Listener
  deps: ServiceDeps
  /** Publishes documents that are asked for, from its first kick until it is stopped. */
  republisher(): Drain
  /** Readiness turns to not ready, so that a balancer sends nobody here any more. */
  announceStop(): void
  close(): Promise<void>
}

const WORKER_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** Builds the service from its environment: with the areas below, the one place where long-lived things are made. */
export async function compose(environment: ServiceEnvironment, substitutes: Substitutes = {}): Promise<Service> {
  const stop = new AbortController()
  const base = await composeBase(environment, substitutes)
  const access = await composeAccess(base, environment, substitutes)
  const publishing = await composePublishing(base, environment)
  const calls = composeCalls({ ...base, ...publishing }, environment, substitutes)
  const files = await composeFiles(base, environment, substitutes)
  const engine = composeEngine({ ...base, ...publishing, ...calls, ...files }, environment, substitutes)
  const operations = await composeOperations(base, environment, stop.signal, substitutes)
  const deps: ServiceDeps = {
    ...base,
    ...access.deps,
    ...publishing,
    ...calls,
    ...files,
    ...engine,
    ...operations,
  }

  const { newId, tracing, log: logger } = base
  const { validateResponses } = environment
  const edge = {
    addressOf: createAddressOf(environment.trustProxy, sentence => logger.warn(sentence)),
    newId,
    logger,
    tracing,
    observe: (observation: Observation) => {
      base.metrics.request(observation)
      substitutes.observe?.(observation)
    },
  }
  const handlers = bindHandlers(deps)
  const api = await createApi({
    ...access.access,
    ...edge,
    auditRefused: auditRefusedCalls(deps),
    handlers: substitutes.handlers?.(handlers) ?? handlers,
    validateResponses,
  })
  const extend = substitutes.agentTools === undefined ? {} : { extend: substitutes.agentTools }
  const mcp = createMcpListener({
    ...edge,
    addressWindows: access.access.addressWindows,
    dispatcher: createAgentGateway(deps, { validateResponses, logger, ...extend }),
    authenticate: async bearer => await deps.tokens.authenticate(bearer),
    hosts: { publicHost: new URL(environment.publicUrl).host, allowed: environment.allowedHosts },
  })
  const { demoKey = () => undefined, demoSignIn = () => undefined } = substitutes
  const pages = createPages({ demoKey, demoSignIn })
  const refuse = (res: ServerResponse) => send(res, newId(), replyTo(new Refusal('not_found')))
  return {
    deps,
    republisher: () => createRepublishDrain(deps),
    listener: (req, res) => {
      if (!mcp(req, res) && !api.handle(req, res))
        pages(req as express.Request, res as express.Response, () => refuse(res))
    },
    workerListener: (req, res) => {
      const [path = ''] = (req.url ?? '').split('?', 1)
      if (!WORKER_PATHS.has(path) || !api.handle(req, res)) refuse(res)
    },
    announceStop: () => stop.abort(),
    close: async () => {
      await engine.leases.handBack()
      await engine.work.close()
      await operations.background.idle()
      operations.mailer.close()
      await Promise.all([
        base.changes.close(),
        access.close(),
        calls.egress.close(),
        files.files.close(),
        publishing.edgeStore.close(),
      ])
      await base.replica?.close()
      await Promise.all([base.db.end(), base.healthDb.end(), base.knex.destroy()])
      await tracing.close()
    },
  }
}
