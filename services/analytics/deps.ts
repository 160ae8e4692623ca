import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import { findBounds, findWorkspace } from '../../adapters/stores/analytics/reports.ts'
import type { Span } from '../../adapters/stores/analytics/summaries.ts'
import { resolveRange, type RequestedRange, type DayRange } from '../../domain/reports/range.ts'

export type AnalyticsDeps = { db: Queryable; clock: Clock }
/** For figures of several statements. */
export type SummaryDeps = AnalyticsDeps & { db: Pool }

export type InvalidRange = { outcome: 'invalid_range'; message: string }

/** Reads figures that must agree, one after the other, from the database as it was when the first was read. */
export async function asOfOneMoment<Result>(
  { db, clock }: SummaryDeps,
  read: (deps: AnalyticsDeps) => Promise<Result>,
): Promise<Result> {
  return await transaction(db, async client => await read({ db: client, clock }), { snapshot: true })
}

/** The workspace's time zone; UTC for an unknown workspace, which has no figures. */
export async function timeZoneOf({ db }: Pick<AnalyticsDeps, 'db'>, tenantId: string): Promise<string> {
  return (await findWorkspace(db, tenantId))?.timeZone ?? 'UTC'
}

/** The requested days, in the workspace's time zone. */
export async function workspaceRange(
  deps: AnalyticsDeps,
  tenantId: string,
  requested: RequestedRange,
): Promise<{ outcome: 'range'; range: DayRange } | InvalidRange> {
  const found = resolveRange(requested, await timeZoneOf(deps, tenantId), deps.clock.now())
  return found.outcome === 'invalid_day' ? { outcome: 'invalid_range', message: `${found.field} is not a day` } : found
}

/** The same with the instants between which those days lie. */
export async function workspaceSpan(
  deps: AnalyticsDeps,
  tenantId: string,
  requested: RequestedRange,
): Promise<{ outcome: 'span'; range: DayRange; span: Span } | InvalidRange> {
  const found = await workspaceRange(deps, tenantId, requested)
  if (found.outcome !== 'range') return found
  const bounds = await findBounds(deps.db, tenantId, '', found.range)
  if (bounds === undefined)
    throw new Error(`the database does not know the workspace's time zone ${found.range.timeZone}`)
  return {
    outcome: 'span',
    range: found.range,
    span: { from: bounds.from, to: bounds.to, timeZone: found.range.timeZone },
  }
}
