import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { pino } from 'pino'
import { createMemoryLimiter } from '../../../adapters/limiter/limiter.ts'
import { compose } from '../../../app/compose.ts'
import { listen } from '../../../app/listen.ts'
import { createAdmin, followChanges, type WorkspaceEvent } from '../../../generated/sdk/dist/index.js'
import { adminWorkspace, startAdminService, type AdminCalls } from '../../support/admin.ts'
import { noteAnswer } from '../../support/contract-coverage.ts'
import { handingOver } from '../../support/handoffs.ts'
import { testEnvironment } from '../../support/service.ts'
import { successBody } from '../admin/fixtures.ts'
import { assertRefused, callersOf, type Loose, type Session } from '../callers.ts'
import { openStream, textsOf, type OpenStream } from './chat-streams.ts'
import { starter } from './chat-turns.ts'

const KEY = 'pk_live_TypingShop'
const SITE_KEY = 'pk_live_TypingSite'

describe('who is typing', async () => {
  const { service, neighbour } = await startAdminService()
  after(() => service.stop())
  const home = await adminWorkspace(service, 'Typing', {
    flows: [handingOver('help')],
    keys: [
      { name: 'shop', key: KEY },
      { name: 'site', key: SITE_KEY, allowedOrigins: ['https://shop.acme.example'] },
    ],
  })
  const person = await home.adminCaller(['service.handoffs.view', 'service.handoffs.answer'])
  const call = callersOf(service)
  const start = starter(service)
  const opened = async (session: Session, url = service.url): Promise<OpenStream> =>
    await openStream({ url, nextAddress: () => service.nextAddress() }, session)
  const requested = async () => {
    const session = await call.session(KEY)
    await start(session, 'help')
    const { items } = await successBody(person.get(`/handoffs?conversationId=${session.conversationId}`))
    const id = String((items as Loose[])[0]?.['id'])
    return { session, id, handoff: `/handoffs/${id}` }
  }

  describe('the person, to the visitor', () => {
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
      const other = await compose(testEnvironment(service.database.url), {
        clock: service.clock,
        logger: pino({ level: 'silent' }),
        limiter: createMemoryLimiter(),
        observe: noteAnswer,
      })
      const second = await listen(other, { host: '127.0.0.1', port: 0 })
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
    })
  })
})
