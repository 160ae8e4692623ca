import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Locator } from 'playwright-core'
import { newId } from '../../adapters/ids.ts'
import { learn } from '../support/documents.ts'
import { PNG_4x3 } from '../support/files.ts'
import { put } from '../support/tables.ts'
import { photograph, withoutBrowser } from './browser.ts'
import { EVE, examine, startConsoleStage, type ConsoleStage } from './console-stage.ts'

describe('the resources of the admin API in the console', { skip: withoutBrowser }, () => {
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

  it('shows every list that the navigation leads to', async () => {
    const { page, complaints } = await stage.enter('/console/goals')
    const navigation = page.getByRole('navigation', { name: 'Sections' })
    const follow = async (link: Locator) => {
      const name = await link.innerText()
      await link.click()
      await page.locator('main h1').first().waitFor()
      await page.getByText('Loading…').first().waitFor({ state: 'detached' })
      assert.equal(await link.getAttribute('aria-current'), 'page', name)
      assert.equal(await page.getByRole('alert').count(), 0, name)
      assert.equal(await page.getByRole('heading', { name: 'No such page' }).count(), 0, name)
    }
    await page.getByRole('heading', { name: 'Goals' }).waitFor()
    for (const page of ['Home', 'Inbox']) await follow(navigation.getByRole('link', { name: page }))
    const found: string[] = []
    for (const place of ['Build', 'Activity', 'Insights', 'Settings']) {
      await navigation.getByRole('link', { name: place }).click()
      const links = navigation.locator('[data-current]').getByRole('link')
      await links.first().waitFor()
      for (const link of await links.all()) await follow(link)
      found.push(...(await links.allTextContents()))
    }
    assert.ok(found.length > 20)
    assert.deepEqual(complaints, [])
  })

  it('grants a permission by what it allows', async () => {
    const { page, complaints } = await stage.enter('/console/roles')
    await page.getByRole('button', { name: 'Create a role' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Code', { exact: true }).fill('postmaster')
    await dialog.getByLabel('Change the settings of “Mail”.').check()
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: /postmaster$/ }).waitFor()
    const { permissions } = await stage.admin.roles.getRole({ roleCode: 'postmaster' })
    assert.deepEqual([permissions, complaints], [['service.config.mail.manage'], []])
  })

  it('breaks a word that is longer than its column', async () => {
    const body = { code: 'long', name: 'Rechtsschutzversicherungs'.repeat(4), permissions: [] }
    await stage.admin.roles.createRole(body)
    const { page } = await stage.enter('/console/roles')
    const name = page.getByRole('link', { name: /^Rechtsschutz/ })
    await name.waitFor()
    const [table, heading] = [page.getByRole('region', { name: 'List' }), page.getByRole('columnheader').last()]
    const right = async (part: typeof table) => {
      const box = await part.boundingBox()
      assert.ok(box)
      return box.x + box.width
    }
    assert.ok((await right(heading)) <= (await right(table)))
  })

  it('creates a connection, tests it, and merges a change with the one of another user', async () => {
    const { page, complaints } = await stage.enter('/console/connections')
    await page.getByRole('button', { name: 'Create a connection' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Another service' }).click()
    await dialog.getByLabel('Code', { exact: true }).fill('No Code')
    await dialog.getByLabel('Name', { exact: true }).fill('Warehouse')
    await dialog.getByLabel('Base URL').fill('http://10.0.0.1/api')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByText('This does not have the required format.').waitFor()
    await dialog.getByLabel('Code', { exact: true }).fill('warehouse')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: /Warehouse$/ }).waitFor()
    await page.getByRole('button', { name: 'Test' }).click()
    await page.getByRole('dialog').getByText('Refused address').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    const connectionId = page.url().split('/').at(-1) ?? ''
    await page.getByLabel('Name', { exact: true }).fill('Main warehouse')
    const { connections } = stage.admin
    let isChanged = false
    // Not `times: 1`: without a handler the request is no longer delayed.
    await page.route('**/api/admin/v1/connections/*', async (route, request) => {
      if (request.method() !== 'GET' && !isChanged) {
        isChanged = true
        const { etag } = await connections.getConnection({ connectionId })
        await connections.updateConnection({ connectionId, ifMatch: etag, baseUrl: 'http://10.0.0.2/api' })
      }
      await route.continue()
    })
    const readAgain = page.waitForResponse(
      response => response.request().method() === 'GET' && response.url().endsWith(connectionId),
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Someone else has changed this.').waitFor()
    await readAgain
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Main warehouse')
    await photograph(page, 'console-connection')
    assert.equal(await page.getByLabel('Base URL').inputValue(), 'http://10.0.0.2/api')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: /Main warehouse$/ }).waitFor()
    const stored = await connections.getConnection({ connectionId })
    assert.deepEqual([stored.name, stored.baseUrl], ['Main warehouse', 'http://10.0.0.2/api'])

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No connections yet.').waitFor()
    assert.deepEqual(complaints, [])
  })

  it('uploads a picture, shows it under its lasting address, and deletes it', async () => {
    const { page, complaints } = await stage.enter('/console/media')
    await page.getByText('Nothing has been uploaded yet.').waitFor()
    const file = page.getByLabel('File to upload')
    await file.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<p>no picture</p>') })
    await page.getByRole('alert').getByText('Only PNG').waitFor()
    const picture = page.waitForResponse('**/api/v1/media/*')
    await file.setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: PNG_4x3 })
    await page.getByText('4 × 3').waitFor()
    assert.equal((await picture).status(), 200)
    await page.getByText('Copy address').waitFor()
    await photograph(page, 'console-media')
    const found = await examine(page, 'media')
    await page.getByRole('link', { name: 'map.png' }).click()
    await page.getByRole('heading', { name: /map\.png$/ }).waitFor()
    await page.getByText('No flow uses it.').waitFor()
    await photograph(page, 'console-medium')
    await page.goBack()
    await page.getByRole('button', { name: 'Delete map.png' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Nothing has been uploaded yet.').waitFor()
    // The refused upload is a failed request of the page.
    assert.deepEqual([...complaints.filter(text => !text.includes('415')), ...found], [])
  })

  it('shows how a question is answered, and makes a document of one that has no answer', async () => {
    const { service, admin } = stage
    const [{ id: tenantId } = { id: '' }] = (
      await service.database.pool.query<{ id: string }>('select id from tenants')
    ).rows
    await learn(service, tenantId, { refunds: '# Refunds\n\nA refund takes 14 days.' })
    await put(service.database.pool, 'knowledge_gaps', {
      ...{ tenant_id: tenantId, id: newId(), locale: 'en', text: 'Do you ship to Norway?', normalized: 'n' },
      ...{ flow: 'help', node: 'know' },
    })
    const { page, complaints } = await stage.enter('/console/knowledge-gaps')
    await page.getByRole('link', { name: 'Do you ship to Norway?' }).click()
    await page.getByRole('button', { name: 'Write an answer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Source ID').fill('Help')
    await page.getByRole('option', { name: /Help/ }).click()
    await dialog.getByLabel('Answer', { exact: true }).fill('Within a week.')
    await dialog.getByRole('button', { name: 'Write an answer' }).click()
    await page.getByText('No knowledge gaps yet.').waitFor()

    await page.goto(`${service.url}/console/knowledge-search`)
    await page.getByLabel('Question of a visitor').fill('How long do refunds to Norway take?')
    const passages = page.getByRole('list', { name: 'Passages, the best first' })
    await passages.getByText('A refund takes 14 days.').waitFor()
    await passages.getByText('Within a week.').waitFor()
    await page.getByRole('region', { name: 'In English' }).getByRole('cell', { name: 'norway' }).waitFor()
    const checks = page.getByRole('region', { name: 'Checks' })
    await passages.getByRole('button', { name: 'Expect this passage' }).first().click()
    await passages.getByRole('link', { name: 'This is checked now' }).waitFor()
    await checks.getByRole('button', { name: 'Run the checks' }).click()
    await checks.getByText('All checks pass.').waitFor()
    await photograph(page, 'console-question')
    const found = await examine(page, 'question')
    await passages.getByRole('link', { name: 'Do you ship to Norway?' }).click()
    await page.getByRole('heading', { name: /Do you ship to Norway\?$/ }).waitFor()
    assert.deepEqual((await admin.trainingSources.listKnowledgeGaps({})).items, [])
    assert.deepEqual([...complaints.filter(text => !text.includes('404')), ...found], [])
  })

  it('shows a new token once, and stores it nowhere', async () => {
    const { page, complaints } = await stage.enter('/console/account')
    await page.getByRole('link', { name: 'Your personal access tokens' }).click()
    await page.getByRole('button', { name: 'Create a personal access token' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Deployment')
    await page.getByLabel('api:full').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
    const value = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
    assert.match(value, /^cfp_/)
    await page.getByRole('button', { name: 'I have stored it' }).click()
    await page.getByRole('heading', { name: /Deployment$/ }).waitFor()
    const held = await page.evaluate<string>(
      'JSON.stringify([document.documentElement.outerHTML, { ...localStorage }, { ...sessionStorage }])',
    )
    assert.ok(!held.includes(value))
    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('revoked').first().waitFor()
    assert.deepEqual(complaints, [])
  })

  it('changes a setting of the configuration and resets it', async () => {
    const { page, complaints } = await stage.enter('/console/config/insights')
    const days = page.getByLabel('Telemetry retention', { exact: false }).first()
    const before = await days.inputValue()
    await days.fill('20')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Set here.').first().waitFor()
    await photograph(page, 'console-section')
    await page.getByRole('button', { name: /^Use the inherited value/ }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Not saved yet.').waitFor({ state: 'detached' })
    assert.equal(await days.inputValue(), before)
    assert.deepEqual(complaints, [])
  })

  it('offers a role only the actions that it may perform, and axe finds no violation', async () => {
    const { page, complaints } = await stage.enter('/console/users', { as: EVE })
    await page.getByRole('heading', { name: 'Not for your role' }).waitFor()
    await page.getByRole('link', { name: 'Build' }).click()
    await page.getByRole('link', { name: 'Connections' }).click()
    await page.getByRole('heading', { name: 'Connections' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Create a connection' }).count(), 0)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Configuration' }).click()
    await page.getByRole('link', { name: /^Chat widget/ }).click()
    await page.getByRole('heading', { name: /Chat widget$/ }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Save' }).count(), 0)
    const found = await examine(page, 'section')
    const admin = await stage.enter('/console/roles')
    await admin.page.getByRole('link', { name: 'Onlooker' }).click()
    await admin.page.getByLabel('service.flows.view').waitFor()
    found.push(...(await examine(admin.page, 'role')))
    await admin.page.goto(`${stage.service.url}/console/audit`)
    await admin.page.getByRole('link', { name: 'Flow: publish' }).click()
    await admin.page.getByRole('heading', { name: 'Details' }).waitFor()
    await photograph(admin.page, 'console-audit-entry')
    found.push(...(await examine(admin.page, 'audit entry')))
    assert.deepEqual([...complaints, ...admin.complaints, ...found], [])
  })
})
