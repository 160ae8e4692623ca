import assert from 'node:assert/strict'
import { after, beforeEach, describe, it } from 'node:test'
import request, { type Response } from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import { docxOf, pdfOf } from '../../support/documents.ts'
import { startTestService } from '../../support/service.ts'
import {
  AS_ENGINE,
  assertAnswer,
  assertFaultIsHidden,
  assertWantsEngineToken,
  breakable,
  itReadsJson,
  type Headers,
  type Json,
} from '../json-operation.ts'
import { MINUTE, TRAINING, useCrawler } from './crawler.ts'

const PAGE = 'https://help.acme.example/refunds'

describe('documents of the crawler API', async () => {
  const service = await startTestService({ substitutes: breakable })
  after(() => service.stop())
  const crawler = useCrawler(service)
  const { act, call, source, url } = crawler
  beforeEach(async () => {
    await service.database.pool.query(
      'truncate knowledge_documents, knowledge_passages, knowledge_terms, knowledge_corpora',
    )
  })
  const rows = async (text: string, values: unknown[] = [crawler.tenantId]): Promise<Json[]> =>
    (await service.database.pool.query<Json>(text, values)).rows
  const documents = async () => await rows('select * from knowledge_documents where tenant_id = $1 order by url')
  const terms = async () =>
    Object.fromEntries(
      (await rows('select term, passages from knowledge_terms where tenant_id = $1')).map(({ term, passages }) => [
        term as string,
        passages as number,
      ]),
    )

  const markdown = (content: string, more: Json = {}): Json => ({
    url: PAGE,
    title: 'Help',
    language: 'en',
    format: 'markdown',
    content,
    ...more,
  })
  const put = async (id: string, sent: Json[], more: Json = {}, headers: Headers = {}) =>
    await request(service.url)
      .put(`${TRAINING}/sources/${id}/documents`)
      .set({ 'X-Forwarded-For': service.nextAddress(), ...AS_ENGINE, 'Content-Type': 'application/json', ...headers })
      .send(JSON.stringify({ tenant_id: crawler.tenantId, lease: 1, documents: sent, ...more }))
  const remove = async (id: string, urls: string[], more: Json = {}, headers: Headers = {}) =>
    await call.post(url(id, 'documents/delete'), { tenant_id: crawler.tenantId, lease: 1, urls, ...more }, headers)
  const claimed = async () => {
    const id = await source()
    assertAnswer(await act(id, 'claim'), 200)
    return id
  }
  const outcomes = (answer: Response) =>
    (assertAnswer(answer, 200)['documents'] as Json[]).map(({ outcome, finding }): unknown => finding ?? outcome)

  describe('putSourceDocuments', () => {
    it('stores documents of every format with their passages, and counts their words', async () => {
      const id = await claimed()
      const base64 = (bytes: Buffer) => bytes.toString('base64')
      const answer = await put(id, [
        markdown('# Pay\n\nBy card.\n\n## Refunds\n\nRefunds take a week.', {
          modified_at: '2026-03-01T09:00:00.000Z',
        }),
        markdown('<title>Send</title><h1>Sending</h1><p>By post.</p>', {
          url: `${PAGE}/2`,
          format: 'html',
          title: null,
        }),
        markdown(base64(pdfOf('A refund by bank')), { url: `${PAGE}/3`, format: 'pdf' }),
        markdown(base64(await docxOf('Returns', 'Send it back.')), { url: `${PAGE}/4`, format: 'docx' }),
        markdown('Plain', { url: `${PAGE}/5`, format: 'text' }),
      ])
      assert.deepEqual(outcomes(answer), ['stored', 'stored', 'stored', 'stored', 'stored'])
      const stored = await documents()
      assert.deepEqual(
        stored.map(({ title, format, passages, finding }): unknown[] => [title, format, passages, finding]),
        [
          ['Help', 'markdown', 2, null],
          ['Send', 'html', 1, null],
          ['Help', 'pdf', 1, null],
          ['Help', 'docx', 1, null],
          ['Help', 'text', 1, null],
        ],
      )
      const first = stored[0] as Json
      assert.equal(first['modified_at'].toISOString(), '2026-03-01T09:00:00.000Z')
      const passages = await rows(
        'select * from knowledge_passages where tenant_id = $1 and document_id = $2 order by number',
        [crawler.tenantId, first['id']],
      )
      assert.deepEqual(
        passages.map(({ headings, text, start_offset: start, end_offset: end }): unknown[] => [
          headings,
          text === first['text'].slice(start, end) && text,
        ]),
        [
          [['Pay'], '# Pay\n\nBy card.'],
          [['Pay', 'Refunds'], '## Refunds\n\nRefunds take a week.'],
        ],
      )
      const counted = await terms()
      assert.deepEqual([counted['refund'], counted['card'], counted['help']], [2, 1, 5])
    })
    it('leaves an unchanged document alone, and replaces a changed one with its words', async () => {
      const id = await claimed()
      await put(id, [markdown('Refunds by card.')])
      const [before] = await documents()
      service.clock.advance(MINUTE)
      assert.deepEqual(outcomes(await put(id, [markdown('Refunds by card.')])), ['unchanged'])
      assert.deepEqual((await documents())[0], before)
      assert.deepEqual(outcomes(await put(id, [markdown('Refunds by bank.')])), ['stored'])
      const [after] = await documents()
      assert.deepEqual([after?.['id'], after?.['text']], [before?.['id'], 'Refunds by bank.'])
      assert.deepEqual(await terms(), { help: 1, refund: 1, bank: 1 })
      assert.deepEqual(
        await rows('select language, passages, length::integer from knowledge_corpora where tenant_id = $1'),
        [{ language: 'english', passages: 1, length: 3 }],
      )
    })
    it('stores a finding instead of what it cannot read, and forgets what the document said before', async () => {
      const id = await claimed()
      await put(id, [markdown('Refunds by card.')])
      const bad = markdown('AAAA', { format: 'pdf' })
      assert.deepEqual(outcomes(await put(id, [bad, markdown('Fine', { url: `${PAGE}/2` })])), ['unreadable', 'stored'])
      const stored = await documents()
      assert.deepEqual(
        stored.map(({ finding, text, passages }): unknown[] => [finding, text, passages]),
        [
          ['unreadable', '', 0],
          [null, 'Fine', 1],
        ],
      )
      assert.deepEqual(outcomes(await put(id, [bad])), ['unchanged'])
    })
    it('takes labels as part of a document, which keeps those that it has where none are sent', async () => {
      const id = await claimed()
      const labels = async () =>
        await rows(
          `select d.labels, p.labels as of_passage from knowledge_documents d
          join knowledge_passages p on p.tenant_id = d.tenant_id and p.document_id = d.id
          where d.tenant_id = $1`,
        )
      const same = (...given: string[]) => [{ labels: given, of_passage: given }]
      const text = '# Prices'
      assert.deepEqual(outcomes(await put(id, [markdown(text, { labels: ['prices', 'de'] })])), ['stored'])
      assert.deepEqual(await labels(), same('prices', 'de'))
      assert.deepEqual(outcomes(await put(id, [markdown(text, { labels: ['prices', 'de'] })])), ['unchanged'])
      assert.deepEqual(outcomes(await put(id, [markdown(text, { labels: ['prices'] })])), ['stored'])
      assert.deepEqual(await labels(), same('prices'))
      assert.deepEqual(outcomes(await put(id, [markdown('# Other prices')])), ['stored'])
      assert.deepEqual(await labels(), same('prices'))
      assert.deepEqual(outcomes(await put(id, [markdown('# Other prices', { labels: [] })])), ['stored'])
      assert.deepEqual(await labels(), same())
      for (const wrong of [[''], ['a', 'a'], [' a'], ['x'.repeat(51)]])
        assert.equal((await put(id, [markdown(text, { labels: wrong })])).status, 422, JSON.stringify(wrong))
    })
    it('takes the later of two documents with one address', async () => {
      const id = await claimed()
      assert.deepEqual(outcomes(await put(id, [markdown('One'), markdown('Two')])), ['stored'])
      assert.equal((await documents())[0]?.['text'], 'Two')
    })
    it('keeps the counts right for concurrent batches', async () => {
      const id = await claimed()
      const batch = (n: number) =>
        Array.from({ length: 5 }, (_, i) => markdown(`Common ${n}${i}`, { url: `${PAGE}/${(n + i) % 7}` }))
      for (const answer of await Promise.all([0, 1, 2, 3, 4, 5].map(async n => await put(id, batch(n)))))
        assertAnswer(answer, 200)
      assert.equal((await terms())['common'], 7)
    })
    it('refuses a source that is not being crawled under this lease, and stores nothing', async () => {
      const id = await claimed()
      service.clock.advance(31 * MINUTE)
      assertAnswer(await act(id, 'claim'), 200)
      for (const lease of [1, 3]) {
        assert.deepEqual(assertAnswer(await put(id, [markdown('Late')], { lease }), 409, 'not_crawling')['details'], {
          status: 'crawling',
        })
        assertAnswer(await remove(id, [PAGE], { lease }), 409, 'not_crawling')
      }
      assertAnswer(await put(await source(), [markdown('Early')]), 409, 'not_crawling')
      assertAnswer(await put(newId(), [markdown('Nowhere')]), 404, 'not_found')
      assertAnswer(await remove(newId(), [PAGE]), 404, 'not_found')
      assert.deepEqual(await documents(), [])
    })
    it('keeps the lease alive', async () => {
      const id = await claimed()
      service.clock.advance(29 * MINUTE)
      assertAnswer(await put(id, [markdown('Alive')]), 200)
      service.clock.advance(29 * MINUTE)
      assertAnswer(await act(id, 'claim'), 409, 'not_claimable')
    })
    it('refuses another workspace, wrong values and more than 20 documents', async () => {
      const id = await claimed()
      assertAnswer(await put(id, [markdown('x')], { tenant_id: crawler.otherTenantId }), 404, 'not_found')
      assertAnswer(await put(id, [markdown('x')], { tenant_id: 'acme' }), 400, 'invalid_input')
      assertAnswer(await put(id, [markdown('x')], { lease: undefined }), 400, 'invalid_input')
      for (const wrong of [{ format: 'rtf' }, { url: 'file:///etc/passwd' }, { language: '../x' }, { content: '' }])
        assertAnswer(await put(id, [markdown('x', wrong)]), 422, 'invalid_input')
      assertAnswer(
        await put(
          id,
          Array.from({ length: 21 }, () => markdown('x')),
        ),
        422,
        'invalid_input',
      )
      assertAnswer(await put(id, [markdown('x'.repeat(1024 * 1024))]), 413, 'payload_too_large')
      assertAnswer(await put(id, [markdown('x')], {}, { 'Content-Type': 'text/plain' }), 415, 'unsupported_media_type')
    })
    it('is audited, requires the engine token, and hides a fault', async () => {
      const id = await claimed()
      await put(id, [markdown('x')])
      assert.equal(
        (await rows("select 1 from audit_log where tenant_id = $1 and subject->>'operation' = 'putSourceDocuments'"))
          .length > 0,
        true,
      )
      await assertWantsEngineToken(async headers => await put(id, [], {}, headers))
      await assertFaultIsHidden(async headers => await put(id, [markdown('x')], {}, headers))
    })
  })

  describe('listSourceDocuments', () => {
    const known = async (id: string, query = '', tenantId = crawler.tenantId, headers: Headers = {}) =>
      await call.get(`${url(id, 'documents')}?tenant_id=${tenantId}${query}`, headers)
    const listed = async (id: string, query = '') => assertAnswer(await known(id, query), 200)

    it('lists what crawls stored, page by page, with what their crawler said of them', async () => {
      const id = await claimed()
      await put(id, [
        markdown('Two', { url: `${PAGE}/2`, etag: '"b"', links: [PAGE] }),
        markdown('One', { modified_at: '2026-03-01T09:00:00.000Z' }),
        markdown('Three', { url: `${PAGE}/3` }),
      ])
      const first = await listed(id, '&limit=2')
      assert.deepEqual(first['documents'], [
        { url: PAGE, etag: null, modified_at: '2026-03-01T09:00:00.000Z', links: [] },
        { url: `${PAGE}/2`, etag: '"b"', modified_at: null, links: [PAGE] },
      ])
      const second = await listed(id, `&limit=2&cursor=${String(first['next_cursor'])}`)
      assert.deepEqual(
        [(second['documents'] as Json[]).map(({ url: address }): unknown => address), second['next_cursor']],
        [[`${PAGE}/3`], null],
      )
    })
    it('takes a new entity tag and new links of an unchanged document', async () => {
      const id = await claimed()
      await put(id, [markdown('One', { etag: '"a"' })])
      assert.deepEqual(outcomes(await put(id, [markdown('One', { etag: '"b"', links: [`${PAGE}/2`] })])), ['unchanged'])
      assert.deepEqual((await listed(id))['documents'], [
        { url: PAGE, etag: '"b"', modified_at: null, links: [`${PAGE}/2`] },
      ])
    })
    it('leaves out what people uploaded', async () => {
      const id = await claimed()
      await put(id, [markdown('One')])
      await service.database.pool.query('update knowledge_documents set links = null')
      assert.deepEqual(await listed(id), { documents: [], next_cursor: null })
    })
    it('refuses wrong values, the cursor of another source, another workspace, and no token', async () => {
      const [id, other] = [await claimed(), await claimed()]
      await put(id, [markdown('One'), markdown('Two', { url: `${PAGE}/2` })])
      const { next_cursor: cursor } = await listed(id, '&limit=1')
      for (const [source, query] of [
        [other, `&cursor=${String(cursor)}`],
        [id, '&cursor=x'],
        [id, '&limit=51'],
      ] as const)
        assertAnswer(await known(source, query), 400, 'invalid_input')
      assertAnswer(await known(id, '', crawler.otherTenantId), 404, 'not_found')
      assertAnswer(await known(newId()), 404, 'not_found')
      await assertWantsEngineToken(async headers => await known(id, '', crawler.tenantId, headers))
      await assertFaultIsHidden(async headers => await known(id, '', crawler.tenantId, headers))
    })
  })

  describe('deleteSourceDocuments', () => {
    it('deletes documents with their passages and words, under the lease', async () => {
      const id = await claimed()
      await put(id, [markdown('Refunds'), markdown('Cards', { url: `${PAGE}/2` })])
      assert.deepEqual(assertAnswer(await remove(id, [PAGE, `${PAGE}/unknown`]), 200), { deleted: 1 })
      assert.deepEqual(
        (await documents()).map(({ url }): unknown => url),
        [`${PAGE}/2`],
      )
      assert.deepEqual(await terms(), { help: 1, card: 1 })
      assert.deepEqual(assertAnswer(await remove(id, [PAGE]), 200), { deleted: 0 })
    })
    it('refuses wrong values, another workspace, and no token', async () => {
      const id = await claimed()
      assertAnswer(await remove(id, []), 422, 'invalid_input')
      assertAnswer(await remove(id, [PAGE], { lease: 'x' }), 400, 'invalid_input')
      assertAnswer(await remove(id, [PAGE], { tenant_id: crawler.otherTenantId }), 404, 'not_found')
      await assertWantsEngineToken(async headers => await remove(id, [PAGE], {}, headers))
    })
    itReadsJson({
      post: (sent, headers) => call.post(url(newId(), 'documents/delete'), sent, headers),
      body: () => ({ tenant_id: crawler.tenantId, lease: 1, urls: [PAGE] }),
    })
  })
})
