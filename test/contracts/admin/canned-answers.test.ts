import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { assertRefused, assertViolations } from '../callers.ts'
import { cannedAnswer, successBody, successItems } from './fixtures.ts'

const NOW = { 'If-Match': '*' }

describe('canned answers', async () => {
  const { service, neighbour } = await startAdminService()
  after(() => service.stop())
  const home = await adminWorkspace(service, 'Canned answers', {
    cannedAnswers: [{ code: 'returns', title: 'Returns', text: 'Within 14 days.', locale: 'en' }],
  })
  const create = async (more: object = {}) =>
    await successBody(home.token.post('/canned-answers', cannedAnswer({ unknown: 'ignored', ...more })))

  describe('createCannedAnswer', () => {
    it('has no language unless it is given one, and refuses a code that exists', async () => {
      const made = await create({ text: 'Line one\nLine two' })
      assert.deepEqual([made['text'], made['locale'], made['unknown']], ['Line one\nLine two', null, undefined])
      const again = await home.token.post('/canned-answers', cannedAnswer({ code: made['code'] }))
      assertRefused(again, 409, 'conflict')
      assert.equal((await create({ locale: 'pt_br' }))['locale'], 'pt-BR')
      const wrong = await home.token.post('/canned-answers', cannedAnswer({ locale: 'in Dutch' }))
      assertViolations(wrong, 422, 'validation_failed', [['locale', 'pattern']])
    })
  })

  describe('listCannedAnswers', () => {
    it('sorts by code, and people who answer see those of their workspace alone', async () => {
      const grace = await home.adminCaller(['service.handoffs.view'])
      await create()
      const codes = (await successItems(grace.get('/canned-answers'))).map(({ code }) => code as string)
      assert.deepEqual(codes, [...codes].sort())
      assert.ok(codes.includes('returns'))
      const others = await successItems(neighbour.token.get('/canned-answers'))
      assert.ok(others.every(({ code }) => code !== 'returns'))
    })
  })

  describe('getCannedAnswer', () => {
    it('shows one, also to who only manages them', async () => {
      const { id, etag } = await create()
      const manager = await home.adminCaller(['service.canned_answers.manage'])
      assert.equal((await successBody(manager.get(`/canned-answers/${String(id)}`)))['etag'], etag)
    })
  })

  describe('updateCannedAnswer', () => {
    it('changes what is given, but not the code', async () => {
      const { id, code } = await create({ locale: 'en' })
      const change = { text: 'Within 30 days.', locale: 'de', code: 'another' }
      const changed = await successBody(home.token.patch(`/canned-answers/${String(id)}`, change, NOW))
      assert.deepEqual(
        [changed['title'], changed['text'], changed['locale'], changed['code']],
        ['Returns', 'Within 30 days.', 'de', code],
      )
    })
  })

  describe('deleteCannedAnswer', () => {
    it('frees its code', async () => {
      const { id, code } = await create()
      assert.equal((await home.token.delete(`/canned-answers/${String(id)}`, NOW)).status, 204)
      assert.notEqual((await create({ code }))['id'], id)
    })
  })
})
