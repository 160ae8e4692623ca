import type { Pool } from '../adapters/postgres.ts'
import { findCompletionPage, type Completion, type CompletionPlace } from '../adapters/stores/runtime/completions.ts'
import { forTenant } from '../adapters/stores/tenant.ts'
import type { Database } from '../adapters/stores/tenant-rows.ts'
import { decodeCursor, encodeCursor } from '../domain/cursors.ts'
import type { GoalStatus } from '../domain/goals.ts'
import { Refusal } from '../domain/refusal.ts'
import type { Goal } from './goals.ts'

export type { Completion }
export type GoalPage = { goals: Goal[], nextCursor: string | null }
export type CompletionPage = { completions: Completion[], nextCursor: string | null }

const GOALS = 'goals'
const COMPLETIONS = 'goal completions'

/** Goals by code, archived ones too. @throws Refusal `invalid_input` for a cursor that is not from this list */
export async function listGoals({ knex }: { knex: Database }, tenantId: string, { status, limit, cursor }: { status?: GoalStatus | undefined, limit: number, cursor?: string | undefined }): Promise<GoalPage> {
  const after = cursor === undefined ? undefined : decodeCursor(GOALS, cursor) ?? foreign()
  // A workspace has few goals. They are sorted here, since a database's collation need not be the order in which a cursor is compared.
  const rest = (await forTenant(knex, tenantId).goals.list(status === undefined ? {} : { status })).toSorted(byCode).filter(({ code }) => after === undefined || code > after)
  const goals = rest.slice(0, limit)
  return { goals, nextCursor: rest.length > limit ? encodeCursor(GOALS, goals.at(-1)?.code ?? '') : null }
}

/** @throws Refusal `not_found` */
export async function getGoal({ knex }: { knex: Database }, tenantId: string, goalId: string): Promise<Goal> {
  const goal = await forTenant(knex, tenantId).goals.find({ id: goalId })
  if (goal === undefined) throw new Refusal('not_found', { message: 'No such goal' })
  return goal
}

/** The completions of a goal at `from` or later and before `to`, newest first. @throws Refusal `not_found`; `invalid_input` for a cursor that is not from this list */
export async function listGoalCompletions(deps: { knex: Database, db: Pool }, tenantId: string, goalId: string, { from, to, limit, cursor }: { from?: Date | undefined, to?: Date | undefined, limit: number, cursor?: string | undefined }): Promise<CompletionPage> {
  await getGoal(deps, tenantId, goalId)
  const found = await findCompletionPage(deps.db, tenantId, goalId, { from, to, after: cursor === undefined ? undefined : placeIn(cursor), limit: limit + 1 })
  const completions = found.slice(0, limit)
  const last = completions.at(-1)
  return { completions, nextCursor: last === undefined || found.length <= limit ? null : encodeCursor(COMPLETIONS, `${last.place.at} ${last.place.id}`) }
}

function placeIn(cursor: string): CompletionPlace {
  const [, at, id] = /^(-?\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(decodeCursor(COMPLETIONS, cursor) ?? '') ?? []
  return at === undefined || id === undefined ? foreign() : { at, id }
}

function foreign(): never {
  throw new Refusal('invalid_input', { message: 'The cursor is none of this list', details: { validation_errors: [{ field: 'cursor', rule: 'format' }] } })
}

function byCode({ code: a }: Goal, { code: b }: Goal): number {
  return a < b ? -1 : 1
}
