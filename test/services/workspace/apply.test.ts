import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { forTenant } from '../../../adapters/stores/tenant.ts'
import { applyWorkspace, validateWorkspace } from '../../../services/workspace/apply.ts'
import { checkWorkspaceFile } from '../../../services/workspace/check.ts'
import { exportWorkspace } from '../../../services/workspace/export.ts'
import type { Change } from '../../../services/workspace/types.ts'
import { fileFor, hello, startWorkspaceFiles, variables } from './files.ts'

describe('a workspace file', async () => {
  const { database, knex, secretBox, deps, announced, apply, findingsOf, stop } = await startWorkspaceFiles()
  after(stop)

  const full = (name: string): object =>
    fileFor(name, {
      roles: [{ code: 'analyst', permissions: ['service.flows.view'] }],
      users: [
        {
          email: `Ada@${name}.example`,
          name: 'Ada',
          password: { env: 'ADA_PASSWORD' },
          roles: ['admin', 'analyst'],
          active: { env: 'IS_ACTIVE' },
          tokens: [
            { name: 'made', scopes: ['mcp'] },
            { name: 'given', scopes: ['api:full'], expiresAt: '2030-01-01T00:00:00Z', value: { env: 'ADA_TOKEN' } },
          ],
        },
      ],
      keys: [
        { name: 'site', webhook: { url: 'https://shop.example/hook' } },
        { name: 'plain', key: `pk_live_${name}`, allowedOrigins: ['https://shop.example'], intents: [] },
      ],
      flows: [hello(), { code: 'later', name: 'Later', publish: false, nodes: [] }],
      forms: [{ code: 'newsletter', title: 'Newsletter', fields: [{ name: 'email', type: 'email' }] }],
      config: {
        tenant: {
          'widget/appearance/title': 'Hi',
          'mail/transport/dsn': { env: 'HOOK_DSN' },
          'widget/quick_questions/questions': [{ question: 'Hello?', pageType: 'general', assignedFlow: 'hello' }],
        },
      },
      goals: [{ code: 'buy', name: 'Buy', value: { mode: 'fixed', amount: 3 } }],
      prices: [{ model: 'm', promptPer1k: 0.1, completionPer1k: 0.2 }],
      connections: [
        {
          code: 'crm',
          providerKey: 'http',
          baseUrl: 'https://crm.example',
          credentials: { bearer: { env: 'CRM_TOKEN' } },
        },
      ],
      sources: [
        {
          ...{ name: 'Help', url: 'https://help.example', schedule: 'daily' },
          ...{ keys: ['site'], provenCustomersOnly: true, labels: ['support'] },
        },
      ],
      inboundWebhooks: [{ name: 'Shop', eventName: 'order.paid', secret: { env: 'HOOK' } }],
    })
  const withDsn = { ...variables, HOOK_DSN: 'smtp://u:p@mail.example' }

  it('creates everything that the file describes, and changes nothing the second time', async () => {
    const first = await applyWorkspace(deps, full('acme'), withDsn, { type: 'test' })
    assert.deepEqual(
      first.changes.map(({ kind, code, action }) => `${action} ${kind} ${code.replace(first.workspace.id, 'ID')}`),
      [
        'created organization acme Group',
        'created workspace acme',
        'created role analyst',
        'created user ada@acme.example',
        'created token ada@acme.example/made',
        'created token ada@acme.example/given',
        'created connection crm',
        'created goal buy',
        'created price m',
        'created inboundWebhook Shop',
        'published form newsletter',
        'created flow later',
        'published flow hello',
        'created key site',
        'created key plain',
        'created source Help',
        'created config tenant:ID/widget/appearance/title',
        'created config tenant:ID/mail/transport/dsn',
        'created config tenant:ID/widget/quick_questions/questions',
      ],
    )
    assert.deepEqual(announced.at(-1), first.changes)
    const second = await applyWorkspace(deps, full('acme'), withDsn, { type: 'test' })
    assert.deepEqual(second, { workspace: first.workspace, changes: [], secrets: { keys: [], tokens: [] } })
  })

  it('shows each new secret once, and none that was given', async () => {
    const { secrets } = await applyWorkspace(
      deps,
      { ...full('once'), users: [{ email: 'eve@once.example', name: 'Eve', tokens: [{ name: 'made', scopes: [] }] }] },
      withDsn,
      {},
    )
    assert.deepEqual(
      secrets.keys.map(key => key.name),
      ['site'],
    )
    assert.match(secrets.keys[0]?.key ?? '', /^pk_live_/)
    assert.match(secrets.keys[0]?.webhookSecret ?? '', /^whsec_/)
    assert.deepEqual(
      secrets.tokens.map(({ user, name }) => [user, name]),
      [['eve@once.example', 'made']],
    )
  })

  it('stores secrets sealed', async () => {
    const { rows } = await database.pool.query<{ secrets: string }>(`
      select string_agg(s, ' ') as secrets
      from (select webhook_secret::text s from keys union all select credentials::text from connections
        union all
        select secret::text
        from inbound_webhooks
        union all
        select secret::text
        from config_values
        union all
        select password_hash
        from users) all_of_them`)
    for (const plain of ['whsec_', 'crm-secret', 'hook-secret', 'smtp://', 'correct horse'])
      assert.ok(!rows[0]?.secrets.includes(plain), plain)
  })

  it('exports a file with variables for its secrets, which applies without a change', async () => {
    const { workspace } = await applyWorkspace(deps, full('acme'), withDsn, {})
    const exported = await exportWorkspace(knex, secretBox, workspace.id)
    assert.ok(exported !== undefined)
    assert.ok(!JSON.stringify(exported.file).includes('crm-secret'))
    const stores = forTenant(knex, workspace.id)
    const site = await stores.keys.find({ name: 'site' })
    const secret = secretBox.open(site!.webhookSecret!, {
      table: 'keys',
      column: 'webhook_secret',
      tenantId: workspace.id,
      id: site!.id,
    })
    await stores.tokens.update((await stores.tokens.find({ name: 'made' }))!.id, { revokedAt: new Date() })
    const again = await exportWorkspace(knex, secretBox, workspace.id)
    const result = await applyWorkspace(
      deps,
      again!.file,
      {
        PASSWORD_ADA_ACME_EXAMPLE: 'correct horse',
        TOKEN_ADA_ACME_EXAMPLE_GIVEN: variables['ADA_TOKEN'],
        KEY_SITE_WEBHOOK_SECRET: secret,
        CONNECTION_CRM_BEARER: 'crm-secret',
        INBOUND_SHOP_SECRET: 'hook-secret',
        CONFIG_TENANT_MAIL_TRANSPORT_DSN: withDsn.HOOK_DSN,
      },
      {},
    )
    assert.deepEqual(result.changes, [])
  })

  it('leaves everything unchanged that the file does not name', async () => {
    const { workspace } = await apply(
      fileFor('partial', { keys: [{ name: 'k', allowedOrigins: ['https://a.example'], status: 'paused' }] }),
    )
    assert.deepEqual((await apply(fileFor('partial', { keys: [{ name: 'k' }] }))).changes, [])
    assert.deepEqual((await apply(fileFor('partial'))).changes, [])
    const key = await forTenant(knex, workspace.id).keys.find({ name: 'k' })
    assert.deepEqual([key?.status, key?.allowedOrigins], ['paused', ['https://a.example']])
  })

  it('creates a new version only of a flow that changed', async () => {
    const { workspace } = await apply(fileFor('versions', { flows: [hello()] }))
    assert.deepEqual(
      (await apply(fileFor('versions', { flows: [hello({ triggers: [{ intent: 'hello', type: 'chat_intent' }] })] })))
        .changes,
      [],
    )
    const changed = await apply(fileFor('versions', { flows: [hello({ name: 'Hello again' })] }))
    assert.deepEqual(changed.changes, [{ kind: 'flow', code: 'hello', action: 'published' }])
    await apply(fileFor('versions', { flows: [hello()] }))
    const { flows } = forTenant(knex, workspace.id)
    const flow = await flows.find({ code: 'hello' })
    const { items } = await flows.versionPage(flow?.id ?? '', { limit: 10, after: undefined })
    assert.deepEqual(
      items.map(({ version }) => version),
      [3, 2, 1],
    )
    assert.equal((await flows.published())[0]?.version, 3)
  })

  it('moves an intent from one flow of the file to another', async () => {
    const other = { ...hello(), code: 'other', triggers: [{ type: 'chat_intent', intent: 'moved' }] }
    const { workspace } = await apply(fileFor('moving', { flows: [hello(), other] }))
    await apply(
      fileFor('moving', {
        flows: [
          hello({ triggers: [{ type: 'chat_intent', intent: 'moved' }] }),
          { ...other, triggers: [{ type: 'chat_intent', intent: 'hello' }] },
        ],
      }),
    )
    const stores = forTenant(knex, workspace.id)
    const ids = new Map((await stores.flows.list()).map(flow => [flow.id, flow.code]))
    const { intents } = await stores.flowTriggers.referable()
    assert.deepEqual(intents.map(owner => [owner.name, ids.get(owner.flowId)]).sort(), [
      ['hello', 'other'],
      ['moved', 'hello'],
    ])
  })

  it('preserves the id of a subscription from version to version', async () => {
    const event = (name: string) =>
      hello({ name, triggers: [{ type: 'event', event: 'paid', filter: '$event.total > 1' }] })
    const { workspace } = await apply(fileFor('events', { flows: [event('One')] }))
    const { flows, flowTriggers } = forTenant(knex, workspace.id)
    const flow = await flows.find({ code: 'hello' })
    const before = await flowTriggers.surroundings(flow!.id)
    await apply(fileFor('events', { flows: [event('Two')] }))
    const after = await flowTriggers.surroundings(flow!.id)
    assert.deepEqual(after.subscriptions, [{ ...before.subscriptions[0], active: true }])
    assert.notEqual(after.live?.id, before.live?.id)
    const { rows } = await database.pool.query('select version_id from event_subscriptions where id = $1', [
      after.subscriptions[0]!.id,
    ])
    assert.deepEqual(rows, [{ version_id: after.live?.id }])
    await apply(fileFor('events', { flows: [hello()] }))
    assert.deepEqual(
      (await flowTriggers.surroundings(flow!.id)).subscriptions.map(({ active }) => active),
      [false],
    )
  })

  it('changes nothing when one part is wrong, and names everything that is wrong', async () => {
    const findings = await findingsOf(
      fileFor('broken', {
        roles: [{ code: 'odd', permissions: ['fly'] }],
        users: [{ email: 'x@broken.example', name: 'X', roles: ['nobody'] }],
        flows: [hello({ nodes: [{ id: 'a', type: 'message', text: 'Hi', next: 'nowhere' }] })],
        config: { tenant: { 'widget/appearance/shape': 'round', 'widget/appearance/position': 'top' } },
      }),
    )
    assert.deepEqual(
      findings.map(finding => finding.path),
      [
        '/roles/0/permissions/0',
        '/users/0/roles',
        '/flows/0/nodes/0/next',
        '/config/tenant/widget~1appearance~1shape',
        '/config/tenant/widget~1appearance~1position',
      ],
    )
    const { rows } = await database.pool.query("select from tenants where name = 'broken'")
    assert.equal(rows.length, 0)
  })

  it('validates without applying', async () => {
    assert.deepEqual(await validateWorkspace(deps, fileFor('dry', { flows: [hello()] }), variables), [])
    assert.equal(
      (
        await validateWorkspace(
          deps,
          fileFor('dry', { users: [{ email: 'y@dry.example', name: 'Y', roles: ['ghost'] }] }),
          variables,
        )
      ).length,
      1,
    )
    assert.equal((await database.pool.query("select from tenants where name = 'dry'")).rowCount, 0)
  })

  it('preserves the health of a connection unless it changes the connection', async () => {
    const fileOf = (more: object = {}) =>
      fileFor('tested', {
        connections: [
          { code: 'crm', providerKey: 'http', baseUrl: 'https://crm.example', credentials: { bearer: 'a' }, ...more },
        ],
      })
    const { workspace } = await apply(fileOf())
    const { connections } = forTenant(knex, workspace.id)
    const { id } = (await connections.find({ code: 'crm' })) ?? { id: '' }
    await connections.update(id, { lastTestedAt: new Date(), lastTestOk: true })
    assert.deepEqual([(await apply(fileOf())).changes, (await connections.find({ id }))?.lastTestOk], [[], true])
    await apply(fileOf({ credentials: { bearer: 'b' } }))
    assert.deepEqual(
      [(await connections.find({ id }))?.lastTestOk, (await connections.find({ id }))?.lastTestedAt],
      [null, null],
    )
  })

  it('leaves a revoked token revoked', async () => {
    const file = fileFor('revoked', {
      users: [{ email: 'kim@revoked.example', name: 'Kim', tokens: [{ name: 'ci', scopes: ['mcp'] }] }],
    })
    const { workspace } = await apply(file)
    const { tokens } = forTenant(knex, workspace.id)
    const [token] = await tokens.list()
    await tokens.update(token!.id, { revokedAt: new Date() })
    const again = await apply(file)
    assert.deepEqual([again.changes, again.secrets.tokens, (await tokens.list()).length], [[], [], 1])
  })

  it('removes a configuration value with null', async () => {
    const file = (title: string | null) =>
      fileFor('reset', { config: { tenant: { 'widget/appearance/title': title } } })
    const { workspace } = await apply(file('Hi'))
    assert.deepEqual(
      (await apply(file('Hello'))).changes.map(change => change.action),
      ['updated'],
    )
    assert.deepEqual(
      (await apply(file(null))).changes.map(change => change.action),
      ['removed'],
    )
    assert.deepEqual(await forTenant(knex, workspace.id).config.list(), [])
    assert.deepEqual((await apply(file(null))).changes, [])
  })

  it('records its changes in the audit log', async () => {
    const { workspace, changes } = await apply(fileFor('audited'))
    const { rows } = await database.pool.query<{ action: string; details: { changes: Change[] } }>(
      'select action, details from audit_log where tenant_id = $1',
      [workspace.id],
    )
    assert.deepEqual(rows, [{ action: 'workspace.apply', details: { changes } }])
  })

  it('applies several files one after the other', async () => {
    const results = await Promise.all(
      [1, 2, 3].map(() => apply(fileFor('race', { keys: [{ name: 'k' }], flows: [hello()] }))),
    )
    assert.equal(new Set(results.map(result => result.workspace.id)).size, 1)
    assert.equal(results.filter(result => result.changes.length > 0).length, 1)
  })

  it('checks a file without a database', () => {
    assert.deepEqual(checkWorkspaceFile(fileFor('alone', { flows: [hello()] }), {}), [])
    const findings = checkWorkspaceFile(
      fileFor('alone', {
        flows: [hello({ nodes: [{ id: 'a', type: 'condition', branches: [{ when: '((', next: 'a' }] }] })],
      }),
      {},
    )
    assert.ok(findings.length > 0)
  })
})
