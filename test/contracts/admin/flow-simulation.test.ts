import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { startAdminService } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { greeting, successBody, uniqueCode } from './fixtures.ts'

const TABLES = [
  'conversations',
  'executions',
  'engine_messages',
  'messages',
  'event_log',
  'domain_events',
  'goal_completions',
]

describe('simulateFlow', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const create = async (definition: object) => (await successBody(token.post('/flows', { definition })))['id'] as string
  const simulate = async (id: string, body: object) => await token.post(`/flows/${id}/simulate`, body)
  const rows = async () => {
    const { rows: tables } = await service.database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_name = any($1)",
      [TABLES],
    )
    const counts = await Promise.all(
      tables.map(
        async ({ name }) =>
          (await service.database.pool.query<{ count: number }>(`select count(*)::int as count from ${name}`)).rows[0]
            ?.count,
      ),
    )
    assert.ok(counts.length >= 3)
    return counts
  }

  it('runs the draft through all inputs, and leaves only an entry in the audit log', async () => {
    const code = uniqueCode()
    const shop = 'https://shop.acme.example'
    const id = await create({
      code,
      name: 'Orders',
      triggers: [
        { type: 'chat_intent', intent: code },
        { type: 'event', event: 'order.placed', filter: 'event.total > 100' },
      ],
      variables: { first_name: 'there' },
      start: 'hello',
      nodes: [
        { id: 'hello', type: 'message', text: 'Hello {{ vars.first_name }}', next: 'ask' },
        {
          id: 'ask',
          type: 'input',
          field: { name: 'order_no', type: 'text', required: true, validation: { pattern: '^[0-9]{6}$' } },
          next: 'look',
        },
        { id: 'look', type: 'http', url: `${shop}/orders/{{ vars.order_no }}`, saveAs: 'order', next: 'tell' },
        { id: 'tell', type: 'emit', event: 'asked', data: { order: '{{ vars.order_no }}' }, next: 'rest' },
        { id: 'rest', type: 'wait', for: 'P3D', next: 'bye' },
        { id: 'bye', type: 'end', text: 'It is {{ vars.order.body.state }} on {{ $now() }}' },
      ],
    })
    const before = await rows()
    const body = {
      trigger: { type: 'chat_intent', intent: code, text: 'where is it' },
      variables: { first_name: 'Ada' },
      now: '2026-11-20T09:00:00Z',
      inputs: [{ values: { order_no: 'x' } }, { values: { order_no: '123456' } }, { values: {} }],
      stubs: { look: [{ status: 200, body: { state: 'shipped' } }] },
    }
    const answer = await simulate(id, body)
    assert.equal(answer.status, 200, answer.text)
    const { status, turns, variables, unusedInputs, error } = answer.body as Loose
    assert.deepEqual(
      [status, unusedInputs, error, variables.first_name, variables.order.status],
      ['completed', 1, null, 'Ada', 200],
    )
    assert.deepEqual(
      turns.map(
        (turn: Loose) =>
          [
            turn.status,
            turn.blocks.map(({ payload }: Loose) => (payload.text ?? payload.field.name) as string),
            turn.validationErrors,
            turn.expectedInput?.type ?? null,
          ] as unknown[],
      ),
      [
        ['waiting_input', ['Hello Ada', 'order_no'], [], 'form_submission'],
        ['waiting_input', [], [{ field: 'order_no', rule: 'pattern', expected: '^[0-9]{6}$' }], 'form_submission'],
        ['completed', ['It is shipped on 2026-11-23T09:00:00.000Z'], [], null],
      ],
    )
    assert.deepEqual(
      turns[2].steps.map(({ nodeId, outcome }: Loose) => [nodeId, outcome] as unknown[]),
      [
        ['ask', 'next'],
        ['look', 'next'],
        ['tell', 'next'],
        ['rest', 'waiting'],
        ['rest', 'next'],
        ['bye', 'ended'],
      ],
    )
    assert.equal(turns[2].steps[1].data.request.url, `${shop}/orders/123456`)
    assert.deepEqual((await simulate(id, body)).body, answer.body)
    assert.deepEqual(await rows(), before)
    const {
      action,
      resource,
      before: was,
      after: is,
      details,
    } = (await successBody(token.get('/audit')))['items'][0] as Loose
    assert.deepEqual(
      [action, resource.id, was, is, details],
      ['flow.simulate', id, null, null, { version: null, status: 'completed', turns: 3 }],
    )

    const event = await simulate(id, { trigger: { type: 'event', event: 'order.placed', data: { total: 1 } } })
    assert.deepEqual([event.status, event.body.status], [200, 'waiting_input'])
    const missing = await simulate(id, { ...body, stubs: {} })
    assert.deepEqual(
      [missing.body.status, missing.body.error.kind, missing.body.error.nodeId],
      ['failed', 'stub_missing', 'look'],
    )
  })

  it('talks with a model over several turns, and runs an aside of another published flow', async () => {
    const [code, hours] = [uniqueCode(), uniqueCode()]
    const other = await create({
      code: hours,
      name: 'Hours',
      triggers: [{ type: 'chat_intent', intent: hours }],
      nodes: [{ id: 'tell', type: 'end', text: 'At 8 on {{ entities.day }}' }],
    })
    await successBody(token.post(`/flows/${other}/publish`, {}))
    await successBody(token.post('/connections', { code: 'llm', name: 'Model', providerKey: 'openai' }))
    const id = await create({
      code,
      name: 'Talk',
      triggers: [{ type: 'chat_intent', intent: code }],
      nodes: [
        {
          id: 'size',
          type: 'buttons',
          prompt: 'Which size?',
          choices: [{ id: 's', label: 'Small' }],
          asides: true,
          next: 'talk',
        },
        {
          id: 'talk',
          type: 'agent',
          connection: 'llm',
          model: 'm',
          prompt: 'hi',
          converse: { until: 'It is known', result: { day: { type: 'string' } }, maxTokens: 100 },
          saveAs: 'got',
          next: 'bye',
        },
        { id: 'bye', type: 'end', text: '{{ vars.got.day }}' },
      ],
    })
    const request = {
      trigger: { type: 'chat_intent' },
      inputs: [
        { aside: { intent: hours, text: 'When?', entities: { day: 'Monday' } } },
        { aside: { intent: code, text: 'Again' } },
        { values: { choice: 's' } },
        { values: { message: 'On Sunday' } },
      ],
      stubs: { talk: [{ text: 'When?', tokens: 10 }, { toolCalls: [{ name: 'done', arguments: { day: 'Sunday' } }] }] },
    }
    const { turns, status } = (await successBody(simulate(id, request))) as unknown as {
      status: string
      turns: { blocks: { payload: Record<string, unknown> }[]; validationErrors: { field: string }[] }[]
    }
    assert.deepEqual(
      turns.map(({ blocks, validationErrors }) => [
        ...blocks.map(({ payload }) => payload['text'] ?? payload['prompt'] ?? 'field'),
        ...validationErrors.map(({ field }) => field),
      ]),
      [['Which size?'], ['At 8 on Monday', 'Which size?'], ['aside'], ['When?', 'field'], ['Sunday']],
    )
    assert.equal(status, 'completed')
  })

  it('runs a version as well, the live one or another', async () => {
    const code = uniqueCode()
    const id = await create(greeting(code, 'One'))
    const said = async (body: object) =>
      (await successBody(simulate(id, { trigger: { type: 'chat_intent' }, ...body })))['turns'][0].blocks[0].payload
        .text as string
    assertRefused(await simulate(id, { trigger: { type: 'chat_intent' }, source: 'version' }), 404, 'not_found')
    for (const text of ['One', 'Two']) {
      await successBody(token.put(`/flows/${id}/draft`, { definition: greeting(code, text) }, { 'If-Match': '*' }))
      await successBody(token.post(`/flows/${id}/publish`, {}))
    }
    await successBody(token.put(`/flows/${id}/draft`, { definition: greeting(code, 'Three') }, { 'If-Match': '*' }))
    assert.deepEqual(
      [await said({}), await said({ source: 'version' }), await said({ source: 'version', version: 1 })],
      ['Three', 'Two', 'One'],
    )
    assertRefused(
      await simulate(id, { trigger: { type: 'chat_intent' }, source: 'version', version: 7 }),
      404,
      'not_found',
    )
  })

  it('runs a definition that is not saved, from any node on, for a visitor and at a time of choice', async () => {
    const code = uniqueCode()
    const id = await create(greeting(code, 'Saved'))
    const definition = {
      code,
      name: 'Unsaved',
      triggers: [{ type: 'chat_intent', intent: code }],
      nodes: [
        { id: 'skipped', type: 'message', text: 'Never shown', next: 'rest' },
        { id: 'rest', type: 'wait', for: 'P1D', next: 'bye' },
        { id: 'bye', type: 'end', text: '{{ conversation.customer.name }} {{ vars.n }} {{ $now() }}' },
      ],
    }
    const body = {
      definition,
      trigger: { type: 'chat_intent' },
      from: 'rest',
      waits: 'hold',
      locale: 'de',
      customer: { name: 'Ada' },
      variables: { n: 7 },
      now: '2026-11-20T09:00:00.000Z',
      inputs: [{ advance: 'PT23H' }, { advance: 'PT2H' }],
    }
    const { turns, status } = await successBody(simulate(id, body))
    assert.equal(status, 'completed')
    assert.deepEqual(
      turns.map(({ now, wait }: Loose) => [now, wait?.nodeId, wait?.dueAt] as unknown[]),
      [
        ['2026-11-20T09:00:00.000Z', 'rest', '2026-11-21T09:00:00.000Z'],
        ['2026-11-21T08:00:00.000Z', 'rest', '2026-11-21T09:00:00.000Z'],
        ['2026-11-21T10:00:00.000Z', undefined, undefined],
      ],
    )
    assert.equal(turns[2].blocks[0].payload.text, 'Ada 7 2026-11-21T09:00:00.000Z')
    assert.deepEqual(
      turns.flatMap(
        ({ steps }: Loose) => steps.map(({ nodeId, edge }: Loose) => [nodeId, edge] as unknown[]) as Loose[],
      ),
      [
        ['rest', null],
        ['rest', '/nodes/1/next'],
        ['bye', null],
      ],
    )
    const values = { 'engine/runs/wait_expiry': 'PT5M' }
    await successBody(token.patch('/config/sections/engine/values', { values }, { 'If-Match': '*' }))
    const asking = {
      ...definition,
      nodes: [{ id: 'ask', type: 'input', field: { name: 'note', type: 'text' }, next: null }],
    }
    await eventually(async () => {
      const asked = await successBody(simulate(id, { ...body, definition: asking, from: 'ask', inputs: [] }))
      assert.equal(asked['turns'][0].wait.dueAt, '2026-11-20T09:05:00.000Z')
    })
    assertRefused(await simulate(id, { ...body, from: 'gone' }), 422, 'validation_failed')
    const broken = { ...definition, nodes: [{ id: 'rest', type: 'wait', for: 'soon' }] }
    assertRefused(await simulate(id, { ...body, definition: broken }), 422, 'flow_invalid')
  })

  it('runs a half-made definition up to its broken node if it is asked to', async () => {
    const code = uniqueCode()
    const half = {
      code,
      name: 'Half',
      triggers: [{ type: 'chat_intent', intent: code }, { type: 'event' }],
      nodes: [
        {
          id: 'ask',
          type: 'buttons',
          choices: [
            { id: 'call', label: 'Call', next: 'call' },
            { id: 'lost', label: 'Lost', next: 'gone' },
            { id: 'odd', label: 'Odd', next: 'odd' },
          ],
        },
        { id: 'call', type: 'http', url: '', next: null },
        { id: 'odd', type: 'teleport' },
        { id: 'apart', type: 'end' },
      ],
    }
    const id = await create(half)
    const run = async (choice: string) =>
      await successBody(
        simulate(id, {
          errors: 'stop',
          trigger: { type: 'chat_intent', intent: code, text: 'Hi' },
          inputs: [{ values: { choice } }],
        }),
      )
    const called = await run('call')
    assert.equal(called['turns'][0].blocks[0].type, 'buttons')
    assert.deepEqual(called['error'], { kind: 'node_invalid', message: 'the call has no address', nodeId: 'call' })
    assert.deepEqual([called['status'], (await run('odd'))['error'].kind], ['failed', 'node_invalid'])
    assert.equal((await run('lost'))['error'].kind, 'unknown_node')
    // Without being asked, and where the flow as a whole is wrong, it is refused.
    const trigger = { type: 'chat_intent', text: 'Hi' }
    assertRefused(await simulate(id, { trigger }), 422, 'flow_invalid')
    for (const definition of [
      { ...half, nodes: [] },
      { ...half, variables: 7 },
      { ...half, triggers: 'none' },
    ])
      assertRefused(await simulate(id, { errors: 'stop', trigger, definition }), 422, 'flow_invalid')
  })

  it('refuses a definition that is not valid, and a trigger that does not start it', async () => {
    const broken = await create({
      code: uniqueCode(),
      name: 'Broken',
      nodes: [{ id: 'hello', type: 'message', text: 'Hi', next: 'chek' }],
    })
    assert.equal(
      assertRefused(await simulate(broken, { trigger: { type: 'chat_intent' } }), 422, 'flow_invalid')['findings'][0]
        .rule,
      'unknown_target',
    )
    const code = uniqueCode()
    const id = await create(greeting(code))
    for (const trigger of [
      { type: 'chat_intent', intent: 'other' },
      { type: 'event', event: 'other' },
    ])
      assertRefused(await simulate(id, { trigger }), 422, 'validation_failed')
    assertRefused(
      await simulate(id, { trigger: { type: 'chat_intent' }, variables: { list: [{}] } }),
      422,
      'validation_failed',
    )
    assertRefused(
      await simulate(id, { trigger: { type: 'chat_intent' }, now: '2026-12-31T23:59:60Z' }),
      422,
      'validation_failed',
    )
    // The owner of the intent matters only to a publish.
    await successBody(token.post(`/flows/${id}/publish`, {}))
    const rival = await create({ ...greeting(uniqueCode()), triggers: [{ type: 'chat_intent', intent: code }] })
    assert.equal((await simulate(rival, { trigger: { type: 'chat_intent', intent: code } })).status, 200)
  })
})
