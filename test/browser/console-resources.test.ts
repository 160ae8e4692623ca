import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { photograph, withoutBrowser } from './browser.ts'
import { EVE, examine, startConsoleStage, type ConsoleStage } from './console-stage.ts'

describe('the lists and things of the admin API in the console', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  before(async () => {
    stage = await startConsoleStage()
  })
  after(async () => {
    await stage.stop()
  })

  it('shows every list that the navigation leads to, without an error', async () => {
    const { page, complaints } = await stage.enter('/console/goals')
    const links = await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').all()
    const names = await Promise.all(links.map(async link => (await link.textContent()) ?? ''))
    for (const name of names) {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click()
      await page.locator('main h1').first().waitFor()
      await page.locator('.loading').first().waitFor({ state: 'detached' })
      assert.equal(await page.getByRole('alert').count(), 0, name)
      await photograph(page, `console-list-${name.toLowerCase().replaceAll(' ', '-')}`)
    }
    assert.deepEqual(complaints, [])
  })
})
