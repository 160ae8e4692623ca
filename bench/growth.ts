// What use costs where much is stored: requests to a database with the rows of months and to an empty one, in turns.
import { createPool } from '../adapters/postgres/pool.ts'
import { datasets } from '../generated/datasets.ts'
import document from '../generated/openapi/admin.json' with { type: 'json' }
import { systemClock } from '../adapters/clock.ts'
import { refreshAnalytics } from '../services/analytics/refresh.ts'
import type { BenchServer } from './database.ts'
import { quantile } from './report.ts'
import { ask, composeForBench, ENGINE_TOKEN, serve } from './service.ts'
import { DAYS, grow, type Volume } from './volume.ts'
import { AGENT_TOKEN, EVENT, INTENT, seedEventFlow, TENANT_ID } from './workspace.ts'

const REQUESTS = 1_000
const WARM_UP = 10
const GOALS = { p50: 1.15, p99: 1.5 }
const ADMIN = '/api/admin/v1'

/** Of a report both databases have the rows that it covers: what is measured is what older rows cost. */
const COVERED_DAYS = 7

type Ask = { name: string; path: string; token: string; body?: object; against?: 'recent' }
type Stage = {
  ask: (question: Ask) => Promise<void>
  /** As autovacuum does within a minute, but in both databases at the same time. */
  vacuum: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * A turn, an event, and each list and report of the admin API, one request after the other.
 * @param rows executions that are stored, each with a conversation, two messages and five lines of the log
 * @returns a Markdown table
 */
export async function measureGrowth(server: BenchServer, rows: number): Promise<string> {
  const empty = await openStage(server)
  const recent = await openStage(server, { rows: Math.ceil((rows * COVERED_DAYS) / DAYS), days: COVERED_DAYS })
  const grown = await openStage(server, { rows, days: DAYS })
  try {
    const lines: string[] = []
    // What the first ones write, lists read.
    for (const some of [engineQuestions(), [...lists(), ...reports()]]) {
      for (const stage of [empty, recent, grown]) await stage.vacuum()
      for (const question of some)
        lines.push(await measured(question, [question.against === 'recent' ? recent : empty, grown]))
    }
    return [
      `| with ${rows.toLocaleString('en-US')} executions | p50 ms without | p50 ms | ratio (${GOALS.p50}) ` +
        `| p99 ms without | p99 ms | ratio (${GOALS.p99}) |`,
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...lines,
    ].join('\n')
  } finally {
    for (const stage of [empty, recent, grown]) await stage.stop()
  }
}

/** @returns a line of the table, of as many requests to each in turns */
async function measured(question: Ask, stages: readonly [Stage, Stage]): Promise<string> {
  const times: [number[], number[]] = [[], []]
  for (let index = -WARM_UP; index < REQUESTS; index++)
    for (const [which, stage] of stages.entries()) {
      const startedAt = performance.now()
      await stage.ask(question)
      if (index >= 0) times[which]?.push(performance.now() - startedAt)
    }
  const figures = ([0.5, 0.99] as const).map(share => {
    const [before, after] = times.map(some => quantile(some, share)) as [number, number]
    return `${before.toFixed(1)} | ${after.toFixed(1)} | ${(after / before).toFixed(2)}`
  })
  return `| ${question.name} | ${figures.join(' | ')} |`
}

function engineQuestions(): Ask[] {
  const engine = { token: ENGINE_TOKEN }
  return [
    {
      ...engine,
      name: 'a turn',
      path: '/api/v1/engine/triggers/chat',
      body: { tenant_id: TENANT_ID, intent_name: INTENT },
    },
    {
      ...engine,
      name: 'an event that starts a run',
      path: '/api/v1/engine/events',
      body: { tenant_id: TENANT_ID, event_name: EVENT, data: { total: 120, order: '1' } },
    },
  ]
}

/** Every operation that lists, but those below another resource. */
function lists(): Ask[] {
  return Object.entries(document.paths)
    .filter(([path, item]) => !path.includes('{') && 'get' in item && JSON.stringify(item.get).includes('ursor'))
    .map(([path]) => ({ name: `\`${path.replace(ADMIN, '')}\``, path, token: AGENT_TOKEN }))
}

/** The first measure of each dataset by its first dimension. */
function reports(): Ask[] {
  return datasets.map(({ name, dimensions, measures }) => ({
    name: `report \`${name}\``,
    path: `${ADMIN}/report-runs`,
    token: AGENT_TOKEN,
    body: {
      dataset: name,
      measures: measures.slice(0, 1).map(measure => measure.name),
      dimensions: dimensions.slice(0, 1).map(dimension => dimension.name),
      last_days: COVERED_DAYS,
    },
    against: 'recent',
  }))
}

async function openStage(server: BenchServer, volume?: Volume): Promise<Stage> {
  const database = await server.copy()
  const pool = createPool({ url: database.url, max: 2, statementTimeout: 3_600_000 })
  await seedEventFlow(pool)
  await pool.query("update access_tokens set scopes = '{mcp,api:full}'")
  if (volume !== undefined) await grow(pool, volume)
  // As autovacuum would have done over so many weeks.
  await pool.query('vacuum analyze')
  await refreshAnalytics({ db: pool, clock: systemClock })
  const service = await composeForBench(database.url)
  const { port, stop } = await serve(service.listener)
  return {
    ask: async question => await ask(port, question),
    vacuum: async () => {
      await pool.query('vacuum analyze')
    },
    stop: async () => {
      await stop()
      await service.close()
      await pool.end()
      await database.drop()
    },
  }
}
