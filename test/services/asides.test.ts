import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openSession, type Block, type ChatReply, type Session } from '../../generated/sdk/dist/index.js'
import { eventLogEntry } from '../../generated/schemas/validators.js'
import { replayOnVersion } from '../../services/engine/replay.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const KEY = 'pk_live_Asides'
const FEW = 'pk_live_AsidesFew'
const OTHER = 'pk_live_AsidesOther'

let service: TestService
let shop: Receiver

const flow = (code: string, examples: string[], nodes: object[], more: object = {}) => ({
  code,
  name: code,
  locale: 'en',
  triggers: [{ type: 'chat_intent', intent: code, description: code, examples, ...more }],
  nodes,
})
const bye = { id: 'bye', type: 'end', text: 'Order {{ vars.order }}' }
const ask = {
  id: 'ask',
  type: 'input',
  prompt: 'Your order number?',
  field: { name: 'order', type: 'text', required: true, validation: { pattern: '^[0-9]{6}$' } },
  asides: true,
  expiresIn: 'PT1H',
  onExpire: 'late',
  next: 'bye',
}
const late = { id: 'late', type: 'end', text: 'Too late' }
const flows = [
  flow('track', ['where is my parcel'], [ask, bye, late]),
  flow(
    'pick',
    ['help me choose'],
    [
      {
        id: 'pick',
        type: 'buttons',
        prompt: 'Which size?',
        choices: [
          { id: 's', label: 'Small one' },
          { id: 'l', label: 'Large one' },
        ],
        saveAs: 'order',
        asides: true,
        next: 'bye',
      },
      bye,
    ],
  ),
  flow('closed', ['say nothing'], [{ ...ask, asides: false }, bye, late]),
  flow('limited', ['limited questions'], [{ ...ask, asideIntents: ['stock'] }, bye, late]),
  flow('free', ['say anything'], [{ ...ask, field: { name: 'order', type: 'text' } }, bye, late]),
  flow('comment', ['leave a comment'], [{ id: 'c', type: 'form', form: 'comment', asides: true, next: 'bye' }, bye]),
  flow(
    'hours',
    ['when do you open', 'opening hours'],
    [{ id: 'tell', type: 'end', text: 'At 8 on {{ entities.day }}' }],
    { entities: { day: { options: [{ value: 'Sunday' }, { value: 'Monday' }] } } },
  ),
  flow(
    'stock',
    ['is the blue lamp in stock'],
    [
      { id: 'which', type: 'input', prompt: 'Which lamp?', field: { name: 'lamp', type: 'text' }, next: 'look' },
      { id: 'look', type: 'http', connection: 'shop', url: '/stock', saveAs: 'found', next: 'told' },
      { id: 'told', type: 'end', text: '{{ vars.found.body.left }} left of {{ vars.lamp }}' },
    ],
  ),
]

before(async () => {
  shop = await startReceiver()
  shop.answer(() => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"left":3}' }))
  service = await startTestService({ environment: { egressAllow: ['127.0.0.1'] } })
  for (const [name, keys] of [
    [
      'Asides',
      [
        { name: 'open', key: KEY },
        { name: 'few', key: FEW, intents: ['track', 'stock'] },
      ],
    ],
    ['Other', [{ name: 'open', key: OTHER }]],
  ] as const)
    await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name },
      workspace: { name, locale: 'en', timezone: 'UTC', currency: 'EUR' },
      keys: [...keys],
      connections: [{ code: 'shop', providerKey: 'http', baseUrl: shop.url }],
      forms: [
        {
          code: 'comment',
          title: 'Comment',
          submitLabel: 'Send',
          fields: [
            { name: 'note', type: 'text' },
            { name: 'stars', type: 'number' },
          ],
        },
      ],
      flows,
    })
})

after(async () => {
  await service.stop()
  await shop.stop()
})

const address = async (input: Request | URL | string, init?: RequestInit) => {
  await service.clockSet()
  const headers = new Headers(init?.headers)
  headers.set('x-forwarded-for', service.nextAddress())
  return await fetch(input, { ...init, headers })
}
const open = async (publicKey = KEY) =>
  await openSession({ baseUrl: service.url, publicKey, fetch: address, now: () => service.clock.now().getTime() })
const start = async (session: Session, intentName = 'track'): Promise<ChatReply> =>
  await session.send({ text: 'hello', intentName })
const shown = (blocks: readonly Block[]) =>
  blocks.map(({ payload }) => {
    const { text, prompt } = payload as { text?: string; prompt?: string }
    return text ?? prompt
  })
const post = async (session: Session, body: object, key?: string) => {
  const answer = await address(`${service.url}/api/public/v1/chat/messages`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'authorization': `Bearer ${session.stored?.sessionToken ?? ''}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  })
  const { reply, error, details } = (await answer.json()) as { reply?: ChatReply; error?: string; details?: unknown }
  return { status: answer.status, reply, error, details }
}
const saying = ({ executionId, waitToken }: ChatReply, text: string, more: object = {}) => ({
  executionId,
  waitToken,
  text,
  ...more,
})
const rowOf = async (executionId: string) =>
  (
    await service.database.pool.query<{ status: string; blocks: Block[]; due: Date | null; frames: number }>(
      `select status, snapshot -> 'blocks' as blocks, wait_expires_at as due,
        jsonb_array_length(snapshot -> 'frames') as frames
      from executions
      where id = $1`,
      [executionId],
    )
  ).rows[0]!

describe('a text that the open question does not take', () => {
  test('runs the flow of the intent that it means, and asks the question again', async () => {
    const session = await open()
    const asked = await start(session)
    assert.equal(asked.expectedInput?.asides, true)
    const aside = await session.answer({ text: 'When do you open on Sunday?' })
    assert.deepEqual(
      [aside.executionId, aside.status, shown(aside.blocks)],
      [asked.executionId, 'waiting_input', ['At 8 on Sunday', 'Your order number?']],
    )
    assert.notEqual(aside.waitToken, asked.waitToken)
    assert.deepEqual(
      [aside.waitExpiresAt, aside.expectedInput?.schema, aside.expectedInput?.block_id],
      [asked.waitExpiresAt, asked.expectedInput.schema, aside.blocks.at(-1)?.id],
    )
    assert.equal((await post(session, saying(asked, '123456'))).error, 'invalid_wait_token')
    assert.deepEqual(shown((await session.answer({ text: '123456' })).blocks), ['Order 123456'])
  })

  test('is offered to the question first, as text or with refused values, and to a choice by its label', async () => {
    const session = await open()
    await start(session, 'pick')
    const aside = await session.answer({ text: 'opening hours on Monday' })
    assert.deepEqual(shown(aside.blocks), ['At 8 on Monday', 'Which size?'])
    assert.deepEqual(shown((await session.answer({ text: 'large ONE' })).blocks), ['Order l'])
    const asked = await start(session)
    const text = 'opening hours'
    const { reply } = await post(session, saying(asked, text, { input: { values: { order: text } } }))
    assert.deepEqual(shown(reply?.blocks ?? []), ['At 8 on ', 'Your order number?'])
    // Where the values hold, the text is only what the transcript shows.
    const taken = await post(session, saying(reply!, text, { input: { values: { order: '123456' } } }))
    assert.equal(taken.reply?.status, 'completed')
  })

  test('is refused as before where no intent is meant, none may interrupt, or the key may not start it', async () => {
    const session = await open()
    const refused = async (asked: ChatReply, text: string, by = session) => {
      const before = await rowOf(asked.executionId)
      assert.deepEqual(
        [(await post(by, saying(asked, text))).error, await rowOf(asked.executionId)],
        ['validation_failed', before],
        text,
      )
    }
    await refused(await start(session), 'purple elephants')
    await refused(await start(session, 'closed'), 'when do you open')
    await refused(await start(session, 'limited'), 'when do you open')
    // A flow does not interrupt itself.
    await refused(await start(session), 'where is my parcel')
    // An empty form is no answer to what was typed.
    await refused(await start(session, 'comment'), 'purple elephants')
    const few = await open(FEW)
    await refused(await start(few), 'when do you open', few)
    const rows = await service.database.pool.query("select 1 from unmatched_texts where text = 'purple elephants'")
    assert.equal(rows.rowCount, 0)
  })

  test('is what the visitor says, where the client asks back and it may be both or one of several', async () => {
    const session = await open()
    const ASKS = { asksBack: true }
    // The question takes no such text, and the words leave it unsure which intent is meant.
    const asked = await start(session, 'pick')
    const unsure = 'parcel in stock'
    const before = await rowOf(asked.executionId)
    assert.equal((await post(session, saying(asked, unsure))).error, 'validation_failed')
    const offered = await post(session, saying(asked, unsure, ASKS), 'unsure')
    assert.deepEqual(
      [offered.status, offered.error, offered.details],
      [
        422,
        'answer_uncertain',
        { answers: false, suggested_intents: ['stock', 'track'].map(name => ({ name, label: name })) },
      ],
    )
    assert.deepEqual(await rowOf(asked.executionId), before)
    const { reply } = await post(session, saying(asked, unsure, { asideIntent: 'hours' }))
    assert.deepEqual(shown(reply?.blocks ?? []), ['At 8 on ', 'Which size?'])
    // What is clear is not asked.
    assert.deepEqual(shown((await post(session, saying(reply!, 'large one', ASKS))).reply?.blocks ?? []), ['Order l'])

    // The question takes any text.
    const free = await start(session, 'free')
    const both = await post(session, saying(free, 'when do you open', ASKS))
    assert.deepEqual(both.details, { answers: true, suggested_intents: [{ name: 'hours', label: 'hours' }] })
    const taken = await post(session, saying(free, 'when do you open'))
    assert.deepEqual(shown(taken.reply?.blocks ?? []), ['Order when do you open'])
    const other = await start(session, 'free')
    const answered = await post(session, saying(other, 'purple elephants', ASKS))
    assert.deepEqual(shown(answered.reply?.blocks ?? []), ['Order purple elephants'])
  })

  test('runs no intent that may not interrupt the question, also where the visitor names it', async () => {
    const session = await open()
    const refusals = async (asked: ChatReply, asideIntent: string, by = session) =>
      (await post(by, saying(asked, 'when do you open', { asideIntent }))).error
    assert.equal(await refusals(await start(session, 'limited'), 'hours'), 'intent_not_matched')
    assert.equal(await refusals(await start(session, 'closed'), 'hours'), 'intent_not_matched')
    assert.equal(await refusals(await start(session), 'track'), 'intent_not_matched')
    assert.equal(await refusals(await start(session), 'nothing'), 'intent_not_matched')
    const few = await open(FEW)
    assert.equal(await refusals(await start(few), 'hours', few), 'intent_not_matched')
    const asked = await start(session)
    const { executionId, waitToken } = asked
    assert.equal((await post(session, { executionId, waitToken, asideIntent: 'hours' })).error, 'invalid_input')
  })

  test('may ask in the aside, and every step is in the event log, from which the run is replayed', async () => {
    const session = await open()
    const { executionId } = await start(session)
    const which = await session.answer({ text: 'is the blue lamp in stock' })
    assert.deepEqual([shown(which.blocks), which.expectedInput?.asides], [['Which lamp?'], undefined])
    assert.deepEqual(shown((await session.answer({ text: 'blue' })).blocks), ['3 left of blue', 'Your order number?'])
    assert.deepEqual(shown((await session.answer({ text: '123456' })).blocks), ['Order 123456'])
    const { rows } = await service.database.pool.query<{
      id: string
      conversation_id: string
      node_id: string
      created_at: Date
      entry: Record<string, unknown>
    }>('select * from event_log where execution_id = $1 order by id', [executionId])
    for (const { id, conversation_id: conversationId, node_id: nodeId, created_at: createdAt, entry } of rows)
      assert.ok(
        eventLogEntry({ id, executionId, conversationId, nodeId, createdAt: createdAt.toISOString(), entry }),
        JSON.stringify([eventLogEntry.errors, entry]),
      )
    const line = rows.find(({ entry: { kind } }) => kind === 'aside_started')
    assert.deepEqual(
      [line?.node_id, line?.entry['intent'], line?.entry['aside'], line?.entry['text']],
      ['ask', 'stock', 'stock', 'is the blue lamp in stock'],
    )
    const replayed = await replayOnVersion(service.deps, executionId, 1)
    assert.ok(replayed.outcome === 'replayed')
    const { turns, differences, stopped } = replayed.replay
    assert.deepEqual([turns.length, differences, stopped], [4, [], undefined])
  })

  test('does not stop the time of the question, also while the aside waits', async () => {
    const session = await open()
    const asked = await start(session)
    service.clock.advance(1_800_000)
    await session.answer({ text: 'is the blue lamp in stock' })
    assert.equal((await rowOf(asked.executionId)).due?.toISOString(), asked.waitExpiresAt)
    service.clock.advance(1_801_000)
    await service.work()
    const { status, blocks, frames } = await rowOf(asked.executionId)
    assert.deepEqual([status, shown(blocks).at(-1), frames], ['completed', 'Too late', 1])
  })

  test('runs once of two that come at once, and once under one idempotency key', async () => {
    const session = await open()
    const asked = await start(session)
    const answers = await Promise.all(
      ['when do you open', '123456'].map(async text => await post(session, saying(asked, text))),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    const again = await start(session)
    const repeated = []
    for (let time = 0; time < 2; time++) repeated.push(await post(session, saying(again, 'when do you open'), 'key-1'))
    assert.deepEqual(repeated[1], repeated[0])
    assert.deepEqual(shown(repeated[0]?.reply?.blocks ?? []), ['At 8 on ', 'Your order number?'])
  })

  test('is not found from another workspace, nor from another conversation', async () => {
    const session = await open()
    const asked = await start(session)
    const before = await rowOf(asked.executionId)
    for (const foreign of [await open(OTHER), await open()])
      assert.deepEqual((await post(foreign, saying(asked, 'when do you open'))).error, 'execution_not_found')
    assert.deepEqual(await rowOf(asked.executionId), before)
  })

  test('continues when the process is killed in the call of the aside', async () => {
    const session = await open()
    const { executionId } = await start(session)
    const which = await session.answer({ text: 'is the blue lamp in stock' })
    const { calls } = service.deps
    const make = calls.make.bind(calls)
    calls.make = async (place, what) => {
      await make(place, what)
      calls.make = make
      throw new Error('killed')
    }
    assert.equal((await post(session, saying(which, 'blue'))).status, 500)
    service.clock.advance(62_000)
    await service.work()
    const { status, blocks } = await session.execution(executionId)
    assert.deepEqual([status, shown(blocks)], ['waiting_input', ['3 left of blue', 'Your order number?']])
    assert.deepEqual(shown((await session.answer({ text: '123456' })).blocks), ['Order 123456'])
  })
})
