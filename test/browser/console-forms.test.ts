import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
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
    await page.getByText('Saved', { exact: true }).waitFor()
    const { definition, etag } = await stage.admin.forms.getFormDraft({ formId })
    const names = (definition['fields'] as { name: string }[]).map(({ name }) => name)
    assert.equal(names.indexOf('item'), 2)
    const theirs = { definition: { ...definition, title: 'Somebody else was here' } }
    await stage.admin.forms.saveFormDraft({ formId, SaveFormDraftRequest: theirs, If_Match: etag })
    await page.getByLabel('Help text').fill('Was soll zurück?')
    await page.getByRole('button', { name: 'Use their version' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Somebody else was here' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  it('has the work of a tab that was killed, shows findings at their fields, and refuses to publish them', async () => {
    const { page, complaints } = await stage.enter(`/console/forms/${formId}?field=0`)
    await page.route('**/draft', async route => {
      if (route.request().method() === 'PUT') await route.abort()
      else await route.continue()
    })
    await page.getByLabel('Name', { exact: true }).fill('item')
    await page.keyboard.press('Enter')
    const context = page.context()
    await page.waitForFunction(
      `Object.entries(localStorage).some(([key, text]) => key.endsWith('${formId}') && text.includes('"item"'))`,
    )
    await page.close()
    const next = await context.newPage()
    await next.goto(`${stage.service.url}/console/forms/${formId}?field=0`)
    await next.getByText('Unsaved changes from your last visit').waitFor()
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

  it('offers a role that may only look nothing to change, and axe objects to nothing', async () => {
    const { page, complaints } = await stage.enter(`/console/forms/${formId}?field=1`, { as: EVE })
    await page.getByLabel('Label', { exact: true }).waitFor()
    const buttons = page.getByRole('main').getByRole('button', { name: /Publish|Add|Delete|Duplicate|Move|Remove/ })
    assert.equal(await buttons.count(), 0)
    assert.ok(await page.getByLabel('Label', { exact: true }).isDisabled())
    const findings = await examine(page, 'form, read only')
    const ada = await stage.enter(`/console/forms/${formId}?field=1`)
    for (const [path, ready] of [
      [`/forms/${formId}?field=1`, '.widget-preview parley-preview'],
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
