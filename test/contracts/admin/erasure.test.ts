import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import type { Pool } from '../../../adapters/postgres/pool.ts'
import {
  customerExports,
  customerFiles,
  customerTables,
  mentioningTables,
  othersTables,
} from '../../../adapters/stores/customer-data/tables.ts'
import { refreshAnalytics } from '../../../services/analytics/refresh.ts'
import { purgeCustomerExports, workCustomerRequests } from '../../../services/customer-data/work.ts'
import { adminWorkspace, startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import {
  allTables,
  fillEveryTable,
  furnish,
  put,
  runRow,
  scanAllTables,
  unzip,
  type Customer,
  type Found,
} from '../../support/customers.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { made } from './fixtures.ts'

const LEASE_MS = 3 * 60_000

describe('the data of one customer', async () => {
  const { service, home } = await startAdminService()
  const {
    deps,
    database: { pool },
  } = service
  after(() => service.stop())

  const tracesOf = ({ customerId, email, words }: Customer) => [customerId, email, words]
  const shop = async () => {
    const workspace = await adminWorkspace(service, `Shop ${newId()}`)
    const place = await furnish(workspace)
    const tag = newId().slice(-12)
    const grace = await fillEveryTable(workspace, place, {
      customerId: `c-17-${tag}`,
      email: `grace.${tag}@example.org`,
      words: `what grace said ${tag}`,
    })
    const linus = await fillEveryTable(workspace, place, {
      customerId: `c-18-${tag}`,
      email: `linus.${tag}@example.org`,
      words: `what linus said ${tag}`,
    })
    return { workspace, place, grace, linus }
  }
  const erase = async ({ token }: AdminWorkspace, customer: object, confirm: string, headers = {}) =>
    await made(token.post('/customer-erasures', { customer, confirm }, headers))
  const read = async ({ token }: AdminWorkspace, { id }: Loose, kind = 'erasures') =>
    await made(token.get(`/customer-${kind}/${String(id)}`))
  const bytesOf = async (key: string) => {
    const stream = await deps.files.open(key)
    return stream === undefined ? undefined : Buffer.concat((await stream.toArray()) as Buffer[])
  }
  const archiveOf = async ({ token }: AdminWorkspace, id: unknown) => {
    const { url, size } = (await made(token.post(`/customer-exports/${String(id)}/download`))) as {
      url: string
      size: number
    }
    const { pathname, search } = new URL(url)
    const { status, headers, body } = await request(service.url)
      .get(pathname + search)
      .buffer(true)
      .parse((answer, done) => {
        const chunks: Buffer[] = []
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            done(null, Buffer.concat(chunks))
          })
      })
    assert.deepEqual([status, headers['content-type'], (body as Buffer).length], [200, 'application/zip', size])
    return unzip(body as Buffer)
  }

  it('is looked for in every table there is', async () => {
    const known = [...customerTables, customerFiles, customerExports, ...mentioningTables].map(({ table }) => table)
    const unknown = (await allTables(pool)).filter(table => !known.includes(table) && !othersTables.includes(table))
    assert.deepEqual(
      unknown,
      [],
      'adapters/stores/customer-data/tables.ts must say whether these can hold data of customers',
    )
    assert.deepEqual(
      othersTables.filter(table => known.includes(table)),
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

  it('is exported whole: what a scan of all tables finds is in the archive', async () => {
    const { workspace, grace, linus } = await shop()
    const answer = await workspace.token.post(
      '/customer-exports',
      { customer: { customerId: grace.customerId } },
      { 'Idempotency-Key': newId() },
    )
    assert.equal(answer.status, 202, answer.text)
    assert.equal(answer.body.status, 'queued')
    assertRefused(await workspace.token.post(`/customer-exports/${String(answer.body.id)}/download`), 409, 'conflict')
    const before = await scanAllTables(pool, tracesOf(grace))
    await workCustomerRequests(deps)
    const done = await read(workspace, answer.body as Loose, 'exports')
    assert.deepEqual([done['status'], done['error'], done['requestedBy'].name], ['completed', null, 'Ada'])
    const archive = await archiveOf(workspace, done['id'])
    const documents = new Map(
      [...archive]
        .filter(([name]) => name.endsWith('.json'))
        .map(([name, bytes]) => [name.replace('.json', ''), JSON.parse(bytes.toString()) as Record<string, unknown>[]]),
    )
    assert.ok(before.length > 20)
    for (const found of before)
      assert.ok(
        [found.table, `mentions/${found.table}`].some(name => documents.get(name)?.some(row => shows(row, found))),
        `${found.table} ${JSON.stringify(found.row)}`,
      )
    const whole = [...archive.values()].map(String).join('\n')
    for (const trace of tracesOf(linus)) assert.ok(!whole.includes(trace), trace)
    assert.equal([...archive.keys()].filter(name => name.startsWith('files/')).length, 2)
    assert.equal(
      archive.get([...archive.keys()].find(name => name.startsWith('files/')) ?? '')?.toString(),
      grace.words,
    )
    assert.equal((done['counts'] as Loose)['form_submissions'], 1)
    const { items } = (await made(workspace.token.get('/audit?action=customer_export.*'))) as { items: Loose[] }
    assert.deepEqual(
      items.map(({ action }) => String(action)),
      ['customer_export.download', 'customer_export.create'],
    )
  })

  it('is gone from every table and from the file store after its erasure, and nothing else is', async () => {
    const { workspace, place, grace, linus } = await shop()
    const { tenantId } = workspace
    // Somebody else's run that an event about Grace moved.
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
        snapshot: { frames: [], event: { customer_id: grace.customerId, email: grace.email } },
      }),
    )
    const exported = (await made(workspace.token.post('/customer-exports', { customer: { email: grace.email } })))[
      'id'
    ] as string
    await workCustomerRequests(deps)
    const theirs = await scanAllTables(pool, tracesOf(linus))
    await refreshAnalytics(deps)
    const summed = await sums(pool, tenantId)
    const erasure = await erase(workspace, { customerId: grace.customerId }, grace.customerId, {
      'Idempotency-Key': newId(),
    })
    await workCustomerRequests(deps)
    const done = await read(workspace, erasure)
    assert.deepEqual([done['status'], done['customer'], done['error']], ['completed', null, null], JSON.stringify(done))
    assert.deepEqual(await scanAllTables(pool, tracesOf(grace)), [])
    assert.deepEqual(await scanAllTables(pool, tracesOf(linus)), theirs)
    for (const key of grace.storageKeys) assert.equal(await bytesOf(key), undefined)
    for (const key of linus.storageKeys) assert.equal((await bytesOf(key))?.toString(), linus.words)
    assert.equal(await bytesOf(`${tenantId}/exports/${exported}`), undefined)
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
    // Sums follow what is left, and completions stay as numbers.
    const left = await sums(pool, tenantId)
    assert.deepEqual(
      [summed, left],
      [
        { conversations: 6, messages: 4, executions: 4, telemetry: 2 },
        { conversations: 3, messages: 2, executions: 2, telemetry: 1 },
      ],
    )
    const {
      rows: [completions],
    } = await pool.query<{ count: number; value: number }>(
      'select count(*) as count, sum(value_micros)::bigint as value from goal_completions where tenant_id = $1',
      [tenantId],
    )
    assert.deepEqual(completions, { count: 2, value: 10_000_000 })
    // Kept answers are sealed: no scan sees into them.
    const { rows: kept } = await pool.query<{ operation: string }>(
      "select operation from idempotency_keys where tenant_id = $1 and operation like 'createCustomer%'",
      [tenantId],
    )
    assert.deepEqual(kept, [])
    const { items } = (await made(workspace.token.get('/audit?action=customer_erasure.*'))) as { items: Loose[] }
    assert.deepEqual(
      items.map(({ action, resource }): unknown[] => [action, resource.id]),
      [
        ['customer_erasure.complete', erasure['id']],
        ['customer_erasure.create', erasure['id']],
      ],
    )
  })

  it('is found by its address as well, in whatever case', async () => {
    const { workspace, grace, linus } = await shop()
    const theirs = await scanAllTables(pool, tracesOf(linus))
    const email = grace.email.toUpperCase()
    const erasure = await erase(workspace, { email }, email)
    await workCustomerRequests(deps)
    assert.equal((await read(workspace, erasure))['status'], 'completed')
    assert.deepEqual(await scanAllTables(pool, tracesOf(grace)), [])
    assert.deepEqual(await scanAllTables(pool, tracesOf(linus)), theirs)
  })

  it('spares a customer whose address ends alike, and one who shares it', async () => {
    const { workspace, place } = await shop()
    const tag = newId().slice(-12)
    const [short, long] = [`ace.${tag}@example.org`, `gr-ace.${tag}@example.org`]
    const fill = async (name: string, email: string) =>
      await fillEveryTable(workspace, place, {
        customerId: `${name}-${tag}`,
        email,
        words: `words of ${name} at ${tag}`,
      })
    const [alone, shares, grace] = [await fill('alone', short), await fill('shares', short), await fill('grace', long)]
    const theirs = await scanAllTables(pool, [shares.words, grace.words, grace.email])
    await erase(workspace, { customerId: alone.customerId }, alone.customerId)
    await workCustomerRequests(deps)
    assert.deepEqual(await scanAllTables(pool, [shares.words, grace.words, grace.email]), theirs)
    assert.deepEqual(await scanAllTables(pool, [alone.customerId]), [])
  })

  it('is gone for good however often the work is killed on the way, and is counted once', async () => {
    const { workspace, grace, linus } = await shop()
    const theirs = await scanAllTables(pool, tracesOf(linus))
    const erasure = await erase(workspace, { customerId: grace.customerId }, grace.customerId)
    let kills = 0
    for (;;) {
      // A pool that breaks after so many connections leaves what a killed process leaves.
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

  it('can be asked for again when its erasure failed', async () => {
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

  it('is exported for seven days', async () => {
    const { id } = await made(home.token.post('/customer-exports', { customer: { customerId: 'nobody' } }))
    await workCustomerRequests(deps)
    const { expiresAt, completedAt } = await read(home, { id }, 'exports')
    assert.equal(Date.parse(String(expiresAt)) - Date.parse(String(completedAt)), 7 * 86_400_000)
    assert.deepEqual([...(await archiveOf(home, id)).keys()].includes('manifest.json'), true)
    service.clock.advance(7 * 86_400_000 + 1000)
    await service.clockSet()
    await purgeCustomerExports(deps)
    assertRefused(await home.token.get(`/customer-exports/${String(id)}`), 404, 'not_found')
    assert.equal(await bytesOf(`${home.tenantId}/exports/${String(id)}`), undefined)
  })

  it('is named by exactly one of its id and its address, and confirmed', async () => {
    for (const customer of [{}, { nobody: 'x' }, { customerId: 'c', email: 'c@example.org' }])
      assertRefused(await home.token.post('/customer-exports', { customer }), 422, 'validation_failed')
    assertRefused(
      await home.token.post('/customer-erasures', { customer: { customerId: 'c-1' }, confirm: 'c-2' }),
      422,
      'validation_failed',
    )
  })

  it('is listed newest first, exports apart from erasures', async () => {
    const workspace = await adminWorkspace(service, 'Lists')
    for (const customerId of ['a', 'b', 'c']) await erase(workspace, { customerId }, customerId)
    const first = (await made(workspace.token.get('/customer-erasures?limit=2'))) as {
      items: Loose[]
      nextCursor: string
    }
    const { items } = (await made(workspace.token.get(`/customer-erasures?limit=2&cursor=${first.nextCursor}`))) as {
      items: Loose[]
    }
    assert.deepEqual(
      [...first.items, ...items].map(({ customer }) => String(customer.customerId)),
      ['c', 'b', 'a'],
    )
    assert.deepEqual((await made(workspace.token.get('/customer-exports')))['items'], [])
  })
})

/**
 * Whether an exported row is the one that was found: all it shows is the same, and what it does not show is no secret
 * of the customer.
 */
function shows(exported: Record<string, unknown>, { table, row }: Found): boolean {
  if (table === 'customer_requests') return exported['id'] === row['id']
  return (
    Object.entries(exported).every(([column, value]) => JSON.stringify(value) === JSON.stringify(row[column])) &&
    Object.keys(exported).length > 1
  )
}

async function sums(pool: Pool, tenantId: string): Promise<Record<string, number>> {
  const {
    rows: [row],
  } = await pool.query<Record<string, number>>(
    `select ${['conversations', 'messages', 'executions', 'telemetry'].map(name => `(select coalesce(sum(rows), 0)::bigint from rollup_${name} where tenant_id = $1) as ${name}`).join(', ')}`,
    [tenantId],
  )
  return row ?? {}
}
