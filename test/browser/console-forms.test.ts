import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { eventually } from '../support/eventually.ts'
import { photograph, withoutBrowser } from './browser.ts'
import { EVE, examine, startConsoleStage, type ConsoleStage } from './console-stage.ts'

const FORM = 'What would you like to send back?'

describe('forms in the console', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  let formId: string
  before(async () => {
    stage = await startConsoleStage()
    const form = (await stage.admin.forms.listForms({ search: 'return' })).items[0]
    assert.ok(form)
    formId = form.id
  })
  afterEach(async () => {
    await stage.closePages()
  })
  after(async () => {
    await stage.stop()
  })

  it('edits a form next to its preview in the widget, saves automatically, and publishes', async () => {
    const { page, complaints } = await stage.enter('/console/forms')
    await page.getByRole('row').nth(1).waitFor()
    await photograph(page, 'console-forms')
    await page.getByRole('link', { name: FORM }).click()
    const preview = page.getByRole('region', { name: 'Preview of the form' })
    await preview.getByLabel('Item').waitFor()
    await page.getByRole('region', { name: 'Used by flows' }).getByRole('link', { name: 'Returns' }).waitFor()
    await photograph(page, 'console-form')
    await page.getByRole('navigation', { name: 'Fields' }).getByRole('button', { name: 'What is wrong?' }).click()
    await page.getByLabel('Label', { exact: true }).fill('What happened?')
    await preview.getByText('What happened?').waitFor()
    await page.getByRole('button', { name: 'Add option' }).click()
    await preview.getByText('Option 4').waitFor()
    await photograph(page, 'console-form-field')
    await page.getByRole('button', { name: 'Add field' }).click()
    await page.getByRole('button', { name: 'Rating' }).click()
    await preview.getByText('How are we doing?').waitFor()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByLabel('What changed').fill('Asks for a rating')
    await photograph(page, 'console-form-publish')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByLabel('Version').getByText('v2 · live · Asks for a rating').waitFor({ state: 'attached' })
    assert.deepEqual(complaints, [])
  })

  it('has no notice for what is typed after a publish, nor when its page was left during a save', async () => {
    const { page, complaints } = await stage.enter(`/console/forms/${formId}?field=0`)
    const label = page.getByLabel('Label', { exact: true })
    const stored = async () => {
      const { definition } = await stage.admin.forms.getFormDraft({ formId })
      return (definition['fields'] as { label: string }[])[0]?.label
    }
    const tags: string[] = []
    page.on('request', request => {
      if (request.method() === 'PUT') tags.push(request.headers()['if-match'] ?? '')
    })
    const { promise: first, resolve: letGo } = Promise.withResolvers<undefined>()
    await page.route('**/draft', async route => {
      if (route.request().method() === 'PUT') await first
      await route.continue()
    })
    await label.fill('Item one')
    await page.getByText('Saving…', { exact: true }).waitFor()
    // A publish during a save waits for it.
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    letGo(undefined)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await label.fill('Item two')
    await page.getByText('Saved', { exact: true }).waitFor()
    assert.equal(await stored(), 'Item two')
    assert.deepEqual([tags.length, new Set(tags).size], [2, 2])

    const { promise: second, resolve: letGoAgain } = Promise.withResolvers<undefined>()
    await page.unroute('**/draft')
    await page.route('**/draft', async route => {
      if (route.request().method() === 'PUT') await second
      await route.continue()
    })
    await label.fill('Item three')
    await page.getByText('Saving…', { exact: true }).waitFor()
    await label.fill('Item four')
    await page.getByRole('link', { name: 'Forms', exact: true }).first().click()
    await page.getByRole('row').nth(1).waitFor()
    await page.goBack()
    letGoAgain(undefined)
    await label.waitFor()
    assert.equal(await label.inputValue(), 'Item four')
    await page.getByText('Saved', { exact: true }).waitFor()
    assert.equal(await stored(), 'Item four')
    assert.equal(await page.getByText(/changed this draft|is back|changed the same/).count(), 0)
    await label.fill('Item')
    await page.getByText('Saved', { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
  })

  it('works with the keyboard alone: translates, moves a field, and shows a conflict of drafts', async () => {
    const { page, complaints } = await stage.enter(`/console/forms/${formId}?field=0&language=de`)
    const preview = page.getByRole('region', { name: 'Preview of the form' })
    await preview.getByLabel('Item').waitFor({ state: 'detached' })
    await page.getByLabel('Label', { exact: true }).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Gegenstand')
    await preview.getByLabel('Gegenstand').waitFor()
    await page.getByRole('navigation', { name: 'Fields' }).getByRole('button').nth(1).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    const { definition, etag } = await eventually(async () => {
      const draft = await stage.admin.forms.getFormDraft({ formId })
      const names = (draft.definition['fields'] as { name: string }[]).map(({ name }) => name)
      assert.equal(names.indexOf('item'), 2)
      return draft
    })
    await page.getByText('Saved', { exact: true }).waitFor()
    const { promise: theirSave, resolve: theirsIsSaved } = Promise.withResolvers<undefined>()
    await page.route('**/draft', async route => {
      if (route.request().method() === 'PUT') await theirSave
      await route.continue()
    })
    await page.getByLabel('Help text').fill('Was soll zurück?')
    const theirs = withHelp({ ...definition, title: 'Somebody else was here' }, 'Was kommt zurück?')
    await stage.admin.forms.saveFormDraft({ formId, definition: theirs, ifMatch: etag })
    theirsIsSaved(undefined)
    const dialog = page.getByRole('dialog', { name: 'You and someone else changed the same field' })
    await dialog.getByRole('radio', { name: /^Theirs/ }).focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: 'Go on' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Somebody else was here' }).waitFor()
    assert.equal(await page.getByLabel('Help text').inputValue(), 'Was kommt zurück?')
    assert.deepEqual(
      complaints.filter(line => !line.includes('412')),
      [],
    )
  })

  it('restores the work of a killed tab, shows findings at their fields, and refuses to publish them', async () => {
    const { page, complaints } = await stage.enter(`/console/forms/${formId}?field=0`)
    await page.route('**/draft', async route => {
      if (route.request().method() === 'PUT') await route.abort()
      else await route.continue()
    })
    await page.getByLabel('Name', { exact: true }).fill('item')
    await page.keyboard.press('Enter')
    const context = page.context()
    await eventually(async () => {
      const held = await page.evaluate<[string, string][]>('Object.entries(localStorage)')
      assert.ok(held.some(([key, text]) => key.includes(formId) && text.includes('"item"')))
    })
    // A page that is closed saves once more, past the routes of a test.
    const devtools = await context.newCDPSession(page)
    devtools.send('Page.crash').catch(() => undefined)
    await page.waitForEvent('crash')
    const next = await context.newPage()
    await next.goto(`${stage.service.url}/console/forms/${formId}?field=0`)
    await next.getByText('Unsaved work from this browser has been restored').waitFor()
    await next
      .getByRole('button', { name: /finding/ })
      .first()
      .waitFor()
    await next.getByRole('button', { name: 'Publish…' }).click()
    const finding = next.getByRole('list', { name: 'Findings' }).getByRole('button').first()
    await finding.waitFor()
    assert.ok(await next.getByRole('button', { name: 'Publish', exact: true }).isDisabled())
    await photograph(next, 'console-form-findings')
    await finding.click()
    await next.getByRole('dialog').waitFor({ state: 'detached' })
    assert.deepEqual(
      complaints.filter(line => !line.includes('ERR_FAILED')),
      [],
    )
  })

  it('offers a read-only role nothing to change, and axe finds no violation', async () => {
    const { page, complaints } = await stage.enter(`/console/forms/${formId}?field=1`, { as: EVE })
    await page.getByLabel('Label', { exact: true }).waitFor()
    const buttons = page.getByRole('main').getByRole('button', { name: /Publish|Add|Delete|Duplicate|Move|Remove/ })
    assert.equal(await buttons.count(), 0)
    assert.ok(await page.getByLabel('Label', { exact: true }).isDisabled())
    const findings = await examine(page, 'form, read only')
    const ada = await stage.enter(`/console/forms/${formId}?field=1`)
    for (const [path, ready] of [
      [`/forms/${formId}?field=1`, 'section parley-preview'],
      ['/forms', 'tbody tr'],
    ] as const) {
      await ada.page.goto(`${stage.service.url}/console${path}`)
      await ada.page.locator(ready).first().waitFor()
      findings.push(...(await examine(ada.page, path)))
    }
    await ada.page.getByRole('button', { name: 'New form' }).click()
    findings.push(...(await examine(ada.page, 'new form')))
    assert.deepEqual([findings, complaints, ada.complaints], [[], [], []])
  })
})

/** A form whose field `item` has another help text in German. */
function withHelp(definition: Record<string, unknown>, help: string): Record<string, unknown> {
  const locales = definition['locales'] as { de: { fields: Record<string, object> } }
  const { fields } = locales.de
  const changed = { ...fields, item: { ...fields['item'], help } }
  return { ...definition, locales: { ...locales, de: { ...locales.de, fields: changed } } }
}
