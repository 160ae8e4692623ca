import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { citusSkip } from '../harness/citus.ts'
import { insistent } from '../harness/database.ts'
import { startProcess, type RunningProcess } from '../harness/processes.ts'
import { readiness, startOccupiedCluster, type OccupiedCluster } from './occupied-cluster.ts'
import { createVisitor, type Workspace } from './visitor.ts'

describe('A server of Citus that hangs', { skip: citusSkip(), timeout: 15 * 60_000 }, () => {
  let occupied: OccupiedCluster
  const processes: RunningProcess[] = []
  const port = () => processes[0]?.port ?? 0
  const { ask, answer, open } = createVisitor(port)
  before(async () => {
    occupied = await startOccupiedCluster('HangingServer')
    processes.push(await startProcess('api', occupied.cluster.url), await startProcess('worker', occupied.cluster.url))
  })
  after(async () => {
    for (const process of processes) await process.kill()
    await occupied.stop()
  })

  /** Every server has the row. The server of the workspace gives up by its own limit, which is shorter here. */
  async function writeEverywhere({ tenantId }: Workspace): Promise<void> {
    await transaction(occupied.pool, async client => {
      await client.query('set local statement_timeout = 2000')
      await client.query('update tenants set updated_at = now() where id = $1', [tenantId])
    })
  }

  it('counts as lost: requests that wait for it are answered 503, and turns and timers of others go on', async () => {
    const [kept, hanging] = [occupied.workspaceAt(1), occupied.workspaceAt(2)]
    const asked = [await ask(hanging), await ask(hanging)] as const
    // Their timers are due while nothing answers.
    const [timed, other] = [await ask(hanging), await ask(kept)]
    assert.equal((await answer(timed)).status, 200)
    const resume = await occupied.cluster.suspend(2)
    try {
      const waited = asked.map(answer)
      assert.equal((await answer(other)).status, 200)
      for (const { status, retryAfter } of await Promise.all(waited)) {
        assert.equal(status, 503)
        assert.ok(Number(retryAfter) > 0)
      }
      await occupied.ended(kept, other)
      assert.equal((await open(hanging)).status, 503)
      const session = await ask(kept)
      assert.equal((await answer(session)).status, 200)
      await occupied.ended(kept, session)
      const { status, told } = await readiness(port())
      assert.deepEqual([status, told.map(({ name }) => name)], [200, ['servers']])
      await assert.rejects(writeEverywhere(kept), { code: '57014' })
    } finally {
      resume()
    }
    await insistent(async () => assert.deepEqual(await readiness(port()), { status: 200, told: [] }))
    for (const session of asked) {
      await insistent(async () => assert.equal((await answer(session)).status, 200))
      await occupied.ended(hanging, session)
    }
    await occupied.ended(hanging, timed)
  })

  it('is the coordinator: requests are answered, or told to come again; all goes on when it is back', async () => {
    const workspaces = [occupied.workspaceAt(1), occupied.workspaceAt(2)]
    const asked = await Promise.all(workspaces.map(async workspace => ({ workspace, session: await ask(workspace) })))
    const resume = await occupied.cluster.suspend(0)
    try {
      // Until it counts as lost, requests wait for it; the readiness that waited is asked again.
      await insistent(async () => assert.equal((await readiness(port())).status, 503))
      for (const { workspace, session } of asked) {
        assert.match(String((await answer(session)).status), /^(?:200|503)$/)
        assert.match(String((await open(workspace)).status), /^(?:201|503)$/)
      }
    } finally {
      resume()
    }
    await insistent(async () => assert.deepEqual(await readiness(port()), { status: 200, told: [] }))
    for (const { workspace, session } of asked) {
      await occupied.ended(workspace, session)
      const again = await ask(workspace)
      assert.equal((await answer(again)).status, 200)
      await occupied.ended(workspace, again)
    }
  })
})
