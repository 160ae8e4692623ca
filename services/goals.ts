import type { NewId } from '../adapters/ids.ts'
import { findTenant } from '../adapters/stores/across-tenants.ts'
import { writeIdempotentAnswer } from '../adapters/stores/idempotency.ts'
import type { Goal } from '../adapters/stores/settings.ts'
import { forTenant, type TenantStores } from '../adapters/stores/tenant.ts'
import type { Database } from '../adapters/stores/tenant-rows.ts'
import { goalProblems, mayChangeStatus, type GoalMatch, type GoalValue } from '../domain/goal-definition.ts'
import type { GoalStatus } from '../domain/goals.ts'
import { Refusal } from '../domain/refusal.ts'
import type { Actor } from './audit.ts'
import type { IdempotencyHold } from './idempotency.ts'

export type { Goal }
export type GoalDeps = { knex: Database, newId: NewId }

export type NewGoalInput = { code: string, name: string, match: GoalMatch, value?: GoalValue | undefined, currency?: string | null | undefined, windowDays: number, status?: 'active' | 'paused' }
/** What is left out stays as it is; `match` and `value` are replaced as a whole. */
export type GoalPatch = { name?: string | undefined, match?: GoalMatch | undefined, value?: GoalValue | undefined, currency?: string | null | undefined, windowDays?: number | undefined }

/** Who changes a goal, and the held idempotency key whose answer is committed with the change. */
export type GoalChange = { tenantId: string, actor: Actor, hold?: IdempotencyHold | undefined, bodyOf: (goal: Goal) => unknown, ifRevision?: number | undefined }

/** A goal as it was before a change (null for a new one), and as it is now; the same where nothing had to change. */
export type GoalChanged = { before: Goal | null, after: Goal }

/** @throws Refusal `conflict` when the code is taken, `validation_failed` when parts do not fit together */
export async function createGoal({ knex, newId }: GoalDeps, input: NewGoalInput, change: GoalChange): Promise<Goal> {
  try {
    return await knex.transaction(async trx => await record(trx, newId, 'goal.create', await createGoalIn(trx, newId, change.tenantId, input), change))
  } catch (error) {
    if (isUniqueViolation(error)) throw codeTaken()
    throw error
  }
}

/** @throws Refusal `not_found`, `conflict` when it is archived or was changed meanwhile, `precondition_failed` when it is not at `ifRevision`, `validation_failed` */
export async function updateGoal({ knex, newId }: GoalDeps, goalId: string, patch: GoalPatch, change: GoalChange): Promise<Goal> {
  return await knex.transaction(async trx => await record(trx, newId, 'goal.update', await updateGoalIn(trx, change.tenantId, goalId, patch, change.ifRevision), change))
}

/** The status the goal already has is no failure. @throws Refusal `not_found`, `conflict` when it is archived, `precondition_failed` */
export async function changeGoalStatus({ knex, newId }: GoalDeps, goalId: string, status: GoalStatus, change: GoalChange): Promise<Goal> {
  return await knex.transaction(async trx => await record(trx, newId, 'goal.change_status', await changeGoalStatusIn(trx, change.tenantId, goalId, status, change.ifRevision), change))
}

/** `createGoal` within a transaction of the caller, who records it. Two calls of one code that both found it free break on the unique constraint. */
export async function createGoalIn(trx: Database, newId: NewId, tenantId: string, input: NewGoalInput): Promise<GoalChanged> {
  const { goals } = forTenant(trx, tenantId)
  if (await goals.find({ code: input.code }) !== undefined) throw codeTaken()
  const value = input.value ?? { mode: 'none' }
  const currency = input.currency !== undefined ? input.currency : value.mode === 'none' ? null : (await findTenant(trx, { id: tenantId }))?.currency ?? null
  const goal = { id: newId(), code: input.code, name: input.name, status: input.status ?? 'active', match: input.match, value, currency, windowDays: input.windowDays }
  check(goal)
  return { before: null, after: await goals.insert(goal) }
}

/** `updateGoal` within a transaction of the caller, who records it. */
export async function updateGoalIn(trx: Database, tenantId: string, goalId: string, patch: GoalPatch, ifRevision?: number): Promise<GoalChanged> {
  const stores = forTenant(trx, tenantId)
  const before = await find(stores, goalId, ifRevision)
  if (before.status === 'archived') throw archived()
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<Goal>
  const next = { ...before, ...given }
  // A goal that had no value gets the workspace's currency with its first one, as a new goal would.
  if (patch.currency === undefined && next.currency === null && next.value.mode !== 'none') next.currency = given.currency = (await findTenant(trx, { id: tenantId }))?.currency ?? null
  check(next)
  const after = Object.keys(given).length === 0 ? before : await stores.goals.update(goalId, given, before.revision)
  if (after === undefined) throw changedMeanwhile()
  return { before, after }
}

/** `changeGoalStatus` within a transaction of the caller, who records it. */
export async function changeGoalStatusIn(trx: Database, tenantId: string, goalId: string, status: GoalStatus, ifRevision?: number): Promise<GoalChanged> {
  const stores = forTenant(trx, tenantId)
  const before = await find(stores, goalId, ifRevision)
  if (!mayChangeStatus(before.status, status)) throw archived()
  const after = before.status === status ? before : await stores.goals.update(goalId, { status }, before.revision)
  if (after === undefined) throw changedMeanwhile()
  return { before, after }
}

async function find({ goals }: TenantStores, id: string, ifRevision: number | undefined): Promise<Goal> {
  const goal = await goals.find({ id })
  if (goal === undefined) throw new Refusal('not_found', { message: 'No such goal' })
  if (ifRevision !== undefined && ifRevision !== goal.revision) throw new Refusal('precondition_failed')
  return goal
}

function check(goal: { match: GoalMatch, value: GoalValue, currency: string | null }): void {
  const problems = goalProblems(goal)
  if (problems.length > 0) throw new Refusal('validation_failed', { details: { validation_errors: problems } })
}

/** Writes the audit entry and the kept answer in the transaction of the change. */
async function record(trx: Database, newId: NewId, action: string, { after: goal }: GoalChanged, { tenantId, actor, hold, bodyOf }: GoalChange): Promise<Goal> {
  await forTenant(trx, tenantId).audit.record({ id: newId(), action, actor, subject: { type: 'goal', id: goal.id, name: goal.code }, details: { status: goal.status } })
  if (hold !== undefined && !await writeIdempotentAnswer(trx, tenantId, hold.answerRow({ status: 200, body: bodyOf(goal) }))) {
    throw new Refusal('idempotency_conflict', { message: 'The request took longer than its idempotency key was held' })
  }
  return goal
}

/** Two calls of one code that both found it free. */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && (error as { constraint?: unknown }).constraint === 'goals_code'
}

function codeTaken(): Refusal {
  return new Refusal('conflict', { message: 'A goal has this code already' })
}

function archived(): Refusal {
  return new Refusal('conflict', { message: 'The goal is archived for good' })
}

function changedMeanwhile(): Refusal {
  return new Refusal('conflict', { message: 'The goal was changed meanwhile; read it again' })
}
