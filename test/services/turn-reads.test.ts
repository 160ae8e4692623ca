import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { createTurnReads, type TurnReads } from '../../adapters/stores/executions/state.ts'
import { triggerChat } from '../../services/engine/engine.ts'
import { workFlows } from '../support/flows.ts'
import { genericPlan } from '../support/plans.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { sentStatements } from '../support/statements.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

describe('what turns are decided on', () => {
  let service: TestService
  let reads: TurnReads
  const [shop, archive] = ['Shop', 'Archive'].map(name => ({ name, tenantId: '' })) as [Workspace, Workspace]
  before(async () => {
    service = await startTestService()
    reads = createTurnReads(service.deps.db)
    for (const workspace of [shop, archive])
      workspace.tenantId = await applyTestWorkspace(service.database, {
        apiVersion: 'parley/v1',
        organization: { name: workspace.name },
        workspace: { name: workspace.name },
        flows: workFlows,
      })
  })
  after(async () => await service.stop())

  type Workspace = { name: string; tenantId: string }
  const start = async ({ tenantId }: Workspace) =>
    await triggerChat(service.deps, {
      tenantId,
      intentName: 'rest',
      conversationId: undefined,
      context: {},
      variables: {},
    })

  /** Without those of what else the process does, such as to set a new connection up. */
  const readsOf = async <Result>(work: () => Promise<Result>) => {
    const { sent, result } = await sentStatements(work)
    return { sent: sent.map(({ text }) => text).filter(text => text.includes('as wanted')), result }
  }

  it('is found by primary key, with a plan that a connection makes while the tables are empty', async () => {
    const { sent } = await readsOf(async () => {
      await reads.execution(shop.tenantId, newId())
      await reads.conversation(shop.tenantId, newId())
    })
    assert.equal(sent.length, 2)
    for (const text of sent) {
      const client = await service.database.pool.connect()
      // Of partitions by workspace nothing would be left for the null that stands for one.
      await client.query('set enable_partition_pruning = off')
      const plan = await genericPlan(client, text).finally(() => client.release(true))
      // Tables that are spread by workspace have a scan for each of their partitions.
      const scans = [...plan.replaceAll(/_h\d\b|_h\d(?=_)/g, '').matchAll(/(\w.*) on (executions|conversations)\b/g)]
      const found = scans.map(([, scan, table]) => `${String(table)}: ${String(scan)}`)
      const tables = text.includes('from executions') ? ['conversations', 'executions'] : ['conversations']
      const expected = tables.map(table => `${table}: Index Scan using ${table}_pkey`)
      assert.deepEqual([...new Set(found)].sort(), expected, plan)
      assert.equal(plan.match(/Index Cond: \(\(tenant_id = \$1\) AND \(id = /g)?.length, scans.length, plan)
    }
  })

  it('is read by one statement for all requests of a workspace that arrive together; each gets its own', async () => {
    const [first, second, other] = [await start(shop), await start(shop), await start(archive)]
    const wanted = [
      [shop, second.executionId],
      [archive, other.executionId],
      [shop, first.executionId],
      [shop, newId()],
      [shop, other.executionId],
      [shop, first.executionId.toUpperCase()],
    ] as const
    const { sent, result } = await readsOf(
      async () => await Promise.all(wanted.map(async ([{ tenantId }, id]) => await reads.execution(tenantId, id))),
    )
    assert.equal(sent.length, 2)
    assert.deepEqual(
      result.map(read => read?.found.conversationId),
      [second, other, first, undefined, undefined, first].map(reply => reply?.conversationId),
    )
  })

  it('has the time of the database also for a conversation that does not exist', async () => {
    const reply = await start(shop)
    const ids = [newId(), reply.conversationId, newId()]
    const { sent, result } = await readsOf(
      async () => await Promise.all(ids.map(async id => await reads.conversation(shop.tenantId, id))),
    )
    assert.equal(sent.length, 1)
    assert.deepEqual(
      result.map(read => read.found?.id),
      [undefined, reply.conversationId, undefined],
    )
    const now = service.clock.now().getTime()
    for (const read of result) assert.equal(read.now.getTime(), now)
  })

  it('is read for one workspace while the statement of another fails', async () => {
    const reply = await start(shop)
    const [found, failed] = await Promise.allSettled([
      reads.execution(shop.tenantId, reply.executionId),
      reads.execution(archive.tenantId, 'no id'),
    ])
    assert.equal(found.status === 'fulfilled' && found.value?.found.id, reply.executionId)
    assert.equal(failed.status, 'rejected')
  })
})
