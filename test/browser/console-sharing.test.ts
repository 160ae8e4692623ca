import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { photograph, withoutBrowser } from './browser.ts'
import { examine, startConsoleStage, type ConsoleStage } from './console-stage.ts'

describe('a flow that was published for the first time', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  before(async () => {
    stage = await startConsoleStage()
  })
  after(async () => {
    await stage.stop()
  })

  it('gets a page of its own, with its code and the markup for another page', async () => {
    await stage.admin.keys.createKey({ CreateKeyRequest: { name: 'everywhere' } })
    const definition = {
      code: 'tea',
      name: 'Tea of the day',
      triggers: [{ type: 'chat_intent', intent: 'tea' }],
      nodes: [{ id: 'bye', type: 'end', text: 'Darjeeling!' }],
    }
    const { id } = await stage.admin.flows.createFlow({ CreateFlowRequest: { definition } })
    const { page, complaints } = await stage.enter(`/console/flows/${id}/publish`, {
      viewport: { width: 1440, height: 900 },
    })
    await page.getByRole('button', { name: 'Publish version 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share Tea of the day' })
    await dialog.getByRole('button', { name: 'Make the page' }).click()
    const link = dialog.getByRole('link', { name: /\/c\/tea-/ })
    await link.waitFor()
    await dialog.getByRole('img', { name: /^QR code of http:\/\/localhost\/c\/tea-/ }).waitFor()
    assert.match(await dialog.locator('pre').innerText(), /<parley-chat key="pk_live_\w+" intent="tea"><\/parley-chat>/)
    assert.deepEqual(await examine(page, 'share'), [])
    await photograph(page, 'console-share')
    await page.setViewportSize({ width: 390, height: 844 })
    await photograph(page, 'console-share-phone')
    const path = new URL((await link.getAttribute('href')) ?? '').pathname
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).search, '')

    const visit = await stage.open({ path })
    await visit.page.getByText('Darjeeling!').waitFor()
    assert.deepEqual([...complaints, ...visit.complaints], [])
  })
})
