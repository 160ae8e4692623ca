import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startTestService } from '../../support/service.ts'
import { applyNeighbour, applyShop, SHOP_KEYS } from '../../support/workspace.ts'
import { assertRefused, assertViolations, callersOf, statuses, type Loose } from '../callers.ts'

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
const trigger = (intent_name: string, more: object = {}) => call.triggerChat({ tenant_id, intent_name, ...more })
const start = async (intent_name: string, more: object = {}) => {
  const answer = await trigger(intent_name, more)
  assert.equal(answer.status, 200, answer.text)
  return answer.body as Loose
}
const resume = (reply: Loose, values: object | undefined, more: object = {}) =>
  call.resumeExecution(reply['execution_id'] as string, {
    tenant_id,
    wait_token: reply['metadata'].wait_token,
    ...(values === undefined ? {} : { input: { values } }),
    ...more,
  })
const texts = (reply: Loose) => (reply['blocks'] as Loose[]).map(block => block['payload'].text as string)

describe('triggerChat', () => {
  it('refuses a body without workspace or intent, and values of the wrong type', async () => {
    assertViolations(await call.triggerChat({}), 400, 'invalid_input', [
      ['tenant_id', 'required'],
      ['intent_name', 'required'],
    ])
    for (const wrong of [
      { tenant_id: 7 },
      { intent_name: {} },
      { conversation_id: 7 },
      { context: [] },
      { context: { recent_messages: {} } },
      { context: { recent_messages: [{ role: 'user' }] } },
      { context: { extracted_entities: [] } },
    ]) {
      assertRefused(await trigger('rest', wrong), 400, 'invalid_input')
    }
  })
  it('rejects well-typed values outside their rules with 422', async () => {
    assertViolations(await trigger(''), 422, 'invalid_input', [['intent_name', 'min_length']])
    assertViolations(await trigger('rest', { conversation_id: 'mine' }), 422, 'invalid_input', [
      ['conversation_id', 'format'],
    ])
    assertViolations(await trigger('rest', { conversation_id: `urn:uuid:${newId()}` }), 422, 'invalid_input', [
      ['conversation_id', 'format'],
    ])
    assertViolations(
      await trigger('rest', {
        context: { recent_messages: Array.from({ length: 1001 }, () => ({ role: 'user', text: 'x' })) },
      }),
      422,
      'invalid_input',
      [['context.recent_messages', 'max_length']],
    )
  })
  it('refuses a context over 16 kB or 8 levels, messages apart, and starts nothing', async () => {
    const conversation_id = newId()
    const levels = (count: number): object => (count === 1 ? {} : { in: levels(count - 1) })
    const full = { page: 'x'.repeat(16_384 - '{"page":"","recent_messages":null}'.length) }
    for (const [context, rule] of [
      [{ page: `${full.page}x` }, 'max_length'],
      [{ page: 'é'.repeat(8_192) }, 'max_length'],
      [levels(9), 'maximum'],
      [{ extracted_entities: levels(8) }, 'maximum'],
    ] as const)
      assertViolations(await trigger('rest', { conversation_id, context }), 422, 'invalid_input', [['context', rule]])
    assert.deepEqual(await rows('select 1 from conversations where id = $1', [conversation_id]), [])
    const recent_messages = Array.from({ length: 100 }, (_, n) => ({ role: 'assistant', text: 'x'.repeat(5_000) + n }))
    const { execution_id } = await start('rest', { context: { ...full, recent_messages } })
    const [run] = await rows(`select snapshot->'context'->'recent_messages' as held from executions where id = $1`, [
      execution_id,
    ])
    // The latest 16 of 4,000 characters fit into 64 kB.
    assert.deepEqual(
      run?.['held'],
      Array.from({ length: 16 }, () => ({ role: 'assistant', text: 'x'.repeat(4_000) })),
    )
    await start('rest', { context: levels(8) })
  })
  it('refuses variables that make those of the conversation more than 64 kB', async () => {
    const conversation_id = newId()
    const variables = (n: number) => ({ [`v${n}`]: 'x'.repeat(4_000) })
    for (let n = 0; n < 16; n++) await start('rest', { conversation_id, variables: variables(n) })
    const { key, validation_errors } = assertRefused(
      await trigger('rest', { conversation_id, variables: variables(16) }),
      422,
      'invalid_input',
    )
    assert.deepEqual([key, validation_errors], ['variables', [{ field: 'variables', rule: 'max_length' }]])
    // Values that are replaced, and requests without any, are no growth.
    const reply = await start('order_status', { conversation_id, variables: variables(3) })
    const refused = await resume(reply, { order_no: '123456' }, { variables: variables(17) })
    assert.equal(assertRefused(refused, 422, 'invalid_input')['key'], 'variables')
    assert.equal((await resume(reply, { order_no: '123456' })).status, 200)
    const [stored] = await rows(
      `select octet_length(c.variables::text) as variables, max(octet_length(e.snapshot::text)) as snapshot
        from conversations c
        join executions e on e.conversation_id = c.id
        where c.id = $1
        group by c.variables`,
      [conversation_id],
    )
    assert.ok(stored?.['variables'] < 66_000, JSON.stringify(stored))
    assert.ok(stored?.['snapshot'] < 140_000, JSON.stringify(stored))
  })
  it('lists the available intents where no flow has the requested one', async () => {
    assert.deepEqual(assertRefused(await trigger('nobodys'), 404, 'intent_not_matched')['available_intents'], [
      'plans',
      'order_status',
      'plans_compare',
      'apply',
      'brief',
      'context',
      'echo',
      'fail',
      'rest',
    ])
    assertRefused(await trigger('not_yet'), 404, 'intent_not_matched')
    assert.deepEqual(
      assertRefused(await trigger('order_status', { tenant_id: newId() }), 404, 'intent_not_matched')[
        'available_intents'
      ],
      [],
    )
  })
  it('answers the envelope of a run that waits for input', async () => {
    const reply = await start('order_status', { tenant_id: tenant_id.toUpperCase(), variables: { first_name: 'Ada' } })
    assert.deepEqual(Object.keys(reply), [
      'execution_id',
      'conversation_id',
      'status',
      'blocks',
      'expected_input',
      'metadata',
      'token_usage',
    ])
    assert.equal(reply['status'], 'waiting_input')
    assert.equal(texts(reply)[0], 'Hello Ada')
    assert.equal(reply['expected_input'].type, 'form_submission')
    assert.deepEqual(Object.keys(reply['metadata']), ['wait_token', 'wait_expires_at'])
    assert.equal(reply['token_usage'], null)
  })
  it('answers every other state without a token, and with no expected input; only a timer says when', async () => {
    const wait_expires_at = new Date(service.clock.now().getTime() + 2_000).toISOString()
    for (const [intent, status, metadata] of [
      ['rest', 'waiting_time', { wait_expires_at }],
      ['context', 'completed', {}],
      ['fail', 'failed', {}],
    ] as const) {
      const reply = await start(intent)
      assert.deepEqual([reply['status'], reply['expected_input'], reply['metadata']], [status, null, metadata])
    }
  })
  it('starts a new conversation each time where none is named', async () => {
    assert.notEqual((await start('rest'))['conversation_id'], (await start('rest'))['conversation_id'])
  })
  it('starts the conversation that is named and does not exist, and continues it with its variables', async () => {
    const conversation_id = newId()
    assert.equal(
      (await start('order_status', { conversation_id, variables: { first_name: 'Ada' } }))['conversation_id'],
      conversation_id,
    )
    assert.equal(texts(await start('order_status', { conversation_id: conversation_id.toUpperCase() }))[0], 'Hello Ada')
    assert.equal(
      texts(await start('order_status', { conversation_id, variables: { first_name: 'Bea' } }))[0],
      'Hello Bea',
    )
    assert.equal((await rows('select from conversations where id = $1', [conversation_id])).length, 1)
  })
  it('treats a conversation of another workspace like an unknown one', async () => {
    const { conversation_id } = await start('order_status', { variables: { first_name: 'Ada' } })
    const reply = await start('order_status', { tenant_id: neighbour, conversation_id })
    assert.equal(reply['conversation_id'], conversation_id)
    assert.equal(texts(reply)[0], 'Hello there')
    assert.deepEqual(
      (
        await rows('select variables from conversations where tenant_id = $1 and id = $2', [tenant_id, conversation_id])
      )[0]?.['variables'],
      { first_name: 'Ada' },
    )
  })
  it('continues a conversation that a page has opened', async () => {
    const session = await call.session(SHOP_KEYS.open, {
      variables: { first_name: 'Ada' },
      customer: { name: 'Ada Lovelace' },
    })
    assert.equal(texts(await start('order_status', { conversation_id: session.conversationId }))[0], 'Hello Ada')
    assert.match(texts(await start('context', { conversation_id: session.conversationId }))[0] ?? '', /Ada Lovelace/)
  })
  it('records recent messages as turns, passes the last to the flow, and forwards entities and context', async () => {
    const recent_messages = [
      { role: 'user', text: 'Hello' },
      { role: 'assistant', text: 'Hi' },
      { role: 'system', text: 'Be kind' },
      { role: 'user', text: 'Where is it?' },
    ]
    const reply = await start('context', {
      context: { recent_messages, extracted_entities: { order_no: '4711' }, page: '/cart' },
    })
    assert.match(texts(reply)[0] ?? '', /^\/cart 4711 Where is it\?/)
    assert.deepEqual(
      await rows('select role, text from messages where execution_id = $1 order by id', [reply['execution_id']]),
      [
        { role: 'user', text: 'Hello' },
        { role: 'user', text: 'Where is it?' },
        { role: 'agent', text: null },
      ],
    )
  })
  it('records what models send: long texts are cut, other roles may have none, and no turn is recorded twice', async () => {
    const conversation_id = newId()
    const user = (text: string) => ({ role: 'user', text })
    const recorded = async () =>
      (
        await rows("select text from messages where conversation_id = $1 and role = 'user' order by id", [
          conversation_id,
        ])
      ).map(row => row['text'] as string)
    const send = (recent_messages: object[]) => start('order_status', { conversation_id, context: { recent_messages } })
    const long = '😀'.repeat(4_001)
    const cut = '😀'.repeat(4_000)

    const asking = await send([user('yes'), { role: 'assistant', text: 'x'.repeat(10_000) }, user(long)])
    assert.deepEqual(await recorded(), ['yes', cut])
    assert.equal((await resume(asking, { order_no: '999999' })).status, 200)
    await send([user('yes'), { role: 'assistant', text: null }, user(long), user('and now?'), user('yes')])
    assert.deepEqual(await recorded(), ['yes', cut, '999999', 'and now?', 'yes'])
    await send([user('and now?'), user('yes'), user('bye')])
    await send([user('and now?'), user('yes'), user('bye')])
    assert.deepEqual(await recorded(), ['yes', cut, '999999', 'and now?', 'yes', 'bye'])
    const crowd = Array.from({ length: 150 }, (_, index) => user(`turn ${index}`))
    await send(crowd)
    assert.deepEqual(
      (await recorded()).slice(6),
      crowd.slice(50).map(({ text }) => text),
    )
  })
})

describe('getEngineExecution', () => {
  const read = (reply: Loose, query = `?tenant_id=${tenant_id}`) =>
    call.getEngineExecution(reply['execution_id'] as string, query)

  it('refuses a malformed id, and a request without its workspace', async () => {
    assertViolations(await call.getEngineExecution('mine', `?tenant_id=${tenant_id}`), 400, 'invalid_input', [
      ['executionId', 'format'],
    ])
    assertViolations(await call.getEngineExecution(newId(), ''), 400, 'invalid_input', [['tenant_id', 'required']])
    assertViolations(await call.getEngineExecution(newId(), '?tenant_id=shop'), 400, 'invalid_input', [
      ['tenant_id', 'format'],
    ])
  })
  it('answers for an execution of another workspace exactly as for one that does not exist', async () => {
    const unknown = await call.getEngineExecution(newId(), `?tenant_id=${tenant_id}`)
    assertRefused(unknown, 404, 'execution_not_found')
    const foreign = await read(await start('order_status'), `?tenant_id=${neighbour}`)
    assert.deepEqual([foreign.status, foreign.text], [unknown.status, unknown.text])
  })
  it('gives the last reply, so that a caller who lost it can still answer', async () => {
    const reply = await start('order_status')
    const answer = await read(reply)
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.deepEqual(answer.body, {
      ...reply,
      outcome: null,
      failure_kind: null,
      updated_at: service.clock.now().toISOString(),
    })
    const resumed = await resume(answer.body as Loose, { order_no: '999999' })
    const ended = (await read(reply)).body as Loose
    assert.deepEqual(
      [ended['status'], ended['outcome'], ended['blocks'], ended['metadata']],
      ['completed', 'completed', resumed.body.blocks, {}],
    )
    const failed = (await read(await start('fail'))).body as Loose
    assert.deepEqual([failed['outcome'], failed['failure_kind']], ['failed', 'expression_error'])
  })
})

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
  it('is 410 for an aborted run, whatever the token, and 409 for every state but waiting_input', async () => {
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
  it('refuses a context over 16 kB, or over 64 kB with that of the run, and leaves the wait as it was', async () => {
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
    it('names every field at once, with what each rule expects', async () => {
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
