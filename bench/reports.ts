import { newId } from '../adapters/ids.ts'
import { createPool, type Pool } from '../adapters/postgres/pool.ts'
import { runReportQuery } from '../adapters/stores/analytics/reports.ts'
import { planReport, type ReportDefinition, type ReportPlan } from '../domain/reports/plan.ts'
import { refreshAnalytics } from '../services/analytics/refresh.ts'
import { claimSource, listDueSources, reportSourceResult, type TrainingDeps } from '../services/training/crawls.ts'
import { systemClock } from '../adapters/clock.ts'
import { Refusal } from '../domain/refusal.ts'
import { idOf } from '../test/support/ids.ts'
import type { BenchServer } from './database.ts'
import { quantile, type Comparison, type Rate } from './report.ts'

const EVENTS = 1_000_000
const DAYS = 90
const REPEATS = 5
const CRAWLERS = 10
const SOURCES = 3_000

/**
 * A report over a million client events of 90 days, from sums by the quarter of an hour and from raw rows; each answer
 * is compared.
 */
export async function compareReports(server: BenchServer, rounds: number): Promise<Comparison[]> {
  const copy = await server.copy()
  const db = createPool({ url: copy.url, max: 2, statementTimeout: 300_000 })
  try {
    const tenantId = await addTenant(db, 'Reports')
    await db.query(
      `select parley_make_partitions('telemetry_events', 'week', now() - $1::integer * interval '1 day', $2, '')`,
      [DAYS, Math.ceil(DAYS / 7)],
    )
    await db.query(
      `
      insert into telemetry_events (tenant_id, id, name, occurred_at, created_at)
      select $1, ${idOf("'t' || n")}, 'event_' || (n % 20), at, at
      from (select n, now() - interval '1 hour' - ($2::integer * 86400.0 * n / $3::integer) * interval '1 second' as at
        from generate_series(1, $3::integer) n) e`,
      [tenantId, DAYS, EVENTS],
    )
    await db.query('vacuum analyze telemetry_events')
    const refreshed = await timed(async () => await refreshAnalytics({ db, clock: systemClock }))
    const again = await timed(async () => await refreshAnalytics({ db, clock: systemClock }))
    await db.query('analyze rollup_telemetry')
    const {
      rows: [sums],
    } = await db.query<{ count: number }>('select count(*) from rollup_telemetry')
    console.log(
      `reports: ${EVENTS} events in ${sums?.count ?? 0} sums; ` +
        `first refresh ${(refreshed / 1000).toFixed(1)} s, the next ${(again / 1000).toFixed(2)} s`,
    )

    const comparisons: Comparison[] = []
    for (const [name, definition] of Object.entries(QUESTIONS)) {
      const plan = planned(definition)
      const comparison: Comparison = { name, against: 'the same from raw rows', goal: undefined, rounds: [] }
      for (let round = 0; round < rounds; round++) {
        const service = await rate(REPEATS, async () => await runReportQuery(db, tenantId, plan))
        const baseline = await rate(1, async () => await runReportQuery(db, tenantId, plan, { raw: true }))
        comparison.rounds.push({ service: service.rate, baseline: baseline.rate })
        if (JSON.stringify(service.last?.rows) !== JSON.stringify(baseline.last?.rows))
          throw new Error(`${name}: sums and raw rows disagree`)
      }
      comparisons.push(comparison)
    }
    return comparisons
  } finally {
    await db.end()
    await copy.drop()
  }
}

/**
 * Ten crawlers that read the queue, claim, and report at once, against bare claims by id without other crawlers. No
 * source may be claimed twice.
 */
export async function compareClaims(server: BenchServer, rounds: number): Promise<Comparison[]> {
  const comparison: Comparison = {
    name: `claims of ${CRAWLERS} crawlers, queue and result included`,
    against: 'the claims alone, one after the other',
    goal: undefined,
    rounds: [],
  }
  for (let round = 0; round < rounds; round++) {
    const copy = await server.copy()
    const db = createPool({ url: copy.url, max: CRAWLERS })
    try {
      const tenants = await Promise.all(['a', 'b', 'c', 'd'].map(async name => await addTenant(db, name)))
      const deps: TrainingDeps = { db, clock: systemClock }
      await addSources(db, tenants)
      const service = await crawlAll(deps)
      await db.query('delete from training_sources')
      await addSources(db, tenants)
      const { rows: sources } = await db.query<{ tenant_id: string; id: string }>(
        'select tenant_id, id from training_sources',
      )
      let at = 0
      const baseline = await rate(sources.length, async () => {
        const source = sources[at++]
        if (source !== undefined) await claimSource(deps, { tenantId: source.tenant_id, sourceId: source.id })
      })
      comparison.rounds.push({ service, baseline: baseline.rate })
    } finally {
      await db.end()
      await copy.drop()
    }
  }
  return [comparison]
}

const QUESTIONS: Readonly<Record<string, ReportDefinition>> = {
  'report: events by day, 90 days': {
    dataset: 'telemetry',
    dimensions: ['date'],
    measures: ['events'],
    last_days: DAYS,
    time_zone: 'Europe/Berlin',
  },
  'report: events by name': {
    dataset: 'telemetry',
    dimensions: ['name'],
    measures: ['events'],
    last_days: DAYS,
    time_zone: 'Europe/Berlin',
  },
  'report: one event by hour, a week': {
    dataset: 'telemetry',
    dimensions: ['date'],
    measures: ['events'],
    filters: [{ field: 'name', operator: 'eq', value: 'event_7' }],
    granularity: 'hour',
    last_days: 7,
    time_zone: 'Asia/Kolkata',
  },
}

function planned(definition: ReportDefinition): ReportPlan {
  const outcome = planReport(definition, { now: new Date(), timeZone: 'UTC', mode: 'export' })
  if (outcome.outcome !== 'planned') throw new Error(JSON.stringify(outcome))
  return outcome.plan
}

async function crawlAll(deps: TrainingDeps): Promise<Rate> {
  const claimed = new Set<string>()
  const times: number[] = []
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: CRAWLERS }, async () => {
      for (let due = await listDueSources(deps, 50, null); due.length > 0; due = await listDueSources(deps, 50, null)) {
        // Each starts at another place of the same list, as crawlers that share it would.
        const first = Math.floor(Math.random() * due.length)
        for (const { tenantId, id } of [...due.slice(first), ...due.slice(0, first)]) {
          const claimedAt = performance.now()
          const won = await claimSource(deps, { tenantId, sourceId: id }).catch((error: unknown) => {
            if (error instanceof Refusal) return undefined
            throw error
          })
          if (won === undefined) continue
          times.push(performance.now() - claimedAt)
          if (claimed.has(id)) throw new Error(`source ${id} was claimed twice`)
          claimed.add(id)
          await reportSourceResult(
            deps,
            { tenantId, sourceId: id },
            { lease: won.lease, status: 'ready', pagesIndexed: 1, pagesTotal: 1, error: undefined },
          )
        }
      }
    }),
  )
  if (claimed.size !== SOURCES) throw new Error(`${claimed.size} of ${SOURCES} sources were claimed`)
  return rateOf(times, performance.now() - startedAt)
}

async function addTenant(db: Pool, name: string): Promise<string> {
  const [organisation, tenant] = [newId(), newId()]
  await db.query('insert into organisations (id, name) values ($1, $2)', [organisation, `Bench ${name}`])
  await db.query(
    `insert into tenants (id, organisation_id, name, locale, timezone, currency)
    values ($1, $2, $3, 'en', 'Europe/Berlin', 'EUR')`,
    [tenant, organisation, `Bench ${name}`],
  )
  return tenant
}

async function addSources(db: Pool, tenants: readonly string[]): Promise<void> {
  for (const tenantId of tenants) {
    await db.query(
      `insert into training_sources (tenant_id, id, name, url)
      select $1, gen_random_uuid(), 'Source ' || n, 'https://help.acme.example/' || n
      from generate_series(1, $2::integer) n`,
      [tenantId, SOURCES / tenants.length],
    )
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function rate<T>(times: number, work: () => Promise<T>): Promise<{ rate: Rate; last: T | undefined }> {
  const each: number[] = []
  let last: T | undefined
  const startedAt = performance.now()
  for (let index = 0; index < times; index++)
    each.push(
      await timed(async () => {
        last = await work()
      }),
    )
  return { rate: rateOf(each, performance.now() - startedAt), last }
}

function rateOf(times: number[], milliseconds: number): Rate {
  return { perSecond: (times.length / milliseconds) * 1000, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}
