import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sqlStateOf } from '../../../adapters/postgres/transient.ts'
import { deleteWorkspace } from '../../../services/workspace/delete.ts'
import { holding } from '../../support/held.ts'
import { startTestService, type TestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { callersOf } from '../../contracts/callers.ts'

const KEY = 'pk_live_Deleted'

describe('the deletion of a workspace', () => {
  let service: TestService
  let tenantId = ''
  before(async () => {
    service = await startTestService()
    tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Acme' },
      keys: [{ name: 'web', key: KEY }],
      flows: [
        {
          code: 'hello',
          name: 'Hello',
          triggers: [{ type: 'chat_intent', intent: 'hello' }],
          nodes: [{ id: 'bye', type: 'end', text: 'Bye' }],
        },
      ],
    })
  })
  after(() => service.stop())

  it('deletes what a turn adds after it has deleted the rows of that table', async () => {
    const { pool } = service.database
    const call = callersOf(service)
    const session = await call.session(KEY)
    await call.sendChatMessage(session, { text: 'Hi', intentName: 'hello' }).expect(200)
    // The run comes back once it has been deleted, as that of a turn that commits then.
    await pool.query(`
      create schema turn;
      create table turn.conversations as table conversations;
      create table turn.executions as table executions`)
    let hasCome = false
    const db = new Proxy(pool, {
      get: (target, name) =>
        name === 'query'
          ? async (query: unknown, values: unknown[]) => {
              if (!hasCome && typeof query === 'string' && query.includes('delete from keys')) {
                await pool.query(`
                  insert into conversations table turn.conversations;
                  insert into executions table turn.executions`)
                hasCome = true
              }
              return (await target.query(query as never, values)) as unknown
            }
          : (Reflect.get(target, name) as unknown),
    })
    const deletion = await deleteWorkspace({ db, files: service.deps.files }, { tenantId, name: 'Acme' })
    assert.equal(deletion.outcome, 'deleted')
    assert.ok(hasCome)
    for (const table of ['conversations', 'executions', 'flow_versions', 'tenants'])
      assert.equal((await pool.query(`select from ${table}`)).rowCount, 0, table)
  })

  it('repeats a portion that a deadlock with a turn has ended', async () => {
    const { pool } = service.database
    const tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Busy' },
      workspace: { name: 'Busy' },
      keys: [
        { name: 'web', key: 'pk_live_BusyWeb' },
        { name: 'app', key: 'pk_live_BusyApp' },
      ],
    })
    const portions: unknown[] = []
    const db = new Proxy(pool, {
      get: (target, name) =>
        name === 'query'
          ? async (query: unknown, values: unknown[]) => {
              const result = target.query(query as never, values) as unknown as Promise<{ rowCount: number }>
              if (typeof query === 'string' && query.includes('delete from keys'))
                portions.push(
                  await result.then(
                    ({ rowCount }) => rowCount,
                    (error: unknown) => sqlStateOf(error),
                  ),
                )
              return await result
            }
          : (Reflect.get(target, name) as unknown),
    })
    const row = (order: 'asc' | 'desc') => `
      select
      from keys
      where ctid = (select ctid from keys where tenant_id = $1 order by ctid ${order} limit 1)
      for update`
    const deletion = await holding(service.database, row('desc'), [tenantId], async ({ client, waiting }) => {
      const deleted = deleteWorkspace({ db, files: service.deps.files }, { tenantId, name: 'Busy' })
      await waiting(1)
      // The session that looks for a deadlock first is the one that the server ends.
      await client.query("set local deadlock_timeout = '1min'")
      await client.query(row('asc'), [tenantId])
      return { deleted }
    })
    assert.equal((await deletion.deleted).outcome, 'deleted')
    // Portions without rows end a table, and each of its partitions where it has some.
    assert.deepEqual(
      portions.filter(portion => portion !== 0),
      ['40P01', 2],
    )
  })
})
