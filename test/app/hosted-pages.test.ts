import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { startAdminService } from '../support/admin.ts'
import { eventually } from '../support/eventually.ts'
import type { Loose } from '../contracts/callers.ts'
import { greeting, successBody, uniqueCode } from '../contracts/admin/fixtures.ts'

const NOW = { 'If-Match': '*' }

describe('a hosted page', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const visit = async (address: string) =>
    await request(service.url).get(`/c/${address}`).set('X-Forwarded-For', service.nextAddress())

  /** A published flow with its key and a page, which visitors see. */
  async function openPage(more: object = {}, key: object = {}) {
    const code = uniqueCode()
    const intent = `${code}-begins`
    const definition = { ...greeting(code), triggers: [{ type: 'chat_intent', intent }] }
    const flow = await successBody(token.post('/flows', { definition }))
    await successBody(token.post(`/flows/${String(flow['id'])}/publish`, {}))
    const made = (await successBody(token.post('/keys', { name: code, ...key })))['key'] as Loose
    const body = { address: code, title: 'Hello', intent, keyId: made['id'], ...more }
    return { page: await successBody(token.post('/hosted-pages', body)), flow, key: made, address: code, intent }
  }
  const isOpen = async (address: string) =>
    await eventually(async () => {
      const answer = await visit(address)
      assert.equal(answer.status, 200, answer.text)
      return answer
    })
  const isMissing = async (address: string) =>
    await eventually(async () => {
      const answer = await visit(address)
      assert.equal(answer.status, 404, answer.text)
      return answer
    })

  it('embeds the chat of its flow, without inline script or style', async () => {
    const { address, key, intent } = await openPage({ title: 'Tea & "more"', accent: '#112233', scheme: 'dark' })
    const { text, headers } = await isOpen(address)
    assert.match(text, /<title>Tea &#38; &#34;more&#34;<\/title>/)
    assert.match(text, /<meta property="og:title" content="Tea &#38; &#34;more&#34;" \/>/)
    assert.match(text, /<meta name="robots" content="noindex" \/>/)
    const chat = /<parley-chat[^>]*>/.exec(text)?.[0]
    assert.equal(
      chat,
      `<parley-chat key="${String(key['key'])}" intent="${intent}" heading="Tea &#38; &#34;more&#34;" inline` +
        ' accent="#112233" theme="dark">',
    )
    assert.doesNotMatch(text, /<style|style=|<script(?![^>]*src=)| on\w+=/)
    assert.match(headers['content-security-policy'] ?? '', /script-src 'self';style-src 'self'/)
  })
  it('is the same 404 for an unknown address and for every reason not to show the page', async () => {
    const unknown = await isMissing('there-is-no-such-page')
    assert.match(unknown.headers['content-type'] ?? '', /^text\/html/)
    const reasons: Record<string, (opened: Awaited<ReturnType<typeof openPage>>) => Promise<unknown>> = {
      'the page is off': async ({ page }) =>
        await successBody(token.patch(`/hosted-pages/${String(page['id'])}`, { active: false }, NOW)),
      'the page is deleted': async ({ page }) => await token.delete(`/hosted-pages/${String(page['id'])}`, NOW),
      'the key is paused': async ({ key }) =>
        await successBody(token.post(`/keys/${String(key['id'])}/status`, { status: 'paused' })),
      'the key does not allow the intent': async ({ key }) =>
        await successBody(token.patch(`/keys/${String(key['id'])}`, { intents: ['another'] }, NOW)),
      'the key does not allow the origin': async ({ key }) =>
        await successBody(
          token.patch(`/keys/${String(key['id'])}`, { allowedOrigins: ['https://shop.acme.example'] }, NOW),
        ),
      'the flow is withdrawn': async ({ flow }) =>
        await successBody(token.post(`/flows/${String(flow['id'])}/withdraw`, {})),
    }
    for (const [reason, happens] of Object.entries(reasons)) {
      const opened = await openPage()
      await isOpen(opened.address)
      await happens(opened)
      const missing = await isMissing(opened.address)
      assert.deepEqual(
        [missing.text, missing.headers['cache-control'], missing.headers['content-type']],
        [unknown.text, unknown.headers['cache-control'], unknown.headers['content-type']],
        reason,
      )
    }
    for (const address of ['A', 'x', '%00', 'a'.repeat(200)]) assert.equal((await visit(address)).text, unknown.text)
  })
  it('says to search engines what its owner wants', async () => {
    const { address } = await openPage({ indexed: true })
    assert.match((await isOpen(address)).text, /<meta name="robots" content="index" \/>/)
  })
  it('counts visits by their address, as the public surface does', async () => {
    const from = service.nextAddress()
    const statuses = new Set<number>()
    for (let visits = 0; visits < 100 && !statuses.has(429); visits += 1)
      statuses.add((await request(service.url).get('/c/nothing-here').set('X-Forwarded-For', from)).status)
    assert.deepEqual([...statuses], [404, 429])
  })
})
