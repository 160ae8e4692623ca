import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startTestService } from '../../support/service.ts'
import { applyNeighbour, applyShop, NEIGHBOUR_KEY, SHOP_KEYS, type Shop } from '../../support/workspace.ts'
import { assertRefused, assertViolations, callersOf, statuses, type Loose, type Session } from '../callers.ts'

describe('sendChatMessage', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  let shop: Shop
  before(async () => {
    shop = await applyShop(service.database)
    await applyNeighbour(service.database)
  })
  after(() => service.stop())

  const rows = async (text: string, values: unknown[] = []) =>
    (await service.database.pool.query<Loose>(text, values)).rows
  const start = async (session: Session, intentName: string, more: object = {}) => {
    const answer = await call.sendChatMessage(session, { text: 'hello', intentName, ...more })
    assert.equal(answer.status, 200, answer.text)
    return answer.body.reply as Loose
  }
  const answering = (reply: Loose, values: object) => ({
    executionId: reply['executionId'],
    waitToken: reply['waitToken'],
    input: { values },
  })

  describe('refuses', () => {
    it('a message that is neither a trigger nor an answer', async () => {
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
    it('values of the wrong JSON type', async () => {
      const session = await call.session(SHOP_KEYS.open)
      for (const wrong of [
        { text: 1 },
        { intentName: ['order_status'] },
        { context: [] },
        { input: { values: 'x' } },
        { tokenUsage: 'many' },
        { waitToken: null },
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
    it('an empty text with 422 min_length, and 4,001 characters with max_length', async () => {
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
    it('token usage outside its bounds', async () => {
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
    it('an intent that nobody owns, or whose flow is not published', async () => {
      const session = await call.session(SHOP_KEYS.open)
      assert.deepEqual(
        assertRefused(
          await call.sendChatMessage(session, { text: 'a', intentName: 'nobodys' }),
          404,
          'intent_not_matched',
        ),
        {},
      )
      assertRefused(
        await call.sendChatMessage(session, { text: 'a', intentName: 'not_yet' }),
        404,
        'intent_not_matched',
      )
    })
    it('an intent outside the allow-list, also one that does not exist, and names the list', async () => {
      const session = await call.session(SHOP_KEYS.onlyOrders)
      for (const intentName of ['echo', 'nobodys']) {
        assert.deepEqual(
          assertRefused(await call.sendChatMessage(session, { text: 'a', intentName }), 403, 'intent_not_allowed'),
          { allowed_intents: ['order_status', 'plans_compare'] },
        )
      }
    })
    it('every intent when the allow-list is empty', async () => {
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
    it('an execution of another conversation or workspace exactly like one that does not exist', async () => {
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
    it('a wait token that is wrong, used, or of another execution', async () => {
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
    it('a wait token from the moment it expires', async () => {
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
    it('an answer to an aborted run with 410, to one in any other state with 409', async () => {
      const session = await call.session(SHOP_KEYS.open)
      for (const [status, code, error] of [
        ['aborted', 410, 'execution_aborted'],
        ['completed', 409, 'invalid_wait_token'],
        ['failed', 409, 'invalid_wait_token'],
        ['waiting_time', 409, 'invalid_wait_token'],
        ['running', 409, 'invalid_wait_token'],
      ] as const) {
        const reply = await start(session, 'order_status')
        await rows('update executions set status = $2 where id = $1', [reply.executionId, status])
        assertRefused(await call.sendChatMessage(session, answering(reply, { order_no: '123456' })), code, error)
      }
    })
    it('an answer that breaks the rules of its field, and leaves the wait as it was', async () => {
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
    it('a choice that is not offered', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const reply = await start(session, 'plans')
      assert.equal(reply.expectedInput.type, 'button_choice')
      assertViolations(
        await call.sendChatMessage(session, answering(reply, { choice: 'huge' })),
        422,
        'validation_failed',
        [['choice', 'enum']],
      )
      assertViolations(await call.sendChatMessage(session, answering(reply, {})), 422, 'validation_failed', [
        ['choice', 'required'],
      ])
    })
  })

  describe('as a trigger', () => {
    it('runs to the first question and tells what is expected', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const reply = await start(session, 'order_status', { variables: { first_name: 'Ada' } })
      assert.equal(reply.conversationId, session.conversationId)
      assert.equal(reply.status, 'waiting_input')
      assert.deepEqual(
        reply.blocks.map((block: { type: string; meta: object }) => [block.type, block.meta]),
        [
          ['message', { source_node_id: 'hello' }],
          ['input', { source_node_id: 'ask' }],
        ],
      )
      assert.deepEqual(reply.blocks[0].payload, { text: 'Hello Ada', role: 'agent', format: 'plain' })
      assert.equal(reply.expectedInput.type, 'form_submission')
      assert.equal(reply.expectedInput.block_id, reply.blocks[1].id)
      assert.deepEqual(reply.expectedInput.schema.required, ['order_no'])
      assert.equal(Buffer.from(reply.waitToken, 'base64url').length, 32)
      assert.equal(Date.parse(reply.waitExpiresAt) - service.clock.now().getTime(), 24 * 60 * 60_000)
      assert.equal(reply.tokenUsage, null)
    })
    it('ends with everything about waiting null', async () => {
      const reply = await start(await call.session(SHOP_KEYS.open), 'context', { context: { page: '/cart' } })
      assert.match(reply.blocks[0].payload.text, /^\/cart/)
      assert.deepEqual(
        [reply.status, reply.expectedInput, reply.waitToken, reply.waitExpiresAt],
        ['completed', null, null, null],
      )
    })
    it('shows a timer as waiting_time without expected input, and a flow that breaks as failed', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const resting = await start(session, 'rest')
      assert.deepEqual([resting.status, resting.expectedInput, resting.waitToken], ['waiting_time', null, null])
      assert.equal((await start(session, 'fail')).status, 'failed')
    })
    it('keeps variables of earlier turns, lets later ones replace them, and the limits hold for each request', async () => {
      const session = await call.session(SHOP_KEYS.open, { variables: { first_name: 'Ada' } })
      assert.equal((await start(session, 'order_status')).blocks[0].payload.text, 'Hello Ada')
      const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`key_${index}`, index]))
      assert.equal((await start(session, 'order_status', { variables: many })).blocks[0].payload.text, 'Hello Ada')
      assert.equal(
        (await start(session, 'order_status', { variables: { first_name: 'Bea' } })).blocks[0].payload.text,
        'Hello Bea',
      )
    })
    it('takes 4,000 characters, counted as code points', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const text = '😀'.repeat(4000)
      const reply = await start(session, 'order_status', { text })
      assert.deepEqual(
        await rows("select text from messages where execution_id = $1 and role = 'user'", [reply.executionId]),
        [{ text }],
      )
    })
    it('prices reported tokens from the workspace, and a model without a price at nothing', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const priced = await start(session, 'order_status', {
        tokenUsage: {
          model: 'acme-model',
          prompt_tokens: 1000,
          completion_tokens: 500,
          cost_micros: 1,
          total_tokens: 1,
        },
      })
      assert.deepEqual(priced.tokenUsage, {
        prompt_tokens: 1000,
        completion_tokens: 500,
        total_tokens: 1500,
        model: 'acme-model',
        cost_micros: 4000,
        cost_usd: 0.004,
      })
      assert.deepEqual(
        (
          await rows("select token_usage from messages where execution_id = $1 and role = 'agent'", [
            priced.executionId,
          ])
        )[0]!.token_usage,
        priced.tokenUsage,
      )
      const most = 2 ** 31 - 1
      const unpriced = await start(session, 'order_status', {
        tokenUsage: { model: 'nobody-knows', prompt_tokens: most, completion_tokens: most },
      })
      assert.deepEqual(
        [unpriced.tokenUsage.cost_micros, unpriced.tokenUsage.cost_usd, unpriced.tokenUsage.total_tokens],
        [0, 0, 2 * most],
      )
    })
  })

  describe('as an answer', () => {
    it('goes on past the wait with only the new blocks', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const known = await call.sendChatMessage(
        session,
        answering(await start(session, 'order_status'), { order_no: ' 123456 ' }),
      )
      assert.deepEqual(
        known.body.reply.blocks.map((block: { payload: { text: string } }) => block.payload.text),
        ['Your order is on its way'],
      )
      assert.equal(known.body.reply.status, 'completed')
      const unknown = await call.sendChatMessage(
        session,
        answering(await start(session, 'order_status'), { order_no: '999999' }),
      )
      assert.equal(unknown.body.reply.blocks[0].payload.text, 'No order 999999')
    })
    it('takes text as the value where one text field is awaited', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const { executionId, waitToken } = await start(session, 'order_status')
      const answer = await call.sendChatMessage(session, {
        executionId: executionId.toUpperCase(),
        waitToken,
        text: '123456',
      })
      assert.equal(answer.body.reply.blocks[0].payload.text, 'Your order is on its way')
      assert.deepEqual(
        await rows("select text from messages where execution_id = $1 and role = 'user' order by id", [executionId]),
        [{ text: 'hello' }, { text: '123456' }],
      )
    })
    it('shows what a visitor typed literally: a template in it is never evaluated', async () => {
      const session = await call.session(SHOP_KEYS.open)
      for (const typed of ['{{ vars.secret }}', '{{ 1 + 1 }} {{ $eval("vars") }}', '{{{{ vars.secret }}}}']) {
        const reply = await start(session, 'echo')
        const answer = await call.sendChatMessage(session, {
          executionId: reply.executionId,
          waitToken: reply.waitToken,
          text: typed,
        })
        assert.equal(answer.body.reply.blocks[0].payload.text, `You said: ${typed}`)
      }
    })
    it('lets one of fifty parallel answers win and writes nothing twice', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const reply = await start(session, 'order_status')
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => call.sendChatMessage(session, answering(reply, { order_no: '123456' }))),
      )
      assert.deepEqual(statuses(answers), { 200: 1, 409: 49 })
      for (const answer of answers) if (answer.status === 409) assertRefused(answer, 409, 'invalid_wait_token')
      const [execution] = await rows('select status, revision from executions where id = $1', [reply.executionId])
      assert.deepEqual(execution, { status: 'completed', revision: 2 })
      assert.deepEqual(
        (await rows('select role from messages where execution_id = $1 order by id', [reply.executionId])).map(
          row => row['role'] as string,
        ),
        ['user', 'agent', 'user', 'agent'],
      )
    })
    it('counts each message that was taken, and none that was refused, for its key', async () => {
      const count = async () =>
        Number(
          (
            await rows("select coalesce(sum(count), 0) as n from key_usage where kind = 'message' and tenant_id = $1", [
              shop.tenantId,
            ])
          )[0]!.n,
        )
      const session = await call.session(SHOP_KEYS.open)
      const before = await count()
      const reply = await start(session, 'order_status')
      await call.sendChatMessage(session, answering(reply, { order_no: 'x' }))
      await call.sendChatMessage(session, answering(reply, { order_no: '123456' }))
      assert.equal(await count(), before + 2)
    })
  })

  describe('as a stream', () => {
    const events = (text: string) =>
      text
        .trim()
        .split('\n\n')
        .map(part => {
          const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
          return { event, data: JSON.parse(data ?? '') as Loose }
        })
    it('sends each block, then the plain answer', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const answer = await call.sendChatMessage(
        session,
        { text: 'hi', intentName: 'order_status' },
        { Accept: 'text/event-stream' },
      )
      assert.equal(answer.status, 200)
      assert.match(answer.headers['content-type'] ?? '', /^text\/event-stream/)
      assert.equal(answer.headers['cache-control'], 'no-store')
      const sent = events(answer.text)
      assert.deepEqual(
        sent.map(({ event }) => event),
        ['block', 'block', 'reply'],
      )
      const { reply } = sent[2]!.data
      assert.deepEqual(
        sent.slice(0, 2).map(({ data }) => data),
        reply.blocks,
      )
      assert.equal((await call.sendChatMessage(session, answering(reply, { order_no: '123456' }))).status, 200)
    })
    it('refuses in plain JSON what is refused before it starts', async () => {
      const session = await call.session(SHOP_KEYS.open)
      assertRefused(
        await call.sendChatMessage(session, { text: 'hi', intentName: 'nobodys' }, { Accept: 'text/event-stream' }),
        404,
        'intent_not_matched',
      )
      assertRefused(
        await call.sendChatMessage({ sessionToken: 'x' }, { text: 'hi' }, { Accept: 'text/event-stream' }),
        401,
        'invalid_session_token',
      )
    })
    it('is plain JSON for those who take anything', async () => {
      const session = await call.session(SHOP_KEYS.open)
      for (const Accept of ['*/*', 'application/json', 'text/*'])
        assert.match(
          (await call.sendChatMessage(session, { text: 'hi', intentName: 'rest' }, { Accept })).headers[
            'content-type'
          ] ?? '',
          /^application\/json/,
        )
    })
  })

  it('needs a session token: a publishable key is none', async () => {
    assertRefused(
      await call.post(
        '/api/public/v1/chat/messages',
        { text: 'hi', intentName: 'rest' },
        { 'X-Service-Public-Key': SHOP_KEYS.open },
      ),
      401,
      'invalid_session_token',
    )
  })
})
