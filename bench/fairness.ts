// How much later the timers of a workspace are processed while another workspace is flooded with messages.
import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '../adapters/ids.ts'
import { createPool, type Pool } from '../adapters/postgres/pool.ts'
import { triggerChat } from '../services/engine/engine.ts'
import type { BenchServer } from './database.ts'
import { familyTime, findPostmaster, startProcessorTime, type ProcessorTime } from './processor-time.ts'
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
const GOAL = 2

type Deps = Awaited<ReturnType<typeof composeForBench>>['deps']
type Round = { quiet: number; flooded: number; left: number; time: ProcessorTime }

/**
 * The 99th percentile of how late timers are processed, with one worker.
 * @param flood messages of the other workspace that are due
 * @returns a Markdown table
 */
export async function measureFairness(
  server: BenchServer,
  { rounds, flood }: { rounds: number; flood: number },
): Promise<string> {
  const figures: Round[] = []
  for (let round = 0; round < rounds; round++) figures.push(await oneRound(server, flood))
  const of = (figure: (round: Round) => number) => median(figures.map(figure))
  return [
    `| timers of a workspace, one worker | p99 ms quiet | p99 ms during a flood of ${flood.toLocaleString('en-US')} ` +
      `| ratio (${String(GOAL)}) | messages left of the flood | µs of PostgreSQL for each | of the worker |`,
    '| --- | --- | --- | --- | --- | --- | --- |',
    `| processed late by | ${of(round => round.quiet).toFixed(0)} | ${of(round => round.flooded).toFixed(0)} ` +
      `| **${of(round => round.flooded / round.quiet).toFixed(2)}** | ${of(round => round.left).toFixed(0)} ` +
      `| ${of(round => round.time.postgres).toFixed(0)} | ${of(round => round.time.client).toFixed(0)} |`,
  ].join('\n')
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
    const quiet = await latenessOfTimers(service.deps, pool)
    await enqueue(pool, floodedId, flood)
    const timeOf = startProcessorTime(await findPostmaster(database.url), () => familyTime(worker.pid ?? 0))
    const flooded = await latenessOfTimers(service.deps, pool)
    const { rows } = await pool.query<{ left: number }>(
      'select count(*) as left from engine_messages where tenant_id = $1',
      [floodedId],
    )
    const left = rows[0]?.left ?? 0
    const time = timeOf(flood - left)
    await stopProcess(worker)
    await service.close()
    return { quiet, flooded, left, time }
  } finally {
    await pool.end()
    await database.drop()
  }
}

/** Starts runs that wait for a second, one after the other; the 99th percentile of what they waited for longer. */
async function latenessOfTimers(deps: Deps, pool: Pool): Promise<number> {
  const started: string[] = []
  const from = performance.now()
  for (let index = 0; index < TIMERS; index++) {
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
    const { rows } = await pool.query<{ late: number }>(
      `select extract(epoch from ended_at - started_at)::float8 * 1000 - 1000 as late
      from executions
      where tenant_id = $1 and id = any($2::uuid[]) and ended_at is not null`,
      [TENANT_ID, started],
    )
    if (rows.length === TIMERS)
      return quantile(
        rows.map(({ late }) => late),
        0.99,
      )
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
