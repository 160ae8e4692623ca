import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { systemClock } from '../../adapters/clock.ts'
import { newId } from '../../adapters/ids.ts'
import { createKnexInstance } from '../../adapters/postgres/knex.ts'
import type { Knex } from '../../adapters/postgres/knex.ts'
import { createSecretBox, generateAccessToken } from '../../adapters/secrets.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { applyWorkspace, validateWorkspace } from '../../services/workspace/apply.ts'
import { checkWorkspaceFile } from '../../services/workspace/check.ts'
import { exportWorkspace } from '../../services/workspace/export.ts'
import { WorkspaceRefused } from '../../services/workspace/types.ts'
import type { ApplyResult, Change, Finding, Variables, WorkspaceDeps } from '../../services/workspace/types.ts'
import { createTestDatabase } from '../support/database.ts'
import type { TestDatabase } from '../support/database.ts'

const variables: Variables = {
  ADA_PASSWORD: 'correct horse',
  ADA_TOKEN: generateAccessToken(),
  CRM_TOKEN: 'crm-secret',
  HOOK: 'hook-secret',
  IS_ACTIVE: 'true',
}

function hello(more: object = {}): object {
  return {
    code: 'hello',
    name: 'Hello',
    triggers: [{ type: 'chat_intent', intent: 'hello' }],
    nodes: [{ id: 'a', type: 'end', text: 'Hi' }],
    ...more,
  }
}

describe('workspace files', () => {
  let database: TestDatabase
  let knex: Knex
  let deps: WorkspaceDeps
  const announced: Change[][] = []
  const secretBox = createSecretBox('a secret of the tests')

  before(async () => {
    database = await createTestDatabase()
    knex = createKnexInstance({ url: database.url })
    deps = {
      db: knex,
      secretBox,
      newId,
      clock: systemClock,
      changed: (_db, _tenantId, changes) => {
        announced.push(changes)
        return Promise.resolve()
      },
    }
  })
  after(async () => {
    await knex.destroy()
    await database.drop()
  })

  const apply = (file: object): Promise<ApplyResult> => applyWorkspace(deps, file, variables, { type: 'test' })

  /** A file for a workspace of its own. */
  function fileFor(name: string, parts: object = {}): object {
    return {
      apiVersion: 'parley/v1',
      organization: { name: `${name} Group` },
      workspace: { name, timezone: 'Europe/Berlin', currency: 'EUR' },
      ...parts,
    }
  }

  async function findingsOf(file: object): Promise<readonly Finding[]> {
    try {
      await apply(file)
    } catch (error) {
      if (error instanceof WorkspaceRefused) return error.findings
      throw error
    }
    return []
  }

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
      sources: [{ name: 'Help', url: 'https://help.example', schedule: 'daily' }],
      inboundWebhooks: [{ name: 'Shop', eventName: 'order.paid', secret: { env: 'HOOK' } }],
    })
  const withDsn = { ...variables, HOOK_DSN: 'smtp://u:p@mail.example' }

  it('make everything they describe, and change nothing the second time', async () => {
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
        'created source Help',
        'created inboundWebhook Shop',
        'created form newsletter',
        'created flow later',
        'published flow hello',
        'created key site',
        'created key plain',
        'created config tenant:ID/widget/appearance/title',
        'created config tenant:ID/mail/transport/dsn',
        'created config tenant:ID/widget/quick_questions/questions',
      ],
    )
    assert.deepEqual(announced.at(-1), first.changes)
    const second = await applyWorkspace(deps, full('acme'), withDsn, { type: 'test' })
    assert.deepEqual(second, { workspace: first.workspace, changes: [], secrets: { keys: [], tokens: [] } })
  })

  it('tell each new secret once, and none that was given', async () => {
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

  it('keep secrets sealed in the database', async () => {
    const { rows } = await database.pool.query<{ secrets: string }>(`
      select string_agg(s, ' ') as secrets from (select webhook_secret::text s from keys union all select credentials::text from connections
        union all select secret::text from inbound_webhooks union all select secret::text from config_values union all select password_hash from users) all_of_them`)
    for (const plain of ['whsec_', 'crm-secret', 'hook-secret', 'smtp://', 'correct horse'])
      assert.ok(!rows[0]?.secrets.includes(plain), plain)
  })

  it('come back from the database with variables for their secrets, and apply to it without a change', async () => {
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

  it('leave alone what they do not name', async () => {
    const { workspace } = await apply(
      fileFor('partial', { keys: [{ name: 'k', allowedOrigins: ['https://a.example'], status: 'paused' }] }),
    )
    assert.deepEqual((await apply(fileFor('partial', { keys: [{ name: 'k' }] }))).changes, [])
    assert.deepEqual((await apply(fileFor('partial'))).changes, [])
    const key = await forTenant(knex, workspace.id).keys.find({ name: 'k' })
    assert.deepEqual([key?.status, key?.allowedOrigins], ['paused', ['https://a.example']])
  })

  it('make a new version only of a flow that changed', async () => {
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
    assert.deepEqual(
      (await flows.versions.list({}, 'version')).map(version => version.version),
      [1, 2, 3],
    )
    assert.equal((await flows.published())[0]?.version, 3)
  })

  it('move an intent from one flow of the file to another', async () => {
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
    assert.deepEqual((await stores.flows.intents()).map(owner => [owner.intentName, ids.get(owner.flowId)]).sort(), [
      ['hello', 'other'],
      ['moved', 'hello'],
    ])
  })

  it('keep the id of a subscription from version to version', async () => {
    const event = (name: string) =>
      hello({ name, triggers: [{ type: 'event', event: 'paid', filter: '$event.total > 1' }] })
    const { workspace } = await apply(fileFor('events', { flows: [event('One')] }))
    const { flows } = forTenant(knex, workspace.id)
    const flow = await flows.find({ code: 'hello' })
    const [before] = await flows.subscriptions(flow!.id)
    await apply(fileFor('events', { flows: [event('Two')] }))
    const [kept, ...more] = await flows.subscriptions(flow!.id)
    assert.deepEqual([kept?.id, kept?.active, more.length], [before?.id, true, 0])
    assert.notEqual(kept?.versionId, before?.versionId)
    await apply(fileFor('events', { flows: [hello()] }))
    assert.deepEqual(
      (await flows.subscriptions(flow!.id)).map(subscription => subscription.active),
      [false],
    )
  })

  it('change nothing at all when one part is wrong, and tell everything that is wrong', async () => {
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

  it('can be tried without being applied', async () => {
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

  describe('are refused', () => {
    before(async () => {
      await apply(
        fileFor('strict', {
          keys: [
            { name: 'hooked', webhook: { url: 'https://shop.example/hook' } },
            { name: 'dead', status: 'revoked' },
            { name: 'taken', key: 'pk_live_Taken' },
          ],
          users: [{ email: 'sam@strict.example', name: 'Sam', tokens: [{ name: 'ci', scopes: [] }] }],
          goals: [{ code: 'old', name: 'Old', status: 'archived' }],
          flows: [hello()],
          connections: [{ code: 'stored', providerKey: 'openai', credentials: { apiKey: 'a' } }],
        }),
      )
    })

    const cases: [string, object, string][] = [
      [
        'another webhook for a key',
        { keys: [{ name: 'hooked', webhook: { url: 'https://shop.example/other' } }] },
        '/keys/0/webhook',
      ],
      ['no webhook for a key that has one', { keys: [{ name: 'hooked', webhook: null }] }, '/keys/0/webhook'],
      [
        'another webhook secret',
        { keys: [{ name: 'hooked', webhook: { url: 'https://shop.example/hook', secret: 'whsec_0123456789abcdef' } }] },
        '/keys/0/webhook/secret',
      ],
      ['a revoked key that comes back', { keys: [{ name: 'dead', status: 'active' }] }, '/keys/0/status'],
      ['another value for a key', { keys: [{ name: 'taken', key: 'pk_live_Other' }] }, '/keys/0/key'],
      ['another id', { keys: [{ name: 'taken', id: newId() }] }, '/keys/0/id'],
      [
        'another value for a token',
        {
          users: [
            {
              email: 'sam@strict.example',
              name: 'Sam',
              tokens: [{ name: 'ci', scopes: [], value: generateAccessToken() }],
            },
          ],
        },
        '/users/0/tokens/0/value',
      ],
      [
        'a token without a valid checksum',
        {
          users: [
            {
              email: 'sam@strict.example',
              name: 'Sam',
              tokens: [{ name: 'x', scopes: [], value: `cfp_${'a'.repeat(49)}` }],
            },
          ],
        },
        '/users/0/tokens/0/value',
      ],
      [
        'an archived goal that comes back',
        { goals: [{ code: 'old', name: 'Old', status: 'active' }] },
        '/goals/0/status',
      ],
      ['an intent that another flow owns', { flows: [{ ...hello(), code: 'thief' }] }, '/flows/0/triggers/0/intent'],
      ['the same thing twice', { keys: [{ name: 'a' }, { name: 'a' }] }, '/keys/1'],
      ['an unknown field', { keys: [{ name: 'a', colour: 'red' }] }, '/keys/0'],
      ['a wrong type', { users: [{ email: 'z@strict.example', name: 7 }] }, '/users/0/name'],
      [
        'an unset variable',
        { users: [{ email: 'z@strict.example', name: 'Z', password: { env: 'NOT_SET' } }] },
        '/users/0/password',
      ],
      ['an unknown time zone', { workspace: { name: 'strict', timezone: 'Europe/Atlantis' } }, '/workspace/timezone'],
      [
        'a quick question for an unknown flow',
        {
          config: {
            tenant: {
              'widget/quick_questions/questions': [{ question: 'Q', pageType: 'general', assignedFlow: 'ghost' }],
            },
          },
        },
        '/config/tenant/widget~1quick_questions~1questions',
      ],
      [
        'a form with a field twice',
        {
          forms: [
            {
              code: 'f',
              title: 'F',
              fields: [
                { name: 'a', type: 'text' },
                { name: 'a', type: 'text' },
              ],
            },
          ],
        },
        '/forms/0/fields/1/name',
      ],
      [
        'a connection without an address',
        { connections: [{ code: 'c', providerKey: 'http' }] },
        '/connections/0/baseUrl',
      ],
      [
        'a connection whose address cannot be called',
        { connections: [{ code: 'c', providerKey: 'http', baseUrl: 'http://crm.example:99999' }] },
        '/connections/0/baseUrl',
      ],
      [
        'credentials of another kind',
        { connections: [{ code: 'c', providerKey: 'openai', credentials: { bearer: 'a' } }] },
        '/connections/0/credentials',
      ],
      [
        'half a set of credentials',
        {
          connections: [
            { code: 'c', providerKey: 'http', baseUrl: 'https://crm.example', credentials: { username: 'ada' } },
          ],
        },
        '/connections/0/credentials',
      ],
      [
        'another kind that stored credentials do not fit',
        { connections: [{ code: 'stored', providerKey: 'http', baseUrl: 'https://crm.example' }] },
        '/connections/0/credentials',
      ],
      [
        'stored credentials for another origin',
        { connections: [{ code: 'stored', providerKey: 'openai', baseUrl: 'https://models.example/v1' }] },
        '/connections/0/baseUrl',
      ],
      [
        'a goal by telemetry without an event',
        { goals: [{ code: 'g', name: 'G', match: { type: 'telemetry' } }] },
        '/goals/0/match',
      ],
    ]
    for (const [what, parts, path] of cases) {
      it(`for ${what}`, async () => {
        const findings = await findingsOf(fileFor('strict', parts))
        assert.deepEqual(
          findings.map(finding => finding.path),
          [path],
          JSON.stringify(findings),
        )
        assert.match(findings[0]?.message ?? '', /^[A-Z"].*\.$/)
      })
    }

    it('for what belongs to another workspace', async () => {
      const findings = await findingsOf(
        fileFor('greedy', {
          keys: [{ name: 'mine', key: 'pk_live_Taken' }],
          users: [{ email: 'SAM@strict.example', name: 'Sam' }],
        }),
      )
      assert.deepEqual(
        findings.map(finding => finding.path),
        ['/users/0/email', '/keys/0/key'],
      )
      const messages = findings.map(finding => finding.message).join(' ')
      assert.ok(!messages.includes('strict Group'))
    })
  })

  it("say nothing new of a connection's health unless they change the connection", async () => {
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

  it('keep a revoked token revoked', async () => {
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

  it('take a configuration value back with null', async () => {
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

  it('leave a trace in the audit log', async () => {
    const { workspace, changes } = await apply(fileFor('audited'))
    const { rows } = await database.pool.query<{ action: string; details: { changes: Change[] } }>(
      'select action, details from audit_log where tenant_id = $1',
      [workspace.id],
    )
    assert.deepEqual(rows, [{ action: 'workspace.apply', details: { changes } }])
  })

  it('are applied one after the other, not through each other', async () => {
    const results = await Promise.all(
      [1, 2, 3].map(() => apply(fileFor('race', { keys: [{ name: 'k' }], flows: [hello()] }))),
    )
    assert.equal(new Set(results.map(result => result.workspace.id)).size, 1)
    assert.equal(results.filter(result => result.changes.length > 0).length, 1)
  })

  it('can be checked by themselves', () => {
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
