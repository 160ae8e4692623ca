import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startTestService } from '../../support/service.ts'
import { applyNeighbour, applyShop, NEIGHBOUR_KEY, SHOP_KEYS } from '../../support/workspace.ts'
import { assertRefused, assertViolations, callersOf, type Loose, type Session } from '../callers.ts'

describe('getChatExecution', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  before(async () => {
    await applyShop(service.database)
    await applyNeighbour(service.database)
  })
  after(() => service.stop())

  const start = async (session: Session, intentName = 'order_status') =>
    (await call.sendChatMessage(session, { text: 'hello', intentName })).body.reply as Loose

  it('refuses a malformed id', async () => {
    assertViolations(await call.getChatExecution(await call.session(SHOP_KEYS.open), 'mine'), 400, 'invalid_input', [
      ['executionId', 'format'],
    ])
  })
  it('refuses a UUID written as a URN', async () => {
    assertRefused(
      await call.getChatExecution(await call.session(SHOP_KEYS.open), `urn:uuid:${newId()}`),
      400,
      'invalid_input',
    )
  })
  it('answers for another conversation and another workspace exactly as for an id that does not exist', async () => {
    const mine = await call.session(SHOP_KEYS.open)
    const unknown = await call.getChatExecution(mine, newId())
    assertRefused(unknown, 404, 'execution_not_found')
    for (const key of [SHOP_KEYS.open, NEIGHBOUR_KEY]) {
      const answer = await call.getChatExecution(mine, (await start(await call.session(key))).executionId)
      assert.deepEqual([answer.status, answer.text], [unknown.status, unknown.text])
    }
  })
  it('answers the last reply, so that a lost one can still be answered', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const { tokenUsage, ...reply } = await start(session)
    const answer = await call.getChatExecution(session, reply.executionId)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['cache-control'], 'no-store')
    const { updatedAt, failureKind, outcome, ...execution } = answer.body.execution
    assert.deepEqual([execution, failureKind, outcome], [reply, null, null])
    assert.equal(tokenUsage, null)
    assert.equal(updatedAt, service.clock.now().toISOString())
    const resumed = await call.sendChatMessage(session, {
      executionId: execution.executionId,
      waitToken: execution.waitToken,
      input: { values: { order_no: '123456' } },
    })
    assert.equal(resumed.status, 200)
    const ended = (await call.getChatExecution(session, reply.executionId.toUpperCase())).body.execution
    assert.deepEqual(
      [ended.status, ended.expectedInput, ended.waitToken, ended.waitExpiresAt],
      ['completed', null, null, null],
    )
    assert.deepEqual(ended.blocks, resumed.body.reply.blocks)
  })
  it('shows no wait token of an execution that waits for a timer, but shows when it elapses', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const due = new Date(service.clock.now().getTime() + 2_000).toISOString()
    const reply = await start(session, 'rest')
    const { execution } = (await call.getChatExecution(session, reply.executionId)).body
    for (const waiting of [reply, execution])
      assert.deepEqual(
        [waiting.status, waiting.expectedInput, waiting.waitToken, waiting.waitExpiresAt],
        ['waiting_time', null, null, due],
      )
  })
  it('shows a run that makes a call as waiting_time with nothing to answer', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const { executionId } = await start(session)
    const request = { kind: 'http', connection: null, method: 'GET', url: '/', headers: {}, timeoutMs: 1, retries: 0 }
    await service.database.pool.query(
      `update executions set status = 'waiting_time', lease_owner = 'x', lease_until = now() + interval '1 minute',
        snapshot = snapshot || $2::jsonb where id = $1`,
      [executionId, { status: 'waiting_time', wait: { kind: 'call', nodeId: 'call', callId: newId(), request } }],
    )
    const { execution } = (await call.getChatExecution(session, executionId)).body
    assert.deepEqual(
      [execution.status, execution.expectedInput, execution.waitToken, execution.waitExpiresAt],
      ['waiting_time', null, null, null],
    )
  })
  it('shows an aborted run as aborted', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const { executionId } = await start(session)
    await service.database.pool.query("update executions set status = 'aborted' where id = $1", [executionId])
    const { execution } = (await call.getChatExecution(session, executionId)).body
    assert.deepEqual([execution.status, execution.waitToken], ['aborted', null])
  })
})
