import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '../../adapters/ids.ts'
import { takeDatabaseClock, type DatabaseClock } from '../support/database-clock.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { startProcess, type RunningProcess } from '../harness/processes.ts'

/** Promised after the death of a process. */
const ANSWERED_WITHIN_MS = 10_000
const LONGER_THAN_A_LEASE_MS = 6_500

type Reply = { execution_id: string; status: string; metadata: { wait_token?: string } }

describe('idempotency keys and calls of processes that die', { timeout: 900_000 }, () => {
  let database: TestDatabase
  let clock: DatabaseClock
  let shop: Receiver
  let survivor: RunningProcess
  let worker: RunningProcess
  let tenant_id: string
  before(async () => {
    ;[database, shop] = await Promise.all([createTestDatabase(), startReceiver()])
    clock = await takeDatabaseClock(database.pool)
    const order = { id: 'order', type: 'http', url: shop.url, timeoutMs: 25_000, next: 'done' }
    const done = { id: 'done', type: 'end', text: 'Done' }
    tenant_id = await applyTestWorkspace(database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Keys' },
      workspace: { name: 'Keys' },
      flows: [
        {
          code: 'order',
          name: 'Order',
          triggers: [{ type: 'chat_intent', intent: 'order' }],
          start: 'order',
          nodes: [order, done],
        },
        {
          code: 'slow',
          name: 'Slow',
          triggers: [{ type: 'chat_intent', intent: 'slow' }],
          start: 'order',
          nodes: [{ ...order, url: `${shop.url}/slow` }, done],
        },
        {
          code: 'ordered',
          name: 'Ordered',
          triggers: [{ type: 'event', event: 'ordered' }],
          start: 'order',
          nodes: [order, done],
        },
        {
          code: 'asking',
          name: 'Asking',
          triggers: [{ type: 'chat_intent', intent: 'asking' }],
          start: 'ask',
          nodes: [
            { id: 'ask', type: 'input', prompt: 'Which?', field: { name: 'which', type: 'text' }, next: 'order' },
            order,
            done,
          ],
        },
      ],
    })
    ;[survivor, worker] = await Promise.all([startProcess('api', database.url), startProcess('worker', database.url)])
  })
  after(async () => {
    await Promise.all([survivor.kill(), worker.kill()])
    await Promise.all([database.drop(), shop.stop()])
  })
  beforeEach(() => {
    shop.received.splice(0)
  })

  const send = async ({ port }: RunningProcess, path: string, key: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/api/v1/engine${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Authorization': `Bearer ${ENGINE_TOKEN}`,
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ tenant_id, ...body }),
    })
    return { status: answer.status, text: await answer.text() }
  }
  const replyOf = ({ text }: { text: string }) => JSON.parse(text) as Reply

  /** A start and an answer, each with its key, whose calls the process has made without getting an answer. */
  const callingIn = async (process: RunningProcess) => {
    const waiting = replyOf(await send(survivor, '/triggers/chat', newId(), { intent_name: 'asking' }))
    const [startKey, answerKey] = [newId(), newId()]
    const start = async (target: RunningProcess) =>
      await send(target, '/triggers/chat', startKey, { intent_name: 'order' })
    const answer = async (target: RunningProcess) =>
      await send(target, `/executions/${waiting.execution_id}/resume`, answerKey, {
        wait_token: waiting.metadata.wait_token,
        input: { values: { which: 'any' } },
      })
    const both = Promise.withResolvers<undefined>()
    shop.answer((_, index) => {
      if (index === 1) both.resolve(undefined)
      return index < 2 ? 'never' : {}
    })
    const lost = Promise.allSettled([start(process), answer(process)])
    await both.promise
    return { start, answer, answered: waiting.execution_id, lost }
  }
  const assertOneEffect = async ({ start, answer, answered }: Awaited<ReturnType<typeof callingIn>>) => {
    const [starts, answers] = await Promise.all(
      [start, answer].map(async request => await Promise.all(Array.from({ length: 5 }, () => request(survivor)))),
    )
    for (const replies of [starts!, answers!]) {
      assert.deepEqual([...new Set(replies.map(({ status, text }) => `${String(status)} ${text}`))].length, 1)
      assert.deepEqual([replies[0]!.status, replyOf(replies[0]!).status], [200, 'completed'], replies[0]!.text)
    }
    assert.equal(replyOf(answers![0]!).execution_id, answered)
    const keys = shop.received.map(({ headers }) => headers['idempotency-key'])
    assert.deepEqual([keys.length, new Set(keys).size], [4, 2])
    const { rows } = await database.pool.query(
      `select count(*) filter (where trigger->>'name' = 'order') as started, max(revision) filter (where id = $1) as
        steps
      from executions
      where started_at > parley_now() - interval '1 minute'`,
      [answered],
    )
    assert.equal(rows[0].steps, 3)
    return rows[0].started as number
  }

  it('are renewed by a running process, however long its call takes: the call is made once', async () => {
    shop.answer(async () => {
      await delay(LONGER_THAN_A_LEASE_MS)
      return {}
    })
    const key = newId()
    const start = async () => await send(survivor, '/triggers/chat', key, { intent_name: 'slow' })
    const [first, again] = await Promise.all([start(), start()])
    assert.deepEqual([first.status, replyOf(first).status, again.text], [200, 'completed', first.text])
    assert.equal(shop.received.length, 1)
  })

  it('are answered within ten seconds of a kill during a call, once for five concurrent retries', async () => {
    const victim = await startProcess('api', database.url)
    const began = new Date()
    await clock.set(began)
    const calling = await callingIn(victim)
    await victim.kill()
    await calling.lost
    await clock.set(new Date(began.getTime() + ANSWERED_WITHIN_MS))
    assert.equal(await assertOneEffect(calling), 1)
  })

  it('are answered without waiting for a lease when a process is stopped in its calls', async () => {
    const victim = await startProcess('api', database.url)
    const calling = await callingIn(victim)
    // A stopped clock: no lease expires.
    await clock.set(new Date())
    const gone = once(victim.child, 'exit')
    victim.child.kill('SIGTERM')
    assert.equal(await assertOneEffect(calling), 2)
    assert.deepEqual(await gone, [0, null])
    const replies = await calling.lost
    assert.ok(replies.every(reply => reply.status === 'rejected' || reply.value.status === 200))
  })

  it('are made by another worker without waiting for a lease when a worker is stopped in its call', async () => {
    await clock.set(new Date())
    const asked = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    shop.answer((_, index) => {
      asked[index]?.resolve(undefined)
      return index === 0 ? 'never' : {}
    })
    const published = await send(survivor, '/events', newId(), { event_name: 'ordered' })
    await asked[0]!.promise
    const gone = once(worker.child, 'exit')
    worker.child.kill('SIGTERM')
    assert.deepEqual(await gone, [0, null])
    worker = await startProcess('worker', database.url)
    await asked[1]!.promise
    const { execution_ids } = JSON.parse(published.text) as { execution_ids: string[] }
    await eventually(async () => {
      const { rows } = await database.pool.query('select status, revision from executions where id = $1', [
        execution_ids[0],
      ])
      assert.deepEqual(rows, [{ status: 'completed', revision: 2 }])
    })
    assert.equal(new Set(shop.received.map(({ headers }) => headers['idempotency-key'])).size, 1)
  })
})
