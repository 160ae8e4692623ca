import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  isParleyError,
  openSession,
  type Block,
  type SessionOptions,
  type StoredSession,
} from '../../generated/sdk/dist/index.js'
import { countedWaits, failureOf, opened, refusal, replyOf, startStub, type Answer, type Received } from './stub.ts'

const waiting = {
  status: 'waiting_input',
  waitToken: 'wait-1',
  expectedInput: { type: 'form_submission', block_id: 'b1', schema: {} },
}
const execution = (changes: object = {}): object => ({
  execution: {
    executionId: 'run-1',
    conversationId: 'talk-1',
    status: 'completed',
    blocks: [],
    expectedInput: null,
    waitToken: null,
    waitExpiresAt: null,
    updatedAt: '2026-01-01T00:00:00Z',
    ...changes,
  },
})

/** A stub of the public surface; `answers` are by `METHOD last-segment`, each list in turn, its last one repeats. */
async function withSession<T>(
  answers: Record<string, Answer[]>,
  work: (session: Awaited<ReturnType<typeof openSession>>, received: Received[]) => Promise<T>,
  options: Partial<SessionOptions> = {},
): Promise<T> {
  const stub = await startStub(({ method, path }) => {
    const key = `${method} ${path.split('/').at(-1) ?? ''}`
    const list = answers[key] ?? [{ status: 404, body: refusal('not_found') }]
    return (list.length > 1 ? list.shift() : list[0]) ?? 'cut'
  })
  try {
    return await work(
      await openSession({ baseUrl: stub.url, publicKey: 'pk_live_Test', retry: countedWaits().retry, ...options }),
      stub.received,
    )
  } finally {
    await stub.stop()
  }
}

describe('chat sessions', () => {
  it('opens with the key, sends with the token, and answers the wait of the last reply', async () => {
    await withSession(
      {
        'POST sessions': [{ status: 201, body: opened('talk-1') }],
        'POST messages': [{ body: replyOf(waiting) }, { body: replyOf() }],
      },
      async (session, received) => {
        await session.send({ text: 'Hello', intentName: 'order_status' })
        assert.deepEqual(session.wait, { executionId: 'run-1', waitToken: 'wait-1' })
        await session.answer({ values: { order_no: '123456' } })
        assert.equal(session.wait, undefined)
        assert.deepEqual(
          received.map(({ body }) => body),
          [
            { publicKey: 'pk_live_Test' },
            { text: 'Hello', intentName: 'order_status' },
            { executionId: 'run-1', waitToken: 'wait-1', input: { values: { order_no: '123456' } } },
          ],
        )
        assert.deepEqual(
          received.map(({ headers }) => headers.authorization),
          [undefined, 'Bearer token of talk-1', 'Bearer token of talk-1'],
        )
      },
    )
  })

  it('refuses to answer where nothing waits, without asking the server', async () => {
    await withSession({ 'POST sessions': [{ status: 201, body: opened('talk-1') }] }, async (session, received) => {
      await assert.rejects(session.answer({ values: {} }), { code: 'invalid_wait_token' })
      assert.equal(received.length, 1)
    })
  })

  it('opens again once after 401 and continues the conversation with the old token', async () => {
    const stored: StoredSession[] = []
    await withSession(
      {
        'POST sessions': [
          { status: 201, body: opened('talk-1') },
          { status: 201, body: opened('talk-1', { sessionToken: 'second token' }) },
        ],
        'POST messages': [{ status: 401, body: refusal('invalid_session_token') }, { body: replyOf() }],
      },
      async (session, received) => {
        await session.send({ text: 'Hello', intentName: 'a' })
        assert.deepEqual(received[2]?.body, { publicKey: 'pk_live_Test', conversationId: 'talk-1' })
        assert.equal(received[2].headers.authorization, 'Bearer token of talk-1')
        assert.equal(received[3]?.headers.authorization, 'Bearer second token')
        assert.deepEqual(
          stored.map(({ sessionToken }) => sessionToken),
          ['token of talk-1', 'second token'],
        )
      },
      {
        onOpen: session => {
          stored.push(session)
        },
      },
    )
  })

  it('starts another conversation when the old token is no longer valid', async () => {
    await withSession(
      {
        'POST sessions': [
          { status: 201, body: opened('talk-1') },
          { status: 401, body: refusal('invalid_session_token') },
          { status: 201, body: opened('talk-2') },
        ],
        'POST messages': [{ status: 401, body: refusal('invalid_session_token') }, { body: replyOf() }],
      },
      async session => {
        await session.send({ text: 'Hello', intentName: 'a' })
        assert.equal(session.conversationId, 'talk-2')
      },
    )
  })

  it('opens again only once', async () => {
    await withSession(
      {
        'POST sessions': [{ status: 201, body: opened('talk-1') }],
        'POST messages': [{ status: 401, body: refusal('invalid_session_token') }],
      },
      async (session, received) => {
        await assert.rejects(session.send({ text: 'Hello', intentName: 'a' }), { code: 'invalid_session_token' })
        assert.equal(received.filter(({ path }) => path.endsWith('/messages')).length, 2)
      },
    )
  })

  it('opens again once for requests that are refused together', async () => {
    let refused = 0
    const stub = await startStub(({ path }) =>
      path.endsWith('/sessions')
        ? { status: 201, body: opened('talk-1') }
        : ++refused <= 3
          ? { status: 401, body: refusal('invalid_session_token') }
          : { body: replyOf() },
    )
    const session = await openSession({ baseUrl: stub.url, publicKey: 'pk_live_Test' })
    await Promise.all([1, 2, 3].map(async () => await session.send({ text: 'Hello', intentName: 'a' })))
    assert.ok(stub.received.filter(({ path }) => path.endsWith('/sessions')).length <= 3)
    await stub.stop()
  })

  it('renews a token shortly before it expires, so that the conversation can continue', async () => {
    const start = Date.now()
    let now = start
    const options = { now: () => now }
    await withSession(
      {
        'POST sessions': [
          { status: 201, body: opened('talk-1', { expiresAt: new Date(start + 3_600_000).toISOString() }) },
          {
            status: 201,
            body: opened('talk-1', {
              sessionToken: 'second token',
              expiresAt: new Date(start + 7_000_000).toISOString(),
            }),
          },
        ],
        'POST messages': [{ body: replyOf() }],
      },
      async (session, received) => {
        await session.send({ text: 'Hello', intentName: 'a' })
        now = start + 3_600_000 - 60_000
        await session.send({ text: 'Hello', intentName: 'a' })
        assert.deepEqual(
          received.map(({ path, headers }) => [path.split('/').at(-1), headers.authorization]),
          [
            ['sessions', undefined],
            ['messages', 'Bearer token of talk-1'],
            ['sessions', 'Bearer token of talk-1'],
            ['messages', 'Bearer second token'],
          ],
        )
      },
      options,
    )
  })

  it('continues a stored session', async () => {
    const stored = {
      sessionToken: 'stored',
      expiresAt: new Date(Date.now() + 1000).toISOString(),
      conversationId: 'talk-9',
    }
    await withSession(
      { 'POST sessions': [{ status: 201, body: opened('talk-9') }] },
      async (session, received) => {
        assert.equal(session.conversationId, 'talk-9')
        assert.equal(received[0]?.headers.authorization, 'Bearer stored')
        assert.deepEqual(received[0].body, { publicKey: 'pk_live_Test', conversationId: 'talk-9' })
        await Promise.resolve()
      },
      { stored },
    )
  })

  it('passes on blocks as they arrive, and then the reply', async () => {
    const block = { id: 'b1', type: 'message', payload: { text: 'Hi', role: 'agent', format: 'plain' }, meta: {} }
    const blocks: Block[] = []
    await withSession(
      {
        'POST sessions': [{ status: 201, body: opened('talk-1') }],
        'POST messages': [
          {
            stream: [
              `event: block\ndata: ${JSON.stringify(block)}\n`,
              '\nevent: re',
              `ply\ndata: ${JSON.stringify(replyOf({ blocks: [block] }))}\n\n`,
            ],
          },
        ],
      },
      async (session, received) => {
        const reply = await session.send({ text: 'Hello', intentName: 'a' }, { onBlock: shown => blocks.push(shown) })
        assert.equal(received[1]?.headers.accept, 'text/event-stream')
        assert.deepEqual(blocks, [block])
        assert.deepEqual(reply.blocks, [block])
      },
    )
  })

  it('turns an error in the stream, and a stream that is cut off, into errors', async () => {
    const sessions = [{ status: 201, body: opened('talk-1') }]
    await withSession(
      {
        'POST sessions': sessions,
        'POST messages': [
          { stream: [`event: error\ndata: ${JSON.stringify(refusal('internal_error'))}\n\n`] },
          { stream: ['event: block\n', 'cut'] },
          { stream: ['event: block\n'] },
        ],
      },
      async session => {
        const send = async (): Promise<unknown> =>
          await session.send({ text: 'Hello', intentName: 'a' }, { onBlock: () => undefined })
        await assert.rejects(send(), { code: 'internal_error' })
        await assert.rejects(send(), { code: 'network_error' })
        await assert.rejects(send(), { code: 'network_error' })
      },
    )
  })

  it('sends a request again under the same key when its reply was cut off, and shows no block twice', async () => {
    const block = (id: string): object => ({
      id,
      type: 'message',
      payload: { text: id, role: 'agent', format: 'plain' },
      meta: {},
    })
    const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
    const shown: string[] = []
    const written: string[] = []
    await withSession(
      {
        'POST sessions': [{ status: 201, body: opened('talk-1') }],
        'POST messages': [
          { stream: [event('delta', { text: 'Hel' }), event('block', block('b1')), 'cut'] },
          {
            stream: [
              event('delta', { text: 'Hel' }),
              event('block', block('b1')),
              event('block', block('b2')),
              event('reply', replyOf({ blocks: [block('b1'), block('b2')] })),
            ],
          },
          { body: replyOf() },
        ],
      },
      async (session, received) => {
        await session.send(
          { text: 'Hello', intentName: 'a' },
          { onBlock: ({ id }) => shown.push(id), onText: piece => written.push(piece) },
        )
        await session.send({ text: 'Hello', intentName: 'a' })
        assert.deepEqual([shown, written], [['b1', 'b2'], ['Hel']])
        const keys = received.slice(1).map(({ headers }) => headers['idempotency-key'])
        assert.equal(keys[0], keys[1])
        assert.notEqual(keys[1], keys[2])
      },
    )
  })

  it('reads the reply again when an answer was accepted but its reply was lost', async () => {
    await withSession(
      {
        'POST sessions': [{ status: 201, body: opened('talk-1') }],
        'POST messages': [{ body: replyOf(waiting) }, 'cut', { status: 409, body: refusal('invalid_wait_token') }],
        'GET run-1': [{ body: execution({ blocks: [{ id: 'b2' }] }) }],
      },
      async session => {
        await session.send({ text: 'Hello', intentName: 'a' })
        const reply = await session.answer({ values: { a: 1 } })
        assert.equal(reply.status, 'completed')
        assert.deepEqual(reply.blocks, [{ id: 'b2' }])
      },
    )
  })

  it('reports a late answer', async () => {
    await withSession(
      {
        'POST sessions': [{ status: 201, body: opened('talk-1') }],
        'POST messages': [{ body: replyOf(waiting) }, { status: 409, body: refusal('invalid_wait_token') }],
      },
      async session => {
        await session.send({ text: 'Hello', intentName: 'a' })
        assert.ok(isParleyError(await failureOf(session.answer({ values: {} })), 'invalid_wait_token'))
      },
    )
  })

  it('follows a run until its timer has fired', async () => {
    const seen: string[] = []
    await withSession(
      {
        'POST sessions': [{ status: 201, body: opened('talk-1') }],
        'GET run-1': [
          { body: execution({ status: 'waiting_time' }) },
          { body: execution({ status: 'waiting_time' }) },
          { body: execution({ ...waiting, updatedAt: '2026-01-01T00:00:02Z' }) },
        ],
      },
      async (session, received) => {
        const last = await session.follow('run-1', { intervalMs: 1, onChange: ({ status }) => seen.push(status) })
        assert.equal(last.status, 'waiting_input')
        assert.deepEqual(seen, ['waiting_time', 'waiting_input'])
        assert.deepEqual(session.wait, { executionId: 'run-1', waitToken: 'wait-1' })
        assert.equal(received.filter(({ path }) => path.endsWith('/run-1')).length, 3)
      },
    )
  })

  it('uploads with the key and reports events with the token', async () => {
    const file = { fileId: 'f', url: 'https://x', mime: 'text/plain', size: 2, name: 'a.txt' }
    const sent: string[] = []
    const session = await openSession({
      baseUrl: 'https://chat.acme.example',
      publicKey: 'pk_live_Test',
      fetch: (url, init) => {
        const headers = new Headers(init?.headers)
        sent.push(
          [
            url.split('/').at(-1) ?? '',
            init?.body instanceof FormData ? [...init.body.keys()].join() : '',
            headers.get('x-service-public-key') ?? headers.get('authorization') ?? '',
          ].join(' '),
        )
        return Promise.resolve(
          url.endsWith('/sessions')
            ? Response.json(opened('talk-1'), { status: 201 })
            : url.includes('/uploads')
              ? Response.json({ file }, { status: 201 })
              : Response.json({ accepted: 1 }, { status: 202 }),
        )
      },
    })
    assert.deepEqual(await session.upload({ form: 'proof', field: 'photo', file: new File(['hi'], 'a.txt') }), file)
    await session.track('product_viewed', { sku: 'A' })
    assert.deepEqual(sent, ['sessions  ', 'uploads?field=photo file pk_live_Test', 'events  Bearer token of talk-1'])
  })
})
