import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import type { Pool } from '../../../adapters/postgres/pool.ts'
import {
  customerExports,
  customerFiles,
  customerTables,
  mentioningTables,
} from '../../../adapters/stores/customer-data/tables.ts'
import { refreshAnalytics } from '../../../services/analytics/refresh.ts'
import { workCustomerRequests } from '../../../services/customer-data/work.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { runRow } from '../../support/customer-rows.ts'
import { fillEveryTable } from '../../support/customers.ts'
import { holding } from '../../support/held.ts'
import { allTables, put, scanAllTables } from '../../support/tables.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { customerData, LEASE_MS, TABLES_WITHOUT_CUSTOMERS } from './customer-data.ts'
import { successBody, successItems } from './fixtures.ts'

describe('erasures of customer data on the admin API', async () => {
  const { service, home } = await startAdminService()
  const {
    deps,
    database: { pool },
  } = service
  after(() => service.stop())
  const { tracesOf, shop, erase, read, bytesOf, archiveKeyOf } = customerData({ service })

  describe('the tables that an erasure searches', () => {
    it('are all that can hold data of a customer, and the tests fill each of them', async () => {
      const known = [...customerTables, customerFiles, customerExports, ...mentioningTables].map(({ table }) => table)
      const unknown = (await allTables(pool)).filter(
        table => !known.includes(table) && !TABLES_WITHOUT_CUSTOMERS.includes(table),
      )
      assert.deepEqual(
        unknown,
        [],
        'adapters/stores/customer-data/tables.ts must say whether these can hold data of customers',
      )
      assert.deepEqual(
        TABLES_WITHOUT_CUSTOMERS.filter(table => known.includes(table)),
        [],
      )
      const { grace } = await shop()
      const filled = new Set(
        (await scanAllTables(pool, [...tracesOf(grace), grace.conversationId])).map(({ table }) => table),
      )
      assert.deepEqual(
        known.filter(table => !filled.has(table) && table !== 'customer_requests'),
        [],
        'the tests leave a table empty',
      )
    })
  })

  describe('createCustomerErasure', () => {
    it('deletes the customer from every table and from the file store, and nothing else', async () => {
      const { workspace, place, grace, linus } = await shop()
      const { tenantId } = workspace
      // The run of another customer that an event about Grace moved.
      const bystander = newId()
      await put(pool, 'conversations', {
        tenant_id: tenantId,
        id: bystander,
        customer_id: `c-19-${newId()}`,
        customer: {},
        variables: {},
        split_choices: {},
        created_at: new Date(),
        updated_at: new Date(),
      })
      await put(
        pool,
        'executions',
        runRow(tenantId, {
          id: newId(),
          conversationId: bystander,
          flowId: place.flowId,
          versionId: place.versionId,
          event_id: grace.eventId,
          snapshot: { status: 'completed', event: { customer_id: grace.customerId, email: grace.email } },
        }),
      )
      const exported = (
        await successBody(workspace.token.post('/customer-exports', { customer: { email: grace.email } }))
      )['id'] as string
      await workCustomerRequests(deps)
      const archive = await archiveKeyOf(exported)
      assert.ok(await bytesOf(archive))
      const theirs = await scanAllTables(pool, tracesOf(linus))
      await refreshAnalytics(deps)
      const summed = await sums(pool, tenantId)
      const erasure = await erase(workspace, { customerId: grace.customerId }, grace.customerId, {
        'Idempotency-Key': newId(),
      })
      await workCustomerRequests(deps)
      const done = await read(workspace, erasure)
      assert.deepEqual(
        [done['status'], done['customer'], done['error']],
        ['completed', null, null],
        JSON.stringify(done),
      )
      assert.deepEqual(await scanAllTables(pool, tracesOf(grace)), [])
      assert.deepEqual(await scanAllTables(pool, tracesOf(linus)), theirs)
      for (const key of grace.storageKeys) assert.equal(await bytesOf(key), undefined)
      for (const key of linus.storageKeys) assert.equal((await bytesOf(key))?.toString(), linus.words)
      assert.equal(await bytesOf(archive), undefined)
      assertRefused(await workspace.token.get(`/customer-exports/${exported}`), 404, 'not_found')
      const { counts } = done as { counts: Record<string, number> }
      assert.deepEqual(
        [
          counts['conversations'],
          counts['messages'],
          counts['files'],
          counts['form_submissions'],
          counts['webhook_attempts'],
          counts['customer_exports'],
          counts['executions_replaced'],
        ],
        [3, 2, 2, 1, 1, 1, 1],
        JSON.stringify(counts),
      )
      // Sums match the remaining rows, and completions stay as numbers.
      const left = await sums(pool, tenantId)
      assert.deepEqual(
        [summed, left],
        [
          { conversations: 6, messages: 4, executions: 6, telemetry: 2 },
          { conversations: 3, messages: 2, executions: 3, telemetry: 1 },
        ],
      )
      const {
        rows: [completions],
      } = await pool.query<{ count: number; value: number }>(
        'select count(*) as count, sum(value_micros)::bigint as value from goal_completions where tenant_id = $1',
        [tenantId],
      )
      assert.deepEqual(completions, { count: 2, value: 10_000_000 })
      // Stored replies are sealed: a scan cannot read them.
      const { rows: stored } = await pool.query<{ operation: string }>(
        "select operation from idempotency_keys where tenant_id = $1 and operation like 'createCustomer%'",
        [tenantId],
      )
      assert.deepEqual(stored, [])
      const items = await successItems(workspace.token.get('/audit?action=customer_erasure.*'))
      assert.deepEqual(
        items.map(({ action, resource }): unknown[] => [action, resource.id]),
        [
          ['customer_erasure.complete', erasure['id']],
          ['customer_erasure.create', erasure['id']],
        ],
      )
    })
    /** A shop with a run of another conversation that an event about the customer moved last. */
    const shopWithRun = async () => {
      const { workspace, place, grace } = await shop()
      const { tenantId } = workspace
      const [conversationId, id, now] = [newId(), newId(), new Date()]
      const conversation = { id: conversationId, customer: {}, variables: {}, split_choices: {}, created_at: now }
      await put(pool, 'conversations', { tenant_id: tenantId, ...conversation, updated_at: now })
      const event = { customer_id: grace.customerId, email: grace.email }
      const snapshot = { status: 'waiting_input', frames: [], event }
      const { flowId, versionId } = place
      const run = runRow(tenantId, { id, conversationId, flowId, versionId, event_id: grace.eventId, snapshot })
      await put(pool, 'executions', run)
      return { workspace, grace, id, snapshot }
    }
    const workAgain = async () => {
      service.clock.advance(30_000)
      await service.clockSet()
      await workCustomerRequests(deps)
    }
    it('removes the customer from the run of another one that moves at that moment', async () => {
      const { workspace, grace, id, snapshot } = await shopWithRun()
      await erase(workspace, { customerId: grace.customerId }, grace.customerId)
      const { erased, turn } = await holding(
        service.database,
        'select from executions where id = $1 for update',
        [id],
        async ({ waiting }) => {
          const erased = workCustomerRequests(deps)
          await waiting(1)
          const turn = pool.query('update executions set snapshot = $2 where id = $1', [id, snapshot])
          await waiting(2)
          return { erased, turn }
        },
      )
      assert.equal((await turn).rowCount, 1)
      await erased
      for (let round = 1; round <= 2; round++) await workAgain()
      assert.deepEqual(await scanAllTables(pool, tracesOf(grace)), [])
    })
    it('completes after a turn of the run of another one, which then puts its snapshot back', async () => {
      for (const by of ['its process', 'a process whose lease ran out', 'the worker of its message', 'a request']) {
        const { workspace, grace, id, snapshot } = await shopWithRun()
        const until = by.includes('ran out') ? null : new Date(service.clock.now().getTime() + 5_000)
        if (by === 'its process')
          await pool.query('update executions set lease_owner = $2, lease_until = $3 where id = $1', [id, 'it', until])
        else if (by !== 'a request')
          await put(pool, 'engine_messages', {
            ...{ tenant_id: workspace.tenantId, id: newId(), type: 'RunNextStep', execution_id: id, payload: {} },
            ...{ run_at: new Date(), created_at: new Date(), lease_owner: 'it', lease_until: until },
          })
        const erasure = await erase(workspace, { customerId: grace.customerId }, grace.customerId)
        await workCustomerRequests(deps)
        assert.equal((await read(workspace, erasure))['status'], 'running', by)
        await pool.query('delete from engine_messages where execution_id = $1', [id])
        await pool.query('update executions set snapshot = $2, lease_until = null where id = $1', [id, snapshot])
        for (let round = 1; round <= 2; round++) await workAgain()
        assert.equal((await read(workspace, erasure))['status'], 'completed', by)
        assert.deepEqual(await scanAllTables(pool, tracesOf(grace)), [], by)
      }
    })
    it('finds the customer by address as well, in upper or lower case', async () => {
      const { workspace, grace, linus } = await shop()
      const theirs = await scanAllTables(pool, tracesOf(linus))
      const email = grace.email.toUpperCase()
      const erasure = await erase(workspace, { email }, email)
      await workCustomerRequests(deps)
      assert.equal((await read(workspace, erasure))['status'], 'completed')
      assert.deepEqual(await scanAllTables(pool, tracesOf(grace)), [])
      assert.deepEqual(await scanAllTables(pool, tracesOf(linus)), theirs)
    })
    it('spares a customer whose address has the same ending, and one who shares the address', async () => {
      const { workspace, place } = await shop()
      const tag = newId().slice(-12)
      const [short, long] = [`ace.${tag}@example.org`, `gr-ace.${tag}@example.org`]
      const fill = async (name: string, email: string) =>
        await fillEveryTable(workspace, place, {
          customerId: `${name}-${tag}`,
          email,
          words: `words of ${name} at ${tag}`,
        })
      const [alone, shares, grace] = [
        await fill('alone', short),
        await fill('shares', short),
        await fill('grace', long),
      ]
      const theirs = await scanAllTables(pool, [shares.words, grace.words, grace.email])
      await erase(workspace, { customerId: alone.customerId }, alone.customerId)
      await workCustomerRequests(deps)
      assert.deepEqual(await scanAllTables(pool, [shares.words, grace.words, grace.email]), theirs)
      assert.deepEqual(await scanAllTables(pool, [alone.customerId]), [])
    })
    it('completes however often its process is killed meanwhile, and counts each row once', async () => {
      const { workspace, grace, linus } = await shop()
      const theirs = await scanAllTables(pool, tracesOf(linus))
      const erasure = await erase(workspace, { customerId: grace.customerId }, grace.customerId)
      let kills = 0
      for (;;) {
        // A pool that breaks after this many connections leaves the same state as a killed process.
        const left = { connections: kills + 2 }
        const dying = new Proxy(pool, {
          get: (target, name) => {
            if (name !== 'connect' && name !== 'query') return Reflect.get(target, name) as unknown
            return async (...args: never[]) => {
              if (left.connections-- <= 0) throw new Error('killed')
              return await (target[name] as (...given: never[]) => Promise<unknown>)(...args)
            }
          },
        })
        const survived = await workCustomerRequests({ ...deps, db: dying }).then(
          () => true,
          () => false,
        )
        if (survived) break
        kills += 1
        service.clock.advance(LEASE_MS)
        await service.clockSet()
      }
      assert.ok(kills > 15, `${kills} kills`)
      const { status, counts } = (await read(workspace, erasure)) as { status: string; counts: Record<string, number> }
      assert.equal(status, 'completed')
      assert.deepEqual(
        [counts['conversations'], counts['messages'], counts['files'], counts['telemetry_events']],
        [3, 2, 2, 1],
      )
      assert.deepEqual(await scanAllTables(pool, tracesOf(grace)), [])
      assert.deepEqual(await scanAllTables(pool, tracesOf(linus)), theirs)
      for (const key of grace.storageKeys) assert.equal(await bytesOf(key), undefined)
    })
    it('is 422 for a confirmation that does not repeat the selector', async () => {
      assertRefused(
        await home.token.post('/customer-erasures', { customer: { customerId: 'c-1' }, confirm: 'c-2' }),
        422,
        'validation_failed',
      )
    })
  })

  describe('getCustomerErasure', () => {
    it('shows a failed erasure without naming the customer, and forgets them when a later one completes', async () => {
      const { workspace, grace } = await shop()
      const failing = {
        ...deps.files,
        remove: async () => {
          await Promise.resolve()
          throw new Error(`no ${grace.email}`)
        },
      }
      const first = await erase(workspace, { customerId: grace.customerId }, grace.customerId)
      for (let attempt = 0; attempt < 5; attempt++) {
        await workCustomerRequests({ ...deps, files: failing })
        service.clock.advance(LEASE_MS)
        await service.clockSet()
      }
      const failed = await read(workspace, first)
      assert.equal(failed['status'], 'failed')
      assert.ok(!String(failed['error']).includes(grace.email))
      await erase(workspace, { customerId: grace.customerId }, grace.customerId)
      await workCustomerRequests(deps)
      assert.deepEqual(await scanAllTables(pool, tracesOf(grace)), [])
      assert.equal((await read(workspace, first))['customer'], null)
    })
  })

  describe('listCustomerErasures', () => {
    it('lists the newest first, page by page, without exports', async () => {
      const workspace = await adminWorkspace(service, 'Lists')
      for (const customerId of ['a', 'b', 'c']) await erase(workspace, { customerId }, customerId)
      const first = (await successBody(workspace.token.get('/customer-erasures?limit=2'))) as {
        items: Loose[]
        nextCursor: string
      }
      const items = await successItems(workspace.token.get(`/customer-erasures?limit=2&cursor=${first.nextCursor}`))
      assert.deepEqual(
        [...first.items, ...items].map(({ customer }) => String(customer.customerId)),
        ['c', 'b', 'a'],
      )
      assert.deepEqual(await successItems(workspace.token.get('/customer-exports')), [])
    })
  })
})

async function sums(pool: Pool, tenantId: string): Promise<Record<string, number>> {
  const datasets = ['conversations', 'messages', 'executions', 'telemetry']
  const sum = (name: string) =>
    `(select coalesce(sum(rows), 0)::bigint from rollup_${name} where tenant_id = $1) as ${name}`
  const { rows } = await pool.query<Record<string, number>>(`select ${datasets.map(sum).join(', ')}`, [tenantId])
  return rows[0] ?? {}
}
