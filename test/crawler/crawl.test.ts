import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createEgress, type Egress } from '../../adapters/egress/index.ts'
import { newId } from '../../adapters/ids.ts'
import { startOwnCrawler } from '../../app/own-crawler.ts'
import { crawlDue, type CrawlEnd } from '../../crawler/crawl-due.ts'
import type { SiteDeps } from '../../crawler/site.ts'
import { createCrawler } from '../../generated/sdk/dist/index.js'
import { MINUTE, useCrawler } from '../contracts/training/crawler.ts'
import { eventually } from '../support/eventually.ts'
import { ENGINE_TOKEN, startTestService } from '../support/service.ts'
import { documentsOfHelpCentre, html, startHelpCentre, startSite, type Page, type TestSite } from './site.ts'

describe('the crawler', async () => {
  const service = await startTestService()
  const { tenantId: _, ...api } = useCrawler(service)
  const workspace = useCrawler(service)
  const egress: Egress = createEgress({ allow: ['127.0.0.1'] })
  const crawler = createCrawler({ baseUrl: service.url, token: ENGINE_TOKEN })
  after(async () => {
    await egress.close()
    await service.stop()
  })
  beforeEach(async () => {
    await service.database.pool.query(
      'truncate knowledge_documents, knowledge_passages, knowledge_terms, knowledge_corpora',
    )
  })

  const source = async (url: string): Promise<string> => {
    const id = await api.source()
    await service.database.pool.query('update training_sources set url = $2 where id = $1', [id, url])
    return id
  }
  const crawl = async (changes: Partial<SiteDeps> = {}): Promise<CrawlEnd[]> => {
    const ends: CrawlEnd[] = []
    const deps = { egress, version: '0', pause: async () => await Promise.resolve(), ...changes }
    await crawlDue(crawler, deps, (_source, end) => ends.push(end))
    return ends
  }
  const outcomes = async (changes?: Partial<SiteDeps>) => (await crawl(changes)).map(({ outcome }) => outcome)
  const again = async (id: string) =>
    await service.database.pool.query(`update training_sources set status = 'new' where id = $1`, [id])
  const stored = async (): Promise<{ path: string; title: string; passages: number; updatedAt: Date }[]> => {
    const { rows } = await service.database.pool.query<{ url: string; title: string; passages: number; at: Date }>(
      'select url, title, passages, updated_at as at from knowledge_documents where tenant_id = $1 order by url',
      [workspace.tenantId],
    )
    return rows.map(({ url, title, passages, at }) => {
      const { pathname, search } = new URL(url)
      return { path: `${pathname}${search}`, title, passages, updatedAt: at }
    })
  }
  const paths = async () => (await stored()).map(({ path }) => path).sort()
  /** Without the pages of the trap that a crawl gives up somewhere. */
  const real = async () => (await paths()).filter(path => !path.startsWith('/list?') && !path.startsWith('/deep/'))

  describe('a help centre of 200 pages', () => {
    let site: TestSite
    before(async () => {
      site = await startHelpCentre()
    })
    beforeEach(() => site.paths())
    after(async () => await site.stop())

    it('is found whole, and nothing of it that is not for crawlers', async () => {
      const id = await source(`${site.origin}/`)
      const [end] = await crawl()
      assert.equal(end?.outcome, 'ready')
      assert.deepEqual(await real(), documentsOfHelpCentre())
      const visited = site.paths()
      for (const path of ['/private/', '/private/more', '/not-to-be-found', '/logo.png'])
        assert.ok(!visited.includes(path), path)
      const trapped = visited.filter(path => path.startsWith('/list?') || path.startsWith('/deep/'))
      assert.ok(trapped.length < 60, `${trapped.length} pages of traps`)
      const { pages_indexed: indexed, status } = await api.stored(id)
      assert.deepEqual([status, indexed], ['ready', (await stored()).length])
      const latin = (await stored()).find(({ path }) => path === '/latin')
      assert.deepEqual([latin?.title, latin?.passages], ['Café', 1])
    })
    it('says why it left pages out', async () => {
      await source(`${site.origin}/`)
      const [end] = await crawl()
      const reasons = end?.outcome === 'ready' ? end.skipped : []
      const reasonOf = (path: string) => reasons.find(({ address }) => address === `${site.origin}${path}`)?.reason
      assert.deepEqual(
        [reasonOf('/private/'), reasonOf('/hidden'), reasonOf('/gone'), reasonOf('/away')],
        ['robots.txt forbids it', 'it asks not to be indexed', 'it answers 404', 'it answers 302'],
      )
    })
    it('costs a comparison where it has not changed', async () => {
      const id = await source(`${site.origin}/`)
      await crawl()
      const before = await stored()
      await again(id)
      service.clock.advance(MINUTE)
      await service.clockSet()
      site.visits.splice(0)
      assert.deepEqual(await outcomes(), ['ready'])
      assert.deepEqual(await stored(), before)
      const sections = site.visits.filter(({ path }) => path.startsWith('/s/'))
      assert.equal(sections.length, 200)
      assert.equal(site.visits.filter(({ path }) => path === '/').length, 1, 'the start was asked for twice')
      assert.ok(sections.every(({ path, headers }) => headers['if-none-match'] === `"${path}"`))
    })
    it('is neither lost nor doubled by a crawl that is killed five times', async () => {
      await source(`${site.origin}/`)
      for (const visits of [1, 20, 60, 120, 190]) {
        const killed = new AbortController()
        let count = 0
        const forget = site.onVisit(() => {
          count += 1
          if (count === visits) killed.abort()
        })
        await crawl({ signal: killed.signal }).catch(() => [])
        forget()
        assert.deepEqual(await outcomes(), [], 'the lease is still held')
        service.clock.advance(31 * MINUTE)
        await service.clockSet()
      }
      assert.deepEqual(await outcomes(), ['ready'])
      assert.deepEqual(await real(), documentsOfHelpCentre())
    })
    it('is crawled once by two crawlers at the same time', async () => {
      await source(`${site.origin}/`)
      const ends = await Promise.all([outcomes(), outcomes()])
      assert.deepEqual(ends.flat(), ['ready'])
      assert.equal(site.paths().filter(path => path === '/s/0/0').length, 1)
    })
  })

  describe('a site that changes', () => {
    const pages = new Map<string, Page>()
    let site: TestSite
    before(async () => {
      site = await startSite(pages)
    })
    beforeEach(() => {
      pages.clear()
      for (const [path, links] of Object.entries({ '/': ['/a', '/b'], '/a': ['/c'], '/b': [], '/c': [] }))
        pages.set(path, { headers: { etag: `"${path}1"` }, body: html(`First ${path}`, links) })
    })
    after(async () => await site.stop())

    it('has what is new, and not what is gone', async () => {
      const id = await source(`${site.origin}/`)
      await crawl()
      assert.deepEqual(await paths(), ['/', '/a', '/b', '/c'])
      pages.set('/c', { headers: { etag: '"/c2"' }, body: html('Second', ['/d']) })
      pages.set('/d', { body: html('New') })
      pages.delete('/b')
      await again(id)
      const [end] = await crawl()
      assert.deepEqual(end?.outcome === 'ready' && [end.accepted, end.removed], [4, 1])
      assert.deepEqual((await stored()).map(({ path, title }) => `${path} ${title}`).sort(), [
        '/ First /',
        '/a First /a',
        '/c Second',
        '/d New',
      ])
    })
    it('keeps a page that cannot be read for a while, and finds what could not be read the last time', async () => {
      const id = await source(`${site.origin}/`)
      pages.set('/c', { status: 503 })
      await crawl()
      assert.deepEqual(await paths(), ['/', '/a', '/b'])
      pages.set('/c', { body: html('Back') })
      pages.set('/b', { status: 500 })
      await again(id)
      await crawl()
      assert.deepEqual(await paths(), ['/', '/a', '/b', '/c'])
    })
    it('leaves documents that people have uploaded', async () => {
      const id = await source(`${site.origin}/`)
      await crawl()
      await service.database.pool.query(
        `update knowledge_documents set url = 'file:handbook.pdf', links = null where url like '%/b'`,
      )
      pages.delete('/b')
      await again(id)
      await crawl()
      const { rows } = await service.database.pool.query<{ url: string }>(
        `select url from knowledge_documents where url like 'file:%'`,
      )
      assert.equal(rows.length, 1)
    })
    it('is left to the crawler that has claimed it since', async () => {
      const id = await source(`${site.origin}/`)
      let claimed: Promise<unknown> | undefined
      const forget = site.onVisit(path => {
        if (path !== '/c' || claimed !== undefined) return
        service.clock.advance(31 * MINUTE)
        claimed = service.clockSet().then(async () => await api.act(id, 'claim'))
      })
      const ends = await outcomes({
        pause: async () => {
          await claimed
        },
      })
      forget()
      assert.deepEqual(ends, ['lost'])
      assert.deepEqual(await stored(), [])
    })
    it('is asked as slowly as it wants, and again when it says that it is busy', async () => {
      pages.set('/robots.txt', { body: 'User-agent: *\nCrawl-delay: 3\n' })
      pages.set('/b', { status: 429, headers: { 'retry-after': '7' } })
      await source(`${site.origin}/`)
      const waits: number[] = []
      const pause = (ms: number) => {
        waits.push(ms)
        return Promise.resolve()
      }
      site.visits.splice(0)
      await crawl({ pause })
      assert.equal(waits.filter(ms => ms === 3_000).length, site.visits.length - 1)
      assert.deepEqual(
        waits.filter(ms => ms !== 3_000),
        [7_000, 7_000],
      )
      assert.ok(site.visits.every(({ headers }) => headers['user-agent'] === 'parley-crawler/0'))
    })
  })

  describe('a site that cannot be crawled', () => {
    const failureOf = async (pages: Record<string, Page>, path = '/', url?: string): Promise<unknown> => {
      const site = await startSite(new Map(Object.entries(pages)))
      try {
        const id = await source(url ?? `${site.origin}${path}`)
        assert.deepEqual(await outcomes(), ['failed'])
        return (await api.stored(id))['error']
      } finally {
        await site.stop()
      }
    }
    it('is failed with the reason', async () => {
      assert.equal(
        await failureOf({ '/robots.txt': { status: 503 } }),
        'robots.txt answers 503, so that no page may be visited',
      )
      assert.equal(await failureOf({}), 'the start address answers 404')
      assert.equal(
        await failureOf({ '/robots.txt': { body: 'User-agent: *\nDisallow: /\n' } }),
        'robots.txt forbids the start address',
      )
      assert.equal(
        await failureOf({}, '/', 'http://10.0.0.1/'),
        'the site cannot be reached: the address is not one that may be called',
      )
      assert.match(String(await failureOf({}, '/', 'http://127.0.0.1:9/')), /^the site cannot be reached: /)
    })
    it('does not lead the crawler inside the network', async () => {
      const inside = await startSite(new Map([['/', { body: html('Secret') }]]))
      const site = await startSite(
        new Map<string, Page>([
          ['/', { body: html('Start', ['/there']) }],
          ['/there', { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' } }],
        ]),
      )
      await source(`${site.origin}/`)
      await crawl()
      assert.deepEqual(await paths(), ['/'])
      await Promise.all([inside.stop(), site.stop()])
    })
  })

  it('crawls the folder of its start, and no other', async () => {
    const site = await startSite(
      new Map<string, Page>([
        ['/help/', { body: html('Help', ['/help/a', '/shop', '/helpless']) }],
        ['/help/a', { body: html('A') }],
        ['/shop', { body: html('Shop') }],
        ['/helpless', { body: html('Helpless') }],
      ]),
    )
    await source(`${site.origin}/help/`)
    await crawl()
    assert.deepEqual(await paths(), ['/help/', '/help/a'])
    await site.stop()
  })

  it('runs in a worker of the service', async () => {
    const site = await startSite(new Map<string, Page>([['/', { body: html('Home') }]]))
    const id = await source(`${site.origin}/`)
    const crawling = startOwnCrawler(
      { egress, version: '0', log: service.deps.log },
      { crawler: true, publicUrl: service.url, engineApiToken: ENGINE_TOKEN },
    )
    await eventually(async () => assert.equal((await api.stored(id))['status'], 'ready'))
    await crawling?.stop()
    assert.equal(
      startOwnCrawler(
        { egress, version: '0', log: service.deps.log },
        { publicUrl: service.url, engineApiToken: newId() },
      ),
      undefined,
    )
    await site.stop()
  })
})
