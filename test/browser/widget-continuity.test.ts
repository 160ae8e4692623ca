import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { PAGE_HANGS_AFTER_MS, withoutBrowser } from './browser.ts'
import { begin, CHAT, EXECUTION, message, MESSAGES, reply, RUN } from './chat-server.ts'
import { answer, ASKS_NUMBER, CHAT_SERVICE, openShop } from './shop-page.ts'

const STORED_AT = `parley:${CHAT_SERVICE}:pk_live_Shop`
const DONE = reply({ blocks: [message('d', 'It is on its way.')] })

const LONGEST_POLL_MS = 15_000

/** Requests for messages arrive here, and are answered by the test. */
type Desk = { next: () => Promise<{ request: Request; answer: (body: object, status?: number) => Promise<void> }> }

function openDesk(): Desk & { prepare: (page: Page) => Promise<void> } {
  type Case = Awaited<ReturnType<Desk['next']>>
  const arrived: Case[] = []
  const waiting: ((one: Case) => void)[] = []
  return {
    async prepare(page) {
      await page.route(MESSAGES, route => {
        const one = {
          request: route.request(),
          answer: async (body: object, status?: number): Promise<void> => await answer(route, body, status),
        }
        const taker = waiting.shift()
        if (taker === undefined) arrived.push(one)
        else taker(one)
      })
    },
    async next() {
      return (
        arrived.shift() ??
        (await new Promise<Case>((resolve, reject) => {
          waiting.push(resolve)
          AbortSignal.timeout(PAGE_HANGS_AFTER_MS).addEventListener('abort', () =>
            reject(new Error('the page sent nothing')),
          )
        }))
      )
    },
  }
}

const keyOf = (request: Request): string => request.headers()['idempotency-key'] ?? ''

describe('a conversation of the widget', { skip: withoutBrowser }, () => {
  const shop = openShop()

  const visitorLines = async (page: Page): Promise<string[]> =>
    await page.locator('.entry.visitor .bubble').allInnerTexts()

  it('starts by a call of the page while the window is closed, with the line that started it', async () => {
    const page = await shop.visit({ attributes: '', replies: [ASKS_NUMBER] })
    await page.getByRole('button', { name: 'Open chat' }).waitFor()
    await page.evaluate("document.querySelector('parley-chat').start('order_status', 'Where is my order?')")
    await page.getByLabel('Order number').waitFor()
    assert.deepEqual(await visitorLines(page), ['Where is my order?'])
  })

  it('gets the reply to its first message when the page is reloaded before it', async () => {
    const desk = openDesk()
    const page = await shop.visit({ prepare: desk.prepare })
    await begin(page)
    const first = await desk.next()
    await page.reload()
    const second = await desk.next()
    assert.equal(keyOf(second.request), keyOf(first.request))
    assert.deepEqual(second.request.postDataJSON(), first.request.postDataJSON())
    await second.answer({ reply: ASKS_NUMBER })
    await page.getByLabel('Order number').waitFor()
    assert.deepEqual(await visitorLines(page), ['Track my order'])
  })

  it('sends an answer once that a reload, or a move of the element on the page, interrupted', async () => {
    const desk = openDesk()
    const page = await shop.visit({ prepare: desk.prepare })
    await begin(page)
    await (await desk.next()).answer({ reply: ASKS_NUMBER })
    await page.getByLabel('Order number').fill('4711')
    await page.keyboard.press('Enter')
    const keys = [keyOf((await desk.next()).request)]
    await page.reload()
    keys.push(keyOf((await desk.next()).request))
    await page.evaluate("document.querySelector('h1').append(document.querySelector('parley-chat'))")
    const last = await desk.next()
    assert.deepEqual([...new Set(keys)], [keyOf(last.request)])
    await last.answer({ reply: DONE })
    await page.getByText('It is on its way.').waitFor()
    assert.deepEqual(await visitorLines(page), ['Track my order', '4711'])
    await page.reload()
    await page.getByText('It is on its way.').waitFor()
    await page.getByRole('button', { name: /Track my order/ }).click()
    assert.notEqual(keyOf((await desk.next()).request), keyOf(last.request))
  })

  it('asks again after an answer that was interrupted and then refused', async () => {
    const desk = openDesk()
    const page = await shop.visit({ prepare: desk.prepare })
    await begin(page)
    await (await desk.next()).answer({ reply: ASKS_NUMBER })
    await page.getByLabel('Order number').fill('4711')
    await page.keyboard.press('Enter')
    await desk.next()
    await page.reload()
    const refused = {
      error: 'validation_failed',
      message: 'No',
      details: { validation_errors: [{ field: 'order', rule: 'enum' }] },
    }
    await (await desk.next()).answer(refused, 422)
    await page.getByText('Please choose from the list.').waitFor()
    assert.deepEqual(await visitorLines(page), ['Track my order'])
    await page.getByLabel('Order number').fill('4712')
    await page.keyboard.press('Enter')
    const again = await desk.next()
    assert.deepEqual((again.request.postDataJSON() as { input: object }).input, { values: { order: '4712' } })
    await again.answer({ reply: DONE })
    await page.getByText('It is on its way.').waitFor()
  })

  it('does not show a reply that arrives after the visitor has started again', async () => {
    const desk = openDesk()
    const page = await shop.visit({ prepare: desk.prepare })
    await begin(page)
    const late = await desk.next()
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    await late.answer({ reply: DONE }).catch(() => undefined)
    await begin(page)
    await (await desk.next()).answer({ reply: ASKS_NUMBER })
    await page.getByLabel('Order number').waitFor()
    assert.equal(await page.getByText('It is on its way.').count(), 0)
    assert.deepEqual(await visitorLines(page), ['Track my order'])
  })

  it('shows no failure of a conversation that the visitor has left', async () => {
    const desk = openDesk()
    const page = await shop.visit({ prepare: desk.prepare })
    await begin(page)
    await (await desk.next()).answer({ reply: ASKS_NUMBER })
    await page.getByLabel('Order number').fill('4711')
    // The widget reads the run after this refusal, and gets no reply before the visitor starts again.
    await page.route(EXECUTION, () => undefined)
    const asked = page.waitForRequest(EXECUTION)
    await page.keyboard.press('Enter')
    await (await desk.next()).answer({ error: 'invalid_wait_token', message: 'No' }, 409)
    await asked
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    assert.equal(await page.getByRole('alert').count(), 0)
  })

  it('starts a flow that the page calls for once the current turn has its reply', async () => {
    const desk = openDesk()
    const page = await shop.visit({ prepare: desk.prepare })
    await begin(page)
    const first = await desk.next()
    await page.evaluate("void document.querySelector('parley-chat').start('order_status', 'And another one')")
    assert.deepEqual(await visitorLines(page), ['Track my order'])
    await first.answer({ reply: reply({ blocks: [message('a', 'The first reply')] }) })
    const second = await desk.next()
    await page.reload()
    const repeated = await desk.next()
    assert.equal(keyOf(repeated.request), keyOf(second.request))
    const another = reply({ executionId: 'another', blocks: [message('b', 'The second reply')] })
    await repeated.answer({ reply: another })
    await page.getByText('The second reply').waitFor()
    assert.deepEqual(await page.locator('.log .bubble').allInnerTexts(), [
      'What can we do for you?',
      'Track my order',
      'The first reply',
      'And another one',
      'The second reply',
    ])
  })

  const session = `"at":1,"session":{"conversationId":"${RUN}"}`
  for (const stored of [
    '{}',
    'null',
    '[]',
    'no JSON',
    `{${session},"entries":5}`,
    `{${session},"entries":[null]}`,
    `{${session},"entries":[{"from":"agent","run":"${RUN}","block":null}]}`,
    `{${session},"entries":[],"run":null}`,
    `{${session},"entries":[],"pending":null}`,
    `{${session},"entries":[],"pending":{"key":"k","text":"t"}}`,
  ]) {
    it(`starts anew where the stored one is ${stored}`, async () => {
      const page = await shop.visit({
        prepare: async page => {
          await page.addInitScript(`sessionStorage.setItem('${STORED_AT}', ${JSON.stringify(stored)})`)
        },
      })
      await page.getByRole('button', { name: /Track my order/ }).waitFor()
      assert.equal(await page.getByRole('alert').count(), 0)
    })
  }

  it('is not announced again when the page is reloaded', async () => {
    const page = await shop.visit({ replies: [DONE] })
    await begin(page)
    await page.getByText('It is on its way.').waitFor()
    assert.equal(await page.getByRole('log').getAttribute('aria-live'), 'polite')
    let isOpened = (): void => undefined
    const opened = new Promise<void>(resolve => (isOpened = resolve))
    await page.route('**/chat/sessions', async route => {
      await opened
      await route.fallback()
    })
    await page.reload()
    await page.getByText('It is on its way.').waitFor()
    assert.equal(await page.getByRole('log').getAttribute('aria-live'), 'off')
    isOpened()
    await page.locator('[aria-live=polite]').waitFor()
  })

  it('stays where the visitor reads while lines are added, and follows at its end', async () => {
    const many = Array.from({ length: 500 }, (_, at) => message(`m${at}`, `Line ${at}`))
    const waiting = { ...reply({ status: 'waiting_time', blocks: many }), updatedAt: '2026-01-01T00:00:00Z' }
    let added = 0
    let isAwaited = false
    const page = await shop.visit({
      replies: [waiting],
      prepare: async page => {
        await page.clock.install()
        await page.route(EXECUTION, async route => {
          if (isAwaited) added++
          const blocks = [...many, ...Array.from({ length: added }, (_, at) => message(`n${at}`, `News ${at}`))]
          isAwaited = false
          await answer(route, { execution: { ...waiting, blocks, updatedAt: `2026-01-01T00:00:0${added}Z` } })
        })
      },
    })
    const scroll = `${CHAT}.querySelector('.scroll')`
    const atEnd = `${scroll}.scrollHeight - ${scroll}.scrollTop - ${scroll}.clientHeight < 2`
    await begin(page)
    await page.getByText('Line 499').waitFor()
    await page.waitForFunction(atEnd)
    isAwaited = true
    await page.clock.runFor(LONGEST_POLL_MS)
    await page.getByText('News 0').waitFor()
    await page.waitForFunction(atEnd)
    const before = await page.evaluate<number>(`new Promise(resolve => {
      ${scroll}.addEventListener('scroll', () => resolve(${scroll}.scrollTop), { once: true })
      ${scroll}.scrollTop -= 3000
    })`)
    assert.equal(await page.evaluate<boolean>(atEnd), false)
    isAwaited = true
    await page.clock.runFor(LONGEST_POLL_MS)
    await page.getByText('News 1').waitFor({ state: 'attached' })
    assert.equal(await page.evaluate<number>(`${scroll}.scrollTop`), before)
  })
})
