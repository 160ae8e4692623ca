import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { eventually } from '../support/eventually.ts'
import { photograph, withoutBrowser } from './browser.ts'
import { examine, GRACE, inSight, startConsoleStage, type ConsoleStage } from './console-stage.ts'

describe('the panel above the canvas in a browser', { skip: withoutBrowser }, () => {
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

  const create = async (code: string, nodes: object[]) =>
    (await stage.admin.flows.createFlow({ definition: { code, name: code, nodes } })).id
  const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Details' })
  const canvasOf = (page: Page) => page.locator('[role="application"][data-ready]')
  const drawn = async (page: Page) => ({
    canvas: await boxOf(canvasOf(page)),
    transform: await page.locator('.react-flow__viewport').getAttribute('style'),
  })

  it('leaves the drawing where it is, and covers no node that is gone to', async () => {
    // Its panel is as high as the canvas.
    const text = 'A long story. '.repeat(150)
    const nodes = [
      { id: 'left', type: 'message', text, next: 'right' },
      { id: 'right', type: 'message', text: 'Right', next: null },
    ]
    const path = `/console/flows/${await create('two-sides', nodes)}?version=draft`
    const { page, complaints } = await stage.enter(path, { as: GRACE, viewport: { width: 1600, height: 860 } })
    await canvasOf(page).locator('#node-right').waitFor()
    const before = await drawn(page)
    await page.getByRole('treeitem', { name: /^left/ }).click()
    await panelOf(page).waitFor()
    assert.deepEqual(await drawn(page), before)
    assert.deepEqual(await inSight(page, ['left', 'right']), [true, false])
    await photograph(page, 'console-panel')
    await page.getByRole('treeitem', { name: /^right/ }).click()
    await eventually(async () => assert.deepEqual(await inSight(page, ['right']), [true]))
    const moved = await drawn(page)
    assert.deepEqual(moved.canvas, before.canvas)
    assert.deepEqual(await examine(page, 'panel'), [])
    await canvasOf(page).focus()
    await page.keyboard.press('Escape')
    await panelOf(page).waitFor({ state: 'detached' })
    assert.deepEqual([await drawn(page), complaints], [moved, []])
  })

  it('covers neither the whole flow nor the overview and the buttons of the canvas', async () => {
    const ids = Array.from({ length: 31 }, (_, index) => `n${index}`)
    const nodes = ids.map((id, index) => ({ id, type: 'message', text: id, next: ids[index + 1] ?? null }))
    const flowId = await create('many-nodes', nodes)
    const notes = [{ id: 'far', text: 'Far to the right', x: 9_000, y: 0 }]
    const layout = { positions: {}, notes, groups: [], arrangement: 'wrapped' as const }
    await stage.admin.flows.saveFlowLayout({ flowId, ...layout, ifMatch: '*' })
    const { page, complaints } = await stage.enter(`/console/flows/${flowId}?version=draft`)
    await canvasOf(page).locator('#node-n0').waitFor()
    await page.locator('.react-flow__controls-fitview').click()
    await eventually(async () => assert.deepEqual(await inSight(page, ['n0', 'n30']), [true, true]))
    const panel = await boxOf(panelOf(page))
    const overview = page.locator('.react-flow__minimap')
    const { x, width } = await boxOf(overview)
    assert.ok(x + width <= panel.x, `the overview ends at ${x + width}, and the panel begins at ${panel.x}`)
    await overview.click({ trial: true })
    await photograph(page, 'console-panel-overview')
    // A node that is added at the end is next to the panel, not beneath it.
    await page.getByRole('treeitem', { name: /^n30/ }).click()
    await page.keyboard.press('a')
    await page.keyboard.type('message')
    await page.keyboard.press('Enter')
    await page.locator('#node-message').waitFor()
    await eventually(async () => assert.deepEqual(await inSight(page, ['n30', 'message']), [true, true]))
    // What has the focus is in sight as well.
    const note = page.locator('.react-flow textarea')
    const isBeside = async () => {
      const [{ x, width }, panel, canvas] = [await boxOf(note), await boxOf(panelOf(page)), await boxOf(canvasOf(page))]
      return x >= canvas.x && x + width <= panel.x
    }
    assert.equal(await isBeside(), false)
    await note.focus()
    await eventually(async () => assert.ok(await isBeside()))
    assert.deepEqual(complaints, [])
  })

  it('is below the canvas on a narrow screen, and beside a flow as text', async () => {
    const path = `/console/flows/${stage.seen.giftFinder}?version=draft`
    const { page, complaints } = await stage.enter(`${path}&node=plain`, { outlined: false })
    await page.locator('[data-ready] #node-plain').waitFor()
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    const text = await boxOf(page.locator('.cm-editor'))
    assert.ok(text.x + text.width <= (await boxOf(panelOf(page))).x)
    await page.getByRole('button', { name: 'Canvas' }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await eventually(async () => {
      const canvas = await boxOf(canvasOf(page))
      const panel = await boxOf(panelOf(page))
      assert.ok(panel.y >= canvas.y + canvas.height)
      assert.deepEqual([panel.x, panel.width], [canvas.x, canvas.width])
    })
    assert.deepEqual(await inSight(page, ['plain']), [true])
    await page.goto(new URL(path, page.url()).href)
    await page.locator('[data-ready] #node-test').waitFor()
    assert.deepEqual(await inSight(page, ['test']), [true])
    await photograph(page, 'console-panel-narrow')
    assert.deepEqual(complaints, [])
  })
})

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  assert.ok(box)
  return box
}
