import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { ENGINE_TOKEN } from '../../support/service.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

describe('training sources', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const NOW = { 'If-Match': '*' }
  const create = async (body: object = {}) =>
    await successBody(
      home.token.post('/training-sources', { name: 'Help', url: `https://${newId()}.acme.example`, ...body }),
    )
  const crawler = async (method: 'get' | 'post', path: string, body: object = {}) =>
    await request(service.url)
      [method](`/api/v1/training${path}`)
      .set({ 'Authorization': `Bearer ${ENGINE_TOKEN}`, 'Content-Type': 'application/json' })
      .send(method === 'get' ? undefined : body)
  const claim = async ({ id }: Loose) =>
    await crawler('post', `/sources/${String(id)}/claim`, { tenant_id: home.tenantId })
  const result = async ({ id }: Loose, body: object) =>
    await crawler('post', `/sources/${String(id)}/result`, { tenant_id: home.tenantId, ...body })
  const act = async ({ id }: Loose, verb: string) => await home.token.post(`/training-sources/${String(id)}/${verb}`)
  const read = async ({ id }: Loose) => await successBody(home.token.get(`/training-sources/${String(id)}`))
  const change = async ({ id }: Loose, body: object) =>
    await home.token.patch(`/training-sources/${String(id)}`, body, NOW)
  const crawled = async (source: Loose, status = 'ready') => {
    assert.equal((await claim(source)).status, 200)
    assert.equal((await result(source, { status })).status, 200)
    return await read(source)
  }

  describe('createTrainingSource', () => {
    it('creates a source that is immediately due for the crawler', async () => {
      const source = await create({ schedule: 'manual' })
      assert.deepEqual(
        [source['status'], source['schedule'], source['pagesTotal'], source['nextCrawlAt']],
        ['new', 'manual', null, null],
      )
      assert.equal((await crawled(source))['status'], 'ready')
      assert.notEqual((await claim(source)).status, 200)
    })

    it('is 409 conflict for the address of another source, also of concurrent requests', async () => {
      const one = await create()
      assertRefused(await home.token.post('/training-sources', { name: 'Twice', url: one['url'] }), 409, 'conflict')
      const url = `https://${newId()}.acme.example`
      const race = await Promise.all(
        [1, 2, 3].map(async () => await home.token.post('/training-sources', { name: 'Race', url })),
      )
      assert.deepEqual(race.map(({ status }) => status).sort(), [201, 409, 409])
    })
  })

  describe('getTrainingSource', () => {
    it('shows the outcome of the last crawl', async () => {
      const source = await create()
      assert.deepEqual(await read(source), source)
      const claimed = await claim(source)
      assert.equal(claimed.status, 200)
      assert.equal((await result(source, { status: 'failed', error: 'The site did not answer' })).status, 200)
      const { status, error, etag } = await read(source)
      assert.deepEqual([status, error], ['failed', 'The site did not answer'])
      assert.notEqual(etag, source['etag'])
    })
  })

  describe('updateTrainingSource', () => {
    it('is 409 conflict for the address of another source', async () => {
      const [one, other] = [await create(), await create()]
      assertRefused(await change(other, { url: one['url'] }), 409, 'conflict')
      assert.equal((await change(one, { url: one['url'] })).status, 200)
    })
    it('limits the source to keys of the workspace, or opens it to all again', async () => {
      const { id } = (await successBody(home.token.post('/keys', { name: 'Dealers' })))['key'] as { id: string }
      const source = await create()
      assert.equal(source['keyIds'], null)
      const limited = await successBody(change(source, { keyIds: [id] }))
      assert.deepEqual(limited['keyIds'], [id])
      assertViolations(await change(limited, { keyIds: [id, newId()] }), 422, 'validation_failed', [
        ['keyIds.1', 'enum'],
      ])
      assert.deepEqual((await successBody(change(limited, { name: 'Renamed' })))['keyIds'], [id])
      assert.equal((await successBody(change(limited, { keyIds: null })))['keyIds'], null)
    })
    it('limits the source to proven customers, or opens it to all again', async () => {
      const source = await create()
      assert.equal(source['provenCustomersOnly'], false)
      const limited = await successBody(change(source, { provenCustomersOnly: true }))
      assert.equal(limited['provenCustomersOnly'], true)
      assert.equal((await successBody(change(limited, { name: 'Renamed' })))['provenCustomersOnly'], true)
      assert.equal((await successBody(change(limited, { provenCustomersOnly: false })))['provenCustomersOnly'], false)
    })
    it('replaces the labels of the source', async () => {
      const source = await create()
      assert.deepEqual(source['labels'], [])
      const labelled = await successBody(change(source, { labels: ['support', 'sales'] }))
      assert.deepEqual(labelled['labels'], ['support', 'sales'])
      assert.deepEqual((await successBody(change(labelled, { name: 'Renamed' })))['labels'], ['support', 'sales'])
      assertViolations(await change(labelled, { labels: ['sales', 'sales'] }), 422, 'validation_failed', [
        ['labels', 'type'],
      ])
      assertViolations(await change(labelled, { labels: [' '] }), 422, 'validation_failed', [['labels.0', 'pattern']])
      assert.deepEqual((await successBody(change(await read(source), { labels: [] })))['labels'], [])
    })
    it('plans the next crawl by a new schedule', async () => {
      const source = await crawled(await create())
      const daily = await successBody(change(source, { schedule: 'daily' }))
      assert.ok(Date.parse(String(daily['nextCrawlAt'])) <= service.clock.now().getTime())
      const failed = await crawled(daily, 'failed')
      assert.equal(failed['nextCrawlAt'], null)
      assert.notEqual((await successBody(change(failed, { schedule: 'hourly' })))['nextCrawlAt'], null)
      assert.equal((await successBody(change(failed, { schedule: 'manual' })))['nextCrawlAt'], null)
    })

    it('starts again at a new address, and refuses the result of the crawl of the old one', async () => {
      const source = await create()
      await claim(source)
      assert.equal((await successBody(change(source, { url: `https://${newId()}.acme.example` })))['status'], 'new')
      assert.equal((await result(source, { status: 'ready' })).status, 409)
    })
  })

  describe('pauseTrainingSource', () => {
    it('removes the source from the crawler, whose result is refused', async () => {
      const source = await create()
      await claim(source)
      assert.equal((await successBody(act(source, 'pause')))['status'], 'paused')
      assert.equal((await result(source, { status: 'ready' })).status, 409)
      assert.equal((await claim(source)).status, 409)
      assert.equal((await act(source, 'pause')).headers['etag'], (await read(source))['etag'])
    })
  })

  describe('requestTrainingCrawl', () => {
    it('is 409 conflict while a crawl is running', async () => {
      const source = await create()
      await claim(source)
      assertRefused(await act(source, 'crawl'), 409, 'conflict')
    })
    it('offers a paused source to the crawler again', async () => {
      const source = await create()
      await successBody(act(source, 'pause'))
      assert.equal((await successBody(act(source, 'crawl')))['status'], 'new')
      assert.equal((await claim(source)).status, 200)
      const items = await successItems(home.token.get(`/audit?resourceId=${String(source['id'])}`))
      assert.deepEqual(
        items.map(({ action, after: state }): unknown[] => [action, state.status]),
        [
          ['training_source.crawl', 'new'],
          ['training_source.pause', 'paused'],
          ['training_source.create', 'new'],
        ],
      )
    })
  })

  describe('deleteTrainingSource', () => {
    it('deletes the source, and the result of its crawl finds nothing', async () => {
      const source = await create()
      await claim(source)
      assert.equal((await home.token.delete(`/training-sources/${String(source['id'])}`, NOW)).status, 204)
      assert.equal((await result(source, { status: 'ready' })).status, 404)
      assert.equal(
        (await successItems(home.token.get('/audit?action=training_source.delete')))[0]?.['before'].url,
        source['url'],
      )
    })
  })

  describe('listTrainingSources', () => {
    it('sorts by name, page by page, and filters by status', async () => {
      const { token } = await adminWorkspace(service, 'Sources')
      for (const name of ['b', 'a', 'b'])
        await successBody(token.post('/training-sources', { name, url: `https://${newId()}.acme.example` }))
      const first = (await successBody(token.get('/training-sources?limit=2'))) as {
        items: Loose[]
        nextCursor: string
      }
      const items = await successItems(token.get(`/training-sources?limit=2&cursor=${first.nextCursor}`))
      assert.deepEqual(
        [...first.items, ...items].map(({ name }) => String(name)),
        ['a', 'b', 'b'],
      )
      await successBody(token.post(`/training-sources/${String(items[0]?.['id'])}/pause`))
      assert.deepEqual(
        (await successItems(token.get('/training-sources?status=paused'))).map(({ id }) => String(id)),
        [items[0]?.['id']],
      )
    })
  })
})
