// Events to finished runs: what workers finish per second, against bare loops over the same statements, and how long a
// run takes at 200 events a second.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import { createPool, type Pool } from '../adapters/postgres/pool.ts'
import { publishDomainEvent } from '../services/engine/domain-events.ts'
import type { BenchServer } from './database.ts'
import { median, quantile } from './report.ts'
import { composeForBench } from './service.ts'
import { seedEventFlow, EVENT, TENANT_ID } from './workspace.ts'

const WORKER = fileURLToPath(new URL('event-worker.ts', import.meta.url))
const PUBLISHERS = 8
const PACED_PER_SECOND = 200
const PACED_SECONDS = 10

export type EventFigures = { workers: number; service: number[]; bare: number[] }

/** A Markdown report of everything about events. */
export async function measureEvents(
  server: BenchServer,
  { rounds, events }: { rounds: number; events: number },
): Promise<string> {
  const lines = [
    '| events → finished runs | per second | bare loop | ratio (of the rounds) |',
    '| --- | --- | --- | --- |',
  ]
  for (const workers of [1, 2]) {
    const service: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round++) {
      service.push(await throughput(server, 'service', workers, events))
      bare.push(await throughput(server, 'bare', workers, events))
    }
    const ratios = service.map((rate, index) => rate / (bare[index] ?? Number.NaN))
    const label = workers === 1 ? 'one worker' : 'two workers'
    lines.push(
      `| ${label} | ${median(service).toFixed(0)} | ${median(bare).toFixed(0)} ` +
        `| **${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}) |`,
    )
  }
  const { p50, p99 } = await paced(server)
  lines.push(
    '',
    `${PACED_PER_SECOND} events a second for ${PACED_SECONDS} s, one worker: ` +
      `from publish to done p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  )
  return lines.join('\n')
}

async function throughput(
  server: BenchServer,
  mode: 'service' | 'bare',
  workers: number,
  events: number,
): Promise<number> {
  return await withDatabase(server, async (url, pool) => {
    const service = await composeForBench(url)
    const turn = mode === 'bare' ? await templateOf(pool, service.deps) : undefined
    const children = await Promise.all(
      Array.from({ length: workers }, async () => await startWorkerProcess(url, mode, turn)),
    )
    await publishMany(service.deps, 50)
    await finished(pool, mode === 'bare' ? 51 : 50)
    const before = await finishedCount(pool)
    const from = performance.now()
    await publishMany(service.deps, events)
    await finished(pool, before + events)
    const seconds = (performance.now() - from) / 1000
    await Promise.all(children.map(stopProcess))
    await service.close()
    return events / seconds
  })
}

async function paced(server: BenchServer): Promise<{ p50: number; p99: number }> {
  return await withDatabase(server, async (url, pool) => {
    const service = await composeForBench(url)
    const child = await startWorkerProcess(url, 'service', undefined)
    await publishMany(service.deps, 200)
    await finished(pool, 200)
    const published = new Map<string, number>()
    const from = performance.now()
    const pending: Promise<void>[] = []
    for (let index = 0; index < PACED_PER_SECOND * PACED_SECONDS; index++) {
      const due = from + (index * 1000) / PACED_PER_SECOND
      if (performance.now() < due) await delay(due - performance.now())
      const at = Date.now()
      pending.push(
        publish(service.deps).then(id => {
          published.set(id, at)
        }),
      )
    }
    await Promise.all(pending)
    await finished(pool, 200 + published.size)
    const { rows } = await pool.query<{ id: string; ms: number }>(
      'select id, (extract(epoch from at) * 1000)::float8 as ms from bench_done',
    )
    const times = rows.flatMap(({ id, ms }) => {
      const at = published.get(id)
      return at === undefined ? [] : [ms - at]
    })
    await stopProcess(child)
    await service.close()
    return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
  })
}

type Deps = Awaited<ReturnType<typeof composeForBench>>['deps']

async function publish(deps: Deps): Promise<string> {
  const {
    executionIds: [id = ''],
  } = await publishDomainEvent(deps, {
    tenantId: TENANT_ID,
    name: EVENT,
    data: { total: 120, order: '123456' },
    idempotencyKey: undefined,
  })
  return id
}

async function publishMany(deps: Deps, count: number): Promise<void> {
  let left = count
  await Promise.all(
    Array.from({ length: PUBLISHERS }, async () => {
      while (left-- > 0) await publish(deps)
    }),
  )
}

/** The rows that one run of the service's own leaves, as the bare loop writes them again. */
async function templateOf(pool: Pool, deps: Deps): Promise<string> {
  const child = await startWorkerProcess(
    (pool.options as { connectionString?: string }).connectionString ?? '',
    'service',
    undefined,
  )
  const id = await publish(deps)
  await finished(pool, 1)
  await stopProcess(child)
  const {
    rows: [run],
  } = await pool.query<{ flow_id: string; version_id: string; trigger: object; snapshot: object; event_id: string }>(
    'select flow_id, version_id, trigger, snapshot, event_id from executions where id = $1',
    [id],
  )
  const { rows: messages } = await pool.query(
    'select role, text, blocks, token_usage as "tokenUsage" from messages where execution_id = $1',
    [id],
  )
  const { rows: log } = await pool.query(
    'select kind, node_id as "nodeId", entry from event_log where execution_id = $1 order by id',
    [id],
  )
  if (run === undefined) throw new Error('the first run left nothing')
  return JSON.stringify({
    conversation: { keyId: null, locale: null, variables: {}, splitChoices: {} },
    messages,
    log,
    execution: {
      flowId: run.flow_id,
      versionId: run.version_id,
      trigger: run.trigger,
      status: 'completed',
      snapshot: run.snapshot,
      waitKind: null,
      answers: false,
      lastTokenUsage: null,
      failure: null,
      ended: true,
      eventId: run.event_id,
      lineageId: run.event_id,
    },
    lineageLimit: 1000,
  })
}

async function withDatabase<Result>(
  server: BenchServer,
  work: (url: string, pool: Pool) => Promise<Result>,
): Promise<Result> {
  const database = await server.copy()
  const pool = createPool({ url: database.url, name: 'parley-bench-watch', max: 2 })
  try {
    await seedEventFlow(pool)
    return await work(database.url, pool)
  } finally {
    await pool.end()
    await database.drop()
  }
}

async function finishedCount(pool: Pool): Promise<number> {
  const {
    rows: [row],
  } = await pool.query<{ done: number }>('select count(*) as done from bench_done')
  return row?.done ?? 0
}

async function finished(pool: Pool, count: number): Promise<void> {
  while ((await finishedCount(pool)) < count) await delay(10)
}

export async function startWorkerProcess(
  url: string,
  mode: 'service' | 'bare',
  turn: string | undefined,
): Promise<ChildProcess> {
  const child = fork(WORKER, [], {
    env: { ...process.env, DATABASE_URL: url, MODE: mode, ...(turn === undefined ? {} : { TURN: turn }) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}
