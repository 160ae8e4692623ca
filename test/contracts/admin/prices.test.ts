import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { price } from '../../../services/pricing/pricing.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

const NOW = { 'If-Match': '*' }
const PRICE = { promptPer1k: 0.001, completionPer1k: 0.002 }

describe('prices and usage', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())
  const cost = async (model: string, tenantId = home.tenantId) =>
    (await price(service.deps, tenantId, { model, prompt_tokens: 1000, completion_tokens: 1000 })).cost_micros

  const entriesOf = async (id: unknown) =>
    await successItems(home.token.get(`/audit?resourceType=price&resourceId=${String(id)}`))

  describe('createPrice', () => {
    it('sets the price of the next replies of a model, only in this workspace', async () => {
      const model = 'gpt-4o-mini'
      assert.equal(await cost(model), 750)
      const answer = await home.token.post('/prices', { model, promptPer1k: 0.001, completionPer1k: 0.002 })
      assert.equal(answer.status, 201, answer.text)
      assert.deepEqual([await cost(model), await cost(model, neighbour.tenantId)], [3000, 750])
      assertRefused(await home.token.post('/prices', { model, promptPer1k: 0, completionPer1k: 0 }), 409, 'conflict')
      const [entry] = await entriesOf((answer.body as Loose)['id'])
      assert.deepEqual(
        [entry?.['action'], entry?.['before'], entry?.['after'].completionPer1k],
        ['price.create', null, 0.002],
      )
    })
  })

  describe('getPrice', () => {
    it('shows a price as it is now, and is 404 for a built-in one', async () => {
      const created = await successBody(home.token.post('/prices', { ...PRICE, model: 'read' }))
      const path = `/prices/${String(created['id'])}`
      const answer = await home.token.get(path)
      assert.deepEqual([answer.body, answer.headers['etag']], [created, created['etag']])
      const changed = await successBody(home.token.patch(path, { promptPer1k: 0.5 }, NOW))
      assert.deepEqual(await successBody(home.token.get(path)), changed)
      assertRefused(await home.token.get(`/prices/${newId()}`), 404, 'not_found')
    })
  })

  describe('updatePrice', () => {
    it('changes the given fields for later replies', async () => {
      const model = 'changed'
      const { id, etag } = await successBody(home.token.post('/prices', { ...PRICE, model }))
      const changed = await successBody(
        home.token.patch(`/prices/${String(id)}`, { completionPer1k: 0.00000001 }, { 'If-Match': String(etag) }),
      )
      assert.deepEqual(
        [changed['promptPer1k'], changed['completionPer1k'], changed['etag']],
        [0.001, 0.00000001, '"2"'],
      )
      assert.equal(
        (await successBody(home.token.patch(`/prices/${String(id)}`, { completionPer1k: 0.00000001 }, NOW)))['etag'],
        '"2"',
      )
      assert.equal(await cost(model), 1000)
      assert.deepEqual(
        (await entriesOf(id)).map(({ action, before, after: state }): unknown[] => [
          action,
          before?.completionPer1k,
          state?.completionPer1k,
        ]),
        [
          ['price.update', 0.002, 0.00000001],
          ['price.create', undefined, 0.002],
        ],
      )
    })
  })

  describe('deletePrice', () => {
    it('restores the built-in price of the model', async () => {
      const model = 'gpt-4o'
      const builtIn = await cost(model)
      const { id } = await successBody(home.token.post('/prices', { ...PRICE, model }))
      assert.equal(await cost(model), 3000)
      assertRefused(await home.token.delete(`/prices/${String(id)}`, { 'If-Match': '"2"' }), 412, 'precondition_failed')
      assert.equal((await home.token.delete(`/prices/${String(id)}`, { 'If-Match': '"1"' })).status, 204)
      assert.equal(await cost(model), builtIn)
      assertRefused(await home.token.get(`/prices/${String(id)}`), 404, 'not_found')
      const [entry] = await entriesOf(id)
      assert.deepEqual(
        [entry?.['action'], entry?.['before'].completionPer1k, entry?.['after']],
        ['price.delete', 0.002, null],
      )
    })
  })

  describe('listPrices', () => {
    it('sorts by model, page by page', async () => {
      const workspace = await adminWorkspace(service, 'Prices')
      for (const model of ['b', 'a', 'c'])
        await successBody(workspace.token.post('/prices', { model, promptPer1k: 0, completionPer1k: 1 }))
      const first = (await successBody(workspace.token.get('/prices?limit=2'))) as {
        items: Loose[]
        nextCursor: string
      }
      const { items, nextCursor } = (await successBody(
        workspace.token.get(`/prices?limit=2&cursor=${first.nextCursor}`),
      )) as {
        items: Loose[]
        nextCursor: null
      }
      assert.deepEqual(
        [[...first.items, ...items].map(({ model }) => String(model)), nextCursor],
        [['a', 'b', 'c'], null],
      )
    })
  })

  describe('listBuiltInPrices', () => {
    it('sorts by model, and shows the built-in price of a model that the workspace has priced', async () => {
      await successBody(home.token.post('/prices', { ...PRICE, model: 'gpt-4.1' }))
      const items = await successItems(home.token.get('/built-in-prices'))
      const models = items.map(({ model }) => String(model))
      assert.deepEqual(models, models.toSorted())
      assert.deepEqual(
        items.find(({ model }) => model === 'gpt-4o-mini'),
        { model: 'gpt-4o-mini', promptPer1k: 0.00015, completionPer1k: 0.0006 },
      )
      assert.notEqual(items.find(({ model }) => model === 'gpt-4.1')?.['promptPer1k'], PRICE.promptPer1k)
    })
  })

  describe('listTokenUsage', async () => {
    const workspace = await adminWorkspace(service, 'Usage')
    const [flow, other] = [newId(), newId()].sort() as [string, string]
    const day = (back: number) => new Date(service.clock.now().getTime() - back * 86_400_000).toISOString().slice(0, 10)
    const slots = new Map<string, number>()
    const use = async (
      date: string,
      model: string | null,
      flowId: string | null,
      source = 'client',
      tenantId = workspace.tenantId,
    ) => {
      slots.set(date, (slots.get(date) ?? 0) + 1)
      await service.database.pool.query(
        `insert into token_usage_daily (tenant_id, day, slot, model, flow_id, source, reply_count, prompt_tokens,
          completion_tokens, total_tokens, cost_micros)
        values ($1, $2, $3, $4, $5, $6, 1, 10, 5, 15, 7)`,
        [tenantId, date, slots.get(date), model, flowId, source],
      )
    }
    await use(day(0), 'b', flow)
    await use(day(0), 'b', flow, 'agent_node')
    await use(day(0), 'a', other)
    await use(day(0), 'a', flow)
    await use(day(0), null, null)
    await use(day(1), 'a', flow)
    await use(day(29), 'a', flow)
    await use(day(30), 'a', flow)
    await use(day(0), 'a', flow, 'client', neighbour.tenantId)
    const page = async (query: string) =>
      (await successBody(workspace.token.get(`/token-usage?${query}`))) as { items: Loose[]; nextCursor: string | null }
    const places = (items: Loose[]) => items.map(({ date, model, flowId }): unknown[] => [date, model, flowId])

    it('sums by day, model and flow, newest day first, for the last 30 days, each once in pages', async () => {
      const seen: Loose[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const { items, nextCursor } = await page(`limit=2${cursor === undefined ? '' : `&cursor=${cursor}`}`)
        seen.push(...items)
        cursor = nextCursor
      }
      assert.deepEqual(places(seen), [
        [day(0), null, null],
        [day(0), 'a', flow],
        [day(0), 'a', other],
        [day(0), 'b', flow],
        [day(1), 'a', flow],
        [day(29), 'a', flow],
      ])
      assert.deepEqual(seen[3], {
        date: day(0),
        model: 'b',
        flowId: flow,
        replies: 2,
        promptTokens: 20,
        completionTokens: 10,
        totalTokens: 30,
        costMicros: 14,
      })
    })
    it('filters by days, by model and by flow', async () => {
      assert.deepEqual(places((await page(`to=${day(1)}`)).items), [
        [day(1), 'a', flow],
        [day(29), 'a', flow],
        [day(30), 'a', flow],
      ])
      assert.deepEqual(
        places((await page(`from=${day(0)}&to=${day(0)}&model=a&flowId=${other.toUpperCase()}`)).items),
        [[day(0), 'a', other]],
      )
      assert.deepEqual((await page(`from=${day(0)}&to=${day(1)}`)).items, [])
    })
    it('is 400 for a day that does not exist', async () => {
      for (const query of ['from=2026-02-30', 'to=0000-01-01', 'from=yesterday'])
        assertRefused(await workspace.token.get(`/token-usage?${query}`), 400, 'invalid_input')
    })
  })
})
