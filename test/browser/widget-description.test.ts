import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { sections } from '../../generated/sections.ts'
import { describeElement } from '../../scripts/generate/wrappers.ts'
import { withoutBrowser } from './browser.ts'
import { openShop } from './shop-page.ts'

const PAGE = readFileSync(new URL('../../docs/widget.md', import.meta.url), 'utf8')
const { attributes, properties, methods, events } = describeElement()
const names = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name).sort()

/** The cells of the rows below a heading of the page. */
const rowsOf = (heading: string): string[][] =>
  (new RegExp(`^## ${heading}\\n(.*?)^## `, 'ms').exec(PAGE)?.[1] ?? '')
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line => line.split(' | ').map(cell => cell.replace(/^\| | \|$/g, '')))
const firstOf = (heading: string): string[] =>
  rowsOf(heading)
    .map(([cell = '']) => cell.replaceAll('`', ''))
    .sort()

describe('the description of the element', () => {
  it('is the page on the widget', () => {
    assert.deepEqual(firstOf('Attributes'), names(attributes))
    const calls = methods.map(({ name, parameters }) => `${name}(${parameters.map(each => each.name).join(', ')})`)
    assert.deepEqual(firstOf('Properties and methods'), [...names(properties), ...calls].sort())
    assert.deepEqual(firstOf('Events'), names(events))
  })

  it('names the values that the page names', () => {
    for (const [name = '', values = ''] of rowsOf('Attributes')) {
      const type = attributes.find(attribute => `\`${attribute.name}\`` === name)?.type.text ?? ''
      const quoted = (text: string, quote: string): string[] =>
        text
          .split(quote)
          .filter((_, at) => at % 2 === 1)
          .sort()
      assert.deepEqual(
        quoted(values, '`').filter(value => !value.startsWith('#')),
        quoted(type, "'"),
        name,
      )
    }
  })

  it('has every setting of the workspace that an attribute overrides', () => {
    const shown = rowsOf('Attributes').flatMap(cells => /`([a-z]+\/[a-z_]+)`/.exec(cells[3] ?? '')?.[1] ?? [])
    const groups = sections.find(({ id }) => id === 'widget')?.groups ?? []
    const declared = groups.flatMap(({ id, fields }) => fields.map(field => `${id}/${field.id}`))
    // The questions are of the menu, and what the service does for a visitor no page can allow.
    const others = ['quick_questions/questions', 'conversation/transcript_by_mail']
    assert.deepEqual(shown.sort(), declared.filter(path => !others.includes(path)).sort())
  })

  it('agrees with the types of the SDK', () => {
    const types = readFileSync(new URL('../../sdk/widget.ts', import.meta.url), 'utf8')
    const bodyOf = (start: string): string =>
      types.slice(types.indexOf(start), types.indexOf('\n}', types.indexOf(start)))
    const members = [...bodyOf('export interface ParleyChatElement').matchAll(/^ {2}(\w+)[(:]/gm)].map(
      found => found[1],
    )
    assert.deepEqual(members.sort(), [...names(properties), ...names(methods)].sort())
    const dispatched = [...bodyOf('export type ParleyChatEvents').matchAll(/^ {2}'([\w:]+)':/gm)].map(found => found[1])
    assert.deepEqual(dispatched.sort(), names(events))
  })

  describe('and the element itself', { skip: withoutBrowser }, () => {
    const shop = openShop()

    it('observes the same attributes, and has the same properties and methods', async () => {
      const page = await shop.visit()
      await page.getByRole('dialog').waitFor()
      const element = await page.evaluate<{ observed: string[]; members: string[] }>(`(() => {
        const { observedAttributes: observed, prototype } = customElements.get('parley-chat')
        const ofElement = /Callback$|^constructor$|^converse$|^readLook$|^coversPage$|^opensByItself$/
        return { observed, members: Object.getOwnPropertyNames(prototype).filter(name => !ofElement.test(name)) }
      })()`)
      assert.deepEqual(element.observed.sort(), names(attributes))
      // The others are fields that the page sets: there is nothing to observe in them.
      assert.deepEqual(
        [...element.members, 'customer', 'getIdentity', 'variables'].sort(),
        [...names(properties), ...names(methods)].sort(),
      )
    })

    it('dispatches the same events', async () => {
      const page = await shop.visit({
        attributes: '',
        replies: [
          {
            executionId: 'e',
            status: 'completed',
            blocks: [{ id: 'c', type: 'custom', payload: { kind: 'x' }, meta: {} }],
          },
        ],
        prepare: async page => {
          await page.addInitScript(`{
            const dispatch = EventTarget.prototype.dispatchEvent
            window.seen = new Set()
            EventTarget.prototype.dispatchEvent = function (event) {
              if (event.type.startsWith('parley:')) seen.add(event.type)
              return dispatch.call(this, event)
            }
          }`)
        },
      })
      await page.getByRole('button', { name: 'Open chat' }).click()
      await page.getByRole('button', { name: /Track my order/ }).click()
      await page.waitForFunction("seen.has('parley:custom') && seen.has('parley:reply')")
      await page.getByRole('button', { name: 'Close chat' }).click()
      assert.deepEqual(await page.evaluate('[...seen].sort()'), names(events))
    })
  })
})
