import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { photograph, withoutBrowser } from './browser.ts'
import { examine, startConsoleStage, type ConsoleStage } from './console-stage.ts'

describe('a flow that was published for the first time', { skip: withoutBrowser }, () => {
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

  it('gets a page of its own, with its code and the markup for another page', async () => {
    await stage.admin.keys.createKey({ name: 'everywhere' })
    const definition = {
      code: 'tea',
      name: 'Tea of the day',
      triggers: [{ type: 'chat_intent', intent: 'tea' }],
      nodes: [{ id: 'bye', type: 'end', text: 'Darjeeling!' }],
    }
    const { id } = await stage.admin.flows.createFlow({ definition })
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
    await page.waitForURL(({ search }) => search === '')

    const visit = await stage.open({ path })
    await visit.page.getByText('Darjeeling!').waitFor()
    assert.deepEqual([...complaints, ...visit.complaints], [])
  })

  it('is tried as a draft under a trial link, by somebody without an account, until the link is revoked', async () => {
    const definition = {
      code: 'coffee',
      name: 'Coffee of the day',
      triggers: [{ type: 'chat_intent', intent: 'coffee' }],
      nodes: [
        { id: 'ask', type: 'input', prompt: 'How many?', field: { name: 'cups', type: 'number' }, next: 'rest' },
        { id: 'rest', type: 'wait', for: 'P3D', next: 'bye' },
        { id: 'bye', type: 'message', text: 'Here are {{ vars.cups }} cups.', next: 'list' },
        { id: 'list', type: 'input', prompt: 'A list?', field: { name: 'list', type: 'file' }, next: 'read' },
        { id: 'read', type: 'message', text: 'We read {{ vars.list.name }}.', next: 'call' },
        { id: 'call', type: 'http', url: 'https://shop.acme.example/cups', next: null },
      ],
    }
    const { id } = await stage.admin.flows.createFlow({ definition })
    const { page, complaints } = await stage.enter(`/console/flows/${id}`, { viewport: { width: 1440, height: 900 } })
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share Coffee of the day' })
    await dialog.getByRole('button', { name: 'Make a trial link' }).click()
    const link = dialog.getByRole('link', { name: /\/try\/cft_/ })
    const path = new URL((await link.getAttribute('href')) ?? '').pathname
    await dialog
      .getByRole('list', { name: 'Trial links' })
      .getByText(/^Made .*, expires/)
      .waitFor()
    assert.deepEqual(await examine(page, 'share-draft'), [])
    await photograph(page, 'console-share-draft')

    const visit = await stage.open({ path, viewport: { width: 1024, height: 768 } })
    await visit.page.getByText('How many?', { exact: true }).waitFor()
    await visit.page.getByRole('spinbutton').fill('3')
    await visit.page.getByRole('button', { name: 'Send' }).click()
    await visit.page.getByText('Here are 3 cups.').waitFor()
    const file = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('Espresso') }
    await visit.page.locator('input[type=file]').setInputFiles(file)
    await visit.page.getByRole('button', { name: 'Send' }).click()
    await visit.page.getByText('We read list.txt.').waitFor()
    await visit.page.getByText('A trial makes no calls').waitFor()
    await photograph(visit.page, 'trial')
    await visit.page.getByRole('button', { name: 'Start again' }).click()
    await visit.page.getByRole('spinbutton').waitFor()

    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByRole('list', { name: 'Trial links' }).waitFor({ state: 'detached' })
    await visit.page.getByRole('spinbutton').fill('4')
    await visit.page.getByRole('button', { name: 'Send' }).click()
    await visit.page.getByText('This link is no longer valid.').waitFor()
    assert.deepEqual(complaints, [])
    // The browser itself reports the 404 of the revoked link.
    assert.deepEqual(
      visit.complaints.filter(complaint => !complaint.includes('404')),
      [],
    )
  })
})
