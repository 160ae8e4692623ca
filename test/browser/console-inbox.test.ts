import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { openSession } from '../../generated/sdk/dist/index.js'
import { handingOver } from '../support/handoffs.ts'
import { DEMO_KEY, photograph, withoutBrowser } from './browser.ts'
import { examine, startConsoleStage, type ConsoleStage } from './console-stage.ts'

const ZOE = { id: 'c-17', name: 'Zoë Quill', email: 'zoe@quill.example' }

describe('the inbox', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  before(async () => {
    stage = await startConsoleStage()
    const { admin } = stage
    for (const [code, queue] of [
      ['help', 'support'],
      ['buy', 'sales'],
    ] as const) {
      const { id: flowId } = await admin.flows.createFlow({
        CreateFlowRequest: { definition: handingOver(code, queue) },
      })
      await admin.flows.publishFlow({ flowId, PublishFlowRequest: {} })
    }
    const CreateQueueRequest = { code: 'support', name: 'Support', assignment: 'automatic', skills: ['de'] } as const
    await admin.handoffs.createQueue({ CreateQueueRequest: { ...CreateQueueRequest, skills: ['de'] } })
    await admin.handoffs.createQueue({ CreateQueueRequest: { code: 'sales', name: 'Sales' } })
    const CreateCannedAnswerRequest = { code: 'returns', title: 'Returns', text: 'You have 14 days.', locale: 'en' }
    await admin.handoffs.createCannedAnswer({ CreateCannedAnswerRequest })
    await admin.handoffs.createCannedAnswer({
      CreateCannedAnswerRequest: {
        code: 'retoure',
        title: 'Returns in German',
        text: 'Sie haben 14 Tage.',
        locale: 'de',
      },
    })
  })
  after(async () => {
    await stage.stop()
  })

  /** A visitor whom the flow hands over. */
  const visit = async (customer: object = ZOE, intentName = 'help') => {
    const address = stage.service.nextAddress()
    const session = await openSession({
      baseUrl: stage.service.url,
      publicKey: DEMO_KEY,
      customer,
      fetch: async (input, init = {}) => {
        const headers = new Headers(init.headers)
        headers.set('X-Forwarded-For', address)
        return await fetch(input, { ...init, headers })
      },
    })
    const { executionId } = await session.send({ text: 'Hi', intentName })
    return {
      says: async (message: string) => await session.answer({ values: { message } }),
      run: async () => await session.execution(executionId),
    }
  }
  const listed = (page: Page) => page.getByRole('region', { name: 'Handoffs' }).getByRole('link')
  const said = (page: Page) => page.getByRole('log', { name: 'What was said' })

  it('shows a conversation as it comes, and takes it from the claim to its end', async () => {
    const { page, complaints } = await stage.enter('/console/handoffs', { viewport: { width: 1440, height: 900 } })
    await page.getByText('Nobody waits.').waitFor()
    assert.deepEqual(await examine(page, 'empty inbox'), [])
    const zoe = await visit()
    await listed(page).filter({ hasText: 'Zoë Quill' }).click()
    await said(page).getByText('Somebody will be with you').waitFor()
    await page.getByRole('button', { name: 'Claim' }).click()
    await page.getByText('by you').waitFor()
    await page.getByRole('textbox', { name: 'Reply' }).fill('Which lamp is it?')
    await page.keyboard.press('Control+Enter')
    await said(page).getByText('Which lamp is it?').waitFor()
    await said(page).getByText(/^Ada/).waitFor()
    await zoe.says('The green one')
    await said(page).getByText('The green one').waitFor()
    await page.getByRole('textbox', { name: 'Reply' }).pressSequentially('Well: /ret')
    const offered = page.getByRole('listbox', { name: 'Canned answers' })
    await offered.waitFor()
    assert.deepEqual(await offered.getByRole('option').allInnerTexts(), [
      '/retoure\nReturns in German',
      '/returns\nReturns',
    ])
    assert.deepEqual(await examine(page, 'canned answers'), [])
    await photograph(page, 'console-inbox-canned')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' Shall I?')
    assert.equal(await page.getByRole('textbox', { name: 'Reply' }).inputValue(), 'Well: You have 14 days. Shall I?')
    await page.getByRole('textbox', { name: 'Note' }).fill('Ask the warehouse')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByRole('region', { name: 'Notes' }).getByText('Ask the warehouse').waitFor()
    assert.deepEqual(await examine(page, 'inbox'), [])
    await pictures(page, 'console-inbox')
    await page.getByRole('button', { name: 'Hand back…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Outcome').fill('solved')
    await dialog.getByRole('button', { name: 'Hand back' }).click()
    await page.getByText('handed back').waitFor()
    const { status, blocks } = await zoe.run()
    assert.deepEqual(
      [status, blocks.at(-1)?.payload],
      ['completed', { ...blocks.at(-1)?.payload, text: 'Outcome: solved' }],
    )
    assert.deepEqual(complaints, [])
  })

  it('is worked through by keyboard, and sends a reply that was refused once more as the same message', async () => {
    const [first, second] = [await visit(), await visit({ name: 'Yan' }, 'buy')]
    const { page, complaints } = await stage.enter('/console/handoffs')
    await listed(page).nth(1).waitFor()
    await listed(page).first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Conversation with Yan' }).waitFor()
    await said(page).getByText('Somebody will be with you').waitFor()
    await page.keyboard.press('r')
    await page.keyboard.type('Hello Yan')
    const keys: (string | undefined)[] = []
    await page.route('**/replies', async route => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) {
        await route.continue()
        return
      }
      const body = { error: 'internal_error', message: 'Sorry', request_id: 'r1' }
      await route.fulfill({ status: 400, json: body })
    })
    await page.keyboard.press('Control+Enter')
    await page.getByRole('alert').waitFor()
    await page.reload()
    await said(page).getByText('Somebody will be with you').waitFor()
    assert.equal(await page.getByRole('textbox', { name: 'Reply' }).inputValue(), 'Hello Yan')
    await page.getByRole('textbox', { name: 'Reply' }).focus()
    await page.keyboard.press('Control+Enter')
    await said(page).getByText('Hello Yan').waitFor()
    await page.getByText('by you').waitFor()
    assert.deepEqual([keys.length, new Set(keys).size], [2, 1])
    await page.keyboard.press('Escape')
    assert.match(await page.locator(':focus').innerText(), /Yan/)
    await page.getByRole('button', { name: 'Mine' }).click()
    await listed(page).filter({ hasText: 'Zoë' }).waitFor({ state: 'detached' })
    await listed(page).filter({ hasText: 'Yan' }).waitFor()
    assert.equal(await listed(page).count(), 1)
    assert.deepEqual([(await first.run()).status, (await second.run()).status], ['waiting_input', 'waiting_input'])
    assert.deepEqual(complaints, [])
  })
})

async function pictures(page: Page, name: string): Promise<void> {
  const size = page.viewportSize()
  for (const [suffix, viewport] of [
    ['', { width: 1440, height: 900 }],
    ['-phone', { width: 390, height: 844 }],
  ] as const) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await photograph(page, `${name}${suffix}-${colorScheme}`)
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  if (size !== null) await page.setViewportSize(size)
}
