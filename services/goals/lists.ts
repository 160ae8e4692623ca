import type { Pool } from '../../adapters/postgres/pool.ts'
import { findCompletionPage, type Completion, type CompletionPlace } from '../../adapters/stores/goals/completions.ts'
import type { Order } from '../../adapters/postgres/keyset.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { cutPage, decodeCursor } from '../../domain/cursors.ts'
import type { GoalStatus } from '../../domain/goals.ts'
import { Refusal } from '../../domain/refusal.ts'
import { found } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import type { Goal } from './goals.ts'

export type { Completion }

// Byte by byte, as codes compare everywhere else.
const BY_CODE: Order = { columns: [{ column: 'code collate "C"', kind: 'text' }] }
const COMPLETIONS = 'goal completions'

/** Goals by code, archived ones too. @throws Refusal `invalid_input` for a cursor that is not from this list */
export async function listGoals(
  { knex }: { knex: Database },
  tenantId: string,
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
export async function getGoal({ knex }: { knex: Database }, tenantId: string, goalId: string): Promise<Goal> {
  return found(await forTenant(knex, tenantId).goals.find({ id: goalId }))
}

/**
 * The completions of a goal at `from` or later and before `to`, newest first.
 * @throws Refusal `not_found`; `invalid_input` for a cursor that is not from this list
 */
export async function listGoalCompletions(
  deps: { knex: Database; db: Pool },
  tenantId: string,
  goalId: string,
  { from, to, limit = 50, cursor }: { from?: Date | undefined; to?: Date | undefined } & ListQuery,
): Promise<ListPage<Completion>> {
  await getGoal(deps, tenantId, goalId)
  const rows = await findCompletionPage(deps.db, tenantId, goalId, {
    from,
    to,
    after: cursor === undefined ? undefined : placeIn(cursor),
    limit: limit + 1,
  })
  return cutPage(COMPLETIONS, rows, limit, ({ place }) => `${place.at} ${place.id}`)
}

function placeIn(cursor: string): CompletionPlace {
  const [, at, id] =
    /^(-?\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(decodeCursor(COMPLETIONS, cursor) ?? '') ?? []
  return at === undefined || id === undefined ? foreign() : { at, id }
}

function foreign(): never {
  throw new Refusal('invalid_input', {
    message: 'The cursor is none of this list',
    details: { validation_errors: [{ field: 'cursor', rule: 'format' }] },
  })
}
