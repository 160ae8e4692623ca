import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

describe('roles', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const NOW = { 'If-Match': '*' }
  const MANAGE = ['service.roles.manage', 'service.roles.view']

  describe('listPermissions', () => {
    it('names every permission once, sorted, with one for each configuration section', async () => {
      const items = await successItems(home.token.get('/permissions'))
      const codes = items.map(({ code }) => String(code))
      assert.deepEqual(codes, [...new Set(codes)].sort())
      assert.ok(codes.includes('service.config.widget.view') && !codes.some(code => code.includes('<')))
    })
  })

  describe('listRoles', () => {
    it('lists the built-in roles among those of the workspace, page by page', async () => {
      const workspace = await adminWorkspace(service, 'Roles')
      await successBody(workspace.token.post('/roles', { code: 'zebra', permissions: [] }))
      const first = (await successBody(workspace.token.get('/roles?limit=3'))) as { items: Loose[]; nextCursor: string }
      const { items, nextCursor } = (await successBody(
        workspace.token.get(`/roles?limit=3&cursor=${first.nextCursor}`),
      )) as {
        items: Loose[]
        nextCursor: null
      }
      assert.deepEqual(
        [[...first.items, ...items].map(({ code, builtIn, users }) => [code, builtIn, users] as unknown[]), nextCursor],
        [
          [
            ['admin', true, 1],
            ['analyst', false, 0],
            ['super_admin', true, 0],
            ['zebra', false, 0],
          ],
          null,
        ],
      )
    })
  })

  describe('createRole', () => {
    it('creates a role under its code, with the code as its name', async () => {
      const code = uniqueCode()
      const answer = await home.token.post('/roles', { code, permissions: ['service.flows.view'] })
      assert.deepEqual(
        [answer.status, answer.headers['location'], answer.headers['etag'], answer.body.name, answer.body.users],
        [201, `/api/admin/v1/roles/${code}`, '"1"', code, 0],
      )
    })
    it('is 409 conflict for a code that exists, built-in ones included, and for concurrent requests', async () => {
      for (const code of ['analyst', 'admin', 'super_admin'])
        assertRefused(await home.token.post('/roles', { code, permissions: [] }), 409, 'conflict')
      const code = uniqueCode()
      assert.deepEqual(
        (await Promise.all([1, 2].map(async () => await home.token.post('/roles', { code, permissions: [] }))))
          .map(({ status }) => status)
          .sort(),
        [201, 409],
      )
    })
    it('refuses permissions that do not exist, and those that the caller lacks', async () => {
      assertViolations(
        await home.token.post('/roles', { code: uniqueCode(), permissions: ['service.flows.view', 'service.nothing'] }),
        422,
        'validation_failed',
        [['permissions.1', 'enum']],
      )
      const refused = await (
        await home.adminCaller(MANAGE)
      ).post('/roles', { code: uniqueCode(), permissions: ['service.keys.view', 'service.roles.view'] })
      assert.equal(assertRefused(refused, 403, 'permission_denied')['permission'], 'service.keys.view')
    })
  })

  describe('getRole', () => {
    it('shows all that a built-in role holds', async () => {
      const answer = await home.token.get('/roles/admin')
      assert.ok(answer.body.permissions.length > 40)
      assert.deepEqual([answer.body.createdAt, answer.headers['etag']], [null, answer.body.etag])
    })
  })

  describe('updateRole', () => {
    it('takes effect for those who have it', async () => {
      const holder = await home.adminCaller(['service.keys.view'])
      const [code = ''] = (await successBody(holder.get('/session')))['user'].roles as string[]
      assertRefused(await holder.get('/workspace'), 403, 'permission_denied')
      await successBody(
        home.token.patch(`/roles/${code}`, { permissions: ['service.keys.view', 'service.workspace.view'] }, NOW),
      )
      await eventually(async () => {
        assert.equal((await holder.get('/workspace')).status, 200)
      })
      await successBody(home.token.patch(`/roles/${code}`, { permissions: ['service.keys.view'] }, NOW))
      const items = await successItems(home.token.get(`/audit?resourceType=role&resourceId=${code}`))
      assert.deepEqual(items[0]?.['after'], { permissions: ['service.keys.view'] })
    })
    it('is 403 permission_denied for a role that has, or would get, permissions that the caller lacks', async () => {
      const manager = await home.adminCaller(MANAGE)
      const [more, equal] = [uniqueCode(), uniqueCode()]
      await successBody(
        home.token.post('/roles', { code: more, permissions: ['service.keys.view', 'service.roles.view'] }),
      )
      await successBody(home.token.post('/roles', { code: equal, permissions: ['service.roles.view'] }))
      for (const [code, patch] of [
        [more, { name: 'Renamed' }],
        [more, { permissions: [] }],
        [equal, { permissions: ['service.roles.view', 'service.keys.view'] }],
      ] as const) {
        const refused = await manager.patch(`/roles/${code}`, patch, NOW)
        assert.equal(assertRefused(refused, 403, 'permission_denied')['permission'], 'service.keys.view')
      }
      assertRefused(await manager.delete(`/roles/${more}`, NOW), 403, 'permission_denied')
      assert.equal((await manager.patch(`/roles/${equal}`, { name: 'Renamed' }, NOW)).status, 200)
      assert.equal((await manager.delete(`/roles/${equal}`, NOW)).status, 204)
    })
    it('is 409 conflict for a built-in role', async () => {
      assertRefused(await home.token.patch('/roles/admin', { name: 'Boss' }, NOW), 409, 'conflict')
    })
  })

  describe('deleteRole', () => {
    it('is 409 conflict while users have it, and for a built-in role', async () => {
      const code = uniqueCode()
      await successBody(home.token.post('/roles', { code, permissions: [] }))
      const { id } = await home.person([code])
      assertRefused(await home.token.delete(`/roles/${code}`, NOW), 409, 'conflict')
      assertRefused(await home.token.delete('/roles/super_admin', NOW), 409, 'conflict')
      await successBody(home.token.patch(`/users/${id}`, { roles: [] }, NOW))
      assert.equal((await home.token.delete(`/roles/${code}`, { 'If-Match': '"1"' })).status, 204)
      assertRefused(await home.token.get(`/roles/${code}`), 404, 'not_found')
    })
  })
})
