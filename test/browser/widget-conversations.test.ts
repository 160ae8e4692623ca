import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { accessibilityFindings, withoutBrowser } from './browser.ts'
import { begin, CHAT, EXECUTION, message, MESSAGES, reply } from './chat-server.ts'
import { answer, ASKS_NUMBER, openShop, SHOP } from './shop-page.ts'

const DONE = reply({ blocks: [message('d', 'It is on its way.')] })
const BOTH = ['018f5e7a-0000-7000-8000-00000000000a', '018f5e7a-0000-7000-8000-00000000000b']

const bubbles = async (page: Page): Promise<string[]> => await page.locator('.log .bubble').allInnerTexts()

describe('several conversations of a visitor', { skip: withoutBrowser }, () => {
  const shop = openShop()
  const list = async (page: Page): Promise<void> => await page.getByRole('button', { name: 'Conversations' }).click()
  const another = async (page: Page): Promise<void> => {
    await list(page)
    await page.getByRole('button', { name: 'New conversation' }).click()
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
  }

  it('has no list before there is a conversation', async () => {
    const page = await shop.visit()
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Conversations' }).count(), 0)
  })

  it('begins another one, and goes on with the first one where it was, also after a reload', async () => {
    const page = await shop.visit({
      conversations: BOTH,
      replies: [ASKS_NUMBER, reply({ executionId: 'second', blocks: [message('s', 'The second one')] }), DONE],
      prepare: async page => {
        await page.route(EXECUTION, async route => await answer(route, { execution: ASKS_NUMBER }))
      },
    })
    await begin(page)
    await page.getByLabel('Order number').waitFor()
    await another(page)
    assert.deepEqual(await bubbles(page), ['What can we do for you?'])
    await begin(page)
    await page.getByText('The second one').waitFor()
    await page.reload()
    await page.getByText('The second one').waitFor()
    await list(page)
    await page
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('button', { name: /Track my/ })
      .click()
    await page.getByLabel('Order number').fill('4711')
    const sent = page.waitForRequest(MESSAGES)
    await page.keyboard.press('Enter')
    await page.getByText('It is on its way.').waitFor()
    assert.equal(((await sent).postDataJSON() as { waitToken: string }).waitToken, 'w1')
    assert.deepEqual(await bubbles(page), [
      'What can we do for you?',
      'Track my order',
      'Which order?',
      '4711',
      'It is on its way.',
    ])
    await list(page)
    assert.equal(await page.locator('.conversations .intent').count(), 1)
  })

  it('leaves the lines of one that has ended to be read, and says that it has', async () => {
    const page = await shop.visit({
      conversations: [...BOTH, '018f5e7a-0000-7000-8000-00000000000c'],
      replies: [DONE],
    })
    await begin(page)
    await page.getByText('It is on its way.').waitFor()
    await another(page)
    await page.context().route('**/chat/sessions', async route => {
      const { conversationId, ...body } = route.request().postDataJSON() as Record<string, unknown>
      await route.fallback({ postData: JSON.stringify(body) })
      assert.ok(conversationId !== undefined)
    })
    await list(page)
    await page.locator('.conversations .intent').click()
    await page.getByText('This conversation has ended.').waitFor()
    assert.ok((await bubbles(page)).includes('It is on its way.'))
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
  })

  it('is used by the keyboard, and axe finds nothing in either scheme', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await shop.visit({ colorScheme, conversations: BOTH, replies: [DONE] })
      await begin(page)
      await page.getByText('It is on its way.').waitFor()
      await another(page)
      const button = page.getByRole('button', { name: 'Conversations' })
      await button.press('Enter')
      assert.equal(await button.getAttribute('aria-expanded'), 'true')
      assert.equal(await page.evaluate(`${CHAT}.activeElement.textContent`), 'New conversation')
      assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByText('It is on its way.').waitFor()
    }
  })

  it('discards all of them when the page calls restart, as for another customer', async () => {
    const page = await shop.visit({ conversations: BOTH, replies: [DONE] })
    await begin(page)
    await page.getByText('It is on its way.').waitFor()
    await another(page)
    await page.evaluate("document.querySelector('parley-chat').restart()")
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Conversations' }).count(), 0)
    assert.equal((await page.evaluate<string>('JSON.stringify(sessionStorage)')).includes('It is on its way'), false)
  })
})

describe('a conversation in two tabs', { skip: withoutBrowser }, () => {
  const shop = openShop()

  const tabs = async (options: Parameters<typeof shop.visit>[0]): Promise<[Page, Page]> => {
    const first = await shop.visit({ attributes: 'open storage="local"', ...options })
    await first.getByRole('button', { name: /Track my order/ }).waitFor()
    const second = await first.context().newPage()
    await second.goto(`${SHOP}/`)
    await second.getByRole('button', { name: /Track my order/ }).waitFor()
    return [first, second]
  }

  it('shows the same lines in both, each once, whichever the visitor types in', async () => {
    const [first, second] = await tabs({ replies: [ASKS_NUMBER, DONE] })
    await begin(first)
    await second.getByLabel('Order number').fill('4711')
    await second.keyboard.press('Enter')
    await first.getByText('It is on its way.').waitFor()
    await second.getByText('It is on its way.').waitFor()
    for (const page of [first, second])
      assert.deepEqual(await bubbles(page), [
        'What can we do for you?',
        'Track my order',
        'Which order?',
        '4711',
        'It is on its way.',
      ])
  })

  it('takes an answer back in both that the service refuses', async () => {
    const refused = {
      error: 'validation_failed',
      message: 'No',
      details: { validation_errors: [{ field: 'order', rule: 'enum' }] },
    }
    const [first, second] = await tabs({ replies: [ASKS_NUMBER] })
    await begin(first)
    await second.getByLabel('Order number').waitFor()
    let refuse = (): void => undefined
    const held = new Promise<void>(resolve => (refuse = resolve))
    await first.route(MESSAGES, async route => {
      await held
      await answer(route, refused, 422)
    })
    await first.getByLabel('Order number').fill('4711')
    await first.keyboard.press('Enter')
    await second.getByText('4711').waitFor()
    refuse()
    await first.getByText('Please choose from the list.').waitFor()
    await second.getByText('4711').waitFor({ state: 'detached' })
  })

  it('shows once what both are sent at the same time', async () => {
    const waiting = {
      ...reply({ status: 'waiting_time', blocks: [message('w', 'One moment')] }),
      updatedAt: '2026-01-01T00:00:00Z',
    }
    const later = {
      ...reply({ blocks: [message('w', 'One moment'), message('n', 'There it is')] }),
      updatedAt: '2026-01-01T00:00:01Z',
    }
    let isDone = false
    const [first, second] = await tabs({ replies: [waiting] })
    await first.context().route(EXECUTION, async route => await answer(route, { execution: isDone ? later : waiting }))
    await begin(first)
    await second.getByText('One moment').first().waitFor()
    isDone = true
    for (const page of [first, second]) {
      await page.getByText('There it is').waitFor()
      assert.equal((await bubbles(page)).filter(text => text === 'There it is').length, 1)
    }
  })

  it('follows to another conversation', async () => {
    const [first, second] = await tabs({ conversations: BOTH, replies: [DONE] })
    await begin(first)
    await second.getByText('It is on its way.').waitFor()
    await first.getByRole('button', { name: 'Start again' }).click()
    await second.getByText('It is on its way.').waitFor({ state: 'detached' })
    await second.getByRole('button', { name: /Track my order/ }).waitFor()
  })

  it('is one for each tab where the page does not say otherwise', async () => {
    const [first, second] = await tabs({ attributes: 'open', replies: [DONE] })
    await begin(first)
    await first.getByText('It is on its way.').waitFor()
    await second.reload()
    await second.getByRole('button', { name: /Track my order/ }).waitFor()
    assert.deepEqual(await bubbles(second), ['What can we do for you?'])
  })
})
