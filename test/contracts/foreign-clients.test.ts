import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import createClient from 'openapi-fetch'
import type { paths as EnginePaths } from '../../generated/types/engine.ts'
import type { paths as PublicPaths } from '../../generated/types/public.ts'
import { object, operationsOf, pointed, type JsonObject } from '../../scripts/generate/bundle.ts'
import { ENGINE_TOKEN, startTestService } from '../support/service.ts'
import { applyShop, SHOP_KEYS, type Shop } from '../support/workspace.ts'

const DOCUMENTS = new URL('../../generated/openapi/', import.meta.url)
const SCHEMAS = new URL('../../generated/schemas/', import.meta.url)

describe('clients that others generate', () => {
  for (const file of readdirSync(DOCUMENTS))
    it(`can read every link of ${file}: its body is one runtime expression or an extension`, () => {
      const document = JSON.parse(readFileSync(new URL(file, DOCUMENTS), 'utf8')) as JsonObject
      for (const { operation } of operationsOf(document))
        for (const response of Object.values(object(operation['responses'] ?? {})))
          for (const link of Object.values(object(pointed(document, response)['links'] ?? {}))) {
            const { requestBody } = pointed(document, link)
            assert.ok(requestBody === undefined || typeof requestBody === 'string', JSON.stringify(link))
          }
    })

  for (const file of readdirSync(SCHEMAS).filter(name => name.endsWith('.json')))
    it(`find every schema that ${file} refers to next to it`, () => {
      const text = readFileSync(new URL(file, SCHEMAS), 'utf8')
      assert.equal((JSON.parse(text) as { $id: string }).$id, file)
      for (const [, target = '', pointer = ''] of text.matchAll(/"\$ref": "([^"#]+)#([^"]*)"/g)) {
        const keys = pointer.split('/').slice(1)
        const root = JSON.parse(readFileSync(new URL(target, SCHEMAS), 'utf8')) as JsonObject
        assert.ok(
          keys.reduce((node, key) => object(node[key]), root),
          `${file} refers to ${target}#${pointer}`,
        )
      }
    })
})

describe('a client of openapi-fetch, typed by the documents alone', async () => {
  const service = await startTestService()
  let shop: Shop
  before(async () => {
    shop = await applyShop(service.database)
  })
  after(() => service.stop())

  it('opens a session, starts a flow and reads the reply without a cast', async () => {
    const api = createClient<PublicPaths>({ baseUrl: service.url })
    const session = await api.POST('/api/public/v1/chat/sessions', { body: { publicKey: SHOP_KEYS.open } })
    assert.ok(session.data, session.error?.error)
    const reply = await api.POST('/api/public/v1/chat/messages', {
      headers: { Authorization: `Bearer ${session.data.sessionToken}` },
      body: { text: 'Where is my order?', intentName: 'order_status' },
    })
    // The operation also answers as an event stream, so that its data is either of the two.
    assert.ok(reply.data !== undefined && typeof reply.data === 'object')
    assert.equal(reply.data.reply.conversationId, session.data.conversationId)
  })

  it('starts a flow for a server, and narrows a refusal by its code', async () => {
    const api = createClient<EnginePaths>({
      baseUrl: service.url,
      headers: { Authorization: `Bearer ${ENGINE_TOKEN}` },
    })
    const body = { tenant_id: shop.tenantId, intent_name: 'order_status' }
    const reply = await api.POST('/api/v1/engine/triggers/chat', { body })
    assert.equal(reply.data?.status, 'waiting_input')
    const refused = await api.POST('/api/v1/engine/triggers/chat', { body: { ...body, intent_name: 'nothing' } })
    assert.equal(refused.error?.error, 'intent_not_matched')
  })
})
