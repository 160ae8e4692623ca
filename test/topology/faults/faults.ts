import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startDirectLoad, startLoad, type Load } from '../../harness/load.ts'
import { countFailure, type Account } from './account.ts'
import { BALANCERS, type Deployment } from './deployment.ts'
import type { Traffic } from './traffic.ts'

export type Scene = {
  deployment: Deployment
  traffic: Traffic
  /** A duration of the 15-minute run, scaled to this one, in milliseconds. */
  scaled: (ms: number) => number
  /** Requests that a draining API serves on each path, and the workspace that they are for. */
  drained: { requests: number; tenantId: string }
}
export type Fault = {
  name: string
  /** The share of the run's time for this fault, and then for its recovery. */
  parts: number
  act(scene: Scene, account: Account): Promise<void>
}

const CLIENTS = 4
/** A busy machine would take hours for the requests. */
const STOPS_AT_MOST = 40
/** Two polls of haproxy. */
const NOTICED_AFTER_MS = 1_000
const TRY_AGAIN_MS = 100
const CONNECT_TIMEOUT_MS = 2_000
const TAKEN_AT_ONCE = 3
const END_CONNECTIONS = `
  select pg_terminate_backend(pid)
  from pg_stat_activity
  where datname = current_database() and application_name like 'parley%' and application_name <> 'parley-test'`

/** In the order of their times. Between the end of one and the next the deployment recovers. */
export const FAULTS: readonly Fault[] = [
  { name: 'none', parts: 1, act: async () => await Promise.resolve() },
  {
    name: 'kill -9 of an API',
    parts: 1,
    act: async ({ deployment }) => await until(() => deployment.fleet.kill('api')),
  },
  {
    name: 'kill -9 of a worker',
    parts: 1,
    act: async ({ deployment }) => await until(() => deployment.fleet.kill('worker')),
  },
  {
    name: 'SIGTERM of an API',
    parts: 1,
    act: async ({ deployment }) => await until(() => deployment.fleet.terminate('api')),
  },
  {
    name: 'SIGTERM of a worker',
    parts: 1,
    act: async ({ deployment }) => await until(() => deployment.fleet.terminate('worker')),
  },
  { name: 'Redis stopped', parts: 1, act: stopRedis },
  {
    name: 'PostgreSQL restarted',
    parts: 1,
    act: async ({ deployment }) => await deployment.database.restart('fast'),
  },
  {
    name: 'PostgreSQL away',
    parts: 2,
    act: async ({ deployment, scaled }, account) =>
      await lasting(60_000, { scaled, account }, async ms => await deployment.database.away(ms)),
  },
  { name: 'table locked', parts: 1, act: lockTable },
  { name: 'connections exhausted', parts: 1, act: exhaustConnections },
  { name: 'data folder full', parts: 1, act: fillDisk },
  {
    name: 'slow workspace',
    parts: 1,
    act: async ({ traffic, scaled }, account) =>
      await lasting(30_000, { scaled, account }, async ms => await traffic.publishSlowEvents(ms)),
  },
  { name: 'APIs drain', parts: 1, act: drainInTurn },
]

/** Says in the notes how long the fault lasted. */
async function lasting(
  ms: number,
  { scaled, account }: { scaled: Scene['scaled']; account: Account },
  act: (ms: number) => Promise<void>,
): Promise<void> {
  const length = scaled(ms)
  account.notes.push(`for ${(length / 1000).toFixed(0)} s`)
  await act(length)
}

async function until(act: () => Promise<boolean>): Promise<void> {
  while (!(await act())) await delay(TRY_AGAIN_MS)
}

async function stopRedis({ deployment: { redis }, scaled }: Scene, account: Account): Promise<void> {
  if (redis === undefined) return void account.notes.push('skipped, since redis-server is not installed')
  await lasting(20_000, { scaled, account }, async ms => {
    await redis.kill()
    await delay(ms)
    await redis.start()
  })
}

async function lockTable({ deployment, scaled }: Scene, account: Account): Promise<void> {
  const client = await deployment.database.pool.connect()
  try {
    await lasting(10_000, { scaled, account }, async ms => {
      await client.query('begin')
      await client.query('lock table executions in access exclusive mode')
      await delay(ms)
      await client.query('rollback')
    })
  } finally {
    client.release()
  }
}

/** Ends the connections of the service, and takes every free one before it can. */
async function exhaustConnections({ deployment: { database }, scaled }: Scene, account: Account): Promise<void> {
  // The pool could not open one while all are taken.
  const held = await database.pool.connect()
  const taken: pg.Client[] = []
  const takeFree = async (endsAt: number) => {
    while (performance.now() < endsAt) {
      const client = new pg.Client({
        connectionString: database.url,
        application_name: 'parley-test',
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      })
      client.on('error', () => undefined)
      const refused = await client.connect().then(
        () => false,
        () => true,
      )
      if (refused) return
      taken.push(client)
    }
  }
  try {
    await lasting(20_000, { scaled, account }, async ms => {
      const endsAt = performance.now() + ms
      while (performance.now() < endsAt) {
        await Promise.all([
          held.query(END_CONNECTIONS),
          ...Array.from({ length: TAKEN_AT_ONCE }, async () => await takeFree(endsAt)),
        ])
        await delay(TRY_AGAIN_MS)
      }
    })
  } finally {
    held.release()
    await Promise.all(taken.map(async client => await client.end()))
  }
}

async function fillDisk({ deployment: { disk }, scaled }: Scene, account: Account): Promise<void> {
  if (typeof disk === 'string') return void account.notes.push(`skipped: ${disk}`)
  await lasting(20_000, { scaled, account }, async ms => {
    await disk.fill()
    await delay(ms)
    await disk.free()
  })
  account.notes.push('the folder of one of the two API processes')
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )
}

/**
 * Stops and starts the API processes in turn, under as many requests as they take, until each path has had its number.
 */
async function drainInTurn({ deployment, drained }: Scene, account: Account): Promise<void> {
  const { urls, balancers, fleet } = deployment
  const options = { clients: CLIENTS, tenantId: drained.tenantId }
  const loads: [string, Load][] = [['direct', startDirectLoad(urls, options)]]
  for (const kind of BALANCERS) {
    const balancer = balancers[kind]
    if (balancer === undefined) account.notes.push(`not behind ${kind}, which is not installed`)
    else loads.push([kind, startLoad(() => balancer.url, options)])
  }
  let stops = 0
  const settled = new Map(loads.map(([way]) => [way, 0]))
  while (stops < STOPS_AT_MOST && loads.some(([way]) => (settled.get(way) ?? 0) < drained.requests)) {
    const before = loads.map(([, load]) => load.answered + load.failures.length)
    await until(() => fleet.terminate('api'))
    stops++
    for (const [index, [way, load]] of loads.entries())
      settled.set(way, (settled.get(way) ?? 0) + load.answered + load.failures.length - (before[index] ?? 0))
    // As an operator does: the next one is stopped when the balancers have this one back.
    await until(async () => (await Promise.all(urls.map(isReady))).every(ready => ready))
    await delay(NOTICED_AFTER_MS)
  }
  await Promise.all(loads.map(async ([, load]) => await load.stop()))
  for (const [way, { answered, failures }] of loads) {
    account.requests += answered + failures.length
    for (const failure of failures) countFailure(account, `${way} ${failure}`)
    account.notes.push(
      `${way}: ${String(settled.get(way))} requests while one of the processes drained, ` +
        `${String(failures.length)} failed in all`,
    )
  }
  account.notes.push(`${String(stops)} stops`)
}
