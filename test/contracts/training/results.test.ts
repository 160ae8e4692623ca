import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startTestService } from '../../support/service.ts'
import { assertAnswer, breakable } from '../json-operation.ts'
import { HOUR, MINUTE, useCrawler } from './crawler.ts'

describe('results of the crawler API', async () => {
  const service = await startTestService({ substitutes: breakable })
  after(() => service.stop())
  const crawler = useCrawler(service)
  const { call, url, act, source, ago, stored } = crawler

  describe('reportSourceProgress', () => {
    it('records the counts and renews the lease; an omitted total does not change', async () => {
      const id = await source()
      await act(id, 'claim')
      service.clock.advance(20 * MINUTE)
      const first = assertAnswer(await act(id, 'progress', { pages_indexed: 5, pages_total: 40 }), 200)['source']
      assert.deepEqual(
        [first.pages_indexed, first.pages_total, first.updated_at],
        [5, 40, service.clock.now().toISOString()],
      )
      service.clock.advance(20 * MINUTE)
      const second = assertAnswer(await act(id, 'progress', { pages_indexed: 9 }), 200)['source']
      assert.deepEqual([second.pages_indexed, second.pages_total, second.status], [9, 40, 'crawling'])
      service.clock.advance(20 * MINUTE)
      assertAnswer(await act(id, 'claim'), 409, 'not_claimable')
    })
    it('refuses counts that are missing or not integers', async () => {
      const id = await source({ status: 'crawling' })
      for (const body of [
        {},
        { pages_indexed: '5' },
        { pages_indexed: 1.5 },
        { pages_indexed: null },
        { pages_indexed: 2 ** 31 },
        { pages_indexed: 1, pages_total: '9' },
        { pages_indexed: 1, pages_total: [] },
        { pages_total: 1 },
      ]) {
        assertAnswer(await act(id, 'progress', body), 422, 'invalid_input')
      }
    })
    it('names a missing tenant_id before a missing count', async () => {
      assertAnswer(await call.post(url(newId(), 'progress'), {}), 400, 'invalid_input')
      assertAnswer(
        await call.post(url(newId(), 'progress'), { pages_indexed: 'x', tenant_id: 'y' }),
        400,
        'invalid_input',
      )
    })
    it('refuses impossible counts, even against the stored one', async () => {
      const id = await source({ status: 'crawling', pagesIndexed: 2, pagesTotal: 10 })
      for (const body of [
        { pages_indexed: -1 },
        { pages_indexed: 1, pages_total: -1 },
        { pages_indexed: 3, pages_total: 2 },
        { pages_indexed: 11 },
      ])
        assertAnswer(await act(id, 'progress', body), 422, 'invalid_counts')
      assertAnswer(await act(id, 'progress', { pages_indexed: 10 }), 200)
      assertAnswer(await act(id, 'result', { status: 'ready', pages_total: 9 }), 422, 'invalid_counts')
    })
    it('refuses a source that is not being crawled, and names its state', async () => {
      for (const status of ['new', 'ready', 'failed', 'paused'])
        assert.deepEqual(
          assertAnswer(await act(await source({ status }), 'progress', { pages_indexed: 1 }), 409, 'not_crawling')[
            'details'
          ],
          { status },
        )
    })
  })

  describe('reportSourceResult', () => {
    for (const [schedule, hours] of Object.entries({ hourly: 1, daily: 24, weekly: 168 })) {
      it(`plans the next crawl of a source that is crawled ${schedule}`, async () => {
        const id = await source({ status: 'crawling', schedule, error: 'old' })
        const { status, error, next_crawl_at } = assertAnswer(
          await act(id, 'result', { status: 'ready', pages_indexed: 4, pages_total: 4 }),
          200,
        )['source']
        assert.deepEqual(
          [status, error, next_crawl_at],
          ['ready', null, new Date(service.clock.now().getTime() + hours * HOUR).toISOString()],
        )
      })
    }
    it('plans none for a manual source', async () => {
      assert.equal(
        (await act(await source({ status: 'crawling', nextCrawlAt: ago(1) }), 'result', { status: 'ready' })).body
          .source.next_crawl_at,
        null,
      )
    })
    it('stores the error of a failure and plans no further crawl', async () => {
      const id = await source({ status: 'crawling', schedule: 'hourly', pagesIndexed: 3, pagesTotal: 9 })
      const { status, error, next_crawl_at, pages_indexed, pages_total } = assertAnswer(
        await act(id, 'result', { status: 'failed', error: 'no answer' }),
        200,
      )['source']
      assert.deepEqual([status, error, next_crawl_at, pages_indexed, pages_total], ['failed', 'no answer', null, 3, 9])
      service.clock.advance(30 * 24 * HOUR)
      assertAnswer(await act(id, 'claim'), 409, 'not_claimable')
    })
    it('changes nothing when it repeats the current state', async () => {
      for (const status of ['ready', 'failed']) {
        const id = await source({ status, schedule: 'daily', pagesIndexed: 7, updatedAt: ago(HOUR) })
        const before = await stored(id)
        assert.equal(
          assertAnswer(await act(id, 'result', { status, pages_indexed: 1, error: 'again' }), 200)['source']
            .pages_indexed,
          7,
        )
        assert.deepEqual(await stored(id), before)
      }
    })
    it('refuses a source that is not being crawled, and names its state', async () => {
      for (const [status, reported] of [
        ['new', 'ready'],
        ['paused', 'failed'],
        ['ready', 'failed'],
        ['failed', 'ready'],
      ]) {
        assert.deepEqual(
          assertAnswer(await act(await source({ status }), 'result', { status: reported }), 409, 'not_crawling')[
            'details'
          ],
          { status },
        )
      }
    })
    it('refuses any other status and echoes it', async () => {
      const id = await source({ status: 'crawling' })
      for (const status of ['crawling', 'READY', ''])
        assert.deepEqual(assertAnswer(await act(id, 'result', { status }), 422, 'invalid_status')['details'], {
          status,
        })
      for (const status of [undefined, null, 7]) assertAnswer(await act(id, 'result', { status }), 400, 'invalid_input')
    })
    it('refuses counts that are not integers or are impossible', async () => {
      const id = await source({ status: 'crawling' })
      for (const body of [{ pages_indexed: 'x' }, { pages_total: 1.5 }, { pages_total: [] }])
        assertAnswer(await act(id, 'result', { status: 'ready', ...body }), 422, 'invalid_input')
      for (const body of [{ pages_indexed: -1 }, { pages_total: -1 }, { pages_indexed: 2, pages_total: 1 }])
        assertAnswer(await act(id, 'result', { status: 'ready', ...body }), 422, 'invalid_counts')
    })
  })
})
