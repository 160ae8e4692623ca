import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { assertViolations, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

describe('the workspace', async () => {
  const { service } = await startAdminService()
  after(() => service.stop())
  const workspace = await adminWorkspace(service, 'Own')

  describe('getWorkspace', () => {
    it("shows the caller's workspace and its organisation", async () => {
      const answer = await workspace.token.get('/workspace')
      const { id, name, organization, timezone, currency } = answer.body as Loose
      assert.deepEqual(
        [id, name, organization.name, timezone, currency, answer.headers['etag']],
        [workspace.tenantId, 'Own Shop', 'Own Group', 'Europe/Berlin', 'EUR', answer.body.etag],
      )
    })
  })

  describe('updateWorkspace', () => {
    it('changes the given fields and records it', async () => {
      const { etag } = await successBody(workspace.token.get('/workspace'))
      const answer = await workspace.token.patch(
        '/workspace',
        { timezone: 'Asia/Tokyo', currency: 'EUR' },
        { 'If-Match': String(etag) },
      )
      assert.deepEqual([answer.status, answer.body.timezone, answer.body.name], [200, 'Asia/Tokyo', 'Own Shop'])
      assert.notEqual(answer.headers['etag'], etag)
      const items = await successItems(workspace.token.get('/audit?action=workspace.update'))
      assert.deepEqual(
        items.map(({ before, after }) => [before, after] as unknown[]),
        [[{ timezone: 'Europe/Berlin' }, { timezone: 'Asia/Tokyo' }]],
      )
    })
    it('refuses an unknown time zone', async () => {
      assertViolations(
        await workspace.token.patch('/workspace', { timezone: 'Europe/Atlantis' }, { 'If-Match': '*' }),
        422,
        'validation_failed',
        [['timezone', 'format']],
      )
    })
  })
})
