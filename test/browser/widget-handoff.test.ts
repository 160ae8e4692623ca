import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import type { Page } from 'playwright-core'
import { Typing } from '../../widget/typing.ts'
import { accessibilityFindings, withoutBrowser } from './browser.ts'
import { begin, EXECUTION, field, json, message, MESSAGES, reply, RUN } from './chat-server.ts'
import { answer, openShop } from './shop-page.ts'

const WRITE = {
  id: 'w',
  type: 'input',
  payload: { prompt: 'Somebody will be with you', field: field('message', 'textarea') },
  meta: {},
}
const EXPECTED = { type: 'form_submission', block_id: 'w', schema: {}, handoff: true }
const WAITING = { status: 'waiting_input', expectedInput: EXPECTED, waitToken: 't1' }
const HELLO = { ...message('p', 'Which order is it?'), meta: { author: { name: 'Grace' } } }
const state = (changes: object, updatedAt: string) => ({
  execution: { ...reply(changes), outcome: null, updatedAt },
})

describe('who is typing, in the widget', () => {
  it('is shown for 6 seconds after the last sign, and until the message is there', () => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] })
    try {
      const seen: unknown[] = []
      const typing: Typing = new Typing(() => seen.push(typing.by))
      const person = { by: 'person' } as const
      typing.show(person)
      mock.timers.tick(4_000)
      typing.show(person)
      mock.timers.tick(5_999)
      assert.deepEqual(seen, ['person', 'person'])
      mock.timers.tick(1)
      assert.deepEqual(seen, ['person', 'person', undefined])
      typing.show(person)
      typing.end()
      assert.equal(typing.by, undefined)
      mock.timers.tick(10_000)
      assert.equal(seen.length, 4, 'nothing is drawn again')
      typing.show({ by: 'model' })
      typing.show({ by: 'model', ended: true })
      assert.deepEqual(seen.slice(4), ['model', undefined])
    } finally {
      mock.timers.reset()
    }
  })

  it('is told once in 4 seconds, and a failure is no problem of the visitor', async () => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] })
    try {
      const typing = new Typing(() => undefined)
      let told = 0
      const send = async () => {
        told++
        await Promise.reject(new Error('away'))
      }
      for (let key = 0; key < 9; key++) {
        typing.tell(send)
        mock.timers.tick(1_000)
      }
      await Promise.resolve()
      assert.equal(told, 3)
    } finally {
      mock.timers.reset()
    }
  })
})

describe('the widget while a run waits for a model', { skip: withoutBrowser }, () => {
  const shop = openShop()

  it('says under the name of the bot that it is typing, until the stream says otherwise', async () => {
    const waiting = { status: 'waiting_time' }
    const told = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
    let body = told('typing', { by: 'model' })
    const page = await shop.visit({
      appearance: { 'widget/appearance/bot_name': 'Robo' },
      replies: [reply({ ...waiting, blocks: [message('a', 'Let me see')] })],
      prepare: async page => {
        await page.route(EXECUTION, async route => await json(route, 200, state(waiting, 'one')))
        await page.route('**/chat/conversations/*/events', async route => {
          const headers = { 'access-control-allow-origin': '*' }
          await route.fulfill({ contentType: 'text/event-stream', headers, body })
        })
      },
    })
    await begin(page)
    const status = page.getByRole('status')
    await status.getByText('Robo is typing …').waitFor()
    assert.equal(await status.locator('i[aria-hidden=true]').count(), 1)
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    body = told('typing', { by: 'model', ended: true })
    await status.getByText('One moment …').waitFor()
    const ended = reply({ blocks: [], outcome: null, person: null, rating: null, updatedAt: 'two' })
    const shown = { executionId: RUN, blocks: [message('b', 'Here it is')], createdAt: 'two' }
    body = told('typing', { by: 'model' }) + told('blocks', shown) + told('state', ended)
    await page.locator('.entry.agent', { hasText: 'Here it is' }).waitFor()
    assert.equal(await status.innerText(), '')
  })
})

describe('the widget while a person has the conversation', { skip: withoutBrowser }, () => {
  const shop = openShop()

  it('shows what the person writes with the name, keeps what is typed, and sends message after message', async () => {
    const sent: string[] = []
    // There is no stream: the widget polls.
    let present = state({ ...WAITING, blocks: [WRITE] }, 'one')
    const page = await shop.visit({
      prepare: async page => {
        await page.route(MESSAGES, async route => {
          const { input } = route.request().postDataJSON() as { input?: { values: { message: string } } }
          if (input !== undefined) sent.push(input.values.message)
          await answer(route, { reply: reply({ ...WAITING, blocks: input === undefined ? [WRITE] : [] }) })
        })
        await page.route(EXECUTION, async route => await json(route, 200, present))
      },
    })
    await begin(page)
    const typed = page.getByLabel('Write a message')
    await typed.fill('Hello?')
    assert.equal(await page.getByText('Somebody will be with you').count(), 1)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.entry.visitor', { hasText: 'Hello?' }).waitFor()
    await page.waitForFunction(
      "document.querySelector('parley-chat').shadowRoot.querySelector('textarea').value === ''",
    )
    await typed.fill('It is')
    present = state({ ...WAITING, blocks: [WRITE, HELLO] }, 'two')
    const line = page.locator('.entry.agent', { hasText: 'Which order is it?' })
    await line.waitFor()
    assert.match(await line.innerText(), /^Grace\s/)
    assert.equal(await typed.inputValue(), 'It is')
    await typed.fill('It is 123')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.entry.visitor', { hasText: 'It is 123' }).waitFor()
    present = state({ blocks: [WRITE, HELLO, message('d', 'Bye')] }, 'three')
    await page.locator('.entry.agent', { hasText: 'Bye' }).waitFor()
    await page.locator('form.question').waitFor({ state: 'detached' })
    assert.deepEqual(sent, ['Hello?', 'It is 123'])
  })

  it('names the field for a message where the flow does not', async () => {
    const silent = { ...WRITE, payload: { field: field('message', 'textarea') } }
    const page = await shop.visit({
      prepare: async page => {
        await page.route(
          MESSAGES,
          async route => await answer(route, { reply: reply({ ...WAITING, blocks: [silent] }) }),
        )
        await page.route(
          EXECUTION,
          async route => await json(route, 200, state({ ...WAITING, blocks: [silent] }, 'one')),
        )
      },
    })
    await begin(page)
    await page.getByLabel('Write a message').fill('Hello?')
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
  })

  it('asks for a rating once the stream names what to rate, and once only', async () => {
    const HANDOFF = '018f5e7a-0000-7000-8000-000000000004'
    const rated: unknown[] = []
    const prepare = (present: object) => async (page: Page) => {
      await page.route(EXECUTION, async route => await json(route, 200, present))
      await page.route('**/chat/conversations/*/events', async route => {
        const { execution } = state({ blocks: [], person: null, rating: { handoffId: HANDOFF } }, 'two')
        await route.fulfill({
          contentType: 'text/event-stream',
          headers: { 'access-control-allow-origin': '*' },
          body: `id: 1\nevent: state\ndata: ${JSON.stringify(execution)}\n\n`,
        })
      })
      await page.route(`**/chat/handoffs/${HANDOFF}/rating`, async route => {
        const method = route.request().method()
        if (method === 'PUT') rated.push(route.request().postDataJSON())
        await route.fulfill({
          status: 204,
          headers: {
            'access-control-allow-origin': '*',
            'access-control-allow-headers': '*',
            'access-control-allow-methods': '*',
          },
        })
      })
    }
    const replies = [reply({ ...WAITING, blocks: [WRITE] })]
    const page = await shop.visit({ replies, prepare: prepare(state({ ...WAITING, blocks: [WRITE] }, 'one')) })
    await begin(page)
    const question = page.getByRole('group', { name: 'How was the conversation with our team?' })
    await question.waitFor()
    assert.equal(await page.getByRole('group', { name: 'What can we do for you?' }).count(), 0)
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Please answer this.').waitFor()
    assert.deepEqual(rated, [])
    await question.getByRole('radio', { name: '3 of 5' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.getByLabel('Your comment').fill('Quick')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.entry.notice', { hasText: 'Thank you for your rating.' }).waitFor()
    assert.deepEqual(rated, [{ score: 4, comment: 'Quick' }])
    const menu = page.getByRole('group', { name: 'What can we do for you?' })
    await menu.waitFor()
    assert.equal(await question.count(), 0)

    // It has ended before the page could follow it: only its reply is read, which names nothing.
    const other = await shop.visit({ replies, prepare: prepare(state({ blocks: [WRITE] }, 'two')) })
    await begin(other)
    await other.getByRole('group', { name: 'How was the conversation with our team?' }).waitFor()
    await other.reload()
    await other.getByRole('group', { name: 'How was the conversation with our team?' }).waitFor()
    await other.getByRole('button', { name: 'Skip' }).click()
    await other.getByRole('group', { name: 'What can we do for you?' }).waitFor()
    await other.reload()
    await other.getByRole('group', { name: 'What can we do for you?' }).waitFor()
    assert.equal(await other.getByRole('radio').count(), 0)
    assert.equal(rated.length, 1)
  })

  it('mails the transcript to the visitor once the conversation is over, where the workspace offers that', async () => {
    const asked: unknown[] = []
    let isOffered = false
    const page = await shop.visit({
      appearance: { 'widget/conversation/transcript_by_mail': true },
      replies: [reply({ blocks: [message('d', 'Bye')] })],
      prepare: async page => {
        await page.route('**/chat/conversations/*/transcript', async route => {
          const isAsked = route.request().method() === 'POST'
          if (isAsked) asked.push(route.request().postDataJSON())
          if (!isAsked) await answer(route, {})
          else if (!isOffered) await answer(route, { error: 'conflict', message: 'No' }, 409)
          else await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
        })
      },
    })
    const offer = page.getByText('Mail me this conversation')
    await page.getByRole('group', { name: 'What can we do for you?' }).waitFor()
    assert.equal(await offer.count(), 0, 'nothing has been said')
    await begin(page)
    await offer.click()
    const address = page.getByLabel('Your e-mail address')
    const send = page.locator('details').getByRole('button', { name: 'Send' })
    await address.fill('ada')
    await send.click()
    await page.getByText('Please check the spelling.').waitFor()
    assert.deepEqual(asked, [])
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    await address.fill('ada@acme.example')
    await send.click()
    await page.getByText('Something went wrong. Please try again.').waitFor()
    isOffered = true
    await send.click()
    await page.getByText('The conversation is on its way to you.').waitFor()
    assert.equal(await address.count(), 0)
    assert.deepEqual(asked, [{ email: 'ada@acme.example' }, { email: 'ada@acme.example' }])
  })
})
