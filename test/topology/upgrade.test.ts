import assert from 'node:assert/strict'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { after, before, describe, it } from 'node:test'
import { migrate, migrationsFolder, rollback, schemaState } from '../../adapters/postgres/migrations.ts'
import { version } from '../../app/version.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { layOutImage, type Running, startCommand } from '../harness/commands.ts'
import { helloWorkspace, startLoad } from '../harness/load.ts'

const CLIENTS = 3
/** Turns that are waited for in each state of the deployment. */
const TURNS = 30

const nextMigrations = new URL('../migrations/newer/', import.meta.url)
const next = { version: '0.2.0', folders: [migrationsFolder, nextMigrations] }

describe('an upgrade, process by process, and its rollback', () => {
  let database: TestDatabase
  let current: Awaited<ReturnType<typeof layOutImage>>
  let newer: Awaited<ReturnType<typeof layOutImage>>
  let tenantId = ''
  const running = new Set<Running>()
  before(async () => {
    ;[database, current, newer] = await Promise.all([createTestDatabase(), layOutImage(), layOutImage()])
    tenantId = await applyTestWorkspace(database, helloWorkspace)
    await cp(fileURLToPath(nextMigrations), `${newer.folder}/migrations`, { recursive: true })
    const about = JSON.parse(await readFile(`${newer.folder}/package.json`, 'utf8')) as object
    await writeFile(`${newer.folder}/package.json`, JSON.stringify({ ...about, version: next.version }))
  })
  after(async () => {
    await Promise.all([...running].map(async api => await api.kill()))
    await Promise.all([database.drop(), current.drop(), newer.drop()])
  })

  const skip = process.env['TEST_SPREAD'] === '1' && 'PostgreSQL builds no index of a partitioned table concurrently'
  it('fail no turn while old and new code serve side by side', { skip }, async () => {
    const serve = async ({ folder }: { folder: string }) => {
      const api = await startCommand(folder, 'serve', {
        databaseUrl: database.url,
        limiterDsn: 'memory://',
        edgeStoreDsn: 'null://',
      })
      running.add(api)
      return api
    }
    const old = await serve(current)
    const targets = [old]
    let turn = 0
    const load = startLoad(() => targets[turn++ % targets.length]?.url ?? '', { clients: CLIENTS, tenantId })
    await load.more(TURNS)

    assert.equal((await migrate(database.url, next)).length, (await readdir(nextMigrations)).length)
    await load.more(TURNS)
    const upgraded = await serve(newer)
    targets.push(upgraded)
    await load.more(TURNS)
    await retire(targets, old)
    await load.more(TURNS)

    const back = await serve(current)
    targets.push(back)
    await load.more(TURNS)
    await retire(targets, upgraded)
    for (let step = 0; step < 2; step += 1) await rollback(database.url, next, async () => await Promise.resolve(true))
    await load.more(TURNS)
    await load.stop()
    assert.deepEqual(load.failures, [])
    assert.deepEqual(await schemaState(database.pool, { version }), { pending: [], unknown: [], compatible: true })
  })

  /** As a balancer: first no new requests are sent there, then the process gets the signal to stop. */
  async function retire(targets: Running[], api: Running): Promise<void> {
    targets.splice(targets.indexOf(api), 1)
    assert.equal(await api.stop(), 0)
    running.delete(api)
  }
})
