import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { photograph, withoutBrowser } from './browser.ts'
import { GRACE, startConsoleStage, type ConsoleStage } from './console-stage.ts'

describe('the editor of flows in a browser', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  before(async () => {
    stage = await startConsoleStage()
  })
  after(async () => {
    await stage.stop()
  })
  const draft = () => `/console/flows/${stage.seen.giftFinder}?version=draft`
  const savedNodes = async () => {
    const { definition } = await stage.admin.flows.getFlowDraft({ flowId: stage.seen.giftFinder })
    return definition['nodes'] as { id: string; next?: string }[]
  }

  it('adds a node after another, undoes it, and saves when nothing is typed', async () => {
    const { page, complaints } = await stage.enter(draft())
    await page.locator('.canvas[data-ready] .step').first().waitFor()
    await page.getByRole('treeitem', { name: /^plain/ }).click()
    await page.keyboard.press('a')
    await page.keyboard.type('message')
    await photograph(page, 'console-editor-add')
    await page.keyboard.press('Enter')
    await page.locator('.step[data-selected]').getByText('message', { exact: true }).waitFor()
    await page.getByText('Saved', { exact: true }).waitFor()
    const added = await savedNodes()
    assert.equal(added.find(({ id }) => id === 'plain')?.next, 'message')
    assert.equal(added.find(({ id }) => id === 'message')?.next, 'budget')
    await photograph(page, 'console-editor')
    await page.keyboard.press('Control+z')
    await page.locator('.step').getByText('message', { exact: true }).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    assert.equal((await savedNodes()).find(({ id }) => id === 'plain')?.next, 'budget')
    assert.deepEqual(complaints, [])
  })

  it('offers a role that may not edit nothing to edit with', async () => {
    const { page, complaints } = await stage.enter(draft(), { as: GRACE })
    await page.locator('.canvas[data-ready] .step').first().waitFor()
    await page.keyboard.press('a')
    const offered = await page.getByRole('main').getByRole('button').allTextContents()
    assert.deepEqual(
      offered.map(text => text.trim()).filter(text => text !== ''),
      ['Outline', 'Canvas', 'Text'],
    )
    assert.equal(await page.getByRole('dialog').count(), 0)
    assert.deepEqual(complaints, [])
  })
})
