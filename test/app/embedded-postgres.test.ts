import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { after, afterEach, before, describe, it } from 'node:test'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../app/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../../app/embedded-postgres.ts'

const modulePath = path.resolve(import.meta.dirname, '../../app/embedded-postgres.ts')

describe('the embedded PostgreSQL', () => {
  let dataDir: string
  const running: EmbeddedPostgres[] = []

  before(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'parley-embedded-'))
  })
  afterEach(async () => {
    while (running.length > 0) await running.pop()?.stop()
  })
  after(async () => {
    await rm(dataDir, { recursive: true, force: true })
  })

  async function start(): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres({ dataDir, fast: true })
    running.push(server)
    return server
  }

  async function ask(url: string, sql: string): Promise<Record<string, unknown>> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows[0] ?? {}
    } finally {
      await client.end()
    }
  }

  async function isRunning(): Promise<boolean> {
    return readFile(path.join(dataDir, 'postgres', 'postmaster.pid')).then(
      () => true,
      () => false,
    )
  }

  /** Another process that uses the server until it is killed. */
  async function startElsewhere(): Promise<{ url: string; kill: () => Promise<void> }> {
    const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(modulePath)})
      const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, fast: true })
      console.log(server.url)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    return {
      url,
      kill: async () => {
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      },
    }
  }

  it('starts for two processes at once without either disturbing the other', async () => {
    const [first, second] = await Promise.all([start(), start()])
    assert.equal(first.url, second.url)
    assert.deepEqual(await ask(first.url, 'select current_database() as name'), { name: 'parley' })
  })

  it('holds UTF-8 with checksums, in the same order on every machine', async () => {
    const { url } = await start()
    assert.deepEqual(
      await ask(
        url,
        "select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums, lower('ÄÖ') as lower",
      ),
      { encoding: 'UTF8', checksums: 'on', lower: 'äö' },
    )
  })

  it('lets nobody in without its password', async () => {
    const url = new URL((await start()).url)
    url.password = 'guess'
    await assert.rejects(ask(url.href, 'select 1'), { code: '28P01' })
  })

  it('stays until the last of its users leaves', async () => {
    const [first, second] = [await start(), await start()]
    running.length = 0
    await first.stop()
    assert.deepEqual(await ask(second.url, 'select 1 as one'), { one: 1 })
    await second.stop()
    assert.equal(await isRunning(), false)
  })

  it('keeps its data when it starts again', async () => {
    const { url } = await start()
    await ask(url, 'create table kept as select 7 as value')
    await running.pop()?.stop()
    assert.deepEqual(await ask((await start()).url, 'select value from kept'), { value: 7 })
  })

  it('is taken over when the process that started it was killed, and stops with the one that took it over', async () => {
    const other = await startElsewhere()
    await other.kill()
    assert.equal(await isRunning(), true)
    const { url, stop } = await startEmbeddedPostgres({ dataDir, fast: true })
    assert.equal(url, other.url)
    await stop()
    assert.equal(await isRunning(), false)
  })

  it('is started again when one process stops it while another arrives', async () => {
    const first = await startEmbeddedPostgres({ dataDir, fast: true })
    const [, second] = await Promise.all([first.stop(), startEmbeddedPostgres({ dataDir, fast: true })])
    assert.deepEqual(await ask(second.url, 'select 1 as one'), { one: 1 })
    await second.stop()
  })

  it(
    'starts although a lock file names a process that is something else by now',
    { skip: process.platform !== 'linux' },
    async () => {
      await writeFile(
        path.join(dataDir, 'postgres', 'postmaster.pid'),
        `${String(process.pid)}\n${path.join(dataDir, 'postgres')}\n1700000000\n5432\n\n127.0.0.1\n 0 0\n`,
      )
      assert.deepEqual(await ask((await start()).url, 'select 1 as one'), { one: 1 })
    },
  )
})
