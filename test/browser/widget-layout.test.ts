import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { accessibilityFindings, withoutBrowser } from './browser.ts'
import { asking, begin, CHAT, field, message, reply } from './chat-server.ts'
import { answer, intent, openShop } from './shop-page.ts'

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2)
const block = (id: string, type: string, payload: object): { id: string } =>
  ({ id, type, payload, meta: {} }) as { id: string }

/** Elements of the window that reach beyond its edges, where their ancestors do not scroll to them. */
const beyondTheWindow = async (page: Page): Promise<string[]> =>
  await page.evaluate<string[]>(`(() => {
    const { left, right } = ${CHAT}.querySelector('.panel').getBoundingClientRect()
    return [...${CHAT}.querySelectorAll('.panel *')]
      .filter(element => !element.closest('pre') && element.checkVisibility())
      .filter(element => {
        const box = element.getBoundingClientRect()
        return box.right > right + 1 || box.left < left - 1
      })
      .map(element => element.outerHTML.slice(0, 80))
  })()`)

describe('the layout of the widget', { skip: withoutBrowser }, () => {
  const shop = openShop()

  for (const width of [320, 1280]) {
    it(`breaks words that are longer than a line, at ${width} pixels`, async () => {
      const options = [{ value: 'a', label: WORD }]
      const fields = [
        field('many', 'multiselect', { label: WORD, help: WORD, options }),
        field('one', 'radio', { options }),
        field('box', 'checkbox', { label: WORD }),
        field('pick', 'select', { options }),
      ]
      const page = await shop.visit({
        viewport: { width, height: 700 },
        appearance: { 'widget/appearance/title': WORD, 'widget/appearance/welcome': WORD },
        intents: [intent('order_status', 'Track my order'), intent('long', WORD, { subtitle: WORD })],
        replies: [
          asking(
            block('c', 'buttons', {
              prompt: WORD,
              choices: [
                { id: 'a', label: WORD },
                { id: 'b', label: 'Form' },
              ],
            }),
            'button_choice',
          ),
          {
            ...asking(block('f', 'form', { formId: 'f', title: WORD, submitLabel: WORD, fields })),
            blocks: [
              message('m', `**${WORD}**\n\n\`\`\`\nconst one = '${WORD}'\n\`\`\``, { format: 'markdown' }),
              block('d', 'card', { title: WORD, text: WORD, actions: [{ label: WORD, url: 'https://acme.example/' }] }),
              block('f', 'form', { formId: 'f', title: WORD, submitLabel: WORD, fields }),
            ],
          },
        ],
      })
      await page.getByRole('button', { name: /Track my order/ }).waitFor()
      assert.deepEqual(await beyondTheWindow(page), [])
      await begin(page)
      await page.getByRole('button', { name: 'Form' }).waitFor()
      assert.deepEqual(await beyondTheWindow(page), [])
      await page.getByRole('button', { name: 'Form' }).click()
      await page.getByRole('form').waitFor()
      assert.deepEqual(await beyondTheWindow(page), [])
    })
  }

  it('fills a low window, such as a phone in landscape', async () => {
    const page = await shop.visit({ viewport: { width: 844, height: 390 } })
    const box = await page.getByRole('dialog').boundingBox()
    assert.deepEqual(box, { x: 0, y: 0, width: 844, height: 390 })
    const menu = await page.getByRole('button', { name: /Track my order/ }).boundingBox()
    assert.ok(menu !== null && menu.y + menu.height <= 390)
  })

  it('fills the space above an on-screen keyboard, and does not shrink when the page is zoomed', async () => {
    const page = await shop.visit({
      viewport: { width: 390, height: 844 },
      prepare: async page => {
        await page.addInitScript(`{
          const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
          Object.defineProperty(window, 'visualViewport', { value: seen })
          window.show = changes => { Object.assign(seen, changes); seen.dispatchEvent(new Event('resize')) }
        }`)
      },
    })
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.evaluate('show({ height: 500, offsetTop: 120 })')
    assert.deepEqual(await dialog.boundingBox(), { x: 0, y: 120, width: 390, height: 500 })
    await page.evaluate('show({ height: 844, offsetTop: 0 })')
    assert.deepEqual(await dialog.boundingBox(), { x: 0, y: 0, width: 390, height: 844 })
    await page.evaluate('show({ height: 422, offsetTop: 200, scale: 2 })')
    assert.deepEqual(await dialog.boundingBox(), { x: 0, y: 0, width: 390, height: 844 })
  })

  for (const position of ['bottom_left', 'bottom_right']) {
    it(`sits at the ${position} of a right-to-left page`, async () => {
      const page = await shop.visit({ direction: 'rtl', appearance: { 'widget/appearance/position': position } })
      await page.locator(`parley-chat[data-side=${position.slice(7)}]`).waitFor({ state: 'attached' })
      for (const part of [page.getByRole('dialog'), page.locator('.launcher')]) {
        const { x = 0, width = 0 } = (await part.boundingBox()) ?? {}
        assert.equal(x + width / 2 < 640, position === 'bottom_left')
      }
    })
  }

  it('shows no launcher before it knows its corner and colour, unless that takes long', async () => {
    let answerNow = (): void => undefined
    const asked = new Promise<void>(resolve => (answerNow = resolve))
    const page = await shop.visit({
      attributes: '',
      prepare: async page => {
        await page.clock.install({ time: 0 })
        await page.clock.pauseAt(1000)
        await page.route('**/config/widget?*', async route => {
          await asked
          await answer(route, { values: { 'widget/appearance/position': 'bottom_left' } })
        })
      },
    })
    const launcher = page.getByRole('button', { name: 'Open chat' })
    await page.locator('.launcher').waitFor({ state: 'attached' })
    assert.equal(await launcher.isVisible(), false)
    await page.clock.runFor(2000)
    await launcher.waitFor()
    answerNow()
    await page.locator('parley-chat[data-side=left]').waitFor({ state: 'attached' })
    assert.equal(await launcher.isVisible(), true)
  })

  it('writes each text in the direction of its language', async () => {
    const page = await shop.visit({ direction: 'rtl', replies: [reply({ blocks: [message('m', 'Ready?')] })] })
    await begin(page)
    await page.getByText('Ready?').waitFor()
    // The question mark follows the sentence: to the right of the letter before it.
    assert.ok(
      await page.evaluate<boolean>(`(() => {
        const text = [...${CHAT}.querySelectorAll('.bubble')].find(bubble => bubble.textContent === 'Ready?').firstChild
        const leftOf = at => {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return range.getBoundingClientRect().left
        }
        return leftOf(5) > leftOf(4)
      })()`),
    )
  })

  it('leaves no broken picture beside a text', async () => {
    const page = await shop.visit({
      intents: [intent('order_status', 'Track my order', { icon: { kind: 'image', value: '/none.png' } })],
      replies: [
        {
          ...asking(
            block('b', 'buttons', {
              prompt: 'Which one?',
              choices: [{ id: 'mug', label: 'Mug', imageUrl: '/none.png' }],
            }),
            'button_choice',
          ),
          blocks: [
            block('c', 'card', { title: 'A mug', imageUrl: '/none.png' }),
            block('b', 'buttons', {
              prompt: 'Which one?',
              choices: [{ id: 'mug', label: 'Mug', imageUrl: '/none.png' }],
            }),
          ],
        },
      ],
    })
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    await page.waitForFunction(`${CHAT}.querySelector('img') === null`)
    await begin(page)
    await page.getByRole('button', { name: 'Mug' }).waitFor()
    await page.waitForFunction(`${CHAT}.querySelector('img') === null`)
  })

  it('shows a rating without colours', async () => {
    const form = block('f', 'input', { prompt: 'How was it?', field: field('stars', 'rating', { label: 'Stars' }) })
    const page = await shop.visit({ forcedColors: 'active', replies: [asking(form)] })
    await begin(page)
    await page.getByLabel('2 of 5').check()
    assert.equal(await page.locator('.stars').innerText(), '★\n★\n☆\n☆\n☆')
  })

  it('has the colours and the font of the workspace, unless the page chooses between light and dark', async () => {
    const appearance = {
      'widget/appearance/accent': '#86d3a7',
      'widget/appearance/background': '#10201a',
      'widget/appearance/ink': '#e3efe8',
      'widget/appearance/font': 'Georgia, Cambria, serif',
    }
    const replies = [reply({ blocks: [message('m', 'Hello')] })]
    const page = await shop.visit({ appearance, replies, colorScheme: 'light' })
    const shown = async (): Promise<string[]> =>
      await page.evaluate(`(() => {
        const { backgroundColor, color, fontFamily } = getComputedStyle(${CHAT}.querySelector('.panel'))
        return [backgroundColor, color, fontFamily, ${CHAT}.host.dataset.scheme]
      })()`)
    await begin(page)
    await page.getByText('Hello').waitFor()
    assert.deepEqual(await shown(), ['rgb(16, 32, 26)', 'rgb(227, 239, 232)', 'Georgia, Cambria, serif', 'dark'])
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    await page.evaluate(`${CHAT}.host.setAttribute('theme', 'light')`)
    assert.deepEqual(await shown(), ['rgb(255, 255, 255)', 'rgb(29, 35, 31)', 'Georgia, Cambria, serif', 'light'])
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
  })

  it('keeps the focus visible with an accent as light as the window', async () => {
    const page = await shop.visit({ attributes: 'open accent="#ffee58" theme="light"' })
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(`getComputedStyle(${CHAT}.activeElement).outlineColor`), 'rgb(29, 35, 31)')
  })

  it('is not printed with the page', async () => {
    const page = await shop.visit()
    await page.getByRole('dialog').waitFor()
    await page.emulateMedia({ media: 'print' })
    assert.equal(await page.getByRole('dialog').isVisible(), false)
    assert.equal(await page.locator('.launcher').isVisible(), false)
  })
})
