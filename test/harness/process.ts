// One process of the service, as `parley serve` and `parley worker` are, for tests that kill it. ROLE is api or worker;
// HOLD=1 makes it stop inside its first turn until it is signalled to continue, and report a commit that is refused;
// HOLD=record makes it stop permanently where it would record attempts of deliveries.
import pg from 'pg'
import { findRouting } from '../../adapters/postgres/distributed/routing.ts'
import { passed } from '../../adapters/limiter/limiter.ts'
import { endInTime } from '../../app/stop-signal.ts'
import { compose } from '../../app/compose.ts'
import { listen } from '../../app/listen.ts'
import { startWorker } from '../../app/worker.ts'
import { insistent } from './database.ts'
import { testEnvironment } from '../support/service.ts'

// From the start on: no one kills a process whose parent has exited.
process.on('disconnect', () => process.exit())

/** Short, so that tests see released work. */
const GRACE_MS = 300
const databaseUrl = process.env['DATABASE_URL'] ?? ''
const environment = testEnvironment(databaseUrl, {
  validateResponses: false,
  logLevel: (process.env['CHAOS_LOG'] ?? 'fatal') as 'fatal',
  egressAllow: ['127.0.0.1'],
})
const unlimited = {
  hit: (_key: string, limit: number, windowMs: number) => passed(limit, windowMs),
  ready: async () => await Promise.resolve(),
  close: async () => await Promise.resolve(),
}
await insistent(async () => await findRouting(databaseUrl))
const service = await compose(environment, { limiter: unlimited })

if (process.env['HOLD'] === '1') {
  const { publications, meter } = service.deps
  const counted = meter.turn.bind(meter)
  meter.turn = facts => {
    if (facts.status === 'stale') process.send?.({ event: 'refused' })
    counted(facts)
  }
  const version = publications.version.bind(publications)
  let first = true
  publications.version = async (...args) => {
    if (first) {
      first = false
      const go = new Promise(resolve => {
        process.once('message', resolve)
      })
      process.send?.({ event: 'in turn' })
      await go
    }
    return await version(...args)
  }
}

if (process.env['HOLD'] === 'record') {
  const prototype = pg.Client.prototype as { query: (this: pg.Client, ...args: unknown[]) => unknown }
  const { query } = prototype
  prototype.query = function (...args) {
    if ((args[0] as { name?: string }).name !== 'webhook_record') return query.apply(this, args)
    process.send?.({ event: 'about to record' })
    return new Promise(() => undefined)
  }
}

if (process.env['ROLE'] === 'api') {
  const { port, stop } = await listen(service, { host: '127.0.0.1', port: 0 })
  endOnSignal(async () => await stop(undefined, { graceMs: GRACE_MS }))
  process.send?.({ event: 'ready', port })
} else {
  const worker = await startWorker(service, environment)
  endOnSignal(async () => {
    await worker.stop(GRACE_MS)
    await service.close()
  })
  process.send?.({ event: 'ready' })
}

/** As the commands of the service do it. */
function endOnSignal(stop: () => Promise<void>): void {
  process.once('SIGTERM', () => void endInTime(stop, service.deps.log).finally(() => process.exit()))
}
