import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { startTestService } from '../support/service.ts'

const SIGN_IN = { email: 'ada@acme.example', password: `"quotes" & <tags>` }

describe('the console', async () => {
  const demo = await startTestService({ substitutes: { demoSignIn: () => SIGN_IN } })
  const service = await startTestService()
  after(async () => {
    await demo.stop()
    await service.stop()
  })

  it('is one page under all its addresses, reloaded at every visit, and never framed', async () => {
    for (const path of ['/console', '/console/', '/console/flows/x?version=2', '/console/executions']) {
      const { status, headers, text } = await request(service.url).get(path)
      assert.equal(status, 200)
      assert.match(text, /<div id="console"><\/div>/)
      assert.equal(headers['cache-control'], 'no-cache')
      const policy = headers['content-security-policy'] ?? ''
      assert.match(policy, /default-src 'none'.*worker-src 'self'.*frame-ancestors 'none'/)
      assert.doesNotMatch(policy, /unsafe|https?:|\*/)
    }
  })

  it('has scripts and styles whose names change with their contents, and nothing inline', async () => {
    const { text } = await request(service.url).get('/console')
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
    assert.ok(files.length >= 3)
    for (const path of files) {
      const { status, headers } = await request(service.url).get(path)
      assert.deepEqual([status, headers['cache-control']], [200, 'public, max-age=31536000, immutable'])
    }
    assert.doesNotMatch(text, /<style|<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/)
    assert.equal((await request(service.url).get('/console/assets/none.js')).status, 404)
  })

  it('offers to sign in with one click in the demo only', async () => {
    const content = async (url: string) =>
      /name="demo-sign-in" content="([^"]*)"/.exec((await request(url).get('/console')).text)?.[1]
    assert.equal(await content(service.url), '')
    const offered = (await content(demo.url)) ?? ''
    const text = offered.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    assert.deepEqual(JSON.parse(text), SIGN_IN)
  })

  it('shows the sign-in of the demo under names of the machine, not under a name that was pointed at it', async () => {
    const shown = async (host: string) => (await request(demo.url).get('/console').set('Host', host)).text
    for (const host of ['localhost:3000', '127.0.0.1', 'LOCALHOST', '[::1]:8080'])
      assert.match(await shown(host), /ada@acme\.example/, host)
    for (const host of ['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example'])
      assert.doesNotMatch(await shown(host), /ada@acme\.example/, host)
  })

  it('does not show the sign-in of the demo through a proxy, under any host that the proxy names', async () => {
    for (const header of ['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'Via']) {
      const page = request(demo.url).get('/console').set('Host', 'localhost:3000').set(header, '203.0.113.7')
      assert.doesNotMatch((await page).text, /ada@acme\.example/, header)
    }
  })
})
