import { setTimeout as delay } from 'node:timers/promises'
import { createJobRunner } from '../adapters/agenda.ts'
import { databaseNow } from '../adapters/postgres/clock.ts'
import { countsOf, createPool, type Pool } from '../adapters/postgres/pool.ts'
import { createWorkListener, WORK_KINDS, type WorkKind } from '../adapters/postgres/notifications.ts'
import { createSeldom } from '../adapters/seldom.ts'
import { openProbe } from '../adapters/stores/secret-probe/across-tenants.ts'
import { writability } from '../adapters/postgres/writability.ts'
import { createTurnReads } from '../adapters/stores/executions/state.ts'
import { traceQueries } from '../adapters/tracing/index.ts'
import { allJobs } from '../jobs/index.ts'
import type { Drain } from '../services/drain.ts'
import { createEngineDrain } from '../services/engine/engine-messages.ts'
import { createWebhookDrain, type DeliveryDeps } from '../services/webhooks/deliver.ts'
import type { Service } from './compose/service.ts'
import { startOwnCrawler, type CrawlingEnvironment } from './own-crawler.ts'
import { webhookDelivery } from './webhook-delivery.ts'

export type Worker = {
  /** Each queue's drain. */
  drains: Record<WorkKind, Drain>
  /** Claims nothing more, waits up to `graceMs` (8 seconds) for work in progress, and releases the rest. */
  stop(graceMs?: number): Promise<void>
}

/** Turns at the same time; each holds a connection while it commits. */
const TURN_CONNECTIONS = 6
/** One for claims, and one for the records of attempts that have ended. */
const WEBHOOK_CONNECTIONS = 2
/** Each drain polls its queue every minute at the latest. */
const STUCK_AFTER_MS = 180_000

type WorkerDeps = Service['deps']
type OnError = (error: unknown, what: string) => void

/**
 * Makes the service drain its queues and run its schedules, in addition to the other work of the process.
 * @throws OtherAppSecret
 */
export async function startWorker(
  { deps, republisher }: Pick<Service, 'deps' | 'republisher'>,
  environment: CrawlingEnvironment & { databaseUrl: string },
): Promise<Worker> {
  const { databaseUrl } = environment
  const warnSeldom = createSeldom(deps.log)
  const onError: OnError = (error, what) => warnSeldom({ err: error }, what)
  // It would use up the attempts of webhooks and calls whose secrets it cannot decrypt.
  await openProbe(deps.db, deps.secretBox)
  const pools = openPools(deps, databaseUrl, onError)
  const { turns: db, claims: claimDb } = pools
  const drains: Worker['drains'] = {
    messages: createEngineDrain({ ...deps, db, reads: createTurnReads(db) }, { claimDb }),
    webhooks: createWebhookDrain(deliveryDeps(deps, pools.webhooks, onError)),
    documents: republisher(),
  }
  reportStuckDrains(deps, drains)
  for (const kind of WORK_KINDS) deps.work.onWork(kind, drains[kind].kick)
  const listener = createWorkListener(deps.work, {
    url: databaseUrl,
    onError: error => onError(error, 'the worker lost the connection for notifications'),
  })
  const jobs = createJobRunner({
    url: databaseUrl,
    // With the connections of requests, since they read much at once: not each by an index.
    jobs: allJobs({ ...deps, databaseNow: async () => await databaseNow(deps.db) }),
    owner: deps.newId(),
    onError: (error, job) => onError(error, job === undefined ? 'the job runner failed' : `the job ${job} failed`),
  })
  await listener.ready()
  await jobs.start()
  const crawling = startOwnCrawler(deps, environment)
  return {
    drains,
    async stop(graceMs) {
      await Promise.all([
        listener.close(),
        crawling?.stop(),
        jobs.stop(graceMs),
        ...Object.values(drains).map(async drain => await drain.stop(graceMs)),
      ])
      await Promise.all(Object.values(pools).map(async pool => await pool.end()))
    },
  }
}

const WRITABLE_POLL_MS = 2_000

/**
 * As `startWorker`, as soon as the database takes writes: a standby, or a role that may only read, is in the log and in
 * `/readyz`, and the port answers meanwhile.
 */
export async function startWorkerOnceWritable(
  service: Pick<Service, 'deps' | 'republisher'>,
  environment: Parameters<typeof startWorker>[1],
): Promise<Pick<Worker, 'stop'>> {
  const { healthDb } = service.deps
  const isWritable = async () => (await writability(healthDb).catch(() => undefined)) === 'writable'
  if (await isWritable()) return await startWorker(service, environment)
  const stopping = new AbortController()
  const { signal } = stopping
  const started = (async () => {
    while (!signal.aborted && !(await isWritable()))
      await delay(WRITABLE_POLL_MS, undefined, { signal }).catch(() => undefined)
    return signal.aborted ? undefined : await startWorker(service, environment)
  })()
  return {
    stop: async graceMs => {
      stopping.abort()
      await (await started)?.stop(graceMs)
    },
  }
}

/** Connections of the worker's own, so that a flood of work does not queue up before the requests of its process. */
function openPools({ metrics, tracing }: WorkerDeps, url: string, onError: OnError) {
  const open = (name: string, max: number): Pool => {
    const pool = createPool({
      url,
      name,
      max,
      byIndex: true,
      onError: error => onError(error, `a database connection of ${name} broke`),
    })
    traceQueries(pool, tracing)
    return pool
  }
  const turns = open('parley-worker', TURN_CONNECTIONS)
  metrics.watchPool('worker', countsOf(turns))
  return { turns, claims: open('parley-claims', 1), webhooks: open('parley-webhooks', WEBHOOK_CONNECTIONS) }
}

function deliveryDeps(deps: WorkerDeps, db: Pool, onError: OnError): DeliveryDeps {
  return webhookDelivery({
    ...deps,
    db,
    onError: error => onError(error, 'webhooks could not be delivered'),
    onAttempt: ({ ok, before, after, ...facts }) => {
      deps.metrics.webhookAttempt({ endpoint: before, ok })
      if (after !== before && (after === 'failing' || after === 'slow'))
        deps.log.warn({ ...facts, endpoint: after }, `a webhook endpoint is ${after}`)
    },
  })
}

/** A statement that never returns stops a drain without an error: the process is then not ready. */
function reportStuckDrains({ readiness }: WorkerDeps, drains: Worker['drains']): void {
  readiness.add({
    name: 'queues',
    failure: 'the queues are not polled',
    check: () => {
      const stuck = WORK_KINDS.filter(kind => drains[kind].sinceLastPoll() > STUCK_AFTER_MS)
      return Promise.resolve(
        stuck.length === 0 ? undefined : `${stuck.join(', ')} not polled for ${STUCK_AFTER_MS / 1_000} seconds`,
      )
    },
  })
}
