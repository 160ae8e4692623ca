import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { byShardGroup } from '../../adapters/postgres/distributed/routed-pool.ts'
import { createPool } from '../../adapters/postgres/pool.ts'
import {
  claimLapsed,
  claimMessages,
  renewLeases,
  untilNextMessage,
  untilNextMessageOfOthers,
  type Walked,
} from '../../adapters/stores/engine-messages/across-tenants.ts'
import { dropMessage } from '../../adapters/stores/engine-messages/queue.ts'
import { startWorker } from '../../app/worker.ts'
import { createEngineDrain } from '../../services/engine/engine-messages.ts'
import { triggerChat } from '../../services/engine/engine.ts'
import type { TurnDeps } from '../../services/engine/turns.ts'
import { eventually } from '../support/eventually.ts'
import { workFlows } from '../support/flows.ts'
import { rowsRead } from '../support/rows-read.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const SECOND = 1_000

describe('engine messages of several workspaces', () => {
  let service: TestService
  let tenantId: string
  before(async () => {
    service = await startTestService()
    tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Fair' },
      flows: workFlows,
    })
  })
  after(async () => await service.stop())
  beforeEach(async () => {
    await service.database.pool.query('delete from engine_messages')
  })

  const db = () => service.database.pool
  const forward = async (ms: number) => {
    service.clock.advance(ms)
    await service.clockSet()
  }
  const rest = async (workspace = tenantId) =>
    (
      await triggerChat(service.deps, {
        tenantId: workspace,
        intentName: 'rest',
        conversationId: undefined,
        context: {},
        variables: {},
      })
    ).executionId
  /** Messages of two workspaces, queued by one statement each: at one time, and at different ones. Yields their ids. */
  const flood = async ({ perWorkspace, due }: { perWorkspace: number; due: string }): Promise<string[]> => {
    const ids = [newId(), newId()]
    for (const [index, id] of ids.entries())
      await db().query(
        `insert into engine_messages (tenant_id, id, type, run_at)
         select $1, gen_random_uuid(), 'FireWait', parley_now() + $2::interval + at * $3 * interval '1 microsecond'
         from generate_series(1, $4::integer) at`,
        [id, due, index, perWorkspace],
      )
    return ids
  }
  const statusOf = async (id: string) =>
    (await db().query<{ status: string }>('select status from executions where id = $1', [id])).rows[0]?.status

  // The first: what a connection of the tests before has read would be counted up to ten seconds later.
  it('are processed without reading the rest of the queue, by a worker that had nothing to do before', async () => {
    await db().query('truncate engine_messages')
    await db().query('vacuum analyze engine_messages')
    const worker = await startWorker(
      { deps: service.deps, republisher: () => service.startRepublisher() },
      { databaseUrl: service.database.url },
    )
    const process = async (count: number) => {
      const ids = await Promise.all(Array.from({ length: count }, async () => await rest()))
      await forward(3 * 3_600_000)
      await worker.drains.messages.idle()
      for (const id of ids) assert.equal(await statusOf(id), 'waiting_input')
    }
    await process(60)
    await flood({ perWorkspace: 20_000, due: '1 year' })
    await db().query("select pg_stat_reset_single_table_counters('engine_messages'::regclass)")
    await process(20)
    await worker.stop()
    await eventually(async () => {
      const { rowCount } = await db().query(
        `select
        from pg_stat_activity
        where datname = current_database() and application_name in ('parley-worker', 'parley-claims')`,
      )
      assert.equal(rowCount, 0)
    })
    const { rows } = await db().query<{ read: number }>(
      `select seq_tup_read + idx_tup_fetch as read
      from pg_stat_user_tables
      where relid = 'engine_messages'::regclass`,
    )
    assert.ok((rows[0]?.read ?? Infinity) < 2_000, `${String(rows[0]?.read)} rows were read`)
  })

  it('are claimed from all workspaces in turn, however many of one are due before', async () => {
    // On Citus, of one shard group: each of them is served in turn.
    const candidates = Array.from({ length: 40 }, () => ({ tenantId: newId() }))
    const together = [...(await byShardGroup(db(), candidates)).values()].find(({ length }) => length >= 3) ?? []
    const tenants = together.slice(0, 3).map(({ tenantId: id }) => id)
    const due = async (tenant: string | undefined, count: number, seconds: number) =>
      await db().query(
        `insert into engine_messages (tenant_id, id, type, run_at)
         select $1, gen_random_uuid(), 'FireWait', parley_now() - make_interval(secs => $3::integer - at * 0.0001)
         from generate_series(1, $2::integer) at`,
        [tenant, count, seconds],
      )
    await due(tenants[0], 3_000, 60)
    await due(tenants[1], 1, 2)
    await due(tenants[2], 2, 1)
    const claimedOf = (messages: readonly { tenantId: string }[]) =>
      tenants.map(tenant => messages.filter(({ tenantId: id }) => id === tenant).length)
    const claimFirst = async () => (await claimMessages(db(), { owner: 'first', limit: 8, holdings: [] })).messages
    assert.deepEqual(claimedOf(await claimFirst()), [5, 1, 2])
    assert.deepEqual(claimedOf(await claimFirst()), [8, 0, 0])

    // Messages of a dead process are found behind the flood as well.
    await forward(60 * SECOND)
    const found: string[] = []
    for (let suspect = 0; suspect < 16; suspect++) {
      const [message] = await claimLapsed(db(), { owner: 'next', limit: 1 })
      found.push(message?.tenantId ?? '')
    }
    assert.deepEqual(claimedOf(found.map(id => ({ tenantId: id }))), [13, 1, 2])

    await due(tenants[1], 4, 1)
    await due(tenants[2], 4, 1)
    const holdings = [
      { tenantId: tenants[0] ?? '', held: 30, room: null },
      { tenantId: tenants[2] ?? '', held: 2, room: 3 },
    ]
    const { messages } = await claimMessages(db(), { owner: 'full', limit: 5, holdings })
    assert.deepEqual(claimedOf(messages), [0, 4, 1])
  })

  it('are claimed of every workspace, also where many wait at each shard group behind floods', async () => {
    const due = async ({ workspaces, each, seconds }: { workspaces: number; each: number; seconds: number }) => {
      const ids = Array.from({ length: workspaces }, () => newId())
      await db().query(
        `insert into engine_messages (tenant_id, id, type, run_at)
         select tenant_id, gen_random_uuid(), 'FireWait', parley_now() - make_interval(secs => $2)
         from unnest($1::uuid[]) as w(tenant_id), generate_series(1, $3::integer)`,
        [ids, seconds, each],
      )
      return ids
    }
    await due({ workspaces: 40, each: 300, seconds: 60 })
    const waiting = new Set(await due({ workspaces: 600, each: 1, seconds: 1 }))
    let after: Walked = new Map()
    for (let claims = 0; claims < 40 && waiting.size > 0; claims += 1) {
      const claimed = await claimMessages(db(), { owner: 'fair', limit: 100, holdings: [], after })
      for (const { tenantId: claimedOf } of claimed.messages) waiting.delete(claimedOf)
      after = claimed.walkedTo
    }
    assert.equal(waiting.size, 0)
  })

  const long = async () => await flood({ perWorkspace: 10_000, due: '-1 minute' })
  const changed = async (...statements: string[]) => {
    for (const statement of statements) await db().query(`${statement} engine_messages`)
  }
  const queues = [
    { planned: 'before it was ever analysed', before: async () => await changed('truncate') },
    { planned: 'when it was analysed as empty', before: async () => await changed('truncate', 'vacuum analyze') },
    {
      planned: 'when it was emptied, and one of its indexes was higher than another',
      before: async () => {
        await changed('truncate', 'vacuum analyze')
        await flood({ perWorkspace: 150, due: '-1 minute' })
        await changed('delete from')
      },
    },
    {
      planned: 'when it was analysed as long',
      before: async () => {
        await long()
        await changed('analyze')
      },
    },
  ]
  for (const { planned, before: prepare } of queues)
    it(`are claimed from a long queue without reading all of it, by statements planned ${planned}`, async () => {
      await prepare()
      const pool = createPool({ url: service.database.url, max: 1, byIndex: true })
      const client = await pool.connect()
      await client.query('set plan_cache_mode = force_generic_plan')
      await claimMessages(client, { owner: 'first', limit: 8, holdings: [] })
      await claimLapsed(client, { owner: 'first', limit: 8 })
      await untilNextMessage(client)
      await untilNextMessageOfOthers(client, [])
      await renewLeases(client, 'first', [])
      await dropMessage(client, { tenantId: newId(), claim: { id: newId(), owner: 'first', attempts: 1 } })
      const [id = ''] = await long()

      const read = async (text: string) => await rowsRead(client, { text: `execute ${text}`, values: [] })
      assert.deepEqual(
        Object.entries({
          claim: (await read("claim_messages(8, 'first', null, '{}', '{}', '{}')")) < 100,
          next: (await read(`claim_messages(8, 'first', '${id}', '{}', '{}', '{}')`)) < 100,
          lapsed: (await read("claim_lapsed_messages(1, 'first')")) < 1_500,
          due: (await read('next_due_message')) < 100,
          others: (await read(`next_due_message_of_others('{${id}}')`)) <= 100,
          dropped: (await read(`drop_message('${id}', '${id}', 'first', 1)`)) === 0,
          renewed: (await read(`renew_leases('{${id}}', '{${id}}', 'first')`)) === 0,
        }).filter(([, isShort]) => !isShort),
        [],
      )
      client.release()
      await pool.end()
    })

  /** Deps that call `loaded` with the workspace of each turn before it is decided. */
  const observing = (loaded: (id: string) => Promise<void>): TurnDeps => ({
    ...service.deps,
    publications: {
      ...service.deps.publications,
      version: async (id, ...args) => {
        await loaded(id)
        return await service.deps.publications.version(id, ...args)
      },
    },
  })

  const addWorkspace = async (name: string): Promise<string> =>
    await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name },
      flows: workFlows,
    })

  it('of a workspace that has none in process come before claimed ones of another that are due earlier', async () => {
    const other = await addWorkspace('Quiet')
    await Promise.all(Array.from({ length: 14 }, async () => await rest()))
    await forward(SECOND)
    const last = await rest(other)
    await forward(3 * 3_600_000)
    const order: string[] = []
    let atOnce = 0
    let most = 0
    const drain = createEngineDrain(
      observing(async id => {
        order.push(id)
        most = Math.max(most, ++atOnce)
        await new Promise(resolve => setImmediate(resolve))
        atOnce--
      }),
    )
    await drain.idle()
    await drain.stop()
    assert.equal(order.length, 15)
    // The first, where another server has it.
    assert.match(String(order.indexOf(other)), /^[01]$/)
    assert.ok(most <= 6, `${String(most)} at once`)
    assert.equal(await statusOf(last), 'waiting_input')
  })

  it('of a workspace of which none is held are claimed while another one fills its slots', async () => {
    const other = newId()
    await Promise.all(Array.from({ length: 40 }, async () => await rest()))
    await forward(3 * 3_600_000)
    const gate = Promise.withResolvers<undefined>()
    const drain = createEngineDrain(observing(async () => await gate.promise))
    const held = async () => {
      const { rows } = await db().query<{ tenant: string; count: number }>(
        'select tenant_id as tenant, count(*) from engine_messages where lease_until > parley_now() group by 1',
      )
      const of = (id: string) => rows.find(({ tenant }) => tenant === id)?.count ?? 0
      return { own: of(tenantId), others: of(other) }
    }
    drain.kick()
    await eventually(async () => assert.deepEqual(await held(), { own: 24, others: 0 }))
    await db().query(
      `insert into engine_messages (tenant_id, id, type, run_at)
       select $1, gen_random_uuid(), 'FireWait', parley_now() from generate_series(1, 9)`,
      [other],
    )
    drain.kick()
    await eventually(async () => assert.deepEqual(await held(), { own: 24, others: 4 }))
    gate.resolve(undefined)
    await drain.idle()
    await drain.stop()
    const { rowCount } = await db().query('select from engine_messages where run_at <= parley_now()')
    assert.equal(rowCount, 0)
  })

  for (const [when, ms] of [
    ['a second after its last message', SECOND],
    ['once the clock is set back', -3_600 * SECOND],
  ] as const)
    it(`of a flood take two slots beside another workspace, and all of them ${when}`, async () => {
      const other = await addWorkspace(`Seldom ${ms}`)
      await Promise.all(Array.from({ length: 14 }, async () => await rest()))
      const last = await rest(other)
      await forward(3 * 3_600_000)
      const gates = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
      const inProcess: string[] = []
      const drain = createEngineDrain(
        observing(async id => {
          inProcess.push(id)
          await gates[id === other ? 0 : 1]?.promise
          inProcess.splice(inProcess.indexOf(id), 1)
        }),
      )
      const of = (id: string) => inProcess.filter(each => each === id).length
      drain.kick()
      await eventually(() => assert.deepEqual([of(tenantId), of(other)], [2, 1]))
      gates[0]?.resolve(undefined)
      await eventually(async () => assert.equal(await statusOf(last), 'waiting_input'))
      drain.kick()
      assert.deepEqual([of(tenantId), of(other)], [2, 0])
      service.clock.advance(ms)
      drain.kick()
      await eventually(() => assert.equal(of(tenantId), 6))
      gates[1]?.resolve(undefined)
      await drain.idle()
      await drain.stop()
    })

  it('are claimed while turns occupy every connection of the worker', async () => {
    const id = await rest()
    await forward(3 * 3_600_000)
    const turnDb = createPool({ url: service.database.url, max: 1 })
    const occupied = await turnDb.connect()
    const drain = createEngineDrain({ ...service.deps, db: turnDb }, { claimDb: db() })
    drain.kick()
    await eventually(async () => {
      const { rowCount } = await db().query('select from engine_messages where lease_until > parley_now()')
      assert.equal(rowCount, 1)
    })
    assert.equal(await statusOf(id), 'waiting_time')
    occupied.release()
    await drain.idle()
    await drain.stop()
    await turnDb.end()
    assert.equal(await statusOf(id), 'waiting_input')
  })

  it('of one workspace are processed concurrently only as far as its configuration allows', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, async () => await rest()))
    const bound = 2
    let atOnce = 0
    let most = 0
    const counting: TurnDeps = {
      ...observing(async () => {
        most = Math.max(most, ++atOnce)
        await new Promise(resolve => setImmediate(resolve))
        atOnce--
      }),
      settings: {
        ...service.deps.settings,
        value: async (id, path) =>
          path === 'engine/runs/concurrency' ? bound : await service.deps.settings.value(id, path),
      },
    }
    await forward(3 * 3_600_000)
    const drain = createEngineDrain(counting)
    await drain.idle()
    await drain.stop()
    assert.ok(most <= bound, `${String(most)} at once`)
    for (const id of ids) assert.equal(await statusOf(id), 'waiting_input')
  })
})
