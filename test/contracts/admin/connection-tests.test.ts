import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adminWorkspace } from '../../support/admin.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { BEARERS, startConnectionShop } from './connection-shop.ts'
import { successBody } from './fixtures.ts'

describe('tests of connections', async () => {
  const { service, home, shop, create, pathOf, entries } = await startConnectionShop()
  const NOW = { 'If-Match': '*' }
  const [FIRST, SECOND] = BEARERS

  describe('testConnection', () => {
    const test = async (connection: Loose) => await successBody(home.token.post(`${pathOf(connection)}/test`))
    it('calls the service once, and the outcome stays until the next change', async () => {
      const connection = await create()
      const { durationMs, ...good } = await test(connection)
      assert.deepEqual(
        [good, Number.isInteger(durationMs), shop.received[0]?.headers.authorization],
        [
          { ok: true, responseStatus: 200, failure: 'none', models: [], testedAt: service.clock.now().toISOString() },
          true,
          `Bearer ${FIRST}`,
        ],
      )
      const shown = await successBody(home.token.get(pathOf(connection)))
      assert.deepEqual(
        [shown['health'], shown['testedAt'], shown['etag']],
        ['ok', good['testedAt'], connection['etag']],
      )
      shop.answer(() => ({ status: 403, body: 'what the shop says' }))
      const bad = await home.token.post(`${pathOf(connection)}/test`)
      assert.deepEqual(
        [
          bad.status,
          (bad.body as Loose)['failure'],
          (bad.body as Loose)['responseStatus'],
          bad.text.includes('shop says'),
        ],
        [200, 'unauthorized', 403, false],
      )
      assert.equal((await successBody(home.token.get(pathOf(connection))))['health'], 'failing')
      assert.deepEqual(
        (await entries('connection.test', connection)).map(({ details, resource }): unknown[] => [
          details.ok,
          details.failure,
          details.responseStatus,
          resource.name,
        ]),
        [
          [false, 'unauthorized', 403, connection['code']],
          [true, 'none', 200, connection['code']],
        ],
      )
      assert.equal(
        (await successBody(home.token.patch(pathOf(connection), { name: 'Shop' }, NOW)))['health'],
        'untested',
      )
    })
    it('names the models that the credentials give access to, and nothing else of the reply', async () => {
      const list = [{ id: 'small' }, { id: 'large' }, { id: 'small' }, { id: 'two\nlines' }, { id: 7 }, null]
      shop.answer(() => ({
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ object: 'list', data: list, note: 'what the provider says' }),
      }))
      const connection = await create({ providerKey: 'openai_compatible', credentials: { apiKey: 'key' } })
      const { models, ok, ...rest } = await test(connection)
      assert.deepEqual([models, ok], [['large', 'small'], true])
      assert.ok(!JSON.stringify(rest).includes('provider says'))
      shop.answer(() => ({ headers: { 'content-type': 'application/json' }, body: '{"data":"none"}' }))
      assert.deepEqual((await test(connection))['models'], [])
    })
    it('records no outcome for a connection that was changed meanwhile', async () => {
      const connection = await create()
      shop.answer(async () => {
        await successBody(home.token.put(`${pathOf(connection)}/credentials`, { bearer: SECOND }, NOW))
        return {}
      })
      assert.equal((await test(connection))['ok'], true)
      assert.equal((await successBody(home.token.get(pathOf(connection))))['health'], 'untested')
    })
    it('fails with credentials that no header can carry as with any other wrong ones', async () => {
      for (const more of [
        { credentials: { bearer: 'gr\u00fcn \u2713' } },
        { providerKey: 'openai', credentials: { apiKey: 'gr\u00fcn \u2713' } },
        { providerKey: 'anthropic', credentials: { apiKey: 'gr\u00fcn \u2713' } },
        { credentials: { headerName: 'x-api-key', headerValue: 'gr\u00fcn \u2713' } },
      ]) {
        assert.equal((await test(await create(more)))['ok'], false, JSON.stringify(more))
      }
      assert.equal(shop.received.length, 0)
    })
    it('is 429 rate_limited after thirty in a minute', async () => {
      const workspace = await adminWorkspace(service, 'Busy')
      const path = `${pathOf(await create({ providerKey: 'openai', baseUrl: null, credentials: {} }, workspace))}/test`
      for (let count = 0; count < 30; count++)
        assert.equal((await successBody(workspace.token.post(path)))['failure'], 'unauthorized')
      const answer = await workspace.token.post(path)
      assertRefused(answer, 429, 'rate_limited')
      assert.equal(answer.headers['retry-after'], '60')
    })
  })
})
