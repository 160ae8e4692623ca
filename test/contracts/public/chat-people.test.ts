import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { pino } from 'pino'
import { createMemoryLimiter } from '../../../adapters/limiter/limiter.ts'
import { compose } from '../../../app/compose.ts'
import { listen } from '../../../app/listen.ts'
import { createAdmin, followChanges, type WorkspaceEvent } from '../../../generated/sdk/dist/index.js'
import { adminWorkspace, startAdminService, type AdminCalls } from '../../support/admin.ts'
import { noteAnswer } from '../../support/contract-coverage.ts'
import { PDF, PNG_4x3 } from '../../support/files.ts'
import { handingOver } from '../../support/handoffs.ts'
import { uploadReplyFile } from '../../support/media.ts'
import { MODEL_KEY, startOpenAiServer } from '../../support/model-servers.ts'
import { testEnvironment } from '../../support/service.ts'
import { successBody } from '../admin/fixtures.ts'
import { attach, attached, bytesAt, handedOverTo, type HandedOver } from '../handed-over.ts'
import { assertRefused, assertViolations, callersOf, type Loose, type Session } from '../callers.ts'
import { openStream, textsOf, type OpenStream } from './chat-streams.ts'
import { sessionOfDeletedKey } from './chat-turns.ts'

const KEY = 'pk_live_TypingShop'
const SITE_KEY = 'pk_live_TypingSite'

const asking = (code: string, node: object) => ({
  code,
  name: code,
  triggers: [{ type: 'chat_intent', intent: code }],
  nodes: [
    { id: 'model', connection: 'gpt', model: 'gpt-4o-mini', ...node, onError: 'failed', next: null },
    { id: 'failed', type: 'end', text: 'Out of order' },
  ],
})

describe('those who write in a chat', async () => {
  const model = await startOpenAiServer()
  const { service, neighbour } = await startAdminService({ environment: { egressAllow: ['127.0.0.1'] } })
  after(async () => {
    await service.stop()
    await model.stop()
  })
  const home = await adminWorkspace(service, 'Typing', {
    connections: [{ code: 'gpt', providerKey: 'openai', baseUrl: model.baseUrl, credentials: { apiKey: MODEL_KEY } }],
    flows: [
      handingOver('help'),
      handingOver('buy', 'sales'),
      asking('think', { type: 'agent', prompt: '{{ input.text }}' }),
      asking('talk', { type: 'agent', prompt: '{{ input.text }}', converse: { until: 'All is said' } }),
    ],
    keys: [
      { name: 'shop', key: KEY, webhook: { url: 'https://shop.acme.example/hooks/parley' } },
      { name: 'site', key: SITE_KEY, allowedOrigins: ['https://shop.acme.example'] },
    ],
  })
  const person = await home.adminCaller(['service.handoffs.view', 'service.handoffs.answer'])
  const call = callersOf(service)
  const ofDeletedKey = async () => await sessionOfDeletedKey(service, home.tenantId)
  const opened = async (session: Session, url = service.url): Promise<OpenStream> =>
    await openStream({ url, nextAddress: () => service.nextAddress() }, session)
  const secondProcess = async () => {
    const other = await compose(testEnvironment(service.database.url), {
      clock: service.clock,
      logger: pino({ level: 'silent' }),
      limiter: createMemoryLimiter(),
      observe: noteAnswer,
    })
    return await listen(other, { host: '127.0.0.1', port: 0 })
  }
  const requested = async (intent = 'help') => {
    const { session, id } = await handedOverTo(person, service, KEY, intent)
    return { session, id, handoff: `/handoffs/${id}` }
  }

  describe('that the person is typing', () => {
    it('tells that the person is typing, while they have the conversation', async () => {
      const { session, handoff } = await requested()
      const types = async (by = person) => assert.equal((await by.post(`${handoff}/typing`)).status, 204)
      const stream = await opened(session)
      await stream.nextOf('state')
      await types()
      await successBody(person.post(`${handoff}/claim`))
      assert.deepEqual((await stream.next()).data?.['person'], { name: 'Grace' }, 'who has not claimed it types unseen')
      await types(await home.adminCaller(['service.handoffs.answer']))
      await types()
      assert.deepEqual(await stream.next(), { event: 'typing', data: { by: 'person' } })
      await successBody(person.post(`${handoff}/replies`, { text: 'There' }))
      assert.deepEqual(textsOf(await stream.next()), ['There'])
      stream.close()
    })

    it('tells the streams of another process', async () => {
      const second = await secondProcess()
      const { session, handoff } = await requested()
      await successBody(person.post(`${handoff}/claim`))
      const stream = await opened(session, second.url)
      await stream.nextOf('state')
      assert.equal((await person.post(`${handoff}/typing`)).status, 204)
      assert.deepEqual(await stream.next(), { event: 'typing', data: { by: 'person' } })
      stream.close()
      await second.stop()
    })
  })

  describe('that a model is writing', () => {
    /** Has the model write its first word after `before`, and the second one when the test says so. */
    const held = (before: Promise<unknown> = Promise.resolve()) => {
      const { promise, resolve: goOn } = Promise.withResolvers<undefined>()
      model.answer({
        pieces: ['Hello', ' there'],
        before,
        between: async () => {
          await promise
        },
      })
      return {
        goOn: () => {
          goOn(undefined)
        },
      }
    }
    const begun = (session: Session, intentName: string, headers: Record<string, string> = {}) =>
      call.sendChatMessage(session, { text: 'Hi', intentName }, headers).then()
    const WRITES = { event: 'typing', data: { by: 'model' } }
    const ENDED = { event: 'typing', data: { by: 'model', ended: true } }

    it('is told while a run waits for it, and its end after what it has written', async () => {
      const session = await call.session(KEY)
      const stream = await opened(session)
      const { goOn } = held()
      const reply = begun(session, 'think')
      assert.deepEqual(await stream.nextOf('typing'), WRITES)
      goOn()
      assert.equal((await reply).status, 200)
      assert.deepEqual(textsOf(await stream.nextOf('blocks')), ['Hello there'])
      assert.deepEqual((await stream.nextOf('state')).data['outcome'], 'completed')
      assert.deepEqual(await stream.next(), ENDED)
      stream.close()
    })

    it('is over when the call fails', async () => {
      const session = await call.session(KEY)
      const stream = await opened(session)
      const { promise: before, resolve: goOn } = Promise.withResolvers<undefined>()
      model.answer({ status: 400, before })
      const reply = begun(session, 'think')
      assert.deepEqual(await stream.nextOf('typing'), WRITES)
      goOn(undefined)
      assert.equal((await reply).status, 200)
      assert.deepEqual(textsOf(await stream.nextOf('blocks')), ['Out of order'])
      assert.deepEqual(await stream.nextOf('typing'), ENDED)
      stream.close()
    })

    it('is over with the first word where the reply brings each word', async () => {
      const session = await call.session(KEY)
      const stream = await opened(session)
      const { promise: before, resolve: begin } = Promise.withResolvers<undefined>()
      const { goOn } = held(before)
      const reply = begun(session, 'think', { Accept: 'text/event-stream' })
      assert.deepEqual(await stream.nextOf('typing'), WRITES)
      begin(undefined)
      assert.deepEqual(await stream.nextOf('typing'), ENDED)
      goOn()
      assert.match((await reply).text, /Hello there/)
      stream.close()
    })

    it('is told in another process, and stored in none', async () => {
      const second = await secondProcess()
      const session = await call.session(KEY)
      const streams = [await opened(session, second.url), await opened(session)]
      const { goOn } = held()
      const reply = begun(session, 'talk')
      for (const stream of streams) assert.deepEqual(await stream.nextOf('typing'), WRITES)
      goOn()
      assert.equal((await reply).status, 200)
      // From then on neither process has anything about it that it could tell.
      for (const stream of streams) assert.deepEqual(await stream.nextOf('typing'), ENDED)
      const again = await opened(session)
      assert.equal(textsOf(await again.next())[0], 'Hello there')
      await again.nextOf('state')
      service.clock.advance(15_000)
      assert.deepEqual(await again.next(), { comment: true })
      for (const open of [...streams, again]) open.close()
      await second.stop()
    })
  })

  describe('announceVisitorTyping', () => {
    it('tells those who may see the handoff, while a person has it, and nobody of another workspace', async () => {
      const { session, id } = await requested()
      const follow = (calls: AdminCalls) =>
        followChanges(
          createAdmin({ baseUrl: service.url, token: String(calls.headers['Authorization']).slice('Bearer '.length) }),
        )
      const followers = [follow(person), follow(home.token), follow(neighbour.token)]
      const heard = async (stream: AsyncGenerator<WorkspaceEvent>) => (await stream.next()).value?.data as unknown
      for (const stream of followers) assert.deepEqual(await heard(stream), { resource: 'everything', id: null })
      const [mine, , theirs] = followers as [AsyncGenerator<WorkspaceEvent>, unknown, AsyncGenerator<WorkspaceEvent>]
      assert.equal((await call.announceVisitorTyping(session)).status, 204)
      await successBody(person.post(`/handoffs/${id}/claim`))
      assert.deepEqual(await heard(mine), { resource: 'handoffs', id }, 'nobody has it before')
      assert.equal((await call.announceVisitorTyping(session)).status, 204)
      assert.deepEqual(await heard(mine), { resource: 'visitor_typing', id })
      await successBody(neighbour.token.post('/queues', { code: 'heard', name: 'Heard' }))
      assert.equal(((await heard(theirs)) as Loose)['resource'], 'queues')
      for (const stream of followers) await stream.return(undefined)
    })

    it('is for the conversation of the session alone', async () => {
      const [session, other] = [await call.session(KEY), await call.session(KEY)]
      const { conversationId } = other
      assertRefused(await call.announceVisitorTyping({ ...session, conversationId }), 404, 'not_found')
      assertRefused(await call.announceVisitorTyping({ ...session, sessionToken: 'x' }), 401, 'invalid_session_token')
      const site = await call.session(SITE_KEY)
      const elsewhere = { Origin: 'https://elsewhere.example' }
      assertRefused(await call.announceVisitorTyping(site, elsewhere), 403, 'origin_not_allowed')
      assertRefused(await call.announceVisitorTyping(await ofDeletedKey()), 403, 'widget_disabled')
      const malformed = { ...session, conversationId: 'not-an-id' }
      assertRefused(await call.announceVisitorTyping(malformed), 400, 'invalid_input')
    })
  })

  describe('rateHandoff', () => {
    const asks = async (session: Session): Promise<unknown> => {
      const stream = await opened(session)
      const { data } = await stream.nextOf('state')
      stream.close()
      return (data['rating'] as Loose | null)?.['handoffId'] ?? null
    }
    const rated = async (handoff: string) => {
      const { rating } = await successBody(person.get(handoff))
      return rating === null ? null : [(rating as Loose)['score'], (rating as Loose)['comment']]
    }
    before(async () => {
      await successBody(home.token.post('/queues', { code: 'sales', name: 'Sales', asksRating: true }))
      await successBody(home.token.post('/queues', { code: 'support', name: 'Support' }))
    })

    it('is asked for when a person has ended the conversation, stored, and replaced by another one', async () => {
      const { session, id, handoff } = await requested('buy')
      await successBody(person.post(`${handoff}/claim`))
      assert.equal(await asks(session), null, 'the conversation goes on')
      assertRefused(await call.rateHandoff(session, id, { score: 5 }), 404, 'not_found')
      await successBody(person.post(`${handoff}/hand-back`, { outcome: 'solved' }))
      assert.equal(await asks(session), id)
      assert.equal(await rated(handoff), null)
      assert.equal((await call.rateHandoff(session, id, { score: 2, comment: 'Slow' })).status, 204)
      assert.deepEqual(await rated(handoff), [2, 'Slow'])
      assert.equal(await asks(session), null, 'asked once')
      assert.equal((await call.rateHandoff(session, id.toUpperCase(), { score: 4 })).status, 204)
      assert.deepEqual(await rated(handoff), [4, null])
      const { rows } = await service.database.pool.query<{ payload: Loose }>(
        "select payload from webhook_events where conversation_id = $1 and event = 'chat.handoff.rated' order by id",
        [session.conversationId],
      )
      const told = rows.map(({ payload }): unknown[] => [payload['handoff_id'], payload['score'], payload['comment']])
      assert.deepEqual(told, [
        [id, 2, 'Slow'],
        [id, 4, null],
      ])
      assert.deepEqual([rows[0]?.payload['queue'], rows[0]?.payload['person']?.name], ['sales', 'Grace'])
      for (const body of [{}, { score: 4.5 }])
        assertRefused(await call.rateHandoff(session, id, body), 400, 'invalid_input')
      for (const body of [{ score: 0 }, { score: 6 }, { score: 5, comment: 'x'.repeat(2_001) }])
        assertRefused(await call.rateHandoff(session, id, body), 422, 'validation_failed')
    })

    it('is refused where the queue does not ask, nobody had the conversation, or it is of somebody else', async () => {
      const silent = await requested('help')
      await successBody(person.post(`${silent.handoff}/claim`))
      await successBody(person.post(`${silent.handoff}/close`))
      const alone = await requested('buy')
      await successBody(person.post(`${alone.handoff}/close`))
      const other = await requested('buy')
      await successBody(person.post(`${other.handoff}/claim`))
      await successBody(person.post(`${other.handoff}/close`))
      for (const { session } of [silent, alone]) assert.equal(await asks(session), null)
      const refused = [
        [silent.session, silent.id],
        [alone.session, alone.id],
        [alone.session, other.id],
      ] as const
      for (const [session, id] of refused)
        assertRefused(await call.rateHandoff(session, id, { score: 1 }), 404, 'not_found')
      const { id } = other
      assertRefused(await call.rateHandoff({ sessionToken: 'x' }, id, { score: 1 }), 401, 'invalid_session_token')
      const elsewhere = { Origin: 'https://elsewhere.example' }
      const site = await call.session(SITE_KEY)
      assertRefused(await call.rateHandoff(site, id, { score: 1 }, elsewhere), 403, 'origin_not_allowed')
      assertRefused(await call.rateHandoff(await ofDeletedKey(), id, { score: 1 }), 403, 'widget_disabled')
      assert.equal(await asks(other.session), id)
    })
  })

  describe('getChatFile', () => {
    const handedOver = async () => await handedOverTo(person, service, KEY, 'help')
    const write = async ({ session, asked }: HandedOver, files: unknown) =>
      await call.sendChatMessage(session, { ...asked, input: { values: { message: 'See the picture', files } } })

    it('opens what the visitor sent with a message, once it is sent, to the visitor alone', async () => {
      const mine = await handedOver()
      const { session } = mine
      assertRefused(await attach(service, KEY, mine.asked.executionId, 'message'), 404, 'field_not_found')
      const file = await attached(service, KEY, mine.asked.executionId)
      assertRefused(await call.getChatFile(session, file.fileId), 404, 'not_found')
      const six = Array.from({ length: 6 }, () => file)
      assertViolations(await write(mine, six), 422, 'validation_failed', [['files', 'maximum']])
      assert.equal((await write(mine, [file])).status, 200)
      const opened = await successBody(Promise.resolve(await call.getChatFile(session, file.fileId)))
      const { url, ...facts } = opened
      assert.deepEqual(facts, { id: file.fileId, name: 'lamp.png', mime: 'image/png', size: PNG_4x3.length })
      assert.deepEqual(await bytesAt(service, url), PNG_4x3)
      const other = await handedOver()
      assertRefused(await call.getChatFile(other.session, file.fileId), 404, 'not_found')
      const { conversationId } = session
      assertRefused(await call.getChatFile({ ...other.session, conversationId }, file.fileId), 404, 'not_found')
      assertRefused(
        await call.getChatFile({ ...session, sessionToken: 'x' }, file.fileId),
        401,
        'invalid_session_token',
      )
      const elsewhere = { Origin: 'https://elsewhere.example' }
      const site = await call.session(SITE_KEY)
      assertRefused(await call.getChatFile(site, file.fileId, elsewhere), 403, 'origin_not_allowed')
      assertRefused(await call.getChatFile(await ofDeletedKey(), file.fileId), 403, 'widget_disabled')
      assertRefused(await call.getChatFile(session, 'not-an-id'), 400, 'invalid_input')
      const refusal = [['files', 'upload_shape']] as [string, string][]
      assertViolations(await write(other, [file]), 422, 'validation_failed', refusal)
    })

    it('opens what the person sent with a reply, which the stream names', async () => {
      const { session, id } = await handedOver()
      const stream = await opened(session)
      await stream.nextOf('state')
      const upload = await uploadReplyFile(service, person, id, { bytes: PDF, name: 'label.pdf' })
      const file = upload.body as { id: string }
      assertRefused(await call.getChatFile(session, file.id), 404, 'not_found')
      await successBody(person.post(`/handoffs/${id}/replies`, { text: 'The label', files: [file.id] }))
      const block = (await stream.nextOf('blocks')).data['blocks'] as Loose[]
      assert.deepEqual((block.at(-1)?.['payload'] as Loose)['files'], [
        { id: file.id, name: 'label.pdf', mime: 'application/pdf', size: PDF.length },
      ])
      assert.deepEqual(await bytesAt(service, (await call.getChatFile(session, file.id)).body.url), PDF)
      stream.close()
    })
  })
})
