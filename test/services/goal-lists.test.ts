import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { createKnexInstance, type Knex } from '../../adapters/postgres/pool.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { listGoalCompletions, listGoals, type Goal } from '../../services/goals/goals.ts'
import { adminCallerOf } from '../support/admin-caller.ts'
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
    const workspace = async (name: string) =>
      await applyTestWorkspace(database, {
        apiVersion: 'parley/v1',
        organization: { name },
        workspace: { name, currency: 'EUR' },
      })
    tenantId = await workspace('Acme')
    neighbour = await workspace('Neighbour')
  })
  after(async () => {
    await knex.destroy()
    await database.drop()
  })
  const deps = () => ({ knex, db: database.pool })
  const create = async (code: string, tenant = tenantId): Promise<Goal> =>
    await forTenant(knex, tenant).goals.insert({
      id: newId(),
      code,
      name: code,
      status: 'active',
      match: { type: 'api' },
      value: { mode: 'none' },
      currency: null,
      windowDays: 30,
    })

  it('are listed by code in pages, or those of one status', async () => {
    for (const code of ['b-2', 'b_1', 'a', 'c']) await create(code)
    await create('theirs', neighbour)
    const { rows } = await database.pool.query<{ code: string }>('select code from goals where tenant_id = $1', [
      tenantId,
    ])
    const codes = rows.map(({ code }) => code).toSorted()
    const seen: string[] = []
    for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
      const page = await listGoals(deps(), adminCallerOf(tenantId), { limit: 2, cursor })
      seen.push(...page.items.map(({ code }) => code))
      cursor = page.nextCursor ?? undefined
    }
    assert.deepEqual(seen, codes)
    assert.deepEqual((await listGoals(deps(), adminCallerOf(tenantId), { limit: 50, status: 'archived' })).items, [])
    await assert.rejects(listGoals(deps(), adminCallerOf(tenantId), { limit: 2, cursor: 'nonsense' }), {
      code: 'invalid_input',
    })
  })

  it('show their completions newest first, in pages that leave none out, between two instants', async () => {
    const goal = await create('bought')
    const insert = `
      insert into goal_completions (
        tenant_id, id, goal_id, source, external_ref, value_micros, currency, props, occurred_at, created_at)
      values ($1, $2, $3, 'api', $4, $5, $6, $7, $8, now())`
    // Within one millisecond, and two of one instant.
    const at = [
      '2026-03-01T10:00:00.000100Z',
      '2026-03-01T10:00:00.000200Z',
      '2026-03-01T10:00:00.000200Z',
      '2026-03-02T00:00:00Z',
      '2026-03-03T00:00:00Z',
    ]
    for (const [index, instant] of at.entries())
      await database.pool.query(insert, [
        tenantId,
        newId(),
        goal.id,
        `order-${index}`,
        index === 0 ? null : 59_900_000,
        index === 0 ? null : 'EUR',
        { amount: 59.9 },
        instant,
      ])
    const list = async (asked: object) =>
      await listGoalCompletions(deps(), adminCallerOf(tenantId), goal.id, { limit: 2, ...asked })
    const seen: (string | null)[] = []
    for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
      const page = await list({ cursor })
      seen.push(...page.items.map(({ externalRef }) => externalRef))
      cursor = page.nextCursor ?? undefined
    }
    assert.deepEqual(seen, ['order-4', 'order-3', 'order-2', 'order-1', 'order-0'])
    const {
      items: [latest],
    } = await list({ limit: 1 })
    assert.deepEqual(
      [
        latest?.goalId,
        latest?.origin,
        latest?.value,
        latest?.currency,
        latest?.props,
        latest?.conversationId,
        latest?.occurredAt.toISOString(),
      ],
      [goal.id, 'api', 59.9, 'EUR', { amount: 59.9 }, null, '2026-03-03T00:00:00.000Z'],
    )
    const between = await list({ from: new Date('2026-03-02T00:00:00Z'), to: new Date('2026-03-03T00:00:00Z') })
    assert.deepEqual([between.items.map(({ externalRef }) => externalRef), between.nextCursor], [['order-3'], null])
    await assert.rejects(listGoalCompletions(deps(), adminCallerOf(neighbour), goal.id, { limit: 2 }), {
      code: 'not_found',
    })
    await assert.rejects(list({ cursor: 'nonsense' }), { code: 'invalid_input' })
  })
})
