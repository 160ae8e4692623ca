import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startAdminService } from '../../support/admin.ts'
import { put } from '../../support/tables.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { successBody } from './fixtures.ts'

describe('questions that no document answers', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())
  const { token } = home

  const keep = async (text: string, more: object = {}): Promise<string> => {
    const id = newId()
    await put(service.database.pool, 'knowledge_gaps', {
      ...{ tenant_id: home.tenantId, id, locale: 'en', text, normalized: text, flow: 'help', node: 'know' },
      ...more,
    })
    return id
  }
  const listed = async (query = ''): Promise<string[]> =>
    ((await token.get(`/knowledge-gaps${query}`)).body.items as Loose[]).map(item => item['text'] as string)
  const newSource = async (owner = home): Promise<string> =>
    (
      await successBody(owner.token.post('/training-sources', { name: 'Help', url: `https://${newId()}.acme.example` }))
    )['id'] as string

  describe('listKnowledgeGaps', () => {
    it('lists the latest first, page by page, and by language', async () => {
      await keep('old', { last_seen_at: '2026-01-01T00:00:00Z' })
      await keep('neu', { last_seen_at: '2026-03-01T00:00:00Z', locale: 'de' })
      await keep('middle', { last_seen_at: '2026-02-01T00:00:00Z' })
      assert.deepEqual(await listed(), ['neu', 'middle', 'old'])
      assert.deepEqual(await listed('?locale=de'), ['neu'])
      const first = (await token.get('/knowledge-gaps?limit=1')).body
      assert.deepEqual(await listed(`?limit=5&cursor=${first.nextCursor as string}`), ['middle', 'old'])
      const texts = (await token.get('/unmatched-texts?limit=1')).body
      assert.deepEqual(texts.items, [])
    })
  })

  describe('getKnowledgeGap', () => {
    it('has the question with how often and where it was asked', async () => {
      const { text, count, flow, node } = await successBody(
        token.get(`/knowledge-gaps/${await keep('how often', { count: 3 })}`),
      )
      assert.deepEqual({ text, count, flow, node }, { text: 'how often', count: 3, flow: 'help', node: 'know' })
    })
  })

  describe('dismissKnowledgeGap', () => {
    it('takes a question off the list, with an entry in the audit log', async () => {
      const id = await keep('go away')
      assert.equal((await token.delete(`/knowledge-gaps/${id}`)).status, 204)
      assert.ok(!(await listed()).includes('go away'))
      assertRefused(await token.delete(`/knowledge-gaps/${id}`), 404, 'not_found')
      const [entry] = (await token.get('/audit?action=knowledge_gap.dismiss')).body.items as Loose[]
      assert.deepEqual([entry?.['before'], entry?.['after']], [{ text: 'go away' }, null])
    })
  })

  describe('answerKnowledgeGap', () => {
    const found = async (question: string) =>
      (await successBody(token.post('/knowledge/search', { question })))['passages'] as Loose[]

    it('makes a document that answers the question, and takes the question off the list', async () => {
      const sourceId = await newSource()
      const id = await keep('Do you ship\nto Norway?')
      const answer = await token.post(`/knowledge-gaps/${id}/document`, { sourceId, answer: 'Within a **week**.' })
      assert.equal(answer.status, 201, answer.text)
      const { url, title, language, format, passages } = answer.body as Loose
      assert.deepEqual(
        { url, title, language, format, passages },
        {
          url: 'file:Do you ship to Norway?',
          title: 'Do you ship to Norway?',
          language: 'en',
          format: 'markdown',
          passages: 1,
        },
      )
      const [passage] = await found('shipping to norway')
      assert.deepEqual([passage?.['documentId'], passage?.['text']], [answer.body.id, 'Within a **week**.'])
      assert.ok(!(await listed()).some(text => text.startsWith('Do you ship')))
      const path = String(answer.headers['location']).replace('/api/admin/v1', '')
      assert.equal((await successBody(token.get(path)))['text'], 'Within a **week**.')
      const [entry] = (await token.get('/audit?action=training_document.answer_gap')).body.items as Loose[]
      assert.deepEqual([entry?.['before'], (entry?.['after'] as Loose)['title']], [null, 'Do you ship to Norway?'])
      assertRefused(
        await token.post(`/knowledge-gaps/${id}/document`, { sourceId, answer: 'Never.' }),
        404,
        'not_found',
      )
    })

    it('takes the question in other words, an address to read more at, and labels', async () => {
      const sourceId = await newSource()
      const url = 'https://help.acme.example/giraffes'
      const answers: unknown[] = []
      for (const [answer, labels] of [['No giraffes.', ['animals']], ['Only on request.']] as const) {
        const id = await keep(`zirafs ${answer}`, { locale: '' })
        const { body } = await token.post(`/knowledge-gaps/${id}/document`, {
          ...{ sourceId, answer, url, question: 'Do you sell giraffes?', language: 'en', labels },
        })
        answers.push([body.url, body.title, body.language, body.labels])
      }
      assert.deepEqual(answers, Array(2).fill([url, 'Do you sell giraffes?', 'en', ['animals']]))
      assert.deepEqual(
        (await found('giraffe')).map(passage => passage['text'] as string),
        ['Only on request.'],
      )
    })

    it('answers a repeated request with its first reply', async () => {
      const body = { sourceId: await newSource(), answer: 'Yes.' }
      const id = await keep('once?')
      const key = { 'Idempotency-Key': newId() }
      const first = await token.post(`/knowledge-gaps/${id}/document`, body, key)
      const again = await token.post(`/knowledge-gaps/${id}/document`, body, key)
      assert.deepEqual([again.status, again.body], [201, first.body])
    })

    it('stores one document for two answers at once', async () => {
      const body = { sourceId: await newSource(), answer: 'Yes.' }
      const id = await keep('twice?')
      const answers = await Promise.all(
        [1, 2].map(async () => await token.post(`/knowledge-gaps/${id}/document`, body)),
      )
      assert.deepEqual(answers.map(answer => answer.status).sort(), [201, 404])
    })

    it('refuses a source that does not exist, or is of another workspace, and an empty answer', async () => {
      const id = await keep('where to?')
      const path = `/knowledge-gaps/${id}/document`
      for (const sourceId of [newId(), await newSource(neighbour)])
        assertViolations(await token.post(path, { sourceId, answer: 'Here.' }), 422, 'validation_failed', [
          ['sourceId', 'enum'],
        ])
      assertViolations(await token.post(path, { sourceId: await newSource(), answer: ' ' }), 422, 'validation_failed', [
        ['answer', 'pattern'],
      ])
      assert.ok((await listed()).includes('where to?'))
    })
  })
})
