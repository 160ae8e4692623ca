import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { claimFairly, claimMessages } from '../../adapters/stores/engine-messages/across-tenants.ts'
import { createEngineDrain } from '../../services/engine/engine-messages.ts'
import { triggerChat } from '../../services/engine/engine.ts'
import type { TurnDeps } from '../../services/engine/turns.ts'
import { workFlows } from '../support/flows.ts'
import { rowsRead } from '../support/rows-read.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { sentStatements } from '../support/statements.ts'
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
  const rest = async () =>
    (
      await triggerChat(service.deps, {
        tenantId,
        intentName: 'rest',
        conversationId: undefined,
        context: {},
        variables: {},
      })
    ).executionId
  const statusOf = async (id: string) =>
    (await db().query<{ status: string }>('select status from executions where id = $1', [id])).rows[0]?.status

  it('are claimed of all workspaces in turn, however many of one are due before', async () => {
    const tenants = Array.from({ length: 3 }, () => newId())
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
    assert.deepEqual(claimedOf(await claimMessages(db(), { owner: 'first', limit: 8 })), [5, 1, 2])
    assert.deepEqual(claimedOf(await claimMessages(db(), { owner: 'first', limit: 8 })), [8, 0, 0])

    // What a dead process held is found behind the flood as well.
    await forward(60 * SECOND)
    const found: string[] = []
    for (let suspect = 0; suspect < 16; suspect++) {
      const [message] = await claimMessages(db(), { owner: 'next', limit: 1, lapsed: true })
      found.push(message?.tenantId ?? '')
    }
    assert.deepEqual(claimedOf(found.map(id => ({ tenantId: id }))), [13, 1, 2])

    await due(tenants[1], 4, 1)
    await due(tenants[2], 4, 1)
    const holdings = [
      { tenantId: tenants[0] ?? '', held: 30, room: null },
      { tenantId: tenants[2] ?? '', held: 2, room: 3 },
    ]
    const { messages } = await claimFairly(db(), { owner: 'full', limit: 5, holdings })
    assert.deepEqual(claimedOf(messages), [0, 4, 1])
  })

  it('are claimed without reading the whole queue, though one statement queued it', async () => {
    await db().query(
      `insert into engine_messages (tenant_id, id, type, run_at)
       select $1, gen_random_uuid(), 'FireWait', parley_now()
       from generate_series(1, 40000)`,
      [newId()],
    )
    const { sent } = await sentStatements(async () => await claimMessages(db(), { owner: 'first', limit: 8 }))
    for (const statement of sent) {
      const read = await rowsRead(db(), statement)
      assert.ok(read < 200, `${String(read)} rows were read`)
    }
  })

  it('of one workspace are processed side by side only as far as its configuration says', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, rest))
    const bound = 2
    let atOnce = 0
    let most = 0
    const counting: TurnDeps = {
      ...service.deps,
      settings: {
        ...service.deps.settings,
        value: async (id, path) =>
          path === 'engine/runs/concurrency' ? bound : await service.deps.settings.value(id, path),
      },
      publications: {
        ...service.deps.publications,
        version: async (...args) => {
          most = Math.max(most, ++atOnce)
          await new Promise(resolve => setImmediate(resolve))
          const version = await service.deps.publications.version(...args)
          atOnce--
          return version
        },
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
