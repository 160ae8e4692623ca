import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { PoolerInTransactionMode, refuseTransactionPooling } from '../../adapters/postgres/pooler.ts'
import { openCurrentDatabase } from '../../app/database.ts'
import { AS_ENGINE, requester } from '../contracts/json-operation.ts'
import { startDatabaseProxy } from '../support/database-proxy.ts'
import { eventually } from '../support/eventually.ts'
import { workFlows } from '../support/flows.ts'
import { pgbouncerSkip, startPgBouncer, type PgBouncer } from '../support/pgbouncer.ts'
import { PROGRAM } from '../support/program.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

describe('behind pgbouncer', { skip: pgbouncerSkip }, () => {
  let bouncer: PgBouncer | undefined
  let service: TestService
  before(async () => {
    service = await startTestService({
      databaseAt: async url => {
        bouncer = await startPgBouncer(url, 'session')
        return bouncer.url
      },
    })
  })
  after(async () => {
    try {
      await service.stop()
    } finally {
      await bouncer?.stop()
    }
  })

  it('in session mode runs turns, timers, notifications and limits of statements', async () => {
    const { get, post } = requester(service, AS_ENGINE)
    const opened = await openCurrentDatabase({ databaseUrl: bouncer?.url, dataDir: '' })
    await opened.close()
    const document = { apiVersion: 'parley/v1', organization: { name: 'Acme' }, workspace: { name: 'Pooled' } }
    const tenant_id = await applyTestWorkspace(service.database, { ...document, flows: workFlows })
    const started = await post('/api/v1/engine/triggers/chat', { tenant_id, intent_name: 'rest' })
    assert.equal(started.status, 200, started.text)
    service.clock.advance(3 * 3_600_000)
    await service.work()
    const { rows } = await service.database.pool.query('select status from executions')
    assert.deepEqual(rows, [{ status: 'waiting_input' }])
    const intents = async () => (await get(`/api/v1/engine/intents?tenant_id=${tenant_id}`)).text
    assert.doesNotMatch(await intents(), /"news"/)
    const news = { code: 'news', name: 'News', triggers: [{ type: 'chat_intent', intent: 'news' }], start: 'end' }
    const nodes = [{ id: 'end', type: 'end', text: 'News' }]
    await applyTestWorkspace(service.database, { ...document, flows: [...workFlows, { ...news, nodes }] })
    await eventually(async () => assert.match(await intents(), /"news"/))
    const limit = await service.deps.db.query<{ statement_timeout: string }>('show statement_timeout')
    assert.equal(limit.rows[0]?.statement_timeout, '30s')
  })

  it('in transaction mode every command that needs the database prints one sentence and exits', async () => {
    const other = await startPgBouncer(service.database.url, 'transaction')
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const direct = service.database.url
    const failureWith = async (urls: { DATABASE_URL: string; DATABASE_READ_URL?: string }) =>
      await new Promise<{ code: unknown; stdout: string; stderr: string }>(resolve => {
        const env = { PATH, NODE_COMPILE_CACHE, ...urls, APP_SECRET: 'x'.repeat(40), PORT: '0' }
        const child = execFile(process.execPath, [PROGRAM, 'serve'], { env }, (error, stdout, stderr) =>
          resolve({ code: error?.code, stdout, stderr }),
        )
        // A process that is not refused would serve forever.
        child.stdout?.once('data', () => child.kill())
      })
    const failures = await Promise.all([
      failureWith({ DATABASE_URL: other.url }),
      failureWith({ DATABASE_URL: direct, DATABASE_READ_URL: other.url }),
    ])
    await other.stop()
    assert.deepEqual(
      failures.map(({ code, stdout, stderr }) => [code, stdout, (JSON.parse(stderr) as { msg: string }).msg]),
      ['DATABASE_URL', 'DATABASE_READ_URL'].map(variable => [
        1,
        '',
        `${variable} leads to a pooler in transaction mode, which loses notifications, locks and prepared ` +
          'statements; use its session mode, or connect to PostgreSQL directly.',
      ]),
    )
  })

  it('in transaction mode is refused where another session gives a connection back during the check', async () => {
    const other = await startPgBouncer(service.database.url, 'transaction')
    const holder = new pg.Client({ connectionString: other.url })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select')
    // The check's first session has the second connection of the server. Its second session gets that of the holder,
    // which was returned last, so that the first one finds its own again.
    const proxy = await startDatabaseProxy(other.url, async connection => {
      if (connection === 2) await holder.query('rollback')
    })
    await assert.rejects(refuseTransactionPooling(proxy.url), PoolerInTransactionMode)
    await proxy.stop()
    await holder.end()
    await other.stop()
  })

  it('in transaction mode is refused where it gives out two idle connections in turn', async () => {
    const other = await startPgBouncer(service.database.url, 'transaction', ['server_round_robin = 1'])
    const holders = [1, 2].map(() => new pg.Client({ connectionString: other.url }))
    for (const statement of ['begin', 'select', 'rollback'])
      for (const holder of holders) {
        if (statement === 'begin') await holder.connect()
        await holder.query(statement)
      }
    await assert.rejects(refuseTransactionPooling(other.url), PoolerInTransactionMode)
    await Promise.all(holders.map(async holder => await holder.end()))
    await other.stop()
  })
})
