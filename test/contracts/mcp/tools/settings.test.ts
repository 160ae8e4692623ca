import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { call } from '../../../support/agents.ts'
import { assertFailed, useAgent } from './agent.ts'

const TITLE = 'widget/appearance/title'

describe('connection and configuration tools', () => {
  const agent = useAgent()

  describe('connections.list_connections', () => {
    test('lists connections by code, and filters by provider and by status', async () => {
      const codes = async (args: object) =>
        (await agent.get<{ connections: { code: string }[] }>('connections.list_connections', args)).connections.map(
          ({ code }) => code,
        )
      assert.deepEqual(
        [await codes({}), await codes({ provider_key: 'openai' }), await codes({ status: 'disabled' })],
        [['crm', 'llm'], ['llm'], []],
      )
    })
  })

  describe('connections.get_connection_metadata', () => {
    test('says of each connection whether it has credentials, and never shows them', async () => {
      const all = await agent.get<{
        connections: { connection_id: string; code: string; has_credentials: boolean }[]
      }>('connections.get_connection_metadata')
      assert.deepEqual(
        all.connections.map(({ code, has_credentials: has }) => [code, has]),
        [
          ['crm', true],
          ['llm', false],
        ],
      )
      assert.ok(!JSON.stringify(all).includes('the crm token'))
      const [crm] = all.connections
      assert.deepEqual(await agent.get('connections.get_connection_metadata', { connection_id: crm!.connection_id }), {
        connections: [crm],
      })
    })

    test('fails for an unknown connection, and refuses other spellings of an id', async () => {
      const id = agent.service.deps.newId()
      await agent.fails('not_found', 'connections.get_connection_metadata', { connection_id: id })
      await agent.refuses('connections.get_connection_metadata', { connection_id: `urn:uuid:${id}` })
    })
  })

  describe('config.get', () => {
    test('answers the value with the scope that it comes from, structured and as the same text', async () => {
      const result = await agent.call('config.get', { path: TITLE })
      assert.deepEqual(result.structuredContent, {
        path: TITLE,
        kind: 'string',
        value: 'Acme helps',
        present: true,
        source_scope: `tenant:${agent.agents.tenantId}`,
      })
      assert.deepEqual(
        result.content.map(({ type, text }) => [type, JSON.parse(text) as unknown]),
        [['text', result.structuredContent]],
      )
    })

    test('fails in the same way for a field that is unknown, secret, not readable or not viewable', async () => {
      const { service, agents } = agent
      const unknown = await agent.fails('not_found', 'config.get', { path: 'no/such/field' })
      for (const path of ['mail/transport/dsn', 'forms/spam/blocked_words', 'widget', '__proto__'])
        assert.deepEqual(await agent.call('config.get', { path }), unknown)
      const asNarrow = async (path: string) => await call(service, agents.tokens.narrow, 'config.get', { path })
      assert.deepEqual(await asNarrow('mail/sender/reply_to'), unknown)
      assert.equal((await asNarrow(TITLE)).isError, false)
    })

    test('takes the scope only from the user', async () => {
      const { service, agents } = agent
      const read = async (token: string, scope?: string) =>
        await call(service, token, 'config.get', { path: TITLE, ...(scope === undefined ? {} : { scope }) })
      const value = async (token: string, scope: string) => (await read(token, scope)).structuredContent?.['value']
      const { admin, superAdmin } = agents.tokens
      assert.equal(await value(admin, `tenant:${agents.tenantId.toUpperCase()}`), 'Acme helps')
      for (const scope of ['global', `organization:${agents.organisationId}`, `tenant:${service.deps.newId()}`])
        assertFailed(await read(admin, scope), 'scope_denied')
      const malformed = ['', 'tenant', 'tenant:', 'tenant:x', 'Global']
      for (const scope of [...malformed, `user:${agents.tenantId}`, `tenant:${agents.tenantId}:x`])
        assertFailed(await read(admin, scope), 'invalid_scope')
      assert.deepEqual((await read(superAdmin)).structuredContent?.['source_scope'], null)
      assert.equal(await value(superAdmin, `tenant:${agents.tenantId}`), 'Acme helps')
      assert.equal(await value(superAdmin, `organization:${agents.organisationId}`), 'Chat with us')
    })
  })

  describe('config.list', () => {
    test('lists the fields that the caller may view, and no secret', async () => {
      const fieldsOf = async (token: string) =>
        (
          (await call(agent.service, token, 'config.list')).structuredContent as { fields: { path: string }[] }
        ).fields.map(({ path }) => path)
      const sections = (paths: string[]) => [...new Set(paths.map(path => path.split('/')[0]))]
      const { narrow, admin } = agent.agents.tokens
      assert.deepEqual(sections(await fieldsOf(narrow)), ['widget'])
      const all = await fieldsOf(admin)
      assert.ok(sections(all).length > 4)
      assert.ok(all.every(path => path !== 'mail/transport/dsn' && path !== 'forms/spam/blocked_words'))
    })
  })
})
