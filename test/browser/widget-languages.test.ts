import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { accessibilityFindings, withoutBrowser } from './browser.ts'
import { asking, begin, CHAT, field, message, reply } from './chat-server.ts'
import { CHAT_SERVICE, openShop } from './shop-page.ts'

type Texts = { menu: string; errors: object; rules: object }

const FOLDER = new URL('../../widget/languages/', import.meta.url)
const LANGUAGES = readdirSync(FOLDER).map(name => name.replace('.json', ''))
const textsOf = (language: string): Texts =>
  JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8')) as Texts
const english = textsOf('en')

describe('the texts of the widget', () => {
  const pathsOf = (value: object, before = ''): string[] =>
    Object.entries(value).flatMap(([key, text]: [string, unknown]) =>
      typeof text === 'object' && text !== null ? pathsOf(text, `${before}${key}.`) : [`${before}${key}`],
    )
  const at = (value: unknown, path: string): string =>
    String(path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value))

  for (const language of LANGUAGES.filter(language => language !== 'en')) {
    it(`are complete in the language ${language}, with the same values to fill in`, () => {
      const texts = textsOf(language)
      assert.deepEqual(pathsOf(texts).sort(), pathsOf(english).sort())
      const slots = (text: string): string[] => (text.match(/\{\w*\}/g) ?? []).sort()
      for (const path of pathsOf(english)) {
        assert.notEqual(at(texts, path).trim(), '', path)
        assert.deepEqual(slots(at(texts, path)), slots(at(english, path)), path)
      }
    })
  }
})

describe('the languages of the widget', { skip: withoutBrowser }, () => {
  const shop = openShop()
  const menu = (page: Page, name: string) => page.getByRole('group', { name })
  const styleOf = async (page: Page, selector: string, property: string): Promise<string> =>
    await page.evaluate<string>(`getComputedStyle(${CHAT}.querySelector('${selector}'))['${property}']`)

  it('are loaded where they are needed', async () => {
    const asked: string[] = []
    const page = await shop.visit({
      attributes: 'open locale="fr-CA"',
      prepare: async page => {
        page.on('request', request => asked.push(request.url()))
        await Promise.resolve()
      },
    })
    await menu(page, 'Que pouvons-nous faire pour vous ?').waitFor()
    assert.deepEqual(
      asked.filter(url => url.includes('/languages/')),
      [`${CHAT_SERVICE}/widget/languages/fr.json`],
    )
    assert.equal(await page.locator('.panel').getAttribute('lang'), 'fr')
    await page.evaluate("document.querySelector('parley-chat').setAttribute('locale', 'en')")
    await menu(page, 'What can we do for you?').waitFor()
  })

  it('are ten', async () => {
    assert.equal(LANGUAGES.length, 10)
    const page = await shop.visit()
    for (const language of LANGUAGES) {
      await page.evaluate(`document.querySelector('parley-chat').setAttribute('locale', '${language}')`)
      await menu(page, textsOf(language).menu).waitFor()
    }
  })

  for (const locale of ['xx', 'sv-SE']) {
    it(`are English for ${locale}`, async () => {
      const page = await shop.visit({ attributes: `open locale="${locale}"` })
      await menu(page, 'What can we do for you?').waitFor()
      assert.equal(await page.locator('.panel').getAttribute('lang'), 'en')
    })
  }

  it('are English where the file cannot be loaded', async () => {
    const page = await shop.visit({
      attributes: 'open locale="pl"',
      prepare: async page => {
        await page.route('**/widget/languages/*', async route => await route.abort())
      },
    })
    await menu(page, 'What can we do for you?').waitFor()
    await begin(page)
  })

  it('are mirrored for Arabic, on any page, while each text has the direction of its own language', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await shop.visit({
        colorScheme,
        attributes: 'open locale="ar"',
        replies: [
          {
            ...asking({
              id: 'q',
              type: 'input',
              payload: { prompt: 'Which order?', field: field('order', 'text', { label: 'رقم الطلب' }) },
              meta: {},
            } as { id: string }),
            blocks: [
              message('m', 'مرحبا، ORDER 12 جاهز.'),
              message('l', '- one\n- two', { format: 'markdown' }),
              {
                id: 'q',
                type: 'input',
                payload: { prompt: 'Which order?', field: field('order', 'text', { label: 'رقم الطلب' }) },
                meta: {},
              },
            ],
          },
        ],
      })
      await menu(page, 'كيف يمكننا مساعدتك؟').waitFor()
      await begin(page)
      await page.getByLabel('رقم الطلب').waitFor()
      assert.equal(await styleOf(page, '.panel', 'direction'), 'rtl')
      const visitor = await page.locator('.entry.visitor').boundingBox()
      const agent = await page.locator('.log .entry.agent').last().boundingBox()
      // The visitor's own lines are at the end of the line: on the left.
      assert.ok(visitor && agent && visitor.x < agent.x)
      const directions = await page.evaluate(`[...${CHAT}.querySelectorAll('.log .bubble, .question input')].map(
        element => getComputedStyle(element).direction)`)
      assert.deepEqual(directions, ['rtl', 'ltr', 'rtl', 'ltr', 'ltr', 'ltr'])
      await page.getByLabel('رقم الطلب').fill('طلب')
      assert.equal(await styleOf(page, '.question input', 'direction'), 'rtl')
      assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    }
  })

  it('are not mirrored in English on a page that is', async () => {
    const page = await shop.visit({ direction: 'rtl', replies: [reply({ blocks: [message('m', 'Hello')] })] })
    await begin(page)
    await page.getByText('Hello').waitFor()
    assert.equal(await styleOf(page, '.panel', 'direction'), 'ltr')
  })
})
