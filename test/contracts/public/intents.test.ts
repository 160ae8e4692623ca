import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eventually } from '../../support/eventually.ts'
import { MODEL_KEY, startOpenAiServer, type ModelServer } from '../../support/model-servers.ts'
import { startTestService, type TestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { assertRefused, assertViolations, bearer, callersOf, type Loose, type Session } from '../callers.ts'

const OPEN = 'pk_live_IntentsOpen'
const FEW = 'pk_live_IntentsFew'
const SITE = 'pk_live_IntentsSite'
const SITE_ORIGIN = 'https://shop.acme.example'
const PATH = '/api/public/v1/chat/intents/match'

type Match = {
  outcome: string
  decidedBy: string
  intents: { name: string; label: string; score: number; entities: Loose; missingEntities: string[] }[]
  fallbackIntent: string | null
}

function flow(intent: string, label: string, examples: string[], more: object = {}, text = label) {
  return {
    code: intent.replaceAll('_', '-'),
    name: label,
    locale: 'en',
    triggers: [{ type: 'chat_intent', intent, description: `${label}.`, examples, display: { label }, ...more }],
    start: 'bye',
    nodes: [{ id: 'bye', type: 'end', text }],
  }
}

const flows = [
  flow(
    'order_status',
    'Track my order',
    ['where is my parcel'],
    {
      requiredEntities: ['order_no', 'email'],
      entities: { order_no: { pattern: '#?([0-9]{6})' }, email: { type: 'email' } },
    },
    'Order {{ entities.order_no }}',
  ),
  flow('opening_hours', 'Opening hours', ['when do you open'], {
    entities: { city: { options: [{ value: 'koeln', synonyms: ['Köln', 'Cologne'] }, { value: 'berlin' }] } },
  }),
  flow('refund', 'Refunds', ['when do I get my money back'], {
    entities: { amount: { type: 'number' }, day: { type: 'date' } },
  }),
  flow('catch_all', 'Anything else', []),
]

describe('matchChatIntents', () => {
  let model: ModelServer
  let service: TestService
  let session: Session
  const workspace = (name: string, keys: object[], config: object = {}, more: object = {}) => ({
    apiVersion: 'parley/v1',
    organization: { name: 'Acme' },
    workspace: { name, locale: 'en', timezone: 'UTC', currency: 'EUR' },
    keys,
    flows,
    config: { tenant: config },
    ...more,
  })
  before(async () => {
    model = await startOpenAiServer()
    service = await startTestService({ environment: { egressAllow: ['127.0.0.0/8'] } })
    await applyTestWorkspace(
      service.database,
      workspace(
        'Words',
        [
          { name: 'open', key: OPEN },
          { name: 'few', key: FEW, intents: ['refund'] },
          { name: 'site', key: SITE, allowedOrigins: [SITE_ORIGIN] },
        ],
        { 'engine/intents/fallback': 'catch_all' },
      ),
    )
    session = await callersOf(service).session(OPEN)
  })
  after(async () => {
    await service.stop()
    await model.stop()
  })

  const ask = async (text: string, more: object = {}, as: Session = session): Promise<Match> => {
    const answer = await callersOf(service).post(PATH, { text, ...more }, bearer(as))
    assert.equal(answer.status, 200, answer.text)
    return (answer.body as { match: Match }).match
  }
  it('is refused to the page of another origin, and with a key that was paused', async () => {
    const call = callersOf(service)
    const site = (await call.openChatSession({ publicKey: SITE }, { Origin: SITE_ORIGIN })).body as Session
    const from = async (origin: string) =>
      await call.post(PATH, { text: 'where is my parcel' }, { ...bearer(site), Origin: origin })
    assert.equal((await from(SITE_ORIGIN)).status, 200)
    assertRefused(await from('https://elsewhere.example'), 403, 'origin_not_allowed')
    await service.database.pool.query("update keys set status = 'paused' where key = $1", [SITE])
    await eventually(async () => {
      assertRefused(await from(SITE_ORIGIN), 403, 'widget_disabled')
    })
  })

  const kept = async () =>
    (
      await service.database.pool.query<{ text: string; count: number; locale: string }>(
        'select text, count, locale from unmatched_texts order by text',
      )
    ).rows

  it('finds the intent that other words mean, with typing errors, and starts nothing', async () => {
    for (const [text, intent] of [
      ['can you track the parcel for me?', 'order_status'],
      ['opnening hous', 'opening_hours'],
      ['OPENING HOURS PLEASE', 'opening_hours'],
      ['refunding the money', 'refund'],
    ] as const) {
      const { outcome, intents, decidedBy } = await ask(text)
      assert.deepEqual([outcome, intents.map(({ name }) => name), decidedBy], ['matched', [intent], 'words'], text)
    }
    const { rows } = await service.database.pool.query('select 1 from executions')
    assert.equal(rows.length, 0)
  })

  it('fills entities from the text, names those that are missing, and gives them to the run', async () => {
    const text = 'where is my parcel #123456'
    const { intents } = await ask(text)
    assert.deepEqual([intents[0]?.entities, intents[0]?.missingEntities], [{ order_no: '123456' }, ['email']])
    const started = await callersOf(service).sendChatMessage(session, { text, intentName: 'order_status' })
    assert.equal((started.body as Loose)['reply'].blocks[0].payload.text, 'Order 123456')
    const entitiesOf = async (said: string) => (await ask(said)).intents[0]?.entities
    assert.deepEqual(await entitiesOf('opening hours in COLOGNE?'), { city: 'koeln' })
    assert.deepEqual(await entitiesOf('opening hours in Berlinale?'), {})
    assert.deepEqual(await entitiesOf('refund of 12,50 since 3.2.2026'), { amount: 12.5, day: '2026-02-03' })
    assert.deepEqual(await entitiesOf('refund since 31.2.2026'), {})
  })

  it('suggests up to three where it is not certain', async () => {
    const { outcome, intents } = await ask('please trakc something for me and my ordr')
    assert.equal(outcome, 'suggested')
    assert.ok(intents.length > 0 && intents.length <= 3)
    assert.deepEqual(
      intents.map(({ score }) => score),
      intents.map(({ score }) => score).toSorted((a, b) => b - a),
    )
  })

  it('keeps a text that matches nothing once, redacted, with how often it came, and names the fallback', async () => {
    for (const text of ['Vegan sausage, ada@acme.example!', 'vegan sausage ada@acme.example', 'zzz']) {
      const { outcome, intents, fallbackIntent } = await ask(text)
      assert.deepEqual([outcome, intents, fallbackIntent], ['unmatched', [], 'catch_all'], text)
    }
    assert.deepEqual(await kept(), [
      { text: 'Vegan sausage, [REDACTED-EMAIL]!', count: 2, locale: 'en' },
      { text: 'zzz', count: 1, locale: 'en' },
    ])
    // Without a word there is nothing to learn from.
    await ask('???')
    await ask('\u{1F600}')
    assert.equal((await kept()).length, 2)
  })

  it('ranks and names only intents of the key', async () => {
    const few = await callersOf(service).session(FEW)
    assert.equal((await ask('track my order', {}, few)).outcome, 'unmatched')
    const { intents, fallbackIntent } = await ask('money back', {}, few)
    assert.deepEqual([intents.map(({ name }) => name), fallbackIntent], [['refund'], null])
  })

  it('knows a new example as soon as its flow is published', async () => {
    const learning = 'pk_live_IntentsLearning'
    const publish = async (examples: string[]) =>
      await applyTestWorkspace(service.database, {
        ...workspace('Learning', [{ name: 'open', key: learning }]),
        flows: [flow('catering', 'Catering', examples)],
      })
    await publish([])
    const as = await callersOf(service).session(learning)
    assert.equal((await ask('sandwiches for forty people', {}, as)).outcome, 'unmatched')
    await publish(['sandwiches for many people'])
    await eventually(async () => {
      assert.equal((await ask('sandwiches for forty people', {}, as)).outcome, 'matched')
    })
  })

  it('refuses a text that is missing, empty, too long or of another type, and an invalid locale', async () => {
    const { post } = callersOf(service)
    const send = async (body: object) => await post(PATH, body, bearer(session))
    assertViolations(await send({}), 400, 'invalid_input', [['text', 'required']])
    assertViolations(await send({ text: 7 }), 400, 'invalid_input', [['text', 'type']])
    assertViolations(await send({ text: '' }), 422, 'validation_failed', [['text', 'min_length']])
    assertViolations(await send({ text: 'x'.repeat(4001) }), 422, 'validation_failed', [['text', 'max_length']])
    assertViolations(await send({ text: 'x', locale: 'not a language' }), 422, 'validation_failed', [
      ['locale', 'pattern'],
    ])
    assertRefused(await post(PATH, { text: 'x' }, {}), 401, 'invalid_session_token')
    assertRefused(await post(PATH, { text: 'x' }, { Authorization: 'Bearer none' }), 401, 'invalid_session_token')
  })

  describe('with a model', () => {
    const key = 'pk_live_IntentsModel'
    let asked: Session
    before(async () => {
      await applyTestWorkspace(
        service.database,
        workspace(
          'Model',
          [{ name: 'open', key }],
          { 'engine/intents/connection': 'gpt', 'engine/intents/model': 'gpt-4o-mini' },
          {
            connections: [
              { code: 'gpt', providerKey: 'openai', baseUrl: model.baseUrl, credentials: { apiKey: MODEL_KEY } },
            ],
          },
        ),
      )
      asked = await callersOf(service).session(key)
    })
    const choose = (intent: unknown) => {
      model.answer({
        pieces: [''],
        tools: [{ id: 'c1', name: 'choose_intent', arguments: JSON.stringify({ intent }) }],
      })
    }

    it('asks it only where the words leave it unsure, and takes its choice', async () => {
      choose('refund')
      assert.equal((await ask('track my order', {}, asked)).decidedBy, 'words')
      assert.equal(model.asked.length, 0)
      const { outcome, intents, decidedBy } = await ask('you owe me something', {}, asked)
      assert.deepEqual([outcome, intents.map(({ name }) => name), decidedBy], ['matched', ['refund'], 'model'])
      assert.equal(model.asked.length, 1)
      choose('none')
      assert.deepEqual((await ask('sing a song', {}, asked)).outcome, 'unmatched')
    })

    it('goes by the words when it fails or answers with something else', async () => {
      for (const script of [
        { status: 500 },
        { pieces: ['refund'] },
        { pieces: [''], tools: [{ id: 'c1', name: 'choose_intent', arguments: '{"intent":"delete_everything"}' }] },
        { pieces: [''], tools: [{ id: 'c1', name: 'other', arguments: '{"intent":"refund"}' }] },
      ]) {
        model.answer(script)
        const { outcome, decidedBy } = await ask('you owe me something', {}, asked)
        assert.deepEqual([outcome, decidedBy], ['unmatched', 'words'], JSON.stringify(script))
      }
    })
  })
})
