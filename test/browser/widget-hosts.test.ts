import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { withoutBrowser } from './browser.ts'
import { begin, CHAT, MESSAGES } from './chat-server.ts'
import { answer, ASKS_NUMBER, CHAT_SERVICE, element, openShop } from './shop-page.ts'

/** Computed styles of the window's texts, which a page's own rules must not change. */
const stylesOf = async (page: Page): Promise<unknown> =>
  await page.evaluate(`[...${CHAT}.querySelectorAll('h2, .bubble, .intent, .launcher, input')].map(element => {
    const { color, fontFamily, fontSize, letterSpacing, lineHeight, textAlign, textTransform, visibility, whiteSpace,
      wordSpacing, textShadow, pointerEvents, cursor } = getComputedStyle(element)
    return { color, fontFamily, fontSize, letterSpacing, lineHeight, textAlign, textTransform, visibility, whiteSpace,
      wordSpacing, textShadow, pointerEvents, cursor }
  })`)

describe('the widget on a page with rules of its own', { skip: withoutBrowser }, () => {
  const shop = openShop()

  for (const rules of [
    '* { all: unset !important }',
    '* { font-size: 40px !important; color: red !important; box-sizing: content-box !important }',
    `body { font: 30px/3 cursive; color: red; letter-spacing: 4px; word-spacing: 9px; text-align: center;
      text-transform: uppercase; text-shadow: 1px 1px; white-space: nowrap; pointer-events: none; cursor: wait }`,
  ]) {
    it(`looks the same under ${rules.slice(0, 32).trim()} …`, async () => {
      const plain = await shop.visit({ replies: [ASKS_NUMBER] })
      const ruled = await shop.visit({ replies: [ASKS_NUMBER], head: `<style>${rules}</style>` })
      for (const page of [plain, ruled]) {
        await begin(page)
        await page.getByLabel('Order number').waitFor()
      }
      assert.deepEqual(await stylesOf(ruled), await stylesOf(plain))
    })
  }

  it('needs no more of a content security policy than its address, and no trusted types', async () => {
    const complaints: string[] = []
    const page = await shop.visit({
      policy: `default-src 'none'; script-src ${CHAT_SERVICE}; connect-src ${CHAT_SERVICE};
        require-trusted-types-for 'script'; trusted-types 'none'`.replace(/\s+/g, ' '),
      attributes: 'open accent="#6d28d9"',
      replies: [ASKS_NUMBER],
      prepare: async page => {
        page.on('console', message => complaints.push(message.text()))
        page.on('pageerror', error => complaints.push(error.message))
        await Promise.resolve()
      },
    })
    await begin(page)
    await page.getByLabel('Order number').waitFor()
    assert.equal(
      await page.evaluate(`getComputedStyle(${CHAT}.querySelector('header')).backgroundColor`),
      'rgb(109, 40, 217)',
    )
    assert.deepEqual(complaints, [])
  })

  it('receives letters that the page uses as shortcuts', async () => {
    const page = await shop.visit({
      replies: [ASKS_NUMBER],
      head: `<script>
        window.taken = []
        for (const type of ['keydown', 'keypress', 'keyup'])
          document.addEventListener(type, event => {
            taken.push(type + ' ' + event.key)
            if (event.target.tagName !== 'INPUT' && event.key === 's') event.preventDefault()
          })
      </script>`,
    })
    await begin(page)
    await page.getByLabel('Order number').waitFor()
    await page.keyboard.type('sos')
    assert.equal(await page.getByLabel('Order number').inputValue(), 'sos')
    assert.deepEqual(await page.evaluate('taken'), [])
  })

  it('takes an Escape that closes it from the dialogs of the page, and none that ends a composition', async () => {
    const page = await shop.visit({
      attributes: '',
      replies: [ASKS_NUMBER],
      head: `<script>
        window.escapes = 0
        document.addEventListener('keydown', event => { if (event.key === 'Escape') escapes++ })
      </script>`,
    })
    await page.getByRole('button', { name: 'Open chat' }).click()
    await begin(page)
    await page.getByLabel('Order number').dispatchEvent('keydown', {
      key: 'Escape',
      isComposing: true,
      bubbles: true,
      composed: true,
    })
    assert.equal(await page.getByRole('dialog').isVisible(), true)
    await page.evaluate('escapes = 0')
    await page.keyboard.press('Escape')
    assert.equal(await page.getByRole('dialog').isVisible(), false)
    assert.equal(await page.evaluate('escapes'), 0)
  })

  it('keeps the focus in a window that covers the page, and lets it leave one that does not', async () => {
    const page = await shop.visit({ attributes: '', viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    assert.equal(await page.getByRole('dialog').getAttribute('aria-modal'), 'true')
    const isInside = `${CHAT}.querySelector('.panel').contains(${CHAT}.activeElement)`
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 6; presses++) {
        await page.keyboard.press(key)
        assert.equal(await page.evaluate(isInside), true, `${key}, ${presses}`)
      }
    const asked = Promise.withResolvers<undefined>()
    await page.route(MESSAGES, async route => {
      await asked.promise
      await answer(route, { reply: ASKS_NUMBER })
    })
    await begin(page)
    await page.getByText('One moment …').waitFor()
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab')
      assert.equal(await page.evaluate(isInside), true, `while it is sent, ${presses}`)
    }
    asked.resolve(undefined)
    await page.getByLabel('Order number').waitFor()
    assert.equal(await page.evaluate(`${CHAT}.activeElement.name`), 'order')
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.waitForFunction(`!${CHAT}.querySelector('.panel').hasAttribute('aria-modal')`)
    for (let presses = 0; presses < 4 && (await page.evaluate(isInside)); presses++) await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(isInside), false)
  })

  it('has a conversation for each key on the page', async () => {
    const opened: unknown[] = []
    const page = await shop.visit({
      body: `${element('inline')}${element('inline').replace('pk_live_Shop', 'pk_live_Other')}`,
      replies: [ASKS_NUMBER],
      prepare: async page => {
        page.on('request', request => {
          if (request.url().endsWith('/chat/sessions'))
            opened.push((request.postDataJSON() as { publicKey: string }).publicKey)
        })
        await page.route('**/config/widget?*', async route => await answer(route, { values: {} }))
      },
    })
    const [one, other] = [page.locator('parley-chat').first(), page.locator('parley-chat').last()]
    await one.getByRole('button', { name: /Track my order/ }).click()
    await one.getByLabel('Order number').waitFor()
    assert.equal(await other.getByLabel('Order number').count(), 0)
    assert.deepEqual(opened.sort(), ['pk_live_Other', 'pk_live_Shop'])
  })
})
