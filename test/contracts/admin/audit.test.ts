import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { AS_ENGINE } from '../json-operation.ts'
import { callersOf, type Loose } from '../callers.ts'
import { successBody } from './fixtures.ts'

describe('the audit log', async () => {
  const { service } = await startAdminService()
  after(() => service.stop())
  const workspace = await adminWorkspace(service, 'Audited')
  const { token, session, admin } = workspace
  const list = async (query = '') =>
    (await successBody(token.get(`/audit?${query}`))) as { items: Loose[]; nextCursor: string | null }

  describe('listAuditEntries', () => {
    it('records author, action, origin and credential', async () => {
      const code = `audited_${newId().slice(-8)}`
      await successBody(session.post('/roles', { code, permissions: [] }, { 'X-Forwarded-For': '203.0.113.7' }))
      const answer = await token.patch(`/roles/${code}`, { name: 'Second' }, { 'If-Match': '*' })
      const [update, create] = (await list(`resourceType=role&resourceId=${code}`)).items
      assert.deepEqual(
        [create?.['actor'], create?.['address'], create?.['resource'], create?.['before']],
        [
          { type: 'user', id: admin.id, name: 'Ada', tokenId: null, tokenName: null },
          '203.0.113.7',
          { type: 'role', id: code, name: code },
          null,
        ],
      )
      assert.equal(update?.['requestId'], answer.headers['x-request-id'])
      assert.notEqual(update?.['actor'].tokenId, null)
    })
    it('lists the newest first, page by page, regardless of what is added meanwhile', async () => {
      for (let count = 0; count < 5; count++)
        await successBody(token.patch('/workspace', { name: `Shop ${count}` }, { 'If-Match': '*' }))
      const first = await list('action=workspace.update&limit=2')
      await successBody(token.patch('/workspace', { name: 'Shop 5' }, { 'If-Match': '*' }))
      const second = await list(`action=workspace.update&limit=2&cursor=${String(first.nextCursor)}`)
      const third = await list(`action=workspace.update&limit=2&cursor=${String(second.nextCursor)}`)
      assert.deepEqual(
        [...first.items, ...second.items, ...third.items].map(({ after }) => String(after.name)),
        ['Shop 4', 'Shop 3', 'Shop 2', 'Shop 1', 'Shop 0'],
      )
      assert.equal(third.nextCursor, null)
    })
    it('filters by kind of action, by actor and by time', async () => {
      const at = service.clock.now().toISOString()
      service.clock.advance(60_000)
      await successBody(token.patch('/workspace', { name: 'Later' }, { 'If-Match': '*' }))
      const since = new Date(service.clock.now().getTime() - 1000).toISOString()
      assert.deepEqual(
        (await list(`action=workspace.*&from=${since}`)).items.map(({ after }) => String(after.name)),
        ['Later'],
      )
      assert.equal(
        (await list(`action=workspace.update&to=${at}`)).items.some(({ after }) => after.name === 'Later'),
        false,
      )
      assert.ok((await list(`actorId=${admin.id.toUpperCase()}`)).items.length > 0)
      assert.deepEqual((await list(`actorId=${newId()}`)).items, [])
      assert.equal((await token.get('/audit?from=2030-12-31T23:59:60Z')).status, 400)
    })
    it('shows the entries of a workspace file and of the engine', async () => {
      await callersOf(service).triggerChat({ tenant_id: workspace.tenantId, intent_name: 'nothing' }, AS_ENGINE)
      const { items } = await list('action=engine.api.call')
      assert.deepEqual(
        [items[0]?.['actor'].type, items[0]?.['resource'], typeof items[0]?.['requestId']],
        ['engine', { type: 'operation', id: 'triggerChat', name: null }, 'string'],
      )
      assert.equal((await list('action=workspace.apply')).items.length, 1)
    })
  })

  describe('getAuditEntry', () => {
    it('returns one entry as in the list', async () => {
      const { items } = await list('limit=1')
      assert.deepEqual((await token.get(`/audit/${String(items[0]?.['id'])}`)).body, items[0])
    })
  })
})
