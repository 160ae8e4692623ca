import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { accessibilityFindings, startStage, withoutBrowser, type Stage } from './browser.ts'
import { answering, CHAT, json, message, MESSAGES, reply } from './chat-server.ts'

const MATCH = '**/api/public/v1/chat/intents/match'

const intent = (name: string, label: string): object => ({
  name,
  label,
  subtitle: '',
  score: 0.5,
  entities: {},
  missingEntities: [],
})
const match = (outcome: string, intents: object[], fallbackIntent: string | null = null): object => ({
  match: { outcome, decidedBy: 'words', intents, fallbackIntent },
})

describe('free text in the widget', { skip: withoutBrowser }, () => {
  let stage: Stage
  before(async () => {
    stage = await startStage()
  })
  afterEach(async () => {
    await stage.closePages()
  })
  after(async () => {
    await stage.stop()
  })

  /** A page whose typed texts mean this, and the bodies of the messages that it sends. */
  async function open(means: object): Promise<{ page: Page; sent: Record<string, unknown>[]; complaints: string[] }> {
    const sent: Record<string, unknown>[] = []
    const opened = await stage.open({
      prepare: async page => {
        await answering(reply({ blocks: [message('b1', 'Here it is')] }))(page)
        page.on('request', request => {
          if (/chat\/messages$/.test(request.url())) sent.push(request.postDataJSON() as Record<string, unknown>)
        })
        await page.route(MATCH, async route => await json(route, 200, means))
      },
    })
    return { ...opened, sent }
  }

  const type = async (page: Page, text: string): Promise<void> => {
    const line = page.getByRole('textbox', { name: 'Write a message' })
    await line.fill(text)
    await line.press('Enter')
  }
  const lines = async (page: Page): Promise<string[]> =>
    await page.evaluate<string[]>(`[...${CHAT}.querySelectorAll('.entry')].map(line => line.textContent)`)

  it('starts the flow that a text means, with the text', async () => {
    const { page, sent, complaints } = await open(match('matched', [intent('order_status', 'Track my order')]))
    await type(page, 'where is parcel 123456')
    await page.getByText('Here it is').waitFor()
    assert.deepEqual(
      sent.map(({ intentName, text }) => [intentName, text]),
      [['order_status', 'where is parcel 123456']],
    )
    assert.deepEqual(
      (await lines(page)).filter(line => line.includes('123456')).length,
      1,
      'the text stands in the transcript once',
    )
    assert.deepEqual(await accessibilityFindings(page), [])
    assert.deepEqual(complaints, [])
  })

  it('asks which of several is meant, and sends what was typed with the chosen one', async () => {
    const { page, sent } = await open(
      match('suggested', [intent('order_status', 'Track my order'), intent('refund', 'Refunds')]),
    )
    await type(page, 'my order and my money')
    const group = page.getByRole('group', { name: 'Did you mean one of these?' })
    await group.waitFor()
    assert.deepEqual(await accessibilityFindings(page), [])
    await group.getByRole('button', { name: 'Refunds' }).press('Enter')
    await page.getByText('Here it is').waitFor()
    assert.deepEqual(
      sent.map(({ intentName, text }) => [intentName, text]),
      [['refund', 'my order and my money']],
    )
  })

  it('takes the fallback of the workspace, or says that it did not understand', async () => {
    const fallback = await open(match('unmatched', [], 'anything'))
    await type(fallback.page, 'sing a song')
    await fallback.page.getByText('Here it is').waitFor()
    assert.equal(fallback.sent[0]?.['intentName'], 'anything')
    const none = await open(match('unmatched', []))
    await type(none.page, 'sing a song')
    await none.page.getByText('I did not understand that').waitFor()
    assert.deepEqual(none.sent, [])
    // The line is empty and ready for other words.
    assert.equal(await none.page.getByRole('textbox', { name: 'Write a message' }).inputValue(), '')
  })

  it('keeps a text whose request failed, and sends it again', async () => {
    const { page } = await open(match('matched', [intent('order_status', 'Track my order')]))
    await page.unroute(MATCH)
    let fails = true
    await page.route(MATCH, async route =>
      fails
        ? await json(route, 403, { error: 'origin_not_allowed', message: 'no' })
        : await json(route, 200, match('matched', [intent('order_status', 'Track my order')])),
    )
    await type(page, 'where is it')
    await page.getByRole('alert').waitFor()
    fails = false
    await type(page, 'where is it')
    await page.getByText('Here it is').waitFor()
  })

  it('offers no line where the page turns typing off', async () => {
    const { page } = await open(match('unmatched', []))
    await page.getByRole('textbox', { name: 'Write a message' }).waitFor()
    await page.evaluate(`document.querySelector('parley-chat').setAttribute('typing', 'off')`)
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    await page.getByRole('textbox', { name: 'Write a message' }).waitFor({ state: 'detached' })
    await page.route(MESSAGES, async route => await json(route, 200, { reply: reply({}) }))
  })
})
