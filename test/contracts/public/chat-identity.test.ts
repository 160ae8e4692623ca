import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { SignJWT } from 'jose'
import { newId } from '../../../adapters/ids.ts'
import { signIdentity } from '../../../generated/sdk/dist/identity.js'
import { startAdminService, adminWorkspace, type AdminWorkspace } from '../../support/admin.ts'
import { successBody } from '../admin/fixtures.ts'
import { assertRefused, bearer, callersOf, type Loose, type Session } from '../callers.ts'
import { openStream } from './chat-streams.ts'

const KEY = 'pk_live_IdentityShopKey0001'
const OTHER_KEY = 'pk_live_IdentityShopKey0002'
const STRICT_KEY = 'pk_live_IdentityShopKey0003'
const NEIGHBOUR_KEY = 'pk_live_IdentityNeighbour01'
const HOUR_MS = 3_600_000

const who = {
  code: 'who',
  name: 'Who is it',
  triggers: [{ type: 'chat_intent', intent: 'who' }],
  nodes: [
    {
      id: 'tell',
      next: 'more',
      type: 'message',
      text:
        "{{ conversation.customer.proven ? 'proven' : 'claimed' }} {{ conversation.customer.id }} " +
        '{{ conversation.customer.email }} {{ conversation.customer.properties.plan }}',
    },
    { id: 'more', type: 'input', field: { name: 'more', type: 'text', label: 'More?' } },
  ],
}

describe('openChatSession with an identity', async () => {
  const { service } = await startAdminService()
  const shop = await adminWorkspace(service, 'Identity', {
    keys: [
      { name: 'widget', key: KEY },
      { name: 'other', key: OTHER_KEY },
      { name: 'strict', key: STRICT_KEY, provenCustomersOnly: true },
    ],
    flows: [who],
  })
  const neighbour = await adminWorkspace(service, 'Identity Neighbour', {
    keys: [{ name: 'widget', key: NEIGHBOUR_KEY }],
  })
  after(() => service.stop())
  const call = callersOf(service)
  let secret: string

  const keyIdOf = async ({ token }: AdminWorkspace, key: string) => {
    const { items } = await successBody(token.get('/keys?limit=100'))
    return String((items as Loose[]).find(found => found['key'] === key)?.['id'])
  }
  const newSecret = async (workspace: AdminWorkspace, key: string) =>
    await successBody(workspace.token.post(`/keys/${await keyIdOf(workspace, key)}/identity-secrets`))
  before(async () => {
    secret = String((await newSecret(shop, KEY))['secret'])
  })

  const tokenFor = async (id: string, more: object = {}) =>
    await signIdentity({ secret, publicKey: KEY, customer: { id }, now: service.clock.now(), ...more })
  const open = async (body: object, held?: Pick<Session, 'sessionToken'>) =>
    await call.openChatSession({ publicKey: KEY, ...body }, held === undefined ? {} : bearer(held))
  const opened = async (body: object, held?: Session): Promise<Session> => {
    const answer = await open({ ...(held === undefined ? {} : { conversationId: held.conversationId }), ...body }, held)
    assert.equal(answer.status, 201, answer.text)
    return answer.body as Session
  }
  const customerOf = async ({ conversationId }: Session) =>
    (await successBody(shop.token.get(`/conversations/${conversationId}`)))['customer'] as Loose
  const ask = async (session: Session) => await call.sendChatMessage(session, { intentName: 'who', text: 'Who am I?' })
  const textOf = async (session: Session) => {
    const { status, body } = await ask(session)
    assert.equal(status, 200)
    return (body.reply.blocks as Loose[])[0]?.['payload'].text as string
  }
  const invalid = (answer: Awaited<ReturnType<typeof open>>, reason: string) =>
    assert.deepEqual(assertRefused(answer, 401, 'invalid_identity'), { reason })

  it('proves the customer to flows, to the team and to servers', async () => {
    const customer = { id: 'c-1', name: 'Ada', email: 'ada@acme.example', properties: { plan: 'premium' } }
    const session = await opened({
      identity: await tokenFor('c-1', { customer }),
      customer: { id: 'somebody', email: 'else@acme.example' },
    })
    assert.equal(await textOf(session), 'proven c-1 ada@acme.example premium')
    assert.deepEqual(await customerOf(session), {
      ...{ id: 'c-1', name: 'Ada', email: 'ada@acme.example', proven: true },
    })
    const { body } = await call.listEngineConversations(`?tenant_id=${shop.tenantId}&customer_id=c-1`)
    assert.deepEqual(
      (body.items as Loose[]).map(found => (found['customer'] as Loose)['proven'] as unknown),
      [true],
    )
  })

  it('leaves what a page says about its visitor a claim', async () => {
    const session = await opened({ customer: { id: 'c-1', email: 'eve@acme.example' } })
    assert.equal(await textOf(session), 'claimed c-1 eve@acme.example ')
    assert.equal((await customerOf(session))['proven'], false)
    const claim = { id: 'c-1', proven: true, properties: { plan: 'premium' } }
    assert.equal(await textOf(await opened({ customer: claim })), 'claimed c-1  ')
  })

  describe('refuses a token', () => {
    const signed = async (claims: object, key = secret, alg = 'HS256') =>
      await new SignJWT({ sub: 'c-1', aud: KEY, exp: seconds(HOUR_MS), ...claims })
        .setProtectedHeader({ alg })
        .sign(new TextEncoder().encode(key))
    const seconds = (ahead: number) => Math.floor((service.clock.now().getTime() + ahead) / 1000)

    it('that is not a token, and one with another algorithm or without a signature', async () => {
      for (const identity of ['x', 'a.b.c', await signed({}, secret, 'HS512'), `${unsigned({ alg: 'none' })}.`])
        invalid(await open({ identity }), 'malformed')
    })
    it('of another secret, and of one of another key or workspace', async () => {
      const others = [String((await newSecret(shop, OTHER_KEY))['secret'])]
      others.push(String((await newSecret(neighbour, NEIGHBOUR_KEY))['secret']), `idsec_${'x'.repeat(43)}`)
      for (const other of others) invalid(await open({ identity: await signed({}, other) }), 'signature')
      const identity = await signed({})
      for (const publicKey of [OTHER_KEY, NEIGHBOUR_KEY]) invalid(await open({ identity, publicKey }), 'signature')
      const [head, , signature] = identity.split('.')
      const changed = Buffer.from(JSON.stringify({ sub: 'c-2', aud: KEY, exp: seconds(HOUR_MS) })).toString('base64url')
      invalid(await open({ identity: `${head}.${changed}.${signature}` }), 'signature')
    })
    it('that has expired, is not valid yet, or would be for more than a day', async () => {
      invalid(await open({ identity: await signed({ exp: seconds(-61_000) }) }), 'expired')
      invalid(await open({ identity: await signed({ nbf: seconds(HOUR_MS) }) }), 'expired')
      invalid(await open({ identity: await signed({ exp: seconds(25 * HOUR_MS) }) }), 'lifetime')
      for (const exp of [seconds(-30_000), seconds(24 * HOUR_MS)])
        assert.equal((await open({ identity: await signed({ exp }) })).status, 201)
    })
    it('for another audience, and takes a list with the key in it', async () => {
      for (const aud of [OTHER_KEY, undefined]) invalid(await open({ identity: await signed({ aud }) }), 'audience')
      assert.equal((await open({ identity: await signed({ aud: ['shop', KEY] }) })).status, 201)
    })
    it('whose claims break a rule', async () => {
      for (const claims of [
        { sub: undefined },
        { sub: '' },
        { sub: 'x'.repeat(201) },
        { exp: undefined },
        { email: 'nobody' },
        { name: 7 },
        { properties: { plan: { nested: true } } },
        { properties: { Plan: 'upper case' } },
        { properties: { plan: 'x'.repeat(201) } },
        { properties: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`p${index}`, 1])) },
      ])
        invalid(await open({ identity: await signed(claims) }), 'claims')
      assert.equal((await open({ identity: 'x'.repeat(8193) })).body.error, 'validation_failed')
    })
    it('and creates no conversation', async () => {
      const count = async () =>
        (await service.database.pool.query('select from conversations where tenant_id = $1', [shop.tenantId])).rowCount
      const before = await count()
      invalid(await open({ identity: 'x' }), 'malformed')
      assert.equal(await count(), before)
    })
  })

  describe('and the same conversation', () => {
    it('goes on for its customer alone', async () => {
      const session = await opened({ identity: await tokenFor('c-2') })
      await opened({ identity: await tokenFor('c-2') }, session)
      const { conversationId } = session
      assertRefused(await open({ conversationId }, session), 401, 'invalid_session_token')
      assertRefused(await open({ conversationId, customer: { id: 'c-2' } }, session), 401, 'invalid_session_token')
      const other = await open({ conversationId, identity: await tokenFor('c-3') }, session)
      assertRefused(other, 401, 'invalid_session_token')
      assert.equal((await customerOf(session))['id'], 'c-2')
    })

    it('becomes that of a visitor who signs in, with nothing left of what the page had claimed', async () => {
      const claimed = await opened({ customer: { id: 'c-9', name: 'Eve', email: 'eve@acme.example' } })
      const { body: started } = await ask(claimed)
      const proven = await opened({ identity: await tokenFor('c-4') }, claimed)
      assert.equal(proven.conversationId, claimed.conversationId)
      assert.deepEqual(await customerOf(proven), { id: 'c-4', name: null, email: null, proven: true })
      assert.equal(await textOf(proven), 'proven c-4  ')

      const { executionId, waitToken } = started.reply as Loose
      const answer = { executionId, waitToken, input: { values: { more: 'no' } } }
      for (const refused of [
        await ask(claimed),
        await call.sendChatMessage(claimed, answer),
        await call.getChatExecution(claimed, String(executionId)),
      ])
        assertRefused(refused, 401, 'invalid_session_token')
      assert.equal((await openStream(service, claimed)).response.status, 401)
      assert.equal((await call.sendChatMessage(proven, answer)).status, 200)
    })

    it('ends the streams of sessions from before the proof', async () => {
      const claimed = await opened({})
      await ask(claimed)
      const stream = await openStream(service, claimed)
      await stream.nextOf('state')
      const proven = await opened({ identity: await tokenFor('c-5') }, claimed)
      assert.deepEqual((await stream.nextOf('end')).data, { reason: 'refused' })
      const own = await openStream(service, proven)
      assert.equal(own.response.status, 200)
      own.close()
    })

    it('takes one of two customers who prove themselves at once', async () => {
      const claimed = await opened({})
      const answers = await Promise.all(
        ['c-6', 'c-7'].map(async id =>
          open({ conversationId: claimed.conversationId, identity: await tokenFor(id) }, claimed),
        ),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 401])
      const winner = answers.findIndex(({ status }) => status === 201)
      assert.equal((await customerOf(claimed))['id'], ['c-6', 'c-7'][winner])
    })
  })

  describe('a key that takes proven customers only', () => {
    it('refuses the id of a customer that nothing proves, and takes visitors without one', async () => {
      const strict = async (body: object) => await open({ publicKey: STRICT_KEY, ...body })
      assertRefused(await strict({ customer: { id: 'c-1' } }), 403, 'identity_required')
      assert.equal((await strict({ customer: { name: 'Ada' } })).status, 201)
      assert.equal((await strict({})).status, 201)
      const { secret: own } = (await newSecret(shop, STRICT_KEY)) as { secret: string }
      const identity = await tokenFor('c-1', { secret: own, publicKey: STRICT_KEY })
      assert.equal((await strict({ identity, customer: { id: 'c-1' } })).status, 201)
    })
    it('is one as soon as it was changed', async () => {
      const id = await keyIdOf(shop, OTHER_KEY)
      const change = { provenCustomersOnly: true }
      const { provenCustomersOnly } = await successBody(shop.token.patch(`/keys/${id}`, change, { 'If-Match': '*' }))
      assert.equal(provenCustomersOnly, true)
      const claim = { publicKey: OTHER_KEY, customer: { id: newId() } }
      for (let status = 0; status !== 403; status = (await open(claim)).status) assert.notEqual(status, 500)
    })
  })
})

function unsigned(header: object): string {
  return [header, { sub: 'c-1' }].map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
}
