import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { generateAccessToken } from '../../../adapters/secrets.ts'
import { eventually } from '../../support/eventually.ts'
import { startTestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { assertFaultIsHidden, breakable } from '../json-operation.ts'
import { assertRefused, callersOf, type Headers, type Loose } from '../callers.ts'

const CONFIG = '/api/v2/config'
const TITLE = 'widget/appearance/title'
const TOKENS = {
  admin: generateAccessToken(),
  root: generateAccessToken(),
  scopeless: generateAccessToken(),
  plain: generateAccessToken(),
  viewer: generateAccessToken(),
  expired: generateAccessToken(),
  inactive: generateAccessToken(),
  revoked: generateAccessToken(),
}
const full = (value: string, more: object = {}) => [{ name: 'full', scopes: ['api:full'], value, ...more }]
const as = (token: string): Headers => ({ Authorization: `Bearer ${token}` })

describe('the configuration API', async () => {
  const service = await startTestService({ substitutes: breakable })
  const call = callersOf(service)
  let tenantId: string
  let organisationId: string
  let neighbour: string
  before(async () => {
    tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme Group' },
      workspace: { name: 'Acme Shop' },
      roles: [{ code: 'viewer', permissions: ['service.config.widget.view'] }],
      users: [
        {
          email: 'ada@acme.example',
          name: 'Ada',
          roles: ['admin'],
          tokens: [
            ...full(TOKENS.admin),
            { name: 'narrow', scopes: ['mcp'], value: TOKENS.scopeless },
            { name: 'old', scopes: ['api:full'], value: TOKENS.expired, expiresAt: '2026-01-01T00:00:00Z' },
            { name: 'taken back', scopes: ['api:full'], value: TOKENS.revoked },
          ],
        },
        { email: 'root@acme.example', name: 'Root', roles: ['super_admin'], tokens: full(TOKENS.root) },
        { email: 'plain@acme.example', name: 'Plain', roles: [], tokens: full(TOKENS.plain) },
        { email: 'viewer@acme.example', name: 'Viewer', roles: ['viewer'], tokens: full(TOKENS.viewer) },
        { email: 'gone@acme.example', name: 'Gone', roles: ['admin'], active: false, tokens: full(TOKENS.inactive) },
      ],
      config: {
        global: { [TITLE]: 'Everyone', 'widget/appearance/subtitle': 'Global line' },
        organization: { [TITLE]: 'The group' },
        tenant: { [TITLE]: 'The shop' },
      },
    })
    neighbour = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Neighbours' },
      workspace: { name: 'Next Door' },
    })
    const { rows } = await service.database.pool.query<{ organisation_id: string }>(
      'select organisation_id from tenants where id = $1',
      [tenantId],
    )
    organisationId = rows[0]?.organisation_id ?? ''
    await service.database.pool.query("update access_tokens set revoked_at = now() where name = 'taken back'")
  })
  after(() => service.stop())

  const list = (token: string) => call.get(CONFIG, as(token))
  const read = (path: string, token = TOKENS.admin, scope?: string) =>
    call.get(`${CONFIG}/${path}${scope === undefined ? '' : `?scope=${encodeURIComponent(scope)}`}`, as(token))
  const value = async (path: string, token?: string, scope?: string) => {
    const answer = await read(path, token, scope)
    assert.equal(answer.status, 200, answer.text)
    return answer.body as Loose
  }

  for (const [operation, knock] of Object.entries({
    listConfigFields: (headers: Headers) => call.get(CONFIG, headers),
    getConfigValue: (headers: Headers) => call.get(`${CONFIG}/${TITLE}`, headers),
  })) {
    describe(operation, () => {
      it('is 401 without a body for a missing, invalid, expired or revoked token and a deactivated user', async () => {
        for (const headers of [
          {},
          as('cfp_nothing'),
          as(generateAccessToken()),
          { Authorization: `Basic ${TOKENS.admin}` },
          as(TOKENS.expired),
          as(TOKENS.revoked),
          as(TOKENS.inactive),
        ]) {
          const answer = await knock(headers)
          assert.deepEqual([answer.status, answer.text, answer.headers['www-authenticate']], [401, '', 'Bearer'])
        }
      })
      it('is 403 without a body for a token without api:full whose owner is not an admin', async () => {
        for (const token of [TOKENS.scopeless, TOKENS.plain, TOKENS.viewer]) {
          const answer = await knock(as(token))
          assert.deepEqual([answer.status, answer.text, answer.headers['content-type']], [403, '', undefined])
        }
      })
      it('answers a fault with 500 internal_error', async () => {
        await assertFaultIsHidden(async headers => await knock({ ...as(TOKENS.admin), ...headers }))
      })
      it('is never stored', async () => {
        for (const token of [TOKENS.admin, TOKENS.plain, 'x'])
          assert.equal((await knock(as(token))).headers['cache-control'], 'no-store')
      })
    })
  }

  describe('listConfigFields', () => {
    it('lists every kind, without values, and no secret', async () => {
      const {
        body: { fields },
      } = (await list(TOKENS.admin)) as { body: { fields: Loose[] } }
      assert.deepEqual([...new Set(fields.map(({ kind }) => String(kind)))].sort(), [
        'bool',
        'color',
        'duration',
        'enum',
        'feature_flag',
        'int',
        'json',
        'multiselect',
        'rows',
        'string',
        'tags',
        'url',
      ])
      assert.deepEqual(
        fields.find(({ path }) => path === TITLE),
        {
          path: TITLE,
          kind: 'string',
          label: 'config.widget.appearance.title',
          allowed_scopes: ['global', 'organization', 'tenant'],
        },
      )
      assert.equal(
        fields.some(({ path }) => ['forms/spam/blocked_words', 'mail/transport/dsn'].includes(String(path))),
        false,
      )
    })
  })

  describe('getConfigValue', () => {
    it("resolves the value for the workspace: its own, the organisation's, the global one, the default", async () => {
      assert.deepEqual(await value(TITLE), {
        path: TITLE,
        kind: 'string',
        value: 'The shop',
        present: true,
        source_scope: `tenant:${tenantId}`,
      })
      assert.deepEqual(await value('widget/appearance/subtitle'), {
        path: 'widget/appearance/subtitle',
        kind: 'string',
        value: 'Global line',
        present: true,
        source_scope: 'global',
      })
      assert.deepEqual(await value('widget/appearance/position'), {
        path: 'widget/appearance/position',
        kind: 'enum',
        value: 'bottom_right',
        present: true,
        source_scope: null,
      })
      await service.database.pool.query("delete from config_values where scope_kind = 'tenant' and path = $1", [TITLE])
      await eventually(async () =>
        assert.deepEqual(
          [(await value(TITLE)).value, (await value(TITLE)).source_scope],
          ['The group', `organization:${organisationId}`],
        ),
      )
    })
    it('accepts the path with encoded slashes as well', async () => {
      assert.equal((await value(encodeURIComponent('widget/appearance/position'))).value, 'bottom_right')
    })
    it('is 403 scope_denied when an admin names any other scope than their workspace', async () => {
      assert.equal((await read(TITLE, TOKENS.admin, `tenant:${tenantId}`)).status, 200)
      assert.equal((await read(TITLE, TOKENS.admin, `tenant:${tenantId.toUpperCase()}`)).status, 200)
      for (const scope of ['global', `organization:${organisationId}`, `tenant:${neighbour}`, `tenant:${newId()}`])
        assertRefused(await read(TITLE, TOKENS.admin, scope), 403, 'scope_denied')
    })
    it('accepts any scope from a super-admin, and reads the global one without', async () => {
      assert.deepEqual(
        [(await value(TITLE, TOKENS.root)).value, (await value(TITLE, TOKENS.root)).source_scope],
        ['Everyone', 'global'],
      )
      assert.equal((await value(TITLE, TOKENS.root, `organization:${organisationId}`)).value, 'The group')
      assert.equal((await value(TITLE, TOKENS.root, `tenant:${neighbour}`)).value, 'Everyone')
    })
    it('is 400 invalid_scope for a malformed selector, before anything else is decided', async () => {
      for (const scope of [
        '',
        'tenant',
        'tenant:',
        'tenant:x',
        `user:${tenantId}`,
        `tenant:${tenantId}:x`,
        `global:${tenantId}`,
        'GLOBAL',
        'x'.repeat(201),
      ])
        assertRefused(await read(TITLE, TOKENS.admin, scope), 400, 'invalid_scope')
      assertRefused(await read('no/such/path', TOKENS.admin, 'x'), 400, 'invalid_scope')
    })
    it('is 400 invalid_input for a path out of bounds', async () => {
      assertRefused(await read('x'.repeat(201)), 400, 'invalid_input')
    })
    it('gives the same answer for unknown, unreadable, secret and incomplete paths', async () => {
      const answers = await Promise.all(
        [
          'no/such/path',
          'forms/spam/blocked_words',
          'mail/transport/dsn',
          'widget',
          'widget/appearance',
          `${TITLE}/more`,
          '__proto__',
          'widget//title',
          'toString',
        ].map(async path => await read(path)),
      )
      for (const answer of answers) assertRefused(answer, 404, 'not_found')
      const seen = answers.map(({ text, headers }) =>
        JSON.stringify([text, Object.keys(headers).sort(), headers['content-length'], headers['cache-control']]),
      )
      assert.equal(new Set(seen).size, 1)
    })
    it('answers them in the same time', async () => {
      const paths = ['no/such/path', 'forms/spam/blocked_words', 'mail/transport/dsn']
      const times = new Map<string, number[]>(paths.map(path => [path, []]))
      // The shortest time of each is its own work; other load on the machine only adds to it, and takes more rounds.
      const areAlike = () => {
        const shortest = [...times.values()].map(measured => Math.min(...measured))
        return Math.max(...shortest) < Math.min(...shortest) * 1.5 + 0.5
      }
      for (let round = 0; round < 60 || (round < 2_000 && !areAlike()); round++) {
        for (const path of paths) {
          const startedAt = performance.now()
          await fetch(`${service.url}${CONFIG}/${path}`, { headers: as(TOKENS.admin) }).then(
            async answer => await answer.text(),
          )
          if (round >= 10) times.get(path)?.push(performance.now() - startedAt)
        }
      }
      assert.ok(areAlike(), JSON.stringify([...times].map(([path, measured]) => [path, Math.min(...measured)])))
    })
  })
})
