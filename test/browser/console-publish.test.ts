import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { eventually } from '../support/eventually.ts'
import { photograph, withoutBrowser } from './browser.ts'
import { EVE, examine, IVAN, startConsoleStage, type ConsoleStage } from './console-stage.ts'

type Node = { id: string; [field: string]: unknown }

describe('keys, the widget and publishing in the console', { skip: withoutBrowser }, () => {
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

  it('creates a key by keyboard, shows its secret once, and limits and revokes it', async () => {
    const { page, complaints } = await stage.enter('/console/keys')
    await page.getByRole('row').nth(1).waitFor()
    await photograph(page, 'console-keys')
    await page.getByRole('button', { name: 'New key' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Name').focus()
    await page.keyboard.type('landing-page')
    await page.keyboard.press('Tab')
    await page.keyboard.type('https://shop.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('https://shop.example/hooks')
    await page.keyboard.press('Enter')
    const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
    assert.match(secret, /^whsec_/)
    await photograph(page, 'console-key-secret')
    await page.getByRole('button', { name: 'I have stored it' }).click()
    await page.getByText('Embed code').waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'landing-page' }).click()
    const held = await page.evaluate<string>(
      'document.documentElement.outerHTML + JSON.stringify(localStorage) + JSON.stringify(sessionStorage)',
    )
    assert.ok(!held.includes(secret))
    const intents = page.getByRole('group', { name: 'Intents' })
    await intents.getByLabel('Only these').click()
    await intents.getByLabel(/order_status/).check()
    await photograph(page, 'console-key')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Discard', disabled: true }).waitFor()
    // "Discard" is disabled while a save is in flight, too.
    await eventually(async () => {
      const key = (await stage.admin.keys.listKeys()).items.find(({ name }) => name === 'landing-page')
      assert.deepEqual([key?.intents, key?.allowedOrigins], [['order_status'], ['https://shop.example']])
    })
    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('Revoked permanently.').waitFor()
    assert.deepEqual(complaints, [])
  })

  it('creates an engine token with surfaces and an expiry, shows its value once, and revokes it', async () => {
    const { page, complaints } = await stage.enter('/console/engine-tokens')
    await page.getByRole('button', { name: 'New token' }).click()
    await page.getByLabel('Name of the caller').fill('order system')
    await page.getByLabel('insights').check()
    await page.getByLabel('Expires').selectOption('In 30 days')
    await page.getByRole('button', { name: 'Create' }).click()
    const value = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
    assert.match(value, /^cfe_/)
    await page.getByRole('button', { name: 'I have stored it' }).click()
    await page.getByRole('row').getByText('order system').waitFor()
    assert.ok(!(await page.content()).includes(value))
    await photograph(page, 'console-engine-tokens')
    const [token] = (await stage.admin.engineTokens.listEngineTokens()).items
    assert.deepEqual([token?.scopes, token?.expiresAt === null], [['engine', 'insights'], false])
    await page.getByRole('button', { name: 'Revoke order system' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('row').getByText('revoked').waitFor()
    assert.deepEqual(complaints, [])
  })

  it('changes the appearance of the widget and its quick questions next to the widget itself', async () => {
    const { page, complaints } = await stage.enter('/console/widget')
    const preview = page.getByRole('region', { name: 'Preview of the widget' })
    await preview.getByRole('button', { name: /order/i }).first().waitFor()
    await photograph(page, 'console-widget')
    await page.getByLabel('Title', { exact: true }).fill('Acme listens')
    await preview.getByRole('heading', { name: 'Acme listens' }).waitFor()
    await page.getByLabel('Theme', { exact: true }).selectOption({ label: 'Forest' })
    const background = page.getByLabel('Background', { exact: true })
    assert.equal(await background.inputValue(), '#10201a')
    await page.waitForFunction(`(() => {
      const { panel } = { panel: document.querySelector('parley-preview').shadowRoot.querySelector('.panel') }
      return getComputedStyle(panel).backgroundColor === 'rgb(16, 32, 26)'
    })()`)
    await background.fill('#777777')
    await page
      .getByRole('status')
      .getByText(/^Text on the background has a contrast of 3\.\d to 1\./)
      .waitFor()
    await page.getByRole('button', { name: 'Reset to default for Background' }).click()
    await page.getByRole('status').getByText('has a contrast of').waitFor({ state: 'detached' })
    await page.getByLabel('Accent colour', { exact: true }).fill('#7a3cff')
    await page.getByRole('button', { name: 'Add question' }).click()
    const questions = page.getByRole('group', { name: /^Question \d/ })
    await questions.last().getByLabel('Question').fill('Does it fit?')
    await questions.last().getByLabel('Page type').selectOption('product')
    await questions.last().getByLabel('Flow').selectOption({ label: 'Gift finder' })
    await page.getByLabel('Preview on').selectOption('product')
    await preview.getByRole('button', { name: 'Does it fit?' }).waitFor()
    await page.getByLabel('Name of the bot', { exact: true }).fill('Robo')
    await page.getByLabel(/^After a time on the page/).fill('30')
    await page.getByLabel('When the visitor is about to leave').check()
    await page.getByLabel('Only on these pages').fill('/cart\n/products/*')
    await page.getByLabel('How often').selectOption('page')
    await photograph(page, 'console-widget-changed')
    await page.reload()
    await preview.getByRole('heading', { name: 'Acme listens' }).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved and live').waitFor()
    const { values } = await stage.admin.configuration.getConfigurationValues({ section: 'widget' })
    const own = Object.fromEntries(values.filter(({ set }) => set).map(({ path, own }) => [path, own as unknown]))
    assert.equal(own['widget/appearance/title'], 'Acme listens')
    assert.equal(own['widget/appearance/bot_name'], 'Robo')
    assert.deepEqual([own['widget/appearance/theme'], own['widget/appearance/background']], ['forest', undefined])
    const start = Object.entries(own).flatMap(([path, value]) =>
      path.startsWith('widget/start/') ? [[path.slice('widget/start/'.length), value]] : [],
    )
    assert.deepEqual(Object.fromEntries(start), {
      open_after: 30,
      open_on_exit: true,
      open_on_pages: ['/cart', '/products/*'],
      repeat: 'page',
    })
    assert.deepEqual((own['widget/quick_questions/questions'] as object[]).at(-1), {
      question: 'Does it fit?',
      pageType: 'product',
      assignedFlow: 'gift-finder',
    })
    await page.getByRole('button', { name: 'Reset to default for Title' }).click()
    await preview.getByRole('heading', { name: 'Chat with us' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  it('catches a regression by the replay of the last runs, and shows it at its node', async () => {
    const { giftFinder } = stage.seen
    const { flows } = stage.admin
    const stored = await flows.getFlowDraft({ flowId: giftFinder })
    const kettle = (node: Node): Node =>
      node.id === 'choose'
        ? {
            ...node,
            branches: (node['branches'] as Node[]).map(branch => ({
              ...branch,
              when: String(branch['when']).replace('>= 79', '>= 129'),
            })),
          }
        : node
    const definition = { ...stored.definition, nodes: (stored.definition['nodes'] as Node[]).map(kettle) }
    await flows.saveFlowDraft({ flowId: giftFinder, definition, ifMatch: stored.etag })
    const blocks = [{ type: 'card', title: 'Gooseneck kettle' }, { type: 'buttons' }]
    const steps = [{ say: 'A gift' }, { say: '100' }, { answer: { tastes: ['craft'] }, expect: { blocks } }]
    const tests = [{ name: 'finds a kettle', steps }]
    const { etag: tag } = await flows.getFlowTests({ flowId: giftFinder })
    await flows.saveFlowTests({ flowId: giftFinder, tests, ifMatch: tag })
    const { page, complaints } = await stage.enter(`/console/flows/${giftFinder}/publish`)
    await page.getByText('No errors, no warnings.').waitFor()
    const tested = page.getByRole('region', { name: 'Tests' })
    await tested.getByRole('button', { name: 'Run the test' }).click()
    await tested.getByText('The test fails.').waitFor()
    await tested.getByText('finds a kettle').waitFor()
    const replay = page.getByRole('region', { name: 'Replay' })
    await replay.getByRole('button', { name: 'Replay the last 100 executions' }).click()
    await replay.getByText('The only execution differs.').waitFor()
    await page.locator('[role="img"][data-mark="failed"]').getByText('1 execution').waitFor()
    await replay.getByRole('button', { name: 'choose 1 execution differs' }).click()
    await replay.getByText('choose → sorry').waitFor()
    assert.equal(await page.locator('[role="img"][data-mark="failed"]').count(), 1)
    await photograph(page, 'console-publish-replay')
    const findings = await examine(page, 'publish with a replay')
    // What is on the screen speaks against it: one click does not publish.
    const { publishedVersion } = await flows.getFlow({ flowId: giftFinder })
    await page.getByRole('button', { name: /^Publish version/ }).click()
    const doubted = page.getByRole('dialog', { name: 'Publish anyway?' })
    await doubted.getByText('A test fails.').waitFor()
    await doubted.getByText('One execution would take a different path.').waitFor()
    findings.push(...(await examine(page, 'publish anyway')))
    await doubted.getByRole('button', { name: 'Cancel' }).click()
    await doubted.waitFor({ state: 'detached' })
    assert.equal((await flows.getFlow({ flowId: giftFinder })).publishedVersion, publishedVersion)
    await replay.getByRole('link', { name: /^Execution of/ }).click()
    await page.getByText('Differs in').waitFor()
    await page.locator('[role="img"][data-mark="changed"]').getByText('choose').waitFor()
    await page.locator('[role="img"][data-mark="removed"]').getByText('set_kettle').waitFor()
    await page.locator('[role="img"][data-mark="added"]').getByText('sorry').waitFor()
    await photograph(page, 'console-replay')
    findings.push(...(await examine(page, 'replay')))
    await page.getByLabel('Replay on').selectOption({ label: 'Version 2, live' })
    await page.getByText(/^No difference in/).waitFor()
    const { etag } = await flows.getFlowDraft({ flowId: giftFinder })
    await flows.saveFlowDraft({ flowId: giftFinder, definition: stored.definition, ifMatch: etag })
    assert.deepEqual([findings, complaints], [[], []])
  })

  it('shows the changes of a publish, their authors and the uses of the flow, and publishes', async () => {
    const { giftFinder } = stage.seen
    const { page, complaints } = await stage.enter(`/console/flows/${giftFinder}?version=draft`)
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    await page.route(
      '**/draft',
      async route => await (route.request().method() === 'PUT' ? route.abort() : route.continue()),
    )
    await page.getByRole('treeitem', { name: /^sorry/ }).click()
    await page.keyboard.press('Delete')
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByText('Not saved yet: stored in this browser').waitFor()
    assert.ok(!page.url().includes('/publish'))
    await page.setViewportSize({ width: 1440, height: 900 })
    const bar = await page.getByRole('main').locator('> header').boundingBox()
    assert.ok((bar?.height ?? NaN) < 60, 'the bar is one row')
    await page.unroute('**/draft')
    await page.keyboard.press('Control+z')
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Publish…' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('[role="img"][data-mark="changed"]').getByText('bye').waitFor()
    await page.getByText('No errors, no warnings.').waitFor()
    const history = page.getByRole('region', { name: 'Who changed what' })
    await history.getByText('edited the draft').first().waitFor()
    assert.match((await history.textContent()) ?? '', /Ada edited the draft.*bye/)
    await page.getByRole('region', { name: 'Used by' }).getByText('quick question').first().waitFor()
    await page.getByRole('button', { name: 'bye changed' }).click()
    await page.getByRole('region', { name: 'What changed in bye' }).getByText('Enjoy it!').waitFor()
    await photograph(page, 'console-publish')
    const label = await page.getByText('Release note (optional)').boundingBox()
    const without = await page.getByText('No note').first().boundingBox()
    assert.ok(label !== null && without !== null && without.y >= label.y + label.height, '“No note” is below the label')
    await page.getByLabel('Release note (optional)').fill('A warmer goodbye')
    await page.getByRole('button', { name: 'Publish version 3' }).click()
    await page.getByLabel('Version').getByText('v3 · live · A warmer goodbye').waitFor({ state: 'attached' })
    assert.deepEqual(complaints, [])
  })

  it('refuses a draft with errors or one that another user changed meanwhile, rolls back and withdraws', async () => {
    const { giftFinder } = stage.seen
    const { flows } = stage.admin
    const { page, complaints } = await stage.enter(`/console/flows/${giftFinder}/publish`)
    const publish = page.getByRole('button', { name: /^Publish version/ })
    const save = async (change: (node: Node) => Node) => {
      const { definition, etag } = await flows.getFlowDraft({ flowId: giftFinder })
      const nodes = (definition['nodes'] as Node[]).map(change)
      await flows.saveFlowDraft({ flowId: giftFinder, definition: { ...definition, nodes }, ifMatch: etag })
    }
    await page.getByText('No errors, no warnings.').waitFor()
    assert.ok(await publish.isDisabled())
    await save(node => (node.id === 'bye' ? { ...node, text: 'So long' } : node))
    await page.getByRole('button', { name: 'bye changed' }).waitFor()
    // Another user saves while the request is in flight.
    let isSaved = false
    await page.route('**/api/**/publish', async route => {
      if (!isSaved) {
        isSaved = true
        await save(node => (node.id === 'plain' ? { ...node, next: 'nowhere' } : node))
      }
      await route.continue()
    })
    await publish.click()
    await page.getByText('Someone else has changed this flow.').waitFor()
    const finding = page.getByRole('list', { name: 'Findings' }).getByRole('button').first()
    await finding.waitFor()
    assert.ok(await publish.isDisabled())
    await photograph(page, 'console-publish-findings')
    await page.getByRole('button', { name: 'Roll back to v1' }).click()
    await page.getByLabel('Why').fill('Mugs are back')
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
    await page
      .getByLabel('Version')
      .getByText(/live · Mugs are back/)
      .waitFor({ state: 'attached' })
    await page.goBack()
    await page.getByRole('button', { name: 'Withdraw…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal((await flows.getFlow({ flowId: giftFinder })).status, 'withdrawn')
    assert.deepEqual(complaints, [])
  })

  it('lets a role that may publish but not edit publish a flow for the first time', async () => {
    const nodes = [
      { id: 'talk', type: 'subflow', flow: 'contact', next: 'bye' },
      { id: 'bye', type: 'end' },
    ]
    const triggers = [{ type: 'chat_intent', intent: 'brand_new' }]
    const definition = { code: 'brand-new', name: 'Brand new', triggers, start: 'talk', nodes }
    const { id } = await stage.admin.flows.createFlow({ definition })
    const { page, complaints } = await stage.enter(`/console/flows/${id}/publish`, { as: IVAN })
    await page.getByText('Never published').waitFor()
    await page.getByText('No errors, no warnings.').waitFor()
    assert.equal(await page.getByRole('region', { name: 'Who changed what' }).count(), 0)
    await page.getByRole('button', { name: 'Publish version 1' }).click()
    await page.getByLabel('Version').getByText('v1 · live').waitFor({ state: 'attached' })
    assert.equal(await page.getByText('Edit the draft').count(), 0)
    const [contact] = (await stage.admin.flows.listFlows({ search: 'contact' })).items
    await page.goto(`${stage.service.url}/console/flows/${contact?.id ?? ''}/publish`)
    await page.getByRole('link', { name: 'Brand new' }).waitFor()
    await page.getByRole('button', { name: 'Withdraw…' }).click()
    await page.getByText('Still used by Brand new, Order status.').waitFor()
    assert.deepEqual(complaints, [])
  })

  it('offers a read-only role nothing to change, and axe finds no violation', async () => {
    const { page, complaints } = await stage.enter('/console/keys', { as: EVE })
    const findings: string[] = []
    for (const [path, ready] of [
      ['/keys', 'tbody tr'],
      ['/widget', 'parley-preview'],
    ] as const) {
      await page.goto(`${stage.service.url}/console${path}`)
      await page.locator(ready).first().waitFor()
      const offered = page.getByRole('main').getByRole('button', { name: /New|Save|Add|Remove|Reset to default/ })
      assert.equal(await offered.count(), 0)
    }
    await page.goto(`${stage.service.url}/console/flows/${stage.seen.giftFinder}`)
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    assert.equal(await page.getByText('Publish…').count(), 0)
    await page.goto(`${stage.service.url}/console/flows/${stage.seen.giftFinder}/publish`)
    await page.getByText('service.flows.publish').waitFor()
    const ada = await stage.enter(`/console/flows/${stage.seen.giftFinder}/publish`)
    await ada.page.locator('[data-ready] [role="img"]').first().waitFor()
    await ada.page.getByRole('list', { name: 'Findings' }).waitFor()
    findings.push(...(await examine(ada.page, 'publish')))
    await ada.page.goto(`${stage.service.url}/console/engine-tokens`)
    await ada.page.getByRole('row').nth(1).waitFor()
    findings.push(...(await examine(ada.page, 'engine tokens')))
    await ada.page.goto(`${stage.service.url}/console/keys`)
    await ada.page.getByRole('link', { name: 'shop' }).first().click()
    await ada.page.getByText('Embed code').waitFor()
    findings.push(...(await examine(ada.page, 'key')))
    await ada.page.goto(`${stage.service.url}/console/widget`)
    await ada.page.locator('parley-preview').waitFor()
    findings.push(...(await examine(ada.page, 'widget')))
    assert.deepEqual([findings, complaints, ada.complaints], [[], [], []])
  })
})
