import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { generateTrialToken } from '../../../adapters/secrets.ts'
import { startAdminService } from '../../support/admin.ts'
import { successBody, uniqueCode } from '../admin/fixtures.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'

const DAY_MS = 86_400_000

describe('runTrial', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { token: admin } = home
  const call = callersOf(service)
  const run = (body: object) => call.post('/api/public/v1/trials', body, {})
  const conversation = async (body: object) => {
    const answer = await run(body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body as { title: string; status: string; problem: string | null; turns: Loose[] }
  }
  const textsOf = ({ turns }: { turns: Loose[] }) =>
    turns.map(({ blocks }) => (blocks as Loose[]).map(({ payload }) => (payload as Loose)['text'] as string))

  /** A flow with a draft of these nodes, and a link to it. */
  async function linked(nodes: object[], more: object = {}) {
    const definition = {
      code: uniqueCode(),
      name: 'Tea of the day',
      triggers: [{ type: 'chat_intent', intent: uniqueCode() }],
      nodes,
      ...more,
    }
    const { id } = await successBody(admin.post('/flows', { definition }))
    const made = await successBody(admin.post(`/flows/${String(id)}/trial-links`, {}))
    const token = String(made['url']).replace(/.*\//, '')
    return { flowId: String(id), token, linkId: String((made['link'] as Loose)['id']), definition }
  }
  const QUESTION = [
    {
      id: 'ask',
      type: 'input',
      prompt: 'Your name?',
      field: { name: 'first_name', type: 'text', required: true },
      next: 'wait',
    },
    { id: 'wait', type: 'wait', for: 'P2D', next: 'bye' },
    { id: 'bye', type: 'end', text: 'Bye {{ vars.first_name }}' },
  ]

  it('runs the draft through the answers so far, past waits for a time', async () => {
    const { token } = await linked(QUESTION)
    const asked = await conversation({ token })
    assert.deepEqual([asked.title, asked.status, asked.problem], ['Tea of the day', 'waiting_input', null])
    const refused = await conversation({ token, inputs: [{ values: {} }] })
    assert.equal((refused.turns[1]?.['validationErrors'] as Loose[])[0]?.['field'], 'first_name')
    const ended = await conversation({ token, inputs: [{ values: { first_name: 'Ada' } }] })
    assert.deepEqual([ended.status, textsOf(ended)[1]], ['completed', ['Bye Ada']])
    assert.equal((await run({ token })).headers['cache-control'], 'no-store')
  })
  it('shows the draft as it is now', async () => {
    const { token, flowId, definition } = await linked([{ id: 'bye', type: 'end', text: 'One' }])
    assert.deepEqual(textsOf(await conversation({ token })), [['One']])
    await successBody(
      admin.put(
        `/flows/${flowId}/draft`,
        { definition: { ...definition, nodes: [{ id: 'bye', type: 'end', text: 'Two' }] } },
        { 'If-Match': '*' },
      ),
    )
    assert.deepEqual(textsOf(await conversation({ token })), [['Two']])
  })
  it('takes a text that is typed at a question for its answer, or for an aside of a published flow', async () => {
    const hours = uniqueCode()
    const published = await successBody(
      admin.post('/flows', {
        definition: {
          code: hours,
          name: 'Opening hours',
          triggers: [{ type: 'chat_intent', intent: hours, display: { label: 'When are you open' } }],
          nodes: [{ id: 'tell', type: 'end', text: 'From 8' }],
        },
      }),
    )
    await successBody(admin.post(`/flows/${String(published['id'])}/publish`, {}))
    const ask = (asides: boolean) => ({
      id: 'ask',
      type: 'input',
      prompt: 'Your order?',
      field: { name: 'order', type: 'text', required: true, validation: { pattern: '^[0-9]+$' } },
      asides,
      next: 'bye',
    })
    const bye = { id: 'bye', type: 'end', text: 'Order {{ vars.order }}' }
    const typed = ['When are you open?', 'Nothing that anybody means', '7'].map(text => ({ text }))
    const said = async (asides: boolean) => {
      const { token } = await linked([ask(asides), bye])
      const { turns } = await conversation({ token, inputs: typed })
      return turns.map(({ blocks, validationErrors }) => [
        ...(blocks as Loose[]).map(({ payload }) => String((payload as Loose)['text'] ?? (payload as Loose)['prompt'])),
        ...(validationErrors as Loose[]).map(({ field }) => String(field)),
      ])
    }
    assert.deepEqual(await said(true), [['Your order?'], ['From 8', 'Your order?'], ['order'], ['Order 7']])
    assert.deepEqual(await said(false), [['Your order?'], ['order'], ['order'], ['Order 7']])
  })
  it('runs a large draft as a small one, with the refusals of a small one', async () => {
    const nodes = Array.from({ length: 900 }, (_, index) => ({
      id: `n${String(index)}`,
      type: 'message',
      text: `Line {{ ${String(index)} + 1 }}`,
      next: index === 899 ? null : `n${String(index + 1)}`,
    }))
    const { token, flowId } = await linked(nodes)
    const ran = await conversation({ token })
    assert.deepEqual([ran.status, textsOf(ran)[0]?.at(-1)], ['completed', 'Line 900'])
    await admin.delete(`/flows/${flowId}`, { 'If-Match': '*' })
    assertRefused(await run({ token }), 404, 'not_found')
  })
  it('takes a file that stays with the visitor, by its type and size', async () => {
    const photo = { name: 'photo', type: 'image', label: 'Photo', required: true, config: { maxSizeMb: 1 } }
    const { token } = await linked([
      { id: 'ask', type: 'input', prompt: 'A photo?', field: photo, next: 'bye' },
      { id: 'bye', type: 'end', text: 'Thanks for {{ vars.photo.name }}' },
    ])
    const file = {
      fileId: '018f0000-0000-7000-8000-0000000000b1',
      url: 'https://files.invalid/cat.png',
      mime: 'image/png',
      size: 48_213,
      name: 'cat.png',
    }
    const answered = async (change: object) => await conversation({ token, inputs: [{ values: { photo: change } }] })
    for (const [change, rule] of [
      [{ ...file, mime: 'text/html', name: 'cat.html' }, 'mime_not_allowed'],
      [{ ...file, size: 2 * 2 ** 20 }, 'file_too_large'],
      [{ name: 'cat.png' }, 'upload_shape'],
    ] as const) {
      const refused = (await answered(change)).turns[1]?.['validationErrors'] as Loose[]
      assert.deepEqual([refused[0]?.['field'], refused[0]?.['rule']], ['photo', rule])
    }
    const taken = await answered(file)
    assert.deepEqual([taken.status, textsOf(taken)[1]], ['completed', ['Thanks for cat.png']])
  })
  it('stores, sends and calls nothing, and ends at a call', async () => {
    const { token, flowId } = await linked([
      { id: 'hello', type: 'message', text: 'Hello', next: 'look' },
      { id: 'look', type: 'http', url: 'https://shop.acme.example/secret-path', saveAs: 'found', next: 'bye' },
      { id: 'bye', type: 'end', text: 'Bye' },
    ])
    const answer = await run({ token })
    assert.deepEqual([answer.body.status, answer.body.problem], ['failed', 'call'])
    assert.deepEqual(textsOf(answer.body as { turns: Loose[] }), [['Hello']])
    assert.doesNotMatch(answer.text, /secret-path/)
    const { rows } = await service.database.pool.query<{ stored: string }>(
      `select (select count(*) from executions where tenant_id = $1)
        + (select count(*) from conversations where tenant_id = $1)
        + (select count(*) from audit_log where tenant_id = $1 and action = 'flow.simulate') as stored`,
      [home.tenantId],
    )
    assert.equal(Number(rows[0]?.stored), 0)
    assert.equal((await admin.get(`/flows/${flowId}`)).status, 200)
  })
  it('ends at a node that is broken, and before the first of a draft that cannot run', async () => {
    const { token } = await linked([
      { id: 'hello', type: 'message', text: 'Hello', next: 'bad' },
      { id: 'bad', type: 'message', text: '{{ nonsense( }}', next: 'hello' },
    ])
    const stopped = await conversation({ token })
    assert.deepEqual([stopped.status, stopped.problem, textsOf(stopped)], ['failed', 'draft', [['Hello']]])
    const empty = await linked([{ id: 'a', type: 'end' }], { nodes: [] })
    const none = await conversation({ token: empty.token })
    assert.deepEqual([none.status, none.problem, none.turns], ['failed', 'draft', []])
  })
  it('starts a flow by its event, and goes on without what happens elsewhere', async () => {
    const { token } = await linked(
      [
        { id: 'paid', type: 'wait', event: { name: 'order.paid' }, timeout: 'P1D', onTimeout: 'late', next: 'bye' },
        { id: 'late', type: 'end', text: 'Too late' },
        { id: 'bye', type: 'end', text: 'Bye' },
      ],
      { triggers: [{ type: 'event', event: 'order.placed' }] },
    )
    assert.equal((await conversation({ token })).status, 'waiting_time')
    assert.deepEqual(textsOf(await conversation({ token, inputs: [{ timeout: true }] })).at(-1), ['Too late'])
  })
  it('is the same 404 for an unknown, an expired and a revoked link, and for a flow that is gone', async () => {
    const unknown = assertAlike(await run({ token: generateTrialToken() }))
    assert.deepEqual(assertAlike(await run({ token: `cft_${'a'.repeat(49)}` })), unknown)
    const reasons: Record<string, (link: Awaited<ReturnType<typeof linked>>) => Promise<unknown>> = {
      'expired': async () => {
        service.clock.advance(7 * DAY_MS)
        await service.clockSet()
      },
      'revoked': async ({ flowId, linkId }) => await admin.delete(`/flows/${flowId}/trial-links/${linkId}`),
      'without its flow': async ({ flowId }) => await admin.delete(`/flows/${flowId}`, { 'If-Match': '*' }),
    }
    for (const [reason, happens] of Object.entries(reasons)) {
      const link = await linked([{ id: 'bye', type: 'end' }])
      assert.equal((await conversation({ token: link.token })).status, 'completed', reason)
      await happens(link)
      assert.deepEqual(assertAlike(await run({ token: link.token })), unknown, reason)
    }
  })
  it('refuses what is no token, and more answers than a simulation takes', async () => {
    const { token } = await linked([{ id: 'bye', type: 'end' }])
    for (const body of [{}, { token: 'cfp_x' }, { token, inputs: Array(101).fill({ values: {} }) }])
      assert.ok([400, 422].includes((await run(body)).status), JSON.stringify(body).slice(0, 60))
    assertRefused(await run({ token, startedAt: '2026-02-30T00:00:00Z' }), 422, 'validation_failed')
  })
  it('cannot be read by pages of other origins', async () => {
    const { token } = await linked([{ id: 'bye', type: 'end' }])
    const answer = await call.post('/api/public/v1/trials', { token }, { Origin: 'https://evil.example' })
    assert.equal(answer.headers['access-control-allow-origin'], undefined)
  })
  it('is limited by its address, as all of the public surface, and by its link', async () => {
    const { token } = await linked([{ id: 'bye', type: 'end' }])
    const from = service.nextAddress()
    const statuses: number[] = []
    for (let calls = 0; calls < 61; calls += 1)
      statuses.push(
        (await request(service.url).post('/api/public/v1/trials').set('X-Forwarded-For', from).send({ token })).status,
      )
    assert.deepEqual([statuses.indexOf(429), new Set(statuses)], [60, new Set([200, 429])])
    for (let calls = 60; calls < 600; calls += 1)
      await service.deps.limiter.hit(`trial-link:${await linkOf(token)}`, 600, 60_000, service.clock.now())
    const answer = await run({ token })
    assertRefused(answer, 429, 'rate_limited')
    assert.ok(Number(answer.headers['retry-after']) > 0)
  })

  const linkOf = async (token: string) => {
    const { rows } = await service.database.pool.query<{ id: string }>(
      `select id from trial_links where token_hash = sha256($1::bytea)`,
      [token],
    )
    return rows[0]?.id ?? ''
  }
})

/** The whole refusal, apart from the id of the request. */
function assertAlike(answer: Parameters<typeof assertRefused>[0]): unknown {
  assertRefused(answer, 404, 'not_found')
  const { requestId, ...body } = answer.body as Loose
  return { ...body, cacheControl: answer.headers['cache-control'] }
}
