import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { nodeTypes } from '../../generated/console/catalog.ts'
import flowSchema from '../../generated/schemas/flow.json' with { type: 'json' }
import { accessibilityFindings, photograph, withoutBrowser } from './browser.ts'
import { startConsoleStage, type ConsoleStage } from './console-stage.ts'

type Definition = { nodes: Record<string, unknown>[]; [field: string]: unknown }
/** Types of nodes that have all controls between them. */
const ALL_CONTROLS = new Set(['buttons', 'input', 'set_variable', 'wait', 'http', 'call', 'agent'])
const PANEL = `document.querySelector('aside[aria-label="Details"]')`
/** Opens all folds of the panel, and says how many it has. */
const OPEN_FOLDS = `[...${PANEL}.querySelectorAll('details')].filter(fold => (fold.open = true)).length`
/** Focuses and blurs each field, and says how many had the focus. */
const VISIT_FIELDS = `[...${PANEL}.querySelectorAll('input, textarea')].filter(field => {
  field.focus()
  const isFocused = document.activeElement === field
  field.blur()
  return isFocused
}).length`
const tour = flowSchema.examples[1] as unknown as Definition

describe('the fields of a flow in a browser', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  before(async () => {
    stage = await startConsoleStage()
  })
  afterEach(async () => {
    await stage.closePages()
  })
  after(async () => {
    await stage.stop()
  })

  /** Opens the draft of a new flow. `stored` reads the draft once everything is saved. */
  async function edit(definition: Definition, node: string) {
    const { id } = await stage.admin.flows.createFlow({ definition: definition as never })
    const { page, complaints } = await stage.enter(`/console/flows/${id}?version=draft&node=${node}`)
    await page.locator('aside section:has([data-control])').waitFor()
    return {
      page,
      complaints,
      panel: page.getByRole('complementary', { name: 'Details' }),
      stored: async () => {
        await page.keyboard.press('Control+s')
        await page.getByText('Saved', { exact: true }).waitFor()
        return (await stage.admin.flows.getFlowDraft({ flowId: id })).definition as Definition
      },
    }
  }

  it('has an accessible panel for each type of node, light and dark; viewing changes nothing', async () => {
    const definition = { ...tour, code: 'each-type' }
    const { page, panel, stored, complaints } = await edit(definition, 'greet')
    const seen = new Set<string>()
    const found: string[] = []
    let [opened, visited] = [0, 0]
    for (const { id, type } of tour.nodes as { id: string; type: string }[]) {
      await page
        .getByRole('treeitem', { name: new RegExp(`^${id} `) })
        .first()
        .click()
      await panel.getByRole('region', { name: id, exact: true }).waitFor()
      for (const { title, required } of nodeTypes[type]?.fields ?? [])
        if (required === true) await panel.getByText(title, { exact: true }).first().waitFor()
      opened += await page.evaluate<number>(OPEN_FOLDS)
      visited += await page.evaluate<number>(VISIT_FIELDS)
      if (ALL_CONTROLS.has(type)) found.push(...(await inBothSchemes(page, 'aside')).map(line => `${type} ${line}`))
      seen.add(type)
    }
    assert.deepEqual([...seen].sort(), Object.keys(nodeTypes).sort())
    assert.ok(opened > 0 && visited > 0, `${opened} folds were opened, ${visited} fields visited`)
    assert.deepEqual(await stored(), definition)
    await page.goto(page.url().replace(/node=\w+/, ''))
    await panel.getByRole('button', { name: 'Triggers', exact: true }).click()
    await panel.getByRole('button', { name: 'Trigger: Event' }).click()
    await page.getByRole('button', { name: /^\d+ errors/ }).waitFor()
    found.push(...(await inBothSchemes(page, undefined)))
    await photograph(page, 'console-fields-flow')
    assert.deepEqual([found, complaints], [[], []])
  })

  it('edits texts, choices, numbers, durations, lists, names and edges, and saves only the edited values', async () => {
    const nodes = [
      { id: 'ask', type: 'buttons', prompt: 'Hi', choices: [{ id: 'a', label: 'A' }], unknown: { stays: [1] } },
      { id: 'call', type: 'http', url: '/', timeoutMs: '{{ vars.ms }}', saveAs: 'answer' },
      { id: 'set', type: 'set_variable', set: { plan: 'small', price: 1 } },
      { id: 'form', type: 'form' },
    ]
    const { page, panel, stored, complaints } = await edit({ code: 'edits', name: 'Edits', nodes }, 'ask')
    const go = async (id: string) => {
      await page
        .getByRole('treeitem', { name: new RegExp(`^${id} `) })
        .first()
        .click()
      await panel.getByRole('region', { name: id, exact: true }).waitFor()
    }
    await panel.getByLabel('Question', { exact: true }).fill('Which one?')
    await panel.getByRole('button', { name: 'Choice', exact: true }).click()
    await panel.getByRole('group', { name: 'Choice 2' }).getByLabel('Label', { exact: true }).fill('B')
    await panel.getByRole('button', { name: 'Move Choice 2 up' }).click()
    await panel.getByText('More settings').last().click()
    await panel.getByLabel('Expires after', { exact: true }).fill('3')
    await panel.getByLabel('Unit of “Expires after”', { exact: true }).selectOption('hours')
    await panel.getByLabel('When it has expired', { exact: true }).click()
    await panel.getByRole('option', { name: 'form Form' }).click()

    await go('call')
    await panel.getByLabel('Method', { exact: true }).selectOption('POST')
    await panel.getByText('The field has no control for this value').waitFor()
    await panel.getByLabel('Retries', { exact: true }).fill('2')
    await panel.getByRole('button', { name: 'Headers' }).click()
    await panel.getByRole('button', { name: 'Header', exact: true }).click()
    await panel.getByLabel('Name of header 1', { exact: true }).fill('X-Plan')
    await panel.getByLabel('X-Plan', { exact: true }).fill('large')

    await go('set')
    await panel.getByLabel('Type of “plan”', { exact: true }).selectOption('Expression')
    await panel.getByLabel('plan', { exact: true }).fill("vars.price > 1 ? 'large' : 'small'")
    await panel.getByLabel('price', { exact: true }).fill('20')
    await panel.getByRole('button', { name: 'Variable', exact: true }).click()

    await go('form')
    await panel.getByRole('combobox', { name: 'Form', exact: true }).click()
    await panel.getByRole('listbox').getByRole('option').first().click()
    await panel.getByLabel('Save the answer as', { exact: true }).fill('contact')
    await photograph(page, 'console-fields-edits')

    const definition = await stored()
    const form = definition.nodes[3]?.['form']
    assert.match(String(form), /^[a-z]/)
    assert.deepEqual(definition.nodes, [
      {
        ...nodes[0],
        prompt: 'Which one?',
        choices: [
          { id: 'b', label: 'B' },
          { id: 'a', label: 'A' },
        ],
        expiresIn: 'PT3H',
        onExpire: 'form',
      },
      { ...nodes[1], method: 'POST', retries: 2, headers: { 'X-Plan': 'large' } },
      {
        ...nodes[2],
        set: { plan: { expr: "vars.price > 1 ? 'large' : 'small'" }, price: 20, variable: '' },
      },
      { ...nodes[3], form, saveAs: 'contact' },
    ])
    assert.deepEqual(complaints, [])
  })

  it('edits the settings of the flow: triggers, variables, the first node', async () => {
    const nodes = [
      { id: 'one', type: 'end' },
      { id: 'two', type: 'message', text: 'Hi', next: 'one' },
    ]
    const { panel, stored, complaints } = await edit({ code: 'settings', name: 'Settings', nodes }, '')
    await panel.getByLabel('Name', { exact: true }).first().fill('All settings')
    await panel.getByRole('button', { name: 'Triggers' }).click()
    await panel.getByRole('button', { name: 'Trigger: Event' }).click()
    await panel.getByRole('combobox', { name: 'Event', exact: true }).fill('order.paid')
    await panel.getByLabel('Type of Trigger 1', { exact: true }).selectOption('Chat intent')
    await panel.getByLabel('Intent', { exact: true }).fill('pay')
    await panel.getByRole('button', { name: 'Variables' }).click()
    await panel.getByRole('button', { name: 'Variable', exact: true }).click()
    await panel.getByLabel('Type of “variable”', { exact: true }).selectOption('Yes or no')
    await panel.getByText('More settings').last().click()
    await panel.getByLabel('First node', { exact: true }).fill('two')
    await panel.getByRole('option', { name: /^two/ }).click()
    assert.deepEqual(await stored(), {
      code: 'settings',
      name: 'All settings',
      triggers: [{ type: 'chat_intent', intent: 'pay' }],
      variables: { variable: true },
      start: 'two',
      nodes,
    })
    assert.deepEqual(complaints, [])
  })

  it('suggests the names in scope while typing, and evaluates the expression', async () => {
    const nodes = [
      { id: 'who', type: 'input', field: { name: 'first_name', type: 'text' }, next: 'hi' },
      { id: 'hi', type: 'message', text: '' },
    ]
    const { page, panel, stored, complaints } = await edit({ code: 'names', name: 'Names', nodes }, 'hi')
    await panel.getByLabel('Text', { exact: true }).focus()
    await page.keyboard.type('Hello {{ fi')
    await panel.getByRole('option', { name: 'vars.first_name set by who' }).waitFor()
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Try it: Text' }).click()
    await panel.getByLabel('vars.first_name', { exact: true }).fill('Ada')
    await panel.getByRole('status').getByText('Hello Ada').waitFor()
    await photograph(page, 'console-fields-try-out')
    await panel.getByLabel('Text', { exact: true }).fill('Hello {{ vars.first_name + }}')
    await panel.getByRole('status').getByText('⟵').waitFor()
    await panel.locator('[id$="-problem"]').getByText(/./).first().waitFor()
    assert.equal((await stored()).nodes[1]?.['text'], 'Hello {{ vars.first_name + }}')
    assert.deepEqual(complaints, [])
  })

  it('shows findings while typing, and leads to the node and the field of each', async () => {
    const triggers = [{ type: 'chat_intent', intent: 'findings' }]
    const nodes = [
      { id: 'hi', type: 'message', text: 'Hi', next: 'toss' },
      {
        id: 'toss',
        type: 'split',
        branches: [
          { weight: 1, next: null },
          { weight: -1, next: null },
        ],
      },
    ]
    const { page, panel, complaints } = await edit({ code: 'findings', name: 'Findings', triggers, nodes }, 'hi')
    await page.getByRole('button', { name: '1 error' }).click()
    await panel.getByRole('button', { name: /toss › Branch 2 › Weight/ }).click()
    const weight = panel.getByRole('group', { name: 'Branch 2' }).getByLabel('Weight', { exact: true })
    await weight.and(page.locator(':focus')).waitFor()
    await page.locator('[role="img"][data-mark="error"]').getByText('1 error').waitFor()
    assert.equal(await weight.getAttribute('aria-invalid'), 'true')
    await photograph(page, 'console-fields-findings')
    await weight.fill('3')
    await page.getByRole('button', { name: 'Nothing to fix' }).waitFor()
    assert.deepEqual(complaints, [])
  })
})

async function inBothSchemes(page: Page, within: string | undefined): Promise<string[]> {
  const light = await accessibilityFindings(page, within)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await accessibilityFindings(page, within, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return [...light, ...dark.map(line => `dark ${line}`)]
}
