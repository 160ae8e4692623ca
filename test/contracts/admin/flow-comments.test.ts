import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startAdminService } from '../../support/admin.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { greeting, picked, successBody, successItems, uniqueCode } from './fixtures.ts'

const NOW = { 'If-Match': '*' }

describe('comments of a flow', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const { name } = await successBody(token.get(`/users/${home.admin.id}`))
  const viewer = await home.adminCaller(['service.flows.view'])
  const newFlow = async ({ token: calls } = home) =>
    String((await successBody(calls.post('/flows', { definition: greeting(uniqueCode()) })))['id'])
  const pathOf = (flowId: string) => `/flows/${flowId}/comments`
  const write = async (flowId: string, text: string, more: object = {}, calls = token) =>
    await successBody(calls.post(pathOf(flowId), { text, ...more }))
  const at = ({ flowId, id }: Loose) => `${pathOf(String(flowId))}/${String(id)}`
  const textsOf = async (flowId: string, query = '') =>
    (await successItems(token.get(`${pathOf(flowId)}${query}`))).map(({ text }): unknown => text)

  describe('createFlowComment', () => {
    it('names its author and whom it mentions, and is in the audit log', async () => {
      const flowId = await newFlow()
      const { id } = home.admin
      const comment = await write(flowId, 'Hm.', { nodeId: 'hello', mentions: [id, id] })
      assert.deepEqual(picked(comment, 'flowId', 'threadId', 'nodeId', 'author', 'mentions', 'resolvedAt'), [
        flowId,
        comment['id'],
        'hello',
        { id, name },
        [{ id, name }],
        null,
      ])
      const [entry] = await successItems(token.get(`/audit?action=flow_comment.create&resourceId=${comment['id']}`))
      assert.equal((entry?.['resource'] as Loose)['type'], 'flow_comment')
    })
    it('is 404 for a flow that does not exist, or belongs to another workspace', async () => {
      for (const flowId of [newId(), await newFlow(neighbour)])
        assertRefused(await token.post(pathOf(flowId), { text: 'Hm.' }), 404, 'not_found')
    })
    it('refuses people of another workspace, and comments of another flow', async () => {
      const [flowId, other] = [await newFlow(), await newFlow()]
      const { id: parentId } = await write(other, 'Elsewhere.')
      for (const more of [{ mentions: [neighbour.admin.id] }, { mentions: [newId()] }, { parentId }])
        assertRefused(await token.post(pathOf(flowId), { text: 'Hm.', ...more }), 422, 'validation_failed')
      assert.deepEqual(await textsOf(flowId), [])
    })
    it('is written once under one key', async () => {
      const flowId = await newFlow()
      const key = { 'Idempotency-Key': newId() }
      const made = [1, 2].map(async () => await token.post(pathOf(flowId), { text: 'Once.' }, key))
      await Promise.all(made)
      assert.deepEqual(await textsOf(flowId), ['Once.'])
    })
  })

  describe('listFlowComments', () => {
    it('has replies with their thread, the newest thread last, page by page, and open threads only', async () => {
      const flowId = await newFlow()
      const first = await write(flowId, 'First', { nodeId: 'hello' })
      await write(flowId, 'Second')
      const reply = await write(flowId, 'Reply', { parentId: first['id'] }, viewer)
      await write(flowId, 'Reply to it', { parentId: reply['id'] })
      assert.deepEqual(picked(reply, 'threadId', 'nodeId'), [first['id'], 'hello'])
      assert.deepEqual(await textsOf(flowId), ['First', 'Reply', 'Reply to it', 'Second'])
      const page = await successBody(token.get(`${pathOf(flowId)}?limit=2`))
      assert.deepEqual(await textsOf(flowId, `?cursor=${String(page['nextCursor'])}`), ['Reply to it', 'Second'])
      await successBody(token.patch(at(first), { resolved: true }, NOW))
      assert.deepEqual(await textsOf(flowId), ['Second'])
      assert.equal((await textsOf(flowId, '?status=all')).length, 4)
    })
  })

  describe('updateFlowComment', () => {
    it('lets the author alone change the text, whatever else others may', async () => {
      const comment = await write(await newFlow(), 'Hm.', {}, viewer)
      assertRefused(await token.patch(at(comment), { text: 'Changed' }, NOW), 403, 'permission_denied')
      assertRefused(
        await viewer.patch(at(comment), { text: 'Changed' }, { 'If-Match': '"9"' }),
        412,
        'precondition_failed',
      )
      const changed = await successBody(viewer.patch(at(comment), { text: 'Changed' }, NOW))
      assert.deepEqual(picked(changed, 'text', 'etag'), ['Changed', '"2"'])
    })
    it('resolves and reopens a thread, for those who may edit the flow', async () => {
      const comment = await write(await newFlow(), 'Hm.', {}, viewer)
      assertRefused(await viewer.patch(at(comment), { resolved: true }, NOW), 403, 'permission_denied')
      const resolved = await successBody(token.patch(at(comment), { resolved: true }, NOW))
      assert.deepEqual(picked(resolved, 'resolvedAt', 'resolvedBy'), [
        service.clock.now().toISOString(),
        { id: home.admin.id, name },
      ])
      const reopened = await successBody(token.patch(at(comment), { resolved: false }, NOW))
      assert.deepEqual(picked(reopened, 'resolvedAt', 'resolvedBy'), [null, null])
      const reply = await write(String(comment['flowId']), 'Reply', { parentId: comment['id'] })
      assertRefused(await token.patch(at(reply), { resolved: true }, NOW), 422, 'validation_failed')
    })
    it('is 404 for a comment of another flow', async () => {
      const { id } = await write(await newFlow(), 'Hm.')
      assertRefused(await token.patch(at({ id, flowId: await newFlow() }), { text: 'X' }, NOW), 404, 'not_found')
    })
  })

  describe('deleteFlowComment', () => {
    it('takes the replies with the first comment, once; others need the permission to edit', async () => {
      const flowId = await newFlow()
      const comment = await write(flowId, 'Hm.')
      await write(flowId, 'Reply', { parentId: comment['id'] }, viewer)
      assertRefused(await viewer.delete(at(comment), NOW), 403, 'permission_denied')
      const answers = await Promise.all([token.delete(at(comment), NOW), token.delete(at(comment), NOW)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 404])
      assert.deepEqual(await textsOf(flowId, '?status=all'), [])
      const own = await write(flowId, 'Own', {}, viewer)
      assert.equal((await viewer.delete(at(own), NOW)).status, 204)
    })
    it('goes with its flow', async () => {
      const flowId = await newFlow()
      await write(flowId, 'Hm.')
      assert.equal((await token.delete(`/flows/${flowId}`, NOW)).status, 204)
      const { rows } = await service.database.pool.query('select from flow_comments where flow_id = $1', [flowId])
      assert.equal(rows.length, 0)
    })
  })

  describe('listMentions', () => {
    it('has the open comments of all flows that mention the caller, newest first', async () => {
      const mentions = [home.admin.id]
      const first = await write(await newFlow(), 'First mention', {}, viewer)
      const reply = await write(String(first['flowId']), 'In a reply', { parentId: first['id'], mentions }, viewer)
      const last = await write(await newFlow(), 'Elsewhere', { mentions }, viewer)
      const mine = async () => (await successItems(token.get('/mentions?limit=2'))).map(({ id }): unknown => id)
      assert.deepEqual(await mine(), [last['id'], reply['id']])
      await successBody(token.patch(at(first), { resolved: true }, NOW))
      assert.ok(!(await mine()).includes(reply['id']))
      assert.deepEqual(await successItems(viewer.get('/mentions')), [])
    })
  })
})
