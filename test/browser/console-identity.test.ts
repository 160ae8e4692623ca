import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openSession } from '../../generated/sdk/dist/index.js'
import { signIdentity } from '../../generated/sdk/dist/identity.js'
import { accessibilityFindings, photograph, withoutBrowser } from './browser.ts'
import { startConsoleStage, type ConsoleStage } from './console-stage.ts'

const WIDE = { viewport: { width: 1440, height: 900 } }

describe('proven customers in the console', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  before(async () => {
    stage = await startConsoleStage()
  })
  after(async () => {
    await stage.stop()
  })

  it('are those whom tokens prove that are signed with a secret of the key, which is shown once', async () => {
    const { key } = await stage.admin.keys.createKey({ name: 'account' })
    const { page, complaints } = await stage.enter(`/console/keys/${key.id}`, WIDE)
    page.setDefaultTimeout(15_000)
    await page.getByRole('button', { name: 'Add an identity secret' }).click()
    const dialog = page.getByRole('dialog')
    const secret = await dialog.locator('code').innerText()
    assert.deepEqual(await accessibilityFindings(page), [])
    await dialog.getByRole('button', { name: 'I have stored it' }).click()
    const secrets = page.getByRole('list', { name: 'Identity secrets' })
    await secrets.getByText('never used').waitFor()
    assert.ok(!(await page.content()).includes(secret))
    assert.deepEqual(await accessibilityFindings(page), [])
    await photograph(page, 'console-identity')

    const identity = await signIdentity({
      ...{ secret, publicKey: key.key, customer: { id: 'c/1001@50%', name: 'Ada', properties: { plan: 'premium' } } },
      now: stage.service.clock.now(),
    })
    await openSession({ baseUrl: stage.service.url, publicKey: key.key, identity })
    await openSession({ baseUrl: stage.service.url, publicKey: key.key, customer: { id: 'c/1001@50%' } })
    await page.goto(`${stage.service.url}/console/contacts`)
    await page.getByRole('main').getByRole('link', { name: 'Ada' }).click()
    await page.getByText('premium').waitFor()
    const conversations = page.getByRole('region', { name: 'Conversations' })
    await conversations.getByText('Claimed').waitFor()
    assert.equal(await conversations.getByText('Proven').count(), 1)
    assert.deepEqual(await accessibilityFindings(page), [])
    await photograph(page, 'console-contact')
    assert.deepEqual(complaints, [])
  })
})
