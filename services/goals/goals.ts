import { isDeepStrictEqual } from 'node:util'
import type { Order } from '../../adapters/postgres/keyset.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import {
  findCompletionPage,
  type Completion,
  type CompletionPosition,
} from '../../adapters/stores/goals/completions.ts'
import { findTenant } from '../../adapters/stores/tenants/tenants.ts'
import type { Goal } from '../../adapters/stores/goals/goals.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { cutPage, decodeCursor } from '../../domain/cursors.ts'
import { goalProblems, mayChangeStatus, type GoalMatch, type GoalValue } from '../../domain/goal-definition.ts'
import type { GoalStatus } from '../../domain/goals.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import {
  changeOnce,
  found,
  rowToChange,
  type Changed,
  type ChangeDeps,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { Completion, Goal }

export type NewGoalInput = {
  code: string
  name: string
  match: GoalMatch
  value?: GoalValue | undefined
  currency?: string | null | undefined
  windowDays: number
  status?: 'active' | 'paused' | undefined
}
/** Absent properties are unchanged; `match` and `value` are replaced as a whole. */
export type GoalPatch = {
  name?: string | undefined
  match?: GoalMatch | undefined
  value?: GoalValue | undefined
  currency?: string | null | undefined
  windowDays?: number | undefined
}

/** The goal as the answer of the operation shows it. */
type Answer = (goal: Goal) => StoredReply
type ReadDeps = Pick<ChangeDeps, 'knex'>

// Byte by byte, as codes compare everywhere else.
const BY_CODE: Order = { columns: [{ column: 'code collate "C"', kind: 'text' }] }
const COMPLETIONS = 'goal completions'

/** Goals by code, archived ones too. @throws Refusal `invalid_input` for a cursor that is not from this list */
export async function listGoals(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  { status, limit, cursor }: { status?: GoalStatus | undefined } & ListQuery,
): Promise<ListPage<Goal>> {
  return await listPage(
    'goals',
    BY_CODE,
    { limit, cursor },
    async window => await forTenant(knex, tenantId).goals.page(BY_CODE, window, status === undefined ? {} : { status }),
  )
}

/** @throws Refusal `not_found` */
export async function getGoal({ knex }: ReadDeps, { tenantId }: AdminCaller, goalId: string): Promise<Goal> {
  return found(await forTenant(knex, tenantId).goals.find({ id: goalId }))
}

/**
 * The completions of a goal at `from` or later and before `to`, newest first.
 * @throws Refusal `not_found`; `invalid_input` for a cursor that is not from this list
 */
export async function listGoalCompletions(
  deps: ReadDeps & { db: Pool },
  caller: AdminCaller,
  goalId: string,
  { from, to, limit = 50, cursor }: { from?: Date | undefined; to?: Date | undefined } & ListQuery,
): Promise<ListPage<Completion>> {
  await getGoal(deps, caller, goalId)
  const rows = await findCompletionPage(deps.db, caller.tenantId, goalId, {
    from,
    to,
    after: cursor === undefined ? undefined : positionIn(cursor),
    limit: limit + 1,
  })
  return cutPage(COMPLETIONS, rows, limit, ({ position }) => `${position.at} ${position.id}`)
}

/** @throws Refusal `conflict` when the code is taken, `validation_failed` when parts do not fit together */
export async function createGoal(
  deps: ChangeDeps,
  caller: AdminCaller,
  input: NewGoalInput,
  answer: Answer,
): Promise<Goal> {
  return await create(deps, caller, input, () => false, answer)
}

/** As `createGoal`, but returns a goal that already matches the request, so that a repeated call is harmless. */
export async function createGoalOnce(
  deps: ChangeDeps,
  caller: AdminCaller,
  input: NewGoalInput,
  answer: Answer,
): Promise<Goal> {
  const attempt = async () => await create(deps, caller, input, isDeepStrictEqual, answer)
  try {
    return await attempt()
  } catch (error) {
    // Of two equal concurrent calls the second conflicts with a goal that did not exist when it checked.
    if (error instanceof Refusal && error.code === 'conflict') return await attempt()
    throw error
  }
}

async function create(
  deps: ChangeDeps,
  caller: AdminCaller,
  input: NewGoalInput,
  isRepetition: (requested: object, existing: object) => boolean,
  answer: Answer,
): Promise<Goal> {
  return await changeOnce(deps, caller, { action: 'goal.create', answer }, async ({ goals }, trx) => {
    const existing = await goals.find({ code: input.code })
    const { code, name, match, windowDays, status = 'active', value = { mode: 'none' } } = input
    const currency =
      input.currency !== undefined ? input.currency : value.mode === 'none' ? null : await ownCurrency(trx, caller)
    const requested = { code, name, status, match, value, currency, windowDays }
    if (existing !== undefined) {
      const stored = Object.fromEntries(Object.keys(requested).map(field => [field, existing[field as keyof Goal]]))
      if (isRepetition(requested, stored)) return changed(existing, existing)
      throw new Refusal('conflict', { message: 'A goal has this code already' })
    }
    check(requested)
    return changed(null, await goals.insert({ id: deps.newId(), ...requested }))
  })
}

/** @throws Refusal `not_found`, `conflict` when it is archived, `precondition_failed`, `validation_failed` */
export async function updateGoal(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  { name, match, value, currency, windowDays }: GoalPatch,
  answer?: Answer,
): Promise<Goal> {
  return await changeOnce(deps, caller, { action: 'goal.update', answer }, async ({ goals }, trx) => {
    const before = await rowToChange(goals, { id }, ifMatch)
    if (before.status === 'archived') throw archived()
    const patch = { name, match, value, currency, windowDays }
    // A goal that had no value gets the workspace's currency with its first one, as a new goal would.
    if (currency === undefined && before.currency === null && (value ?? before.value).mode !== 'none')
      patch.currency = await ownCurrency(trx, caller)
    check({
      match: match ?? before.match,
      value: value ?? before.value,
      currency: patch.currency === undefined ? before.currency : patch.currency,
    })
    return changed(before, await goals.change(before, patch))
  })
}

/**
 * Setting the current status is not a failure.
 * @throws Refusal `not_found`, `conflict` when it is archived, `precondition_failed`
 */
export async function changeGoalStatus(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  status: GoalStatus,
  answer?: Answer,
): Promise<Goal> {
  return await changeOnce(deps, caller, { action: 'goal.change_status', answer }, async ({ goals }) => {
    const before = await rowToChange(goals, { id }, ifMatch)
    if (!mayChangeStatus(before.status, status)) throw archived()
    return changed(before, await goals.change(before, { status }))
  })
}

function changed(before: Goal | null, after: Goal): Changed<Goal> {
  return { result: after, resource: { type: 'goal', id: after.id, name: after.code }, before, after }
}

async function ownCurrency(trx: Database, { tenantId }: AdminCaller): Promise<string | null> {
  return (await findTenant(trx, { id: tenantId }))?.currency ?? null
}

function check(goal: { match: GoalMatch; value: GoalValue; currency: string | null }): void {
  const problems = goalProblems(goal)
  if (problems.length > 0) throw new Refusal('validation_failed', { details: { validation_errors: problems } })
}

function archived(): Refusal {
  return new Refusal('conflict', { message: 'The goal is archived permanently' })
}

function positionIn(cursor: string): CompletionPosition {
  const [, at, id] =
    /^(-?\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(decodeCursor(COMPLETIONS, cursor) ?? '') ?? []
  return at === undefined || id === undefined ? foreign() : { at, id }
}

function foreign(): never {
  throw new Refusal('invalid_input', {
    message: 'The cursor does not belong to this list',
    details: { validation_errors: [{ field: 'cursor', rule: 'format' }] },
  })
}
