import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { definitionFrom, STARTERS } from '../../console/gallery/starts.ts'
import { photograph, withoutBrowser } from './browser.ts'
import { examine, startConsoleStage, type ConsoleStage } from './console-stage.ts'

describe('a new flow in the console', { skip: withoutBrowser }, () => {
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
  const open = async (viewport: { width: number; height: number }) => {
    const visit = await stage.enter('/console/flows', { viewport })
    await visit.page.getByRole('button', { name: 'New flow' }).click()
    const dialog = visit.page.getByRole('dialog', { name: 'New flow' })
    await dialog.getByRole('radio', { name: /How did we do/ }).waitFor()
    return { ...visit, dialog }
  }

  it('begins with a flow of the gallery, whose tests pass', async () => {
    const { page, complaints, dialog } = await open({ width: 1440, height: 900 })
    assert.deepEqual(await examine(page, 'new flow'), [])
    await photograph(page, 'console-new-flow')
    await dialog.getByRole('combobox', { name: 'Trade' }).selectOption('Any trade')
    await dialog.getByRole('radio', { name: /How did we do/ }).check()
    const conversation = dialog.getByRole('region', { name: 'Example conversation: How did we do?' })
    await conversation.getByText('93 of 100: thank you!').waitFor()
    assert.deepEqual(await examine(page, 'new flow with a conversation'), [])
    await conversation.scrollIntoViewIfNeeded()
    await photograph(page, 'console-new-flow-conversation')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Shop survey')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('application', { name: /^Shop survey/ }).waitFor()
    await page.getByRole('button', { name: 'Nothing to fix' }).waitFor()
    await photograph(page, 'console-new-flow-created')
    const [flow] = (await stage.admin.flows.listFlows({ search: 'shop-survey' })).items
    const { definition } = await stage.admin.flows.getFlowDraft({ flowId: flow?.id ?? '' })
    assert.equal(definition['triggers'][0].intent, 'shop_survey')
    const { results } = await stage.admin.flows.testFlow({ flowId: flow?.id ?? '', source: 'draft' as const })
    assert.deepEqual(
      results.map(({ failures }) => failures),
      [[], [], [], [], []],
    )
    assert.deepEqual(complaints, [])
  })

  it('can be tried live before there is one, and began again', async () => {
    const { page, complaints, dialog } = await open({ width: 1440, height: 900 })
    await dialog.getByRole('radio', { name: /Become a partner/ }).check()
    await dialog.getByRole('button', { name: 'Try it' }).click()
    const trial = page.getByRole('dialog', { name: 'Try “Become a partner”' })
    const chat = trial.getByRole('region', { name: 'Chat with the flow' })
    await chat.getByLabel('Name of the shop').fill('Blue Door')
    await photograph(page, 'console-try-form')
    assert.deepEqual(await examine(page, 'trial of a flow'), [])
    await chat.getByLabel('Up to 1,000').check()
    await chat.getByLabel('E-mail at work').fill('ada@blue-door.example')
    await chat.getByLabel(/You may write to me/).check()
    await chat.getByRole('button', { name: 'Send', exact: true }).click()
    await chat.getByText('Blue Door').first().waitFor()
    await photograph(page, 'console-try-answered')
    await page.keyboard.press('Escape')
    await trial.waitFor({ state: 'detached' })

    await dialog.getByRole('radio', { name: /^Buttons/ }).check()
    await dialog.getByRole('button', { name: 'Try it' }).click()
    const buttons = page.getByRole('region', { name: 'Chat with the flow' })
    await buttons.getByRole('button', { name: 'Contact' }).click()
    await buttons.getByText('we answer within a day').waitFor()
    await buttons.getByRole('button', { name: 'Start again' }).first().click()
    await buttons.getByRole('button', { name: 'Opening hours' }).click()
    await buttons.getByText('We are open from 9 to 18').waitFor()
    assert.equal(await buttons.getByText('we answer within a day').count(), 0)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    assert.equal((await stage.admin.flows.listFlows({ search: 'partner' })).items.length, 0)
    assert.deepEqual(complaints, [])
  })

  it('suggests the name of what it begins with, and fits a phone', async () => {
    const { page, dialog } = await open({ width: 390, height: 844 })
    await dialog.getByRole('radio', { name: /How did we do/ }).check()
    await photograph(page, 'console-new-flow-phone')
    assert.equal(await dialog.getByRole('textbox', { name: 'Name' }).inputValue(), 'How did we do?')
    assert.equal(await dialog.getByRole('textbox', { name: 'Code' }).inputValue(), 'how-did-we-do')
    await dialog.getByRole('radio', { name: /^A question/ }).check()
    assert.equal(await dialog.getByRole('textbox', { name: 'Name' }).inputValue(), '')
    const name = dialog.getByRole('textbox', { name: 'Name' }).and(page.locator('[value="Order status 2"]'))
    await dialog.getByRole('radio', { name: /^Order status/ }).check()
    await name.waitFor({ state: 'attached' })
    assert.equal(await dialog.getByRole('textbox', { name: 'Code' }).inputValue(), 'order-status-2')
    const create = await dialog.getByRole('button', { name: 'Create' }).boundingBox()
    assert.ok(create !== null && create.y + create.height <= 844, 'the button stays in sight')
  })

  it('can be tried on the whole screen of a phone', async () => {
    const { page, complaints, dialog } = await open({ width: 390, height: 844 })
    await dialog.getByRole('radio', { name: /^Talk to us/ }).check()
    await dialog.getByRole('button', { name: 'Try it' }).click()
    const trial = page.getByRole('dialog', { name: 'Try “Talk to us”' })
    await trial.getByRole('button', { name: 'An order' }).click()
    await trial.getByLabel('Your message').waitFor()
    await photograph(page, 'console-try-phone')
    assert.deepEqual(await examine(page, 'trial on a phone'), [])
    const [sheet, chat] = await Promise.all([
      trial.boundingBox(),
      trial.getByRole('region', { name: 'Chat with the flow' }).locator('parley-preview').boundingBox(),
    ])
    assert.deepEqual([sheet?.width, sheet?.height], [390, 844])
    assert.ok(chat !== null && chat.height > 600 && chat.y + chat.height <= 844, 'the chat fills the screen')
    assert.equal(await trial.getByRole('button', { name: '+ 1 hour' }).isVisible(), false)
    await trial.getByText('Let time pass').click()
    await trial.getByRole('button', { name: '+ 1 hour' }).click()
    await trial.getByText('2026-06-01 11:00:00 UTC').waitFor()
    assert.deepEqual(complaints, [])
  })

  it('shows no finding before the first edit', async () => {
    const { page, dialog } = await open({ width: 1440, height: 900 })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('From nothing')
    const checked = page.waitForResponse(answer => answer.url().endsWith('/validate'))
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('button', { name: 'Add the first node' }).waitFor()
    await checked
    await photograph(page, 'console-new-flow-empty')
    assert.equal(await page.getByRole('button', { name: /error|warning/ }).count(), 0)
  })

  it('can be published as it is when it begins with a starter', async () => {
    for (const start of STARTERS.filter(({ id }) => id !== 'empty')) {
      const definition = definitionFrom(start, `starter-${start.id}`, start.title)
      const { id } = await stage.admin.flows.createFlow({ definition })
      const { findings } = await stage.admin.flows.validateFlow({ flowId: id, definition })
      assert.deepEqual(findings, [], start.id)
      assert.equal((await stage.admin.flows.publishFlow({ flowId: id })).version, 1)
    }
  })
})
