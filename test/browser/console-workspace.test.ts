import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { parse, stringify } from 'yaml'
import { photograph, withoutBrowser } from './browser.ts'
import { examine, startConsoleStage, type ConsoleStage } from './console-stage.ts'

describe('the whole workspace in the console', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  before(async () => {
    stage = await startConsoleStage()
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
    await page.getByText('Nothing changes: the workspace is as the file says.').waitFor()
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
      .locator('.secret')
      .getByText(/^pk_live_/)
      .waitFor()
    await photograph(page, 'console-workspace-applied')
    await page.getByRole('button', { name: 'I have stored them' }).click()
    assert.equal(await page.getByText(/^pk_live_/).count(), 0)
    assert.equal((await stage.admin.workspace.getWorkspace()).currency, 'GBP')
    assert.deepEqual(complaints, [])
  })
})
