import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, afterEach, before, describe, it } from 'node:test'
import { parse, stringify } from 'yaml'
import { photograph, withoutBrowser } from './browser.ts'
import { examine, startConsoleStage, type ConsoleStage } from './console-stage.ts'

describe('the whole workspace in the console', { skip: withoutBrowser }, () => {
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

  it('downloads the workspace, shows the difference that a changed file makes, and applies exactly that', async () => {
    const { page, complaints } = await stage.enter('/console/workspace-file')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download workspace.yaml' }).click(),
    ])
    const file = parse(await readFile(await download.path(), 'utf8')) as Record<string, object>
    const choose = async (content: object) =>
      await page.getByLabel('Workspace file', { exact: true }).setInputFiles({
        name: 'workspace.yaml',
        mimeType: 'application/yaml',
        buffer: Buffer.from(stringify(content)),
      })
    const check = page.getByRole('button', { name: 'Check', exact: true })
    await choose(file)
    await check.click()
    await page.getByText('Nothing changes: the workspace matches the file.').waitFor()
    const connection = {
      code: 'erp',
      name: 'Warehouse',
      providerKey: 'http',
      baseUrl: 'https://erp.acme.example',
      credentials: { bearer: { env: 'ERP_TOKEN' } },
    }
    await choose({
      ...file,
      workspace: { ...file['workspace'], currency: 'GBP' },
      keys: [{ name: 'kiosk' }],
      connections: [connection],
    })
    await check.click()
    await page.getByLabel('ERP_TOKEN').fill('a-token-of-the-warehouse')
    await check.click()
    const outcome = page.getByRole('region', { name: 'What the file does' })
    await outcome.getByText('workspace / currency').waitFor()
    assert.deepEqual(await examine(page, 'workspace'), [])
    await photograph(page, 'console-workspace-check')
    await page.getByRole('button', { name: 'Apply these 3 changes' }).click()
    await page
      .getByRole('region', { name: 'The file was applied' })
      .getByText(/^pk_live_/)
      .waitFor()
    await photograph(page, 'console-workspace-applied')
    await page.getByRole('button', { name: 'I have stored them' }).click()
    assert.equal(await page.getByText(/^pk_live_/).count(), 0)
    assert.equal((await stage.admin.workspace.getWorkspace()).currency, 'GBP')
    assert.deepEqual(complaints, [])
  })

  it('finds resources of any kind from any page', async () => {
    const { page, complaints } = await stage.enter('/console/keys')
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
    await page.keyboard.press('Control+k')
    const box = page.getByLabel('Search the workspace')
    await box.fill('order')
    await page.getByRole('link', { name: /Order status/ }).waitFor()
    assert.deepEqual(await examine(page, 'search'), [])
    await photograph(page, 'console-search')
    await box.fill(stage.seen.failed)
    await page.getByRole('link', { name: /Stock check.*Execution/ }).click()
    await page.waitForURL(`**/executions/${stage.seen.failed}`)
    assert.equal(await box.count(), 0)
    assert.deepEqual(complaints, [])
  })

  it('leads from an export of Typebot over its report to a published flow', async () => {
    const { page, complaints } = await stage.enter('/console/flows')
    await page.getByRole('button', { name: 'Import…' }).click()
    await page.getByLabel('Exported file').setInputFiles({
      name: 'bot.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(BOT)),
    })
    await page.getByRole('button', { name: 'Convert' }).click()
    await page.getByText('2 imported', { exact: true }).waitFor()
    await page.getByText('1 unreachable', { exact: true }).waitFor()
    assert.deepEqual(await examine(page, 'import'), [])
    await photograph(page, 'console-import')
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByRole('region', { name: 'Chat with the flow' }).getByText('Welcome to our shop').waitFor()
    await photograph(page, 'console-import-try')
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill('imported-welcome')
    await page.getByRole('button', { name: 'Create the draft' }).click()
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('button', { name: 'Publish version 1' }).click()
    await page.waitForURL(url => !url.pathname.endsWith('/publish'))
    const [flow] = (await stage.admin.flows.listFlows({ search: 'imported-welcome' })).items
    assert.equal(flow?.publishedVersion, 1)
    assert.deepEqual(complaints, [])
  })
})

const text = (id: string, words: string, more: object = {}) => ({
  id,
  type: 'text',
  content: { richText: [{ type: 'p', children: [{ text: words }] }] },
  ...more,
})
const BOT = {
  version: '6',
  id: 'bot',
  name: 'Welcome',
  events: [{ id: 'start', type: 'start', outgoingEdgeId: 'e1', graphCoordinates: { x: 0, y: 0 } }],
  groups: [
    { id: 'g1', title: 'Welcome', graphCoordinates: { x: 0, y: 0 }, blocks: [text('b1', 'Welcome to our shop')] },
    { id: 'g2', title: 'Old ideas', graphCoordinates: { x: 0, y: 0 }, blocks: [text('b2', 'Nobody comes here')] },
  ],
  edges: [{ id: 'e1', from: { eventId: 'start' }, to: { groupId: 'g1' } }],
  variables: [],
  theme: {},
  settings: {},
}
