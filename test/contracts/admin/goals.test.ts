import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { call, type ToolResult } from '../../support/agents.ts'
import { eventually } from '../../support/eventually.ts'
import { holding } from '../../support/held.ts'
import { assertRefused, assertViolations, statuses, type Loose } from '../callers.ts'
import { AS_ENGINE, requester } from '../json-operation.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

describe('goals', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const NOW = { 'If-Match': '*' }
  const { post } = requester(service, AS_ENGINE)
  const create = async (body: object = {}): Promise<Loose> =>
    await successBody(
      home.token.post('/goals', {
        code: uniqueCode(),
        name: 'Purchase',
        match: { type: 'api' },
        value: { mode: 'none' },
        ...body,
      }),
    )
  const convert = async (goal: Loose, more: object = {}) =>
    await post('/api/v1/insights/conversions', { tenant_id: home.tenantId, goal: goal['code'], ...more })
  const entries = async (id: unknown) =>
    await successItems(home.token.get(`/audit?resourceType=goal&resourceId=${String(id)}`))

  describe('createGoal', () => {
    it('creates a goal that counts conversions immediately, in the currency of the workspace', async () => {
      const answer = await home.token.post('/goals', {
        code: 'order',
        name: 'Order',
        match: { type: 'api' },
        value: { mode: 'from_property', property: 'amount' },
      })
      assert.equal(answer.status, 201, answer.text)
      const goal = answer.body as Loose
      assert.deepEqual(
        [
          goal['status'],
          goal['currency'],
          goal['windowDays'],
          goal['etag'],
          answer.headers['etag'],
          answer.headers['location'],
        ],
        ['active', 'EUR', 30, '"1"', '"1"', `/api/admin/v1/goals/${String(goal['id'])}`],
      )
      assert.equal((await convert(goal, { props: { amount: 2.5 } })).status, 201)
      const [entry] = await entries(goal['id'])
      assert.deepEqual(
        [entry?.['action'], entry?.['actor'].id, entry?.['before'], entry?.['after'].code, entry?.['resource'].name],
        ['goal.create', home.admin.id, null, 'order', 'order'],
      )
    })
    it('creates a goal that is paused, and one without a value', async () => {
      const paused = await create({ status: 'paused', windowDays: 7 })
      assert.deepEqual([paused['status'], paused['currency'], paused['windowDays']], ['paused', null, 7])
      assert.equal((await convert(paused)).status, 404)
    })
    it('is 409 conflict for a code that exists, even of an archived goal, and for concurrent requests', async () => {
      const { id, code } = await create()
      await successBody(home.token.post(`/goals/${String(id)}/status`, { status: 'archived' }))
      const body = { code, name: 'Again', match: { type: 'api' }, value: { mode: 'none' } }
      assertRefused(await home.token.post('/goals', body), 409, 'conflict')
      const answers = await Promise.all(
        Array.from({ length: 4 }, async () => await home.token.post('/goals', { ...body, code: 'race' })),
      )
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409])
    })
    it('is 422 for parts that do not fit together', async () => {
      const refused = async (body: object) =>
        await home.token.post('/goals', {
          code: uniqueCode(),
          name: 'x',
          match: { type: 'api' },
          value: { mode: 'none' },
          ...body,
        })
      assertViolations(await refused({ match: { type: 'telemetry', filter: '((' } }), 422, 'validation_failed', [
        ['match.name', 'required'],
        ['match.filter', 'format'],
      ])
      assertViolations(await refused({ value: { mode: 'fixed' }, currency: null }), 422, 'validation_failed', [
        ['value.amount', 'required'],
        ['currency', 'required'],
      ])
    })
  })

  describe('getGoal', () => {
    it('shows a goal as it is now, an archived one too', async () => {
      const goal = await create({ value: { mode: 'fixed', amount: 2 } })
      const path = `/goals/${String(goal['id'])}`
      const answer = await home.token.get(path)
      assert.deepEqual([answer.body, answer.headers['etag']], [goal, goal['etag']])
      await successBody(home.token.post(`${path}/status`, { status: 'archived' }))
      const archived = await successBody(home.token.get(path))
      assert.deepEqual([archived['status'], archived['value']], ['archived', goal['value']])
      assert.notEqual(archived['etag'], goal['etag'])
    })
  })

  describe('listGoals', () => {
    it('sorts by code, page by page, archived goals among them, and filters by status', async () => {
      const workspace = await adminWorkspace(service, 'Goals')
      for (const code of ['b-2', 'b_1', 'a', 'c'])
        await successBody(
          workspace.token.post('/goals', { code, name: code, match: { type: 'api' }, value: { mode: 'none' } }),
        )
      const page = async (query: string) =>
        (await successBody(workspace.token.get(`/goals?${query}`))) as { items: Loose[]; nextCursor: string | null }
      const first = await page('limit=3')
      const second = await page(`limit=3&cursor=${String(first.nextCursor)}`)
      assert.deepEqual(
        [...first.items, ...second.items].map(({ code }) => String(code)),
        ['a', 'b-2', 'b_1', 'c'],
      )
      assert.equal(second.nextCursor, null)
      await successBody(
        workspace.token.post(`/goals/${String(second.items[0]?.['id'])}/status`, { status: 'archived' }),
      )
      assert.deepEqual(
        (await page('status=archived')).items.map(({ code }) => String(code)),
        ['c'],
      )
      assert.equal((await page('')).items.length, 4)
    })
  })

  describe('updateGoal', () => {
    it('accepts one of two changes to the same state, which met before either was made', async () => {
      const { id, etag } = await create()
      const change = async (name: string) =>
        await home.token.patch(`/goals/${String(id)}`, { name }, { 'If-Match': String(etag) })
      const lock = 'select from goals where id = $1 for update'
      const { both } = await holding(service.database, lock, [id], async ({ waiting }) => {
        const both = Promise.all(['One', 'Two'].map(change))
        await waiting(2)
        return { both }
      })
      assert.deepEqual(statuses(await both), { 200: 1, 412: 1 })
    })
    it('changes later completions, and leaves recorded ones unchanged', async () => {
      const goal = await create({ value: { mode: 'fixed', amount: 2 } })
      assert.equal((await convert(goal)).status, 201)
      const changed = await successBody(
        home.token.patch(
          `/goals/${String(goal['id'])}`,
          { value: { mode: 'fixed', amount: 5 }, name: 'Sale' },
          { 'If-Match': String(goal['etag']) },
        ),
      )
      assert.deepEqual(
        [changed['name'], changed['value'], changed['windowDays'], changed['etag']],
        ['Sale', { mode: 'fixed', amount: 5 }, 30, '"2"'],
      )
      await eventually(async () => {
        assert.equal((await convert(goal)).status, 201)
      })
      const items = await successItems(home.token.get(`/goals/${String(goal['id'])}/completions`))
      assert.deepEqual(
        items.map(({ value }) => Number(value)),
        [5, 2],
      )
      const [entry] = await entries(goal['id'])
      assert.deepEqual(
        [entry?.['action'], entry?.['before'], entry?.['after']],
        [
          'goal.update',
          { name: 'Purchase', value: { mode: 'fixed', amount: 2 } },
          { name: 'Sale', value: { mode: 'fixed', amount: 5 } },
        ],
      )
    })
    it('uses the currency of the workspace for the first value of a goal', async () => {
      const { id } = await create()
      assert.equal(
        (await successBody(home.token.patch(`/goals/${String(id)}`, { value: { mode: 'fixed', amount: 1 } }, NOW)))[
          'currency'
        ],
        'EUR',
      )
      assertViolations(
        await home.token.patch(`/goals/${String(id)}`, { currency: null }, NOW),
        422,
        'validation_failed',
        [['currency', 'required']],
      )
    })
    it('changes nothing when the goal already matches the request', async () => {
      const { id, etag } = await create()
      assert.equal(
        (await successBody(home.token.patch(`/goals/${String(id)}`, { name: 'Purchase', windowDays: 30 }, NOW)))[
          'etag'
        ],
        etag,
      )
      assert.equal((await entries(id)).length, 1)
    })
    it('is 409 conflict for an archived goal', async () => {
      const { id } = await create()
      await successBody(home.token.post(`/goals/${String(id)}/status`, { status: 'archived' }))
      assertRefused(await home.token.patch(`/goals/${String(id)}`, { name: 'Late' }, NOW), 409, 'conflict')
    })
  })

  describe('changeGoalStatus', () => {
    it('stops conversions, counts them again, and archives the goal permanently', async () => {
      const goal = await create()
      const path = `/goals/${String(goal['id'])}/status`
      for (const [status, answer] of [
        ['paused', 404],
        ['active', 201],
        ['archived', 404],
      ] as const) {
        assert.equal((await successBody(home.token.post(path, { status })))['status'], status)
        assert.equal((await convert(goal)).status, answer)
      }
      assert.equal((await home.token.post(path, { status: 'archived' })).status, 200)
      assertRefused(await home.token.post(path, { status: 'active' }), 409, 'conflict')
      assert.deepEqual(
        (await entries(goal['id'])).map(({ action, after: state }): unknown[] => [action, state.status]),
        [
          ['goal.change_status', 'archived'],
          ['goal.change_status', 'active'],
          ['goal.change_status', 'paused'],
          ['goal.create', 'active'],
        ],
      )
    })
  })

  describe('listGoalCompletions', () => {
    it('lists the recorded completions, newest first, between two instants', async () => {
      const goal = await create({ value: { mode: 'from_property', property: 'amount' } })
      for (const [index, at] of ['2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z', '2026-03-03T10:00:00Z'].entries()) {
        assert.equal(
          (
            await convert(goal, {
              occurred_at: at,
              external_ref: `${String(goal['id'])}-${index}`,
              props: { amount: 59.9, customer_id: 'nobody' },
            })
          ).status,
          201,
        )
      }
      const page = async (query: string) =>
        (await successBody(home.token.get(`/goals/${String(goal['id'])}/completions?${query}`))) as {
          items: Loose[]
          nextCursor: string | null
        }
      const first = await page('limit=2')
      const { items } = await page(`limit=2&cursor=${String(first.nextCursor)}`)
      assert.deepEqual(
        [...first.items, ...items].map(({ occurredAt }) => String(occurredAt).slice(0, 10)),
        ['2026-03-03', '2026-03-02', '2026-03-01'],
      )
      const { id, ...latest } = first.items[0] ?? {}
      assert.deepEqual(
        [typeof id, latest],
        [
          'string',
          {
            goalId: goal['id'],
            origin: 'api',
            attributed: false,
            conversationId: null,
            externalRef: `${String(goal['id'])}-2`,
            value: 59.9,
            currency: 'EUR',
            props: { amount: 59.9, customer_id: 'nobody' },
            occurredAt: '2026-03-03T10:00:00.000Z',
          },
        ],
      )
      assert.deepEqual((await page('from=2026-03-02T00:00:00Z&to=2026-03-03T00:00:00Z')).items.length, 1)
      assertRefused(
        await home.token.get(`/goals/${String(goal['id'])}/completions?from=2026-03-02T23:59:60Z`),
        400,
        'invalid_input',
      )
    })
  })

  describe('goals that an agent changes', () => {
    it('leave the same entries in the audit log', async () => {
      const token = (
        (await home.tokenOf(home.admin, ['mcp', 'mcp:analytics:write'])).headers['Authorization'] ?? ''
      ).replace('Bearer ', '')
      const tool = async (name: string, args: object): Promise<Loose> => {
        const result: ToolResult = await call(service, token, name, args)
        assert.equal(result.isError, false, JSON.stringify(result))
        return result.structuredContent as Loose
      }
      const code = uniqueCode()
      const { id } = await tool('analytics.create_goal', { code, name: 'Sale', match: { type: 'api' } })
      await tool('analytics.update_goal', { goal_id: id, name: 'Sales' })
      await tool('analytics.change_goal_status', { goal_id: id, status: 'paused' })
      await tool('analytics.change_goal_status', { goal_id: id, status: 'paused' })
      const found = await entries(id)
      assert.deepEqual(
        found.map(({ action, before, after: state }): unknown[] => [action, before, state]).slice(0, 2),
        [
          ['goal.change_status', { status: 'active' }, { status: 'paused' }],
          ['goal.update', { name: 'Sale' }, { name: 'Sales' }],
        ],
      )
      assert.equal(found.length, 3)
      for (const { actor, requestId, address } of found)
        assert.deepEqual(
          [actor.id, typeof actor.tokenId, typeof requestId, typeof address],
          [home.admin.id, 'string', 'string', 'string'],
        )
    })
  })
})
