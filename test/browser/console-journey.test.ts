import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { parse } from 'yaml'
import { edgesOf } from '../../console/flow/edges.ts'
import type { FlowNode } from '../../console/flow/flow-node.ts'
import { nodeTypes } from '../../generated/console/catalog.ts'
import { photograph, withoutBrowser } from './browser.ts'
import { examine, startConsoleStage, type ConsoleStage } from './console-stage.ts'
import { fillFlow, fillNode, keyboard, mouse, type Hands } from './flow-author.ts'

type Flow = { code: string; name: string; start: string; nodes: FlowNode[]; [field: string]: unknown }
/** The largest flow of the demo. */
const wanted = parse(readFileSync('examples/demo/flows/order-status.yaml', 'utf8')) as Flow

/** How nodes and their edges are reached, in addition to the actions of `Hands` on fields. */
type Gestures = {
  page: Page
  hands: Hands
  addFirst(type: string): Promise<void>
  /** `index`: of the edge among all that the node could have. */
  selectEdge(node: string, index: number): Promise<void>
  addHere(type: string): Promise<void>
  connectTo(node: string): Promise<void>
  rename(to: string): Promise<void>
  settings(): Promise<void>
}

describe('the largest flow of the demo is built from nothing', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  before(async () => {
    stage = await startConsoleStage()
  })
  after(async () => {
    await stage.stop()
  })

  for (const [name, gesturesOn] of [
    ['by keyboard alone', byKeyboard],
    ['by mouse', byMouse],
  ] as const)
    it(name, async () => {
      const { page, complaints } = await stage.enter('/console/flows')
      const code = `built-${name.split(' ')[1]}`
      const gestures = gesturesOn(page)
      await create(page, gestures.hands, code)
      await fillFlow(page, gestures.hands, wanted)
      await build(gestures)
      await gestures.selectEdge('Start', 0)
      await gestures.connectTo(wanted.start)
      await page.getByText('Saved', { exact: true }).waitFor()
      await photograph(page, `console-${code}`)
      const { id = '' } = (await stage.admin.flows.listFlows({ search: code })).items[0] ?? {}
      const { definition } = await stage.admin.flows.getFlowDraft({ flowId: id })
      assert.deepEqual(comparable(definition as Flow), comparable({ ...wanted, code }))
      const { findings } = await stage.admin.flows.validateFlow({ flowId: id })
      assert.deepEqual(
        findings.filter(({ severity, rule }) => severity === 'error' && rule !== 'intent_taken'),
        [],
      )
      assert.deepEqual([await examine(page, name), complaints], [[], []])
    })
})

async function create(page: Page, hands: Hands, code: string): Promise<void> {
  await hands.click(page.getByRole('button', { name: 'New flow' }))
  const dialog = page.getByRole('dialog', { name: 'New flow' })
  await hands.fill(dialog.getByRole('textbox', { name: 'Name' }), wanted.name)
  await hands.fill(dialog.getByRole('textbox', { name: 'Code' }), code)
  await hands.click(dialog.getByRole('button', { name: 'Create' }))
  await page.getByRole('button', { name: 'Add the first node' }).waitFor()
}

/** Along the edges, so that each node is added at its first reference. */
async function build(gestures: Gestures): Promise<void> {
  const built = new Set<string>()
  const add = async (id: string, edge?: { source: string; index: number }) => {
    if (edge !== undefined) await gestures.selectEdge(edge.source, edge.index)
    if (built.has(id)) {
      await gestures.connectTo(id)
      return
    }
    const node = wanted.nodes.find(one => one.id === id)
    assert.ok(node)
    const { title = '' } = nodeTypes[node.type] ?? {}
    await (edge === undefined ? gestures.addFirst(title) : gestures.addHere(title))
    await gestures.rename(id)
    built.add(id)
    await gestures.settings()
    await fillNode(gestures.page, gestures.hands, node)
    for (const [index, { to }] of edgesOf(node, { open: true }).entries())
      if (to !== null) await add(to, { source: id, index })
  }
  await add(wanted.start)
}

function byKeyboard(page: Page): Gestures {
  const hands = keyboard(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const answer = async (text: string) => {
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type(text)
    await press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const row = async (name: string) =>
    await page.locator('[role="tree"] [tabindex="0"]').filter({ hasText: name }).and(page.locator(':focus')).waitFor()
  // Names that are suggested take the first Escape, the settings the next.
  const leaveSettings = async () => {
    const isOutside = async () => (await page.locator('[role="tree"] :focus').count()) > 0
    for (let tries = 0; tries < 5 && !(await isOutside()); tries++) await press('Escape')
  }
  return {
    page,
    hands,
    async addFirst(type) {
      await leaveSettings()
      await press('a')
      await answer(type)
    },
    async selectEdge(node, index) {
      await leaveSettings()
      if (node === 'Start') await press('Home')
      else {
        await press('/')
        await answer(node)
        await row(node)
      }
      for (let down = 0; down <= index; down++) await press('ArrowDown')
    },
    async addHere(type) {
      await press('a')
      await answer(type)
    },
    async connectTo(node) {
      await press('c')
      await answer(node)
    },
    async rename(to) {
      await leaveSettings()
      await press('r')
      await answer(to)
      await row(to)
    },
    settings: async () => await press('e'),
  }
}

function byMouse(page: Page): Gestures {
  const hands = mouse(page)
  const row = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}( |$)`) })
  const pick = async (text: string) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').first().fill(text)
    await dialog.getByRole('listbox').getByRole('option').first().click()
  }
  const action = (name: string) => page.getByRole('toolbar', { name: 'This node' }).getByRole('button', { name })
  return {
    page,
    hands,
    async addFirst(type) {
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('region', { name: 'Nodes to add' }).getByRole('button', { name: type, exact: true }).click()
    },
    async selectEdge(node, index) {
      const at = await row(node).evaluate((element: unknown) => {
        const { parentElement } = element as { parentElement: { children: Iterable<unknown> } }
        return [...parentElement.children].indexOf(element)
      })
      await page
        .locator('[role="tree"] > li')
        .nth(at + index + 1)
        .click()
    },
    async addHere(type) {
      await action('Add after').click()
      await pick(type)
    },
    async connectTo(node) {
      await action('Connect').click()
      await pick(node)
    },
    async rename(to) {
      await action('Rename').click()
      await page.getByLabel('Id of the node').fill(to)
      await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
      await row(to).waitFor()
    },
    settings: async () => await page.locator('aside section:has([data-control])').waitFor(),
  }
}

/** Nodes by id; an edge that is null ends the execution like one that is absent. */
function comparable({ nodes, ...flow }: Flow): unknown {
  const withoutEnds = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (name, item: unknown) => (name === 'next' && item === null ? undefined : item)))
  return { ...flow, nodes: Object.fromEntries(nodes.map(node => [node.id, withoutEnds(node)])) }
}
