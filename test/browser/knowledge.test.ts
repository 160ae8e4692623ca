import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { createEgress } from '../../adapters/egress/index.ts'
import { crawlDue } from '../../crawler/crawl-due.ts'
import { createCrawler } from '../../generated/sdk/dist/index.js'
import { embedPassages } from '../../services/knowledge/embed-passages.ts'
import { startHelpCentre, type TestSite } from '../crawler/site.ts'
import { configure } from '../support/configure.ts'
import { startEmbeddingServer } from '../support/embedding-server.ts'
import { MODEL_KEY } from '../support/model-servers.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { photograph, withoutBrowser } from './browser.ts'
import { startConsoleStage, type ConsoleStage } from './console-stage.ts'

const ASK = {
  code: 'ask',
  name: 'Ask',
  triggers: [
    { type: 'chat_intent', intent: 'ask', display: { label: 'Ask a question' }, examples: ['tell me about a page'] },
  ],
  nodes: [
    { id: 'know', type: 'answer', question: '{{ input.text }}', onUnsure: 'unsure', next: 'done' },
    { id: 'unsure', type: 'end', text: 'I do not know' },
    { id: 'done', type: 'end' },
  ],
}

describe('the knowledge of a workspace in a browser', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  let site: TestSite
  let vectors: Awaited<ReturnType<typeof startEmbeddingServer>>
  before(async () => {
    const environment = { egressAllow: ['127.0.0.0/8'] }
    ;[stage, site, vectors] = await Promise.all([
      startConsoleStage({ environment }),
      startHelpCentre(),
      startEmbeddingServer(),
    ])
  })
  afterEach(async () => {
    await stage.closePages()
  })
  after(async () => {
    await Promise.all([stage.stop(), site.stop(), vectors.stop()])
  })

  it('comes from a site that is named in the console, and answers in the chat with a link to its page', async () => {
    const { page, complaints } = await stage.enter('/console/training-sources')
    await page.getByRole('button', { name: 'Create a training source' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Help centre')
    await dialog.getByLabel('URL').fill(`${site.origin}/`)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: 'Help centre' }).waitFor()
    await photograph(page, 'console-training-source-new')

    const egress = createEgress({ allow: ['127.0.0.1'] })
    const deps = { egress, version: '0', pause: async () => await Promise.resolve() }
    await crawlDue(createCrawler({ baseUrl: stage.service.url, token: ENGINE_TOKEN }), deps, () => undefined)
    await egress.close()
    await page.reload()
    await page.getByText('ready', { exact: false }).first().waitFor()
    await page.getByText(`${site.origin}/broken`).first().waitFor()
    await photograph(page, 'console-training-source')
    assert.deepEqual(complaints, [])

    const { id: flowId } = await stage.admin.flows.createFlow({ definition: ASK })
    await stage.admin.flows.publishFlow({ flowId })
    const chat = await stage.open()
    const line = chat.page.getByRole('textbox', { name: 'Write a message' })
    await line.fill('Tell me about the page /s/3/7, please')
    await line.press('Enter')
    const card = chat.page.locator('.entry a').first()
    await card.waitFor()
    await photograph(chat.page, 'knowledge-answer')
    assert.equal(await card.getAttribute('href'), `${site.origin}/s/3/7`)
    assert.match(await card.innerText(), /^Page \/s\/3\/7/)
    assert.deepEqual(chat.complaints, [])
  })

  it('is compared by vectors, whose progress the page for a question shows', async () => {
    const { service } = stage
    const { page, complaints } = await stage.enter('/console/knowledge-search')
    await page.getByLabel('Question of a visitor').waitFor()
    assert.equal(await page.getByRole('heading', { name: 'Vectors' }).count(), 0)
    await stage.admin.connections.createConnection({
      ...{ code: 'vectors', name: 'Vectors', providerKey: 'embeddings', baseUrl: vectors.baseUrl },
      credentials: { apiKey: MODEL_KEY },
    })
    const { rows } = await service.database.pool.query<{ id: string }>('select tenant_id as id from training_sources')
    const tenantId = rows[0]?.id ?? ''
    await configure(service, tenantId, 'engine/answers/embedding_model', 'hashes')
    await configure(service, tenantId, 'engine/answers/embeddings', 'vectors')
    await embedPassages(service.deps)
    await page.reload()
    const shown = page.getByRole('region', { name: 'Vectors' })
    await shown.waitFor()
    assert.match(
      await shown.innerText(),
      /(\d+) of \1 passages have vectors of hashes, by the connection vectors, which answer/,
    )
    await page.getByLabel('Question of a visitor').fill('Tell me about the page /s/3/7, please')
    await page.getByRole('list', { name: 'Passages' }).getByText('Page /s/3/7').first().waitFor()
    await photograph(page, 'console-knowledge-vectors')
    assert.deepEqual(complaints, [])
  })
})
