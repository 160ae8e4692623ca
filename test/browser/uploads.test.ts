import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { PDF, PNG_2x2, PNG_4x3 } from '../support/files.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { startStage, withoutBrowser, type Stage } from './browser.ts'

describe('uploads in a browser', { skip: withoutBrowser }, () => {
  let stage: Stage
  before(async () => {
    stage = await startStage()
    await applyTestWorkspace(stage.service.database, {
      apiVersion: 'parley/v1',
      organization: { id: '018f0000-0000-7000-8000-0000000d0001', name: 'Acme Group' },
      workspace: { id: '018f0000-0000-7000-8000-0000000d0002', name: 'Acme Shop' },
      forms: [
        {
          code: 'claim',
          title: 'Your claim',
          submitLabel: 'File the claim',
          fields: [
            {
              name: 'photo',
              type: 'image',
              label: 'A photo of it',
              required: true,
              validation: { image_min_width: 3 },
            },
          ],
        },
      ],
      flows: [
        {
          code: 'claims',
          name: 'Claims',
          triggers: [{ type: 'chat_intent', intent: 'claim', display: { label: 'File a claim', pinned: true } }],
          start: 'paper',
          nodes: [
            {
              id: 'paper',
              type: 'file_upload',
              prompt: 'The receipt, please',
              field: { name: 'receipt', type: 'file', label: 'Receipt', required: true, accept: ['application/pdf'] },
              next: 'form',
            },
            { id: 'form', type: 'form', form: 'claim', next: 'done' },
            { id: 'done', type: 'end', text: 'We have {{ vars.receipt.name }} and {{ vars.photo.name }}.' },
          ],
        },
      ],
    })
  })
  after(async () => {
    await stage.stop()
  })

  it('answer a file question and a form that no page may embed, under the rules of both', async () => {
    const { page, complaints } = await stage.open()
    await page.getByRole('button', { name: /File a claim/ }).click()
    await page.getByLabel('Receipt').setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: PDF })
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByLabel('A photo of it').setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: PNG_2x2 })
    await page.getByRole('button', { name: 'File the claim' }).click()
    await page.locator('[aria-invalid="true"]').first().waitFor()
    await page.getByLabel('A photo of it').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: PNG_4x3 })
    await page.getByRole('button', { name: 'File the claim' }).click()
    await page.getByText('We have receipt.pdf and photo.png.').waitFor()
    assert.deepEqual(
      complaints.filter(complaint => !complaint.includes('422')),
      [],
    )
  })
})
