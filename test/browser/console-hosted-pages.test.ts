import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { accessibilityFindings, photograph, withoutBrowser } from './browser.ts'
import { startConsoleStage, type ConsoleStage } from './console-stage.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

/** Families of which the page has loaded a file. */
const loadedFonts = async (page: Page) =>
  await page.evaluate<string[]>(`document.fonts.ready.then(fonts => {
    const loaded = [...fonts].filter(({ status }) => status === 'loaded')
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))]
  })`)

describe('hosted pages in a browser', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  before(async () => {
    stage = await startConsoleStage()
  })
  after(async () => {
    await stage.stop()
  })

  it('are made in the console, and begin with their flow', async () => {
    const { page, complaints } = await stage.enter('/console/hosted-pages', { viewport: { width: 1440, height: 900 } })
    page.setDefaultTimeout(8_000)
    await photograph(page, 'console-hosted-pages')
    await page.getByRole('button', { name: 'Create a hosted page' }).click()
    const dialog = page.getByRole('dialog')
    await photograph(page, 'console-hosted-page-new')
    const [key] = (await stage.admin.keys.listKeys()).items
    await dialog.getByLabel('Address').fill('acme-order-status')
    await dialog.getByLabel('Title').fill('Where is my order?')
    await dialog.getByLabel('Intent').fill('order_status')
    await dialog.getByLabel('Key').fill(key?.id ?? '')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: 'Where is my order?' }).waitFor()
    assert.deepEqual(await loadedFonts(page), ['Inter Variable'])
    await photograph(page, 'console-hosted-page')
    assert.deepEqual(complaints, [])
    await stage.admin.keys.updateKey({
      keyId: key?.id ?? '',
      ifMatch: '*',
      allowedOrigins: [],
    })
    await page.close()

    for (const [name, options] of Object.entries({ wide: { viewport: { width: 1440, height: 900 } }, phone: PHONE })) {
      const visit = await stage.open({ path: '/c/acme-order-status', ...options })
      await visit.page.getByLabel('Order number').waitFor()
      assert.equal(await visit.page.title(), 'Where is my order?')
      assert.deepEqual(await loadedFonts(visit.page), ['Inter Variable'])
      await photograph(visit.page, `hosted-page-${name}`)
      assert.deepEqual(await accessibilityFindings(visit.page), [])
      // What is restarted begins with the flow again, and what is reloaded goes on.
      await visit.page.getByLabel('Order number').fill('123456')
      await visit.page.keyboard.press('Enter')
      await visit.page.getByText('Order 123456 is on its way.').waitFor()
      await visit.page.reload()
      await visit.page.getByText('Order 123456 is on its way.').waitFor()
      await visit.page.getByRole('button', { name: 'Start again' }).click()
      await visit.page.getByLabel('Order number').waitFor()
      assert.equal(await visit.page.getByText('Order 123456 is on its way.').count(), 0)
      assert.deepEqual(visit.complaints, [])
    }
  })
})
