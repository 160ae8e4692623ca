import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import request from 'supertest'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { abortExecutions } from '../../services/engine/endings.ts'
import { eventually } from '../support/eventually.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { startCallService } from './call-service.ts'

const { service, shop, tenantId, during, open, say, start, run, leftOver, reset, stop } = await startCallService()
beforeEach(reset)
after(stop)

describe('a call and the turn around it', () => {
  test('steps before the call are committed before it is made, and no transaction is open meanwhile', async () => {
    const asked = Promise.withResolvers<undefined>()
    const gate = Promise.withResolvers<undefined>()
    shop.answer(async () => {
      asked.resolve(undefined)
      await gate.promise
      return { headers: { 'content-type': 'application/json' }, body: '{}' }
    })
    const reply = start('two-calls')
    await asked.promise
    const { rows } = await service.database.pool.query(
      `select status, revision, lease_owner is not null as held,
         (select count(*) from messages m where m.execution_id = e.id) as messages
       from executions e where snapshot->'wait'->>'kind' = 'call'`,
    )
    assert.deepEqual(rows, [{ status: 'waiting_time', revision: 1, held: true, messages: 2 }])
    const { rows: open } = await service.database.pool.query(
      "select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    )
    assert.deepEqual(open, [])
    gate.resolve(undefined)
    const { executionId, status, blocks } = await reply
    assert.deepEqual([status, blocks.map(({ type }) => type)], ['waiting_input', ['message', 'input']])
    assert.deepEqual(
      shop.received.map(({ path }) => path),
      ['/api/orders', '/api/again'],
    )
    const { revision } = await run(executionId)
    assert.equal(revision, 3)
    assert.deepEqual(
      (await leftOver(executionId)).map(({ type }) => type),
      ['FireWait'],
    )
  })

  test('a call that takes longer than its lease is made once, also the second one after an answer', async () => {
    const asked = Promise.withResolvers<undefined>()
    const gate = Promise.withResolvers<undefined>()
    shop.answer(async (_, index) => {
      if (index === 1) {
        asked.resolve(undefined)
        await gate.promise
      }
      return { headers: { 'content-type': 'application/json' }, body: '{}' }
    })
    const repetition = async () => {
      const read = "select run_at from engine_messages where type = 'RunNextStep'"
      const { rows } = await service.database.pool.query<{ run_at: Date }>(read)
      assert.equal(rows.length, 1)
      return rows[0]!.run_at
    }
    const session = await open()
    const { executionId, waitToken } = await say(session, { text: 'Hi', intentName: 'asked-calls' })
    const reply = say(session, { executionId, waitToken, text: 'x', values: { which: 'x' } })
    await asked.promise
    for (let round = 0; round < 2; round++) {
      const before = await repetition()
      service.clock.advance(4_000)
      await service.clockSet()
      await eventually(async () => assert.ok((await repetition()) > before, 'the lease was renewed'))
      await service.work()
    }
    gate.resolve(undefined)
    assert.equal((await reply).status, 'completed')
    assert.equal(shop.received.length, 2)
  })

  test('a run that is aborted during its call stays aborted, and the reply changes nothing', async () => {
    const asked = Promise.withResolvers<undefined>()
    const gate = Promise.withResolvers<undefined>()
    shop.answer(async () => {
      asked.resolve(undefined)
      await gate.promise
      return { headers: { 'content-type': 'application/json' }, body: '{}' }
    })
    const reply = start('two-calls')
    await asked.promise
    const { rows } = await service.database.pool.query<{ id: string }>(
      "select id from executions where snapshot->'wait'->>'kind' = 'call' and lease_until > parley_now()",
    )
    const executionId = rows[0]?.id ?? ''
    const aborted = await transaction(
      service.deps.db,
      async client => await abortExecutions(service.deps, client, tenantId, { executionId, by: 'admin' }),
    )
    assert.deepEqual(aborted, [executionId])
    gate.resolve(undefined)
    assert.equal((await reply).status, 'aborted')
    service.clock.advance(62_000)
    await service.work()
    assert.equal(shop.received.length, 1)
    const { status, revision, snapshot } = await run(executionId)
    assert.deepEqual([status, revision, snapshot.wait, snapshot.blocks.length], ['aborted', 2, null, 1])
    assert.deepEqual(await leftOver(executionId), [])
  })

  test('another process repeats the call of a dead one under its key, and the visitor finds the answer', async () => {
    const dead = await startDying()
    await assert.rejects(dead.reply)
    assert.deepEqual(
      (await leftOver(dead.executionId)).map(({ type }) => type),
      ['RunNextStep'],
    )
    await service.work()
    assert.equal(shop.received.length, 1)
    service.clock.advance(62_000)
    await service.work()
    const { status, snapshot } = await run(dead.executionId)
    assert.deepEqual([status, snapshot.blocks[0].payload.text], ['completed', '200 4711'])
    assert.equal(shop.received.length, 2)
    assert.equal(shop.received[0]?.headers['idempotency-key'], shop.received[1]?.headers['idempotency-key'])
    assert.equal((await leftOver(dead.executionId)).length, 0)
    const { rows } = await service.database.pool.query(
      `select kind, entry->'attempt' as attempt from event_log
       where execution_id = $1 and kind like 'call%' order by id`,
      [dead.executionId],
    )
    assert.deepEqual(rows, [
      { kind: 'call_started', attempt: 1 },
      { kind: 'call_finished', attempt: 2 },
    ])
  })

  test('a process that was suspended makes no further attempt once another has saved the result', async () => {
    shop.answer((_, index) => (index === 0 ? { status: 503 } : { status: 404 }))
    // Between its attempts the process is suspended for longer than its lease.
    during.pause = async () => {
      during.pause = async () => await Promise.resolve()
      service.clock.advance(62_000)
      await service.work()
    }
    const { status, executionId, blocks } = await start('retried')
    assert.deepEqual([status, blocks[0]?.payload['text']], ['completed', 'Failed 404'])
    assert.equal(shop.received.length, 2)
    assert.equal((await run(executionId)).revision, 2)
  })
  test('a process that was suspended makes no further attempt while another makes the call', async () => {
    const asked = Promise.withResolvers<undefined>()
    const gate = Promise.withResolvers<undefined>()
    shop.answer(async (_, index) => {
      if (index === 0) return { status: 503 }
      asked.resolve(undefined)
      await gate.promise
      return { headers: { 'content-type': 'application/json' }, body: '{"order":"late"}' }
    })
    let working: Promise<void> | undefined
    during.pause = async () => {
      service.clock.advance(62_000)
      working = service.work()
      await asked.promise
    }
    const reply = start('retried')
    await asked.promise
    assert.equal((await reply).status, 'waiting_time')
    gate.resolve(undefined)
    await working
    assert.equal(shop.received.length, 2)
  })

  test('a call whose answer was saved is never repeated', async () => {
    const { executionId } = await start('get')
    service.clock.advance(3_600_000)
    await service.work()
    assert.equal(shop.received.length, 1)
    assert.equal((await run(executionId)).revision, 2)
  })

  test('a flow that an event starts makes its calls on the worker', async () => {
    const { body } = await request(service.url)
      .post('/api/v1/engine/events')
      .set('Authorization', `Bearer ${ENGINE_TOKEN}`)
      .set('X-Forwarded-For', service.nextAddress())
      .send({ tenant_id: tenantId, event_name: 'go' })
      .expect(202)
    await service.work()
    const { status, snapshot } = await run(body.execution_ids[0])
    assert.deepEqual([status, snapshot.blocks[0].payload.text], ['completed', 'Event 4711'])
    assert.equal((await leftOver(body.execution_ids[0])).length, 0)
  })

  test('an idempotent trigger with a call is one run for fifty concurrent requests', async () => {
    const trigger = async () =>
      await request(service.url)
        .post('/api/v1/engine/triggers/chat')
        .set('Authorization', `Bearer ${ENGINE_TOKEN}`)
        .set('X-Forwarded-For', service.nextAddress())
        .set('Idempotency-Key', 'one-run')
        .send({ tenant_id: tenantId, intent_name: 'get' })
    const answers = await Promise.all(Array.from({ length: 50 }, trigger))
    assert.deepEqual([...new Set(answers.map(({ status, text }) => `${status} ${text}`))].length, 1)
    assert.equal(shop.received.length, 1)
  })
})

/**
 * Prevents the answer of a call from being saved, like the kill of a process; the execution stays at its checkpoint.
 */
async function startDying(): Promise<{ reply: Promise<unknown>; executionId: string }> {
  const { calls } = service.deps
  const asked = Promise.withResolvers<string>()
  const make = calls.make.bind(calls)
  calls.make = async (place, what) => {
    calls.make = make
    await make(place, what)
    const { rows } = await service.database.pool.query<{ id: string }>(
      "select id from executions where snapshot->'wait'->>'kind' = 'call' and conversation_id = $1",
      [place.conversationId],
    )
    asked.resolve(rows[0]?.id ?? '')
    throw new Error('killed')
  }
  const reply = start('get')
  reply.catch(() => undefined)
  return { reply, executionId: await asked.promise }
}
