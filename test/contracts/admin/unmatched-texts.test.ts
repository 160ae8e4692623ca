import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startAdminService } from '../../support/admin.ts'
import { put } from '../../support/tables.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'

describe('texts that match nothing', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())

  const keep = async (text: string, more: object = {}): Promise<string> => {
    const id = newId()
    await put(service.database.pool, 'unmatched_texts', {
      tenant_id: home.tenantId,
      id,
      locale: 'en',
      text,
      normalized: text,
      ...more,
    })
    return id
  }
  const listed = async (query = ''): Promise<string[]> =>
    ((await home.token.get(`/unmatched-texts${query}`)).body.items as Loose[]).map(item => item['text'] as string)

  /** An intent with these examples, which a published flow owns. */
  async function intentWith(examples: string[]): Promise<string> {
    const intent = `intent_${newId()}`
    const definition = {
      code: intent.replaceAll('_', '-'),
      name: intent,
      triggers: [{ type: 'chat_intent', intent, examples }],
      start: 'bye',
      nodes: [{ id: 'bye', type: 'end' }],
    }
    const { body } = await home.token.post('/flows', { definition })
    await home.token.post(`/flows/${body.id as string}/publish`, {})
    return intent
  }

  describe('listUnmatchedTexts', () => {
    it('lists the latest first, page by page, and by language', async () => {
      await keep('old', { last_seen_at: '2026-01-01T00:00:00Z' })
      await keep('neu', { last_seen_at: '2026-03-01T00:00:00Z', locale: 'de' })
      await keep('middle', { last_seen_at: '2026-02-01T00:00:00Z', count: 7 })
      assert.deepEqual(await listed(), ['neu', 'middle', 'old'])
      assert.deepEqual(await listed('?locale=de'), ['neu'])
      const first = (await home.token.get('/unmatched-texts?limit=1')).body
      assert.deepEqual(await listed(`?limit=5&cursor=${first.nextCursor as string}`), ['middle', 'old'])
    })
  })

  describe('getUnmatchedText', () => {
    it('has the text with how often it was typed', async () => {
      const id = await keep('how often', { count: 3 })
      const { text, count } = (await home.token.get(`/unmatched-texts/${id}`)).body as Loose
      assert.deepEqual([text, count], ['how often', 3])
    })
  })

  describe('dismissUnmatchedText', () => {
    it('takes a text off the list, with an entry in the audit log', async () => {
      const id = await keep('go away')
      assert.equal((await home.token.delete(`/unmatched-texts/${id}`)).status, 204)
      assert.ok(!(await listed()).includes('go away'))
      assertRefused(await home.token.delete(`/unmatched-texts/${id}`), 404, 'not_found')
      const [entry] = (await home.token.get('/audit?action=unmatched_text.dismiss')).body.items as Loose[]
      assert.deepEqual([entry?.['before'], entry?.['after']], [{ text: 'go away' }, null])
    })
  })

  describe('makeExampleOfText', () => {
    it('adds the text to an intent of the draft once, and takes it off the list', async () => {
      const intent = await intentWith(['hello'])
      const id = await keep('howdy')
      const answer = await home.token.post(`/unmatched-texts/${id}/example`, { intent })
      assert.equal(answer.status, 200, answer.text)
      const { body: draft } = await home.token.get(`/flows/${answer.body.flowId as string}/draft`)
      assert.deepEqual(draft.definition.triggers[0].examples, ['hello', 'howdy'])
      assert.ok(!(await listed()).includes('howdy'))
      assertRefused(await home.token.post(`/unmatched-texts/${id}/example`, { intent }), 404, 'not_found')
    })

    it('answers a repeated request with its first reply', async () => {
      const target = { intent: await intentWith([]) }
      const id = await keep('bonjour')
      const key = { 'Idempotency-Key': newId() }
      const first = await home.token.post(`/unmatched-texts/${id}/example`, target, key)
      const again = await home.token.post(`/unmatched-texts/${id}/example`, target, key)
      assert.deepEqual([again.status, again.body], [200, first.body])
    })

    it('refuses an intent that nobody owns, and one with all the examples it may have', async () => {
      const id = await keep('salut')
      const path = `/unmatched-texts/${id}/example`
      const intent = await intentWith(Array.from({ length: 100 }, (_, index) => `example ${index}`))
      assertViolations(await home.token.post(path, { intent: 'other' }), 422, 'validation_failed', [['intent', 'enum']])
      assertRefused(await home.token.post(path, { intent }), 409, 'conflict')
      assert.ok((await listed()).includes('salut'))
    })
  })
})
