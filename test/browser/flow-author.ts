import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { domIdOf } from '../../console/fields/dom-id.ts'
import { parseDuration } from '../../console/fields/durations.ts'
import { controlFor, resolved, singular, typeOfMember, words } from '../../console/fields/shapes.ts'
import { pointerTo } from '../../console/flow/edits/pointer.ts'
import { definitions, flowFields, nodeTypes, type Field, type Shape } from '../../generated/console/catalog.ts'

/** Input to the page: the mouse, or only keys. */
export type Hands = {
  click(at: Locator): Promise<void>
  fill(at: Locator, text: string): Promise<void>
  choose(at: Locator, label: string): Promise<void>
}

export function mouse(page: Page): Hands {
  return {
    click: async at => await at.click(),
    fill: async (at, text) => {
      await at.click()
      await at.fill(text)
      await closeSuggestions(page)
    },
    async choose(at, label) {
      await at.selectOption({ label })
    },
  }
}

/** What is needed of the DOM. 2 says that the other element comes before. */
type PageElement = { compareDocumentPosition(other: unknown): number }

const TAB_STOPS = 150

export function keyboard(page: Page): Hands {
  const reach = async (at: Locator) => {
    for (let stops = 0; stops < TAB_STOPS; stops++) {
      const key = await at.evaluate((element: unknown) => {
        const { document } = globalThis as unknown as { document: { activeElement: PageElement } }
        if (document.activeElement === element) return ''
        return document.activeElement.compareDocumentPosition(element) & 2 ? 'Shift+Tab' : 'Tab'
      })
      if (key === '') return
      await page.keyboard.press(key)
    }
    assert.fail(`the tab key does not reach ${String(at)}`)
  }
  return {
    async click(at) {
      await reach(at)
      await page.keyboard.press((await at.getAttribute('role')) === 'switch' ? 'Space' : 'Enter')
    },
    async fill(at, text) {
      await reach(at)
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(text)
      await closeSuggestions(page)
    },
    async choose(at, label) {
      await reach(at)
      // A closed select would take the first letter as a choice.
      await page.keyboard.press('Space')
      await page.keyboard.type(label)
      await page.keyboard.press('Enter')
    },
  }
}

/** Names that are suggested would be taken by the next Tab. */
async function closeSuggestions(page: Page): Promise<void> {
  if ((await page.locator('[role="listbox"]').count()) > 0) await page.keyboard.press('Escape')
}

type Holder = Record<string, unknown>
const EDGE_CONTROLS = ['target']

/** Fills in all settings of the selected node except its edges. */
export async function fillNode(page: Page, hands: Hands, node: Holder): Promise<void> {
  const { fields = [] } = nodeTypes[String(node['type'])] ?? {}
  await fillFields({ page, hands, scope: page.locator('aside section:has([data-control])'), pointer: '' }, fields, node)
}

/** Fills in the properties of a flow other than its nodes, its code and its start. */
export async function fillFlow(page: Page, hands: Hands, flow: Holder): Promise<void> {
  const fields = flowFields.filter(({ name }) => !['code', 'start'].includes(name))
  await fillFields({ page, hands, scope: page.locator('aside section:has([data-control])'), pointer: '' }, fields, flow)
}

type Place = { page: Page; hands: Hands; scope: Locator; pointer: string }

async function fillFields(place: Place, fields: readonly Field[], value: Holder): Promise<void> {
  for (const field of fields) {
    const own = value[field.name]
    if (own === undefined || field.const !== undefined || EDGE_CONTROLS.includes(controlFor(field))) continue
    await fillField({ ...place, pointer: `${place.pointer}${pointerTo(field.name)}` }, field, own)
  }
}

async function fillField(place: Place, field: Field, value: unknown): Promise<void> {
  const { page, hands, scope, pointer } = place
  const control = controlFor(field)
  const group = page.locator(`[aria-labelledby="${domIdOf(pointer)}-label"]`)
  const isComposed = ['group', 'variant', 'list', 'entries', 'condition'].includes(control)
  const there = isComposed ? group : at(page, pointer)
  if ((await there.count()) === 0) {
    const adding = scope.getByRole('button', { name: field.title, exact: true })
    if (isComposed && (await adding.count()) > 0) await hands.click(adding.first())
    else {
      const menus = scope.getByLabel('Add a setting', { exact: true })
      await hands.choose(menus.last(), field.title)
      // Until it has a value, it is shown separately.
      const fresh = pointerTo('new', field.name)
      const inside = page.locator(`[aria-labelledby="${domIdOf(fresh)}-label"]`)
      if (['list', 'entries'].includes(control)) await hands.click(inside.getByRole('button').last())
      else {
        await fillValue({ ...place, scope: isComposed ? inside : scope, pointer: fresh }, field, value, field.title)
        return
      }
    }
  }
  const folded = page.locator('aside details:not([open])', { has: there })
  if ((await folded.count()) > 0) await hands.click(folded.first().locator('summary').first())
  await fillValue({ ...place, scope: isComposed ? group : scope }, field, value, field.title)
}

async function fillValue(place: Place, shape: Shape, value: unknown, title = ''): Promise<void> {
  const { page, hands, scope, pointer } = place
  const { fields = [], items = { kind: 'any' }, entries = { kind: 'any' } } = resolved(shape)
  switch (controlFor(shape)) {
    case 'group':
      await fillFields(place, fields, value as Holder)
      return
    case 'variant':
      await fillVariant(place, shape, value as Holder)
      return
    case 'list':
      await fillList(place, items, value as unknown[], singular(title))
      return
    case 'entries':
      await fillEntries(place, entries, value as Holder)
      return
    case 'choice':
      if ((await at(page, pointer).inputValue()) === value) return
      await hands.choose(at(page, pointer), choiceName(String(value)))
      return
    case 'switch':
      if ((await at(page, pointer).isChecked()) !== value) await hands.click(at(page, pointer))
      return
    case 'duration': {
      const { count = NaN, unit = '' } = parseDuration(String(value)) ?? {}
      await hands.choose(page.locator(`#${domIdOf(pointer)} ~ select`), `${unit}s`)
      await hands.fill(at(page, pointer), String(count))
      return
    }
    case 'value':
      await fillAnyValue(place, value)
      return
    case 'condition':
      await hands.click(scope.getByRole('button', { name: 'Edit as expression' }))
      await hands.fill(at(page, pointer), String(value))
      return
    case 'arguments':
    case 'instant':
    case 'json':
    case 'number':
    case 'operation':
    case 'reference':
    case 'saved-as':
    case 'template':
    case 'text':
    case 'ticks':
    case 'target':
    case 'weekdays':
    default:
      await hands.fill(at(page, pointer), String(value))
  }
}

/** Methods such as `GET` are their own labels. */
function choiceName(choice: string): string {
  return choice === choice.toUpperCase() ? choice : words(choice)
}

async function fillVariant(place: Place, shape: Shape, value: Holder): Promise<void> {
  const member = resolved(shape).oneOf?.find(name => typeOfMember(name) === value['type']) ?? ''
  await fillFields(place, definitions[member]?.fields ?? [], value)
}

async function fillList(place: Place, shape: Shape, items: unknown[], name: string): Promise<void> {
  const { hands, scope, pointer } = place
  for (const [index, item] of items.entries()) {
    const own = scope.locator(':scope > div > [role="group"]').nth(index)
    if ((await own.count()) === 0) {
      const type = resolved(shape).oneOf === undefined ? '' : `: ${words(String((item as Holder)['type']))}`
      await hands.click(
        scope.locator(':scope > div > div:last-child').getByRole('button', { name: `${name}${type}`, exact: true }),
      )
    }
    await fillValue({ ...place, scope: own, pointer: `${pointer}/${index}` }, shape, item)
  }
}

async function fillEntries(place: Place, shape: Shape, entries: Holder): Promise<void> {
  const { hands, scope, pointer } = place
  for (const [index, [key, value]] of Object.entries(entries).entries()) {
    const own = scope.locator(':scope > div > [role="group"]').nth(index)
    if ((await own.count()) === 0) await hands.click(scope.locator(':scope > div > div:last-child > button'))
    await hands.fill(own.getByLabel(/^Name of /).first(), key)
    await fillValue({ ...place, scope: own, pointer: `${pointer}${pointerTo(key)}` }, shape, value)
  }
}

async function fillAnyValue({ page, hands, pointer }: Place, value: unknown): Promise<void> {
  const field = at(page, pointer)
  const type = page.locator(`span:has(#${domIdOf(pointer)}) > select[aria-label^="Type of"]`)
  if (typeof value === 'number') await hands.choose(type, 'Number')
  const source = typeof value === 'object' && value !== null && 'expr' in value ? value.expr : undefined
  if (source !== undefined) await hands.choose(type, 'Expression')
  await hands.fill(field, String(source ?? value))
}

function at(page: Page, pointer: string): Locator {
  return page.locator(`#${domIdOf(pointer)}`)
}
