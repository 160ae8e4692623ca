import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { generateTrialToken } from '../../adapters/secrets.ts'
import { greeting, successBody, uniqueCode } from '../contracts/admin/fixtures.ts'
import type { Loose } from '../contracts/callers.ts'
import { startAdminService } from '../support/admin.ts'

describe('the page of a trial link', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const visit = async (path: string) =>
    await request(service.url).get(path).set('X-Forwarded-For', service.nextAddress())

  async function linked() {
    const definition = { ...greeting(uniqueCode()), name: 'Tea & "more"' }
    const { id } = await successBody(token.post('/flows', { definition }))
    const { url, link } = await successBody(token.post(`/flows/${String(id)}/trial-links`, {}))
    return {
      path: new URL(String(url)).pathname,
      link: `/flows/${String(id)}/trial-links/${String((link as Loose)['id'])}`,
    }
  }

  it('embeds the chat of the draft, without inline script or style, and is kept nowhere', async () => {
    const { path } = await linked()
    const { status, text, headers } = await visit(path)
    assert.equal(status, 200, text)
    assert.match(text, /<title>Trial: Tea &#38; &#34;more&#34;<\/title>/)
    assert.match(text, /<meta name="robots" content="noindex" \/>/)
    assert.doesNotMatch(text, /<style|style=|<script(?![^>]*src=)| on\w+=/)
    assert.match(headers['content-security-policy'] ?? '', /default-src 'none';script-src 'self';style-src 'self'/)
    assert.deepEqual([headers['cache-control'], headers['referrer-policy']], ['no-store', 'no-referrer'])
    assert.match((await visit('/widget/parley-trial.js')).headers['content-type'] ?? '', /javascript/)
  })
  it('is the same 404 for an unknown, an expired and a revoked link', async () => {
    const unknown = await visit(`/try/${generateTrialToken()}`)
    assert.equal(unknown.status, 404)
    const revoked = await linked()
    await token.delete(revoked.link)
    const expired = await linked()
    service.clock.advance(7 * 86_400_000)
    for (const path of [revoked.path, expired.path, '/try/x', '/try/%00', `/try/${'a'.repeat(300)}`]) {
      const missing = await visit(path)
      assert.deepEqual(
        [missing.status, missing.text, missing.headers['cache-control']],
        [404, unknown.text, unknown.headers['cache-control']],
        path,
      )
    }
  })
  it('counts visits by their address, as the public surface does', async () => {
    const from = service.nextAddress()
    const statuses = new Set<number>()
    for (let visits = 0; visits < 100 && !statuses.has(429); visits += 1)
      statuses.add((await request(service.url).get('/try/nothing').set('X-Forwarded-For', from)).status)
    assert.deepEqual([...statuses], [404, 429])
  })
})
