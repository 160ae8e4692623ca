import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createCrawler, type Crawl } from '../../../generated/sdk/dist/index.js'
import { promoteCandidate } from '../../../services/knowledge/generations.ts'
import { promoteDocuments } from '../../../services/knowledge/promote-documents.ts'
import { adminWorkspace, startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import { configure } from '../../support/configure.ts'
import { learn } from '../../support/documents.ts'
import { uploadDocument } from '../../support/media.ts'
import { ENGINE_TOKEN } from '../../support/service.ts'
import { MINUTE } from '../training/crawler.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { greeting, successBody, successItems } from './fixtures.ts'
import { uniqueCode } from './unique-code.ts'

const REFUNDS = 'https://help.acme.example/refunds'
const PARCELS = 'https://help.acme.example/parcels'
const GOOD = '# Refunds\n\nA refund takes 14 days.'
const BAD = '# Jobs\n\nWe look for drivers.'

describe('generations of the documents', async () => {
  const { service } = await startAdminService()
  after(() => service.stop())
  const { pool } = service.database
  const crawler = createCrawler({ baseUrl: service.url, token: ENGINE_TOKEN })
  const work = async () => {
    await promoteDocuments(service.deps)
  }

  type Shop = AdminWorkspace & { sourceId: string }
  /** A workspace with two documents that promotes changes of them when its check passes. */
  const shop = async (name: string): Promise<Shop> => {
    const workspace = await adminWorkspace(service, name)
    const sourceId = await learn(service, workspace.tenantId, { refunds: GOOD, parcels: '# Parcels\n\nBy post.' })
    await configure(service, workspace.tenantId, 'engine/answers/promote', 'when_checks_pass')
    await successBody(workspace.token.post('/knowledge-checks', { question: 'How long is a refund?', url: REFUNDS }))
    return { ...workspace, sourceId }
  }
  const claim = async ({ tenantId, sourceId }: Shop): Promise<Crawl> => {
    await pool.query(`update training_sources set status = 'new' where id = $1 and status <> 'crawling'`, [sourceId])
    return (await crawler.claim({ id: sourceId, tenant_id: tenantId })) as Crawl
  }
  const put = async (crawl: Crawl, url: string, content: string) =>
    await crawl.put([{ url, title: 'Help', language: 'en', format: 'markdown', content }])
  const crawled = async (place: Shop, content: string, url = REFUNDS) => {
    const crawl = await claim(place)
    await put(crawl, url, content)
    await crawl.ready({ indexed: 2 })
  }
  /** The texts that visitors are answered from. */
  const answers = async ({ token }: AdminWorkspace, question: string) =>
    ((await successBody(token.post('/knowledge/search', { question })))['passages'] as Loose[]).map(
      ({ text }) => (text as string).split('\n\n')[1],
    )
  const stateOf = async ({ token }: AdminWorkspace) => {
    const { live, held, generations } = await successBody(token.get('/knowledge/generations'))
    const all = generations as Loose[]
    return { live, held, states: all.map(({ number, state }) => `${String(number)} ${String(state)}`), all }
  }
  const promote = async ({ token }: AdminWorkspace, generation: number) =>
    await token.post('/knowledge/promotion', { generation })
  /** What is counted is what is there, whatever was ended, promoted and deleted. */
  const assertCounted = async ({ tenantId }: AdminWorkspace) => {
    const counted = 'select term, passages from knowledge_terms where tenant_id = $1 order by 1'
    const there = `
      select u.lexeme as term, count(*)::integer as passages
      from knowledge_passages p, unnest(p.terms) u
      where p.tenant_id = $1 group by 1 order by 1`
    const [stored, actual] = await Promise.all([pool.query(counted, [tenantId]), pool.query(there, [tenantId])])
    const byTerm = (rows: Loose[]) => rows.map(({ term, passages }): unknown[] => [term, passages])
    assert.deepEqual(byTerm(stored.rows as Loose[]), byTerm(actual.rows as Loose[]))
  }

  describe('getKnowledgeGenerations', () => {
    it('has none where changes answer at once', async () => {
      const plain = await adminWorkspace(service, 'Plain')
      await learn(service, plain.tenantId, { refunds: GOOD })
      await work()
      assert.deepEqual(await stateOf(plain), { live: 0, held: false, states: [], all: [] })
      assert.deepEqual(await answers(plain, 'refund'), ['A refund takes 14 days.'])
    })

    it('keeps a crawl back that breaks a check, and says which and what is found instead', async () => {
      const place = await shop('Broken')
      await crawled(place, BAD)
      assert.deepEqual((await stateOf(place)).states, ['1 candidate', '0 live'])
      await work()
      const { live, all } = await stateOf(place)
      assert.equal(live, 0)
      const check = all[0]?.['check'] as Loose
      const [broken] = check['broken'] as Loose[]
      assert.deepEqual([check['upToDate'], check['checks']], [true, 1])
      assert.deepEqual(
        [broken?.['question'], broken?.['url'], broken?.['heading'], broken?.['position'], broken?.['found']],
        ['How long is a refund?', REFUNDS, null, null, []],
      )
      assert.deepEqual(await answers(place, 'refund'), ['A refund takes 14 days.'])
      assert.deepEqual(await answers(place, 'drivers'), [])
      await assertCounted(place)
    })

    it('promotes the next crawl that mends it, with all that was found in between', async () => {
      const place = await shop('Mended')
      await crawled(place, BAD)
      await work()
      await crawled(place, '# Parcels\n\nBy bike.', PARCELS)
      assert.equal(((await stateOf(place)).all[0]?.['check'] as Loose)['upToDate'], false)
      await work()
      assert.deepEqual(await answers(place, 'parcels'), ['By post.'])
      await crawled(place, '# Refunds\n\nA refund takes 7 days.')
      await work()
      assert.deepEqual((await stateOf(place)).states, ['1 live', '0 kept'])
      assert.deepEqual(await answers(place, 'refund'), ['A refund takes 7 days.'])
      assert.deepEqual(await answers(place, 'parcels'), ['By bike.'])
      await assertCounted(place)
    })

    it('waits for crawls: of two at once for both, and not for one that was killed', async () => {
      const place = await shop('Crawled')
      const other = { ...place, sourceId: await learn(service, place.tenantId, { other: 'Nothing.' }, 'Other') }
      const [first, second] = [await claim(place), await claim(other)]
      await Promise.all([
        put(first, REFUNDS, '# Refunds\n\nA refund takes 7 days.'),
        put(second, PARCELS, '# Bikes\n\nBy bike.'),
      ])
      await first.ready({ indexed: 1 })
      await work()
      assert.deepEqual((await stateOf(place)).states, ['1 candidate', '0 live'])
      // The second is killed: once its lease has run out, what it stored is checked as it is.
      service.clock.advance(31 * MINUTE)
      await Promise.all([work(), work()])
      assert.deepEqual((await stateOf(place)).states, ['1 live', '0 kept'])
      assert.deepEqual(await answers(place, 'bikes'), ['By bike.'])
    })

    it('promotes nothing that was changed after its check', async () => {
      const place = await shop('Changed')
      await crawled(place, '# Refunds\n\nA refund takes 7 days.')
      const { rows } = await pool.query<{ changes: number }>(
        'select changes from knowledge_generations where tenant_id = $1 and number = 1',
        [place.tenantId],
      )
      const checked = { number: 1, changes: rows[0]?.changes ?? 0 }
      await crawled(place, BAD)
      assert.equal(await promoteCandidate(service.deps.db, place.tenantId, checked, service.clock.now()), false)
      assert.equal((await stateOf(place)).live, 0)
    })

    it('keeps what a crawl no longer finds, and what an upload replaces, until it is promoted', async () => {
      const place = await shop('Removed')
      const crawl = await claim(place)
      assert.equal(await crawl.remove([PARCELS]), 1)
      await crawl.ready({ indexed: 1 })
      const file = { name: 'new.md', bytes: Buffer.from('# Bikes\n\nBikes are new.'), query: '?language=en' }
      await successBody(uploadDocument(service, place.token, place.sourceId, file))
      assert.deepEqual([await answers(place, 'parcels'), await answers(place, 'bikes')], [['By post.'], []])
      const listed = await successItems(place.token.get(`/training-sources/${place.sourceId}/documents`))
      assert.deepEqual(
        listed.map(({ url }) => url as string),
        ['file:new.md', REFUNDS],
      )
      await work()
      assert.deepEqual([await answers(place, 'parcels'), await answers(place, 'bikes')], [[], ['Bikes are new.']])
      await assertCounted(place)
    })

    it('keeps ten that have answered, and deletes what only earlier ones have', async () => {
      const place = await shop('Kept')
      for (let days = 1; days <= 12; days++) {
        await crawled(place, `# Refunds\n\nA refund takes ${days} days.`)
        await work()
      }
      const { states } = await stateOf(place)
      assert.deepEqual([states.length, states[0], states.at(-1)], [10, '12 live', '3 kept'])
      const { rows } = await pool.query<{ n: number }>(
        'select count(*)::integer as n from knowledge_documents where tenant_id = $1 and url = $2',
        [place.tenantId, REFUNDS],
      )
      assert.equal(rows[0]?.n, 10)
      await assertCounted(place)
    })
  })

  describe('promoteKnowledgeGeneration', () => {
    it('rolls back at once, and holds later candidates back until somebody promotes', async () => {
      const place = await shop('Back')
      await crawled(place, '# Refunds\n\nA refund takes 7 days.')
      await work()
      const back = await successBody(promote(place, 0))
      assert.deepEqual([back['live'], back['held']], [0, true])
      assert.deepEqual(await answers(place, 'refund'), ['A refund takes 14 days.'])
      const [entry] = await successItems(place.token.get('/audit?action=knowledge_generation.promote'))
      assert.deepEqual(
        [entry?.['before'], entry?.['after']],
        [
          { generation: 1, held: false },
          { generation: 0, held: true },
        ],
      )
      await crawled(place, '# Refunds\n\nA refund takes 3 days.')
      await work()
      assert.deepEqual((await stateOf(place)).states, ['2 candidate', '1 kept', '0 live'])
      await successBody(promote(place, 2))
      assert.equal((await stateOf(place)).held, false)
      assert.deepEqual(await answers(place, 'refund'), ['A refund takes 3 days.'])
    })

    it('is stated by the versions of flows that are published from then on', async () => {
      const place = await shop('Versions')
      const published = async () => {
        const { id } = await successBody(place.token.post('/flows', { definition: greeting(uniqueCode()) }))
        await successBody(place.token.post(`/flows/${id as string}/publish`, {}))
        return id as string
      }
      const before = await published()
      await crawled(place, BAD)
      await successBody(promote(place, 1))
      const stated = async (id: string) =>
        (await successItems(place.token.get(`/flows/${id}/versions`))).map(one => one['knowledgeGeneration'] as number)
      assert.deepEqual([await stated(before), await stated(await published())], [[0], [1]])
    })

    it('promotes against the checks, also while a crawl writes, whose rest is the next candidate', async () => {
      const place = await shop('Forced')
      const crawl = await claim(place)
      await put(crawl, REFUNDS, BAD)
      await successBody(promote(place, 1))
      await put(crawl, PARCELS, '# Parcels\n\nBy bike.')
      await crawl.ready({ indexed: 2 })
      assert.deepEqual((await stateOf(place)).states, ['2 candidate', '1 live', '0 kept'])
      assert.deepEqual(await answers(place, 'drivers'), ['We look for drivers.'])
      assert.deepEqual(await answers(place, 'parcels'), ['By post.'])
    })

    it('does not know the generations of another workspace, nor unknown ones', async () => {
      const [place, plain] = [await shop('Known'), await adminWorkspace(service, 'Unknown')]
      await crawled(place, BAD)
      for (const generation of [0, 1]) assertRefused(await promote(plain, generation), 404, 'not_found')
      assertRefused(await promote(place, 2), 404, 'not_found')
      assertRefused(await place.token.post('/knowledge/check?generation=2', undefined), 404, 'not_found')
      assert.equal((await stateOf(place)).live, 0)
    })

    it('brings nothing back that somebody deleted by hand', async () => {
      const place = await shop('Deleted')
      await crawled(place, '# Refunds\n\nA refund takes 7 days.')
      await work()
      const documents = await successItems(place.token.get(`/training-sources/${place.sourceId}/documents`))
      const { id } = documents.find(({ url }) => url === REFUNDS) as Loose
      const path = `/training-sources/${place.sourceId}/documents/${id as string}`
      assert.equal((await place.token.delete(path)).status, 204)
      await successBody(promote(place, 0))
      assert.deepEqual(await answers(place, 'refund'), [])
      await assertCounted(place)
    })
  })

  it('runs the checks on the candidate when somebody asks, and promotes by that result', async () => {
    const place = await shop('Asked')
    await crawled(place, BAD)
    await work()
    const check = (await successItems(place.token.get('/knowledge-checks')))[0] as Loose
    const removed = await place.token.delete(`/knowledge-checks/${check['id'] as string}`, { 'If-Match': '*' })
    assert.equal(removed.status, 204)
    await work()
    assert.equal((await stateOf(place)).live, 0)
    const { passed, results } = await successBody(place.token.post('/knowledge/check?generation=1', undefined))
    assert.deepEqual([passed, results], [true, []])
    await work()
    assert.equal((await stateOf(place)).live, 1)
  })
})
