import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { createKnexInstance, type Knex } from '../../adapters/knex.ts'
import { changeGoalStatusIn, createGoalIn, updateGoalIn, type Goal } from '../../services/goals.ts'
import { getGoal, listGoalCompletions, listGoals } from '../../services/goal-lists.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

describe('goals for people', () => {
  let database: TestDatabase
  let knex: Knex
  let tenantId = ''
  let neighbour = ''
  before(async () => {
    database = await createTestDatabase()
    knex = createKnexInstance({ url: database.url })
    const workspace = async (name: string) => await applyTestWorkspace(database, { apiVersion: 'parley/v1', organization: { name }, workspace: { name, currency: 'EUR' } })
    tenantId = await workspace('Acme')
    neighbour = await workspace('Neighbour')
  })
  after(async () => {
    await knex.destroy()
    await database.drop()
  })
  const deps = () => ({ knex, db: database.pool })
  const create = async (code: string, tenant = tenantId): Promise<Goal> => (await knex.transaction(async trx => await createGoalIn(trx, newId, tenant, { code, name: code, match: { type: 'api' }, windowDays: 30 }))).after

  it('are created, changed and archived within a transaction of the caller, which sees them as they were, and undone with it', async () => {
    const goal = await create('paid')
    await assert.rejects(knex.transaction(async trx => {
      assert.deepEqual(await updateGoalIn(trx, tenantId, goal.id, { name: 'Paid', value: { mode: 'fixed', amount: 2 } }, 1).then(({ before, after: { name, currency, revision } }) => [before, name, currency, revision]), [goal, 'Paid', 'EUR', 2])
      assert.deepEqual(await changeGoalStatusIn(trx, tenantId, goal.id, 'archived', 2).then(({ before, after: { status } }) => [before?.status, status]), ['active', 'archived'])
      await createGoalIn(trx, newId, tenantId, { code: 'gone', name: 'Gone', match: { type: 'api' }, windowDays: 30 })
      throw new Error('undo')
    }), /undo/)
    assert.deepEqual(await getGoal(deps(), tenantId, goal.id), goal)
    const same = await knex.transaction(async trx => await changeGoalStatusIn(trx, tenantId, goal.id, 'active'))
    assert.deepEqual(same.before, same.after)
    await assert.rejects(knex.transaction(async trx => await updateGoalIn(trx, tenantId, goal.id, { name: 'x' }, 9)), { code: 'precondition_failed' })
    await assert.rejects(knex.transaction(async trx => await updateGoalIn(trx, neighbour, goal.id, { name: 'x' })), { code: 'not_found' })
    await assert.rejects(create('paid'), { code: 'conflict' })
    await assert.rejects(getGoal(deps(), neighbour, goal.id), { code: 'not_found' })
  })

  it('are listed by code in pages, or those of one status', async () => {
    for (const code of ['b-2', 'b_1', 'a', 'c']) await create(code)
    await create('theirs', neighbour)
    const { rows } = await database.pool.query<{ code: string }>('select code from goals where tenant_id = $1', [tenantId])
    const codes = rows.map(({ code }) => code).toSorted()
    const seen: string[] = []
    for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
      const page = await listGoals(deps(), tenantId, { limit: 2, cursor })
      seen.push(...page.goals.map(({ code }) => code))
      cursor = page.nextCursor ?? undefined
    }
    assert.deepEqual(seen, codes)
    assert.deepEqual((await listGoals(deps(), tenantId, { limit: 50, status: 'archived' })).goals, [])
    await assert.rejects(listGoals(deps(), tenantId, { limit: 2, cursor: 'nonsense' }), { code: 'invalid_input' })
  })

  it('show their completions newest first, in pages that leave none out, between two instants', async () => {
    const goal = await create('bought')
    const insert = "insert into goal_completions (tenant_id, id, goal_id, source, external_ref, value_micros, currency, props, occurred_at, created_at) values ($1, $2, $3, 'api', $4, $5, $6, $7, $8, now())"
    // Within one millisecond, and two of one instant.
    const at = ['2026-03-01T10:00:00.000100Z', '2026-03-01T10:00:00.000200Z', '2026-03-01T10:00:00.000200Z', '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z']
    for (const [index, instant] of at.entries()) await database.pool.query(insert, [tenantId, newId(), goal.id, `order-${index}`, index === 0 ? null : 59_900_000, index === 0 ? null : 'EUR', { amount: 59.9 }, instant])
    const list = async (asked: object) => await listGoalCompletions(deps(), tenantId, goal.id, { limit: 2, ...asked })
    const seen: (string | null)[] = []
    for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
      const page = await list({ cursor })
      seen.push(...page.completions.map(({ externalRef }) => externalRef))
      cursor = page.nextCursor ?? undefined
    }
    assert.deepEqual(seen, ['order-4', 'order-3', 'order-2', 'order-1', 'order-0'])
    const { completions: [latest] } = await list({ limit: 1 })
    assert.deepEqual([latest?.goalId, latest?.origin, latest?.value, latest?.currency, latest?.props, latest?.conversationId, latest?.occurredAt.toISOString()], [goal.id, 'api', 59.9, 'EUR', { amount: 59.9 }, null, '2026-03-03T00:00:00.000Z'])
    const between = await list({ from: new Date('2026-03-02T00:00:00Z'), to: new Date('2026-03-03T00:00:00Z') })
    assert.deepEqual([between.completions.map(({ externalRef }) => externalRef), between.nextCursor], [['order-3'], null])
    await assert.rejects(listGoalCompletions(deps(), neighbour, goal.id, { limit: 2 }), { code: 'not_found' })
    await assert.rejects(list({ cursor: 'nonsense' }), { code: 'invalid_input' })
  })
})
