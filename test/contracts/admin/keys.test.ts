import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, assertViolations, callersOf, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'
import { webhookSecretLocation } from '../../../services/secrets/locations.ts'

const SLASHED = 'https://slash.example/'

describe('publishable keys', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const visitors = callersOf(service)
  const NOW = { 'If-Match': '*' }
  const create = async (body: object = {}) =>
    (await successBody(home.token.post('/keys', { name: `key ${newId()}`, ...body })))['key'] as Loose
  const opens = async ({ key }: Loose) => (await visitors.openChatSession({ publicKey: String(key) })).status

  describe('createKey', () => {
    it('creates a key that opens sessions immediately, and shows the secret of its webhook only once', async () => {
      const answer = await home.token.post('/keys', {
        name: 'shop',
        webhook: { url: 'https://shop.acme.example/hooks' },
      })
      assert.equal(answer.status, 201, answer.text)
      const { key, webhookSecret } = answer.body as { key: Loose; webhookSecret: string }
      assert.deepEqual(
        [
          key['status'],
          key['allowedOrigins'],
          key['intents'],
          key['forms'],
          answer.headers['cache-control'],
          answer.headers['etag'],
        ],
        ['active', [], null, null, 'no-store', key['etag']],
      )
      assert.match(webhookSecret, /^whsec_/)
      assert.equal(await opens(key), 201)
      const { rows } = await service.database.pool.query<{ webhook_secret: never; found: boolean }>(
        `select webhook_secret, exists (select from audit_log a where a::text like '%' || $2 || '%') as found
        from keys
        where id = $1`,
        [key['id'], webhookSecret],
      )
      assert.equal(
        service.deps.secretBox.open(
          rows[0]?.webhook_secret as never,
          webhookSecretLocation(home.tenantId, String(key['id'])),
        ),
        webhookSecret,
      )
      assert.equal(rows[0]?.found, false)
      assert.doesNotMatch((await home.token.get(`/keys/${String(key['id'])}`)).text, /whsec_/)
    })
    it('takes the origins that a browser or an app can have, which then open sessions', async () => {
      const key = await create({ allowedOrigins: ['https://*.acme.example', 'capacitor://localhost', SLASHED] })
      for (const [origin, status] of [
        ['https://shop.acme.example', 201],
        ['capacitor://localhost', 201],
        ['https://slash.example', 201],
        ['https://acme.example', 403],
      ] as const) {
        const answer = await visitors.openChatSession({ publicKey: String(key['key']) }, { Origin: origin })
        assert.equal(answer.status, status, origin)
      }
    })
    it('refuses an origin that could never match, here and in a change, and stores nothing', async () => {
      const { id } = await create({ allowedOrigins: [SLASHED] })
      for (const origin of ['https://*.com', 'https://u@acme.example', 'https://acme.example/chat', '*', 'null']) {
        const body = { name: 'unmatched', allowedOrigins: [SLASHED, origin] }
        for (const answer of [
          await home.token.post('/keys', body),
          await home.token.patch(`/keys/${String(id)}`, body, NOW),
        ])
          assertViolations(answer, 422, 'validation_failed', [['allowedOrigins.1', 'pattern']])
      }
      const { name, allowedOrigins } = await successBody(home.token.get(`/keys/${String(id)}`))
      assert.notEqual(name, 'unmatched')
      assert.deepEqual(allowedOrigins, [SLASHED])
    })
    it('is 409 conflict for a name that exists', async () => {
      const { name } = await create()
      assertRefused(await home.token.post('/keys', { name: String(name) }), 409, 'conflict')
    })
  })

  describe('listKeys', () => {
    it('sorts by name, and filters by status', async () => {
      const workspace = await adminWorkspace(service, 'Keys')
      for (const name of ['b', 'a', 'c']) await successBody(workspace.token.post('/keys', { name }))
      const first = (await successBody(workspace.token.get('/keys?limit=2'))) as { items: Loose[]; nextCursor: string }
      const items = await successItems(workspace.token.get(`/keys?limit=2&cursor=${first.nextCursor}`))
      assert.deepEqual(
        [...first.items, ...items].map(({ name }) => String(name)),
        ['a', 'b', 'c'],
      )
      await successBody(workspace.token.post(`/keys/${String(items[0]?.['id'])}/status`, { status: 'paused' }))
      assert.deepEqual(
        (await successItems(workspace.token.get('/keys?status=paused'))).map(({ name }) => String(name)),
        ['c'],
      )
    })
  })

  describe('getKey', () => {
    it('counts the forms that were read with it', async () => {
      const { id } = await create()
      await service.database.pool.query(
        `insert into key_usage (tenant_id, key_id, day, kind, slot, count)
        select $1, $2, '2026-11-01', 'form_mount', slot, 4
        from generate_series(0, 2) slot`,
        [home.tenantId, id],
      )
      assert.equal((await successBody(home.token.get(`/keys/${String(id)}`)))['formMounts'], 12)
    })
  })

  describe('updateKey', () => {
    it('changes the limits, in force within a second', async () => {
      const key = await create()
      assert.equal(await opens(key), 201)
      const changed = await successBody(
        home.token.patch(
          `/keys/${String(key['id'])}`,
          { allowedOrigins: ['https://shop.acme.example'], intents: [] },
          NOW,
        ),
      )
      assert.deepEqual(
        [changed['allowedOrigins'], changed['intents'], changed['forms']],
        [['https://shop.acme.example'], [], null],
      )
      await eventually(async () => {
        assertRefused(
          await visitors.openChatSession({ publicKey: String(key['key']) }, { Origin: 'https://elsewhere.example' }),
          403,
          'origin_not_allowed',
        )
      })
    })
    it('never changes the webhook', async () => {
      const url = 'https://shop.acme.example/hooks'
      const { id } = await create({ webhook: { url } })
      for (const webhook of [null, { url: 'https://other.example/' }])
        assertRefused(await home.token.patch(`/keys/${String(id)}`, { webhook }, NOW), 409, 'webhook_immutable')
      assertRefused(
        await home.token.patch(`/keys/${String((await create())['id'])}`, { webhook: { url } }, NOW),
        409,
        'webhook_immutable',
      )
      assert.equal(
        (await home.token.patch(`/keys/${String(id)}`, { webhook: { url }, name: `key ${newId()}` }, NOW)).status,
        200,
      )
    })
    it('is 409 conflict for a name that exists and for a revoked key', async () => {
      const [one, other] = [await create(), await create()]
      assertRefused(
        await home.token.patch(`/keys/${String(one['id'])}`, { name: String(other['name']) }, NOW),
        409,
        'conflict',
      )
      await successBody(home.token.post(`/keys/${String(one['id'])}/status`, { status: 'revoked' }))
      assertRefused(await home.token.patch(`/keys/${String(one['id'])}`, { intents: [] }, NOW), 409, 'conflict')
    })
  })

  describe('changeKeyStatus', () => {
    it('refuses visitors within a second and accepts them again, until the key is revoked', async () => {
      const key = await create()
      const path = `/keys/${String(key['id'])}/status`
      for (const [status, answer] of [
        ['paused', 403],
        ['disabled', 403],
        ['active', 201],
        ['revoked', 403],
      ] as const) {
        assert.equal((await successBody(home.token.post(path, { status })))['status'], status)
        await eventually(async () => {
          assert.equal(await opens(key), answer)
        })
      }
      assert.equal((await home.token.post(path, { status: 'revoked' })).status, 200)
      assertRefused(await home.token.post(path, { status: 'active' }), 409, 'conflict')
      const items = await successItems(
        home.token.get(`/audit?action=key.change_status&resourceId=${String(key['id'])}`),
      )
      assert.deepEqual(
        items.map(({ after }) => String(after.status)),
        ['revoked', 'active', 'disabled', 'paused'],
      )
    })
  })
})
