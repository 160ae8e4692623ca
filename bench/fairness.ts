// How much later the timers of a workspace are processed while another workspace is flooded with messages.
import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '../adapters/ids.ts'
import { createPool, type Pool } from '../adapters/postgres/pool.ts'
import { triggerChat } from '../services/engine/engine.ts'
import type { BenchServer } from './database.ts'
import { familyTime, findPostmasters, startProcessorTime, type ProcessorTime } from './processor-time.ts'
import { startWorkerProcess, stopProcess } from './events.ts'
import { median, quantile } from './report.ts'
import { composeForBench } from './service.ts'
import { EVENT, insertPublished, seedEventFlow, TENANT_ID } from './workspace.ts'

const INTENT = 'remind'
const FLOW = {
  code: 'reminder',
  name: 'Reminder',
  triggers: [{ type: 'chat_intent', intent: INTENT }],
  nodes: [
    { id: 'pause', type: 'wait', for: 'PT1S', next: 'bye' },
    { id: 'bye', type: 'end', text: 'It is time' },
  ],
}
const TIMERS = 200
const TIMERS_PER_SECOND = 20
/** The first open connections, compile the flow and prepare statements. */
const WARM_UP = 30
const ALONE_MS = 3_000
const GOAL = 2

type Deps = Awaited<ReturnType<typeof composeForBench>>['deps']
/** How late a timer was claimed, and the run that waited for it ended, in milliseconds. */
type Lateness = { claimed: number; processed: number }
/** Messages of the flood a second, beside the timers and alone, and the processor time of each. */
type Flood = { beside: number; alone: number; timeBeside: ProcessorTime; timeAlone: ProcessorTime }
type Round = { quiet: Lateness[]; flooded: Lateness[]; flood: Flood }

/**
 * How late timers are claimed and processed, with one worker.
 * @param flood messages of the other workspace that are due
 * @returns two Markdown tables
 */
export async function measureFairness(
  server: BenchServer,
  { rounds, flood }: { rounds: number; flood: number },
): Promise<string> {
  const figures: Round[] = []
  for (let round = 0; round < rounds; round++) figures.push(await oneRound(server, flood))
  return [
    `| timers of a workspace, one worker | p50, p90, p99 ms quiet ` +
      `| during a flood of ${flood.toLocaleString('en-US')} | ratio of p99 (${String(GOAL)}) |`,
    '| --- | --- | --- | --- |',
    latenessRow('claimed late by', figures, ({ claimed }) => claimed),
    latenessRow('processed late by', figures, ({ processed }) => processed),
    '',
    '| messages of the flood | a second | µs of PostgreSQL for each | of the worker |',
    '| --- | --- | --- | --- |',
    floodRow('beside the timers', figures, ({ beside, timeBeside }) => ({ rate: beside, ...timeBeside })),
    floodRow('alone', figures, ({ alone, timeAlone }) => ({ rate: alone, ...timeAlone })),
  ].join('\n')
}

function latenessRow(name: string, rounds: readonly Round[], late: (lateness: Lateness) => number): string {
  const of = (timers: readonly Lateness[], share: number) => quantile(timers.map(late), share)
  const all = (timers: readonly Lateness[]) => [0.5, 0.9, 0.99].map(share => of(timers, share).toFixed(0)).join(', ')
  const ratio = median(rounds.map(({ quiet, flooded }) => of(flooded, 0.99) / of(quiet, 0.99)))
  const [quiet, flooded] = [rounds.flatMap(round => round.quiet), rounds.flatMap(round => round.flooded)]
  return `| ${name} | ${all(quiet)} | ${all(flooded)} | **${ratio.toFixed(2)}** |`
}

function floodRow(
  name: string,
  rounds: readonly Round[],
  figures: (flood: Flood) => ProcessorTime & { rate: number },
): string {
  const of = (figure: 'rate' | keyof ProcessorTime) =>
    median(rounds.map(({ flood }) => figures(flood)[figure])).toFixed(0)
  return `| ${name} | ${of('rate')} | ${of('postgres')} | ${of('client')} |`
}

async function oneRound(server: BenchServer, flood: number): Promise<Round> {
  const database = await server.copy()
  const pool = createPool({ url: database.url, name: 'parley-bench-fairness', max: 2, statementTimeout: 600_000 })
  try {
    await seedEventFlow(pool)
    await insertPublished(pool, newId(), newId(), FLOW)
    const floodedId = await addNeighbour(pool)
    const service = await composeForBench(database.url)
    const worker = await startWorkerProcess(database.url, 'service', undefined)
    const postmasters = await findPostmasters(database.url)
    /** Does something, and yields the messages of the flood that were processed meanwhile. */
    const during = async <Result>(work: () => Promise<Result>) => {
      const left = async () => await messagesOf(pool, floodedId)
      const [before, from] = [await left(), performance.now()]
      const timeOf = startProcessorTime(postmasters, () => familyTime(worker.pid ?? 0))
      const result = await work()
      const [processed, seconds] = [before - (await left()), (performance.now() - from) / 1_000]
      return { result, rate: processed / seconds, time: timeOf(processed) }
    }
    await latenessOfTimers(service.deps, pool, WARM_UP)
    const quiet = await latenessOfTimers(service.deps, pool, TIMERS)
    await enqueue(pool, floodedId, flood)
    const beside = await during(async () => await latenessOfTimers(service.deps, pool, TIMERS))
    await delay(ALONE_MS / 2)
    const alone = await during(async () => await delay(ALONE_MS))
    await stopProcess(worker)
    await service.close()
    return {
      quiet,
      flooded: beside.result,
      flood: { beside: beside.rate, alone: alone.rate, timeBeside: beside.time, timeAlone: alone.time },
    }
  } finally {
    await pool.end()
    await database.drop()
  }
}

async function messagesOf(pool: Pool, tenantId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) from engine_messages where tenant_id = $1', [
    tenantId,
  ])
  return rows[0]?.count ?? 0
}

/** Starts runs that wait for a second, one after the other, and says how much longer each of them took. */
async function latenessOfTimers(deps: Deps, pool: Pool, timers: number): Promise<Lateness[]> {
  const started: string[] = []
  const from = performance.now()
  for (let index = 0; index < timers; index++) {
    const due = from + (index * 1000) / TIMERS_PER_SECOND
    if (performance.now() < due) await delay(due - performance.now())
    const { executionId } = await triggerChat(deps, {
      tenantId: TENANT_ID,
      intentName: INTENT,
      conversationId: undefined,
      context: {},
      variables: {},
    })
    started.push(executionId)
  }
  for (;;) {
    // A turn has the time of its claim; `bench_done` has that of its commit.
    const { rows } = await pool.query<Lateness>(
      `select extract(epoch from e.ended_at - e.started_at)::float8 * 1000 - 1000 as claimed,
        extract(epoch from d.at - e.started_at)::float8 * 1000 - 1000 as processed
      from executions e
      join bench_done d using (id)
      where e.tenant_id = $1 and e.id = any($2::uuid[])`,
      [TENANT_ID, started],
    )
    if (rows.length === timers) return rows
    await delay(50)
  }
}

/** A workspace with the flows of the other one. */
async function addNeighbour(pool: Pool): Promise<string> {
  const id = newId()
  await pool.query(
    `insert into tenants (id, organisation_id, name, locale, timezone, currency)
    select $2, organisation_id, 'Flooded', locale, timezone, currency from tenants where id = $1`,
    [TENANT_ID, id],
  )
  for (const [table, columns] of [
    ['flows', 'id, code, name'],
    ['flow_versions', 'id, flow_id, version, definition'],
    ['event_subscriptions', 'id, flow_id, version_id, event_name, filter'],
  ] as const)
    await pool.query(
      `insert into ${table} (tenant_id, ${columns}) select $2, ${columns} from ${table} where tenant_id = $1`,
      [TENANT_ID, id],
    )
  await pool.query(
    `update flows f set published_version_id = v.id
    from flow_versions v
    where f.tenant_id = $1 and v.tenant_id = $1 and v.flow_id = f.id`,
    [id],
  )
  return id
}

/** Messages that each start a run by the same event; they have been due for longer than any timer. */
async function enqueue(pool: Pool, tenantId: string, count: number): Promise<void> {
  const eventId = newId()
  await pool.query(
    `insert into domain_events (tenant_id, id, name, data, occurred_at)
    values ($1, $2, $3, '{"total": 120, "order": "1"}', now())`,
    [tenantId, eventId, EVENT],
  )
  await pool.query(
    `insert into engine_messages (tenant_id, id, type, execution_id, payload, run_at)
    select $1, gen_random_uuid(), 'StartExecution', x.id,
      jsonb_build_object('executionId', x.id, 'flowId', s.flow_id, 'versionId', s.version_id, 'subscriptionId', s.id,
        'eventId', $2::uuid, 'conversationId', null),
      now() - interval '1 minute'
    from event_subscriptions s, (select gen_random_uuid() as id from generate_series(1, $3::integer)) x
    where s.tenant_id = $1`,
    [tenantId, eventId, count],
  )
}
