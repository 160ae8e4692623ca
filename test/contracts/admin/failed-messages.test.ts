import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { failedMessage, successBody, successItems, uniqueCode } from './fixtures.ts'

describe('failed engine messages', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const visitors = callersOf(service)

  describe('retryFailedMessage', () => {
    it('continues a run that had stopped', async () => {
      const intent = uniqueCode()
      const definition = {
        code: intent,
        name: 'Rest',
        triggers: [{ type: 'chat_intent', intent }],
        start: 'pause',
        nodes: [
          { id: 'pause', type: 'wait', for: 'PT5M', next: 'done' },
          { id: 'done', type: 'end', text: 'Rested' },
        ],
      }
      const { id: flowId } = await successBody(home.token.post('/flows', { definition }))
      await successBody(home.token.post(`/flows/${String(flowId)}/publish`, {}))
      const { key } = (await successBody(home.token.post('/keys', { name: intent })))['key'] as Loose
      const session = await eventually(async () => await visitors.session(String(key)))
      const { reply } = (await successBody(
        eventually(async () => {
          const answer = await visitors.sendChatMessage(session, { text: 'Rest', intentName: intent })
          assert.equal(answer.status, 200, answer.text)
          return answer
        }),
      )) as { reply: Loose }
      const executionId = String(reply['executionId'])
      const statusOf = async () =>
        (await successBody(visitors.getChatExecution(session, executionId)))['execution'].status as string
      // The state after four failed attempts.
      const {
        rows: [moved],
      } = await service.database.pool.query<{ id: string }>(
        `
        with moved as (delete from engine_messages where execution_id = $1 returning *)
        insert into failed_engine_messages (tenant_id, id, type, execution_id, payload, run_at, attempts, created_at,
          cause, failed_at)
        select tenant_id, id, type, execution_id, payload, run_at, 4, created_at,
          '{"kind":"Error","message":"ada@acme.example was away"}', parley_now()
        from moved
        returning id`,
        [executionId],
      )
      service.clock.advance(6 * 60_000)
      await service.work()
      assert.equal(await statusOf(), 'waiting_time')

      const items = await successItems(home.token.get(`/failed-messages?executionId=${executionId.toUpperCase()}`))
      assert.deepEqual(
        items.map(({ id, type, executionId: of, attempts, error }): unknown[] => [id, type, of, attempts, error]),
        [[moved?.id, 'FireWait', executionId, 4, { kind: 'Error', message: '[REDACTED-EMAIL] was away' }]],
      )
      const path = `/failed-messages/${String(moved?.id)}`
      assert.deepEqual(await successBody(home.token.get(path)), items[0])
      const answer = await home.token.post(`${path}/retry`)
      assert.deepEqual(
        [answer.status, answer.body],
        [202, { id: moved?.id, runAt: service.clock.now().toISOString() }],
        answer.text,
      )
      assertRefused(await home.token.post(`${path}/retry`), 404, 'not_found')
      assertRefused(await home.token.get(path), 404, 'not_found')
      await service.work()
      assert.equal(await statusOf(), 'completed')
      const entries = (
        await successBody(home.token.get(`/audit?action=failed_message.retry&resourceId=${String(moved?.id)}`))
      )['items'] as Loose[]
      assert.deepEqual(
        entries.map(({ resource, details, before, after: state }): unknown[] => [resource, details, before, state]),
        [[{ type: 'failed_message', id: moved?.id, name: 'FireWait' }, { executionId }, null, null]],
      )
    })
  })

  describe('getFailedMessage', () => {
    it('shows the payload and the last error, redacted', async () => {
      const executionId = newId()
      const id = await failedMessage(home, { failedAt: '2026-01-01T00:00:00Z', executionId })
      const answer = await home.token.get(`/failed-messages/${id}`)
      assert.deepEqual(
        [answer.status, (answer.body as Loose)['id'], (answer.body as Loose)['executionId']],
        [200, id, executionId],
      )
      assert.match(answer.text, /REDACTED-EMAIL/)
      assert.ok(!answer.text.includes('ada@'))
    })
  })

  describe('listFailedMessages', () => {
    it('lists the newest failure first, page by page, redacted, by type and execution', async () => {
      const workspace = await adminWorkspace(service, 'Failures')
      const executionId = newId()
      const first = await failedMessage(workspace, { failedAt: '2026-01-01T00:00:00.000001Z' })
      const second = await failedMessage(workspace, { failedAt: '2026-01-01T00:00:00.000002Z', type: 'StartExecution' })
      const third = await failedMessage(workspace, { failedAt: '2026-01-01T00:00:01Z', executionId })
      const ids = async (query: string) =>
        (await successItems(workspace.token.get(`/failed-messages?${query}`))).map(({ id }) => String(id))
      const page = await workspace.token.get('/failed-messages?limit=2')
      assert.deepEqual(
        [
          ...(page.body as { items: Loose[] }).items.map(({ id }) => String(id)),
          ...(await ids(`limit=2&cursor=${String((page.body as Loose)['nextCursor'])}`)),
        ],
        [third, second, first],
      )
      assert.ok(!page.text.includes('ada@'))
      assert.deepEqual(
        [await ids('type=StartExecution'), await ids(`executionId=${executionId}`), await ids('type=FireWait')],
        [[second], [third], []],
      )
    })
  })
})
