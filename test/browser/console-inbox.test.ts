import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { openSession } from '../../generated/sdk/dist/index.js'
import { eventually } from '../support/eventually.ts'
import { PDF, PNG_4x3 } from '../support/files.ts'
import { handingOver } from '../support/handoffs.ts'
import { accessibilityFindings, DEMO_KEY, photograph, withoutBrowser } from './browser.ts'
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
      ['show', 'repairs'],
    ] as const) {
      const { id: flowId } = await admin.flows.createFlow({
        definition: handingOver(code, queue),
      })
      await admin.flows.publishFlow({ flowId })
    }
    await admin.handoffs.createQueue({ code: 'support', name: 'Support', assignment: 'automatic', skills: ['de'] })
    await admin.handoffs.createQueue({ code: 'sales', name: 'Sales' })
    await admin.handoffs.createQueue({ code: 'repairs', name: 'Repairs' })
    await admin.handoffs.createCannedAnswer({
      code: 'returns',
      title: 'Returns',
      text: 'You have 14 days.',
      locale: 'en',
    })
    await admin.handoffs.createCannedAnswer({
      code: 'retoure',
      title: 'Returns in German',
      text: 'Sie haben 14 Tage.',
      locale: 'de',
    })
  })
  afterEach(async () => {
    await stage.closePages()
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
      types: async () => await session.announceTyping(),
      run: async () => await session.execution(executionId),
    }
  }
  const listed = (page: Page) => page.getByRole('region', { name: 'Handoffs' }).getByRole('link')
  const said = (page: Page) => page.getByRole('log', { name: 'What was said' })

  /** Links are to the address of the deployment, which is not where the test serves. */
  const linkHere = async (page: Page) =>
    await page.context().route(/\/conversations\/[^/]+\/files\//, async route => {
      const response = await route.fetch()
      const { url, ...file } = (await response.json()) as { url: string }
      const json = { ...file, url: url.replace('http://localhost', stage.service.url) }
      await route.fulfill({ response, json })
    })

  it('shows a conversation as it comes, and takes it from the claim to its end', async () => {
    const { page, complaints } = await stage.enter('/console/handoffs', { viewport: { width: 1440, height: 900 } })
    await page.getByText('Nobody waits.').waitFor()
    assert.deepEqual(await examine(page, 'empty inbox'), [])
    const zoe = await visit()
    await listed(page).filter({ hasText: 'Zoë Quill' }).click()
    await said(page).getByText('Somebody will be with you').waitFor()
    assert.equal(await said(page).getByText('message', { exact: true }).count(), 0, 'the field has no name to show')
    await page.getByRole('button', { name: 'Claim' }).click()
    await page.getByText('by you').waitFor()
    await page.getByRole('textbox', { name: 'Reply' }).fill('Which lamp is it?')
    await page.keyboard.press('Control+Enter')
    await said(page).getByText('Which lamp is it?').waitFor()
    await said(page).getByText(/^Ada/).waitFor()
    const typing = page.getByText('Zoë Quill is typing …')
    await zoe.types()
    await typing.waitFor()
    await zoe.says('The green one')
    await said(page).getByText('The green one').waitFor()
    await typing.waitFor({ state: 'detached' })
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

  it('shows what others do meanwhile, and gives a conversation to somebody and back to its queue', async () => {
    const { admin } = stage
    const yan = await visit({ id: 'c-18', name: 'Yan' })
    await (await visit({ id: 'c-18', name: 'Yan' })).says('An earlier one')
    const { page, complaints } = await stage.enter('/console/handoffs?search=yan')
    await listed(page).first().click()
    await page.getByRole('button', { name: 'Details' }).click()
    const details = page.getByRole('complementary', { name: 'Details' })
    await details.getByRole('region', { name: 'Other conversations' }).getByRole('link').waitFor()
    const [handoff] = (await admin.handoffs.listHandoffs({ search: 'yan' })).items
    assert.ok(handoff)
    const handoffId = handoff.id
    await admin.handoffs.addHandoffNote({ handoffId, text: 'A regular' })
    await details.getByText('A regular').waitFor()
    assert.deepEqual(await examine(page, 'details'), [])
    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByRole('button', { name: 'Assign…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign the conversation' })
    await dialog.getByLabel('Person').selectOption({ label: 'Eve' })
    assert.deepEqual(await examine(page, 'assignment'), [])
    await dialog.getByRole('button', { name: 'Assign' }).click()
    await page.getByText('Eve answers this conversation.').waitFor()
    await page.getByRole('button', { name: 'Release' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
    await page.getByRole('textbox', { name: 'Reply' }).waitFor()
    await admin.handoffs.closeHandoff({ handoffId })
    await page.getByRole('textbox', { name: 'Reply' }).waitFor({ state: 'detached' })
    assert.equal((await yan.run()).status, 'completed')
    await page.goto(`${stage.service.url}/console/handoffs/${handoffId}`)
    await page.getByRole('region', { name: 'Conversation with Yan' }).getByText('closed', { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
  })

  it('carries files both ways between the widget and the inbox', async () => {
    const visitor = (await stage.open()).page
    await linkHere(visitor)
    await visitor.getByRole('button', { name: 'show', exact: true }).click()
    const picture = { name: 'lamp.png', mimeType: 'image/png', buffer: PNG_4x3 }
    const attach = visitor.getByLabel('Attach files')
    await attach.setInputFiles([picture, { ...picture, name: 'wrong.png' }])
    await visitor.getByRole('button', { name: 'Remove wrong.png' }).click()
    assert.deepEqual(await accessibilityFindings(visitor, 'parley-chat'), [])
    await visitor.getByRole('button', { name: 'Send' }).click()
    const mine = visitor.locator('.entry.visitor', { hasText: `lamp.png, ${PNG_4x3.length} byte` })
    await mine.locator('img').waitFor()
    assert.equal(await mine.locator('.bubble').count(), 0, 'the name is there once')

    const { page } = await stage.enter('/console/handoffs?queue=repairs')
    await linkHere(page)
    await listed(page).click()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      said(page)
        .getByRole('button', { name: /^lamp\.png, / })
        .click(),
    ])
    assert.equal(saved.suggestedFilename(), 'lamp.png')
    await page.getByRole('button', { name: 'Claim' }).click()
    await page.getByText('by you').waitFor()
    const label = { name: 'label.pdf', mimeType: 'application/pdf', buffer: PDF }
    await page.getByLabel('File to attach').setInputFiles(label)
    await page.getByRole('button', { name: /^Remove label\.pdf/ }).waitFor()
    assert.deepEqual(await examine(page, 'attached files'), [])
    await page.getByRole('textbox', { name: 'Reply' }).fill('Print this')
    await page.keyboard.press('Control+Enter')
    await said(page)
      .getByRole('button', { name: /^label\.pdf, / })
      .waitFor()

    const theirs = visitor.locator('.entry.agent', { hasText: 'Print this' }).getByRole('button')
    const [received] = await Promise.all([visitor.waitForEvent('download'), theirs.click()])
    assert.equal(received.suggestedFilename(), 'label.pdf')
    // What the page keeps of the conversation has the files too.
    await visitor.reload()
    await mine.locator('img').waitFor()
    await theirs.waitFor()
  })

  it('makes a person available while it is open, with the skills of the person', async () => {
    const { admin } = stage
    const { page, complaints } = await stage.enter('/console/handoffs')
    await page.getByRole('button', { name: 'Skills…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your skills' })
    await dialog.getByLabel('de').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    const said = async () => await page.waitForResponse(reply => reply.url().endsWith('/presence') && reply.ok())
    await Promise.all([said(), page.getByRole('switch', { name: 'Available' }).check()])
    const { state, skills } = await admin.handoffs.getPresence()
    assert.deepEqual([state, skills], ['online', ['de']])
    await Promise.all([said(), page.getByRole('link', { name: 'Home' }).click()])
    assert.equal((await admin.handoffs.getPresence()).state, 'away')
    await Promise.all([said(), page.getByRole('link', { name: 'Inbox' }).click()])
    assert.equal((await admin.handoffs.getPresence()).state, 'online')
    await page.close()
    // Not over HTTP, where the requests of a minute are counted, and the clock of the test stands still.
    await eventually(async () => {
      const { rowCount } = await stage.service.database.pool.query(
        'select from presences where online_until is not null',
      )
      assert.equal(rowCount, 0)
    })
    assert.deepEqual(complaints, [])
  })

  it('gets its queues, with their opening hours, and its canned answers from the settings', async () => {
    const { admin } = stage
    const { page, complaints } = await stage.enter('/console/queues')
    await page.getByRole('button', { name: 'Create a queue' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Code').fill('night')
    await dialog.getByLabel('Name').fill('Night shift')
    await dialog.getByRole('button', { name: 'Opening hours' }).click()
    await dialog.getByRole('button', { name: 'Opening hour', exact: true }).click()
    for (const day of ['Sun', 'Sat']) await dialog.getByLabel(day).check()
    await dialog.getByLabel('From').fill('20:00')
    await dialog.getByLabel('To').fill('24:00')
    assert.deepEqual(await examine(page, 'new queue'), [])
    await photograph(page, 'console-queue-create')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: /Night shift$/ }).waitFor()
    const { items } = await admin.handoffs.listQueues()
    const openingHours = items.find(({ code }) => code === 'night')?.openingHours
    assert.deepEqual(openingHours, [{ days: [6, 7], from: '20:00', to: '24:00' }])
    await page.getByRole('link', { name: 'Canned answers' }).click()
    await page.getByRole('link', { name: 'Returns', exact: true }).click()
    await page.getByLabel('Text').fill('You have 30 days.')
    const saved = page.waitForResponse(reply => reply.request().method() === 'PATCH' && reply.ok())
    await Promise.all([saved, page.getByRole('button', { name: 'Save' }).click()])
    const { items: answers } = await admin.handoffs.listCannedAnswers()
    assert.equal(answers.find(({ code }) => code === 'returns')?.text, 'You have 30 days.')
    assert.deepEqual(complaints, [])
  })

  it('has room on a phone for one thing at a time', async () => {
    await visit({ name: 'Xenia' })
    const { page, complaints } = await stage.enter('/console/handoffs', { viewport: { width: 390, height: 844 } })
    const item = listed(page).filter({ hasText: 'Xenia' })
    await item.waitFor()
    assert.deepEqual(await examine(page, 'list on a phone'), [])
    await photograph(page, 'console-inbox-phone-list')
    await item.click()
    await said(page).getByText('Somebody will be with you').waitFor()
    assert.equal(await item.isVisible(), false)
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 390)
    assert.deepEqual(await examine(page, 'conversation on a phone'), [])
    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByRole('region', { name: 'Handoff', exact: true }).waitFor()
    assert.deepEqual(await examine(page, 'details on a phone'), [])
    await photograph(page, 'console-inbox-phone-details')
    await page.goBack()
    await item.waitFor()
    assert.deepEqual(complaints, [])
  })

  it('is worked through by keyboard, and sends a reply that was refused once more as the same message', async () => {
    const first = await visit({ name: 'Tom' }, 'buy')
    stage.service.clock.advance(1_000)
    const second = await visit({ name: 'Ulf' }, 'buy')
    const { page, complaints } = await stage.enter('/console/handoffs?queue=sales')
    await listed(page).nth(1).waitFor()
    await listed(page).first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Conversation with Ulf' }).waitFor()
    await said(page).getByText('Somebody will be with you').waitFor()
    await page.keyboard.press('r')
    await page.locator('textarea:focus').waitFor()
    await page.keyboard.type('Hello Ulf')
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
    assert.equal(await page.getByRole('textbox', { name: 'Reply' }).inputValue(), 'Hello Ulf')
    await page.getByRole('textbox', { name: 'Reply' }).focus()
    await page.keyboard.press('Control+Enter')
    await said(page).getByText('Hello Ulf').waitFor()
    await page.getByText('by you').waitFor()
    assert.deepEqual([keys.length, new Set(keys).size], [2, 1])
    await page.keyboard.press('Escape')
    await page.locator('a:focus', { hasText: 'Ulf' }).waitFor()
    await page.getByRole('button', { name: 'Mine' }).click()
    await listed(page).filter({ hasText: 'Tom' }).waitFor({ state: 'detached' })
    await listed(page).filter({ hasText: 'Ulf' }).waitFor()
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
