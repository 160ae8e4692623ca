import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { accessibilityFindings, withoutBrowser } from './browser.ts'
import { begin, CHAT, field, json, message, MESSAGES, reply } from './chat-server.ts'
import { answer, openShop } from './shop-page.ts'

type Sent = {
  asksBack?: boolean
  asideIntent?: string
  text?: string
  waitToken?: string
  input?: { values: Record<string, unknown> }
}

const buttons = (id: string) => ({
  id,
  type: 'buttons',
  payload: { prompt: 'Which size?', choices: [{ id: 's', label: 'Small' }] },
  meta: {},
})
const input = (id: string) => ({
  id,
  type: 'input',
  payload: { prompt: 'Your order?', field: field('order', 'text', { validation: { pattern: '^[0-9]+$' } }) },
  meta: {},
})
const asked = (block: { id: string; type: string }, more: object = {}, asides: object = { asides: true }) => ({
  status: 'waiting_input',
  expectedInput: {
    type: block.type === 'buttons' ? 'button_choice' : 'form_submission',
    block_id: block.id,
    schema: {},
    ...asides,
  },
  waitToken: `token of ${block.id}`,
  blocks: [block],
  ...more,
})
const refusal = (name: string, rule: string) => ({
  error: 'validation_failed',
  message: 'no',
  details: { validation_errors: [{ field: name, rule }] },
})

describe('a question that permits asides in the widget', { skip: withoutBrowser }, () => {
  const shop = openShop()

  /** A page that has asked, and the messages it sends; `next` answers them. */
  async function open(first: object, next: (sent: Sent) => [status: number, body: object]) {
    const sent: Sent[] = []
    const page = await shop.visit({
      prepare: async page => {
        await page.route(MESSAGES, async route => {
          const body = route.request().postDataJSON() as Sent
          if (body.waitToken === undefined) {
            await answer(route, { reply: reply(first) })
            return
          }
          sent.push(body)
          await json(route, ...next(body))
        })
      },
    })
    await begin(page)
    return { page, sent }
  }
  const write = async (page: Page, text: string) => {
    const line = page.getByRole('textbox', { name: 'Write a message' })
    await line.fill(text)
    await line.press('Enter')
  }
  const lines = async (page: Page): Promise<string[]> =>
    await page.evaluate<string[]>(
      `[...${CHAT}.querySelectorAll('.entry .bubble')].map(line => line.textContent).filter(text => text !== '')`,
    )

  it('takes a text below the choices, and shows the question again after the aside', async () => {
    const { page, sent } = await open(asked(buttons('q1')), ({ text }) => [
      200,
      {
        reply: reply(
          text === undefined
            ? { blocks: [message('end', 'Bye')] }
            : asked(buttons('q2'), { blocks: [message('m', 'At 8'), buttons('q2')] }),
        ),
      },
    ])
    await write(page, 'When do you open?')
    await page.getByText('At 8').waitFor()
    assert.deepEqual((await lines(page)).slice(-4), ['Which size?', 'When do you open?', 'At 8', 'Which size?'])
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    await page.getByRole('button', { name: 'Small' }).click()
    await page.getByText('Bye').waitFor()
    assert.deepEqual(
      sent.map(({ text, waitToken, input: given }) => [text, waitToken, given?.values]),
      [
        ['When do you open?', 'token of q1', undefined],
        [undefined, 'token of q2', { choice: 's' }],
      ],
    )
  })

  it('has the visitor say whether a text is the answer or means something else', async () => {
    const uncertain = {
      error: 'answer_uncertain',
      message: 'no',
      details: { answers: true, suggested_intents: [{ name: 'hours', label: 'Opening hours' }] },
    }
    const { page, sent } = await open(asked(input('q1')), ({ asksBack, asideIntent }) =>
      asksBack === true
        ? [422, uncertain]
        : [
            200,
            {
              reply: reply(
                asideIntent === undefined
                  ? { blocks: [message('end', 'Bye')] }
                  : asked(input('q2'), { blocks: [message('m', 'At 8'), input('q2')] }),
              ),
            },
          ],
    )
    const line = page.getByLabel('order')
    const group = page.getByRole('group', { name: 'Did you mean one of these?' })
    await line.fill('When do you open?')
    await line.press('Enter')
    await group.waitFor()
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    assert.equal(await line.count(), 1, 'the question can still be answered')
    await group.getByRole('button', { name: 'Opening hours' }).press('Enter')
    await page.getByText('At 8').waitFor()
    await page.getByLabel('order').fill('Open house')
    await page.getByLabel('order').press('Enter')
    await group.getByRole('button', { name: 'Use it as my answer' }).click()
    await page.getByText('Bye').waitFor()
    assert.deepEqual(
      sent.map(({ text, waitToken, asksBack, asideIntent }) => [text, waitToken, asksBack, asideIntent]),
      [
        ['When do you open?', 'token of q1', true, undefined],
        ['When do you open?', 'token of q1', undefined, 'hours'],
        ['Open house', 'token of q2', true, undefined],
        ['Open house', 'token of q2', undefined, undefined],
      ],
    )
    assert.equal((await lines(page)).filter(text => text === 'Open house').length, 1)
  })

  it('says that it did not understand a text that means nothing', async () => {
    const { page } = await open(asked(buttons('q1')), () => [422, refusal('text', 'type')])
    await write(page, 'Elephants')
    await page.getByText('I did not understand that').waitFor()
    await page.getByRole('button', { name: 'Small' }).waitFor()
    assert.equal((await lines(page)).at(-1), 'Elephants')
  })

  it('lets the service decide about a text for a field, and marks the field where it is refused', async () => {
    const { page, sent } = await open(asked(input('q1')), ({ text }) =>
      text === 'x'
        ? [422, refusal('order', 'pattern')]
        : [200, { reply: reply(asked(input('q2'), { blocks: [message('m', 'At 8'), input('q2')] })) }],
    )
    const line = page.getByLabel('order')
    await line.fill('x')
    await line.press('Enter')
    await page.getByText('This does not have the expected format.').waitFor()
    assert.equal(await line.inputValue(), 'x')
    await line.fill('When do you open?')
    await line.press('Enter')
    await page.getByText('At 8').waitFor()
    assert.deepEqual(
      sent.map(({ text, input: given }) => [text, given]),
      [
        ['x', undefined],
        ['When do you open?', undefined],
      ],
    )
  })

  it('offers no line where the question permits none', async () => {
    const { page } = await open(asked(buttons('q1'), {}, {}), () => [200, {}])
    await page.getByRole('button', { name: 'Small' }).waitFor()
    assert.equal(await page.getByRole('textbox', { name: 'Write a message' }).count(), 0)
  })
})
