import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import type { FlowTraffic } from '../../../generated/sdk/dist/index.js'
import type { LogRecord } from '../../../generated/schemas/event-log-entry.ts'
import type { Queryable } from '../../../adapters/postgres/statement.ts'
import { funnel } from '../../../services/analytics/flows.ts'
import { refreshWorkspaceAnalytics } from '../../../services/analytics/refresh.ts'
import { purgeEventLog } from '../../../services/retention.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

const flow = (hello: string) => ({
  code: 'route',
  name: 'Route',
  triggers: [{ type: 'chat_intent', intent: 'route' }],
  nodes: [
    { id: 'hello', type: 'message', text: hello, next: 'which' },
    { id: 'which', type: 'input', prompt: 'Which?', field: { name: 'which', type: 'text' }, next: 'fork' },
    {
      id: 'fork',
      type: 'condition',
      branches: [
        { when: 'vars.which = "again"', next: 'which' },
        { when: 'vars.which = "call"', next: 'call' },
      ],
      otherwise: 'bye',
    },
    { id: 'call', type: 'http', url: 'http://10.0.0.1/closed', next: 'bye' },
    { id: 'bye', type: 'end', text: 'Bye' },
  ],
})
const MINUTE = 60_000

describe('the traffic of flows', async () => {
  const { service } = await startAdminService()
  after(() => service.stop())
  // At noon, so that the minutes that pass end no day of the workspace.
  service.clock.set(new Date(service.clock.now().setUTCHours(12, 0, 0, 0)))
  const keys = [{ name: 'shop', key: 'pk_live_Traffic' }]
  const home = await adminWorkspace(service, 'Traffic', { flows: [flow('Hello')], keys })
  const visitors = callersOf(service)
  const { id } = (await successBody(home.token.get('/flows')))['items'][0] as { id: string }
  const deps = { db: service.database.pool, clock: service.clock }

  const run = async (...answers: string[]) => {
    const session = await visitors.session('pk_live_Traffic')
    let { reply } = (await successBody(visitors.sendChatMessage(session, { text: 'Hi', intentName: 'route' }))) as {
      reply: Loose
    }
    for (const text of answers) {
      const { executionId, waitToken } = reply
      reply = (await successBody(visitors.sendChatMessage(session, { text, executionId, waitToken })))['reply'] as Loose
    }
    return String(reply['executionId'])
  }
  const traffic = async (query = '') =>
    (await successBody(home.token.get(`/flows/${id}/traffic${query}`))) as unknown as FlowTraffic
  /** Moves the log back by 91 days. */
  const ageLog = async () =>
    await service.database.pool.query(`
      update event_log
      set created_at = now() - interval '91 days',
        id = (left(parley_first_id(now() - interval '91 days')::text, 13) || substr(id::text, 14))::uuid`)
  const purgeLog = async () => {
    const { eventLog } = await purgeEventLog({ ...deps, databaseNow: () => Promise.resolve(new Date()) })
    assert.ok(eventLog > 0)
  }
  /** Marks every quarter of an hour to be summed again, as erasures do. */
  const markAll = async () =>
    await service.database.pool.query(
      `insert into rollup_dirty (tenant_id, dataset, bucket)
      select distinct $1::uuid, 'traffic', date_bin('15 minutes', started_at, '2000-01-01Z')
      from executions
      where tenant_id = $1`,
      [home.tenantId],
    )
  const publish = async (hello: string) => {
    await successBody(home.token.put(`/flows/${id}/draft`, { definition: flow(hello) }, { 'If-Match': '*' }))
    await successBody(home.token.post(`/flows/${id}/publish`, {}))
  }
  /** Runs at each node and edge, counted in the log as it is read over the API. */
  const countedInLog = async (runs: readonly string[]) => {
    const counted = new Map<string, Set<string>>()
    const count = (key: string, execution: string) =>
      counted.set(key, (counted.get(key) ?? new Set<string>()).add(execution))
    for (const execution of runs) {
      const entries = (await successBody(home.token.get(`/executions/${execution}/events?limit=200`)))[
        'items'
      ] as Loose[]
      for (const { nodeId, entry } of entries as { nodeId: string | null; entry: LogRecord }[]) {
        if (nodeId === null) continue
        count(nodeId, execution)
        if ('edge' in entry) count(`${nodeId} ${entry.edge.replace(/^\/nodes\/\d+/, '')}`, execution)
      }
    }
    return Object.fromEntries([...counted].map(([key, { size }]): [string, number] => [key, size]).sort())
  }
  const shown = ({ nodes }: FlowTraffic) =>
    Object.fromEntries(
      nodes
        .flatMap(({ nodeId, reached, edges }) => [
          [nodeId, reached] as const,
          ...edges.map(({ pointer, taken }) => [`${nodeId} ${pointer}`, taken] as const),
        ])
        .sort(),
    )
  const summed = async (db: Queryable) => {
    const { rows } = await db.query<{ summed: number }>(
      `select coalesce(sum(reached), 0)::bigint as summed from rollup_traffic where node_id = '' and way = ''`,
    )
    return rows[0]?.summed ?? 0
  }
  const inFunnel = async () => {
    const drawn = await funnel(deps, home.tenantId, id, {})
    assert.ok('funnel' in drawn)
    const { started, completed, steps } = drawn.funnel
    const nodes = steps
      .filter(({ reached }) => reached > 0)
      .map(({ node_id, reached, continued, waiting, failed }) => ({ node_id, reached, continued, waiting, failed }))
      .sort((one, other) => (one.node_id < other.node_id ? -1 : 1))
    return { started, completed, nodes }
  }
  const asFunnel = ({ started, completed, nodes }: FlowTraffic) => ({
    started,
    completed,
    nodes: nodes.map(({ nodeId: node_id, reached, continued, waiting, failed }) => ({
      node_id,
      reached,
      continued,
      waiting,
      failed,
    })),
  })

  describe('getFlowTraffic', () => {
    it('counts executions by node and edge as the log and the reports do, from sums and from other rows', async () => {
      const runs = [await run('bye'), await run('again', 'again', 'bye'), await run('call'), await run()]
      const live = await traffic()
      assert.deepEqual(shown(live), await countedInLog(runs))
      assert.deepEqual(asFunnel(live), await inFunnel())
      assert.deepEqual([live.started, live.completed, live.waiting, live.dropped], [4, 2, 1, 1])
      const figures = (nodeId: string) => {
        const { reached, continued, waiting, dropped, failed, edges } = live.nodes.find(node => node.nodeId === nodeId)!
        return { reached, continued, waiting, dropped, failed, edges }
      }
      assert.deepEqual(figures('which'), {
        reached: 4,
        continued: 3,
        waiting: 1,
        dropped: 0,
        failed: 0,
        edges: [{ pointer: '/next', taken: 3 }],
      })
      assert.deepEqual(figures('call'), { reached: 1, continued: 0, waiting: 0, dropped: 1, failed: 1, edges: [] })
      assert.deepEqual(figures('fork').edges, [
        { pointer: '/branches/0/next', taken: 1 },
        { pointer: '/branches/1/next', taken: 1 },
        { pointer: '/otherwise', taken: 2 },
      ])

      service.clock.set(new Date(service.clock.now().getTime() + 10 * MINUTE))
      await refreshWorkspaceAnalytics(deps, home.tenantId)
      assert.equal(await summed(service.database.pool), 3)
      assert.deepEqual(await traffic(), live)
      runs.push(await run('call'), await run('bye'))
      const later = await traffic()
      assert.deepEqual([shown(later), asFunnel(later)], [await countedInLog(runs), await inFunnel()])
      service.clock.set(new Date(service.clock.now().getTime() + 10 * MINUTE))
      for (let time = 0; time < 2; time++) await refreshWorkspaceAnalytics(deps, home.tenantId)
      assert.deepEqual(await traffic(), later)
    })

    it('is that of a version, or of all, and of the requested days', async () => {
      const before = await traffic()
      await publish('Welcome')
      await run('bye')
      const both = await traffic()
      assert.deepEqual(
        both.versions.map(({ version, started }) => [version, started]),
        [
          [2, 1],
          [1, before.started],
        ],
      )
      assert.deepEqual((await traffic('?version=1')).nodes, before.nodes)
      assert.equal((await traffic('?version=2')).started, 1)
      const { from, to, started } = await traffic('?lastDays=1')
      assert.deepEqual([from, started], [to, both.started])
      const earlier = await traffic('?from=2020-01-01&to=2020-01-31')
      assert.deepEqual([earlier.started, earlier.nodes, earlier.versions], [0, [], []])
    })

    it('no longer counts erased runs', async () => {
      const before = await traffic()
      const { pool } = service.database
      await pool.query(
        `with gone as (delete from executions where tenant_id = $1 and failure is not null returning started_at)
      insert into rollup_dirty (tenant_id, dataset, bucket)
      select distinct $1::uuid, 'traffic', date_bin('15 minutes', started_at, '2000-01-01Z') from gone`,
        [home.tenantId],
      )
      const marked = await traffic()
      assert.deepEqual([marked.started, marked.dropped], [before.started - 2, 0])
      await refreshWorkspaceAnalytics(deps, home.tenantId)
      assert.deepEqual(await traffic(), marked)
      assert.deepEqual(asFunnel(marked).started, (await inFunnel()).started)
    })

    it('is that of lines whose edge has the name of the first release', async () => {
      const before = await traffic()
      const runs = await successBody(home.token.get(`/executions?flowId=${id}&limit=200`))
      const events = async () =>
        await Promise.all(
          (runs['items'] as Loose[]).map(run => successBody(home.token.get(`/executions/${String(run['id'])}/events`))),
        )
      const told = await events()
      await service.database.pool.query(`
        update event_log
        set entry = entry - 'edge' || jsonb_build_object('way', entry->'edge')
        where entry->'edge' is not null`)
      await markAll()
      assert.deepEqual(await traffic(), before)
      await refreshWorkspaceAnalytics(deps, home.tenantId)
      assert.deepEqual([await traffic(), await events()], [before, told])
    })

    it('stays the same, edges included, when its quarters are summed again after the purge of the log', async () => {
      const before = await traffic()
      assert.ok(before.nodes.some(({ edges }) => edges.length > 1))
      await ageLog()
      await purgeLog()
      await markAll()
      assert.deepEqual(await traffic(), before)
      await refreshWorkspaceAnalytics(deps, home.tenantId)
      assert.deepEqual(await traffic(), before)
    })

    it('is summed in slices of a few thousand runs, however many ended within a minute', async () => {
      const { pool } = service.database
      const earlier = (await traffic()).started
      service.clock.set(new Date(service.clock.now().getTime() + 10 * MINUTE))
      await pool.query(
        `insert into executions
          (tenant_id, id, conversation_id, flow_id, version_id, trigger, status, started_at, updated_at, ended_at)
        select tenant_id, gen_random_uuid(), conversation_id, flow_id, version_id, trigger, 'completed', at, at, at
        from (select * from executions where tenant_id = $1 limit 1) x,
          lateral (select $2::timestamptz - n * interval '5 ms' from generate_series(1, 12000) n) ended(at)`,
        [home.tenantId, new Date(service.clock.now().getTime() - 5 * MINUTE)],
      )
      const slices: number[] = []
      const watched = Object.assign(Object.create(pool) as typeof pool, {
        connect: async () => {
          const client = await pool.connect()
          const query = client.query.bind(client) as (...sent: unknown[]) => Promise<{ rowCount: number }>
          const counting = async (...sent: unknown[]) => {
            if (sent[0] === 'commit') slices.push(await summed(client))
            return await query(...sent)
          }
          return Object.assign(Object.create(client) as typeof client, {
            query: counting,
            release: (broken?: Error) => {
              client.release(broken)
            },
          })
        },
      })
      const before = await summed(pool)
      await refreshWorkspaceAnalytics({ ...deps, db: watched }, home.tenantId)
      const steps = slices.map((sum, index) => sum - (slices[index - 1] ?? before)).filter(step => step > 0)
      assert.deepEqual([steps.length > 2, Math.max(...steps) <= 5_001], [true, true], steps.join())
      assert.equal((await traffic()).started, earlier + 12_000)
    })

    it('refuses an invalid range of days', async () => {
      const refused = await home.token.get(`/flows/${id}/traffic?from=2026-01-02&to=2026-01-01`)
      assertRefused(refused, 400, 'invalid_input')
    })
  })

  describe('listSlowestCalls', () => {
    const { pool } = service.database
    const list = async (query = '') => await successItems(home.token.get(`/slow-calls${query}`))
    const callsTook = async (milliseconds: number) =>
      await pool.query(
        `update event_log set entry = jsonb_set(entry, '{durationMs}', to_jsonb($2::integer))
        where tenant_id = $1 and kind = 'call_finished'`,
        [home.tenantId, milliseconds],
      )
    const expected = { flowId: id, flowCode: 'route', flowName: 'Route', nodeId: 'call', nodeType: 'http' }
    const one = { ...expected, calls: 1, failed: 1, averageMs: 700, longestMs: 700 }

    it('lists the nodes by the duration of their calls, from sums and from rows that they lack', async () => {
      await run('call')
      await callsTook(700)
      assert.deepEqual(await list(), [one])
      service.clock.set(new Date(service.clock.now().getTime() + 10 * MINUTE))
      await refreshWorkspaceAnalytics(deps, home.tenantId)
      await callsTook(900)
      assert.deepEqual(await list('?lastDays=1'), [one])
      assert.deepEqual(await list('?to=2020-01-01'), [])
    })

    it('lists the same when its quarters are summed again after the purge of the log', async () => {
      await run('call')
      await callsTook(700)
      service.clock.set(new Date(service.clock.now().getTime() + 10 * MINUTE))
      await refreshWorkspaceAnalytics(deps, home.tenantId)
      await ageLog()
      await pool.query('create table purged_lines as select * from event_log')
      await purgeLog()
      await markAll()
      const two = [{ ...one, calls: 2, failed: 2 }]
      assert.deepEqual(await list('?lastDays=1'), two)
      await refreshWorkspaceAnalytics(deps, home.tenantId)
      assert.deepEqual(await list('?lastDays=1'), two)
      // Other transactions may lock the log for so long that a purge cannot drop the rows that it has read, and the
      // next one reads them again.
      await pool.query('insert into event_log select * from purged_lines')
      await purgeLog()
      await pool.query('insert into event_log select * from purged_lines')
      await markAll()
      await refreshWorkspaceAnalytics(deps, home.tenantId)
      assert.deepEqual(await list('?lastDays=1'), two)
    })

    it('refuses an invalid range of days', async () => {
      assertRefused(await home.token.get('/slow-calls?from=2026-01-02&to=2026-01-01'), 400, 'invalid_input')
    })
  })
})
