import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isParleyError, openSession, type ConversationEvent, type Session } from '../../generated/sdk/dist/index.js'
import { countedWaits, failureOf, opened, refusal, startStub, type Answer, type Received } from './stub.ts'

const state = (changes: object = {}) => ({
  executionId: 'run-1',
  status: 'waiting_time',
  outcome: null,
  expectedInput: null,
  waitToken: null,
  waitExpiresAt: null,
  failureKind: null,
  updatedAt: '2026-01-01T00:00:00Z',
  ...changes,
})
const execution = (ids: string[], changes: object = {}): Answer => ({
  body: { execution: { ...state(changes), conversationId: 'talk-1', blocks: ids.map(id => ({ id })) } },
})
const frame = (event: string, data: object, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const blocks = (id: string, ...ids: string[]): string =>
  frame('blocks', { executionId: 'run-1', blocks: ids.map(block => ({ id: block })), createdAt: 'now' }, id)
const moved = (id: string, changes: object = {}): string => frame('state', { ...state(changes), person: null }, id)
const end = (reason: string): string => frame('end', { reason })
const SOON = 'retry: 1\n\n'

/** A session on a stub whose streams and polls give these answers in turn. */
async function following<T>(
  { streams, runs = [] }: { streams: Answer[]; runs?: Answer[] },
  work: (session: Session, received: Received[]) => Promise<T>,
): Promise<T> {
  const stub = await startStub(({ path }) => {
    if (path.endsWith('/sessions')) return { status: 201, body: opened('talk-1') }
    return (path.endsWith('/events') ? streams : runs).shift() ?? { status: 404, body: refusal('not_found') }
  })
  try {
    const { retry } = countedWaits()
    return await work(await openSession({ baseUrl: stub.url, publicKey: 'pk_live_Test', retry }), stub.received)
  } finally {
    await stub.stop()
  }
}
const lastIds = (received: Received[]) =>
  received.filter(({ path }) => path.endsWith('/events')).map(({ headers }) => headers['last-event-id'])
const told = (event: ConversationEvent): string =>
  event.event === 'blocks'
    ? event.data.blocks.map(({ id }) => id).join()
    : event.event === 'state'
      ? event.data.status
      : event.event === 'typing'
        ? event.data.by
        : event.data.reason
const all = async (session: Session): Promise<string[]> => {
  const seen: string[] = []
  for await (const event of session.events({ executionId: 'run-1', intervalMs: 1 })) seen.push(told(event))
  return seen
}

describe('the events of a conversation', () => {
  it('continue after the last one when the stream breaks off', async () => {
    const streams: Answer[] = [
      { stream: [SOON, blocks('1', 'b1'), 'cut'] },
      { stream: [SOON, blocks('2', 'b2'), moved('3')] },
      { stream: [end('closed')] },
    ]
    await following({ streams }, async (session, received) => {
      assert.deepEqual(await all(session), ['b1', 'b2', 'waiting_time', 'closed'])
      assert.deepEqual(lastIds(received), [undefined, '1', '3'])
    })
  })

  it('continue where those read before ended', async () => {
    await following(
      { streams: [{ stream: [blocks('1', 'b1')] }, { stream: [end('closed')] }] },
      async (session, received) => {
        for await (const event of session.events()) if (told(event) === 'b1') break
        assert.deepEqual(await all(session), ['closed'])
        assert.deepEqual(lastIds(received), [undefined, '1'])
      },
    )
  })

  it('continue on a new session when theirs has expired', async () => {
    const streams: Answer[] = [{ stream: [blocks('1', 'b1'), end('session_expired')] }, { stream: [end('deleted')] }]
    await following({ streams }, async (session, received) => {
      assert.deepEqual(await all(session), ['b1', 'deleted'])
      assert.deepEqual(
        received.map(({ path }) => path.split('/').at(-1)),
        ['sessions', 'events', 'sessions', 'events'],
      )
      assert.deepEqual(lastIds(received), [undefined, '1'])
    })
  })

  it('are polled while the stream is refused, and nothing arrives twice', async () => {
    const refused = { status: 429, headers: { 'Retry-After': '1' }, body: refusal('rate_limited') }
    const streams: Answer[] = [refused, { stream: [blocks('1', 'b1', 'b2'), blocks('2', 'b2', 'b3'), end('closed')] }]
    const runs = [execution(['b1']), execution(['b1', 'b2'], { updatedAt: '2026-01-01T00:00:01Z' })]
    for (let more = 0; more < 20; more++) runs.push(execution(['b1', 'b2'], { updatedAt: '2026-01-01T00:00:01Z' }))
    await following({ streams, runs }, async session => {
      assert.deepEqual(await all(session), ['b1', 'waiting_time', 'b2', 'waiting_time', 'b3', 'closed'])
    })
  })

  it('are polled when streams only break off', async () => {
    await following({ streams: ['cut', 'cut', 'cut', 'cut'], runs: [execution(['b1'])] }, async session => {
      for await (const event of session.events({ executionId: 'run-1', intervalMs: 1 })) {
        assert.equal(told(event), 'b1')
        break
      }
    })
  })

  it('fail where the page may not read them', async () => {
    await following({ streams: [{ status: 403, body: refusal('origin_not_allowed') }] }, async session => {
      assert.ok(isParleyError(await failureOf(all(session)), 'origin_not_allowed'))
    })
  })

  it('end when the signal aborts, also while they are polled', async () => {
    for (const streams of [
      [{ stream: [blocks('1', 'b1')] }],
      [{ status: 503, body: refusal('service_unavailable') }],
    ]) {
      await following({ streams, runs: [execution(['b1'])] }, async session => {
        const stop = new AbortController()
        for await (const event of session.events({ executionId: 'run-1', intervalMs: 1, signal: stop.signal })) {
          assert.equal(told(event), 'b1')
          stop.abort()
        }
      })
    }
  })
})

describe('a run that is followed', () => {
  it('tells who has the conversation, also where nothing else has changed, but not where it is polled', async () => {
    const held = { status: 'waiting_input', expectedInput: { handoff: true } }
    const by = (id: string, person: object | null, changes: object = {}): string =>
      frame('state', { ...state({ ...held, ...changes }), person }, id)
    const done = { status: 'completed', updatedAt: '2026-01-01T00:00:09Z' }
    const streams: Answer[] = [
      { status: 429, headers: { 'Retry-After': '1' }, body: refusal('rate_limited') },
      { stream: [by('1', { name: 'Ada' }), by('2', null), moved('3', done)] },
    ]
    const runs: Answer[] = []
    for (let more = 0; more < 20; more++) runs.push(execution(['b1'], held))
    await following({ streams, runs }, async session => {
      const seen: unknown[] = []
      await session.follow('run-1', {
        intervalMs: 1,
        onChange: ({ status }, person) => seen.push([status, person]),
      })
      assert.deepEqual(seen, [
        ['waiting_input', undefined],
        ['waiting_input', { name: 'Ada' }],
        ['waiting_input', null],
        ['completed', null],
      ])
    })
  })

  it('is read once and then told by the stream', async () => {
    const asking = { status: 'waiting_input', waitToken: 'wait-1', updatedAt: '2026-01-01T00:00:02Z' }
    const other = frame('state', { ...state({ executionId: 'run-2', status: 'completed' }), person: null }, '2')
    const streams: Answer[] = [{ stream: [blocks('1', 'b1', 'b2'), moved('2'), other, moved('3', asking)] }]
    await following({ streams, runs: [execution(['b1'])] }, async (session, received) => {
      const seen: string[] = []
      const last = await session.follow('run-1', {
        onChange: ({ status, blocks: shown }) => seen.push(`${status} ${shown.map(({ id }) => id).join()}`),
      })
      assert.deepEqual(seen, ['waiting_time b1', 'waiting_time b1,b2', 'waiting_input b1,b2'])
      assert.equal(last.status, 'waiting_input')
      assert.deepEqual(session.wait, { executionId: 'run-1', waitToken: 'wait-1' })
      assert.equal(received.length, 3)
    })
  })

  it('rejects when the signal aborts', async () => {
    await following({ streams: [{ stream: [] }], runs: [execution(['b1'])] }, async session => {
      const stop = new AbortController()
      const followed = session.follow('run-1', { signal: stop.signal, onChange: () => stop.abort() })
      assert.equal(((await failureOf(followed)) as Error).name, 'AbortError')
    })
  })
})
