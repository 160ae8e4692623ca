import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { accessibilityFindings, withoutBrowser } from './browser.ts'
import { asking, begin, CHAT, EXECUTION, field, message, MESSAGES, reply } from './chat-server.ts'
import { answer, openShop } from './shop-page.ts'

const PIXEL = 'http://shop.test/face.png'
const card = (id: string, title: string): object => ({ id, type: 'card', payload: { title, text: title }, meta: {} })
const question = (type: string, more: object = {}): object =>
  asking({
    id: 'q',
    type: type === 'file' ? 'file_upload' : 'input',
    payload: { prompt: 'Anything else?', field: field('more', type, { label: 'More', ...more }) },
    meta: {},
  } as { id: string })
const DONE = reply({ blocks: [message('d', 'Thank you.')] })

describe('reading in the widget', { skip: withoutBrowser }, () => {
  const shop = openShop()

  it('offers new messages to whoever reads further up, and does not drag them down', async () => {
    const many = Array.from({ length: 60 }, (_, at) => message(`m${at}`, `Line ${at}`))
    const waiting = { ...reply({ status: 'waiting_time', blocks: many }), updatedAt: '2026-01-01T00:00:00Z' }
    const later = { ...reply({ blocks: [...many, message('n', 'News')] }), updatedAt: '2026-01-01T00:00:01Z' }
    let isDone = false
    const page = await shop.visit({
      replies: [waiting],
      prepare: async page => {
        await page.route(EXECUTION, async route => await answer(route, { execution: isDone ? later : waiting }))
      },
    })
    const scroll = `${CHAT}.querySelector('.scroll')`
    const news = page.getByRole('button', { name: 'New messages' })
    await begin(page)
    await page.getByText('Line 59').waitFor()
    assert.equal(await news.isVisible(), false)
    await page.evaluate(`new Promise(resolve => {
      ${scroll}.addEventListener('scroll', resolve, { once: true })
      ${scroll}.scrollTop = 100
    })`)
    isDone = true
    await news.waitFor()
    assert.equal(await page.evaluate(`${scroll}.scrollTop`), 100)
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    await news.click()
    await page.waitForFunction(`${scroll}.scrollHeight - ${scroll}.scrollTop - ${scroll}.clientHeight < 2`)
    assert.equal(await news.isVisible(), false)
    assert.equal(await page.evaluate(`${CHAT}.activeElement.className`), 'scroll')
  })

  it('says who speaks where that changes: the bot by its name and picture, people by their initials', async () => {
    const by = (id: string, name: string): object => ({ ...message(id, id), meta: { author: { name } } })
    const page = await shop.visit({
      appearance: { 'widget/appearance/bot_name': 'Robo', 'widget/appearance/avatar': PIXEL },
      replies: [
        reply({ blocks: [message('a', 'a'), message('b', 'b'), by('c', 'Grace Hopper'), by('d', 'Grace Hopper')] }),
      ],
      prepare: async page => {
        await page.route(PIXEL, async route => await route.fulfill({ contentType: 'image/svg+xml', body: FACE }))
      },
    })
    await begin(page)
    await page.getByText('Grace Hopper').first().waitFor()
    const speakers = await page.evaluate<unknown>(`[...${CHAT}.querySelectorAll('.log .speaker')].map(speaker => [
      speaker.textContent,
      speaker.querySelector('.face').dataset.initials ?? speaker.querySelector('img').src,
    ])`)
    assert.deepEqual(speakers, [
      ['Robo', PIXEL],
      ['Grace Hopper', 'GH'],
    ])
    assert.equal(await page.locator('header .face img').getAttribute('src'), PIXEL)
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
  })

  it('takes the name and picture of the element before those of the workspace', async () => {
    const page = await shop.visit({
      attributes: `open bot-name="Ida" avatar="javascript:alert(1)"`,
      appearance: { 'widget/appearance/bot_name': 'Robo', 'widget/appearance/avatar': PIXEL },
      replies: [DONE],
    })
    await begin(page)
    await page.locator('.speaker').getByText('Ida').waitFor()
    assert.equal(await page.locator('.face img').count(), 0)
  })

  it('puts cards that follow each other beside each other, to be scrolled by the keyboard', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await shop.visit({
        colorScheme,
        replies: [
          reply({
            blocks: [card('a', 'One'), card('b', 'Two'), card('c', 'Three'), message('m', 'And'), card('d', 'Four')],
          }),
        ],
      })
      await begin(page)
      await page.getByText('Four').first().waitFor()
      const cards = page.getByRole('group', { name: 'Cards' })
      assert.equal(await cards.getByRole('article').count(), 3)
      const [one, two] = await Promise.all(
        [0, 1].map(async at => await cards.getByRole('article').nth(at).boundingBox()),
      )
      assert.ok(one && two && one.y === two.y && two.x > one.x + one.width)
      assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    }
  })
})

describe('answering in the widget', { skip: withoutBrowser }, () => {
  const shop = openShop()
  const skip = (page: Page) => page.getByRole('button', { name: 'Skip' })

  it('leaves an optional question without an answer', async () => {
    const page = await shop.visit({ replies: [question('text'), DONE] })
    await begin(page)
    await page.getByLabel('More').fill('typed, and then not meant')
    const sent = page.waitForRequest(MESSAGES)
    await skip(page).click()
    assert.deepEqual(((await sent).postDataJSON() as { input: object }).input, { values: {} })
    await page.getByText('Thank you.').waitFor()
    assert.equal(await page.locator('.entry.visitor .bubble').last().innerText(), 'Skip')
  })

  for (const [kind, asked] of [
    ['a required one', question('text', { required: true })],
    ['one for a consent', question('consent')],
    [
      'a message for a person',
      { ...question('text'), expectedInput: { type: 'text', block_id: 'q', handoff: true, schema: {} } },
    ],
  ] as const) {
    it(`offers no such thing for ${kind}`, async () => {
      const page = await shop.visit({ replies: [asked] })
      await begin(page)
      await page.getByLabel('More').waitFor()
      assert.equal(await skip(page).count(), 0)
    })
  }

  const drop = async (page: Page, names: string[]): Promise<boolean> =>
    await page.evaluate<boolean>(`(() => {
      const dataTransfer = new DataTransfer()
      for (const name of ${JSON.stringify(names)}) dataTransfer.items.add(new File(['x'], name, { type: 'text/plain' }))
      const panel = ${CHAT}.querySelector('.log')
      const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer })
      panel.dispatchEvent(over)
      panel.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
      return over.defaultPrevented
    })()`)
  const chosen = async (page: Page): Promise<string[]> =>
    await page.evaluate<string[]>(`[...${CHAT}.querySelector('input[type=file]').files].map(({ name }) => name)`)

  it('takes files that are dropped anywhere on the window', async () => {
    const page = await shop.visit({ replies: [question('file', { validation: { file_max: 3 } })] })
    await begin(page)
    await page.getByLabel('More').waitFor()
    assert.equal(await drop(page, ['a.txt', 'b.txt']), true)
    assert.deepEqual(await chosen(page), ['a.txt', 'b.txt'])
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
  })

  it('takes the first one where one is asked for, and keeps the page where none is', async () => {
    const page = await shop.visit({ replies: [question('file')] })
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    // The browser would show the file in place of the page.
    assert.equal(await drop(page, ['a.txt']), true)
    await begin(page)
    await page.getByLabel('More').waitFor()
    await drop(page, ['a.txt', 'b.txt'])
    assert.deepEqual(await chosen(page), ['a.txt'])
  })
})

const FACE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
