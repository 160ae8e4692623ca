import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createResumeTokens } from '../../adapters/resume-tokens.ts'
import { openSession } from '../../generated/sdk/dist/index.js'
import { APP_SECRET } from '../support/service.ts'
import { accessibilityFindings, DEMO_KEY, startStage, withoutBrowser, type Stage } from './browser.ts'

describe('the link of a mail', { skip: withoutBrowser }, () => {
  let stage: Stage
  before(async () => {
    stage = await startStage()
  })
  after(async () => {
    await stage.stop()
  })

  it('opens the question that waits, on a page that has never seen the conversation', async () => {
    const { service } = stage
    const session = await openSession({ baseUrl: service.url, publicKey: DEMO_KEY })
    const { executionId, conversationId } = await session.send({ text: 'Where is it?', intentName: 'order_status' })
    const { rows } = await service.database.pool.query<{ tenant_id: string }>(
      'select tenant_id from executions where id = $1',
      [executionId],
    )
    const run = { tenantId: rows[0]?.tenant_id ?? '', conversationId, executionId }
    const token = createResumeTokens([APP_SECRET]).issue(run, new Date(service.clock.now().getTime() + 60_000))

    const { page, complaints } = await stage.open({ path: `/#parley-resume=${token}` })
    const field = page.getByLabel('Order number')
    await field.waitFor()
    assert.equal(await page.evaluate<string>('location.hash'), '')
    assert.deepEqual(await accessibilityFindings(page), [])
    await page.reload()
    await field.fill('123456')
    await page.keyboard.press('Enter')
    await page.getByText('Order 123456 is on its way.').waitFor()

    // A link that has expired shows the chat as it was.
    service.clock.advance(61_000)
    const late = await stage.open({ path: `/#parley-resume=${token}` })
    await late.page.getByRole('button', { name: /Track my order/ }).waitFor()
    assert.equal(await late.page.evaluate<string>('location.hash'), '')
    assert.deepEqual([complaints, late.complaints], [[], []])
  })
})
