import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { Redis } from 'ioredis'
import type { Response } from 'supertest'
import { eventually } from '../../support/eventually.ts'
import { redisSkip, startRedis, type TestRedis } from '../../support/redis.ts'
import { startTestService, type TestService } from '../../support/service.ts'
import {
  NEIGHBOUR_KEY,
  SHOP_KEYS,
  SHOP_ORIGIN,
  applyNeighbour,
  applyShop,
  applyTestWorkspace,
} from '../../support/workspace.ts'
import { assertRefused, assertViolations, callersOf, type Headers, type Loose } from '../callers.ts'

const CONFIG = '/api/public/v1/config'
const CACHE_CONTROL = 'max-age=60, public, s-maxage=300, stale-while-revalidate=300'
const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url')}"`

describe('getPublicConfigSection', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  before(async () => {
    await applyShop(service.database)
    await applyNeighbour(service.database)
  })
  after(() => service.stop())

  const read = (section: string, query = `?publicKey=${SHOP_KEYS.open}`, headers: Headers = {}) =>
    call.get(`${CONFIG}/${section}${query}`, headers)

  it('answers every public field of the section, defaults included', async () => {
    const { body, headers, text } = await read('widget')
    assert.deepEqual(Object.keys(body as object), ['section', 'values', 'publishedAt'])
    assert.deepEqual(Object.keys(body.values as object), [
      'widget/appearance/theme',
      'widget/appearance/accent',
      'widget/appearance/background',
      'widget/appearance/ink',
      'widget/appearance/font',
      'widget/appearance/title',
      'widget/appearance/subtitle',
      'widget/appearance/welcome',
      'widget/appearance/position',
      'widget/appearance/bot_name',
      'widget/appearance/avatar',
      'widget/start/open_after',
      'widget/start/open_at_scroll',
      'widget/start/open_on_exit',
      'widget/start/open_on_pages',
      'widget/start/repeat',
      'widget/start/intent',
      'widget/conversation/transcript_by_mail',
      'widget/quick_questions/questions',
    ])
    assert.deepEqual(
      [body.section, body.values['widget/appearance/position'], body.publishedAt],
      ['widget', 'bottom_right', null],
    )
    assert.deepEqual(
      [headers['etag'], headers['x-edge-source'], headers['cache-control'], headers['content-type']],
      [etagOf(text), 'live', CACHE_CONTROL, 'application/json'],
    )
  })
  it('answers with what the theme gives, where nothing else is set', async () => {
    const workspace = { apiVersion: 'parley/v1', organization: { name: 'Themed' }, workspace: { name: 'Themed' } }
    const appearance = async (set: Record<string, string>) => {
      const tenant = Object.fromEntries(Object.entries(set).map(([name, to]) => [`widget/appearance/${name}`, to]))
      const keys = [{ name: 'open', key: 'pk_live_Themed' }]
      await applyTestWorkspace(service.database, { ...workspace, keys, config: { tenant } })
      return await eventually(async () => {
        const { values } = (await read('widget', '?publicKey=pk_live_Themed')).body as { values: Loose }
        assert.equal(values['widget/appearance/theme'], set['theme'] ?? 'automatic')
        return ['accent', 'background', 'ink', 'font'].map(name => values[`widget/appearance/${name}`] as unknown)
      })
    }
    const font = 'Georgia, Cambria, serif'
    assert.deepEqual(await appearance({ theme: 'paper' }), ['#9a3412', '#fbf6ea', '#33291c', font])
    assert.deepEqual(await appearance({ theme: 'rose', ink: '#000', font }), ['#be185d', '#fff5f7', '#000', font])
    await assert.rejects(appearance({ font: 'url(https://fonts.example)' }))
  })
  it('requires a key, and accepts it as a header', async () => {
    assert.equal((await read('widget', '', { 'X-Service-Public-Key': SHOP_KEYS.open })).status, 200)
    assertViolations(await read('widget', ''), 400, 'invalid_input', [['publicKey', 'required']])
  })
  it('gives the same answer for a section that does not exist and one without public fields', async () => {
    const answers = await Promise.all(
      ['nothing', 'mail', 'forms', 'constructor'].map(async section => await read(section)),
    )
    for (const answer of answers) assertRefused(answer, 404, 'not_found')
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
  })
  it('is 400 for a malformed name', async () => {
    for (const name of ['Widget', '1', 'a-b', '__proto__'])
      assertViolations(await read(name), 400, 'invalid_input', [['section', 'pattern']])
  })
  it('is 403 for a key that is not active and a page of another origin', async () => {
    for (const key of ['pk_live_Nobody', SHOP_KEYS.paused])
      assertRefused(await read('widget', `?publicKey=${key}`), 403, 'widget_disabled')
    assertRefused(
      await read('widget', `?publicKey=${SHOP_KEYS.site}`, { Origin: 'https://elsewhere.example' }),
      403,
      'origin_not_allowed',
    )
  })
  it('is 304 for its entity tag, on any page', async () => {
    const { headers } = await read('widget')
    const again = await read('widget', `?publicKey=${SHOP_KEYS.site}`, {
      'Origin': SHOP_ORIGIN,
      'If-None-Match': headers['etag'] ?? '',
    })
    assert.deepEqual(
      [
        again.status,
        again.text,
        again.headers['etag'],
        again.headers['vary'],
        again.headers['access-control-allow-origin'],
      ],
      [304, '', headers['etag'], 'Origin, X-Service-Public-Key', SHOP_ORIGIN],
    )
  })
  it('is limited by address', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.99' }
    const answers = await Promise.all(Array.from({ length: 61 }, async () => await read('widget', undefined, headers)))
    assert.equal(answers.filter(({ status }) => status === 429).length, 1)
  })
})

const skip = redisSkip()

describe('published documents in a store', { skip }, () => {
  let redis: TestRedis
  let client: Redis
  let service: TestService
  let call: ReturnType<typeof callersOf>
  let tenantId: string
  let neighbour: string
  const forget = async () => {
    await client.flushall()
  }
  const quick = (key: string = SHOP_KEYS.open, query = '', headers: Headers = {}) =>
    call.getQuickQuestions(`?publicKey=${key}${query}`, headers)
  const widget = (key: string = SHOP_KEYS.open, headers: Headers = {}) =>
    call.get(`${CONFIG}/widget?publicKey=${key}`, headers)
  const sourceOf = ({ headers }: Response) => headers['x-edge-source']
  const requested = async () =>
    (
      await service.database.pool.query<{ name: string }>(
        "select namespace || ':' || key as name from edge_store_requests order by 1",
      )
    ).rows.map(({ name }) => name)
  const publish = async () => {
    const republisher = service.startRepublisher()
    await eventually(async () => assert.deepEqual(await requested(), []))
    await republisher.stop()
  }
  before(async () => {
    redis = await startRedis()
    client = new Redis(redis.url).on('error', () => undefined)
    service = await startTestService({ environment: { edgeStoreDsn: redis.url } })
    call = callersOf(service)
    tenantId = (await applyShop(service.database)).tenantId
    neighbour = await applyNeighbour(service.database)
  })
  after(async () => {
    await service.stop()
    client.disconnect()
    await redis.drop()
  })

  it('are requested when a workspace file changes flows or configuration, and for nothing else', async () => {
    assert.deepEqual(await requested(), [
      `config:${tenantId}/widget`,
      `webchat:${tenantId}/quick-questions`,
      `webchat:${neighbour}/quick-questions`,
    ])
  })
  it('are served once they are written, with the time of publication and their own entity tag', async () => {
    const live = [await quick(), await widget()]
    await publish()
    const stored = [await quick(), await widget()]
    for (const [index, answer] of stored.entries()) {
      assert.deepEqual([sourceOf(live[index] as Response), sourceOf(answer)], ['live', 'store'])
      const { publishedAt, ...rest } = answer.body as Loose
      const { publishedAt: none, ...same } = (live[index] as Response).body as Loose
      assert.deepEqual([rest, none], [same, null])
      assert.equal(String(publishedAt), service.clock.now().toISOString().replace('Z', '+00:00'))
      assert.equal(answer.headers['etag'], etagOf(answer.text))
      assert.equal(answer.headers['cache-control'], CACHE_CONTROL)
      assert.notEqual(answer.headers['etag'], (live[index] as Response).headers['etag'])
    }
    const again = await quick(SHOP_KEYS.open, '', { 'If-None-Match': stored[0]?.headers['etag'] ?? '' })
    assert.deepEqual([again.status, again.text, sourceOf(again)], [304, '', 'store'])
  })
  it('are projected for each key and selection, like live ones', async () => {
    const stored = await Promise.all(
      [SHOP_KEYS.open, SHOP_KEYS.onlyOrders, SHOP_KEYS.noIntents].flatMap(key =>
        ['', '&pageTypes=general,cart', '&pageTypes=cart,%20general', '&pageTypes=nothing', '&pageTypes='].map(
          async query => await quick(key, query),
        ),
      ),
    )
    const texts = stored.map(({ body }) => JSON.stringify(body.quickQuestions))
    assert.ok(stored.every(answer => sourceOf(answer) === 'store'))
    const documents = await client.mget(await client.keys('edge:*'))
    const names = await client.keys('edge:*')
    await forget()
    const live = await Promise.all(
      [SHOP_KEYS.open, SHOP_KEYS.onlyOrders, SHOP_KEYS.noIntents].flatMap(key =>
        ['', '&pageTypes=general,cart', '&pageTypes=cart,%20general', '&pageTypes=nothing', '&pageTypes='].map(
          async query => await quick(key, query),
        ),
      ),
    )
    assert.ok(live.every(answer => sourceOf(answer) === 'live'))
    assert.deepEqual(
      live.map(({ body }) => JSON.stringify(body.quickQuestions)),
      texts,
    )
    for (const [index, name] of names.entries()) await client.set(name, documents[index] ?? '')
  })
  it('are read live as soon as the store is emptied, and stay so until they are published again', async () => {
    await forget()
    assert.deepEqual(
      [sourceOf(await quick()), sourceOf(await quick()), sourceOf(await widget())],
      ['live', 'live', 'live'],
    )
  })
  it('are computed live where the stored text is broken', async () => {
    const name = `edge:webchat:${tenantId}/quick-questions`
    const publishedAt = '2026-03-01T10:15:00+00:00'
    for (const broken of [
      '',
      '{',
      'null',
      '[]',
      '{}',
      '{"quickQuestions":[]}',
      JSON.stringify({ quickQuestions: [{ question: 1 }], publishedAt }),
      JSON.stringify({ quickQuestions: {}, publishedAt }),
      JSON.stringify({ quickQuestions: [], publishedAt: 'soon' }),
      JSON.stringify({ quickQuestions: [], publishedAt: '1' }),
      '\u0000\u0001',
    ]) {
      await client.set(name, broken)
      const answer = await quick()
      assert.deepEqual([answer.status, sourceOf(answer)], [200, 'live'], broken)
    }
    const { values } = (await widget()).body as { values: object }
    const deep = { section: 'widget', values: { ...values, 'widget/appearance/title': 'DEEP' }, publishedAt }
    for (const broken of [
      '{}',
      JSON.stringify(deep).replace('"DEEP"', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
      JSON.stringify({ section: 'mail', values: {}, publishedAt }),
      JSON.stringify({ section: 'widget', values: { 'mail/transport/dsn': 'smtp://secret' }, publishedAt }),
    ]) {
      await client.set(`edge:config:${tenantId}/widget`, broken)
      assert.equal(sourceOf(await widget()), 'live')
    }
    await client.lpush(`${name}-list`, 'x')
    await client.rename(`${name}-list`, name)
    assert.deepEqual([(await quick()).status, sourceOf(await quick())], [200, 'live'])
    await forget()
  })
  it('change with saves, withdrawals and publishes', async () => {
    const save = async (value: unknown) => {
      await applyTestWorkspace(service.database, {
        apiVersion: 'parley/v1',
        organization: { name: 'Neighbours' },
        workspace: { name: 'Next Door' },
        config: {
          tenant: {
            'widget/appearance/title': value,
            'widget/quick_questions/questions': [{ question: String(value), assignedFlow: 'order-status' }],
          },
        },
      })
    }
    await save('First')
    await publish()
    const first = await widget(NEIGHBOUR_KEY)
    assert.deepEqual([first.body.values['widget/appearance/title'], sourceOf(first)], ['First', 'store'])
    await save('Second')
    assert.equal((await widget(NEIGHBOUR_KEY)).body.values['widget/appearance/title'], 'First')
    await publish()
    assert.equal((await widget(NEIGHBOUR_KEY)).body.values['widget/appearance/title'], 'Second')
    assert.deepEqual(
      (await quick(NEIGHBOUR_KEY)).body.quickQuestions.map((row: Record<string, unknown>) => [
        row['question'],
        row['pageType'],
        row['intentName'],
      ]),
      [['Second', 'general', 'order_status']],
    )
  })
  it('are requested once, however often they change; a save for all workspaces requests those of each', async () => {
    const file = (title: string, scope: string) => ({
      apiVersion: 'parley/v1',
      organization: { name: 'Neighbours' },
      workspace: { name: 'Next Door' },
      config: { [scope]: { 'widget/appearance/subtitle': title } },
    })
    for (const title of ['a', 'b', 'c']) await applyTestWorkspace(service.database, file(title, 'tenant'))
    assert.deepEqual(await requested(), [`config:${neighbour}/widget`, `webchat:${neighbour}/quick-questions`])
    await applyTestWorkspace(service.database, file('d', 'global'))
    assert.deepEqual(await requested(), [
      'config:',
      `config:${neighbour}/widget`,
      'webchat:',
      `webchat:${neighbour}/quick-questions`,
    ])
    await publish()
    assert.deepEqual(
      [(await widget()).body.values['widget/appearance/subtitle'], sourceOf(await widget())],
      ['d', 'store'],
    )
    assert.equal((await widget(NEIGHBOUR_KEY)).body.values['widget/appearance/subtitle'], 'c')
  })
  it('are removed once they can no longer be computed: 404, also for the holder of the old entity tag', async () => {
    const { headers } = await quick(NEIGHBOUR_KEY)
    await service.database.pool.query(
      `update config_values set value = '"broken"'
       where scope_kind = 'tenant' and scope_id = $1 and path = 'widget/quick_questions/questions'`,
      [neighbour],
    )
    await service.database.pool.query("insert into edge_store_requests (namespace, key) values ('webchat', $1)", [
      `${neighbour}/quick-questions`,
    ])
    await publish()
    assertRefused(await quick(NEIGHBOUR_KEY, '', { 'If-None-Match': headers['etag'] ?? '' }), 404, 'not_found')
  })
  it('are written once an unavailable store is back', async () => {
    await redis.kill()
    await service.database.pool.query("insert into edge_store_requests (namespace, key) values ('config', $1)", [
      `${tenantId}/widget`,
    ])
    const republisher = service.startRepublisher()
    await eventually(async () => {
      const {
        rows: [row],
      } = await service.database.pool.query<{ attempts: number }>('select attempts from edge_store_requests')
      assert.equal(row?.attempts, 1)
    })
    assert.deepEqual([(await widget()).status, sourceOf(await widget())], [200, 'live'])
    await redis.start()
    await eventually(async () => assert.deepEqual(await requested(), []))
    await eventually(async () => assert.equal(sourceOf(await widget()), 'store'))
    await republisher.stop()
  })
  it('survive a crash of the store under load without a failed request, and are served from it again', async () => {
    await service.database.pool.query("insert into edge_store_requests (namespace, key) values ('', '')")
    await publish()
    const seen = { store: 0, live: 0 }
    let loading = true
    let asked = 0
    const failures: unknown[] = []
    const load = Array.from({ length: 8 }, async () => {
      while (loading) {
        const answer = await fetch(`${service.url}/api/public/v1/chat/quick-questions?publicKey=${SHOP_KEYS.open}`, {
          headers: { 'X-Forwarded-For': service.nextAddress() },
        })
        const body = (await answer.json()) as { quickQuestions?: unknown[] }
        const source = answer.headers.get('x-edge-source')
        // The key's own 600 a minute are irrelevant here.
        if (++asked % 400 === 0) service.clock.advance(60_000)
        if (answer.status !== 200 || body.quickQuestions?.length !== 4) failures.push([answer.status, body])
        else seen[source === 'store' ? 'store' : 'live']++
      }
    })
    const reached = async (source: 'store' | 'live', more: number) => {
      const goal = seen[source] + more
      await eventually(() =>
        seen[source] >= goal
          ? Promise.resolve()
          : Promise.reject(new Error(`only ${seen[source]} of ${goal} from ${source}`)),
      )
    }
    await reached('store', 100)
    await redis.kill()
    await reached('live', 100)
    await redis.start()
    await eventually(async () => {
      await client.ping()
    })
    await service.database.pool.query("insert into edge_store_requests (namespace, key) values ('', '')")
    await publish()
    await reached('store', 100)
    redis.freeze()
    await reached('live', 100)
    redis.thaw()
    await reached('store', 100)
    loading = false
    await Promise.all(load)
    assert.deepEqual(failures, [])
  })
})
