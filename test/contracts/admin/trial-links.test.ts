import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startAdminService } from '../../support/admin.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { greeting, successBody, successItems, uniqueCode } from './fixtures.ts'

const DAY_MS = 86_400_000

describe('trial links', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const newFlow = async ({ token: calls } = home) =>
    String((await successBody(calls.post('/flows', { definition: greeting(uniqueCode()) })))['id'])
  const pathOf = (flowId: string) => `/flows/${flowId}/trial-links`
  const create = async (flowId: string, body: object = {}) =>
    (await successBody(token.post(pathOf(flowId), body))) as { url: string; link: Loose }

  describe('createTrialLink', () => {
    it('shows the address once, stores only the digest of its secret, and records who made it', async () => {
      const flowId = await newFlow()
      const answer = await token.post(pathOf(flowId), {})
      assert.equal(answer.status, 201, answer.text)
      const { url, link } = answer.body as { url: string; link: Loose }
      assert.match(url, /^http:\/\/localhost\/try\/cft_[0-9A-Za-z]{49}$/)
      assert.deepEqual(
        [answer.headers['cache-control'], link['flowId'], link['status']],
        ['no-store', flowId, 'active'],
      )
      assert.equal(Date.parse(String(link['expiresAt'])) - Date.parse(String(link['createdAt'])), 7 * DAY_MS)
      const { rows } = await service.database.pool.query<{ found: boolean }>(
        `select exists (select from trial_links t where t::text like $1)
          or exists (select from audit_log a where a::text like $1)
          or exists (select from idempotency_keys k where k::text like $1) as found`,
        [`%${url.slice(url.lastIndexOf('/') + 1)}%`],
      )
      assert.equal(rows[0]?.found, false)
      const [entry] = await successItems(token.get(`/audit?action=trial_link.create&resourceId=${String(link['id'])}`))
      assert.equal((entry?.['resource'] as Loose)['type'], 'trial_link')
      assert.equal((entry?.['after'] as Loose)['tokenHash'], '[REDACTED]')
    })
    it('is valid as long as was asked, 30 days at most', async () => {
      const flowId = await newFlow()
      const { link } = await create(flowId, { validFor: 'P30D' })
      assert.equal(Date.parse(String(link['expiresAt'])) - Date.parse(String(link['createdAt'])), 30 * DAY_MS)
      for (const validFor of ['P31D', 'P0D', 'P1M', 'PT1H', '7', 7])
        assert.ok([400, 422].includes((await token.post(pathOf(flowId), { validFor })).status), String(validFor))
    })
    it('is 404 for a flow that does not exist, or belongs to another workspace', async () => {
      for (const flowId of [newId(), await newFlow(neighbour)])
        assertRefused(await token.post(pathOf(flowId), {}), 404, 'not_found')
    })
    it('takes the permission to change flows, not only to see them', async () => {
      const flowId = await newFlow()
      const viewer = await home.adminCaller(['service.flows.view'])
      assertRefused(await viewer.post(pathOf(flowId), {}), 403, 'permission_denied')
      assert.equal((await viewer.get(pathOf(flowId))).status, 200)
    })
  })

  describe('listTrialLinks', () => {
    it('lists those of the flow, newest first, expired ones included, without their addresses', async () => {
      const flowId = await newFlow()
      await create(await newFlow())
      const first = await create(flowId, { validFor: 'P1D' })
      service.clock.advance(DAY_MS)
      const second = await create(flowId)
      const answer = await token.get(pathOf(flowId))
      assert.deepEqual(
        (answer.body as { items: Loose[] }).items.map(({ id, status }): unknown[] => [id, status]),
        [
          [second.link['id'], 'active'],
          [first.link['id'], 'expired'],
        ],
      )
      assert.doesNotMatch(answer.text, /cft_/)
    })
  })

  describe('revokeTrialLink', () => {
    it('takes the link from the list, once', async () => {
      const flowId = await newFlow()
      const { link } = await create(flowId)
      const path = `${pathOf(flowId)}/${String(link['id'])}`
      const answers = await Promise.all([token.delete(path), token.delete(path)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 404])
      assert.deepEqual(await successItems(token.get(pathOf(flowId))), [])
    })
    it('is 404 for a link of another flow', async () => {
      const { link } = await create(await newFlow())
      assertRefused(await token.delete(`${pathOf(await newFlow())}/${String(link['id'])}`), 404, 'not_found')
    })
  })
})
