import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { pino } from 'pino'
import type { Response } from 'supertest'
import { createMemoryLimiter } from '../../../adapters/limiter/limiter.ts'
import { createSessionTokens } from '../../../adapters/chat-tokens.ts'
import { newId } from '../../../adapters/ids.ts'
import { compose } from '../../../app/compose.ts'
import { listen, type Listening } from '../../../app/listen.ts'
import { noteAnswer } from '../../support/contract-coverage.ts'
import { eventually } from '../../support/eventually.ts'
import { startTestService, testEnvironment } from '../../support/service.ts'
import { applyShop, SHOP_KEYS, SHOP_ORIGIN, type Shop } from '../../support/workspace.ts'
import { assertRefused, bearer, callersOf, type Headers, type Session } from '../callers.ts'

const VARY = 'Origin, X-Service-Public-Key'

const ELSEWHERE = 'https://elsewhere.example'
const EXPOSED = 'ETag, Retry-After, X-Edge-Source, X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset'

describe('access to the public surface', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  let shop: Shop
  before(async () => {
    shop = await applyShop(service.database)
  })
  after(() => service.stop())

  /** Each operation that a key or its session may call, as a holder of `key` calls it. */
  const doors: Record<string, (key: string, session: Session, headers: Headers) => Promise<Response>> = {
    openChatSession: (publicKey, _, headers) => call.openChatSession({ publicKey }, headers).then(),
    getQuickQuestions: (key, _, headers) =>
      call.getQuickQuestions(`?publicKey=${encodeURIComponent(key)}`, headers).then(),
    sendChatMessage: (_, session, headers) =>
      call.sendChatMessage(session, { text: 'hi', intentName: 'rest' }, headers).then(),
    getChatExecution: (_, session, headers) => call.getChatExecution(session, newId(), headers).then(),
  }
  const allowsNobody = (answer: Response) => {
    assert.equal(answer.headers['access-control-allow-origin'], undefined)
    assert.equal(answer.headers['vary'], VARY)
  }
  const allows = (answer: Response, origin: string) => {
    assert.equal(answer.headers['access-control-allow-origin'], origin)
    assert.equal(answer.headers['access-control-allow-credentials'], undefined)
    assert.equal(answer.headers['vary'], VARY)
  }

  describe('with a key', () => {
    const keys = {
      'unknown': 'pk_live_Nobody',
      'paused': SHOP_KEYS.paused,
      'disabled': SHOP_KEYS.disabled,
      'revoked': SHOP_KEYS.revoked,
      'malformed': 'not a key',
      'empty': '',
      'in other letters': SHOP_KEYS.open.toUpperCase(),
      'far too long': `pk_live_${'x'.repeat(5000)}`,
      'with control characters': 'pk_live_\u0007',
    }
    for (const [state, key] of Object.entries(keys)) {
      it(`is answered with 403 widget_disabled when it is ${state}`, async () => {
        assertRefused(await call.getQuickQuestions(`?publicKey=${encodeURIComponent(key)}`), 403, 'widget_disabled')
        if (key.length <= 200) assertRefused(await call.openChatSession({ publicKey: key }), 403, 'widget_disabled')
      })
    }
    it('gets the same answer in every state but active', async () => {
      const texts = await Promise.all(
        ['pk_live_Nobody', SHOP_KEYS.paused, SHOP_KEYS.disabled, SHOP_KEYS.revoked].map(
          async key => (await call.getQuickQuestions(`?publicKey=${key}`)).text,
        ),
      )
      assert.equal(new Set(texts).size, 1)
    })
    it('lets every page read that it is unknown or inactive, with the same answer, unlike an outage', async () => {
      await service.database.pool.query('update keys set allowed_origins = $2 where key = $1', [
        SHOP_KEYS.paused,
        [SHOP_ORIGIN],
      ])
      for (const publicKey of ['pk_live_Nobody', SHOP_KEYS.paused, SHOP_KEYS.revoked]) {
        for (const answer of [
          await call.getQuickQuestions(`?publicKey=${publicKey}`, { Origin: ELSEWHERE }),
          await call.openChatSession({ publicKey }, { Origin: ELSEWHERE }),
        ]) {
          assertRefused(answer, 403, 'widget_disabled')
          allows(answer, ELSEWHERE)
        }
      }
      allowsNobody(await call.getQuickQuestions('', { Origin: ELSEWHERE }))
    })
  })

  describe('from a page', () => {
    for (const [operation, knock] of Object.entries(doors)) {
      it(`may call ${operation} from an allowed origin, and gets 403 without CORS headers from another`, async () => {
        const session = await call.session(SHOP_KEYS.site)
        for (const origin of [
          ELSEWHERE,
          'http://shop.acme.example',
          `${SHOP_ORIGIN}:8443`,
          `${SHOP_ORIGIN}.evil.example`,
          'null',
          'no origin at all',
        ]) {
          const refused = await knock(SHOP_KEYS.site, session, { Origin: origin })
          assertRefused(refused, 403, 'origin_not_allowed')
          allowsNobody(refused)
          assert.equal(refused.headers['access-control-expose-headers'], undefined)
        }
        const allowed = await knock(SHOP_KEYS.site, session, { Origin: SHOP_ORIGIN })
        assert.notEqual(allowed.status, 403)
        allows(allowed, SHOP_ORIGIN)
        assert.equal(allowed.headers['access-control-expose-headers'], EXPOSED)
        const silent = await knock(SHOP_KEYS.site, session, {})
        assert.equal(silent.status, allowed.status)
        allowsNobody(silent)
      })
    }
    it('passes from any origin where the key names none', async () => {
      allows(await call.openChatSession({ publicKey: SHOP_KEYS.open }, { Origin: ELSEWHERE }), ELSEWHERE)
      allows(await call.openChatSession({ publicKey: SHOP_KEYS.open }, { Origin: 'null' }), 'null')
    })
    it('can read an error of the request itself where the key is known before the body', async () => {
      const key = { 'X-Service-Public-Key': SHOP_KEYS.site, 'Origin': SHOP_ORIGIN }
      for (const [status, body, type] of [
        [400, '{', 'application/json'],
        [400, '[]', 'application/json'],
        [415, 'x', 'text/plain'],
        [422, '{"locale":"x"}', 'application/json'],
      ] as const) {
        const answer = await call.openChatSession(body, { ...key, 'Content-Type': type })
        assert.equal(answer.status, status)
        allows(answer, SHOP_ORIGIN)
      }
      const session = await call.session(SHOP_KEYS.site)
      allows(await call.sendChatMessage(session, '{', { Origin: SHOP_ORIGIN }), SHOP_ORIGIN)
    })
  })

  describe('as a preflight', () => {
    const preflight = (path: string, headers: Headers) =>
      fetch(service.url + path, {
        method: 'OPTIONS',
        headers: { 'X-Forwarded-For': service.nextAddress(), ...headers },
      })
    it('is answered for any origin without the key', async () => {
      for (const [path, methods] of [
        ['/api/public/v1/chat/sessions', 'POST'],
        ['/api/public/v1/chat/messages', 'POST'],
        ['/api/public/v1/chat/quick-questions', 'GET, HEAD'],
        [`/api/public/v1/chat/executions/${newId()}`, 'GET, HEAD'],
      ] as const) {
        const answer = await preflight(path, {
          'Origin': ELSEWHERE,
          'Access-Control-Request-Method': methods,
          'Access-Control-Request-Headers': 'authorization,content-type',
        })
        assert.equal(answer.status, 204)
        assert.equal(answer.headers.get('access-control-allow-origin'), ELSEWHERE)
        assert.equal(answer.headers.get('access-control-allow-methods'), methods)
        assert.match(
          answer.headers.get('access-control-allow-headers') ?? '',
          /Authorization, Content-Type, X-Service-Public-Key/,
        )
        assert.equal(answer.headers.get('access-control-max-age'), '7200')
        assert.match(answer.headers.get('vary') ?? '', /^Origin/)
        assert.equal(answer.headers.get('access-control-allow-credentials'), null)
      }
    })
    it('is 404 for a path that does not exist', async () => {
      assert.equal((await preflight('/api/public/v1/nothing', { Origin: ELSEWHERE })).status, 404)
    })
  })

  describe('with a session token', () => {
    const messages = '/api/public/v1/chat/messages'
    const send = (headers: Headers) => call.post(messages, { text: 'hi', intentName: 'rest' }, headers)
    const unauthorised = async (headers: Headers) => {
      const answer = await send({ Origin: ELSEWHERE, ...headers })
      assertRefused(answer, 401, 'invalid_session_token')
      allows(answer, ELSEWHERE)
    }
    it('is 401, which the page can read, when the token is missing, of another scheme or not a token', async () => {
      const session = await call.session(SHOP_KEYS.open)
      for (const headers of [
        {},
        { Authorization: 'Bearer' },
        { Authorization: 'Bearer x' },
        { Authorization: `Basic ${session.sessionToken}` },
        { Authorization: session.sessionToken },
        { Authorization: `Bearer ${'x'.repeat(3000)}` },
      ] as Headers[])
        await unauthorised(headers)
      assertRefused(await call.getChatExecution({ sessionToken: 'x' }, newId()), 401, 'invalid_session_token')
    })
    it('is 401 when the token was changed anywhere', async () => {
      const [header = '', payload = '', signature = ''] = (await call.session(SHOP_KEYS.open)).sessionToken.split('.')
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }
      const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const forged = [
        [header, encoded({ ...claims, conv: newId() }), signature],
        [header, encoded({ ...claims, exp: claims.exp + 3600 }), signature],
        [header, payload, `${signature.slice(0, 10)}${signature[10] === 'A' ? 'B' : 'A'}${signature.slice(11)}`],
        [header, payload, ''],
        [encoded({ alg: 'none', typ: 'session+jwt' }), payload, ''],
        [encoded({ alg: 'HS512', typ: 'session+jwt' }), payload, signature],
      ]
      for (const parts of forged) await unauthorised({ Authorization: `Bearer ${parts.join('.')}` })
    })
    it('is 401 when the token was signed under another secret', async () => {
      const foreign = createSessionTokens({ secrets: ['the secret of somebody else'] })
      const { token } = await foreign.issue({
        tenantId: shop.tenantId,
        keyId: newId(),
        conversationId: newId(),
        now: service.clock.now(),
      })
      await unauthorised({ Authorization: `Bearer ${token}` })
    })
    it('is valid until the end of its hour and 401 after that', async () => {
      const session = await call.session(SHOP_KEYS.open)
      service.clock.set(new Date(Date.parse(session.expiresAt) - 1))
      assert.equal((await send(bearer(session))).status, 200)
      service.clock.advance(1)
      await unauthorised(bearer(session))
    })
    it('is 403 when the key of the token was deleted', async () => {
      const { token } = await service.deps.sessions.issue({
        tenantId: shop.tenantId,
        keyId: newId(),
        conversationId: newId(),
        now: service.clock.now(),
      })
      assertRefused(await send({ Authorization: `Bearer ${token}` }), 403, 'widget_disabled')
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
      })
      second = await listen(other, { host: '127.0.0.1', port: 0 })
    })
    after(() => second.stop())
    const setStatus = (status: string) =>
      service.database.pool.query('update keys set status = $2 where key = $1', [SHOP_KEYS.open, status])
    beforeEach(() => setStatus('active'))

    it('stops a revoked key and the sessions it opened everywhere within a second', async () => {
      const session = await call.session(SHOP_KEYS.open)
      const processes = [call, callersOf({ url: second.url, nextAddress: () => service.nextAddress() })]
      const knock = async () =>
        await Promise.all(
          processes.flatMap(process => [
            process.getQuickQuestions(`?publicKey=${SHOP_KEYS.open}`),
            process.openChatSession({ publicKey: SHOP_KEYS.open }),
            process.sendChatMessage(session, { text: 'hi', intentName: 'rest' }),
            process.getChatExecution(session, newId()),
          ]),
        )
      assert.deepEqual(
        (await knock()).map(answer => answer.status),
        [200, 201, 200, 404, 200, 201, 200, 404],
      )
      await setStatus('revoked')
      await eventually(async () => {
        for (const answer of await knock()) assertRefused(answer, 403, 'widget_disabled')
      })
    })
    it('accepts a session that the other process opened', async () => {
      const session = await call.session(SHOP_KEYS.site)
      assert.equal(
        (
          await callersOf({ url: second.url, nextAddress: () => service.nextAddress() }).sendChatMessage(session, {
            text: 'hi',
            intentName: 'rest',
          })
        ).status,
        200,
      )
    })
  })
})
