import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { SHOP_KEYS } from '../../support/workspace.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { startShopEngine, texts } from './shop-engine.ts'

const { service, call, tenant_id, neighbour, rows, trigger, start, resume } = await startShopEngine()
after(() => service.stop())

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
    const both = assertRefused(await trigger('rest', { conversation_id: 'mine', variables: [] }), 422, 'invalid_input')
    assert.equal(both['key'], 'variables')
    assertViolations(
      await trigger('rest', {
        context: { recent_messages: Array.from({ length: 1001 }, () => ({ role: 'user', text: 'x' })) },
      }),
      422,
      'invalid_input',
      [['context.recent_messages', 'max_length']],
    )
  })
  it('refuses a context over 16 kB or 8 levels, not counting messages, and starts nothing', async () => {
    const conversation_id = newId()
    const levels = (count: number): object => (count === 1 ? {} : { in: levels(count - 1) })
    const full = { page: 'x'.repeat(16_384 - '{"page":""}'.length) }
    for (const [context, rule] of [
      [{ page: `${full.page}x` }, 'max_length'],
      [{ page: 'é'.repeat(8_192) }, 'max_length'],
      [levels(9), 'maximum'],
      [{ extracted_entities: levels(8) }, 'maximum'],
    ] as const)
      assertViolations(await trigger('rest', { conversation_id, context }), 422, 'invalid_input', [['context', rule]])
    assert.deepEqual(await rows('select 1 from conversations where id = $1', [conversation_id]), [])
    const recent_messages = Array.from({ length: 100 }, (_, n) => ({
      role: 'assistant',
      text: `${'x'.repeat(5_000)}${n}`,
    }))
    const { execution_id } = await start('rest', { context: { ...full, recent_messages } })
    const [run] = await rows(`select snapshot->'context'->'recent_messages' as held from executions where id = $1`, [
      execution_id,
    ])
    // The latest 16 of 4,000 characters fit into 64 kB.
    assert.deepEqual(
      run?.['held'],
      Array.from({ length: 16 }, () => ({ role: 'assistant', text: 'x'.repeat(4_000) })),
    )
    await start('rest', { context: full })
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
    // Replaced values, and requests without any, do not count as growth.
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
  it('answers every other state without a token or expected input; only a timer has a time', async () => {
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
  it('records the histories of models: long texts are cut, and no turn is recorded twice', async () => {
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
    const resumed = await resume(answer.body, { order_no: '999999' })
    const ended = (await read(reply)).body as Loose
    assert.deepEqual(
      [ended['status'], ended['outcome'], ended['blocks'], ended['metadata']],
      ['completed', 'completed', resumed.body.blocks, {}],
    )
    const failed = (await read(await start('fail'))).body as Loose
    assert.deepEqual([failed['outcome'], failed['failure_kind']], ['failed', 'expression_error'])
  })
})
