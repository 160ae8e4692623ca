import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { call, giveToken } from '../../../support/agents.ts'
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

  describe('config.get_section', () => {
    test('describes the fields of a section with the schemas of their values, secrets included', async () => {
      type Section = { editable: boolean; groups: { fields: { path: string; secret: boolean; schema: object }[] }[] }
      const widget = await agent.get<Section>('config.get_section', { section: 'widget' })
      const fields = widget.groups.flatMap(group => group.fields)
      assert.equal(widget.editable, true)
      assert.ok(fields.some(({ path, schema }) => path === TITLE && Object.keys(schema).length > 0))
      const mail = await agent.get<Section>('config.get_section', { section: 'mail' })
      const secret = mail.groups.flatMap(group => group.fields).find(({ path }) => path === 'mail/transport/dsn')
      assert.equal(secret?.secret, true)
    })

    test('fails in the same way for a section that is unknown and one that may not be viewed', async () => {
      const unknown = await agent.fails('not_found', 'config.get_section', { section: 'nothing' })
      const { service, agents } = agent
      assert.deepEqual(await call(service, agents.tokens.narrow, 'config.get_section', { section: 'mail' }), unknown)
      await agent.refuses('config.get_section', { section: '../mail' })
    })
  })

  type Values = {
    etag: string
    scope: string
    values: { path: string; own?: unknown; value?: unknown; set: boolean }[]
  }
  const values = async (section = 'widget') => await agent.get<Values>('config.get_values', { section })
  const ownOf = ({ values: all }: Values, path: string) => all.find(value => value.path === path)

  describe('config.get_values', () => {
    test('has what is set at the scope and what is in force, with a tag, and no secret', async () => {
      const widget = await values()
      assert.equal(widget.scope, `tenant:${agent.agents.tenantId}`)
      assert.deepEqual([ownOf(widget, TITLE)?.own, ownOf(widget, TITLE)?.value], ['Acme helps', 'Acme helps'])
      const mail = await values('mail')
      const dsn = ownOf(mail, 'mail/transport/dsn')!
      assert.deepEqual([dsn.set, 'own' in dsn, 'value' in dsn], [true, false, false])
    })

    test('takes the scope only from the user', async () => {
      const { service, agents } = agent
      for (const scope of ['global', `tenant:${service.deps.newId()}`])
        await agent.fails('scope_denied', 'config.get_values', { section: 'widget', scope })
      await agent.fails('invalid_scope', 'config.get_values', { section: 'widget', scope: 'tenant' })
      const args = { section: 'widget', scope: 'global' }
      assert.equal((await call(service, agents.tokens.superAdmin, 'config.get_values', args)).isError, false)
    })
  })

  describe('config.set', () => {
    const set = (etag: string, changes: object, more: object = {}) => ({ section: 'widget', etag, changes, ...more })
    const SUBTITLE = 'widget/appearance/subtitle'

    test('sets and removes values of the section that was read, and gives the next tag', async () => {
      const { etag } = await values()
      const saved = await agent.get<Values>('config.set', set(etag, { values: { [SUBTITLE]: 'At your service' } }))
      assert.equal(ownOf(saved, SUBTITLE)?.own, 'At your service')
      assert.equal((await agent.get<{ value: unknown }>('config.get', { path: SUBTITLE })).value, 'At your service')
      const again = await agent.get<Values>('config.set', set(saved.etag, { resets: [SUBTITLE] }))
      assert.equal(ownOf(again, SUBTITLE)?.set, false)
      assert.equal(ownOf(again, TITLE)?.own, 'Acme helps')
    })

    test('of two agents with one tag, the second changes nothing', async () => {
      const { etag } = await values()
      await agent.get('config.set', set(etag, { values: { [SUBTITLE]: 'First' } }))
      await agent.fails('precondition_failed', 'config.set', set(etag, { values: { [SUBTITLE]: 'Second' } }))
      assert.equal(ownOf(await values(), SUBTITLE)?.own, 'First')
    })

    test('gets the first result again with the same key, though its tag is stale by then', async () => {
      const { etag } = await values()
      const args = set(etag, { values: { [SUBTITLE]: 'Once' } }, { idempotency_key: 'subtitle' })
      const first = await agent.get('config.set', args)
      assert.deepEqual(await agent.get('config.set', args), first)
    })

    test('refuses wrong values and unknown paths, each by its name, and saves none', async () => {
      const before = await values()
      const changes = { values: { [SUBTITLE]: 'Saved?', [TITLE]: 7, 'widget/no/field': true } }
      const failed = await agent.fails('validation_failed', 'config.set', set(before.etag, changes))
      assert.match(failed.content[0]!.text, /widget\/appearance\/title.*widget\/no\/field/)
      assert.deepEqual(await values(), before)
      await agent.refuses('config.set', set(before.etag, {}))
      await agent.refuses('config.set', { section: 'widget', changes: { resets: [TITLE] } })
    })

    test('stores a secret that nobody reads back, and is audited without any value', async () => {
      const { etag } = await values('mail')
      const dsn = 'smtp://robot:hidden@mail.acme.example'
      const changes = { values: { 'mail/transport/dsn': dsn } }
      const result = await agent.call('config.set', { section: 'mail', etag, changes })
      assert.equal(result.isError, false)
      const { rows } = await agent.service.database.pool.query<{ action: string; actor: { tokenId?: string } }>(
        "select * from audit_log where tenant_id = $1 and action in ('config.save', 'mcp.tool.call')",
        [agent.agents.tenantId],
      )
      assert.ok(!JSON.stringify([result, rows]).includes('hidden'))
      const save = rows.findLast(({ action }) => action === 'config.save')
      assert.equal(typeof save?.actor.tokenId, 'string')
    })

    test('takes the permission to manage the section besides that to view it', async () => {
      const permissions = ['service.config', 'service.config.widget.view']
      const token = await giveToken(agent.service, agent.agents.tenantId, { permissions, scopes: ['mcp:config:write'] })
      const asViewer = await call(agent.service, token, 'config.set', set('*', { resets: [TITLE] }))
      assertFailed(asViewer, 'permission_denied')
      assert.equal(ownOf(await values(), TITLE)?.own, 'Acme helps')
    })
  })
})
