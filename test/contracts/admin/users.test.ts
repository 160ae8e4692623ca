import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService, type AdminCalls } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

const MANAGE = ['service.users.manage', 'service.users.view']

describe('users', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())
  const create = async (body: object = {}, calls: AdminCalls = home.token) =>
    await calls.post('/users', { email: `${newId()}@acme.example`, name: 'Grace', roles: ['analyst'], ...body })
  const auditOf = async (id: string) =>
    (await successItems(home.token.get(`/audit?resourceType=user&resourceId=${id}`))).map(
      ({ action, before, after }) => ({ action, before, after }),
    )
  const NOW = { 'If-Match': '*' }

  describe('createUser', () => {
    it('creates a user whose password cannot be read', async () => {
      const answer = await create({ email: 'Hopper@Acme.example', password: 'a longer and better sentence' })
      assert.equal(answer.status, 201, answer.text)
      const user = answer.body as Loose
      assert.deepEqual(
        [user['email'], user['active'], user['lastLoginAt'], answer.headers['location'], answer.headers['etag']],
        ['hopper@acme.example', true, null, `/api/admin/v1/users/${String(user['id'])}`, '"1"'],
      )
      const [entry] = await auditOf(String(user['id']))
      assert.deepEqual(
        [entry?.['action'], entry?.['before'], entry?.['after'].passwordHash],
        ['user.create', null, '[REDACTED]'],
      )
      const { rows } = await service.database.pool.query<{ found: boolean }>(
        "select exists (select from audit_log a where a::text like '%scrypt%') as found",
      )
      assert.equal(rows[0]?.found, false)
    })
    it('is 409 conflict for an address that is used in any workspace, even for concurrent requests', async () => {
      assertRefused(await create({ email: neighbour.admin.email }), 409, 'conflict')
      const email = `${newId()}@acme.example`
      assert.deepEqual(
        (await Promise.all([create({ email }), create({ email })])).map(({ status }) => status).sort(),
        [201, 409],
      )
    })
    it('refuses roles that do not exist', async () => {
      for (const name of ['Grace\r\nBcc: all@acme.example', 'Grace\u007f'])
        assertViolations(await create({ name }), 422, 'validation_failed', [['name', 'pattern']])
      assertViolations(await create({ roles: ['analyst', 'nobody'] }), 422, 'validation_failed', [['roles.1', 'enum']])
    })
    it('refuses permissions that the caller lacks', async () => {
      const manager = await home.adminCaller(MANAGE)
      assert.equal(
        assertRefused(await create({ roles: ['analyst'] }, manager), 403, 'permission_denied')['permission'],
        'service.insights.analytics',
      )
      assert.equal(
        assertRefused(await create({ roles: ['admin'] }, manager), 403, 'permission_denied')['permission'],
        'service.audit.view',
      )
      assert.equal(
        assertRefused(await create({ roles: ['super_admin'] }), 403, 'permission_denied')['permission'],
        'super_admin',
      )
      assert.equal((await create({ roles: [] }, manager)).status, 201)
      assert.equal(
        (await create({ roles: ['super_admin'] }, await home.tokenOf(await home.person(['super_admin'])))).status,
        201,
      )
    })
  })

  describe('listUsers', () => {
    it('lists the users of the workspace by address, with filters', async () => {
      const workspace = await adminWorkspace(service, 'Listed')
      const emails: string[] = [workspace.admin.email]
      for (const name of ['Zoë Zeta', 'Bea Beta', 'Ann Alpha']) {
        const email = `${name.slice(0, 1)}-${newId()}@acme.example`.toLowerCase()
        await successBody(
          workspace.token.post('/users', {
            email,
            name,
            roles: name.startsWith('B') ? ['analyst'] : [],
            active: !name.startsWith('Z'),
          }),
        )
        emails.push(email)
      }
      const list = async (query: string) =>
        (await successBody(workspace.token.get(`/users?${query}`))) as { items: Loose[]; nextCursor: string | null }
      const names = async (query: string) => (await list(query)).items.map(({ name }) => String(name))
      const first = await list('limit=3')
      assert.deepEqual(
        [...first.items, ...(await list(`limit=3&cursor=${String(first.nextCursor)}`)).items].map(({ email }) =>
          String(email),
        ),
        [...emails].sort(),
      )
      assert.deepEqual(
        [
          await names('active=false'),
          await names('role=analyst'),
          await names('search=ALPH'),
          await names('search=zo%C3%AB'),
          await names('search=%25'),
          await names('role=analyst&search=ta'),
        ],
        [['Zoë Zeta'], ['Bea Beta'], ['Ann Alpha'], ['Zoë Zeta'], [], ['Bea Beta']],
      )
      assert.equal((await names('search=@acme.example&active=true')).length, 3)
    })
  })

  describe('getUser', () => {
    it('shows the state with its tag', async () => {
      const answer = await home.token.get(`/users/${home.admin.id}`)
      assert.deepEqual([answer.status, answer.headers['etag'], answer.body.roles], [200, answer.body.etag, ['admin']])
    })
  })

  describe('updateUser', () => {
    it('changes the given fields, with the tag that was read, and records before and after', async () => {
      const { id } = await home.person(['analyst'])
      const { etag } = await successBody(home.token.get(`/users/${id}`))
      const answer = await home.token.patch(
        `/users/${id}`,
        { name: 'Grace Hopper' },
        { 'If-Match': `"other", ${String(etag)}` },
      )
      assert.deepEqual(
        [answer.status, answer.body.name, answer.body.roles, answer.headers['etag']],
        [200, 'Grace Hopper', ['analyst'], '"2"'],
      )
      assertRefused(
        await home.token.patch(`/users/${id}`, { name: 'Ada' }, { 'If-Match': String(etag) }),
        412,
        'precondition_failed',
      )
      assert.equal((await home.token.patch(`/users/${id}`, { name: 'Grace Hopper' }, NOW)).headers['etag'], '"2"')
      assert.deepEqual(await auditOf(id), [
        { action: 'user.update', before: { name: 'Grace' }, after: { name: 'Grace Hopper' } },
      ])
    })
    it('accepts one of two changes to the same state', async () => {
      const { id } = await home.person([])
      const answers = await Promise.all(
        ['One', 'Two', 'Three'].map(
          async name => await home.token.patch(`/users/${id}`, { name }, { 'If-Match': '"1"' }),
        ),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412, 412])
    })
    it('applies to existing tokens within a second', async () => {
      const person = await home.person(['analyst'])
      const calls = await home.tokenOf(person)
      assertRefused(await calls.get('/users'), 403, 'permission_denied')
      await home.token.patch(`/users/${person.id}`, { roles: ['admin'] }, NOW)
      await eventually(async () => {
        assert.equal((await calls.get('/users')).status, 200)
      })
    })
    it('is 409 conflict for a used address and for the last admin', async () => {
      const workspace = await adminWorkspace(service, 'One admin')
      assertRefused(
        await workspace.token.patch(`/users/${workspace.admin.id}`, { email: home.admin.email }, NOW),
        409,
        'conflict',
      )
      assertRefused(
        await workspace.token.patch(`/users/${workspace.admin.id}`, { roles: ['analyst'] }, NOW),
        409,
        'conflict',
      )
      await workspace.person(['admin'])
      assert.equal(
        (await workspace.token.patch(`/users/${workspace.admin.id}`, { roles: ['analyst'] }, NOW)).status,
        200,
      )
    })
    it('leaves one admin when two remove the role from each other at the same time', async () => {
      const workspace = await adminWorkspace(service, 'Two admins')
      const other = await workspace.person(['admin'])
      const answers = await Promise.all([
        workspace.token.patch(`/users/${other.id}`, { roles: [] }, NOW),
        (await workspace.tokenOf(other)).patch(`/users/${workspace.admin.id}`, { roles: [] }, NOW),
      ])
      // The second one is refused as the last admin, or for the lost permission.
      const [first, second] = answers.map(({ status }) => status).sort()
      assert.ok(first === 200 && (second === 409 || second === 403), `${first} and ${second}`)
      const { rows } = await service.database.pool.query<{ admins: number }>(
        "select count(*) as admins from users where tenant_id = $1 and active and 'admin' = any(roles)",
        [workspace.tenantId],
      )
      assert.equal(rows[0]?.admins, 1)
    })
    it('refuses changes to a user who holds more than the caller', async () => {
      const manager = await home.adminCaller(MANAGE)
      assertRefused(
        await manager.patch(`/users/${home.admin.id}`, { email: 'mine@acme.example' }, NOW),
        403,
        'permission_denied',
      )
      assertRefused(
        await manager.patch(`/users/${manager.person.id}`, { roles: ['admin'] }, NOW),
        403,
        'permission_denied',
      )
      const root = await home.person(['super_admin'])
      assertRefused(await home.token.patch(`/users/${root.id}`, { name: 'Nobody' }, NOW), 403, 'permission_denied')
      assert.equal((await manager.patch(`/users/${manager.person.id}`, { name: 'Myself' }, NOW)).status, 200)
    })
  })

  describe('deactivateUser', () => {
    it('ends sessions and tokens, and activateUser restores the tokens', async () => {
      const person = await home.person(['analyst'])
      const [session, token] = [await home.sessionOf(person), await home.tokenOf(person)]
      for (const calls of [session, token]) assert.equal((await calls.get('/session')).status, 200)
      assert.equal((await successBody(home.token.post(`/users/${person.id}/deactivate`)))['active'], false)
      assertRefused(await session.get('/session'), 401, 'unauthorized')
      await eventually(async () => {
        assertRefused(await token.get('/session'), 401, 'unauthorized')
      })
      assert.equal((await successBody(home.token.post(`/users/${person.id}/activate`)))['active'], true)
      await eventually(async () => {
        assert.equal((await token.get('/session')).status, 200)
      })
      assertRefused(await session.get('/session'), 401, 'unauthorized')
    })
    it('is 409 conflict for the caller and for the last admin', async () => {
      const workspace = await adminWorkspace(service, 'Alone')
      assertRefused(await workspace.token.post(`/users/${workspace.admin.id}/deactivate`), 409, 'conflict')
      await workspace.person(['admin'])
      assertRefused(await workspace.token.post(`/users/${workspace.admin.id}/deactivate`), 409, 'conflict')
    })
  })

  describe('activateUser', () => {
    it('changes nothing about an active user', async () => {
      const { id } = await home.person([])
      assert.equal((await home.token.post(`/users/${id}/activate`)).headers['etag'], '"1"')
      assert.deepEqual(await auditOf(id), [])
    })
  })

  describe('setUserPassword', () => {
    it('ends the sessions of the user and revokes the tokens', async () => {
      const person = await home.person(['analyst'])
      const [session, token] = [await home.sessionOf(person), await home.tokenOf(person)]
      assert.equal(
        (await home.token.post(`/users/${person.id}/password`, { password: 'a longer and better sentence' })).status,
        204,
      )
      assertRefused(await session.get('/session'), 401, 'unauthorized')
      await eventually(async () => {
        assertRefused(await token.get('/session'), 401, 'unauthorized')
      })
      const items = await successItems(home.token.get(`/users/${person.id}/tokens`))
      assert.deepEqual(
        items.map(({ status }) => status as unknown),
        ['revoked'],
      )
      assert.deepEqual(await auditOf(person.id), [
        { action: 'user.set_password', before: { passwordHash: null }, after: { passwordHash: '[REDACTED]' } },
      ])
    })
    it('does not end the session in which users set their own password', async () => {
      const person = await home.person(['admin'])
      const [session, other] = [await home.sessionOf(person), await home.sessionOf(person)]
      const answer = await session.post(`/users/${person.id}/password`, { password: 'a longer and better sentence' })
      assert.equal(answer.status, 204, answer.text)
      assert.equal((await session.get('/session')).status, 200)
      assertRefused(await other.get('/session'), 401, 'unauthorized')
    })
    it('is refused for a user who holds more than the caller', async () => {
      const manager = await home.adminCaller(MANAGE)
      assertRefused(
        await manager.post(`/users/${home.admin.id}/password`, { password: 'a longer and better sentence' }),
        403,
        'permission_denied',
      )
    })
  })

  describe('listUserTokens', () => {
    it('names the tokens of one user', async () => {
      const person = await home.person([])
      await home.tokenOf(person, ['mcp'])
      const items = await successItems(home.token.get(`/users/${person.id}/tokens`))
      assert.deepEqual(
        items.map(({ scopes, status }) => [scopes, status] as unknown[]),
        [[['mcp'], 'active']],
      )
    })
  })

  describe('revokeUserToken', () => {
    it('revokes a token of the named user, who must not have more permissions than the caller', async () => {
      const person = await home.person(['analyst'])
      const calls = await home.tokenOf(person)
      const [token] = await successItems(home.token.get(`/users/${person.id}/tokens`))
      const tokenId = String(token?.['id'])
      assertRefused(await home.token.delete(`/users/${home.admin.id}/tokens/${tokenId}`), 404, 'not_found')
      assertRefused(
        await (await home.adminCaller(MANAGE)).delete(`/users/${person.id}/tokens/${tokenId}`),
        403,
        'permission_denied',
      )
      assert.equal((await home.token.delete(`/users/${person.id}/tokens/${tokenId}`)).status, 204)
      await eventually(async () => {
        assertRefused(await calls.get('/session'), 401, 'unauthorized')
      })
    })
  })
})
