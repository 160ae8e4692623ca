import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createKnexInstance, type Knex } from '../../adapters/postgres/pool.ts'
import {
  claimRenewal,
  connectionGrants,
  findGrant,
  loseGrant,
  storeRenewal,
  type NewGrant,
} from '../../adapters/stores/connections/grants.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const sealed = (text: string) => ({ kid: 'k', data: text }) as unknown as NewGrant['tokens']

describe('the renewal of a consent that another one replaces meanwhile', () => {
  let database: TestDatabase
  let knex: Knex
  let tenantId: string
  let connectionId: string
  before(async () => {
    database = await createTestDatabase()
    knex = createKnexInstance({ url: database.url, max: 1 })
    tenantId = await applyTestWorkspace(database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Consents' },
      connections: [{ code: 'crm', name: 'CRM', providerKey: 'http', baseUrl: 'https://crm.example' }],
    })
    const { rows } = await database.pool.query<{ id: string }>('select id from connections')
    connectionId = rows[0]?.id ?? ''
  })
  after(async () => {
    await knex.destroy()
    await database.drop()
  })

  const consent = async (text: string) => {
    const given = { account: text, scope: null, configuration: 'same', expiresAt: NOW, connectedAt: NOW }
    await connectionGrants(knex, tenantId).put({ connectionId, tokens: sealed(text), ...given })
    const grant = await findGrant(database.pool, tenantId, connectionId)
    assert.ok(grant !== undefined)
    return grant
  }

  for (const [how, replace] of [
    ['connected again', () => Promise.resolve()],
    ['disconnected and connected', async () => await connectionGrants(knex, tenantId).delete(connectionId)],
  ] as const)
    it(`is neither stored nor lost where the connection was ${how}`, async () => {
      const first = await consent('first')
      const until = new Date(NOW.getTime() + 10_000)
      assert.equal(await claimRenewal(database.pool, tenantId, first, { now: NOW, until }), true)
      await replace()
      const second = await consent('second')
      const renewal = { tokens: sealed('renewed first'), scope: null, expiresAt: until }
      assert.equal(await storeRenewal(database.pool, tenantId, first, renewal), false)
      assert.equal(await loseGrant(database.pool, tenantId, first, NOW), false)
      assert.deepEqual(await findGrant(database.pool, tenantId, connectionId), second)
    })
})
