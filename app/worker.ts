import { createJobRunner } from '../adapters/agenda.ts'
import { createListener } from '../adapters/postgres/listener.ts'
import { createPool } from '../adapters/postgres/pool.ts'
import { traceQueries, untraced } from '../adapters/tracing/index.ts'
import { WORK_CHANNEL } from '../adapters/stores/engine-messages/queue.ts'
import { allJobs } from '../jobs/index.ts'
import { createDrain, type Drain } from '../services/engine/drain.ts'
import { createWebhookDrain, type WebhookDrain } from '../services/webhooks/drain.ts'
import { databaseNow } from '../adapters/postgres/clock.ts'
import type { TurnDeps } from '../services/engine/turns.ts'
import type { Service } from './compose.ts'
import { webhookDelivery } from './webhook-delivery.ts'

export type Worker = {
  drain: Drain
  webhooks: WebhookDrain
  /** Takes nothing new, finishes what is at work for up to `graceMs` (8 seconds), and gives its leases back. */
  stop(graceMs?: number): Promise<void>
}

/** Turns at the same time; each holds a connection while it commits. */
const CONNECTIONS = 6
/** A claim, and records of what has ended. */
const WEBHOOK_CONNECTIONS = 2

/** Makes the service work off engine messages and schedules, next to whatever else the process does. */
export async function startWorker(
  { deps, logger, republisher: startRepublisher }: Pick<Service, 'deps' | 'logger' | 'republisher'>,
  { databaseUrl, appSecret }: { databaseUrl: string; appSecret: string },
): Promise<Worker> {
  const onError = (error: unknown, what: string) => logger.warn({ err: error }, what)
  // Connections of its own, so that a flood of work does not queue up before the requests of the same process.
  const db = createPool({
    url: databaseUrl,
    name: 'parley-worker',
    max: CONNECTIONS,
    onError: error => onError(error, 'a database connection of the worker broke'),
  })
  const tracing = deps.tracing ?? untraced
  traceQueries(db, tracing)
  deps.metrics.watchPool('worker', db)
  const workDeps: TurnDeps = { ...deps, db }
  const drain = createDrain(workDeps)
  // What wakes the worker is a request; what the worker does from then on is not part of it.
  deps.work.onSignal(() => tracing.apart(drain.kick))
  const webhookDb = createPool({
    url: databaseUrl,
    name: 'parley-webhooks',
    max: WEBHOOK_CONNECTIONS,
    onError: error => onError(error, 'a database connection of the webhook worker broke'),
  })
  traceQueries(webhookDb, tracing)
  const webhooks = createWebhookDrain(
    webhookDelivery({
      db: webhookDb,
      egress: deps.egress,
      appSecret,
      clock: deps.clock,
      tracing,
      onError: error => onError(error, 'webhooks could not be delivered'),
    }),
  )
  deps.wake.onWebhooks(() => tracing.apart(webhooks.kick))
  const kickBoth = () => {
    drain.kick()
    webhooks.kick()
  }
  const listener = createListener({
    url: databaseUrl,
    channel: WORK_CHANNEL,
    name: 'parley-work',
    onNotice: kind => (kind === 'webhooks' ? webhooks.kick() : drain.kick()),
    onListening: kickBoth,
    onError: error => onError(error, 'the worker lost the connection for notices'),
  })
  const republisher = startRepublisher()
  const jobs = createJobRunner({
    url: databaseUrl,
    jobs: allJobs({ ...deps, db, republisher, drain, webhooks, databaseNow: async () => await databaseNow(db) }),
    owner: deps.newId(),
    onError: (error, job) => onError(error, job === undefined ? 'the job runner failed' : `the job ${job} failed`),
  })
  await listener.ready()
  await jobs.start()
  return {
    drain,
    webhooks,
    async stop(graceMs) {
      await Promise.all([listener.close(), jobs.stop(), drain.stop(graceMs), webhooks.stop(), republisher.stop()])
      await Promise.all([db.end(), webhookDb.end()])
    },
  }
}
