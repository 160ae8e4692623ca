import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startTestService } from '../../support/service.ts'
import { applyNeighbour, applyShop, NEIGHBOUR_KEY, SHOP_KEYS } from '../../support/workspace.ts'
import { assertRefused, assertViolations, callersOf, type Loose } from '../callers.ts'
import { answering, starter } from './chat-turns.ts'

describe('sendChatMessage', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  const start = starter(service)
  before(async () => {
    await applyShop(service.database)
    await applyNeighbour(service.database)
  })
  after(() => service.stop())

  const rows = async (text: string, values: unknown[] = []) =>
    (await service.database.pool.query<Loose>(text, values)).rows

  it('refuses a message that is neither a trigger nor an answer', async () => {
    const session = await call.session(SHOP_KEYS.open)
    assertViolations(await call.sendChatMessage(session, { text: 'hello' }), 400, 'invalid_input', [
      ['intentName', 'required'],
    ])
    assertViolations(await call.sendChatMessage(session, { intentName: 'order_status' }), 400, 'invalid_input', [
      ['text', 'required'],
    ])
    assertViolations(await call.sendChatMessage(session, { waitToken: 'x' }), 400, 'invalid_input', [
      ['executionId', 'required'],
    ])
  })
  it('refuses values of the wrong JSON type', async () => {
    const session = await call.session(SHOP_KEYS.open)
    for (const wrong of [
      { text: 1 },
      { intentName: ['order_status'] },
      { context: [] },
      { input: { values: 'x' } },
      { tokenUsage: 'many' },
      { waitToken: 7 },
    ]) {
      const [field = ''] = Object.keys(wrong)
      const details = assertRefused(
        await call.sendChatMessage(session, { text: 'hello', intentName: 'order_status', ...wrong }),
        400,
        'invalid_input',
      )
      assert.equal(details['validation_errors'][0].field.split('.')[0], field)
      assert.equal(details['validation_errors'][0].rule, 'type')
    }
  })
  it('refuses an empty text with 422 min_length, and 4,001 characters with max_length', async () => {
    const session = await call.session(SHOP_KEYS.open)
    assertViolations(
      await call.sendChatMessage(session, { text: '', intentName: 'order_status' }),
      422,
      'validation_failed',
      [['text', 'min_length']],
    )
    assertViolations(
      await call.sendChatMessage(session, { text: 'x'.repeat(4001), intentName: 'order_status' }),
      422,
      'validation_failed',
      [['text', 'max_length']],
    )
    assertViolations(
      await call.sendChatMessage(session, { text: '😀'.repeat(4001), intentName: 'order_status' }),
      422,
      'validation_failed',
      [['text', 'max_length']],
    )
  })
  it('refuses a context over 16 kB or 8 levels, and variables that outgrow the 64 kB of the conversation', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const message = { text: 'a', intentName: 'rest' }
    for (const [context, rule] of [
      [{ page: 'x'.repeat(16_384) }, 'max_length'],
      [JSON.parse(`${'{"a":'.repeat(8)}{}${'}'.repeat(8)}`), 'maximum'],
    ] as const)
      assertViolations(await call.sendChatMessage(session, { ...message, context }), 422, 'validation_failed', [
        ['context', rule],
      ])
    await rows(`update conversations set variables = jsonb_build_object('old', repeat('x', 65000)) where id = $1`, [
      session.conversationId,
    ])
    const variables = { first_name: 'x'.repeat(1_000) }
    const { sessionToken, conversationId } = session
    for (const refused of [
      await call.sendChatMessage(session, { ...message, variables }),
      await call.openChatSession(
        { publicKey: SHOP_KEYS.open, conversationId, variables },
        { Authorization: `Bearer ${sessionToken}` },
      ),
    ])
      assert.equal(assertRefused(refused, 422, 'validation_failed')['key'], 'variables')
    assert.equal((await call.sendChatMessage(session, message)).status, 200)
  })
  it('refuses token usage outside its bounds', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const usage = { model: 'acme-model', prompt_tokens: 1, completion_tokens: 1 }
    assertViolations(
      await call.sendChatMessage(session, {
        text: 'a',
        intentName: 'rest',
        tokenUsage: { ...usage, prompt_tokens: -1 },
      }),
      422,
      'validation_failed',
      [['tokenUsage.prompt_tokens', 'minimum']],
    )
    assertViolations(
      await call.sendChatMessage(session, {
        text: 'a',
        intentName: 'rest',
        tokenUsage: { ...usage, completion_tokens: 2 ** 31 },
      }),
      422,
      'validation_failed',
      [['tokenUsage.completion_tokens', 'maximum']],
    )
    assertViolations(
      await call.sendChatMessage(session, {
        text: 'a',
        intentName: 'rest',
        tokenUsage: { ...usage, prompt_tokens: 1.5 },
      }),
      400,
      'invalid_input',
      [['tokenUsage.prompt_tokens', 'type']],
    )
  })
  it('refuses an intent without a flow, or whose flow is not published', async () => {
    const session = await call.session(SHOP_KEYS.open)
    assert.deepEqual(
      assertRefused(
        await call.sendChatMessage(session, { text: 'a', intentName: 'nobodys' }),
        404,
        'intent_not_matched',
      ),
      {},
    )
    assertRefused(await call.sendChatMessage(session, { text: 'a', intentName: 'not_yet' }), 404, 'intent_not_matched')
  })
  it('refuses an intent outside the allow-list, even one that does not exist, and names the list', async () => {
    const session = await call.session(SHOP_KEYS.onlyOrders)
    for (const intentName of ['echo', 'nobodys']) {
      assert.deepEqual(
        assertRefused(await call.sendChatMessage(session, { text: 'a', intentName }), 403, 'intent_not_allowed'),
        { allowed_intents: ['order_status', 'plans_compare'] },
      )
    }
  })
  it('refuses every intent when the allow-list is empty', async () => {
    const session = await call.session(SHOP_KEYS.noIntents)
    assert.deepEqual(
      assertRefused(
        await call.sendChatMessage(session, { text: 'a', intentName: 'order_status' }),
        403,
        'intent_not_allowed',
      ),
      { allowed_intents: [] },
    )
  })
  it('refuses an execution of another conversation or workspace exactly like one that does not exist', async () => {
    const mine = await call.session(SHOP_KEYS.open)
    const elsewhere = await start(await call.session(SHOP_KEYS.open), 'order_status')
    const foreign = await start(await call.session(NEIGHBOUR_KEY), 'order_status')
    const body = (executionId: string, waitToken: string) => ({
      executionId,
      waitToken,
      input: { values: { order_no: '123456' } },
    })
    const unknown = await call.sendChatMessage(mine, body(newId(), elsewhere.waitToken))
    assertRefused(unknown, 404, 'execution_not_found')
    for (const { executionId, waitToken } of [elsewhere, foreign]) {
      const answer = await call.sendChatMessage(mine, body(executionId, waitToken))
      assert.deepEqual([answer.status, answer.text], [unknown.status, unknown.text])
    }
  })
  it('refuses a wait token that is wrong, used, or of another execution', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const [one, two] = [await start(session, 'order_status'), await start(session, 'order_status')]
    assertRefused(
      await call.sendChatMessage(session, { ...answering(one, {}), waitToken: 'wrong' }),
      409,
      'invalid_wait_token',
    )
    assertRefused(
      await call.sendChatMessage(session, { ...answering(one, { order_no: '123456' }), waitToken: two.waitToken }),
      409,
      'invalid_wait_token',
    )
    assert.equal((await call.sendChatMessage(session, answering(one, { order_no: '123456' }))).status, 200)
    assertRefused(
      await call.sendChatMessage(session, answering(one, { order_no: '123456' })),
      409,
      'invalid_wait_token',
    )
  })
  it('refuses a wait token from the moment it expires', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const [early, late] = [await start(session, 'brief'), await start(session, 'brief')]
    assert.equal(Date.parse(early.waitExpiresAt) - service.clock.now().getTime(), 5 * 60_000)
    service.clock.advance(5 * 60_000 - 1)
    assert.equal((await call.sendChatMessage(session, answering(early, { answer: 'in time' }))).status, 200)
    service.clock.advance(1)
    assertRefused(
      await call.sendChatMessage(session, answering(late, { answer: 'too late' })),
      409,
      'invalid_wait_token',
    )
  })
  it('refuses an answer to an aborted run with 410, to one in any other state with 409', async () => {
    const session = await call.session(SHOP_KEYS.open)
    for (const [status, code, error] of [
      ['aborted', 410, 'execution_aborted'],
      ['completed', 409, 'invalid_wait_token'],
      ['failed', 409, 'invalid_wait_token'],
      ['waiting_time', 409, 'invalid_wait_token'],
    ] as const) {
      const reply = await start(session, 'order_status')
      await rows('update executions set status = $2 where id = $1', [reply.executionId, status])
      assertRefused(await call.sendChatMessage(session, answering(reply, { order_no: '123456' })), code, error)
    }
  })
  it('refuses an answer that breaks the rules of its field, and leaves the wait unchanged', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const reply = await start(session, 'order_status')
    assertViolations(
      await call.sendChatMessage(session, answering(reply, { order_no: 'x' })),
      422,
      'validation_failed',
      [['order_no', 'pattern']],
    )
    assertViolations(await call.sendChatMessage(session, answering(reply, {})), 422, 'validation_failed', [
      ['order_no', 'required'],
    ])
    assert.equal((await call.sendChatMessage(session, answering(reply, { order_no: '123456' }))).status, 200)
  })
  it('refuses a choice that is not offered', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const reply = await start(session, 'plans')
    assert.equal(reply.expectedInput.type, 'button_choice')
    // The plan for teams is in the flow, but its condition is false.
    for (const choice of ['huge', 'team'])
      assertViolations(await call.sendChatMessage(session, answering(reply, { choice })), 422, 'validation_failed', [
        ['choice', 'enum'],
      ])
    assertViolations(await call.sendChatMessage(session, answering(reply, {})), 422, 'validation_failed', [
      ['choice', 'required'],
    ])
  })
})
