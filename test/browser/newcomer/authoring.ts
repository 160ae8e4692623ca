import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { draftNode, flowOf, liveNode, publish, type Scene, type Task } from './scene.ts'

const TEA = {
  code: 'tea',
  name: 'Tea or coffee',
  triggers: [{ type: 'chat_intent', intent: 'tea' }],
  nodes: [
    {
      id: 'ask',
      type: 'buttons',
      prompt: 'What would you like?',
      choices: [
        { id: 'tea', label: 'Tea', next: 'bye' },
        { id: 'coffee', label: 'Coffee', next: 'bye' },
      ],
    },
    { id: 'bye', type: 'end', text: 'Coming soon.' },
  ],
}

export const AUTHORING: readonly Task[] = [
  {
    task: 'a lead bot from nothing to a chat on a page',
    most: 19,
    mostKeys: 40,
    async walk(scene) {
      const { hands, page } = scene
      await hands.follow('Make a flow')
      await leadWithCondition(scene, 'Leads')
      await page.getByText('Saved', { exact: true }).waitFor()
      await hands.publish(1)
      const dialog = page.getByRole('dialog', { name: 'Share Leads' })
      await hands.click(dialog.getByRole('button', { name: 'Create a key' }))
      await hands.click(dialog.getByRole('button', { name: 'Make the page' }))
      await dialog.getByRole('link', { name: /\/c\/leads-/ }).waitFor()
    },
    async check(scene) {
      const page = (await scene.admin.hostedPages.listHostedPages({})).items[0]
      for (const [mail, thanks] of [
        ['ada@acme.example', 'A colleague of ours!'],
        ['ada@quay.example', 'Thank you! We will write to ada@quay.example soon.'],
      ] as const) {
        const visitor = await scene.visit(`/c/${page?.address ?? ''}`)
        await say(visitor, 'Name', 'Ada')
        await say(visitor, 'E-mail', mail)
        await visitor.getByText(thanks).waitFor()
        await visitor.close()
      }
    },
  },
  {
    task: 'a lead form with a condition and a call',
    most: 21,
    mostKeys: 40,
    async walk(scene) {
      const { hands, page } = scene
      await hands.follow('Build')
      await leadWithCondition(scene, 'Partners')
      await hands.press('Escape')
      await hands.select('email')
      await hands.append('http')
      await hands.type('https://crm.acme.example/leads')
      await page.getByText('Saved', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Nothing to fix' }).waitFor()
    },
    async check(scene) {
      const call = await draftNode(scene, 'partners', 'http')
      assert.deepEqual([call?.['url'], call?.['next']], ['https://crm.acme.example/leads', 'condition'])
      const { id: flowId } = await flowOf(scene, 'partners')
      const { findings } = await scene.admin.flows.validateFlow({ flowId })
      assert.deepEqual(findings, [])
    },
  },
  {
    task: 'a choice more in a question of a live flow',
    most: 8,
    mostKeys: 40,
    prepare: async scene => await publish(scene, TEA),
    async walk(scene) {
      const { hands } = scene
      await edit(scene, TEA.name)
      await hands.select('ask')
      await hands.addItem('Choice')
      await hands.type('Water')
      await publishNext(scene, 2)
    },
    async check(scene) {
      const { choices } = (await liveNode(scene, 'tea', 'ask')) as { choices: { label: string }[] }
      assert.deepEqual(
        choices.map(({ label }) => label),
        ['Tea', 'Coffee', 'Water'],
      )
    },
  },
  {
    task: 'another text in a live flow',
    most: 9,
    mostKeys: 40,
    async walk(scene) {
      const { hands } = scene
      await edit(scene, TEA.name)
      await hands.select('bye')
      await hands.press('e')
      await hands.press('Control+a')
      await hands.type('It is on its way.')
      await publishNext(scene, 3)
    },
    check: async scene => assert.equal((await liveNode(scene, 'tea', 'bye'))?.['text'], 'It is on its way.'),
  },
  {
    task: 'back to the version before',
    most: 5,
    mostKeys: 50,
    async walk({ hands, page }) {
      await hands.follow('Build', TEA.name)
      await hands.click(page.getByRole('link', { name: 'Publish…' }).or(page.getByRole('button', { name: 'Publish…' })))
      await hands.click(page.getByRole('button', { name: 'Roll back to v2' }))
      await hands.click(page.getByRole('dialog').getByRole('button', { name: 'Roll back' }))
      await page
        .getByLabel('Version')
        .getByText(/v\d · live/)
        .waitFor({ state: 'attached' })
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
    check: async scene => assert.equal((await liveNode(scene, 'tea', 'bye'))?.['text'], 'Coming soon.'),
  },
  {
    task: 'a draft shared by a trial link',
    most: 4,
    mostKeys: 35,
    async walk({ hands, page }) {
      await hands.follow('Build', 'Partners')
      await hands.click(page.getByRole('button', { name: 'Share' }))
      await hands.click(page.getByRole('button', { name: 'Make a trial link' }))
      trial = new URL((await page.getByRole('link', { name: /\/try\/cft_/ }).getAttribute('href')) ?? '').pathname
    },
    async check({ visit }) {
      const visitor = await visit(trial)
      await visitor.getByText('Nice to meet you!').waitFor()
      await visitor.close()
    },
  },
]
/** Where the draft is tried. */
let trial = ''

/** On the list of flows. */
async function leadWithCondition({ hands, page }: Scene, name: string): Promise<void> {
  await hands.click(page.getByRole('button', { name: 'New flow' }).first())
  await hands.type(name)
  await hands.click(page.getByRole('radio', { name: /^Lead/ }).first())
  await hands.press('Enter')
  await hands.select('email')
  await hands.append('condition')
  await hands.type('$contains(vars.email, "@acme.")')
  await hands.press('Escape')
  // At the branch, which is the first edge without a target.
  await hands.append('end')
  await hands.type('A colleague of ours!')
}

async function edit({ hands, page }: Scene, name: string): Promise<void> {
  await hands.follow('Build', name)
  const draft = page
    .getByRole('link', { name: 'Edit the draft' })
    .or(page.getByRole('button', { name: 'Edit the draft' }))
  await hands.click(draft)
}

async function publishNext({ hands, page }: Scene, version: number): Promise<void> {
  await page.getByText('Unsaved', { exact: true }).waitFor()
  await hands.publish(version)
  await page.waitForURL(url => !url.pathname.endsWith('/publish'))
}

async function say(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).last().fill(text)
  await page.keyboard.press('Enter')
}
