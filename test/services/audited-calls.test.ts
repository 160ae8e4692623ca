import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import request, { type Response } from 'supertest'
import { newId } from '../../adapters/ids.ts'
import { createLogger } from '../../adapters/logger.ts'
import { createKeptEntries } from '../../services/kept-entries.ts'
import { operations, type Operation } from '../../generated/operations.ts'
import { applyCountingShop, KEYS } from '../contracts/insights/shop.ts'
import { AS_ENGINE, assertAnswer, assertUnavailable, requester } from '../contracts/json-operation.ts'
import { eventually } from '../support/eventually.ts'
import { createFullDisk, type FullDisk } from '../support/full-disk.ts'
import { startTestService } from '../support/service.ts'
import { allTables } from '../support/tables.ts'

const ENGINE = '/api/v1/engine'
const TRAINING = '/api/v1/training'
const WARN = 40
const ERROR = 50

type Line = { level: number; msg: string; entries?: number }

describe('audit entries of calls', async () => {
  const lines: Line[] = []
  const logger = createLogger('info', { write: line => lines.push(JSON.parse(line) as Line) })
  const service = await startTestService({ substitutes: { logger } })
  const { pool } = service.database
  const { post } = requester(service, AS_ENGINE)
  let disk: FullDisk
  let tenantId = ''
  before(async () => {
    tenantId = await applyCountingShop(service)
    await pool.query(`update goals set status = 'active' where tenant_id = $1`, [tenantId])
    disk = await createFullDisk(service.database)
  })
  afterEach(() => disk.free())
  after(() => service.stop())

  const trigger = async (more: object = {}) =>
    await post(`${ENGINE}/triggers/chat`, { tenant_id: tenantId, intent_name: 'order', ...more })
  const source = async (status: 'new' | 'crawling') => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into training_sources (tenant_id, id, name, url, status, schedule, pages_indexed, lease, updated_at)
       values ($1, gen_random_uuid(), 'Help', 'https://help.acme.example', $2, 'manual', 0, 1, now()) returning id`,
      [tenantId, status],
    )
    return `${TRAINING}/sources/${String(rows[0]?.id)}`
  }
  const document = {
    url: 'https://help.acme.example/a',
    title: 'A',
    language: 'en',
    format: 'text',
    content: 'Refunds',
  }
  const under = (more: object) => ({ tenant_id: tenantId, ...more })

  /** A valid call of each operation that is audited; what it needs exists before. */
  const calls: Record<string, () => Promise<() => Promise<Response>>> = {
    triggerChat: async () => await Promise.resolve(trigger),
    resumeExecution: async () => {
      const { execution_id: id, metadata } = assertAnswer(await trigger(), 200)
      const input = { values: { amount: 7 } }
      return async () => await post(`${ENGINE}/executions/${id}/resume`, under({ ...metadata, input }))
    },
    cancelExecution: async () => {
      const { execution_id: id } = assertAnswer(await trigger(), 200)
      return async () => await post(`${ENGINE}/executions/${id}/cancel`, under({}))
    },
    publishDomainEvent: async () =>
      await Promise.resolve(async () => await post(`${ENGINE}/events`, under({ event_name: 'paid' }))),
    recordConversion: async () => {
      const conversion = under({ goal: 'purchase', external_ref: newId(), props: { amount: 1 } })
      return await Promise.resolve(async () => await post('/api/v1/insights/conversions', conversion))
    },
    claimSource: async () => {
      const url = await source('new')
      return async () => await post(`${url}/claim`, under({}))
    },
    reportSourceProgress: async () => {
      const url = await source('crawling')
      return async () => await post(`${url}/progress`, under({ pages_indexed: 1 }))
    },
    reportSourceResult: async () => {
      const url = await source('crawling')
      return async () => await post(`${url}/result`, under({ status: 'ready', pages_indexed: 1 }))
    },
    putSourceDocuments: async () => {
      const url = await source('crawling')
      return async () => await put(`${url}/documents`, under({ lease: 1, documents: [document] }))
    },
    deleteSourceDocuments: async () => {
      const url = await source('crawling')
      return async () => await post(`${url}/documents/delete`, under({ lease: 1, urls: [document.url] }))
    },
  }
  const put = async (path: string, body: object) => await request(service.url).put(path).set(AS_ENGINE).send(body)

  /** What every table holds, except for the audit log. */
  const contents = async () => {
    const tables = (await allTables(pool)).filter(table => table !== 'audit_log')
    const sums = tables.map(table => `select '${table}' as name, sum(hashtext(t::text)::bigint) as sum from ${table} t`)
    return (await pool.query<{ name: string; sum: string }>(`${sums.join(' union all ')} order by name`)).rows
  }
  const entriesOf = async (answers: readonly Response[]) => {
    const ids = answers.map(({ headers }) => headers['x-request-id'] as string)
    const { rows } = await pool.query<{ id: string }>(
      `select details ->> 'requestId' as id from audit_log where details ->> 'requestId' = any ($1)`,
      [ids],
    )
    return rows.map(({ id }) => ids.indexOf(id)).sort()
  }
  const lost = async () => /^parley_audit_entries_lost_total (\d+)$/m.exec(await service.deps.metrics.text())?.[1]
  const problems = () => lines.filter(({ level }) => level >= WARN).map(({ msg }) => msg)

  it('are those of each operation that changes something with an engine token', () => {
    const audited = (Object.entries(operations) as [string, Operation][])
      .filter(([, { method, security }]) => method !== 'get' && security.flat().includes('engineToken'))
      .map(([operationId]) => operationId)
    assert.deepEqual(Object.keys(calls).sort(), audited.sort())
  })

  for (const [operationId, prepare] of Object.entries(calls))
    it(`of ${operationId}: it changes nothing where its entry has no room, and both are there afterwards`, async () => {
      const call = await prepare()
      const before = await contents()
      await disk.fill('audit_log')
      const refused = await call()
      assertUnavailable(refused)
      assert.deepEqual(await contents(), before)
      await disk.free()
      const done = await call()
      assert.ok(done.status < 300, done.text)
      await eventually(async () => assert.deepEqual(await entriesOf([refused, done]), [0, 1]))
    })

  it('without an effect wait until the disk has room, and delay no answer', async () => {
    lines.length = 0
    await disk.fill()
    const refusals = [
      await trigger({ intent_name: 'nothing' }),
      await trigger({ variables: [] }),
      await post(`${ENGINE}/events`, under({})),
      await trigger(),
    ]
    assert.deepEqual(
      refusals.map(({ status }) => status),
      [404, 422, 400, 503],
    )
    assert.deepEqual(await entriesOf(refusals), [])
    await disk.free()
    await eventually(async () => assert.deepEqual(await entriesOf(refusals), [0, 1, 2, 3]))
    assert.equal(await lost(), '0')
    await eventually(() => {
      assert.deepEqual(
        problems().filter(problem => problem.startsWith('audit')),
        [
          'audit entries of calls wait until the database takes them',
          'audit entries that waited for the database are written',
        ],
      )
    })
  })

  it('of a full disk are few lines of the log, however many requests it refuses', async () => {
    lines.length = 0
    await disk.fill()
    const refusals = await Promise.all(Array.from({ length: 50 }, async () => await trigger()))
    assert.ok(refusals.every(({ status }) => status === 503))
    assert.ok(problems().length <= 2, problems().join('\n'))
    assert.equal(lines.filter(({ msg }) => msg === 'request').length, 50)
    await disk.free()
    await eventually(async () => assert.equal((await entriesOf(refusals)).length, 50))
  })

  it('that no memory is left for, or that the process ends with, are counted and logged', async () => {
    const told: Line[] = []
    const log = createLogger('warn', { write: line => told.push(JSON.parse(line) as Line) })
    let count = 0
    const kept = createKeptEntries({ db: pool, log, onLost: entries => (count += entries), keptAtMost: 2 })
    const entry = { action: 'engine.api.call', actor: {}, subject: {}, details: {}, now: new Date() }
    await disk.fill()
    for (let n = 0; n < 5; n += 1) await kept.record(tenantId, { ...entry, id: newId() })
    assert.equal(count, 3)
    await kept.close()
    assert.equal(count, 5)
    assert.deepEqual(
      told.filter(({ level }) => level === ERROR).map(({ msg, entries }) => [msg, entries]),
      [
        ['audit entries are lost: too many wait for the database', undefined],
        ['audit entries of calls were not written', 2],
      ],
    )
    await disk.free()
  })

  it('of a visitor, who needs none, are not missed', async () => {
    const session = { publicKey: KEYS.open }
    await disk.fill('audit_log')
    assert.equal((await post('/api/public/v1/chat/sessions', session)).status, 201)
    await disk.free()
  })
})
