import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { purgeCustomerExports, workCustomerRequests } from '../../services/customer-data/work.ts'
import { deleteWorkspace } from '../../services/workspace/delete.ts'
import { successBody } from '../contracts/admin/fixtures.ts'
import { databaseAway } from '../contracts/json-operation.ts'
import { assertRefused } from '../contracts/callers.ts'
import { adminWorkspace, startAdminService, type AdminCalls } from '../support/admin.ts'
import { fillEveryTable, createResources } from '../support/customers.ts'
import { scanAllTables } from '../support/tables.ts'
import { eventually } from '../support/eventually.ts'
import { listenTo } from '../support/notifications.ts'
import { unzip } from '../support/zip.ts'

describe('the worker', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())

  it('postpones a request while the database is unavailable, however often, but not for a slow statement', async () => {
    const { id } = await successBody(home.token.post('/customer-exports', { customer: { customerId: 'c-away' } }))
    // Not by the clock: the schedules of the next test go by how far it is from that of the machine.
    const due = async () => await service.database.pool.query('update customer_requests set run_at = parley_now()')
    const { files } = service.deps
    const away = { ...files, put: async () => await Promise.reject(databaseAway()) }
    for (let round = 0; round < 6; round++) {
      await due()
      await workCustomerRequests({ ...service.deps, files: away })
      const { rows } = await service.database.pool.query('select attempts, lease_until from customer_requests')
      assert.deepEqual(rows, [{ attempts: 0, lease_until: null }])
    }
    await due()
    const cancelled = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
    const slow = { ...files, put: async () => await Promise.reject(cancelled) }
    await workCustomerRequests({ ...service.deps, files: slow })
    const { rows } = await service.database.pool.query('select attempts from customer_requests')
    assert.deepEqual(rows, [{ attempts: 1 }])
    await due()
    await workCustomerRequests(service.deps)
    assert.equal((await successBody(home.token.get(`/customer-exports/${String(id)}`)))['status'], 'completed')
  })

  it('takes turns between workspaces, whoever asked for more first', async () => {
    const neighbour = await adminWorkspace(service, 'In Turn')
    const asked = async (calls: AdminCalls, count: number) => {
      for (let n = 0; n < count; n++)
        await successBody(calls.post('/customer-exports', { customer: { customerId: `c-turn-${String(n)}` } }))
    }
    await asked(home.token, 3)
    await asked(neighbour.token, 2)
    const { files } = service.deps
    const order: (string | undefined)[] = []
    const noted: typeof files = {
      ...files,
      put: async (key, file) => {
        order.push(key.split('/')[0])
        await files.put(key, file)
      },
    }
    await workCustomerRequests({ ...service.deps, files: noted })
    assert.deepEqual(new Set(order.slice(0, 2)), new Set([home.tenantId, neighbour.tenantId]))
    assert.equal(order.length, 5)
  })

  it('refuses further exports of a workspace while a hundred are not completed, and answers others', async () => {
    const { token, tenantId } = await adminWorkspace(service, 'Asks Often')
    await service.database.pool.query(
      `insert into customer_requests (tenant_id, id, kind, customer, requested_at, run_at)
      select $1, gen_random_uuid(), 'export', '{"customerId":"c"}', now(), parley_now() + interval '1 hour'
      from generate_series(1, 100)`,
      [tenantId],
    )
    const customer = { customerId: 'c-more' }
    const refused = await token.post('/customer-exports', { customer })
    assertRefused(refused, 429, 'rate_limited')
    assert.equal(refused.headers['retry-after'], '60')
    const erasure = { customer, confirm: 'c-more' }
    assert.equal((await token.post('/customer-erasures', erasure)).status, 202)
    assert.equal((await home.token.post('/customer-exports', { customer })).status, 202)
    await service.database.pool.query('delete from customer_requests where tenant_id = $1', [tenantId])
  })

  it('serves the archive of the worker that took its request over, also when it stores its own later', async () => {
    const { id } = await successBody(home.token.post('/customer-exports', { customer: { customerId: 'c-late' } }))
    const due = async () =>
      await service.database.pool.query('update customer_requests set run_at = parley_now(), lease_until = run_at')
    const { files, clock } = service.deps
    const stored: string[] = []
    const late: typeof files = {
      ...files,
      put: async (key, file) => {
        stored.push(key)
        await due()
        await workCustomerRequests({ ...service.deps, clock: { ...clock, now: () => new Date(0) } })
        await files.put(key, file)
      },
    }
    await due()
    await workCustomerRequests({ ...service.deps, files: late })
    const { url } = await successBody(home.token.post(`/customer-exports/${String(id)}/download`))
    const { pathname, search } = new URL(String(url))
    const download = await fetch(`${service.url}${pathname}${search}`)
    const archive = unzip(Buffer.from(await download.arrayBuffer()))
    const { exportedAt } = JSON.parse(String(archive.get('manifest.json'))) as { exportedAt: string }
    assert.equal(exportedAt, new Date(0).toISOString())
    assert.deepEqual([stored.length, await files.open(stored[0] ?? '')], [1, undefined])
  })

  it('purges the archive of a killed worker with the export that another one has completed', async () => {
    const { id } = await successBody(home.token.post('/customer-exports', { customer: { customerId: 'c-killed' } }))
    const { pool } = service.database
    const { files } = service.deps
    const stored: string[] = []
    const [storing, never] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const put: typeof files.put = async (key, file) => {
      stored.push(key)
      await files.put(key, file)
      storing.resolve(undefined)
      await never.promise
    }
    const killed = workCustomerRequests({ ...service.deps, files: { ...files, put } })
    await storing.promise
    await pool.query('update customer_requests set run_at = parley_now(), lease_until = run_at where id = $1', [id])
    await workCustomerRequests(service.deps)
    assert.equal((await successBody(home.token.get(`/customer-exports/${String(id)}`)))['status'], 'completed')
    await pool.query('update customer_requests set expires_at = parley_now() where id = $1', [id])
    await purgeCustomerExports(service.deps)
    assert.deepEqual([stored.length, await files.open(stored[0] ?? '')], [1, undefined])
    never.resolve(undefined)
    await killed
  })

  it('exports and erases a customer without anyone asking again', async () => {
    const tag = newId()
    const grace = await fillEveryTable(home, await createResources(home), {
      customerId: `c-${tag}`,
      email: `grace-${tag}@example.org`,
      words: `what grace said ${tag}`,
    })
    const customer = { customerId: grace.customerId }
    await service.work()
    // The schedule uses the database's clock, which is stopped here.
    const untilScheduled = async () => {
      service.clock.advance(3_000)
      await service.clockSet()
    }
    const { id: exported } = await successBody(home.token.post('/customer-exports', { customer }))
    await untilScheduled()
    await eventually(async () => {
      assert.equal((await successBody(home.token.get(`/customer-exports/${String(exported)}`)))['status'], 'completed')
    })
    const { id: erased } = await successBody(
      home.token.post('/customer-erasures', { customer, confirm: grace.customerId }),
    )
    await untilScheduled()
    await eventually(async () => {
      assert.equal((await successBody(home.token.get(`/customer-erasures/${String(erased)}`)))['status'], 'completed')
    })
    assert.deepEqual(await scanAllTables(service.database.pool, [grace.customerId, grace.email, grace.words]), [])
  })
})

describe('the deletion of a workspace', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { pool } = service.database
  const filled = async (workspace: typeof home) => {
    const tag = newId()
    await fillEveryTable(workspace, await createResources(workspace), {
      customerId: `c-${tag}`,
      email: `grace-${tag}@example.org`,
      words: `what grace said ${tag}`,
    })
    return workspace.tenantId
  }

  it('needs its name, deletes all its rows and files, and leaves the others unchanged', async () => {
    const neighbour = await adminWorkspace(service, 'Neighbour')
    const [tenantId, other] = [await filled(home), await filled(neighbour)]
    await home.token.put('/configuration/engine', { 'runs/step_budget': 500 })
    const removed: string[] = []
    const files = {
      remove: async (key: string) => {
        removed.push(key)
        await Promise.resolve()
      },
    }
    const [before, others] = [await scanAllTables(pool, [tenantId]), await scanAllTables(pool, [other])]
    const deleteAs = async (name: string, id = tenantId) =>
      await deleteWorkspace({ db: pool, files }, { tenantId: id, name })
    assert.deepEqual(await deleteAs('Another Shop'), { outcome: 'other_name' })
    assert.deepEqual(await deleteAs('Acme Shop', newId()), { outcome: 'unknown' })
    assert.deepEqual(await scanAllTables(pool, [tenantId]), before)
    const { rows: stored } = await pool.query<{ key: string }>(
      'select storage_key as key from files where tenant_id = $1 order by 1',
      [tenantId],
    )
    const { rows: own } = await pool.query<{ name: string }>('select name from tenants where id = $1', [tenantId])

    const announced = await listenTo(service.database, 'parley_work')
    const deletion = await deleteAs(own[0]?.name ?? '')
    assert.equal(deletion.outcome, 'deleted')
    // The published documents are removed by a worker, which does not wait for its next look at the queue.
    await eventually(() => {
      assert.ok(announced.payloads.includes('documents'))
    })
    announced.stop()
    const left = await scanAllTables(pool, [tenantId])
    // A worker removes these documents.
    assert.deepEqual([...new Set(left.map(({ table }) => table))], ['edge_store_requests'])
    assert.deepEqual(
      removed.filter(key => !key.includes('/exports/')).sort(),
      stored.map(({ key }) => key),
    )
    assert.ok(stored.length > 0)
    assert.deepEqual(await scanAllTables(pool, [other]), others)
    assert.equal((await home.token.get('/workspace')).status, 401)
    assert.equal((await neighbour.token.get('/workspace')).status, 200)
  })

  it('removes the files that arrive while it deletes', async () => {
    const { tenantId } = await adminWorkspace(service, 'Uploading')
    const [id, removed] = [newId(), [] as string[]]
    const uploading = Object.create(pool, {
      query: {
        // A text, or a prepared statement.
        value: async (query: string | { text: string }, values?: unknown[]) => {
          if (typeof query === 'string' && query.includes('delete from access_tokens'))
            await pool.query(
              `insert into files (tenant_id, id, name, mime, size, sha256, storage_key)
              values ($1, $2, 'late.png', 'image/png', 1, sha256('late'), 'late')
              on conflict do nothing`,
              [tenantId, id],
            )
          return await (typeof query === 'string' ? pool.query(query, values) : pool.query(query))
        },
      },
    }) as typeof pool
    const files = {
      remove: async (key: string) => {
        removed.push(key)
        await Promise.resolve()
      },
    }
    const deletion = await deleteWorkspace({ db: uploading, files }, { tenantId, name: 'Uploading Shop' })
    assert.deepEqual([deletion.outcome, removed], ['deleted', ['late']])
  })
})
