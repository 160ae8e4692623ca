import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { startAdminService, callsWith, type AdminCalls } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

describe('personal access tokens of the caller', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const create = async (calls: AdminCalls, body: object = {}) =>
    (await successBody(calls.post('/tokens', { name: 'ci', scopes: ['api:full'], ...body }))) as {
      value: string
      token: Loose
    }

  describe('createOwnToken', () => {
    it('shows a value that works, once, and stores only its digest', async () => {
      const session = await home.sessionOf(await home.person(['admin']))
      const answer = await session.post('/tokens', { name: 'ci', scopes: ['api:full', 'mcp'], expiresAt: null })
      assert.equal(answer.status, 201, answer.text)
      const { value, token } = answer.body as { value: string; token: Loose }
      assert.deepEqual(
        [answer.headers['cache-control'], answer.headers['location'], token['status']],
        ['no-store', `/api/admin/v1/tokens/${String(token['id'])}`, 'active'],
      )
      assert.equal((await callsWith(service, { Authorization: `Bearer ${value}` }).get('/workspace')).status, 200)
      const read = await session.get(`/tokens/${String(token['id'])}`)
      assert.doesNotMatch(read.text, /cfp_/)
      const { rows } = await service.database.pool.query<{ found: boolean }>(
        `select exists (select from access_tokens t where t::text like $1)
          or exists (select from audit_log a where a::text like $1)
          or exists (select from idempotency_keys k where k::text like $1) as found`,
        [`%${value}%`],
      )
      assert.equal(rows[0]?.found, false)
    })
    it('shows the value again only to a repeated request of the same user', async () => {
      const [one, other] = [await home.sessionOf(await home.person([])), await home.sessionOf(await home.person([]))]
      const body = { name: 'once', scopes: ['mcp'] }
      const headers = { 'Idempotency-Key': 'the-same' }
      const first = await successBody(one.post('/tokens', body, headers))
      assert.equal((await successBody(one.post('/tokens', body, headers)))['value'], first['value'])
      assert.notEqual((await successBody(other.post('/tokens', body, headers)))['value'], first['value'])
    })
    it('is refused to a token', async () => {
      assertRefused(await home.token.post('/tokens', { name: 'ci', scopes: ['mcp'] }), 401, 'unauthorized')
    })
    it('refuses an expiry that is past, and a malformed one', async () => {
      for (const expiresAt of ['2020-01-01T00:00:00Z', '2030-12-31T23:59:60Z'])
        assertRefused(
          await home.session.post('/tokens', { name: 'ci', scopes: ['mcp'], expiresAt }),
          422,
          'validation_failed',
        )
    })
  })

  describe('listOwnTokens', () => {
    it('lists only the tokens of the caller, newest first, page by page', async () => {
      const session = await home.sessionOf(await home.person([]))
      const ids: string[] = []
      for (let count = 0; count < 5; count++) ids.unshift((await create(session)).token['id'] as string)
      const seen: string[] = []
      let cursor = ''
      for (;;) {
        const page = (await successBody(session.get(`/tokens?limit=2${cursor}`))) as {
          items: Loose[]
          nextCursor: string | null
        }
        seen.push(...page.items.map(({ id }) => String(id)))
        if (page.nextCursor === null) break
        cursor = `&cursor=${page.nextCursor}`
      }
      assert.deepEqual(seen, ids)
    })
    it('distinguishes valid, expired and revoked tokens', async () => {
      const session = await home.sessionOf(await home.person([]))
      await create(session, { expiresAt: new Date(service.clock.now().getTime() + 60_000).toISOString() })
      const { token } = await create(session)
      await session.delete(`/tokens/${String(token['id'])}`)
      await create(session)
      service.clock.advance(60_000)
      assert.deepEqual(
        (await successItems(session.get('/tokens'))).map(({ status }) => String(status)),
        ['active', 'revoked', 'expired'],
      )
    })
  })

  describe('getOwnToken', () => {
    it('is 404 for the token of a colleague', async () => {
      const { token } = await create(home.session)
      assert.equal((await home.session.get(`/tokens/${String(token['id']).toUpperCase()}`)).status, 200)
      assertRefused(
        await (await home.sessionOf(await home.person(['admin']))).get(`/tokens/${String(token['id'])}`),
        404,
        'not_found',
      )
    })
  })

  describe('revokeOwnToken', () => {
    it('revokes the token while it is cached, and changes nothing the second time', async () => {
      const { value, token } = await create(home.session)
      const calls = callsWith(service, { Authorization: `Bearer ${value}` })
      assert.equal((await calls.get('/workspace')).status, 200)
      const path = `/tokens/${String(token['id'])}`
      assert.equal((await home.session.delete(path)).status, 204)
      // The clock stands still: no cache drops it because of its age.
      await eventually(async () => {
        assertRefused(await calls.get('/workspace'), 401, 'unauthorized')
      })
      const { revokedAt: first } = await successBody(home.session.get(path))
      service.clock.advance(1000)
      assert.equal((await home.session.delete(path)).status, 204)
      assert.equal((await successBody(home.session.get(path)))['revokedAt'], first)
      const items = await successItems(home.token.get(`/audit?resourceType=token&resourceId=${String(token['id'])}`))
      assert.deepEqual(
        items.map(({ action }) => String(action)),
        ['token.revoke', 'token.create'],
      )
      assert.equal(items[1]?.['after'].tokenHash, '[REDACTED]')
    })
  })
})
