import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { sections } from '../../console/sections.ts'
import { photograph, withoutBrowser } from './browser.ts'
import { ADA, EVE, examine, IVAN, signIn, startConsoleStage, type ConsoleStage } from './console-stage.ts'

const refusal =
  (status: number, error: string, headers: Record<string, string>) =>
  async (route: Route): Promise<void> =>
    await route.fulfill({ status, headers, json: { error, message: 'No' } })

describe('the console when the service fails, or has nothing', { skip: withoutBrowser }, () => {
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

  it('says why a page could not be loaded, and loads it again', async () => {
    const { page, complaints } = await stage.enter('/console/executions')
    const reads = `**/api/admin/v1/executions/${stage.seen.failed}*`
    await page.route(reads, refusal(500, 'internal_error', { 'Retry-After': '0', 'X-Request-Id': 'request-7' }))
    await page.goto(`${stage.service.url}/console/executions/${stage.seen.failed}`)
    const main = page.getByRole('main')
    await main.getByText('No. Id of the request: request-7.').waitFor()
    await photograph(page, 'console-page-failed')
    assert.deepEqual(await examine(page, 'a page that failed'), [])
    await page.unroute(reads)
    await main.getByRole('button', { name: 'Try again' }).click()
    await main.getByRole('heading', { name: 'stock' }).waitFor()
    await page.goto(`${stage.service.url}/console/keys/${stage.seen.failed}`)
    await main.getByRole('heading', { name: 'Not found' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  it('waits for missing data of a page, although its other data cannot be reloaded', async () => {
    const { page } = await stage.enter(`/console/flows/${stage.seen.giftFinder}`, { as: IVAN })
    const publish = page.getByRole('link', { name: 'Publish…' })
    await publish.waitFor()
    const draft = Promise.withResolvers<undefined>()
    await page.route('**/draft', async route => {
      await draft.promise
      await route.continue()
    })
    const flow = `**/flows/${stage.seen.giftFinder}`
    await page.route(flow, refusal(404, 'not_found', {}))
    // What was read more than ten seconds ago is read again.
    await page.clock.setFixedTime(Date.now() + 60_000)
    const read = page.waitForResponse(flow)
    await publish.click()
    await (await read).finished()
    await page.getByRole('status').getByText('Loading…').waitFor()
    assert.equal(await page.getByRole('heading', { name: 'Not found' }).count(), 0)
    draft.resolve(undefined)
    await page.getByRole('complementary', { name: 'Before you publish' }).waitFor()
  })

  it('says at once how long it has to wait', async () => {
    const { page } = await stage.enter('/console/flows')
    await page.route('**/api/admin/v1/keys*', refusal(429, 'rate_limited', { 'Retry-After': '86400' }))
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('link', { name: 'Keys', exact: true }).click()
    await page.getByText('No. Try again in 24 hours.').waitFor()
  })

  it('reloads by itself when the network is back', async () => {
    const { page } = await stage.enter('/console/flows')
    await page.getByRole('link', { name: 'Gift finder' }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Activity', exact: true }).click()
    await page.getByText('The service cannot be reached.').waitFor()
    await page.context().setOffline(false)
    await page
      .getByRole('row', { name: /^Visitor/ })
      .first()
      .waitFor()
  })

  it('stays usable when the code of a page cannot be loaded', async () => {
    const { page } = await stage.enter('/console/flows')
    await page.getByRole('link', { name: 'Gift finder' }).waitFor()
    await page.route('**/console/assets/*', async route => await route.abort())
    await page.getByRole('link', { name: 'Media', exact: true }).click()
    await page.getByRole('heading', { name: 'This page failed' }).waitFor()
    await page.getByRole('link', { name: 'Flows', exact: true }).click()
    await page.getByRole('link', { name: 'Gift finder' }).waitFor()
  })

  it('says on every empty page what belongs there, and offers the first step or names who may take it', async () => {
    const { page, complaints } = await stage.enter('/console/account')
    const onlooker = await stage.enter('/console/account', { as: EVE })
    const empty = async (one: Page, path: string) => {
      await one.route(`**/api/admin/v1${path}{?*,}`, async route => {
        await route.fulfill({ json: { items: [], nextCursor: null, next_cursor: null } })
      })
      await one.goto(`${stage.service.url}/console${path}`)
      await one.locator('main p > strong').waitFor()
      return one.locator('main div:has(> p > strong)')
    }
    for (const { path } of sections.filter(({ operation }) => /^list(?!ConfigurationSections)/.test(operation))) {
      const shown = await empty(page, path)
      assert.ok((await shown.locator('p').count()) > 1, path)
      const isMade = (await page.locator('main div:has(> h1) button').count()) === 0
      assert.ok(isMade || path === '/media', path)
    }
    const goals = await empty(page, '/goals')
    await goals.getByRole('button', { name: 'Create a goal' }).click()
    await page.getByRole('dialog', { name: 'Create a goal' }).waitFor()
    const findings = await examine(page, 'empty list')
    const forms = await empty(onlooker.page, '/forms')
    await forms.getByText('service.forms.manage').waitFor()
    assert.equal(await forms.getByRole('button').count(), 0)
    assert.deepEqual([findings, complaints, onlooker.complaints], [[], [], []])
  })

  it('opens the draft after a sign-in that its first read asked for', async () => {
    const { page } = await stage.enter('/console/flows')
    await page.getByRole('link', { name: 'Gift finder' }).waitFor()
    await page.route('**/draft', refusal(401, 'unauthorized', {}))
    await page.getByRole('link', { name: 'Gift finder' }).click()
    await page.getByRole('button', { name: 'Edit the draft' }).click()
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
    await page.unroute('**/draft')
    await signIn(page, ADA)
    await page.getByText('Saved', { exact: true }).waitFor()
  })
})
