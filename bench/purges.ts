// How long a purge takes when most rows remain, and its cost for concurrent turns.
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../adapters/clock.ts'
import { createPool, type Pool } from '../adapters/postgres/pool.ts'
import { refreshAnalytics } from '../services/analytics/refresh.ts'
import { purgeConversations } from '../services/conversations/retention.ts'
import { purgeEventLog } from '../services/retention.ts'
import { purgeTelemetry } from '../services/telemetry/retention.ts'
import { purgeWebhookHistory } from '../services/webhooks/purge.ts'
import type { BenchServer } from './database.ts'
import { idOf } from '../test/support/ids.ts'
import { quantile } from './report.ts'
import { ask, composeForBench, ENGINE_TOKEN, serve } from './service.ts'
import { DAYS, grow } from './volume.ts'
import { INTENT, KEY_ID, TENANT_ID } from './workspace.ts'

const LANES = 4
/** At least as long are the turns without a purge measured. */
const SHORTEST_MS = 5_000
const GOAL = 1.2

const TURN = {
  path: '/api/v1/engine/triggers/chat',
  token: ENGINE_TOKEN,
  body: { tenant_id: TENANT_ID, intent_name: INTENT },
}

/** Milliseconds of each turn, and of the concurrent work. */
type Turns = { times: number[]; milliseconds: number }
/** How many rows there were, how many the purge deleted, and turns during it and alone. */
type Measured = { name: string; before: number; went: number; during: Turns; alone: Turns }
type Purge = { name: string; tables: readonly string[]; run: () => Promise<unknown> }

/**
 * Each purge with concurrent turns, and as many milliseconds of turns alone.
 * @param rows of the log and of client events, of which a tenth goes; a tenth as many webhooks and conversations
 * @returns a Markdown table
 */
export async function measurePurges(server: BenchServer, rows: number): Promise<string> {
  const database = await server.copy()
  const pool = createPool({ url: database.url, name: 'parley-bench-purges', max: 2, statementTimeout: 3_600_000 })
  const service = await composeForBench(database.url)
  const { port, stop } = await serve(service.listener)
  try {
    await fill(pool, rows)
    await refreshAnalytics({ db: pool, clock: systemClock })
    await pool.query('vacuum analyze')
    await turnsWhile(port, async () => await pause(SHORTEST_MS))
    const each: Measured[] = []
    for (const { name, tables, run } of purges(pool, service)) {
      const before = await count(pool, tables)
      const during = await turnsWhile(port, run)
      const went = before - (await count(pool, tables))
      const alone = await turnsWhile(port, async () => await pause(Math.max(during.milliseconds, SHORTEST_MS)))
      each.push({ name, before, went, during, alone })
    }
    return [
      `| purge of | rows | went | seconds | p99 ms of turns during it | p99 ms of turns alone ` +
        `| ratio (${String(GOAL)}) |`,
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...[...each, sumOf(each)].map(lineOf),
    ].join('\n')
  } finally {
    await stop()
    await service.close()
    await pool.end()
    await database.drop()
  }
}

function purges(db: Pool, { deps }: Awaited<ReturnType<typeof composeForBench>>): Purge[] {
  const databaseNow = () => Promise.resolve(new Date())
  return [
    { name: 'the event log', tables: ['event_log'], run: async () => await purgeEventLog({ db, databaseNow }) },
    {
      name: 'client events',
      tables: ['telemetry_events'],
      run: async () => await purgeTelemetry({ db, clock: systemClock }),
    },
    {
      name: 'webhooks, deliveries, attempts',
      tables: ['webhook_events', 'webhook_deliveries', 'webhook_attempts'],
      run: async () => await purgeWebhookHistory({ db, settings: deps.settings, databaseNow }),
    },
    {
      name: 'conversations, runs, messages',
      tables: ['conversations', 'executions', 'messages'],
      run: async () => await purgeConversations({ db, clock: systemClock }),
    },
  ]
}

/** All purges as one: short ones have few concurrent turns. */
function sumOf(each: Measured[]): Measured {
  const total = (read: (one: Measured) => number) => each.reduce((sum, one) => sum + read(one), 0)
  const turns = (read: (one: Measured) => Turns) => ({
    times: each.flatMap(one => read(one).times),
    milliseconds: total(one => read(one).milliseconds),
  })
  return {
    name: 'all',
    before: total(({ before }) => before),
    went: total(({ went }) => went),
    during: turns(({ during }) => during),
    alone: turns(({ alone }) => alone),
  }
}

function lineOf({ name, before, went, during, alone }: Measured): string {
  const [during99, alone99] = [quantile(during.times, 0.99), quantile(alone.times, 0.99)]
  return (
    `| ${name} | ${before.toLocaleString('en-US')} | ${went.toLocaleString('en-US')} ` +
    `| ${(during.milliseconds / 1000).toFixed(1)} | ${during99.toFixed(1)} of ${String(during.times.length)} ` +
    `| ${alone99.toFixed(1)} of ${String(alone.times.length)} | **${(during99 / alone99).toFixed(2)}** |`
  )
}

/** Turns of some clients that each wait for their reply, until the work is done. */
async function turnsWhile(port: number, work: () => Promise<unknown>): Promise<Turns> {
  const times: number[] = []
  const startedAt = performance.now()
  let working = true
  const lanes = Array.from({ length: LANES }, async () => {
    while (working) {
      const from = performance.now()
      await ask(port, TURN)
      times.push(performance.now() - from)
    }
  })
  await work().finally(() => {
    working = false
  })
  const milliseconds = performance.now() - startedAt
  await Promise.all(lanes)
  return { times, milliseconds }
}

async function count(pool: Pool, tables: readonly string[]): Promise<number> {
  let total = 0
  for (const table of tables) {
    const { rows } = await pool.query<{ count: number }>(`select count(*) from ${table}`)
    total += rows[0]?.count ?? 0
  }
  return total
}

/**
 * Rows of the last 100 days, so that whole weeks of the log are over; client events, webhooks and conversations are
 * stored for 90 days, but for longer by another workspace, so that they go row by row.
 */
async function fill(pool: Pool, rows: number): Promise<void> {
  await grow(pool, { rows: Math.ceil(rows / 10), days: DAYS, lines: 0 })
  for (const [path, days] of [
    ['engine/retention/conversation_days', DAYS - 8],
    ['webhooks/log/retention_days', 90],
    ['insights/retention/telemetry_retention_days', 90],
  ] as const)
    await pool.query(
      "insert into config_values (scope_kind, scope_id, path, value) values ('tenant', $1, $2, to_jsonb($3::integer))",
      [TENANT_ID, path, days],
    )
  const since = "now() - interval '100 days'"
  for (const sql of [
    `with neighbour as (
      insert into tenants (id, organisation_id, name, locale, timezone, currency)
      select gen_random_uuid(), organisation_id, 'Archive', locale, timezone, currency from tenants
      returning id
    )
    insert into config_values (scope_kind, scope_id, path, value)
    select 'tenant', id, path, '365'
    from neighbour,
      unnest(array['webhooks/log/retention_days', 'insights/retention/telemetry_retention_days']) path`,
    ...['event_log', 'telemetry_events', 'webhook_events', 'webhook_deliveries', 'webhook_attempts'].map(
      table => `select parley_make_partitions('${table}', 'week', ${since}, 15, '')`,
    ),
    `create unlogged table bench_aged as
      select n, ${since} + n * interval '100 days' / ${String(rows)} as at from generate_series(1, ${String(rows)}) n`,
    `insert into event_log (tenant_id, id, execution_id, kind, node_id, entry, created_at)
      select '${TENANT_ID}', ${idOf("'l' || n")}, ${idOf("'x' || n / 5")}, 'step_completed', 'hello',
        '{"nodeType": "message"}', at
      from bench_aged`,
    `insert into telemetry_events (tenant_id, id, name, occurred_at, created_at)
      select '${TENANT_ID}', ${idOf("'t' || n")}, 'seen', at, at from bench_aged`,
    `with events as (
      insert into webhook_events (tenant_id, id, widget_key_id, event_id, event, payload, occurred_at, created_at)
      select '${TENANT_ID}', ${idOf("'w' || n")}, '${KEY_ID}', gen_random_uuid(), 'conversation.started', '{}', at, at
      from bench_aged
      where n % 10 = 0
      returning *
    ), deliveries as (
      insert into webhook_deliveries (tenant_id, id, widget_key_id, status, created_at)
      select tenant_id, id, widget_key_id, 'succeeded', created_at from events
    )
    insert into webhook_attempts (tenant_id, id, delivery_id, number, status, started_at)
    select tenant_id, id, id, 1, 200, created_at from events`,
  ])
    await pool.query(sql)
}
