import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { withoutBrowser } from './browser.ts'
import { begin, message, MESSAGES, reply } from './chat-server.ts'
import { answer, ASKS_NUMBER, openShop } from './shop-page.ts'

const CHAT = "document.querySelector('parley-chat')"

/** The bodies of the requests that open a session. */
function recordSessions(): { bodies: Record<string, unknown>[]; prepare: (page: Page) => Promise<void> } {
  const bodies: Record<string, unknown>[] = []
  return {
    bodies,
    prepare: async page => {
      page.on('request', request => {
        if (request.method() === 'POST' && request.url().endsWith('/chat/sessions'))
          bodies.push(request.postDataJSON() as Record<string, unknown>)
      })
      await Promise.resolve()
    },
  }
}

describe('the element parley-chat', { skip: withoutBrowser }, () => {
  const shop = openShop()

  it('sends what the page knows about its visitor, even if it was set before the script was loaded', async () => {
    const { bodies, prepare } = recordSessions()
    const page = await shop.visit({
      prepare,
      attributes: '',
      body: `<parley-chat key="pk_live_Shop"></parley-chat><script>
        ${CHAT}.customer = { id: 'c-1001', name: 'Ada' }
        ${CHAT}.texts = { open: 'Ouvrir le chat' }
      </script>`,
    })
    await page.getByRole('button', { name: 'Ouvrir le chat' }).waitFor()
    await page.evaluate(`${CHAT}.variables = { cart: 'c-4711' }`)
    await page.evaluate(`${CHAT}.show()`)
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    assert.deepEqual(
      bodies.map(({ customer, variables }) => ({ customer, variables })),
      [{ customer: { id: 'c-1001', name: 'Ada' }, variables: { cart: 'c-4711' } }],
    )
  })

  it('uses the texts of the page, and its own for the rest', async () => {
    const page = await shop.visit({ replies: [ASKS_NUMBER] })
    await begin(page)
    await page.evaluate(`${CHAT}.texts = { close: 'Fermer', send: 'Envoyer', errors: { network_error: 'Hors ligne' } }`)
    await page.getByRole('button', { name: 'Fermer' }).waitFor()
    await page.getByRole('button', { name: 'Envoyer' }).waitFor()
    await page.getByRole('button', { name: 'Start again' }).waitFor()
    await page.route('**/chat/messages', async route => await route.abort())
    await page.route('**/chat/executions/**', async route => await route.abort())
    await page.getByLabel('Order number').fill('4711')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Hors ligne' }).waitFor()
  })

  it('reports that it is opened, answered and closed, to listeners anywhere on the page', async () => {
    const page = await shop.visit({ attributes: '', replies: [reply({ blocks: [message('m', 'Done')] })] })
    await page.evaluate(`
      window.events = []
      for (const type of ['open', 'reply', 'close'])
        document.addEventListener('parley:' + type, ({ detail }) => events.push(type + ' ' + (detail?.status ?? '')))`)
    await page.getByRole('button', { name: 'Open chat' }).click()
    await begin(page)
    await page.getByText('Done').waitFor()
    await page.keyboard.press('Escape')
    assert.deepEqual(await page.evaluate('events'), ['open ', 'reply completed', 'close '])
  })

  it('leaves the focus where it is when the page closes the window', async () => {
    const page = await shop.visit({ body: `<input id="search"><parley-chat key="pk_live_Shop" open></parley-chat>` })
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    await page.locator('#search').focus()
    await page.evaluate(`${CHAT}.hide()`)
    assert.equal(await page.getByRole('dialog').isVisible(), false)
    assert.equal(await page.evaluate('document.activeElement.id'), 'search')
  })

  const WITH_SEARCH = `<input id="search"><parley-chat key="pk_live_Shop" open></parley-chat>`
  const focused = `document.activeElement.id || ${CHAT}.shadowRoot.activeElement?.name`

  const REFUSED = {
    error: 'validation_failed',
    message: 'No',
    details: { validation_errors: [{ field: 'order', rule: 'enum' }] },
  }
  it('leaves the focus to a visitor who continued in the page before the reply arrived', async () => {
    const replies = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()] as const
    let sent = 0
    const page = await shop.visit({
      body: WITH_SEARCH,
      prepare: async page => {
        await page.route(MESSAGES, async route => {
          const isFirst = sent++ === 0
          await replies[isFirst ? 0 : 1].promise
          await (isFirst ? answer(route, { reply: ASKS_NUMBER }) : answer(route, REFUSED, 422))
        })
      },
    })
    await begin(page)
    await page.locator('#search').focus()
    replies[0].resolve(undefined)
    await page.getByLabel('Order number').waitFor()
    assert.equal(await page.evaluate(focused), 'search')
    await page.getByLabel('Order number').fill('4711')
    await page.keyboard.press('Enter')
    await page.locator('#search').focus()
    replies[1].resolve(undefined)
    await page.getByText('Please choose from the list.').waitFor()
    assert.equal(await page.evaluate(focused), 'search')
  })

  it('moves the focus into the window when the page asks to show it, once, also when it is open', async () => {
    const page = await shop.visit({ body: WITH_SEARCH, replies: [ASKS_NUMBER] })
    await begin(page)
    await page.getByLabel('Order number').waitFor()
    await page.locator('#search').focus()
    await page.evaluate(`${CHAT}.show()`)
    assert.equal(await page.evaluate(focused), 'order')
    await page.locator('#search').focus()
    await page.evaluate(`${CHAT}.setAttribute('heading', 'Help')`)
    assert.equal(await page.evaluate(focused), 'search')
  })

  it('has neither the menu nor the colour of an attribute that is removed', async () => {
    const page = await shop.visit({ attributes: 'open accent="#6d28d9"' })
    const menu = page.getByRole('button', { name: /Track my order/ })
    await menu.waitFor()
    const colour = `getComputedStyle(${CHAT}.shadowRoot.querySelector('header')).backgroundColor`
    assert.equal(await page.evaluate(colour), 'rgb(109, 40, 217)')
    await page.evaluate(`${CHAT}.removeAttribute('accent')`)
    assert.notEqual(await page.evaluate(colour), 'rgb(109, 40, 217)')
    await page.evaluate(`${CHAT}.removeAttribute('key')`)
    await page.getByRole('alert').waitFor()
    assert.equal(await menu.count(), 0)
  })

  it('discards a conversation while the window is closed, and opens no other before it is opened', async () => {
    const { bodies, prepare } = recordSessions()
    const page = await shop.visit({ prepare, attributes: '', replies: [ASKS_NUMBER] })
    await page.getByRole('button', { name: 'Open chat' }).click()
    await begin(page)
    await page.getByLabel('Order number').waitFor()
    await page.getByRole('button', { name: 'Close chat' }).click()
    await page.evaluate(`${CHAT}.restart()`)
    // Requests arrive in their order: what was sent before this one has been counted.
    await page.evaluate("fetch('/').then(() => undefined)")
    assert.equal(bodies.length, 1)
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    assert.equal(await page.locator('.entry.visitor').count(), 0)
    assert.deepEqual(
      bodies.map(({ conversationId }) => conversationId),
      [undefined, undefined],
    )
  })
})
