import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { withoutBrowser } from './browser.ts'
import { element, openShop, SHOP, type ShopOptions } from './shop-page.ts'

const LONG = '<p style="height: 4000px">A long page</p>'

describe('a window of the widget that opens by itself', { skip: withoutBrowser }, () => {
  const shop = openShop()

  /** A page on which time stands still, with the launcher on it. */
  const visit = async (attributes: string, options: ShopOptions = {}): Promise<Page> => {
    const page = await shop.visit({
      body: `<h1>A shop</h1>${LONG}${element(attributes)}`,
      ...options,
      prepare: async page => {
        await page.clock.install({ time: 0 })
        await page.clock.pauseAt(1000)
      },
    })
    await ready(page)
    return page
  }
  const ready = async (page: Page): Promise<void> => {
    await page
      .locator('.launcher')
      .and(page.getByRole('button', { name: 'Open chat' }))
      .waitFor()
  }
  const isOpen = async (page: Page): Promise<boolean> => await page.getByRole('dialog').isVisible()

  it('opens after a time on the page, leaves the focus where it is, and does so once for a visitor', async () => {
    const page = await visit('open-after="20"')
    await page.clock.runFor(19_000)
    assert.equal(await isOpen(page), false)
    await page.clock.runFor(1_000)
    await page.getByRole('dialog').waitFor()
    assert.equal(await page.evaluate('document.activeElement === document.body'), true)
    await page.reload()
    await ready(page)
    await page.clock.runFor(60_000)
    assert.equal(await isOpen(page), false)
    const another = await page.context().newPage()
    await another.clock.install({ time: 0 })
    await another.goto(`${SHOP}/`)
    await ready(another)
    await another.clock.runFor(60_000)
    assert.equal(await isOpen(another), false)
  })

  it('does not open for a visitor who has opened it, and closed it', async () => {
    const page = await visit('open-after="20"')
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByRole('button', { name: 'Close chat' }).click()
    await page.clock.runFor(60_000)
    assert.equal(await isOpen(page), false)
  })

  it('opens again in another tab for each visit, and on each page, where it is told so', async () => {
    for (const [repeat, opensAgain] of [
      ['session', false],
      ['page', true],
    ] as const) {
      const page = await visit(`open-after="5" open-repeat="${repeat}"`)
      await page.clock.runFor(5_000)
      await page.getByRole('dialog').waitFor()
      await page.reload()
      await ready(page)
      await page.clock.runFor(5_000)
      assert.equal(await isOpen(page), opensAgain, repeat)
      assert.equal(await page.evaluate('localStorage.length'), 0)
    }
  })

  it('keeps nothing in the browser where the page says so', async () => {
    const page = await visit('open-after="5" storage="none"')
    await page.clock.runFor(5_000)
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    assert.deepEqual(await page.evaluate('[localStorage.length, sessionStorage.length]'), [0, 0])
  })

  it('opens when the visitor has scrolled through a share of the page', async () => {
    const page = await visit('open-at-scroll="50"')
    const scroll = async (share: number): Promise<void> =>
      await page.evaluate(`new Promise(resolve => {
        addEventListener('scroll', resolve, { once: true })
        scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * ${share})
      })`)
    await scroll(0.4)
    assert.equal(await isOpen(page), false)
    await scroll(0.6)
    await page.getByRole('dialog').waitFor()
  })

  it('opens when the pointer leaves the page at its top, and nowhere else', async () => {
    const page = await visit('open-on-exit')
    const leave = async (clientY: number): Promise<void> =>
      await page.evaluate(
        `document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 9, clientY: ${clientY} }))`,
      )
    await leave(400)
    assert.equal(await isOpen(page), false)
    await leave(-1)
    await page.getByRole('dialog').waitFor()
  })

  it('opens on pages whose path matches, also where the page shows another one without being loaded', async () => {
    const page = await visit('open-on-pages="/cart /help/*/contact"')
    for (const [path, opens] of [
      ['/', false],
      ['/cart/items', false],
      ['/help/contact', false],
      ['/help/orders/contact', true],
    ] as const) {
      await page.evaluate(`history.pushState(null, '', '${path}')`)
      assert.equal(await isOpen(page), opens, path)
    }
  })

  it('keeps another rule to the pages that are named', async () => {
    const page = await visit('open-after="5" open-on-pages="/cart"')
    await page.clock.runFor(60_000)
    assert.equal(await isOpen(page), false)
    await page.goto(`${SHOP}/cart`)
    await ready(page)
    assert.equal(await isOpen(page), false)
    await page.clock.runFor(5_000)
    await page.getByRole('dialog').waitFor()
  })

  const settings = { 'widget/start/open_after': 5, 'widget/start/repeat': 'page' }

  it('follows the settings of the workspace, unless an attribute says otherwise', async () => {
    const page = await visit('', { appearance: settings })
    await page.clock.runFor(5_000)
    await page.getByRole('dialog').waitFor()
    for (const attributes of ['open-after="0"', 'open-on-pages="/elsewhere"']) {
      const other = await visit(attributes, { appearance: settings })
      await other.clock.runFor(60_000)
      assert.equal(await isOpen(other), false, attributes)
    }
    const leaving = await visit('open-on-exit="off"', { appearance: { 'widget/start/open_on_exit': true } })
    await leaving.evaluate(
      "document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 9, clientY: -1 }))",
    )
    assert.equal(await isOpen(leaving), false)
  })

  it('does not cover a small window by itself', async () => {
    const page = await visit('open-after="5"', { viewport: { width: 400, height: 700 } })
    await page.clock.runFor(60_000)
    assert.equal(await isOpen(page), false)
  })

  it('begins with the topic of the workspace, unless an attribute names another or none', async () => {
    const appearance = { 'widget/start/intent': 'order_status', 'widget/appearance/title': 'Hello' }
    const begun = async (attributes: string): Promise<string[]> => {
      const page = await shop.visit({ attributes, appearance, replies: [{ status: 'completed', blocks: [] }] })
      const sent = page
        .waitForRequest('**/chat/messages')
        .then(request => [(request.postDataJSON() as { intentName: string }).intentName])
      const asked = page
        .getByRole('button', { name: /Track my order/ })
        .waitFor()
        .then(() => [])
      return await Promise.race([sent, asked])
    }
    assert.deepEqual(await begun('open'), ['order_status'])
    assert.deepEqual(await begun('open intent="returns"'), ['returns'])
    assert.deepEqual(await begun('open intent=""'), [])
  })
})
