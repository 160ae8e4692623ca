import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startTestService } from '../../support/service.ts'
import { applyShop, SHOP_KEYS, type Shop } from '../../support/workspace.ts'
import { assertRefused, callersOf, statuses, type Loose } from '../callers.ts'
import { answering, starter } from './chat-turns.ts'

describe('sendChatMessage', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  const start = starter(service)
  let shop: Shop
  before(async () => {
    shop = await applyShop(service.database)
  })
  after(() => service.stop())

  const rows = async (text: string, values: unknown[] = []) =>
    (await service.database.pool.query<Loose>(text, values)).rows
  describe('as a trigger', () => {
    it('runs to the first question and describes the expected input', async () => {
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
    it('answers null for everything about waiting when the flow ends', async () => {
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
    it('remembers variables of earlier turns, replaces them by later ones, and limits each request', async () => {
      const session = await call.session(SHOP_KEYS.open, { variables: { first_name: 'Ada' } })
      assert.equal((await start(session, 'order_status')).blocks[0].payload.text, 'Hello Ada')
      const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`key_${index}`, index]))
      assert.equal((await start(session, 'order_status', { variables: many })).blocks[0].payload.text, 'Hello Ada')
      assert.equal(
        (await start(session, 'order_status', { variables: { first_name: 'Bea' } })).blocks[0].payload.text,
        'Hello Bea',
      )
    })
    it('accepts 4,000 characters, counted as code points', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const text = '😀'.repeat(4000)
      const reply = await start(session, 'order_status', { text })
      assert.deepEqual(
        await rows("select text from messages where execution_id = $1 and role = 'user'", [reply.executionId]),
        [{ text }],
      )
    })
    it('prices reported tokens by the workspace, and a model without a price at nothing', async () => {
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
    it('continues after the wait with only the new blocks', async () => {
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
    it('accepts text as the value where one text field is awaited', async () => {
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
    it('is stored as the values that were asked for, however much is sent beside them', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const textsOf = async ({ executionId }: Loose) =>
        (
          await rows("select text from messages where execution_id = $1 and role = 'user' order by id", [executionId])
        ).map(row => row['text'] as string)
      const question = await start(session, 'order_status')
      const more = 'x'.repeat(500_000)
      await call.sendChatMessage(session, answering(question, { order_no: '123456', more, choice: 'all' }))
      assert.deepEqual(await textsOf(question), ['hello', '123456'])

      // The field `company` is shown for another kind only, so that no rule bounds its value.
      const form = await start(session, 'apply')
      await call.sendChatMessage(session, answering(form, { kind: 'private', name: 'Ada', company: more }))
      assert.deepEqual(await textsOf(form), ['hello', `private, Ada, ${'x'.repeat(10_000)}`])
    })
    it('shows what a visitor typed literally, and never evaluates a template in it', async () => {
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
    it('accepts one of fifty parallel answers, and writes nothing twice', async () => {
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
    it('counts each accepted message for its key, and no refused one', async () => {
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
    it('counts messages of one moment in several rows, on which they do not wait for each other', async () => {
      const sessions = await Promise.all(Array.from({ length: 8 }, async () => await call.session(SHOP_KEYS.open)))
      await rows('delete from key_usage')
      await Promise.all(sessions.map(async session => await start(session, 'order_status')))
      const counted = await rows("select slot, count from key_usage where kind = 'message'")
      assert.ok(counted.length > 1, JSON.stringify(counted))
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
    it('sends each block, then the plain reply', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const answer = await call.sendChatMessage(
        session,
        { text: 'hi', intentName: 'order_status' },
        { Accept: 'text/event-stream' },
      )
      assert.equal(answer.status, 200)
      assert.match(answer.headers['content-type'] ?? '', /^text\/event-stream/)
      assert.equal(answer.headers['cache-control'], 'no-store')
      for (const Accept of ['text/event-stream;q=0', 'application/json, text/event-stream;q=0.5']) {
        const whole = await call.sendChatMessage(session, { text: 'hi', intentName: 'order_status' }, { Accept })
        assert.match(whole.headers['content-type'] ?? '', /^application\/json/, Accept)
      }
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
    it('answers refusals before the stream in plain JSON', async () => {
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
    it('answers plain JSON to a client that accepts anything', async () => {
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

  it('requires a session token; a publishable key is not enough', async () => {
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
