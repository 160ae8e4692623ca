import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startTestService } from '../../support/service.ts'
import { applyShop, SHOP_KEYS, type Shop } from '../../support/workspace.ts'
import { assertRefused, callersOf, type Session } from '../callers.ts'

/** Bodies are read by one module for all surfaces; the two that take a body are tested. */
describe('a JSON body', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  let shop: Shop
  let session: Session
  before(async () => {
    shop = await applyShop(service.database)
    session = await call.session(SHOP_KEYS.open)
  })
  after(() => service.stop())

  /** The members of a valid request with one more, written as JSON text. */
  const send = {
    public: (member: string, headers = {}) =>
      call.sendChatMessage(session, `{"text":"hi","intentName":"rest"${member}}`, headers),
    engine: (member: string, headers = {}) =>
      call.triggerChat(`{"tenant_id":"${shop.tenantId}","intent_name":"rest"${member}}`, headers),
  }
  const refusedOnBoth = async (member: string, status: number, codes: { public: string; engine: string }) => [
    assertRefused(await send.public(member), status, codes.public),
    assertRefused(await send.engine(member), status, codes.engine),
  ]
  const malformed = { public: 'invalid_input', engine: 'invalid_input' }
  const rejected = { public: 'validation_failed', engine: 'invalid_input' }
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

  it('is valid as the tests below use it', async () => {
    assert.deepEqual([(await send.public('')).status, (await send.engine('')).status], [200, 200])
  })
  for (const [what, member] of Object.entries({
    'that ends early': ',"context":',
    'with a trailing comma': ',',
    'in two values': '}{',
  })) {
    it(`${what} is refused`, async () => {
      await refusedOnBoth(member, 400, malformed)
    })
  }
  it('is refused when it is not an object', async () => {
    for (const body of ['[]', 'null', '"text"', '7', 'true']) {
      assertRefused(await call.sendChatMessage(session, body), 400, 'invalid_input')
      assertRefused(await call.triggerChat(body), 400, 'invalid_input')
    }
  })
  it('is refused when it is missing', async () => {
    assertRefused(await call.sendChatMessage(session, undefined), 400, 'invalid_input')
    assertRefused(await call.triggerChat(undefined), 400, 'invalid_input')
  })
  it('is refused when it is not UTF-8', async () => {
    const test = call.sendChatMessage(session, undefined)
    test.write(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))
    assertRefused(await test, 400, 'invalid_input')
  })
  it('passes with 64 levels, and is refused with 65 and with 10,000', async () => {
    assert.equal((await send.public(`,"unknown":{"deep":${nested(62)}}`)).status, 200)
    await refusedOnBoth(`,"unknown":{"deep":${nested(63)}}`, 400, malformed)
    await refusedOnBoth(`,"context":{"deep":${nested(10_000)}}`, 400, malformed)
    await refusedOnBoth(`,"variables":{"deep":${nested(10_000)}}`, 400, malformed)
    await refusedOnBoth(`,"context":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400, malformed)
  })
  for (const name of ['__proto__', 'constructor', 'prototype']) {
    it(`is refused with the key ${name} anywhere`, async () => {
      for (const member of [
        `,"${name}":{"text":"x"}`,
        `,"context":{"${name}":1}`,
        `,"context":{"list":[[{"a":{"${name}":null}}]]}`,
        `,"input":{"values":{"${name}":"x"}}`,
        `,"variables":{"a":{"${name}":1}}`,
      ]) {
        await refusedOnBoth(member, 400, malformed)
      }
    })
    it(`is rejected with ${name} as the name of a variable, and the name is given`, async () => {
      for (const details of await refusedOnBoth(`,"variables":{"${name}":1}`, 422, rejected))
        assert.equal(details['key'], name)
    })
  }
  it('is refused with text that no database stores: U+0000 and half of a surrogate pair', async () => {
    for (const text of ['\\u0000', 'a\\ud800b', '\\udc00']) {
      for (const member of [`,"context":{"a":"${text}"}`, `,"context":{"${text}":1}`, `,"variables":{"a":"${text}"}`])
        await refusedOnBoth(member, 400, malformed)
    }
    assert.equal((await send.public(',"context":{"a":"\\ud83d\\ude00"}')).status, 200)
  })
  it('is refused with a media type other than JSON, and read with a JSON dialect or with parameters', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'multipart/form-data; boundary=x',
    ]) {
      assertRefused(await send.public('', { 'Content-Type': type }), 415, 'unsupported_media_type')
      assertRefused(await send.engine('', { 'Content-Type': type }), 415, 'unsupported_media_type')
    }
    for (const type of ['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/problem+json'])
      assert.equal((await send.public('', { 'Content-Type': type })).status, 200, type)
  })
  it('is refused with more than 1 MiB, whether or not its length is declared', async () => {
    const fitting = `{"text":"hi","intentName":"rest","unknown":{"a":"${'x'.repeat(1024 * 1024 - 52)}"}}`
    assert.equal(fitting.length, 1024 * 1024)
    assert.equal((await call.sendChatMessage(session, fitting)).status, 200)
    assertRefused(await call.sendChatMessage(session, `${fitting} `), 413, 'payload_too_large')
    const chunked = call.sendChatMessage(session, undefined)
    chunked.write(fitting)
    chunked.write(' ')
    assertRefused(await chunked, 413, 'payload_too_large')
  })

  describe('with variables', () => {
    const variables = (value: unknown) => `,"variables":${JSON.stringify(value)}`
    const ofSize = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) })
    const keys = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]))
    const deep = (levels: number) => ({ a: JSON.parse(nested(levels)) })

    const borders: [what: string, fits: unknown, rejected: unknown, key: string][] = [
      ['50 keys', keys(50), keys(51), 'variables'],
      ['4,096 bytes', ofSize(4096), ofSize(4097), 'variables'],
      ['4,096 bytes in UTF-8', { a: 'é'.repeat(2044) }, { a: `${'é'.repeat(2044)}x` }, 'variables'],
      ['64 characters in a name', { ['a'.repeat(64)]: 1 }, { ['a'.repeat(65)]: 1 }, 'a'.repeat(65)],
      ['four levels of arrays', deep(4), deep(5), 'a'],
      [
        'scalars, null and arrays',
        { a: 'x', b: 1.5, c: true, d: null, e: [1, [null]] },
        { ok: 1, object: {} },
        'object',
      ],
      ['no objects inside arrays', { a: [[1]] }, { a: [[{}]] }, 'a'],
      ['names of lower-case letters, digits and underscores', { a_1: 1 }, { 'a-1': 1 }, 'a-1'],
      ['names that begin with a letter', { a1: 1 }, { _a: 1 }, '_a'],
      ['names without capitals', { name: 1 }, { Name: 1 }, 'Name'],
      ['an empty map, but not an empty name', {}, { '': 1 }, ''],
    ]
    for (const [what, fits, wrong, key] of borders) {
      it(`allows ${what}, and rejects anything beyond that with the name of the variable`, async () => {
        assert.equal((await send.public(variables(fits))).status, 200)
        assert.equal((await send.engine(variables(fits))).status, 200)
        for (const details of await refusedOnBoth(variables(wrong), 422, rejected)) assert.equal(details['key'], key)
      })
    }
    it('rejects a value that is not a map with 422, not 400', async () => {
      for (const wrong of ['[]', '"x"', '7', 'true']) {
        for (const details of await refusedOnBoth(`,"variables":${wrong}`, 422, rejected))
          assert.equal(details['key'], 'variables')
      }
    })
    it('takes null for no map', async () => {
      for (const post of Object.values(send)) assert.equal((await post(',"variables":null')).status, 200)
    })
  })
})
