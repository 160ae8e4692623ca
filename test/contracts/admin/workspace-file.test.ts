import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { adminWorkspace, startAdminService, type AdminCalls } from '../../support/admin.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { CONSENTED_CREDENTIALS, grantedConnection, newTemplate } from './connection-fixtures.ts'
import { greeting, successBody, successItems, uniqueCode } from './fixtures.ts'

const SECRET = 'correct horse battery staple'
const EVERYTHING = {
  apiVersion: 'parley/v1',
  organization: { name: 'Whole Group' },
  workspace: { name: 'Whole Shop', timezone: 'Europe/Berlin', currency: 'EUR' },
  roles: [{ code: 'support', permissions: ['service.conversations.view'] }],
  users: [{ email: 'grace@whole.example', name: 'Grace', password: SECRET, roles: ['support'] }],
  keys: [{ name: 'shop-widget', webhook: { url: 'https://shop.whole.example/hooks' } }],
  forms: [{ code: 'contact', title: 'Contact', fields: [{ name: 'email', type: 'email', label: 'E-mail' }] }],
  flows: [greeting('whole-hello'), { ...greeting('whole-draft'), publish: false }],
  config: { tenant: { 'widget/appearance/title': 'Whole helps' } },
  goals: [{ code: 'purchase', name: 'Purchase', match: { type: 'api' }, value: { mode: 'none' } }],
  prices: [{ model: 'whole-model', promptPer1k: 0.001, completionPer1k: 0.002 }],
  cannedAnswers: [{ code: 'returns', title: 'Returns', text: 'Within 14 days.', locale: 'en_gb' }],
  connections: [
    {
      code: 'crm',
      name: 'CRM',
      providerKey: 'http',
      baseUrl: 'https://crm.whole.example',
      credentials: { bearer: { env: 'CRM_TOKEN' } },
    },
  ],
  connectionTemplates: [newTemplate('warehouse')],
  sources: [{ name: 'Help', url: 'https://help.whole.example', schedule: 'daily' }],
  inboundWebhooks: [{ name: 'Shop', eventName: 'order.paid', secret: { env: 'SHOP_SECRET' } }],
  hostedPages: [{ address: 'whole-hello', title: 'Hello', intent: 'hello', key: 'shop-widget' }],
}
const VARIABLES = { CRM_TOKEN: 'token-of-the-crm-1', SHOP_SECRET: 'secret-of-the-shop-1' }
const LAYOUT = {
  flows: {
    'whole-hello': { positions: { hello: { x: 10, y: 20 } }, notes: [], groups: [], arrangement: 'right' },
  },
}

describe('the workspace as a file', async () => {
  const { service } = await startAdminService()
  after(() => service.stop())
  const workspace = await adminWorkspace(service, 'Whole')
  const { token } = workspace
  const anyState = { 'If-Match': '*' }
  const check = async (body: object, calls: AdminCalls = token) => await calls.post('/workspace/file/check', body)
  const apply = async (body: object, headers: Record<string, string> = anyState, calls: AdminCalls = token) =>
    await calls.post('/workspace/file/apply', body, headers)
  const exported = async (calls: AdminCalls = token) => await successBody(calls.get('/workspace/file'))
  const messages = (answer: { body: unknown }) =>
    (((answer.body as Loose).findings ?? (answer.body as Loose).details.findings) as Loose[]).map(
      ({ path, rule, message }) => [path, rule, message] as unknown[],
    )
  const file = (more: object) => {
    const { apiVersion, organization, workspace: settings } = EVERYTHING
    return { file: { apiVersion, organization, workspace: settings, ...more } }
  }

  describe('checkWorkspaceFile', () => {
    it('refuses a value that no request has, as an application does', async () => {
      for (const send of [check, apply])
        assertRefused(await send({ file: {}, variables: { shop: 'x'.repeat(100_000) } }), 422, 'validation_failed')
    })
    it('shows the changes of a file, and changes nothing', async () => {
      const before = await exported()
      const answer = await check({ file: EVERYTHING, variables: VARIABLES, layout: LAYOUT })
      assert.equal(answer.status, 200, answer.text)
      const { valid, findings, changes, differences, etag } = answer.body as Loose
      assert.deepEqual([valid, findings, etag, answer.headers['etag']], [true, [], before['etag'], before['etag']])
      assert.deepEqual(new Set((changes as Loose[]).map(({ kind }) => kind as string)), new Set(KINDS))
      const added = (differences as Loose[])
        .filter(({ change }) => change === 'added')
        .map(({ path }) => path as string)
      assert.ok(added.includes('/flows') && added.includes('/users/grace@whole.example'), added.join())
      assert.doesNotMatch(answer.text, new RegExp([SECRET, 'pk_live_', ...Object.values(VARIABLES)].join('|')))
      assert.deepEqual(await exported(), before)
    })
    it('finds all errors that prevent the application of a file, with their positions', async () => {
      const wrong = await check({
        file: {
          apiVersion: 'parley/v1',
          organization: { name: 'Other Group' },
          workspace: { name: 'Other Shop' },
          flows: [{ code: 'call', name: 'Call', nodes: [{ id: 'a', type: 'goal', code: 'none' }] }],
          connections: [{ code: 'erp', providerKey: 'openai', credentials: { apiKey: { env: 'ERP_KEY' } } }],
        },
      })
      assert.equal(wrong.body.valid, false)
      assert.deepEqual(messages(wrong), [
        ['/connections/0/credentials/apiKey', 'unset_environment', 'The environment variable ERP_KEY is not set.'],
      ])
      const foreign = await check({
        file: { ...EVERYTHING, organization: { name: 'Other Group' } },
        variables: VARIABLES,
      })
      assert.deepEqual(messages(foreign)[0]?.[0], '/organization')
      const renamed = await check(file({ workspace: { name: 'Other Shop' } }))
      assert.deepEqual(messages(renamed)[0]?.[0], '/workspace/name')
      const elsewhere = await check(file({ workspace: { id: service.deps.newId(), name: 'Whole Shop' } }))
      assert.deepEqual(messages(elsewhere)[0]?.[0], '/workspace/id')
      const templateWith = (more: object) => file({ connectionTemplates: [newTemplate('wrong', more)] })
      const secret = await check(templateWith({ credentials: { cookie: '{key}' } }))
      assert.match(String(messages(secret)[0]?.[0]), /^\/connectionTemplates\/0\/template\/credentials/)
      const unread = await check(templateWith({ document: { openapi: '1.0' } }))
      assert.match(String(messages(unread)[0]?.[0]), /^\/connectionTemplates\/0\/template\/document/)
      const named = await check(file({ flows: [{ file: '/etc/passwd' }] }))
      assert.deepEqual(messages(named)[0]?.[0], '/flows/0/file')
    })
    it('says that mistakes of a file are left out, when there are too many to list', async () => {
      const answer = await check(file({ flows: Array.from({ length: 100_000 }, () => ({})) }))
      assert.equal(answer.status, 200, answer.text)
      const all = messages(answer)
      assert.ok(all.length <= 1_001, String(all.length))
      assert.match(String(all.at(-1)?.[2]), /more mistakes/)
    })
    it('reads no variable of the server', async () => {
      process.env['WHOLE_TEST_SECRET'] = SECRET
      const answer = await check(file({ users: [{ email: 'a@b.example', name: { env: 'WHOLE_TEST_SECRET' } }] }))
      delete process.env['WHOLE_TEST_SECRET']
      assert.equal(messages(answer)[0]?.[1], 'unset_environment')
    })
    it('says which permission a change requires, and shows only resources that the caller may view', async () => {
      const caller = await workspace.adminCaller(['service.workspace.check', 'service.no_longer_known'])
      const answer = await check(file({ prices: [{ model: 'm', promptPer1k: 1, completionPer1k: 1 }] }), caller)
      assert.deepEqual(messages(answer), [
        ['', 'permission_denied', 'To apply it, you need the permission service.insights.prices.manage.'],
      ])
    })
  })

  describe('applyWorkspaceFile', () => {
    it('applies everything that a file can contain; a second time changes nothing', async () => {
      const { etag } = (await check({ file: EVERYTHING, variables: VARIABLES })).body as Loose
      const body = { file: EVERYTHING, variables: VARIABLES, layout: LAYOUT }
      const first = await apply(body, { 'If-Match': etag as string })
      assert.equal(first.status, 200, first.text)
      assert.equal(first.headers['cache-control'], 'no-store')
      assert.deepEqual(new Set((first.body.changes as Loose[]).map(({ kind }) => kind as string)), new Set(KINDS))
      assert.match(String(first.body.secrets.keys[0].webhookSecret), /^whsec_/)
      assertRefused(await apply(body, { 'If-Match': etag as string }), 412, 'precondition_failed')
      const second = await apply(body, { 'If-Match': first.headers['etag'] ?? '' })
      assert.deepEqual(
        [second.body.changes, second.body.secrets, second.headers['etag']],
        [[], { keys: [], tokens: [] }, first.headers['etag']],
      )
      const items = await successItems(token.get('/audit?action=workspace.apply'))
      assert.equal(items.filter(({ actor }) => actor.type === 'user').length, 1)
    })
    it('changes nothing with an exported file, and leaves secrets unchanged', async () => {
      const { file: whole, layout, variables, omitted, etag } = await exported()
      assert.deepEqual(omitted, [])
      assert.ok((variables as string[]).includes('CONNECTION_CRM_BEARER'))
      assert.doesNotMatch(JSON.stringify(whole), new RegExp([SECRET, ...Object.values(VARIABLES)].join('|')))
      const answer = await apply({ file: whole, layout }, { 'If-Match': etag as string })
      assert.deepEqual([answer.status, answer.body.changes], [200, []], answer.text)
      const renamed = structuredClone(whole) as typeof EVERYTHING
      for (const connection of renamed.connections) connection.name = 'Customers'
      const { body } = await check({ file: renamed })
      assert.deepEqual((body as Loose).differences, [
        { path: '/connections/crm/name', change: 'changed', before: 'CRM', after: 'Customers' },
      ])
    })
    it('sends credentials to no address but their own', async () => {
      const { file: whole } = await exported()
      const moved = structuredClone(whole) as typeof EVERYTHING
      for (const connection of moved.connections) connection.baseUrl = 'https://attacker.example'
      const answer = await apply({ file: moved })
      assertRefused(answer, 422, 'workspace_file_invalid')
      assert.deepEqual(messages(answer)[0]?.[0], '/connections/0/baseUrl')
    })
    it('ends a consent with the address or the client that it was for, and with nothing else', async () => {
      const changes = [{ baseUrl: 'https://other.acme.example' }, { credentials: { clientId: 'other' } }]
      for (const change of changes) {
        const { connectionId } = await grantedConnection(workspace)
        const path = `/connections/${connectionId}`
        const { code, name, providerKey, baseUrl } = await successBody(token.get(path))
        const credentials = CONSENTED_CREDENTIALS
        const connection = { code, name, providerKey, baseUrl, credentials }
        const changed = { ...connection, ...change, credentials: { ...credentials, ...change.credentials } }
        const sent = async (send: typeof check | typeof apply, entry: object) => {
          const answer = await send(file({ connections: [entry] }))
          assert.equal(answer.status, 200, answer.text)
        }
        const connectedAt = async () => (await successBody(token.get(`${path}/grant`)))['connectedAt'] as unknown
        await sent(check, changed)
        await sent(apply, { ...connection, name: 'Renamed' })
        assert.notEqual(await connectedAt(), null)
        await sent(apply, changed)
        await sent(apply, connection)
        assert.equal(await connectedAt(), null)
      }
    })
    it('requires the permission for each changed resource, and grants no more than the caller has', async () => {
      const caller = await workspace.adminCaller(['service.workspace.apply', 'service.users.manage'])
      const eve = { email: 'eve@whole.example', name: 'Eve' }
      const refusals: [object, string][] = [
        [{ goals: [{ ...EVERYTHING.goals[0], code: 'other' }] }, 'service.insights.goals.manage'],
        [{ flows: [greeting(uniqueCode())] }, 'service.flows.manage'],
        [{ config: { tenant: { 'widget/appearance/title': 'Eve' } } }, 'service.config.widget.manage'],
        [{ users: [{ ...eve, roles: ['support'] }] }, 'service.conversations.view'],
        [{ users: [{ email: workspace.admin.email, name: 'Ada', password: SECRET }] }, 'admin'],
      ]
      for (const [part, permission] of refusals) {
        const details = assertRefused(await apply(file(part), anyState, caller), 403, 'permission_denied')
        assert.ok(permission === 'admin' || details['permission'] === permission, JSON.stringify(details))
      }
      assert.equal((await apply(file({ users: [eve] }), anyState, caller)).status, 200)
      const superAdmin = await apply(file({ users: [{ ...eve, roles: ['super_admin'] }], allowGlobal: true }))
      assertRefused(superAdmin, 422, 'workspace_file_invalid')
      for (const scope of ['global', 'organization'])
        assertRefused(
          await apply({ ...file({ config: { [scope]: { 'widget/appearance/title': 'All' } } }), allowGlobal: true }),
          422,
          'workspace_file_invalid',
        )
    })
    it('leaves an active admin, and the caller active', async () => {
      const { email } = workspace.admin
      for (const entry of [{ active: false }, { roles: [] }])
        assertRefused(await apply(file({ users: [{ email, name: 'Ada', ...entry }] })), 409, 'conflict')
    })
    it('replaces the draft of another user only with overwriteDrafts', async () => {
      const grace = await workspace.tokenOf(await workspace.person(['admin']))
      const { items } = await successBody(token.get('/flows?search=whole-hello'))
      const path = `/flows/${items[0].id as string}/draft`
      const draft = { definition: greeting('whole-hello', 'Hello from Grace') }
      await successBody(grace.put(path, draft, anyState))
      const body = file({ flows: [greeting('whole-hello', 'Hello from the file')] })
      const refused = await apply(body)
      assertRefused(refused, 422, 'workspace_file_invalid')
      assert.deepEqual(messages(refused)[0]?.slice(0, 2), ['/flows/0', 'draft_changed'])
      assert.equal((await apply({ ...body, overwriteDrafts: true })).status, 200)
    })
  })

  describe('exportWorkspaceFile', () => {
    it('leaves out what the caller may not view, and says so', async () => {
      const caller = await workspace.adminCaller([
        'service.workspace.export',
        'service.goals.view',
        'service.flows.view',
      ])
      const { file: part, omitted, layout } = await exported(caller)
      assert.deepEqual(Object.keys(part as object), ['apiVersion', 'organization', 'workspace', 'flows'])
      assert.deepEqual(layout, LAYOUT)
      assert.ok(['users', 'connections', 'config/widget'].every(name => (omitted as string[]).includes(name)))
    })
  })
})

const KINDS = [
  'role',
  'user',
  'key',
  'form',
  'flow',
  'layout',
  'config',
  'goal',
  'price',
  'cannedAnswer',
  'connection',
  'connectionTemplate',
  'source',
  'inboundWebhook',
  'hostedPage',
]
