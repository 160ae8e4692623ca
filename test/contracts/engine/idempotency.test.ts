import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { Response } from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import { canonicalJson } from '../../../domain/json.ts'
import { startTestService } from '../../support/service.ts'
import type { TestDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { applyNeighbour, applyShop, applyTestWorkspace } from '../../support/workspace.ts'
import { assertRefused, callersOf, statuses, type Loose } from '../callers.ts'

const HOUR = 60 * 60_000

describe('an Idempotency-Key', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  let tenant_id: string
  let neighbour: string
  before(async () => {
    tenant_id = (await applyShop(service.database)).tenantId
    neighbour = await applyNeighbour(service.database)
  })
  after(() => service.stop())

  const rows = async (text: string, values: unknown[] = []) =>
    (await service.database.pool.query<Loose>(text, values)).rows
  const body = (intent_name = 'order_status', more: object = {}) => ({ tenant_id, intent_name, ...more })
  const trigger = (key: string, payload: string | object = body()) =>
    call.triggerChat(payload, { 'Idempotency-Key': key })
  const executions = async () => Number((await rows('select count(*) as n from executions'))[0]?.['n'])
  const same = (answers: Response[]) => {
    assert.equal(new Set(answers.map(answer => `${String(answer.status)} ${answer.text}`)).size, 1)
    return answers[0]!
  }
  const leftBehind = async (key: string, payload: Payload, row: { lease: Date; operation?: string }) =>
    await leaveBehind(service.database, key, payload, row)
  const at = (ms: number) => new Date(service.clock.now().getTime() + ms)

  it('is 400 when it is empty, longer than 255 characters, or contains a space', async () => {
    for (const key of ['', 'x'.repeat(256), 'a b', 'schlüssel']) assertRefused(await trigger(key), 400, 'invalid_input')
    assert.equal((await trigger('!'.repeat(255))).status, 200)
  })
  it('has one effect for fifty parallel triggers, and all get the same bytes', async () => {
    const before = await executions()
    const answers = await Promise.all(Array.from({ length: 50 }, () => trigger('fifty')))
    assert.equal(same(answers).status, 200)
    assert.equal(await executions(), before + 1)
    const { execution_id } = answers[0]!.body
    assert.equal((await rows('select from messages where execution_id = $1', [execution_id])).length, 1)
    assert.equal((await rows('select from engine_messages where execution_id = $1', [execution_id])).length, 1)
  })
  it('has one effect for fifty parallel resumes, and all get the same bytes', async () => {
    const { execution_id, metadata } = (await trigger('to-be-resumed')).body
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        call.resumeExecution(
          execution_id as string,
          { tenant_id, wait_token: metadata.wait_token, input: { values: { order_no: '123456' } } },
          { 'Idempotency-Key': 'fifty' },
        ),
      ),
    )
    assert.equal(same(answers).status, 200)
    assert.deepEqual(await rows('select revision from executions where id = $1', [execution_id]), [{ revision: 2 }])
    assert.equal(
      (await rows("select from messages where execution_id = $1 and role = 'user'", [execution_id])).length,
      1,
    )
  })
  it('replays the first reply, whatever the order and spacing of the same payload', async () => {
    const first = await trigger('spelling', body('order_status', { variables: { a: 1, b: [1, 2] } }))
    const again = await trigger(
      'spelling',
      `{ "variables" : {"b":[1,2], "a":1.0}, "intent_name":"order_status", "tenant_id":"${tenant_id}" }`,
    )
    same([first, again])
    assert.equal(
      (
        await call.resumeExecution(again.body.execution_id as string, {
          tenant_id,
          wait_token: again.body.metadata.wait_token,
          input: { values: { order_no: '123456' } },
        })
      ).status,
      200,
    )
  })
  it('is 409 with another payload, even in parallel', async () => {
    await trigger('taken')
    for (const payload of [
      body('rest'),
      body('order_status', { variables: { a: 1 } }),
      body('order_status', { context: {} }),
    ])
      assertRefused(await trigger('taken', payload), 409, 'idempotency_conflict')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        trigger('raced', body('order_status', { variables: { turn: index % 2 } })),
      ),
    )
    assert.deepEqual(statuses(answers), { 200: 10, 409: 10 })
    const { execution_id, metadata } = (await trigger('other-answer')).body
    const resume = (order_no: string) =>
      call.resumeExecution(
        execution_id as string,
        { tenant_id, wait_token: metadata.wait_token, input: { values: { order_no } } },
        { 'Idempotency-Key': 'answer' },
      )
    assert.equal((await resume('123456')).status, 200)
    assertRefused(await resume('654321'), 409, 'idempotency_conflict')
  })
  it('belongs to its workspace and its operation', async () => {
    const mine = await trigger('shared')
    const triggerTheirs = () => trigger('shared', body('order_status', { tenant_id: neighbour }))
    const theirs = await triggerTheirs()
    assert.equal(theirs.status, 200)
    assert.notEqual(theirs.body.execution_id, mine.body.execution_id)
    const { execution_id, metadata } = mine.body
    const resume = () =>
      call.resumeExecution(
        execution_id as string,
        { tenant_id, wait_token: metadata.wait_token, input: { values: { order_no: '123456' } } },
        { 'Idempotency-Key': 'shared' },
      )
    const resumed = await resume()
    assert.equal(resumed.status, 200)
    same([resumed, await resume()])
    same([theirs, await triggerTheirs()])
    same([mine, await trigger('shared')])
    assertRefused(
      await call.resumeExecution(
        newId(),
        { tenant_id, wait_token: metadata.wait_token },
        { 'Idempotency-Key': 'shared' },
      ),
      404,
      'execution_not_found',
    )
  })
  it('is stored for 24 hours and free after that', async () => {
    const first = await trigger('a-day')
    service.clock.advance(24 * HOUR - 1)
    same([first, await trigger('a-day')])
    service.clock.advance(1)
    const next = await trigger('a-day', body('rest'))
    assert.equal(next.status, 200)
    assert.notEqual(next.body.execution_id, first.body.execution_id)
  })

  describe('is left free by a refusal of', () => {
    it('the contract or the operation alike: the corrected payload may have the same key', async () => {
      assertRefused(await trigger('malformed', { tenant_id }), 400, 'invalid_input')
      assertRefused(await trigger('malformed', body('order_status', { variables: 7 })), 422, 'invalid_input')
      assertRefused(await trigger('malformed', body('order_status', { variables: { A: 1 } })), 422, 'invalid_input')
      assert.equal((await trigger('malformed')).status, 200)
    })
    it('404: the same request succeeds under its key once the intent is published', async () => {
      assertRefused(await trigger('early', body('not_yet')), 404, 'intent_not_matched')
      await applyTestWorkspace(service.database, {
        apiVersion: 'parley/v1',
        organization: { name: 'Acme Group' },
        workspace: { name: 'Acme Shop' },
        flows: [
          {
            code: 'not-yet',
            name: 'Not yet',
            triggers: [{ type: 'chat_intent', intent: 'not_yet' }],
            start: 'bye',
            nodes: [{ id: 'bye', type: 'end', text: 'Now' }],
          },
        ],
      })
      const first = await eventually(async () => {
        const answer = await trigger('early', body('not_yet'))
        assert.equal(answer.status, 200, answer.text)
        return answer
      })
      same([first, await trigger('early', body('not_yet'))])
    })
    it('409, 410 and 422 of a resume: a repetition is judged by the state of the run', async () => {
      const { execution_id, metadata } = (await call.triggerChat(body())).body
      const resume = (order_no: string) =>
        call.resumeExecution(
          execution_id as string,
          { tenant_id, wait_token: metadata.wait_token, input: { values: { order_no } } },
          { 'Idempotency-Key': 'one-resume' },
        )
      const set = (status: string) => rows('update executions set status = $2 where id = $1', [execution_id, status])
      await set('completed')
      assertRefused(await resume('123456'), 409, 'invalid_wait_token')
      await set('aborted')
      assertRefused(await resume('123456'), 410, 'execution_aborted')
      await set('waiting_input')
      assertRefused(await resume('no number'), 422, 'invalid_input')
      const first = await resume('123456')
      assert.equal(first.status, 200, first.text)
      same([first, await resume('123456')])
    })
  })
  describe('does not keep', () => {
    it('a 400', async () => {
      assertRefused(await trigger('corrected', { tenant_id }), 400, 'invalid_input')
      assert.equal((await trigger('corrected')).status, 200)
    })
    it('a 401', async () => {
      assert.equal(
        (await call.triggerChat(body(), { 'Idempotency-Key': 'signed-in', 'Authorization': 'Bearer wrong' })).status,
        401,
      )
      assert.equal((await trigger('signed-in', body('rest'))).status, 200)
    })
    it('a 429', async () => {
      const address = { 'X-Forwarded-For': '192.0.2.9', 'Idempotency-Key': 'patient' }
      await Promise.all(Array.from({ length: 300 }, () => call.get('/api/v1/engine/nothing', address)))
      assertRefused(await call.triggerChat(body(), address), 429, 'rate_limited')
      assert.equal((await trigger('patient', body('rest'))).status, 200)
    })
    it('a 500: the work is done by the next try', async () => {
      await rows('alter table messages rename to messages_away')
      const before = await executions()
      assertRefused(await trigger('faulty'), 500, 'internal_error')
      await rows('alter table messages_away rename to messages')
      assert.equal(await executions(), before)
      assert.equal((await trigger('faulty')).status, 200)
      assert.equal(await executions(), before + 1)
    })
  })
  describe('of a first try that did not end', () => {
    it('is taken over once its lease has expired, and the work is done once', async () => {
      await leftBehind('killed', body(), { lease: at(0) })
      const before = await executions()
      const answers = await Promise.all(Array.from({ length: 20 }, () => trigger('killed')))
      assert.equal(same(answers).status, 200)
      assert.equal(await executions(), before + 1)
    })
    it('is waited for while its lease is held, and taken over the moment it expires', async () => {
      await leftBehind('leased', body(), { lease: at(60_000) })
      const before = await executions()
      const waiting = Promise.all(Array.from({ length: 5 }, () => trigger('leased')))
      assert.equal(await executions(), before)
      service.clock.advance(60_000)
      assert.equal(same(await waiting).status, 200)
      assert.equal(await executions(), before + 1)
    })
    it('is immediately 409 for another payload', async () => {
      await leftBehind('other-payload', body(), { lease: at(60_000) })
      assertRefused(await trigger('other-payload', body('rest')), 409, 'idempotency_conflict')
    })
    it('is taken over for a resume as well, which happens once', async () => {
      const { execution_id, metadata } = (await call.triggerChat(body())).body
      const payload = { tenant_id, wait_token: metadata.wait_token, input: { values: { order_no: '123456' } } }
      await leftBehind('resume', payload, { lease: at(0), operation: `resumeExecution ${String(execution_id)}` })
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          call.resumeExecution(execution_id as string, payload, { 'Idempotency-Key': 'resume' }),
        ),
      )
      assert.equal(same(answers).status, 200)
      assert.deepEqual(await rows('select revision from executions where id = $1', [execution_id]), [{ revision: 2 }])
    })
  })
})

describe('an Idempotency-Key of a first try that does not end', async () => {
  const service = await startTestService({ substitutes: { repetitionWaitMs: 100 } })
  after(() => service.stop())

  it('is 409 after the maximum time that a request waits', async () => {
    const { tenantId } = await applyShop(service.database)
    const payload = { tenant_id: tenantId, intent_name: 'order_status' }
    const lease = new Date(service.clock.now().getTime() + 60_000)
    await leaveBehind(service.database, 'outwaited', payload, { lease })
    const reply = await callersOf(service).triggerChat(payload, { 'Idempotency-Key': 'outwaited' })
    assertRefused(reply, 409, 'idempotency_conflict')
  })
})

type Payload = { tenant_id: string } & Loose

/** Writes the row of a process that was killed, or still runs, in the middle of its work. */
async function leaveBehind(
  { pool }: TestDatabase,
  key: string,
  payload: Payload,
  { lease, operation = 'triggerChat' }: { lease: Date; operation?: string },
): Promise<void> {
  await pool.query(
    `insert into idempotency_keys (tenant_id, operation, key, fingerprint, owner, lease_until, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      payload.tenant_id,
      operation,
      key,
      createHash('sha256').update(canonicalJson(payload)).digest(),
      newId(),
      lease,
      new Date('2999-01-01'),
    ],
  )
}
