import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startTestService } from '../../support/service.ts'
import { applyNeighbour, applyShop, NEIGHBOUR_KEY, SHOP_KEYS, type Shop } from '../../support/workspace.ts'
import { assertRefused, assertViolations, bearer, callersOf, type Loose, type Session } from '../callers.ts'

describe('openChatSession', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  let shop: Shop
  before(async () => {
    shop = await applyShop(service.database)
    await applyNeighbour(service.database)
  })
  after(() => service.stop())

  const conversation = async (id: string) =>
    (
      await service.database.pool.query<Loose>('select * from conversations where tenant_id = $1 and id = $2', [
        shop.tenantId,
        id,
      ])
    ).rows[0]!

  describe('refuses', () => {
    it('a request without a key, and names the missing field', async () => {
      assertViolations(await call.openChatSession({}), 400, 'invalid_input', [['publicKey', 'required']])
    })
    it('a key that is not text', async () => {
      assertViolations(await call.openChatSession({ publicKey: 7 }), 400, 'invalid_input', [['publicKey', 'required']])
      assertViolations(
        await call.openChatSession({ publicKey: 7 }, { 'X-Service-Public-Key': SHOP_KEYS.open }),
        400,
        'invalid_input',
        [['publicKey', 'type']],
      )
    })
    for (const [what, body] of Object.entries({
      'no body': undefined,
      'broken JSON': '{"publicKey":',
      'a list': '[]',
      'null': 'null',
      'a text': '"pk"',
    })) {
      it(`${what} instead of an object`, async () => {
        assertRefused(
          await call.openChatSession(body, { 'X-Service-Public-Key': SHOP_KEYS.open }),
          400,
          'invalid_input',
        )
        assertRefused(await call.openChatSession(body), 400, 'invalid_input')
      })
    }
    it('values of the wrong JSON type, and gives the path of each', async () => {
      const answer = await call.openChatSession({
        publicKey: SHOP_KEYS.open,
        locale: 1,
        customer: { id: 7 },
        page: 'home',
      })
      assert.equal(answer.status, 400)
      assert.deepEqual(answer.body.details.validation_errors.map((error: { field: string }) => error.field).sort(), [
        'customer.id',
        'locale',
        'page',
      ])
    })
    it('well-typed values outside their rules with 422', async () => {
      const publicKey = SHOP_KEYS.open
      assertViolations(await call.openChatSession({ publicKey, locale: 'x' }), 422, 'validation_failed', [
        ['locale', 'pattern'],
      ])
      assertViolations(
        await call.openChatSession({ publicKey, customer: { email: 'nobody' } }),
        422,
        'validation_failed',
        [['customer.email', 'format']],
      )
      assertViolations(
        await call.openChatSession({ publicKey, page: { type: 'x'.repeat(41) } }),
        422,
        'validation_failed',
        [['page.type', 'max_length']],
      )
      assertViolations(await call.openChatSession({ publicKey, conversationId: 'mine' }), 422, 'validation_failed', [
        ['conversationId', 'format'],
      ])
    })
    it('variables outside their limits with 422, also when they are not an object', async () => {
      assert.equal(
        assertRefused(
          await call.openChatSession({ publicKey: SHOP_KEYS.open, variables: { Name: 1 } }),
          422,
          'validation_failed',
        )['key'],
        'Name',
      )
      assert.equal(
        assertRefused(
          await call.openChatSession({ publicKey: SHOP_KEYS.open, variables: 'x' }),
          422,
          'validation_failed',
        )['key'],
        'variables',
      )
    })
    it('another conversation without its token, with a foreign token, and with one of another key', async () => {
      const publicKey = SHOP_KEYS.open
      const mine = await call.session(publicKey)
      const other = await call.session(publicKey)
      const otherKey = await call.session(SHOP_KEYS.onlyOrders)
      const neighbour = await call.session(NEIGHBOUR_KEY)
      const { conversationId } = mine
      assertRefused(await call.openChatSession({ publicKey, conversationId }), 401, 'invalid_session_token')
      assertRefused(
        await call.openChatSession({ publicKey, conversationId }, bearer(other)),
        401,
        'invalid_session_token',
      )
      assertRefused(
        await call.openChatSession({ publicKey, conversationId: otherKey.conversationId }, bearer(otherKey)),
        401,
        'invalid_session_token',
      )
      assertRefused(
        await call.openChatSession({ publicKey, conversationId: neighbour.conversationId }, bearer(neighbour)),
        401,
        'invalid_session_token',
      )
      assertRefused(
        await call.openChatSession({ publicKey, conversationId: newId() }, bearer(mine)),
        401,
        'invalid_session_token',
      )
    })
    it('an expired token for its own conversation, if no run waits', async () => {
      const { conversationId, ...session } = await call.session(SHOP_KEYS.open)
      service.clock.advance(60 * 60_000)
      assertRefused(
        await call.openChatSession({ publicKey: SHOP_KEYS.open, conversationId }, bearer({ ...session })),
        401,
        'invalid_session_token',
      )
    })
  })

  it('answers a token for one hour, the conversation, the intents by priority, and the quick questions', async () => {
    const answer = await call.openChatSession({ publicKey: SHOP_KEYS.open })
    assert.equal(answer.status, 201)
    const { expiresAt, intents, quickQuestions } = answer.body
    const lifetime = Date.parse(expiresAt) - service.clock.now().getTime()
    assert.ok(lifetime > 3_599_000 - 1 && lifetime <= 3_600_000, `${lifetime} ms`)
    assert.deepEqual(
      intents.map((intent: { name: string }) => intent.name),
      ['plans', 'order_status', 'plans_compare', 'apply', 'brief', 'context', 'echo', 'fail', 'rest'],
    )
    assert.deepEqual(intents[1], {
      name: 'order_status',
      label: 'Track my order',
      subtitle: 'Takes a minute',
      icon: { kind: 'emoji', value: '📦' },
      accentColor: '#0a7',
      styleVariant: 'card',
      pinned: true,
    })
    assert.deepEqual(intents[0], {
      name: 'plans',
      label: 'plans',
      subtitle: '',
      icon: null,
      accentColor: '',
      styleVariant: '',
      pinned: false,
    })
    assert.deepEqual(quickQuestions, (await call.getQuickQuestions(`?publicKey=${SHOP_KEYS.open}`)).body.quickQuestions)
  })
  it('stores of the visitor and the page what the contract describes, and nothing else that is sent', async () => {
    const flood = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`more_${index}`, 'x'.repeat(500)]))
    const { conversationId } = await call.session(SHOP_KEYS.open, {
      customer: { id: 'c1', name: 'Ada', ...flood },
      page: { type: 'cart', url: 'https://shop.acme.example/cart', ...flood },
    })
    const { customer, page } = await conversation(conversationId)
    assert.deepEqual(customer, { id: 'c1', name: 'Ada' })
    assert.deepEqual(page, { type: 'cart', url: 'https://shop.acme.example/cart' })
  })
  it('accepts the key in body, header and query', async () => {
    assert.equal((await call.openChatSession({ publicKey: SHOP_KEYS.open })).status, 201)
    assert.equal((await call.openChatSession({}, { 'X-Service-Public-Key': SHOP_KEYS.open })).status, 201)
    assert.equal((await call.post(`/api/public/v1/chat/sessions?publicKey=${SHOP_KEYS.open}`, {}, {})).status, 201)
  })
  it('offers only the intents in the allow-list of the key, and none when it is empty', async () => {
    assert.deepEqual(
      (await call.session(SHOP_KEYS.onlyOrders)).intents.map(intent => intent.name),
      ['order_status', 'plans_compare'],
    )
    const { intents, quickQuestions } = await call.session(SHOP_KEYS.noIntents)
    assert.deepEqual(intents, [])
    assert.deepEqual(
      quickQuestions.map(row => row['intentName']),
      [null, null, null, null],
    )
  })
  it('continues the conversation whose token is sent, merges its variables and preserves its facts', async () => {
    const publicKey = SHOP_KEYS.open
    const first = await call.session(publicKey, {
      locale: 'de',
      customer: { id: 'c1', name: 'Ada' },
      page: { type: 'cart' },
      variables: { first_name: 'Ada', city: 'Bonn' },
    })
    const again = await call.openChatSession(
      {
        publicKey,
        conversationId: first.conversationId.toUpperCase(),
        customer: { email: 'ada@acme.example' },
        variables: { city: 'Köln' },
      },
      bearer(first),
    )
    assert.equal(again.status, 201)
    assert.equal(again.body.conversationId, first.conversationId)
    const stored = await conversation(first.conversationId)
    assert.deepEqual(stored.variables, { first_name: 'Ada', city: 'Köln' })
    assert.deepEqual(stored.customer, { id: 'c1', name: 'Ada', email: 'ada@acme.example' })
    assert.deepEqual([stored.customer_id, stored.locale, stored.page], ['c1', 'de', { type: 'cart' }])
  })
  describe('with an expired token', () => {
    const publicKey = SHOP_KEYS.open
    const run = async (intentName: string) => {
      const session = await call.session(publicKey)
      const { body } = await call.sendChatMessage(session, { text: 'hi', intentName })
      return { session, reply: body.reply as Loose }
    }
    const renew = ({ conversationId }: Session, token: string, key: string = publicKey) =>
      call.openChatSession({ publicKey: key, conversationId }, { Authorization: `Bearer ${token}` })

    it('continues the conversation of a run that waits, so that an answer after 61 minutes is taken', async () => {
      const { session, reply } = await run('order_status')
      service.clock.advance(61 * 60_000)
      const answer = {
        executionId: reply['executionId'],
        waitToken: reply['waitToken'],
        input: { values: { order_no: '999999' } },
      }
      assertRefused(await call.sendChatMessage(session, answer), 401, 'invalid_session_token')
      const renewed = await renew(session, session.sessionToken)
      assert.deepEqual([renewed.status, renewed.body.conversationId], [201, session.conversationId])
      assert.equal((await call.sendChatMessage(renewed.body as Session, answer)).body.reply.status, 'completed')
      service.clock.advance(61 * 60_000)
      assertRefused(await renew(session, renewed.body.sessionToken as string), 401, 'invalid_session_token')
    })
    it('continues the conversation of a run that waits for its timer', async () => {
      const { session } = await run('rest')
      service.clock.advance(61 * 60_000)
      assert.equal((await renew(session, session.sessionToken)).status, 201)
    })
    it("proves no more than before: a stranger's, a changed, or one of another key is 401", async () => {
      const { session } = await run('order_status')
      const [stranger, ofOtherKey] = [await call.session(publicKey), await call.session(SHOP_KEYS.onlyOrders)]
      service.clock.advance(61 * 60_000)
      const [head, payload, signature = ''] = session.sessionToken.split('.')
      const changed = [head, payload, (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)].join('.')
      for (const token of [stranger.sessionToken, ofOtherKey.sessionToken, changed, 'x'])
        assertRefused(await renew(session, token), 401, 'invalid_session_token')
      assertRefused(await renew(session, session.sessionToken, SHOP_KEYS.onlyOrders), 401, 'invalid_session_token')
    })
    it('does not continue a conversation whose wait has expired', async () => {
      const { session, reply } = await run('order_status')
      service.clock.set(new Date(Date.parse(reply['waitExpiresAt'] as string) - 1))
      assert.equal((await renew(session, session.sessionToken)).status, 201)
      service.clock.advance(1)
      assertRefused(await renew(session, session.sessionToken), 401, 'invalid_session_token')
    })
  })
  it('passes variables that override declared defaults, the customer and the locale to a flow', async () => {
    const session = await call.session(SHOP_KEYS.open, {
      locale: 'de',
      customer: { name: 'Ada' },
      variables: { first_name: 'Ada' },
    })
    const hello = await call.sendChatMessage(session, { text: 'hi', intentName: 'order_status' })
    assert.equal(hello.body.reply.blocks[0].payload.text, 'Hello Ada')
    const told = await call.sendChatMessage(session, { text: 'hi', intentName: 'context' })
    assert.match(told.body.reply.blocks[0].payload.text, /Ada de$/)
  })
  it('counts each session for its key', async () => {
    const count = async () =>
      Number(
        (
          await service.database.pool.query(
            "select coalesce(sum(count), 0) as n from key_usage where kind = 'session' and tenant_id = $1",
            [shop.tenantId],
          )
        ).rows[0].n,
      )
    const before = await count()
    await Promise.all(Array.from({ length: 5 }, () => call.session(SHOP_KEYS.open)))
    assert.equal(await count(), before + 5)
  })
  it('ignores unknown fields', async () => {
    assert.equal(
      (await call.openChatSession({ publicKey: SHOP_KEYS.open, tomorrow: { is: 'another day' } })).status,
      201,
    )
  })
  it('opens even if the stored quick questions are broken', async () => {
    const path = 'widget/quick_questions/questions'
    const {
      rows: [{ value }],
    } = await service.database.pool.query('select value from config_values where path = $1', [path])
    await service.database.pool.query('update config_values set value = $2 where path = $1', [path, { not: 'a list' }])
    const answer = await call.openChatSession({ publicKey: SHOP_KEYS.open })
    await service.database.pool.query('update config_values set value = $2 where path = $1', [
      path,
      JSON.stringify(value),
    ])
    assert.equal(answer.status, 201)
    assert.deepEqual(answer.body.quickQuestions, [])
  })
})
