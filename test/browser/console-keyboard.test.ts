import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { newId } from '../../adapters/ids.ts'
import { createAdmin, followChanges } from '../../generated/sdk/dist/index.js'
import { eventually } from '../support/eventually.ts'
import { withoutBrowser } from './browser.ts'
import { EVE, examine, GRACE, startConsoleStage, type ConsoleStage } from './console-stage.ts'

const MOST_STOPS = 30

describe('the console with the keyboard alone', { skip: withoutBrowser }, () => {
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

  it('closes the palette on Escape, from the palette and from the canvas, and keeps the selection', async () => {
    const { page, complaints } = await stage.enter(`/console/flows/${stage.seen.giftFinder}?version=draft`)
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    await page.getByRole('treeitem', { name: /^plain/ }).click()
    const palette = page.getByRole('region', { name: 'Nodes to add' })
    const canvas = page.getByRole('application', { name: /^Gift finder/ })
    for (const within of [palette.getByRole('button').first(), canvas]) {
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await within.focus()
      await page.keyboard.press('Escape')
      await palette.waitFor({ state: 'detached' })
      await page.getByRole('region', { name: 'plain' }).waitFor()
    }
    await canvas.focus()
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: 'plain' }).waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })

  it('groups the selected nodes, names the group and moves it', async () => {
    const { page, complaints } = await stage.enter(`/console/flows/${stage.seen.giftFinder}?version=draft&node=like`)
    await page.locator('[data-ready] #node-like').waitFor()
    const { press, focused } = keysOn(page)
    const layout = async () => await stage.admin.flows.getFlowLayout({ flowId: stage.seen.giftFinder })
    await page.getByRole('application', { name: /^Gift finder/ }).focus()
    await press('g')
    await focused(page.getByLabel('Name of the group'))
    const named = page.waitForResponse(response => response.request().postData()?.includes('Verdict') ?? false)
    await page.keyboard.type('Verdict')
    await named
    assert.deepEqual(
      (await layout()).groups.map(({ name, nodes }) => [name, nodes]),
      [['Verdict', ['like']]],
    )
    await press('Shift+Tab')
    const moved = page.waitForResponse(response => response.request().postData()?.includes('"like":{') ?? false)
    await press('ArrowRight')
    await moved
    assert.deepEqual(Object.keys((await layout()).positions), ['like'])
    assert.deepEqual([await examine(page, 'group'), complaints], [[], []])
  })

  it('goes to the node where somebody else is, and opens the comments of a card', async () => {
    const flowId = stage.seen.giftFinder
    const body = { nodeId: 'warm', text: 'Warmer?' }
    await stage.admin.flows.createFlowComment({ flowId, ...body, idempotencyKey: newId() })
    const { page, complaints } = await stage.enter(`/console/flows/${flowId}?version=draft`)
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    const eve = createAdmin({ baseUrl: stage.service.url })
    await eve.login(EVE)
    const here = page.getByRole('button', { name: 'Eve, at plain' })
    await eventually(async () => {
      await eve.flows.announceFlowViewer({ flowId, nodeId: 'plain' })
      assert.equal(await here.count(), 1)
    })
    await here.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'plain' }).waitFor()
    await page.getByTitle('Eve', { exact: true }).waitFor()
    assert.deepEqual(await examine(page, 'viewers'), [])
    await page.getByRole('button', { name: '1 open comment on warm' }).click()
    await page.getByText('Warmer?').waitFor()
    assert.equal(new URL(page.url()).searchParams.get('node'), 'warm')
    await eve.flows.announceFlowViewer({ flowId, left: true })
    await here.waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })

  it('shows who may only read a flow to the others, and the others to them', async () => {
    const flowId = stage.seen.giftFinder
    const changes = followChanges(stage.admin)
    await changes.next()
    const { page, complaints } = await stage.enter(`/console/flows/${flowId}?version=draft&node=warm`, { as: GRACE })
    for await (const { data } of changes)
      if ('viewer' in data && data.id === flowId && data.viewer.name === 'Grace') {
        assert.deepEqual([data.viewer.nodeId, data.viewer.left], ['warm', false])
        break
      }
    const here = page.getByRole('button', { name: 'Ada, at plain' })
    await eventually(async () => {
      await stage.admin.flows.announceFlowViewer({ flowId, nodeId: 'plain' })
      assert.equal(await here.count(), 1)
    })
    await here.click()
    await page.getByRole('complementary', { name: 'Details' }).getByText('plain', { exact: true }).first().waitFor()
    await page.getByTitle('Ada', { exact: true }).waitFor()
    assert.deepEqual([await examine(page, 'reader'), complaints], [[], []])
  })

  it('creates a flow, simulates it, turns that into a test, publishes it twice and rolls it back', async () => {
    const { page, complaints } = await stage.enter('/console/flows')
    const { press, tabTo, focused } = keysOn(page)
    await page.getByRole('link', { name: 'Gift finder' }).waitFor()
    await press('Tab', 'Enter')
    await tabTo(page.getByRole('button', { name: 'New flow' }))
    await press('Enter')
    await focused(page.getByLabel('Name'))
    await page.keyboard.type('Greeting')
    await press('Enter')

    await focused(page.getByRole('button', { name: 'Add the first node' }))
    await press('Enter')
    await page.keyboard.type('shows a text')
    await press('Enter')
    // The text of the new node, not its name: what is typed next is written there.
    await focused(page.getByRole('textbox', { name: 'Text' }))
    await page.keyboard.type('Good morning')
    await press('Escape')
    await focused(page.getByRole('treeitem', { name: /^message/ }))
    await press('Delete')
    await focused(page.getByRole('treeitem', { name: /^Start/ }))
    await press('Control+z')
    await page.getByRole('treeitem', { name: /^message/ }).waitFor()

    await tabTo(page.getByRole('button', { name: 'Try', exact: true }))
    await press('Enter')
    await page.getByText('Good morning').last().waitFor()
    await tabTo(page.getByRole('button', { name: 'Make a test of this conversation' }))
    await press('Enter')
    await page.keyboard.type('greets')
    await press('Enter')
    await focused(page.getByRole('button', { name: 'Make a test of this conversation' }))
    await press('F6', 'F6')
    await focused(page.getByRole('link', { name: 'Flows', exact: true }))
    await press('F6', 'F6', 'F6', 'Shift+F6')
    await focused(page.getByRole('application', { name: /^Greeting/ }))
    await press('Control+Enter')

    await tabTo(page.getByRole('button', { name: 'Run the test' }))
    await press('Enter')
    await page.getByText('The test passes').waitFor()
    await tabTo(page.getByRole('button', { name: 'Publish version 1' }))
    await press('Enter')
    await page.getByRole('dialog', { name: 'Share Greeting' }).waitFor()
    await press('Escape')
    await tabTo(page.getByRole('button', { name: 'Edit the draft' }))
    await press('Enter')
    await focused(page.getByRole('application', { name: /^Greeting/ }))
    await press('Home', 'ArrowRight', 'e', 'Shift+Tab')
    await page.keyboard.type('Welcome')
    // In a text, a letter is a letter, and the keys of publishing are those of everywhere.
    await page.keyboard.type('aXc?')
    assert.equal(await page.getByRole('dialog').count(), 0)
    await press('Control+Enter')
    await page.getByRole('button', { name: 'Publish version 2', disabled: false }).waitFor()
    await press('Control+Enter')
    await tabTo(page.getByRole('link', { name: 'Publish…' }))
    await press('Enter')
    await tabTo(page.getByRole('button', { name: 'Roll back to v1' }))
    await press('Enter')
    await focused(page.getByLabel('Why'))
    await page.keyboard.type('Too warm')
    await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Roll back' }))
    await press('Enter')
    await page
      .getByLabel('Version')
      .getByText(/live · Too warm/)
      .waitFor({ state: 'attached' })
    assert.deepEqual(complaints, [])
  })
})

function keysOn(page: Page) {
  const focused = async (target: Locator) => await target.and(page.locator(':focus')).waitFor()
  return {
    focused,
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    /** Presses the tab key until the target has the focus, with which the user can see it. */
    tabTo: async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      await target.waitFor()
      for (let stops = 0; stops < MOST_STOPS; stops++) {
        await page.keyboard.press(key)
        if ((await target.and(page.locator(':focus-visible')).count()) > 0) return
      }
      assert.fail(`${MOST_STOPS} stops of the tab key do not reach ${target.toString()}`)
    },
  }
}
