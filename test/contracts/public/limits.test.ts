import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import request from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import { startTestService } from '../../support/service.ts'
import { applyShop, SHOP_KEYS, SHOP_ORIGIN } from '../../support/workspace.ts'
import { assertRefused, callersOf, statuses } from '../callers.ts'

const VARY = 'Origin, X-Service-Public-Key'

const MINUTE = 60_000

describe('the request limits of the public surface', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  before(() => applyShop(service.database))
  after(() => service.stop())
  // Each test starts with empty windows.
  beforeEach(() => service.clock.advance(MINUTE))

  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const read = (key: string, headers: Record<string, string> = {}) =>
    call.getQuickQuestions(`?publicKey=${key}`, headers)
  const times = async <T>(count: number, work: (index: number) => PromiseLike<T>): Promise<T[]> =>
    await Promise.all(Array.from({ length: count }, (_, index) => work(index)))

  it('allow exactly 60 of 100 parallel requests of an address in a minute', async () => {
    const answers = await times(100, () => read(SHOP_KEYS.open, from('192.0.2.1')))
    assert.deepEqual(statuses(answers), { 200: 60, 429: 40 })
    assert.deepEqual(
      answers
        .filter(answer => answer.status === 200)
        .map(answer => Number(answer.headers['ratelimit-remaining']))
        .sort((a, b) => a - b),
      Array.from({ length: 60 }, (_, index) => index),
    )
    for (const answer of answers.filter(one => one.status === 429)) {
      assertRefused(answer, 429, 'rate_limited')
      assert.equal(answer.headers['retry-after'], '60')
      assert.deepEqual([answer.headers['ratelimit-limit'], answer.headers['ratelimit-remaining']], ['60', '0'])
    }
    assert.equal((await read(SHOP_KEYS.open, from('192.0.2.2'))).status, 200)
  })
  it('slide, so that each request is free again one minute after it passed', async () => {
    await times(30, () => read(SHOP_KEYS.open, from('192.0.2.3')))
    service.clock.advance(40_500)
    await times(30, () => read(SHOP_KEYS.open, from('192.0.2.3')))
    const refused = await read(SHOP_KEYS.open, from('192.0.2.3'))
    assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '20'])
    service.clock.advance(19_499)
    assert.equal((await read(SHOP_KEYS.open, from('192.0.2.3'))).status, 429)
    service.clock.advance(1)
    assert.deepEqual(statuses(await times(40, () => read(SHOP_KEYS.open, from('192.0.2.3')))), { 200: 30, 429: 10 })
  })
  it('count an IPv6 address by its /64, and a mapped IPv4 address as itself', async () => {
    await times(30, index => read(SHOP_KEYS.open, from(`2001:db8:0:1::${index.toString(16)}`)))
    const answers = await times(40, index => read(SHOP_KEYS.open, from(`2001:db8:0:1:${index.toString(16)}::1`)))
    assert.deepEqual(statuses(answers), { 200: 30, 429: 10 })
    assert.equal((await read(SHOP_KEYS.open, from('2001:db8:0:2::1'))).status, 200)
    await times(60, () => read(SHOP_KEYS.open, from('::ffff:198.51.100.1')))
    assert.equal((await read(SHOP_KEYS.open, from('198.51.100.1'))).status, 429)
  })
  it('share one window among all paths and count a request regardless of its reply', async () => {
    const address = from('192.0.2.4')
    const session = await call.session(SHOP_KEYS.open)
    const answers = await times(60, index =>
      [
        () => read(SHOP_KEYS.open, address),
        () => read('pk_live_Nobody', address),
        () => call.getQuickQuestions('', address),
        () => call.openChatSession({ publicKey: SHOP_KEYS.open }, address),
        () => call.openChatSession('{', address),
        () => call.sendChatMessage(session, { text: '' }, address),
        () => call.getChatExecution({ sessionToken: 'x' }, newId(), address),
        () => call.get('/api/public/v1/nothing', address),
        () => request(service.url).put('/api/public/v1/chat/messages').set(address),
        () =>
          request(service.url)
            .options('/api/public/v1/chat/messages')
            .set({ ...address, Origin: SHOP_ORIGIN }),
      ][index % 10]!(),
    )
    assert.equal(statuses(answers)['429'], undefined)
    for (const knock of [
      () => read(SHOP_KEYS.open, address),
      () => call.get('/api/public/v1/nothing', address),
      () => request(service.url).put('/api/public/v1/chat/messages').set(address),
      () => request(service.url).options('/api/public/v1/chat/messages').set(address),
    ]) {
      const answer = await knock()
      assertRefused(answer, 429, 'rate_limited')
      assert.equal(answer.headers['vary'], VARY)
    }
  })
  it('allow a page to read that it is limited, with its key and with its session', async () => {
    const address = { ...from('192.0.2.5'), Origin: SHOP_ORIGIN }
    const session = await call.session(SHOP_KEYS.site)
    await call.getChatExecution(session, newId())
    await times(60, () => read(SHOP_KEYS.site, address))
    for (const answer of [
      await read(SHOP_KEYS.site, address),
      await call.getChatExecution(session, newId(), address),
    ]) {
      assertRefused(answer, 429, 'rate_limited')
      assert.equal(answer.headers['access-control-allow-origin'], SHOP_ORIGIN)
      assert.match(answer.headers['access-control-expose-headers'] ?? '', /Retry-After/)
    }
    const opening = { publicKey: SHOP_KEYS.site }
    for (const answer of [
      await call.openChatSession(opening, address),
      await read('pk_live_Nobody', address),
      await call.get('/api/public/v1/nothing', address),
    ]) {
      assertRefused(answer, 429, 'rate_limited')
      assert.equal(answer.headers['access-control-allow-origin'], SHOP_ORIGIN)
      assert.equal(answer.headers['retry-after'], '60')
    }
    const preflight = await request(service.url)
      .options('/api/public/v1/chat/sessions')
      .set({ ...address, 'Access-Control-Request-Method': 'POST' })
    assert.deepEqual([preflight.status, preflight.headers['access-control-allow-origin']], [204, SHOP_ORIGIN])
    const elsewhere = await read(SHOP_KEYS.site, { ...address, Origin: 'https://elsewhere.example' })
    assert.deepEqual([elsewhere.status, elsewhere.headers['access-control-allow-origin']], [429, undefined])
  })
  it('let exactly 600 of 650 parallel requests of a key through, and affect no other key', async () => {
    const session = await call.session(SHOP_KEYS.open)
    service.clock.advance(MINUTE)
    const answers = await times(650, index =>
      index % 2 === 0 ? read(SHOP_KEYS.open) : call.getChatExecution(session, newId()),
    )
    assert.equal(statuses(answers)['429'], 50)
    const limited = answers.find(answer => answer.status === 429)!
    assert.deepEqual(
      [limited.headers['ratelimit-limit'], limited.headers['ratelimit-remaining'], limited.headers['retry-after']],
      ['600', '0', '60'],
    )
    assertRefused(await call.openChatSession({ publicKey: SHOP_KEYS.open }), 429, 'rate_limited')
    assert.equal((await read(SHOP_KEYS.site)).status, 200)
    service.clock.advance(MINUTE)
    assert.equal((await read(SHOP_KEYS.open)).status, 200)
  })
  it('count refused origins and paused keys for the key too', async () => {
    await times(600, () => read(SHOP_KEYS.site, { Origin: 'https://elsewhere.example' }))
    assert.equal((await read(SHOP_KEYS.site)).status, 429)
  })
  it('have after each request the remaining budget of the most restrictive window', async () => {
    const answer = await read(SHOP_KEYS.open)
    assert.deepEqual(
      [answer.headers['ratelimit-limit'], answer.headers['ratelimit-remaining'], answer.headers['ratelimit-reset']],
      ['60', '59', '60'],
    )
    assert.equal(answer.headers['retry-after'], undefined)
  })
})
