import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { pino } from 'pino'
import { createMemoryLimiter } from '../../../adapters/limiter/limiter.ts'
import { newId } from '../../../adapters/ids.ts'
import { compose } from '../../../app/compose.ts'
import { listen, type Listening } from '../../../app/listen.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { noteAnswer } from '../../support/contract-coverage.ts'
import { eventually } from '../../support/eventually.ts'
import { handingOver } from '../../support/handoffs.ts'
import { holding } from '../../support/held.ts'
import { testEnvironment } from '../../support/service.ts'
import { bearer, callersOf, type Loose, type Session } from '../callers.ts'
import { successBody } from '../admin/fixtures.ts'
import { openStream, textsOf, type OpenStream } from './chat-streams.ts'
import { answering, sessionOfDeletedKey, starter } from './chat-turns.ts'

const KEY = 'pk_live_StreamedShop'
const SITE_KEY = 'pk_live_StreamedSite'
const SITE = 'https://shop.acme.example'

const timers = {
  code: 'timers',
  name: 'Timers',
  triggers: [{ type: 'chat_intent', intent: 'timers' }],
  nodes: [
    { id: 'first', type: 'message', text: 'One', next: 'rest' },
    { id: 'rest', type: 'wait', for: 'PT2S', next: 'second' },
    { id: 'second', type: 'message', text: 'Two', next: 'rest_again' },
    { id: 'rest_again', type: 'wait', for: 'PT2S', next: 'ask' },
    { id: 'ask', type: 'input', prompt: 'Three?', field: { name: 'answer', type: 'text' }, next: 'bye' },
    { id: 'bye', type: 'end', text: 'Bye {{ vars.answer }}' },
  ],
}

const asks = {
  code: 'asks',
  name: 'Asks',
  triggers: [{ type: 'chat_intent', intent: 'asks' }],
  nodes: [
    { id: 'ask', type: 'input', prompt: 'Well?', field: { name: 'answer', type: 'text' }, next: 'bye' },
    { id: 'bye', type: 'end', text: 'Thanks, {{ vars.answer }}' },
  ],
}

describe('followConversation', async () => {
  const { service, neighbour } = await startAdminService({ environment: { chatStreams: 9, chatStreamsPerKey: 7 } })
  const streams: OpenStream[] = []
  after(async () => {
    for (const stream of streams) stream.close()
    await service.stop()
  })
  const home = await adminWorkspace(service, 'Streamed', {
    flows: [timers, asks, handingOver('help')],
    keys: [
      { name: 'shop', key: KEY },
      { name: 'site', key: SITE_KEY, allowedOrigins: [SITE] },
    ],
  })
  const person = await home.adminCaller(['service.handoffs.view', 'service.handoffs.answer'])
  const call = callersOf(service)
  const start = starter(service)
  const opened = async (
    session: Pick<Session, 'sessionToken' | 'conversationId'>,
    more: Parameters<typeof openStream>[2] = {},
    url = service.url,
  ): Promise<OpenStream> => {
    const stream = await openStream({ url, nextAddress: () => service.nextAddress() }, session, more)
    streams.push(stream)
    return stream
  }
  const elapse = async () => {
    service.clock.advance(2_000)
    await service.work()
  }

  describe('what arrives', () => {
    it('begins with the last reply, and brings what timers show, each once and with the state after it', async () => {
      const session = await call.session(KEY)
      const { executionId } = await start(session, 'timers')
      const stream = await opened(session)
      assert.equal(stream.response.status, 200)
      assert.equal(stream.response.headers.get('content-type'), 'text/event-stream; charset=utf-8')
      assert.equal(stream.response.headers.get('cache-control'), 'no-store')
      const shown = await stream.next()
      assert.deepEqual([shown.event, textsOf(shown), shown.data?.['executionId']], ['blocks', ['One'], executionId])
      const waiting = (await stream.next()) as { data: Loose }
      assert.deepEqual(
        [waiting.data['executionId'], waiting.data['status'], waiting.data['waitToken'], waiting.data['person']],
        [executionId, 'waiting_time', null, null],
      )
      await elapse()
      assert.deepEqual(textsOf(await stream.next()), ['Two'])
      assert.equal((await stream.next()).data?.['status'], 'waiting_time')
      await elapse()
      assert.deepEqual(textsOf(await stream.next()), ['Three?'])
      const asking = (await stream.next()) as { data: Loose }
      const { execution } = (await call.getChatExecution(session, String(executionId))).body as Loose
      const { blocks, conversationId, ...state } = execution as Loose
      assert.deepEqual(asking.data, { ...state, person: null, rating: null })
      assert.deepEqual(
        [conversationId, textsOf({ data: { blocks } })],
        [session.conversationId, ['One', 'Two', 'Three?']],
      )
      const reply = await call.sendChatMessage(session, answering(asking.data, { answer: 'me' }))
      assert.equal(reply.status, 200, reply.text)
      assert.deepEqual(textsOf(await stream.next()), ['Bye me'])
      assert.deepEqual((await stream.next()).data?.['outcome'], 'completed')
      stream.close()
    })

    it('tells who has joined, what they write, and that they have left', async () => {
      const session = await call.session(KEY)
      await start(session, 'help')
      const stream = await opened(session)
      assert.equal((await stream.nextOf('state')).data['person'], null)
      const { items } = await successBody(person.get(`/handoffs?conversationId=${session.conversationId}`))
      const handoff = `/handoffs/${String((items as Loose[])[0]?.['id'])}`
      await successBody(person.post(`${handoff}/claim`))
      assert.deepEqual((await stream.next()).data?.['person'], { name: 'Grace' })
      await successBody(person.post(`${handoff}/replies`, { text: 'Hello, I am Grace' }))
      assert.deepEqual(textsOf(await stream.nextOf('blocks')), ['Hello, I am Grace'])
      await stream.nextOf('state')
      await successBody(person.post(`${handoff}/release`))
      assert.equal((await stream.nextOf('state')).data['person'], null)
      stream.close()
    })

    it('shows that the connection is alive every 15 seconds by the clock, and nothing else', async () => {
      const session = await call.session(KEY)
      await start(session, 'help')
      const stream = await opened(session)
      await stream.nextOf('state')
      for (let beat = 0; beat < 2; beat++) {
        service.clock.advance(15_000)
        assert.deepEqual(await stream.next(), { comment: true })
      }
      stream.close()
    })
  })

  describe('a stream that is opened again', () => {
    it('neither repeats nor leaves out anything, whichever event was the last', async () => {
      const session = await call.session(KEY)
      await start(session, 'timers')
      const whole = await opened(session)
      const all = [await whole.next(), await whole.next()]
      await elapse()
      all.push(await whole.next(), await whole.next())
      await elapse()
      all.push(await whole.next(), await whole.next())
      assert.deepEqual(
        all.map(({ event }) => event),
        ['blocks', 'state', 'blocks', 'state', 'blocks', 'state'],
      )
      whole.close()
      for (const [index, { id }] of all.entries()) {
        const again = await opened(session, { lastEventId: id })
        // A state in between is no longer the run's: only the present one is told.
        const missing = all
          .slice(index + 1)
          .filter(({ event }, at, rest) => event === 'blocks' || at + 1 === rest.length)
        for (const { event, data } of missing) {
          const frame = await again.next()
          assert.deepEqual([frame.event, frame.data], [event, data])
        }
        service.clock.advance(15_000)
        assert.deepEqual(await again.next(), { comment: true })
        again.close()
      }
    })

    it('tells how a run ended meanwhile that showed nothing more', async () => {
      const session = await call.session(KEY)
      const { executionId } = await start(session, 'timers')
      const stream = await opened(session)
      const { id } = await stream.nextOf('state')
      stream.close()
      await successBody(home.token.post(`/executions/${String(executionId)}/abort`, { reason: 'Test' }))
      for (const lastEventId of [id, undefined]) {
        const again = await opened(session, { lastEventId })
        const { data } = await again.nextOf('state')
        assert.deepEqual([data['executionId'], data['outcome']], [executionId, 'aborted'])
        again.close()
      }
    })

    it('starts again after an id that is not of the conversation', async () => {
      const session = await call.session(KEY)
      await start(session, 'timers')
      for (const lastEventId of ['x', '1/2', '-1', `0/${newId()}.1.2`, '9'.repeat(30)]) {
        const stream = await opened(session, { lastEventId })
        assert.deepEqual(textsOf(await stream.next()), ['One'])
        stream.close()
      }
    })

    it('ignores runs of others that its id names', async () => {
      const other = await call.session(KEY)
      const { executionId } = await start(other, 'timers')
      const session = await call.session(KEY)
      await start(session, 'timers')
      const stream = await opened(session, { lastEventId: `0/${String(executionId)}.0` })
      assert.deepEqual(textsOf(await stream.next()), ['One'])
      assert.notEqual((await stream.next()).data?.['executionId'], executionId)
      stream.close()
    })
  })

  describe('turns that are committed in another order than they were decided in', () => {
    it('all arrive', async () => {
      const session = await call.session(KEY)
      const [early, late] = [await start(session, 'asks'), await start(session, 'asks')]
      const stream = await opened(session)
      await stream.nextOf('state')
      await stream.nextOf('state')
      const { executionId } = early
      const { answer } = await holding(
        service.database,
        'select from executions where id = $1 for update',
        [executionId],
        async ({ waiting }) => {
          const held = call.sendChatMessage(session, answering(early, { answer: 'early' })).then()
          await waiting(1)
          await call.sendChatMessage(session, answering(late, { answer: 'late' }))
          assert.deepEqual(textsOf(await stream.nextOf('blocks')), ['Thanks, late'])
          return { answer: held }
        },
      )
      assert.equal((await answer).status, 200)
      assert.deepEqual(textsOf(await stream.nextOf('blocks')), ['Thanks, early'])
      stream.close()
    })
  })

  describe('the end of a stream', () => {
    const endOf = async (stream: OpenStream) => (await stream.rest()).at(-1)

    it('comes with that of the session, and a new session continues after the last event', async () => {
      const session = await call.session(KEY)
      const reply = await start(session, 'asks')
      const stream = await opened(session)
      const { id } = await stream.nextOf('state')
      service.clock.set(session.expiresAt)
      assert.deepEqual(await endOf(stream), { event: 'end', data: { reason: 'session_expired' } })
      assert.equal((await opened(session)).response.status, 401)
      const { conversationId } = session
      const renewal = await call.openChatSession({ publicKey: KEY, conversationId }, bearer(session))
      assert.equal(renewal.status, 201, renewal.text)
      const renewed = renewal.body as Session
      await call.sendChatMessage(renewed, answering(reply, { answer: 'you' }))
      const again = await opened(renewed, { lastEventId: id })
      assert.deepEqual(textsOf(await again.next()), ['Thanks, you'])
      assert.equal((await again.next()).data?.['outcome'], 'completed')
      again.close()
    })

    it('comes when the key no longer admits the session', async () => {
      const session = await call.session(SITE_KEY)
      await start(session, 'help')
      const stream = await opened(session, { origin: SITE })
      assert.equal(stream.response.headers.get('access-control-allow-origin'), SITE)
      await stream.nextOf('state')
      const { pool } = service.database
      await pool.query(`update keys set allowed_origins = '{https://other.example}' where key = $1`, [SITE_KEY])
      await eventually(async () =>
        assert.equal((await call.getChatExecution(session, newId(), { Origin: SITE })).status, 403),
      )
      service.clock.advance(15_000)
      assert.deepEqual(await endOf(stream), { event: 'end', data: { reason: 'refused' } })
      await pool.query(`update keys set allowed_origins = $2 where key = $1`, [SITE_KEY, [SITE]])
    })

    it('comes when the conversation is closed, after what was shown before', async () => {
      const session = await call.session(KEY)
      await start(session, 'timers')
      const stream = await opened(session)
      await stream.nextOf('state')
      await successBody(home.token.post(`/conversations/${session.conversationId}/close`, {}))
      assert.deepEqual(await endOf(stream), { event: 'end', data: { reason: 'closed' } })
      const again = await opened(session)
      assert.deepEqual(
        (await again.rest()).map(({ event }) => event),
        ['blocks', 'state', 'end'],
      )
    })

    it('comes when the conversation is deleted, and another stream of it is not opened', async () => {
      const session = await call.session(KEY)
      const stream = await opened(session)
      await service.database.pool.query('delete from conversations where id = $1', [session.conversationId])
      assert.deepEqual(await stream.rest(), [{ event: 'end', data: { reason: 'deleted' } }])
      assert.equal((await opened(session)).response.status, 404)
    })
  })

  describe('those who may not read it', () => {
    const refused = async (stream: OpenStream, status: number, error: string) => {
      assert.equal(stream.response.status, status)
      const body = (await stream.response.json()) as Loose
      assert.equal(body['error'], error)
      return body
    }

    it('get the answer of a conversation that does not exist', async () => {
      const [mine, other] = [await call.session(KEY), await call.session(SITE_KEY)]
      const unknown = await refused(await opened({ ...mine, conversationId: newId() }), 404, 'not_found')
      for (const conversationId of [other.conversationId, neighbour.tenantId])
        assert.deepEqual(await refused(await opened({ ...mine, conversationId }), 404, 'not_found'), unknown)
      await refused(await opened({ ...mine, conversationId: 'mine' }), 400, 'invalid_input')
    })

    it('are refused without a session, and from a page that the key does not name', async () => {
      const session = await call.session(SITE_KEY)
      await refused(await opened({ ...session, sessionToken: 'x' }), 401, 'invalid_session_token')
      await refused(await opened(session, { origin: 'https://elsewhere.example' }), 403, 'origin_not_allowed')
    })

    it('are refused when the key of the session was deleted', async () => {
      await refused(await opened(await sessionOfDeletedKey(service, home.tenantId)), 403, 'widget_disabled')
    })
  })

  describe('the limits', () => {
    it('are 5 streams of a conversation, those of a key and those of the process', async () => {
      // Until then the service still notices that those of other tests have gone.
      const open = async (session: Session) =>
        await eventually(async () => {
          const stream = await opened(session)
          assert.equal(stream.response.status, 200)
          return stream
        })
      const refusals = async (session: Session) => {
        const { response } = await opened(session)
        const body = (await response.json()) as Loose
        return [response.status, body['error'] as unknown, response.headers.get('retry-after')]
      }
      const [one, two, site] = [await call.session(KEY), await call.session(KEY), await call.session(SITE_KEY)]
      const first = await open(one)
      for (let more = 0; more < 4; more++) await open(one)
      assert.deepEqual(await refusals(one), [429, 'rate_limited', '30'])
      for (let more = 0; more < 2; more++) await open(two)
      assert.deepEqual(await refusals(two), [429, 'rate_limited', '30'])
      for (let more = 0; more < 2; more++) await open(site)
      assert.deepEqual(await refusals(site), [503, 'service_unavailable', '30'])
      first.close()
      await open(site)
      for (const stream of streams) stream.close()
    })

    it('have room again for who asks with HEAD', async () => {
      const session = await call.session(KEY)
      for (let count = 0; count < 20; count++) {
        const { status } = await fetch(
          `${service.url}/api/public/v1/chat/conversations/${session.conversationId}/events`,
          { method: 'HEAD', headers: { ...bearer(session), 'X-Forwarded-For': service.nextAddress() } },
        )
        assert.equal(status, 200)
      }
    })
  })

  describe('on two processes', () => {
    let second: Listening
    before(async () => {
      const other = await compose(testEnvironment(service.database.url), {
        clock: service.clock,
        logger: pino({ level: 'silent' }),
        limiter: createMemoryLimiter(),
        observe: noteAnswer,
        random: () => 0.5,
      })
      second = await listen(other, { host: '127.0.0.1', port: 0 })
    })

    it('brings what the other process commits, and continues there when its own process stops', async () => {
      const session = await call.session(KEY)
      await start(session, 'timers')
      const stream = await opened(session, {}, second.url)
      await stream.nextOf('state')
      await elapse()
      assert.deepEqual(textsOf(await stream.next()), ['Two'])
      const { id } = await stream.next()
      await second.stop()
      assert.deepEqual(await stream.rest(), [{ retry: 2_750 }])
      await elapse()
      const again = await opened(session, { lastEventId: id })
      assert.deepEqual(textsOf(await again.next()), ['Three?'])
      again.close()
    })
  })
})
