import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import { ADMIN, startAdminService } from '../../support/admin.ts'
import { docxOf, pdfOf } from '../../support/documents.ts'
import { uploadDocument } from '../../support/media.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

const REFUNDS = '# Refunds\n\nWe refund within 14 days.\n\n## By card\n\nThe money goes back to the card.'

describe('documents of training sources', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const newSource = async (owner = home) =>
    (
      await successBody(owner.token.post('/training-sources', { name: 'Help', url: `https://${newId()}.acme.example` }))
    )['id'] as string
  const upload = async (sourceId: string, name: string, bytes: Buffer | string, query = '') =>
    await uploadDocument(service, token, sourceId, { name, bytes: Buffer.from(bytes), query })
  const search = async (question: string, more: Loose = {}) =>
    await successBody(token.post('/knowledge/search', { question, ...more }))
  const texts = async (question: string, more: Loose = {}) =>
    ((await search(question, more))['passages'] as Loose[]).map(({ text }) => text as string)

  describe('uploadTrainingDocument', () => {
    it('stores a file of each kind with its passages, and says who did it', async () => {
      const id = await newSource()
      const query = '?url=https%3A%2F%2Fhelp.acme.example%2Frefunds&language=en'
      const answer = await upload(id, 'refunds.md', REFUNDS, query)
      assert.equal(answer.status, 201, answer.text)
      const { url, title, language, format, finding, passages } = answer.body as Loose
      assert.deepEqual(
        { url, title, language, format, finding, passages },
        {
          url: 'https://help.acme.example/refunds',
          title: 'refunds.md',
          language: 'en',
          format: 'markdown',
          finding: null,
          passages: 2,
        },
      )
      const kinds: unknown[] = []
      for (const [name, bytes] of [
        ['a.bin', pdfOf('One page')],
        ['b.bin', await docxOf('Title', 'Text')],
        ['c.html', Buffer.from('<title>Page</title><p>Text</p>')],
        ['d.txt', Buffer.from('Text')],
      ] as const) {
        const { body } = await upload(id, name, bytes)
        kinds.push([body.url, body.title, body.format, body.finding])
      }
      assert.deepEqual(kinds, [
        ['file:a.bin', 'a.bin', 'pdf', null],
        ['file:b.bin', 'b.bin', 'docx', null],
        ['file:c.html', 'Page', 'html', null],
        ['file:d.txt', 'd.txt', 'text', null],
      ])
      const entries = (await successItems(token.get('/audit?action=training_document.upload'))).filter(
        ({ after: state }) => (state as Loose)['sourceId'] === id,
      )
      assert.equal(entries.length, 5)
      assert.equal(JSON.stringify(entries).includes('One page'), false)
    })
    it('tells the language of a text that states none, so that its words are found in all their forms', async () => {
      const id = await newSource()
      const text =
        '# Pakete\n\nWir verschicken Ihre Bestellung innerhalb von drei Tagen, nachdem sie bezahlt worden ist.'
      assert.equal(((await upload(id, 'pakete.md', text)).body as Loose)['language'], 'de')
      assert.deepEqual(await texts('Bestellungen?', { sources: [id], language: 'de' }), [text])
      const stated = `<html lang="en"><head><title>Pakete</title></head><body><p>${text.slice(10)}</p></body></html>`
      assert.equal(((await upload(id, 'stated.html', stated)).body as Loose)['language'], 'en')
      assert.equal(((await upload(id, 'given.md', text, '?language=nl')).body as Loose)['language'], 'nl')
      assert.equal(((await upload(id, 'parts.txt', 'XR-22 440V 12A')).body as Loose)['language'], null)
    })
    it('takes a title and labels, which a later upload to the address keeps, replaces or takes away', async () => {
      const id = await newSource()
      const stored = async (query: string, text = 'One') => {
        const { title, labels } = (await upload(id, 'a.md', text, query)).body as { title: string; labels: string[] }
        return [title, labels]
      }
      assert.deepEqual(await stored('?labels=prices&title=What%3F'), ['What?', ['prices']])
      assert.deepEqual(await stored('?labels=prices&labels=gifts%2C%20too'), ['a.md', ['prices', 'gifts, too']])
      assert.deepEqual(await stored('', 'Two'), ['a.md', ['prices', 'gifts, too']])
      assert.deepEqual(await texts('two', { sources: [id] }), ['Two'])
      const [entry] = await successItems(token.get('/audit?action=training_document.upload'))
      assert.deepEqual((entry?.['after'] as Loose)['labels'], ['prices', 'gifts, too'])
    })
    it('refuses labels and titles that are none, and stores nothing', async () => {
      const id = await newSource()
      const many = Array.from({ length: 51 }, (_, n) => `labels=${String(n)}`).join('&')
      for (const query of ['?labels=', '?labels=%20a', '?labels=a&labels=a', `?${many}`, '?title=', '?title=a%0Ab'])
        assertRefused(await upload(id, 'a.md', 'One', query), 400, 'invalid_input')
      assert.deepEqual(await successItems(token.get(`/training-sources/${id}/documents`)), [])
    })
    it('replaces the file of the same name', async () => {
      const id = await newSource()
      const first = (await upload(id, 'a.md', '# Zebra')).body as Loose
      const second = (await upload(id, 'a.md', '# Giraffe')).body as Loose
      assert.equal(second['id'], first['id'])
      assert.deepEqual(await texts('zebra', { sources: [id] }), [])
      assert.deepEqual(await texts('giraffe', { sources: [id] }), ['# Giraffe'])
    })
    it('stores a finding for a file that cannot be read', async () => {
      const { body } = await upload(await newSource(), 'broken.pdf', '%PDF-1.4\nnothing')
      assert.deepEqual([body.finding, body.passages], ['unreadable', 0])
    })
    it('refuses a request without a file, a large one, another kind, and an unknown source', async () => {
      const id = await newSource()
      assertRefused(await token.post(`/training-sources/${id}/documents`), 422, 'validation_failed')
      assertRefused(await upload(id, 'a.txt', Buffer.alloc(11 * 2 ** 20, 'x')), 413, 'file_too_large')
      assertRefused(await upload(id, 'a.txt', Buffer.from([0xff, 0xfe, 0, 1])), 415, 'mime_not_allowed')
      assertRefused(await upload(newId(), 'a.txt', 'Text'), 404, 'not_found')
      assertRefused(await upload(await newSource(neighbour), 'a.txt', 'Text'), 404, 'not_found')
    })
    it('refuses a text part that is too large, and a body that does not match its content type', async () => {
      const path = `${ADMIN}/training-sources/${await newSource()}/documents`
      const post = () => request(service.url).post(path).set(token.headers)
      const large = await post().field('note', 'x'.repeat(20_000)).attach('file', Buffer.from('Text'), 'a.txt')
      assertRefused(large, 413, 'payload_too_large')
      const broken = await post().set('Content-Type', 'multipart/form-data; boundary=x').send('--x\r\nno part')
      assertRefused(broken, 400, 'upload_failed')
      assert.deepEqual(await successItems(token.get(path.slice(ADMIN.length))), [])
    })
  })

  describe('getTrainingDocument', () => {
    it('shows the text and the passages, whose offsets reproduce them', async () => {
      const sourceId = await newSource()
      const { id } = (await upload(sourceId, 'refunds.md', REFUNDS)).body as Loose
      const path = `/training-sources/${sourceId}/documents/${String(id)}`
      const { document, text, passages } = await successBody(token.get(path))
      assert.deepEqual([document.id, text], [id, REFUNDS])
      assert.deepEqual(
        (passages as Loose[]).map(({ headings, start, end, text: own }): unknown[] => [
          headings,
          own === REFUNDS.slice(start, end),
        ]),
        [
          [['Refunds'], true],
          [['Refunds', 'By card'], true],
        ],
      )
      assertRefused(await token.get(`/training-sources/${await newSource()}/documents/${String(id)}`), 404, 'not_found')
    })
  })

  describe('listTrainingDocuments', () => {
    it('lists those of the source by address, a page at a time', async () => {
      const id = await newSource()
      for (const name of ['b.md', 'a.md', 'c.md']) await upload(id, name, `# ${name}`)
      const path = `/training-sources/${id}/documents?limit=2`
      const first = await successBody(token.get(path))
      const rest = await successItems(token.get(`${path}&cursor=${String(first['nextCursor'])}`))
      assert.deepEqual(
        [...(first['items'] as Loose[]), ...rest].map(({ url }) => String(url)),
        ['file:a.md', 'file:b.md', 'file:c.md'],
      )
      assertRefused(await token.get(`/training-sources/${newId()}/documents`), 404, 'not_found')
    })
  })

  describe('deleteTrainingDocument', () => {
    it('deletes the document with what the search found in it', async () => {
      const sourceId = await newSource()
      const { id } = (await upload(sourceId, 'a.md', '# Crocodile')).body as Loose
      const path = `/training-sources/${sourceId}/documents/${String(id)}`
      assert.equal((await token.delete(path)).status, 204)
      assertRefused(await token.get(path), 404, 'not_found')
      assert.deepEqual(await texts('crocodile'), [])
    })
    it('is not needed before the source is deleted', async () => {
      const sourceId = await newSource()
      await upload(sourceId, 'a.md', '# Hippopotamus')
      assert.equal((await token.delete(`/training-sources/${sourceId}`, { 'If-Match': '*' })).status, 204)
      const { rows } = await service.database.pool.query<{ term: string }>(
        "select term from knowledge_terms where tenant_id = $1 and term like 'hippo%'",
        [home.tenantId],
      )
      assert.deepEqual(rows, [])
    })
  })

  describe('setTrainingDocumentLabels', () => {
    it('replaces the labels, which the document keeps when it is uploaded again, and says who did it', async () => {
      const sourceId = await newSource()
      const { id, labels } = (await upload(sourceId, 'a.md', '# Okapi')).body as Loose
      assert.deepEqual(labels, [])
      const path = `/training-sources/${sourceId}/documents/${String(id)}`
      const set = await successBody(token.put(`${path}/labels`, { labels: ['animals', 'zoo'] }))
      assert.deepEqual([set['id'], set['labels']], [id, ['animals', 'zoo']])
      assert.deepEqual((await upload(sourceId, 'a.md', '# Okapi and zebra')).body.labels, ['animals', 'zoo'])
      const { document } = await successBody(token.get(path))
      assert.deepEqual((document as Loose)['labels'], ['animals', 'zoo'])
      const { items } = await successBody(token.get(`/audit?action=training_document.label`))
      const [entry] = items as Loose[]
      assert.deepEqual([entry?.['before']?.labels, entry?.['after']?.labels], [[], ['animals', 'zoo']])
      assertRefused(await token.put(`${path}/labels`, {}), 400, 'invalid_input')
      for (const wrong of [[''], ['a', 'a'], Array.from({ length: 51 }, String)])
        assertRefused(await token.put(`${path}/labels`, { labels: wrong }), 422, 'validation_failed')
      assertRefused(
        await token.put(`/training-sources/${sourceId}/documents/${newId()}/labels`, { labels: [] }),
        404,
        'not_found',
      )
    })
  })

  describe('searchKnowledge', async () => {
    const english = await newSource()
    const german = await newSource()
    await upload(english, 'refunds.md', REFUNDS, '?language=en')
    await upload(english, 'sending.md', '# Sending\n\nParcels arrive within three days.', '?language=en')
    await upload(german, 'erstattung.md', '# Erstattungen\n\nWir erstatten Ihr Geld binnen 14 Tagen.', '?language=de')
    await uploadDocument(service, neighbour.token, await newSource(neighbour), {
      bytes: Buffer.from('# Refunds\n\nA refund of the neighbour.'),
      query: '?language=en',
    })

    it('finds other forms of the words, the best passage first, of the own workspace only', async () => {
      const found = await texts('When was my parcel arriving?', { sources: [english] })
      assert.equal(found[0], '# Sending\n\nParcels arrive within three days.')
      const refunds = await texts('refunded')
      assert.ok(refunds.length > 0 && refunds.every(text => !text.includes('neighbour')))
    })
    it('searches each language by its own stems, or one', async () => {
      assert.deepEqual(await texts('Wann kommt die Erstattung?', { sources: [german] }), [
        '# Erstattungen\n\nWir erstatten Ihr Geld binnen 14 Tagen.',
      ])
      assert.deepEqual(await texts('Wann kommt die Erstattung?', { language: 'en', sources: [german] }), [])
    })
    it('shows each step of the ranking', async () => {
      const { languages, passages } = await search('Refund to the zzz card', { sources: [english], language: 'en' })
      const step = (languages as Loose[]).find(({ language }) => language === 'english') as Loose
      assert.deepEqual(
        (step['terms'] as Loose[]).map(({ term, searched }): unknown[] => [term, searched]),
        [
          ['refund', true],
          ['zzz', false],
          ['card', true],
        ],
      )
      assert.equal(step['found'], step['scored'])
      const best = (passages as Loose[])[0] as Loose
      const sum = (best['terms'] as Loose[]).reduce((total: number, { score }) => total + Number(score), 0)
      assert.equal(best['score'], sum)
      assert.ok(Number(best['coverage']) > 0 && Number(best['coverage']) < 1)
    })
    it('takes a word with a typing error, and a part of a compound, for what the passages have', async () => {
      const similar = async (question: string, more: object) => {
        const { languages, passages } = await search(question, more)
        const terms = (languages as Loose[]).flatMap(({ terms: own }) => own as Loose[])
        return [
          terms.flatMap(({ term, similarTo }) => (similarTo === null ? [] : [[similarTo, term]])),
          (passages as Loose[]).map(({ url }): unknown => url),
        ]
      }
      assert.deepEqual(await similar('My pacrels?', { sources: [english], language: 'en' }), [
        [['pacrel', 'parcel']],
        ['file:sending.md'],
      ])
      assert.deepEqual(await similar('Ein Geldgeschenk?', { sources: [german], language: 'de' }), [
        [['geldgeschenk', 'geld']],
        ['file:erstattung.md'],
      ])
    })
    it('finds nothing for words that no passage has, for quotes, and for an unknown source', async () => {
      for (const question of ['zzz', "'", "\\' | !", 'the of and', ':*', 'x & !y']) {
        const { passages } = await search(question, { sources: [english] })
        assert.deepEqual(passages, [], question)
      }
      assert.deepEqual(await texts('refund', { sources: [newId()] }), [])
    })
    it('refuses a question that is empty or too long', async () => {
      for (const question of ['', 'x'.repeat(1001)])
        assertRefused(await token.post('/knowledge/search', { question }), 422, 'validation_failed')
    })
  })
})
