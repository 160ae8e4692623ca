import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { learn } from '../../support/documents.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

const NOW = { 'If-Match': '*' }
const REFUNDS = 'https://help.acme.example/refunds'

describe('checks of the documents', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const create = async (more: object = {}, calls = token) =>
    await successBody(calls.post('/knowledge-checks', { question: 'How long do refunds take?', url: REFUNDS, ...more }))

  describe('createKnowledgeCheck', () => {
    it('stores a question with its passage, and refuses an empty question and an invalid language', async () => {
      const { id, createdAt: _c, updatedAt: _u, ...made } = await create({ heading: 'Refunds', unknown: 'ignored' })
      assert.deepEqual(made, {
        ...{ question: 'How long do refunds take?', language: null, url: REFUNDS, heading: 'Refunds', etag: '"1"' },
      })
      assert.equal((await successBody(token.get(`/knowledge-checks/${id as string}`)))['heading'], 'Refunds')
      const wrong = { question: '', url: REFUNDS, language: 'no language' }
      assertViolations(await token.post('/knowledge-checks', wrong), 422, 'validation_failed', [
        ['question', 'min_length'],
        ['language', 'pattern'],
      ])
    })

    it('refuses more than 100, also of two requests at once', async () => {
      const { token: full } = await adminWorkspace(service, 'Checks')
      for (let count = 0; count < 99; count++) await create({}, full)
      const last = await Promise.all(
        [1, 2].map(async () => await full.post('/knowledge-checks', { question: 'One more?', url: REFUNDS })),
      )
      assert.deepEqual(last.map(answer => answer.status).sort(), [201, 409])
      assertRefused(await full.post('/knowledge-checks', { question: 'And one?', url: REFUNDS }), 409, 'conflict')
    })
  })

  describe('getKnowledgeCheck', () => {
    it('has the entity tag for a change', async () => {
      const { id, etag } = await create()
      assert.equal((await token.get(`/knowledge-checks/${id as string}`)).headers['etag'], etag)
    })
  })

  describe('listKnowledgeChecks', () => {
    it('sorts by question, page by page', async () => {
      const { token: other } = await adminWorkspace(service, 'Sorted')
      for (const question of ['b?', 'c?', 'a?']) await create({ question }, other)
      const first = await successBody(other.get('/knowledge-checks?limit=2'))
      const rest = await successItems(other.get(`/knowledge-checks?limit=2&cursor=${String(first['nextCursor'])}`))
      assert.deepEqual(
        [...(first['items'] as Loose[]), ...rest].map(({ question }) => question as string),
        ['a?', 'b?', 'c?'],
      )
    })
  })

  describe('updateKnowledgeCheck', () => {
    it('changes what is given, with an entry in the audit log', async () => {
      const { id } = await create({ heading: 'Old', language: 'en' })
      const patch = { heading: null, unknown: 'ignored' }
      const changed = await successBody(token.patch(`/knowledge-checks/${id as string}`, patch, NOW))
      assert.deepEqual([changed['heading'], changed['language'], changed['etag']], [null, 'en', '"2"'])
      const [entry] = await successItems(token.get('/audit?action=knowledge_check.update'))
      assert.deepEqual([entry?.['before'], entry?.['after']], [{ heading: 'Old' }, { heading: null }])
    })
  })

  describe('deleteKnowledgeCheck', () => {
    it('takes the check away', async () => {
      const { id } = await create()
      assert.equal((await token.delete(`/knowledge-checks/${id as string}`, NOW)).status, 204)
      assertRefused(await token.get(`/knowledge-checks/${id as string}`), 404, 'not_found')
    })
  })

  describe('runKnowledgeChecks', () => {
    it('passes as long as the passage is found, whatever else is learned', async () => {
      const { token: calls, tenantId } = await adminWorkspace(service, 'Documents')
      const report = async () => {
        const { passed, results } = await successBody(calls.post('/knowledge/check', undefined))
        const rows = (results as Loose[]).map(({ check, found, ...one }): unknown[] => {
          const [best] = found as Loose[]
          return [(check as Loose)['question'], one['passed'], one['position'], best?.['url'] ?? null]
        })
        return [passed as boolean, ...rows]
      }
      assertRefused(await calls.post('/knowledge/check?generation=none', undefined), 400, 'invalid_input')
      assert.deepEqual(await report(), [true])
      await create({ heading: 'Refunds', language: 'en' }, calls)
      assert.deepEqual(await report(), [false, ['How long do refunds take?', false, null, null]])
      await learn(service, tenantId, { refunds: '# Refunds\n\nA refund takes 14 days.\n\n# Other\n\nNothing.' })
      assert.deepEqual(await report(), [true, ['How long do refunds take?', true, 1, REFUNDS]])
      // Four pages that speak more of it.
      const louder = Object.fromEntries(
        ['a', 'b', 'c', 'd'].map(name => [name, 'Refunds refund: how long refunds take.']),
      )
      await learn(service, tenantId, louder)
      const [passed, row] = (await report()) as [boolean, unknown[]]
      assert.deepEqual([passed, row[1], Number(row[2]) > 3], [false, false, true])
    })
  })
})
