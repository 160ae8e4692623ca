import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import type { Browser } from 'playwright-core'
import type { Loose } from '../contracts/callers.ts'
import { successBody } from '../contracts/admin/fixtures.ts'
import { adminWorkspace, startAdminService, type AdminWorkspace } from '../support/admin.ts'
import { handingOver } from '../support/handoffs.ts'
import type { TestService } from '../support/service.ts'
import { launchBrowser, PAGE_HANGS_AFTER_MS, withoutBrowser } from './browser.ts'

const KEY = 'pk_live_StreamingShop'

describe('the widget and the stream of its conversation', { skip: withoutBrowser }, () => {
  let service: TestService
  let home: AdminWorkspace
  let site: Server
  let browser: Browser
  before(async () => {
    ;({ service } = await startAdminService())
    home = await adminWorkspace(service, 'Streaming', {
      flows: [handingOver('help')],
      keys: [{ name: 'shop', key: KEY }],
    })
    site = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(`<!doctype html><html lang="en"><head><title>A shop</title>
        <script type="module" src="${service.url}/widget/parley-chat.js"></script></head>
        <body><parley-chat key="${KEY}" intent="help" open></parley-chat></body></html>`)
    }).listen(0, '127.0.0.1')
    await once(site, 'listening')
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    site.closeAllConnections()
    site.close()
    await service.stop()
  })

  it('shows who joins and leaves, and what they write, without polling', async () => {
    const page = await browser.newPage()
    page.setDefaultTimeout(PAGE_HANGS_AFTER_MS)
    const requests: string[] = []
    page.on('request', request => {
      if (request.method() !== 'OPTIONS') requests.push(new URL(request.url()).pathname)
    })
    await page.goto(`http://127.0.0.1:${String((site.address() as AddressInfo).port)}/`)
    await page.getByLabel('Write a message').waitFor()
    const person = await home.adminCaller(['service.handoffs.view', 'service.handoffs.answer'])
    const { items } = await successBody(person.get('/handoffs?state=waiting'))
    const handoff = `/handoffs/${String((items as Loose[])[0]?.['id'])}`
    for (const text of ['Good morning', 'What is it about?']) {
      await successBody(person.post(`${handoff}/replies`, { text }))
      await page.locator('.entry.agent', { hasText: text }).waitFor()
    }
    await successBody(person.post(`${handoff}/claim`))
    assert.equal((await person.post(`${handoff}/typing`)).status, 204)
    const indicator = page.locator('.indicator')
    await indicator.getByText('Grace is typing …').waitFor()
    const told = page.waitForResponse(response => response.url().endsWith('/typing'))
    await page.getByLabel('Write a message').fill('My order')
    assert.equal((await told).status(), 204)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.entry.visitor', { hasText: 'My order' }).waitFor()
    await successBody(person.post(`${handoff}/replies`, { text: 'Which one?' }))
    await page.locator('.entry.agent', { hasText: 'Which one?' }).waitFor()
    assert.equal(await indicator.innerText(), '')
    for (const text of ['Good morning', 'What is it about?', 'Which one?'])
      assert.equal(await page.locator('.entry.agent', { hasText: text }).count(), 1)
    const count = (part: string) => requests.filter(path => path.includes(part)).length
    // One of each when the run was started, and one after the visitor's message.
    assert.deepEqual([count('/executions/'), count('/events')], [2, 2])
    const notices = async () => (await page.locator('.entry.notice').allInnerTexts()).slice(1)
    assert.deepEqual(await notices(), ['Grace joined'])
    await successBody(person.post(`${handoff}/release`))
    await page.locator('.entry.notice', { hasText: 'Grace left' }).waitFor()
    await successBody(person.post(`${handoff}/claim`))
    await page.locator('.entry.notice').nth(3).waitFor()
    // The page that is loaded again has told it already.
    await page.reload()
    await page.getByLabel('Write a message').waitFor()
    await successBody(person.post(`${handoff}/hand-back`, { outcome: 'solved' }))
    await page.locator('.entry.agent', { hasText: 'Outcome: solved' }).waitFor()
    assert.deepEqual(await notices(), ['Grace joined', 'Grace left', 'Grace joined', 'Grace left'])
    const texts = await page.locator('.entry').allInnerTexts()
    assert.deepEqual(texts.slice(4, 6), ['Grace joined', 'Grace\nGood morning'])
    const [left, outcome] = ['Grace left', 'Outcome: solved'].map(part =>
      texts.findLastIndex(text => text.includes(part)),
    )
    assert.equal(outcome, (left ?? 0) + 1)
    await page.close()
  })
})
