import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startTestService } from '../../support/service.ts'
import {
  assertAnswer,
  assertFaultIsHidden,
  assertWantsEngineToken,
  breakable,
  itReadsJson,
  type Json,
} from '../json-operation.ts'
import { HOUR, MINUTE, TRAINING, useCrawler } from './crawler.ts'

describe('claims of the crawler API', async () => {
  const service = await startTestService({ substitutes: breakable })
  after(() => service.stop())
  const crawler = useCrawler(service)
  const { call, url, act, queue, source, ago, stored } = crawler

  describe('listDueSources', () => {
    it('offers new sources, recurring ones that are due, and crawls without progress for over 30 minutes', async () => {
      const due = [
        await source({ status: 'crawling', updatedAt: ago(31 * MINUTE) }),
        await source({ status: 'failed', schedule: 'daily', nextCrawlAt: ago(50_000) }),
        await source({ status: 'ready', schedule: 'hourly', nextCrawlAt: ago(40_000) }),
        await source({ status: 'new', schedule: 'weekly', updatedAt: ago(30_000) }),
        await source({ status: 'new', updatedAt: ago(20_000) }),
        await source({ status: 'ready', schedule: 'hourly', nextCrawlAt: ago(0) }),
      ]
      await source({ status: 'paused', updatedAt: ago(HOUR) })
      await source({ status: 'ready', updatedAt: ago(HOUR) })
      await source({ status: 'ready', schedule: 'hourly', nextCrawlAt: ago(-1) })
      await source({ status: 'failed', schedule: 'hourly' })
      await source({ status: 'ready', schedule: 'manual', nextCrawlAt: ago(HOUR) })
      await source({ status: 'crawling', updatedAt: ago(30 * MINUTE) })
      assert.deepEqual(
        (await queue()).map(({ id }) => id),
        due,
      )
    })
    it('shows each source whole, uncached', async () => {
      const id = await source({ updatedAt: service.clock.now() })
      const answer = await call.get(`${TRAINING}/queue`)
      assert.equal(answer.headers['cache-control'], 'no-store')
      assert.deepEqual(answer.body, {
        sources: [
          {
            id,
            tenant_id: crawler.tenantId,
            name: 'Help',
            url: 'https://help.acme.example',
            status: 'new',
            schedule: 'manual',
            pages_indexed: 0,
            pages_total: null,
            lease: 0,
            error: null,
            next_crawl_at: null,
            updated_at: service.clock.now().toISOString(),
          },
        ],
      })
    })
    it('takes turns among workspaces when the limit is reached', async () => {
      const many: string[] = []
      for (let i = 0; i < 5; i++) many.push(await source({ updatedAt: ago(HOUR - i) }))
      const few = await source({ tenantId: crawler.otherTenantId, updatedAt: ago(MINUTE) })
      assert.deepEqual(
        (await queue('?limit=3')).map(({ id }) => id),
        [many[0], many[1], few],
      )
      assert.deepEqual(
        (await queue('?limit=1')).map(({ id }) => id),
        [many[0]],
      )
    })
    it('answers 50 by default, and never more than 200', async () => {
      await service.database.pool.query(
        `insert into training_sources (tenant_id, id, name, url)
        select $1, gen_random_uuid(), 'Help ' || n, 'https://help.acme.example/' || n
        from generate_series(1, 250) n`,
        [crawler.tenantId],
      )
      assert.deepEqual(
        [(await queue()).length, (await queue('?limit=200')).length, (await queue('?limit=5000')).length],
        [50, 200, 200],
      )
    })
    for (const limit of ['0', '-1', '1.5', 'ten', '']) {
      it(`refuses the limit "${limit}"`, async () => {
        assertAnswer(await call.get(`${TRAINING}/queue?limit=${limit}`), 400, 'invalid_input')
      })
    }
    it('requires the engine token, hides a fault, and is not audited', async () => {
      await assertWantsEngineToken(headers => call.get(`${TRAINING}/queue`, headers))
      await assertFaultIsHidden(headers => call.get(`${TRAINING}/queue`, headers))
      const before = await audits()
      await queue()
      assert.equal(await audits(), before)
    })
  })

  const audits = async () =>
    Number(
      (
        await service.database.pool.query<{ count: number }>(
          "select count(*) from audit_log where action = 'training.api.call'",
        )
      ).rows[0]?.count,
    )

  for (const [verb, body] of Object.entries({
    claim: {},
    progress: { pages_indexed: 1 },
    result: { status: 'ready' },
  })) {
    describe(`any call to ${verb}`, () => {
      itReadsJson({
        post: (sent, headers) => call.post(url(newId(), verb), sent, headers),
        body: () => ({ tenant_id: crawler.tenantId, ...body }),
      })

      it('requires the engine token before it reads the body', async () => {
        await assertWantsEngineToken(headers => call.post(url(newId(), verb), '{', headers))
      })
      it('refuses a tenant_id that is missing or malformed', async () => {
        const id = await source()
        for (const wrong of [undefined, null, '', 'acme', 7, `${crawler.tenantId}0`])
          assertAnswer(await call.post(url(id, verb), { ...body, tenant_id: wrong }), 400, 'invalid_input')
        assertAnswer(await call.post(url(id, verb), {}), 400, 'invalid_input')
      })
      it('is 404 for an id of another length than 36 characters, and 422 for 36 that are not a UUID', async () => {
        for (const id of ['7', 'x'.repeat(35), 'x'.repeat(37)])
          assertAnswer(await act(id, verb, body), 404, 'not_found')
        assertAnswer(await act('x'.repeat(36), verb, body), 400, 'invalid_input')
        assertAnswer(await act('z18f0000-0000-7000-8000-00000000000a', verb, body), 400, 'invalid_input')
      })
      it("is 404 for a source that is unknown or another workspace's", async () => {
        assertAnswer(await act(newId(), verb, body), 404, 'not_found')
        assertAnswer(
          await act(
            await source({ tenantId: crawler.otherTenantId, status: 'crawling', updatedAt: ago(HOUR) }),
            verb,
            body,
          ),
          404,
          'not_found',
        )
      })
      it('is audited, whatever its reply', async () => {
        const before = await audits()
        await act(await source({ status: verb === 'claim' ? 'new' : 'crawling' }), verb, body)
        await act(newId(), verb, body)
        assert.equal(await audits(), before + 2)
      })
      it('accepts ids in capital letters', async () => {
        const id = await source({ status: verb === 'claim' ? 'new' : 'crawling' })
        assert.equal(
          (await call.post(url(id.toUpperCase(), verb), { ...body, tenant_id: crawler.tenantId.toUpperCase() })).body
            .source.id,
          id,
        )
      })
    })
  }

  describe('claimSource', () => {
    it('moves a due source to crawling under the next lease number, with its counters at the start', async () => {
      const id = await source({
        status: 'ready',
        schedule: 'daily',
        nextCrawlAt: ago(1),
        pagesIndexed: 12,
        pagesTotal: 40,
        lease: 3,
        updatedAt: ago(HOUR),
      })
      const { source: claimed } = assertAnswer(await act(id, 'claim'), 200)
      const { status, lease, pages_indexed, pages_total, next_crawl_at, updated_at } = claimed as Json
      assert.deepEqual(
        { status, lease, pages_indexed, pages_total, next_crawl_at, updated_at },
        {
          status: 'crawling',
          lease: 4,
          pages_indexed: 0,
          pages_total: null,
          next_crawl_at: null,
          updated_at: service.clock.now().toISOString(),
        },
      )
    })
    it('refuses a source that is not due, and names the state', async () => {
      for (const state of [
        { status: 'paused' },
        { status: 'ready' },
        { status: 'failed', schedule: 'daily' },
        { status: 'ready', schedule: 'daily', nextCrawlAt: ago(-MINUTE) },
        { status: 'crawling', updatedAt: ago(30 * MINUTE) },
      ]) {
        assert.deepEqual(assertAnswer(await act(await source(state), 'claim'), 409, 'not_claimable')['details'], {
          status: state.status,
        })
      }
    })
    it('accepts exactly one of fifty parallel claims', async () => {
      const id = await source()
      const answers = await Promise.all(Array.from({ length: 50 }, () => act(id, 'claim')))
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array.from({ length: 49 }, () => 409)])
      assert.equal((await stored(id))['lease'], 1)
    })
    it('gives a silent crawl to another crawler, and refuses the late one under its old lease', async () => {
      const id = await source()
      assert.equal((await act(id, 'claim')).body.source.lease, 1)
      service.clock.advance(31 * MINUTE)
      assert.equal((await act(id, 'claim')).body.source.lease, 2)
      for (const lease of [1, 3]) {
        assert.deepEqual(
          assertAnswer(await act(id, 'progress', { lease, pages_indexed: 1 }), 409, 'not_crawling')['details'],
          { status: 'crawling' },
        )
        assertAnswer(await act(id, 'result', { lease, status: 'failed' }), 409, 'not_crawling')
      }
      assertAnswer(await act(id, 'progress', { lease: 2, pages_indexed: 1 }), 200)
      assertAnswer(await act(id, 'result', { lease: 2, status: 'ready' }), 200)
      assertAnswer(await act(id, 'result', { lease: 1, status: 'ready' }), 409, 'not_crawling')
    })
  })

  it('lets ten concurrent crawlers crawl every source exactly once', async () => {
    const ids: string[] = []
    for (let i = 0; i < 60; i++)
      ids.push(await source({ tenantId: i % 3 === 0 ? crawler.otherTenantId : crawler.tenantId }))
    const crawled: string[] = []
    const crawl = async () => {
      for (let due = await queue('?limit=10'); due.length > 0; due = await queue('?limit=10')) {
        for (const { id, tenant_id } of due) {
          const claim = await call.post(url(id, 'claim'), { tenant_id })
          if (claim.status !== 200) continue
          crawled.push(id)
          const { lease } = claim.body.source
          assertAnswer(
            await call.post(url(id, 'progress'), { tenant_id, lease, pages_indexed: 1, pages_total: 2 }),
            200,
          )
          assertAnswer(await call.post(url(id, 'result'), { tenant_id, lease, status: 'ready', pages_indexed: 2 }), 200)
        }
      }
    }
    await Promise.all(Array.from({ length: 10 }, crawl))
    assert.deepEqual(crawled.sort(), ids.sort())
  })
})
