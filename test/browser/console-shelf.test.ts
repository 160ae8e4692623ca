import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import {
  CLIENT,
  REDIRECT_URL,
  startAuthorizationServer,
  type AuthorizationServer,
} from '../support/authorization-server.ts'
import { MODEL_KEY, startOpenAiServer, type ModelServer } from '../support/model-servers.ts'
import { newTemplate } from '../contracts/admin/connection-fixtures.ts'
import { photograph, withoutBrowser } from './browser.ts'
import { examine, startConsoleStage, type ConsoleStage } from './console-stage.ts'

describe('the shelf of connections in the console', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  let provider: AuthorizationServer
  let model: ModelServer
  before(async () => {
    ;[provider, model] = await Promise.all([startAuthorizationServer(), startOpenAiServer()])
    stage = await startConsoleStage({ environment: { egressAllow: ['127.0.0.1'] } })
  })
  afterEach(async () => {
    await stage.closePages()
  })
  after(async () => {
    await stage.stop()
    await Promise.all([provider.stop(), model.stop()])
  })

  it('makes a connection with one field for the key, and a flow that uses it', async () => {
    const { page, complaints } = await stage.enter('/console/connections')
    await page.getByRole('button', { name: 'Create a connection' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('region', { name: 'Help desks' })
      .getByRole('button', { name: /^Zendesk/ })
      .waitFor()
    assert.deepEqual(await examine(page, 'shelf'), [])
    await photograph(page, 'console-shelf')
    // By keyboard alone: the search has the focus, and Tab leads to what it finds.
    await page.keyboard.type('ticket zendesk')
    await dialog.getByRole('button', { name: /^Stripe/ }).waitFor({ state: 'detached' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog.getByRole('list', { name: 'How to get the key' }).waitFor()
    await dialog.getByLabel('Subdomain').fill('acme.evil')
    await dialog.getByLabel('E-mail address of an agent').fill('ada@acme.example')
    await dialog.getByLabel('API token').fill('the-secret-key')
    assert.deepEqual(await examine(page, 'template'), [])
    await photograph(page, 'console-shelf-template')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await dialog.getByText('This does not have the required format.').waitFor()
    await dialog.getByLabel('Subdomain').fill('acme')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Zendesk is connected' })
      .getByText('Open a ticket', { exact: true })
      .waitFor()
    await dialog.getByRole('button', { name: 'Create the example flow' }).click()
    await page.getByRole('application', { name: /^Open a ticket/ }).waitFor()
    const [flow] = (await stage.admin.flows.listFlows({ search: 'zendesk-ticket' })).items
    const { results } = await stage.admin.flows.testFlow({ flowId: flow?.id ?? '', source: 'draft' as const })
    assert.deepEqual(
      results.map(({ failures }) => failures),
      [[], []],
    )
    const [connection] = (await stage.admin.connections.listConnections()).items.filter(
      ({ code }) => code === 'zendesk',
    )
    assert.equal(connection?.baseUrl, 'https://acme.zendesk.com/api/v2')
    assert.deepEqual(complaints, [])
  })

  it('lets the model of a connection change a flow beside its canvas, which a person accepts', async () => {
    const connection = { code: 'gpt', name: 'GPT', providerKey: 'openai' as const, baseUrl: model.baseUrl }
    await stage.admin.connections.createConnection({
      ...connection,
      credentials: { apiKey: MODEL_KEY },
    })
    const flowId = stage.seen.giftFinder
    const bye = { id: 'bye-bye', type: 'end', text: 'See you soon' }
    const patch = [{ op: 'add', path: '/nodes/-', value: bye }]
    const given = JSON.stringify({ flow_id: flowId, etag: '"proposal-0"', patch })
    model.answer((_, index) =>
      index === 0
        ? { pieces: [], tools: [{ id: 'call_0', name: 'flows_update_draft', arguments: given }] }
        : { pieces: ['Nothing leads to the goodbye yet.'] },
    )
    const { page, complaints } = await stage.enter(`/console/flows/${flowId}?version=draft`)
    await page.getByRole('group', { name: 'Beside the canvas' }).getByRole('button', { name: 'Describe' }).click()
    const panel = page.getByRole('region', { name: 'Describe' })
    await panel.getByLabel('Connection').selectOption('GPT')
    await panel.getByRole('textbox', { name: 'Model' }).fill('gpt-4o')
    await panel.getByLabel('Describe what you want').fill('Say goodbye at the end')
    await page.keyboard.press('Control+Enter')
    await panel.getByText('Nothing leads to the goodbye yet.').waitFor()
    await page.locator('[data-ready] [role="img"][data-mark="added"]').waitFor()
    await photograph(page, 'console-describe')
    assert.deepEqual(await examine(page, 'describe'), [])
    const saved = page.waitForResponse(response => response.request().method() === 'PUT')
    await panel.getByRole('button', { name: 'Accept' }).click()
    assert.equal((await saved).status(), 200)
    const { definition } = await stage.admin.flows.getFlowDraft({ flowId })
    assert.deepEqual((definition['nodes'] as object[]).at(-1), bye)
    assert.deepEqual(complaints, [])
  })

  it('finds nothing that is not there, and takes a template of the workspace from a file', async () => {
    const { page, complaints } = await stage.enter('/console/connections')
    await page.getByRole('button', { name: 'Create a connection' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Stripe/ }).waitFor()
    await dialog.getByLabel('Search').fill('fax')
    await dialog.getByText('No template matches.').waitFor()
    await dialog.getByText('A template of your own').click()
    const file = dialog.getByLabel('Template file, YAML or JSON')
    await file.setInputFiles({ name: 'broken.yaml', mimeType: 'text/yaml', buffer: Buffer.from('- no template') })
    await dialog.getByText('The file is not a mapping of names to values.').waitFor()
    await file.setInputFiles({
      name: 'own.yaml',
      mimeType: 'text/yaml',
      buffer: Buffer.from('{ name: Fax, extra: 1 }'),
    })
    await dialog.getByRole('button', { name: 'Use the file' }).click()
    await dialog.getByLabel('Key', { exact: true }).fill('k')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await dialog.getByRole('alert').getByText(/extra/).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Create a connection' }).click()
    await dialog.getByText('A template of your own').click()
    await file.setInputFiles({
      name: 'Fax of Acme.yaml',
      mimeType: 'text/yaml',
      buffer: Buffer.from(JSON.stringify(newTemplate('', { name: 'Fax' }).template)),
    })
    await dialog.getByRole('button', { name: 'Put it on the shelf' }).click()
    const own = dialog.getByRole('region', { name: 'Of this workspace' })
    await own.getByRole('button', { name: /^Fax/ }).waitFor()
    assert.equal((await stage.admin.connections.getConnectionTemplate({ templateKey: 'fax-of-acme' })).own, true)
    assert.deepEqual(await examine(page, 'shelf of a workspace'), [])
    await dialog.getByRole('button', { name: 'Remove Fax' }).click()
    await dialog.getByRole('button', { name: 'Remove it from the shelf' }).click()
    await own.waitFor({ state: 'detached' })
    // The refusal of the service.
    assert.ok(
      complaints.every(text => text.includes('422')),
      complaints.join('\n'),
    )
  })

  it('opens over a flow, whose node then has the new connection', async () => {
    const nodes = [{ id: 'send', type: 'call', connection: 'none', operation: 'sendEmail', arguments: {} }]
    const { id } = await stage.admin.flows.createFlow({ definition: { code: 'mailing', name: 'Mailing', nodes } })
    const { page, complaints } = await stage.enter(`/console/flows/${id}?version=draft&node=send`)
    const panel = page.getByRole('complementary', { name: 'Details' })
    await panel.getByRole('button', { name: 'New connection' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Postmark/ }).click()
    await dialog.getByLabel('Server API token').fill('the-secret-key')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await panel.getByPlaceholder('Code of a connection').inputValue(), 'postmark')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
  })

  it('connects an account at the page of the service, and disconnects it', async () => {
    const { id } = await stage.admin.connections.createConnection({
      code: 'calendar',
      name: 'Calendar',
      providerKey: 'http',
      baseUrl: provider.url,
      credentials: {
        authorizationUrl: `${provider.url}/auth`,
        tokenUrl: `${provider.url}/token`,
        revocationUrl: `${provider.url}/token/revocation`,
        scope: 'openid email offline_access',
        ...CLIENT,
      },
    })
    const { page, complaints } = await stage.enter(`/console/connections/${id}`)
    const consent = page.getByRole('region', { name: 'Consent' })
    const opened = page.context().waitForEvent('page')
    await consent.getByRole('button', { name: 'Connect', exact: true }).click()
    const away = await opened
    await away.locator('[name=login]').fill('ada')
    await away.locator('[name=password]').fill('any')
    await away.getByRole('button').click()
    // The tests' service has another port than the one that it is told, where nobody answers.
    const sentBack = away.waitForEvent('requestfailed', request => request.url().startsWith(REDIRECT_URL))
    await away.getByRole('button', { name: 'Continue' }).click()
    const { search } = new URL((await sentBack).url())
    await away.waitForURL('chrome-error://chromewebdata/')
    await away.goto(`${stage.service.url}/console/connected${search}`)
    await away.getByRole('heading', { name: 'Connected', exact: true }).waitFor()
    assert.equal(new URL(away.url()).search, '')
    await away.getByRole('link', { name: 'the connection' }).click()
    const there = away.getByRole('region', { name: 'Consent' })
    await there.getByText('ada@service.example').waitFor()
    assert.deepEqual(await examine(away, 'consent'), [])
    await photograph(away, 'console-consent')
    const shown = await away.content()
    assert.ok(provider.issued.size > 0 && [...provider.issued].every(token => !shown.includes(token)))
    await there.getByRole('button', { name: 'Disconnect' }).click()
    await away.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await there.getByText(/^Nobody has connected it/).waitFor()
    assert.deepEqual(complaints, [])
  })
})
