import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { SHOP_KEYS } from '../../support/workspace.ts'
import { assertRefused, assertViolations, statuses, type Loose } from '../callers.ts'
import { startShopEngine, texts } from './shop-engine.ts'

const { service, call, tenant_id, neighbour, rows, start, resume } = await startShopEngine()
after(() => service.stop())

describe('resumeExecution', () => {
  it('refuses a malformed execution id, and treats another length as an unknown path', async () => {
    assertViolations(await call.resumeExecution('x'.repeat(36), { tenant_id }), 400, 'invalid_input', [
      ['executionId', 'format'],
    ])
    for (const id of ['mine', 'x'.repeat(35), 'x'.repeat(37), `urn:uuid:${newId()}`])
      assertRefused(await call.resumeExecution(id, { tenant_id }), 404, 'not_found')
  })
  it('refuses a body without workspace, and values of the wrong type', async () => {
    const { execution_id, metadata } = await start('order_status')
    assertViolations(
      await call.resumeExecution(execution_id as string, { wait_token: metadata.wait_token }),
      400,
      'invalid_input',
      [['tenant_id', 'required']],
    )
    for (const wrong of [
      { wait_token: 7 },
      { wait_token: ['x'] },
      { input: [] },
      { input: { values: 'x' } },
      { context: 'x' },
    ])
      assertRefused(
        await call.resumeExecution(execution_id as string, { tenant_id, wait_token: metadata.wait_token, ...wrong }),
        400,
        'invalid_input',
      )
  })
  it('answers for an execution of another workspace exactly as for one that does not exist', async () => {
    const reply = await start('order_status', { tenant_id: neighbour })
    const body = { tenant_id, wait_token: reply['metadata'].wait_token, input: { values: { order_no: '123456' } } }
    const unknown = await call.resumeExecution(newId(), body)
    assertRefused(unknown, 404, 'execution_not_found')
    const foreign = await call.resumeExecution(reply['execution_id'] as string, body)
    assert.deepEqual([foreign.status, foreign.text], [unknown.status, unknown.text])
  })
  it('is 409 for a token that is missing, empty, wrong, used, or of another execution', async () => {
    const [one, two] = [await start('order_status'), await start('order_status')]
    for (const wait_token of [undefined, '', 'wrong', two['metadata'].wait_token])
      assertRefused(await resume(one, { order_no: '123456' }, { wait_token }), 409, 'invalid_wait_token')
    assert.equal((await resume(one, { order_no: '123456' })).status, 200)
    assertRefused(await resume(one, { order_no: '123456' }), 409, 'invalid_wait_token')
  })
  it('is 409 from the moment the wait expires', async () => {
    const [early, late] = [await start('brief'), await start('brief')]
    service.clock.advance(5 * 60_000 - 1)
    assert.equal((await resume(early, {})).status, 200)
    service.clock.advance(1)
    assertRefused(await resume(late, {}), 409, 'invalid_wait_token')
  })
  it('is 410 for an aborted execution with any token, and 409 for every state but waiting_input', async () => {
    for (const status of ['aborted', 'completed', 'failed', 'waiting_time']) {
      const reply = await start('order_status')
      await rows('update executions set status = $2 where id = $1', [reply['execution_id'], status])
      const [code, error] =
        status === 'aborted' ? ([410, 'execution_aborted'] as const) : ([409, 'invalid_wait_token'] as const)
      assertRefused(await resume(reply, { order_no: '123456' }), code, error)
      assertRefused(await resume(reply, {}, { wait_token: 'wrong' }), code, error)
      assert.equal(
        (await rows('select status from executions where id = $1', [reply['execution_id']]))[0]?.['status'],
        status,
      )
    }
  })
  it('rejects variables outside their limits with the key', async () => {
    const reply = await start('order_status')
    assert.equal(
      assertRefused(
        await resume(reply, { order_no: '123456' }, { variables: { 'not-a-name': 1 } }),
        422,
        'invalid_input',
      )['key'],
      'not-a-name',
    )
    assert.equal(
      assertRefused(await resume(reply, { order_no: '123456' }, { variables: [] }), 422, 'invalid_input')['key'],
      'variables',
    )
  })
  it('refuses a context over 16 kB, or over 64 kB with that of the run, and leaves the wait unchanged', async () => {
    const reply = await start('order_status')
    const page = 'x'.repeat(15_000)
    assertViolations(
      await resume(reply, { order_no: '123456' }, { context: { page: `${page}${page}` } }),
      422,
      'invalid_input',
      [['context', 'max_length']],
    )
    await rows(
      `update executions
        set snapshot = jsonb_set(snapshot, '{context}', jsonb_build_object('old', repeat('x', 51000)))
        where id = $1`,
      [reply['execution_id']],
    )
    assertViolations(await resume(reply, { order_no: '123456' }, { context: { page } }), 422, 'invalid_input', [
      ['context', 'max_length'],
    ])
    assert.equal((await resume(reply, { order_no: '123456' }, { context: { old: page } })).status, 200)
  })

  describe('with values that break a rule', () => {
    const good = { kind: 'private', name: 'Ada', age: 36, stars: 5, code: 'ABC', email: 'ada@acme.example' }
    const photo = {
      fileId: newId(),
      url: 'https://files.acme.example/1',
      mime: 'image/png',
      size: 1024 * 1024,
      name: 'ada.png',
    }
    let reply: Loose
    before(async () => {
      reply = await start('apply')
    })

    const cases: [rule: string, field: string, values: object][] = [
      ['required', 'name', { name: undefined }],
      ['required', 'name', { name: '   ' }],
      ['required', 'kind', { kind: null }],
      ['required', 'company', { kind: 'business' }],
      ['type', 'name', { name: 7 }],
      ['type', 'age', { age: '36' }],
      ['type', 'stars', { stars: 2.5 }],
      ['type', 'kind', { kind: ['private'] }],
      ['min_length', 'name', { name: 'A' }],
      ['min_length', 'name', { name: ' A ' }],
      ['max_length', 'name', { name: 'Lovelace' }],
      ['max_length', 'name', { name: '😀'.repeat(6) }],
      ['minimum', 'age', { age: 17 }],
      ['maximum', 'age', { age: 100 }],
      ['minimum', 'stars', { stars: 0 }],
      ['maximum', 'stars', { stars: 6 }],
      ['pattern', 'code', { code: 'abc' }],
      ['pattern', 'code', { code: 'ABCD' }],
      ['format', 'email', { email: 'ada at acme' }],
      ['enum', 'kind', { kind: 'public' }],
      ['upload_shape', 'photo', { photo: 'ada.png' }],
      ['upload_shape', 'photo', { photo: { ...photo, fileId: 'x' } }],
      ['upload_shape', 'photo', { photo: { ...photo, size: -1 } }],
      ['upload_shape', 'photo', { photo: { ...photo, url: undefined } }],
      ['file_too_large', 'photo', { photo: { ...photo, size: photo.size + 1 } }],
      ['mime_not_allowed', 'photo', { photo: { ...photo, mime: 'image/gif' } }],
    ]
    for (const [rule, field, values] of cases) {
      it(`names ${rule} of ${field}: ${JSON.stringify(values).slice(0, 60)}`, async () => {
        assertViolations(await resume(reply, { ...good, ...values }), 422, 'invalid_input', [[field, rule]])
      })
    }
    it('names every invalid field together, with the expectation of each rule', async () => {
      const details = assertRefused(await resume(reply, { ...good, age: 17, code: 'x' }), 422, 'invalid_input')
      assert.deepEqual(details['validation_errors'], [
        { field: 'age', rule: 'minimum', expected: 18 },
        { field: 'code', rule: 'pattern', expected: '^[A-Z]{3}$' },
      ])
    })
    it('treats missing values like empty ones', async () => {
      assertViolations(await resume(reply, undefined), 422, 'invalid_input', [
        ['kind', 'required'],
        ['name', 'required'],
      ])
    })
    it('leaves the wait unchanged, and ignores the rules of a field that is not shown', async () => {
      await service.database.pool.query(
        `insert into files (tenant_id, id, form_id, field, name, mime, size, sha256, storage_key)
        select tenant_id, $1, id, 'photo', $2, $3, $4, sha256(''), 'nowhere' from forms where code = 'application'`,
        [photo.fileId, photo.name, photo.mime, photo.size],
      )
      const answer = await resume(reply, { ...good, company: undefined, photo, unknown: 'ignored' })
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual(texts(answer.body as Loose), ['Thank you, Ada'])
    })
  })

  it('continues after the wait with new variables and context', async () => {
    const answer = await resume(
      await start('order_status'),
      { order_no: '999999' },
      { variables: { first_name: 'Ada' }, context: { page: '/x' } },
    )
    assert.deepEqual([answer.body.status, texts(answer.body as Loose)], ['completed', ['No order 999999']])
    assert.deepEqual(
      (await rows('select variables from conversations where id = $1', [answer.body.conversation_id]))[0]?.[
        'variables'
      ],
      { first_name: 'Ada' },
    )
  })
  it('names the stored form that the wait expects', async () => {
    const { expected_input, blocks } = await start('apply')
    assert.equal(expected_input.type, 'form_submission')
    assert.equal(expected_input.form_id, blocks[0].payload.formId)
    assert.deepEqual(expected_input.schema.required, ['kind', 'name'])
  })
  it('accepts one of fifty parallel resumes, and writes nothing twice', async () => {
    const reply = await start('order_status')
    const answers = await Promise.all(Array.from({ length: 50 }, () => resume(reply, { order_no: '123456' })))
    assert.deepEqual(statuses(answers), { 200: 1, 409: 49 })
    for (const answer of answers) if (answer.status === 409) assertRefused(answer, 409, 'invalid_wait_token')
    assert.deepEqual(await rows('select status, revision from executions where id = $1', [reply['execution_id']]), [
      { status: 'completed', revision: 2 },
    ])
    assert.deepEqual(
      (await rows('select role from messages where execution_id = $1 order by id', [reply['execution_id']])).map(
        row => row['role'] as string,
      ),
      ['agent', 'user', 'agent'],
    )
  })
  it('shares runs with the public surface: a page can answer what an agent has started', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const reply = await start('order_status', { conversation_id: session.conversationId })
    const answer = await call.sendChatMessage(session, {
      executionId: reply['execution_id'] as string,
      waitToken: reply['metadata'].wait_token as string,
      input: { values: { order_no: '123456' } },
    })
    assert.equal(answer.status, 200)
    assertRefused(await resume(reply, { order_no: '123456' }), 409, 'invalid_wait_token')
  })
})
