import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sqlStateOf } from '../../../adapters/postgres/transient.ts'
import { LOCK_TENANT } from '../../../adapters/stores/tenants/tenants.ts'
import { deleteWorkspace } from '../../../services/workspace/delete.ts'
import { holding } from '../../support/held.ts'
import { startTestService, type TestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { assertRefused, callersOf } from '../../contracts/callers.ts'
import { assertUnavailable } from '../../contracts/json-operation.ts'
import { adminWorkspace } from '../../support/admin.ts'

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

  it('repeats a portion that deadlocks with turns have ended twice', async () => {
    const { pool } = service.database
    const tenantId = await applyTestWorkspace(service.database, workspaceWithKeys('Busy'))
    const portions: unknown[] = []
    const attempts = attemptsOf(2)
    const db = new Proxy(pool, {
      get: (target, name) =>
        name === 'query'
          ? async (query: unknown, values: unknown[]) => {
              const isOfKeys = typeof query === 'string' && query.includes('delete from keys')
              if (isOfKeys) await attempts.mayStart(portions.filter(portion => portion === '40P01').length)
              const result = target.query(query as never, values) as unknown as Promise<{ rowCount: number }>
              if (isOfKeys) portions.push(await result.then(({ rowCount }) => rowCount, sqlStateOf))
              return await result
            }
          : (Reflect.get(target, name) as unknown),
    })
    const deletion = deleteWorkspace({ db, files: service.deps.files }, { tenantId, name: 'Busy' })
    for (const attempt of [0, 1]) await deadlock(tenantId, () => attempts.start(attempt), [row(0), [tenantId]])
    attempts.start(2)
    assert.equal((await deletion).outcome, 'deleted')
    // Portions without rows end a table, and each of its partitions where it has some.
    assert.deepEqual(
      portions.filter(portion => portion !== 0),
      ['40P01', '40P01', 3],
    )
  })

  it('repeats its last transaction, which deletes what turns have added, after two deadlocks with turns', async () => {
    const { pool } = service.database
    const tenantId = await applyTestWorkspace(service.database, workspaceWithKeys('Late'))
    await pool.query('create schema late; create table late.keys as table keys')
    const attempts = attemptsOf(2)
    const last = Promise.withResolvers<undefined>()
    let connections = 0
    const db = new Proxy(pool, {
      get: (target, name) =>
        name === 'query'
          ? target.query.bind(target)
          : name === 'connect'
            ? async () => {
                // The first transaction only looks at the name.
                if (++connections === 2) last.resolve(undefined)
                if (connections > 1) await attempts.mayStart(connections - 2)
                return await target.connect()
              }
            : (Reflect.get(target, name) as unknown),
    })
    const deletion = deleteWorkspace({ db, files: service.deps.files }, { tenantId, name: 'Late' })
    await last.promise
    assert.equal((await pool.query('select from keys where tenant_id = $1', [tenantId])).rowCount, 0)
    await pool.query('insert into keys select * from late.keys where tenant_id = $1', [tenantId])
    // As a turn: it holds a row of the workspace and adds one, which refers to the workspace's own.
    const adding = "insert into roles (tenant_id, code, name, permissions) values ($1, 'late', 'Late', '{}')"
    for (const attempt of [0, 1]) {
      await deadlock(tenantId, () => attempts.start(attempt), [adding, [tenantId]])
      await pool.query('delete from roles where tenant_id = $1', [tenantId])
    }
    attempts.start(2)
    assert.equal((await deletion).outcome, 'deleted')
    assert.equal(connections, 4)
    for (const table of ['keys', 'tenants'])
      assert.equal((await pool.query(`select from ${table} where $1 in (${idOf(table)})`, [tenantId])).rowCount, 0)
  })

  it('waits for a change of the settings that has begun', async () => {
    const shop = await adminWorkspace(service, 'Renamed')
    const { database, deps } = service
    const sent = await holding(
      database,
      'select from tenants where id = $1 for share',
      [shop.tenantId],
      async ({ waiting }) => {
        const renamed = shop.token.patch('/workspace', { name: 'New Name' }, { 'If-Match': '*' })
        await waiting(1)
        const deletion = deleteWorkspace(
          { db: database.pool, files: deps.files },
          { tenantId: shop.tenantId, name: 'Renamed Shop' },
        )
        await waiting(2)
        return { renamed, deletion }
      },
    )
    assert.equal((await sent.renamed).status, 200)
    assert.deepEqual(await sent.deletion, { outcome: 'other_name' })
  })

  it('is not undone by a change that waited for it', async () => {
    const shop = await adminWorkspace(service, 'Gone')
    const { database } = service
    const rename = async () => await shop.token.patch('/workspace', { name: 'New Name' }, { 'If-Match': '*' })
    const sent = await holding(database, LOCK_TENANT, [shop.tenantId], async ({ client, waiting }) => {
      const renamed = rename()
      await waiting(1)
      await client.query('delete from tenants where id = $1', [shop.tenantId])
      return { renamed }
    })
    assertUnavailable(await sent.renamed)
    assertRefused(await rename(), 401, 'unauthorized')
    assert.equal((await database.pool.query('select from tenants where id = $1', [shop.tenantId])).rowCount, 0)
  })

  /**
   * Ends a statement of the deletion with a deadlock. It deletes the keys in their order, and waits for the second,
   * which is released when a turn, which holds the third, waits for the deletion. So the deletion is the last to wait,
   * and its session is the one that finds the deadlock.
   */
  async function deadlock(tenantId: string, start: () => void, [text, values]: [string, unknown[]]): Promise<void> {
    await holding(service.database, row(1), [tenantId], async blocker => {
      await holding(service.database, row(2), [tenantId], async turn => {
        start()
        await blocker.waiting(1)
        await turn.client.query("set local deadlock_timeout = '10min'")
        const waits = turn.client.query(text, values)
        await turn.waiting(2)
        await blocker.client.query('commit')
        await waits
      })
    })
  }
})

/** Attempts that each wait until they are started. */
function attemptsOf(failing: number) {
  const gates = Array.from({ length: failing + 1 }, () => Promise.withResolvers<undefined>())
  return {
    start: (attempt: number) => gates[attempt]?.resolve(undefined),
    mayStart: async (attempt: number) => await gates[attempt]?.promise,
  }
}

const row = (offset: number) => `
  select
  from keys
  where tenant_id = $1
    and ctid = (select ctid from keys where tenant_id = $1 order by ctid limit 1 offset ${String(offset)})
  for update`

const idOf = (table: string) => (table === 'tenants' ? 'id' : 'tenant_id')

function workspaceWithKeys(name: string) {
  return {
    apiVersion: 'parley/v1',
    organization: { name },
    workspace: { name },
    keys: ['web', 'app', 'kiosk'].map(key => ({ name: key, key: `pk_live_${name}${key}` })),
  }
}
