import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { linkTokenOf } from '../../support/smtp.ts'
import { openSession } from '../../../generated/sdk/dist/index.js'
import { stock } from '../console-stage.ts'
import { publish, type Task } from './scene.ts'

let why = ''
let answers = ''
const GRACE = 'grace@acme.example'

export const OPERATING: readonly Task[] = [
  {
    task: 'why a run failed',
    most: 2,
    mostKeys: 40,
    async prepare(scene) {
      await publish(scene, stock)
      const [key] = (await scene.admin.keys.listKeys({})).items
      const session = await openSession({ baseUrl: scene.service.url, publicKey: key?.key ?? '' })
      await session.send({ text: 'Hi', intentName: 'stock' })
    },
    async walk({ hands, page }) {
      await hands.click(page.getByRole('link', { name: /failed run|Failures/ }).first())
      await hands.click(page.getByRole('row').nth(1).getByRole('link').first())
      const cause = page.getByText('the address is not one that may be called').first()
      await cause.waitFor()
      why = (await cause.textContent()) ?? ''
    },
    check: async () => {
      assert.match(why, /not one that may be called/)
      await Promise.resolve()
    },
  },
  {
    task: 'the answers of a flow as CSV',
    most: 4,
    mostKeys: 30,
    async walk({ hands, page }) {
      await hands.follow('Build', 'Leads', 'Results')
      await page.getByRole('cell', { name: 'Ada' }).first().waitFor()
      const download = page.waitForEvent('download')
      await hands.follow('Download as CSV')
      answers = await readFile(await (await download).path(), 'utf8')
    },
    check: async () => {
      assert.match(answers, /,Ada,ada@acme\.example/)
      await Promise.resolve()
    },
  },
  {
    task: 'a service of the shelf',
    most: 8,
    mostKeys: 30,
    async walk({ hands, page }) {
      await hands.follow('Build', 'Connections')
      await hands.click(page.getByRole('button', { name: 'Create a connection' }))
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^Postmark/ }).waitFor()
      await hands.type('mail')
      await hands.click(dialog.getByRole('button', { name: /^Postmark/ }))
      await dialog.getByLabel('Server API token').waitFor()
      await hands.fill(dialog.getByLabel('Server API token'), 'the-secret-key')
      await hands.press('Enter')
      await page.getByRole('dialog', { name: 'Postmark is connected' }).waitFor()
    },
    async check({ admin }) {
      const { items } = await admin.connections.listConnections()
      assert.deepEqual(
        items.map(({ code }) => code),
        ['postmark'],
      )
    },
  },
  {
    task: 'a colleague invited',
    most: 11,
    mostKeys: 36,
    async walk({ hands, page }) {
      await hands.follow('Settings', 'Users')
      await hands.click(page.getByRole('button', { name: 'Create a user' }))
      const dialog = page.getByRole('dialog')
      await hands.fill(dialog.getByLabel(/^E-?mail/i), GRACE)
      await hands.fill(dialog.getByLabel('Name', { exact: true }), 'Grace')
      await hands.click(dialog.getByLabel(/^Admin/))
      await hands.click(dialog.getByRole('button', { name: 'Create' }))
      const sent = page.waitForResponse(response => response.url().endsWith('/invite'))
      await hands.click(page.getByRole('button', { name: 'Send invitation' }))
      await hands.click(dialog.getByRole('button', { name: 'Send invitation' }))
      await sent
    },
    async check({ service, smtp }) {
      await service.work()
      const mail = smtp.mails.find(({ to }) => to.some(address => address.includes(GRACE)))
      assert.notEqual(linkTokenOf(mail?.data ?? ''), 'none')
    },
  },
]
