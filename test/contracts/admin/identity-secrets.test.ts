import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { signIdentity } from '../../../generated/sdk/dist/identity.js'
import { identitySecretLocation } from '../../../services/secrets/locations.ts'
import { startAdminService } from '../../support/admin.ts'
import { assertRefused, callersOf, statuses, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

describe('identity secrets', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const visitors = callersOf(service)
  const newKey = async ({ token: calls } = home) =>
    (await successBody(calls.post('/keys', { name: `key ${newId()}` })))['key'] as { id: string; key: string }
  const pathOf = ({ id }: { id: string }) => `/keys/${id}/identity-secrets`
  const create = async (key: { id: string }) =>
    (await successBody(token.post(pathOf(key)))) as { secret: string; identitySecret: Loose }
  const opens = async (key: { key: string }, secret: string) => {
    const identity = await signIdentity({
      secret,
      publicKey: key.key,
      customer: { id: 'c-1' },
      now: service.clock.now(),
    })
    return (await visitors.openChatSession({ publicKey: key.key, identity })).status
  }

  describe('createIdentitySecret', () => {
    it('shows the secret once, stores it sealed, and records who made it', async () => {
      const key = await newKey()
      const answer = await token.post(pathOf(key))
      assert.equal(answer.status, 201, answer.text)
      const { secret, identitySecret } = answer.body as { secret: string; identitySecret: Loose }
      const id = String(identitySecret['id'])
      assert.match(secret, /^idsec_[0-9A-Za-z]{43}$/)
      assert.deepEqual(
        [answer.headers['cache-control'], identitySecret['keyId'], identitySecret['lastUsedAt']],
        ['no-store', key.id, null],
      )
      const { rows } = await service.database.pool.query<{ secret: never; found: boolean }>(
        `select s.secret, exists (select from identity_secrets t where t::text like $2)
          or exists (select from audit_log a where a::text like $2) as found
        from identity_secrets s
        where s.id = $1`,
        [id, `%${secret}%`],
      )
      assert.equal(rows[0]?.found, false)
      const place = identitySecretLocation(home.tenantId, id)
      assert.equal(service.deps.secretBox.open(rows[0].secret, place), secret)
      const [entry] = await successItems(token.get(`/audit?action=identity_secret.create&resourceId=${id}`))
      assert.equal((entry?.['after'] as Loose)['secret'], '[REDACTED]')
    })
    it('makes a second one to rotate to, of which both prove, and no third one', async () => {
      const key = await newKey()
      const [first, second] = [await create(key), await create(key)]
      assert.deepEqual([await opens(key, first.secret), await opens(key, second.secret)], [201, 201])
      assertRefused(await token.post(pathOf(key)), 409, 'conflict')
      await token.delete(`${pathOf(key)}/${String(first.identitySecret['id'])}`)
      assert.deepEqual([await opens(key, first.secret), await opens(key, second.secret)], [401, 201])
      await create(key)
    })
    it('never makes more than two, however many are asked for at once', async () => {
      const key = await newKey()
      const answers = await Promise.all(Array.from({ length: 5 }, async () => await token.post(pathOf(key))))
      assert.deepEqual(statuses(answers), { 201: 2, 409: 3 })
    })
    it('is 409 for a revoked key, and 404 for one of another workspace', async () => {
      const key = await newKey()
      await successBody(token.post(`/keys/${key.id}/status`, { status: 'revoked' }))
      assertRefused(await token.post(pathOf(key)), 409, 'conflict')
      for (const other of [{ id: newId() }, await newKey(neighbour)])
        assertRefused(await token.post(pathOf(other)), 404, 'not_found')
    })
    it('takes the permission to manage keys, not only to see them', async () => {
      const key = await newKey()
      const viewer = await home.adminCaller(['service.keys.view'])
      assertRefused(await viewer.post(pathOf(key)), 403, 'permission_denied')
      assert.equal((await viewer.get(pathOf(key))).status, 200)
    })
  })

  describe('listIdentitySecrets', () => {
    it('has the newest first, when each was last used, and no secrets', async () => {
      const key = await newKey()
      const first = await create(key)
      service.clock.advance(1000)
      const second = await create(key)
      await opens(key, first.secret)
      const { text, body } = await token.get(pathOf(key))
      assert.doesNotMatch(text, /idsec_|kid/)
      assert.deepEqual(
        (body.items as Loose[]).map(item => [String(item['id']), item['lastUsedAt'] as unknown]),
        [
          [second.identitySecret['id'], null],
          [first.identitySecret['id'], service.clock.now().toISOString()],
        ],
      )
      assertRefused(await token.get(pathOf(await newKey(neighbour))), 404, 'not_found')
    })
  })

  describe('revokeIdentitySecret', () => {
    it('ends the proofs, and leaves conversations that it has proven', async () => {
      const key = await newKey()
      const { secret, identitySecret } = await create(key)
      const path = `${pathOf(key)}/${String(identitySecret['id'])}`
      const identity = await signIdentity({
        ...{ secret, publicKey: key.key, customer: { id: 'c-1' } },
        now: service.clock.now(),
      })
      const { conversationId } = await visitors.session(key.key, { identity })
      assert.equal((await token.delete(path)).status, 204)
      assert.equal(await opens(key, secret), 401)
      const { customer } = await successBody(token.get(`/conversations/${conversationId}`))
      assert.deepEqual(customer, { id: 'c-1', name: null, email: null, proven: true })
      assertRefused(await token.delete(path), 404, 'not_found')
    })
    it('is 404 under another key, and for another workspace', async () => {
      const key = await newKey()
      const { identitySecret } = await create(key)
      const id = String(identitySecret['id'])
      assertRefused(await token.delete(`${pathOf(await newKey())}/${id}`), 404, 'not_found')
      assertRefused(await neighbour.token.delete(`${pathOf(key)}/${id}`), 404, 'not_found')
      assert.equal((await token.delete(`${pathOf(key)}/${id}`)).status, 204)
    })
  })
})
