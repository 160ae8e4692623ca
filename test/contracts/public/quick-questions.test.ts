import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { eventually } from '../../support/eventually.ts'
import { startTestService } from '../../support/service.ts'
import { applyNeighbour, applyShop, NEIGHBOUR_KEY, SHOP_KEYS, SHOP_ORIGIN, type Shop } from '../../support/workspace.ts'
import { assertRefused, assertViolations, callersOf, type Loose } from '../callers.ts'

const VARY = 'Origin, X-Service-Public-Key'

const PATH = 'widget/quick_questions/questions'
const CACHE_CONTROL = 'max-age=60, public, s-maxage=300, stale-while-revalidate=300'

describe('getQuickQuestions', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  let shop: Shop
  let neighbour: string
  before(async () => {
    shop = await applyShop(service.database)
    neighbour = await applyNeighbour(service.database)
  })
  after(() => service.stop())

  const read = (key: string, query = '') => call.getQuickQuestions(`?publicKey=${key}${query}`)
  const rows = async (key: string, query = '') => (await read(key, query)).body.quickQuestions as Loose[]
  const configure = async (value: unknown) => {
    await service.database.pool.query(
      `insert into config_values (scope_kind, scope_id, path, value) values ('tenant', $1, $2, $3)
      on conflict (scope_kind, scope_id, path) do update set value = excluded.value`,
      [neighbour, PATH, JSON.stringify(value)],
    )
  }

  it('refuses a request without a key', async () => {
    assertViolations(await call.getQuickQuestions(''), 400, 'invalid_input', [['publicKey', 'required']])
  })
  it('refuses page types that are too long', async () => {
    assertViolations(await read(SHOP_KEYS.open, `&pageTypes=${'x'.repeat(201)}`), 400, 'invalid_input', [
      ['pageTypes', 'max_length'],
    ])
  })
  it('is 404 where the stored value is not a list of questions', async () => {
    for (const broken of [{ a: 1 }, 'text', [{ question: 'x', pageType: 'attic' }], [null]]) {
      await configure(broken)
      assertRefused(await read(NEIGHBOUR_KEY), 404, 'not_found')
    }
  })

  it('answers the rows with the bound flow, and null where no intent can be sent', async () => {
    const answer = await read(SHOP_KEYS.open)
    assert.deepEqual(answer.body, {
      quickQuestions: [
        {
          question: 'Where is my order?',
          pageType: 'general',
          flowId: shop.flows.orderStatus,
          intentName: 'order_status',
        },
        { question: 'Which plans are there?', pageType: 'product', flowId: shop.flows.plans, intentName: 'plans' },
        { question: 'What comes next?', pageType: 'cart', flowId: shop.flows.draft, intentName: null },
        { question: 'Anything else?', pageType: 'category', flowId: '', intentName: null },
      ],
      publishedAt: null,
    })
  })
  it('gives the intent for the presenting key: of a flow with several, the first that the key may send', async () => {
    const intents = async (key: string) => (await rows(key)).map(row => row['intentName'] as string | null)
    assert.deepEqual(await intents(SHOP_KEYS.onlyOrders), ['order_status', 'plans_compare', null, null])
    assert.deepEqual(await intents(SHOP_KEYS.noIntents), [null, null, null, null])
  })
  it('checks the key and the page each time, even for an address that it has answered before', async () => {
    const query = `?publicKey=${SHOP_KEYS.site}&pageTypes=cart`
    const from = (origin: string) => call.getQuickQuestions(query, { Origin: origin })
    for (let time = 0; time < 2; time++) {
      assert.equal((await from(SHOP_ORIGIN)).status, 200)
      assertRefused(await from('https://elsewhere.example'), 403, 'origin_not_allowed')
    }
    const { etag } = (await from(SHOP_ORIGIN)).headers
    assert.equal(
      (await call.getQuickQuestions(query, { 'Origin': SHOP_ORIGIN, 'If-None-Match': String(etag) })).status,
      304,
    )
    const setStatus = async (status: string) => {
      await service.database.pool.query('update keys set status = $2 where key = $1', [SHOP_KEYS.site, status])
    }
    await setStatus('paused')
    await eventually(async () => {
      assertRefused(await from(SHOP_ORIGIN), 403, 'widget_disabled')
    })
    await setStatus('active')
    await eventually(async () => {
      assert.equal((await from(SHOP_ORIGIN)).status, 200)
    })
  })
  it('is the same as in the session', async () => {
    for (const key of [SHOP_KEYS.open, SHOP_KEYS.onlyOrders, SHOP_KEYS.noIntents])
      assert.deepEqual((await read(key)).body.quickQuestions, (await call.session(key)).quickQuestions)
  })
  it('offers an intent whose tap starts the flow', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const [{ question, intentName }] = (await read(SHOP_KEYS.open)).body.quickQuestions
    assert.equal((await call.sendChatMessage(session, { text: question, intentName })).status, 200)
  })
  it('shows the rows of the requested page types; an unknown one matches none', async () => {
    const questions = async (types: string) =>
      (await rows(SHOP_KEYS.open, `&pageTypes=${encodeURIComponent(types)}`)).map(row => row['pageType'] as string)
    assert.deepEqual(await questions('cart,general'), ['general', 'cart'])
    assert.deepEqual(await questions('product, attic'), ['product'])
    assert.deepEqual(await questions('attic'), [])
    assert.deepEqual(await questions(''), [])
  })
  it('shows at most six, even of a longer stored list', async () => {
    await configure(
      Array.from({ length: 7 }, (_, index) => ({
        question: `Question ${index}`,
        pageType: 'general',
        assignedFlow: index % 2 === 0 ? 'order-status' : null,
      })),
    )
    const { quickQuestions } = (await read(NEIGHBOUR_KEY)).body
    assert.deepEqual(
      quickQuestions.map((row: { question: string }) => row.question),
      [0, 1, 2, 3, 4, 5].map(index => `Question ${index}`),
    )
    assert.deepEqual(
      quickQuestions.map((row: { intentName: string | null }) => row.intentName),
      ['order_status', null, 'order_status', null, 'order_status', null],
    )
  })
  it('has none where none are configured', async () => {
    await service.database.pool.query('delete from config_values where scope_id = $1', [neighbour])
    assert.deepEqual((await read(NEIGHBOUR_KEY)).body, { quickQuestions: [], publishedAt: null })
  })
  it('reads the key from the header, and no parameter of the request changes the workspace', async () => {
    const answer = await call.getQuickQuestions(`?tenant_id=${neighbour}`, { 'X-Service-Public-Key': SHOP_KEYS.open })
    assert.equal(answer.body.quickQuestions.length, 4)
  })

  describe('as a cacheable document', () => {
    it('carries the strong tag of its exact bytes, its source and how long caches may store it', async () => {
      const answer = await read(SHOP_KEYS.open)
      assert.equal(answer.headers['etag'], `"${createHash('sha256').update(answer.text).digest('base64url')}"`)
      assert.equal(answer.headers['x-edge-source'], 'live')
      assert.equal(answer.headers['content-type'], 'application/json')
      assert.equal(answer.headers['cache-control'], CACHE_CONTROL)
      assert.equal(answer.headers['vary'], VARY)
    })
    it('is 304 without a body for the tag, weak or strong, in a list, and for *', async () => {
      const { etag = '' } = (await read(SHOP_KEYS.open)).headers
      for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, `"a,b" , W/${etag}`, '*']) {
        const answer = await call.getQuickQuestions(`?publicKey=${SHOP_KEYS.site}`, {
          'If-None-Match': tags,
          'Origin': SHOP_ORIGIN,
        })
        assert.deepEqual([answer.status, answer.text], [304, ''], tags)
        assert.deepEqual(
          [answer.headers['etag'], answer.headers['x-edge-source'], answer.headers['cache-control']],
          [etag, 'live', CACHE_CONTROL],
        )
        assert.deepEqual([answer.headers['vary'], answer.headers['access-control-allow-origin']], [VARY, SHOP_ORIGIN])
      }
    })
    it('is sent whole for another tag and for a malformed field', async () => {
      const { etag = '' } = (await read(SHOP_KEYS.open)).headers
      for (const tags of ['"other"', etag.replaceAll('"', ''), `${etag} "other"`, '"*"'])
        assert.equal(
          (await call.getQuickQuestions(`?publicKey=${SHOP_KEYS.open}`, { 'If-None-Match': tags })).status,
          200,
          tags,
        )
    })
    it('has another tag for another key where the intents differ, and for other page types', async () => {
      const tags = await Promise.all([
        read(SHOP_KEYS.open),
        read(SHOP_KEYS.noIntents),
        read(SHOP_KEYS.open, '&pageTypes=cart'),
      ])
      assert.equal(new Set(tags.map(answer => answer.headers['etag'])).size, 3)
      assert.equal((await read(SHOP_KEYS.site)).headers['etag'], tags[0].headers['etag'])
    })
    it('changes when a flow is withdrawn, while it is cached', async () => {
      const { pool } = service.database
      await service.deps.publications.of(shop.tenantId)
      const {
        rows: [{ published_version_id: version }],
      } = await pool.query('select published_version_id from flows where id = $1', [shop.flows.plans])
      await pool.query('update flows set published_version_id = null where id = $1', [shop.flows.plans])
      const intentOf = async () => (await rows(SHOP_KEYS.open))[1]!['intentName'] as string | null
      await eventually(async () => assert.equal(await intentOf(), null))
      await pool.query('update flows set published_version_id = $2 where id = $1', [shop.flows.plans, version])
    })
  })
})
