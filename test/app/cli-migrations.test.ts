import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { rollback as rollBack } from '../../adapters/postgres/migrations.ts'
import { version } from '../../app/version.ts'
import { runCli, type CliOptions } from '../support/cli.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts'

describe('parley migrate and rollback', () => {
  let folder: string
  let empty: TestDatabase
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'parley-migrations-'))
    empty = await createEmptyDatabase()
  })
  after(async () => {
    await empty.drop()
    await rm(folder, { recursive: true })
  })

  const run = async (args: string[], options: CliOptions = {}) =>
    await runCli(args, { ...options, cwd: folder, databaseUrl: empty.url })

  it('migrates and rolls back, and says what it did', async () => {
    const up = await run(['migrate'])
    assert.deepEqual([up.code, up.stderr], [0, ''])
    assert.match(up.stdout, /^Migrated 20261121000100_database_functions\n/)
    assert.equal((await run(['migrate'])).stdout, 'The schema is up to date.\n')
    const down = await run(['rollback', '--all', '--drop-data', '--yes'])
    assert.match(down.stdout, /Rolled back 20261121000100_database_functions\n$/)
    assert.equal((await run(['rollback'])).stdout, 'There is nothing to roll back.\n')
  })

  it('distributes a migrated database of Citus only, and into a number of parts', async () => {
    assert.match((await run(['distribute'])).stderr, /^The database lacks \d+ migrations; run `parley migrate` first/)
    await run(['migrate'])
    const plain = await run(['distribute'])
    assert.deepEqual([plain.code, plain.stdout], [1, ''])
    assert.equal(plain.stderr, 'The database has no extension "citus". Nothing was changed.\n')
    assert.equal((await run(['distribute', '--shards', 'many'])).code, 2)
  })

  it('makes the partitions that a backup of earlier weeks lacks, before a row is written without one', async () => {
    await run(['migrate'])
    const partitions = async () =>
      (
        await empty.pool.query<{ name: string }>(`
          select c.relname as name
          from pg_inherits i
          join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'event_log'::regclass and c.relname <> 'event_log_default'
          order by 1`)
      ).rows.map(({ name }) => name)
    const current = await partitions()
    await empty.pool.query(`drop table ${current.join()}`)
    assert.equal((await run(['migrate'])).stdout, 'The schema is up to date.\n')
    assert.deepEqual(await partitions(), current)
  })

  it('rolls back the newest migration only, and no table without --drop-data and a yes', async () => {
    await run(['migrate'])
    const applied = async () =>
      (await empty.pool.query<{ name: string }>('select name from migrations order by id')).rows.map(({ name }) => name)
    const rollback = async (args: string[], stdin = '') => await run(['rollback', ...args], { stdin })
    // One that creates a function and no table, so that no data is lost with it.
    while ((await applied()).at(-1) !== '20261121001400_commit_turn')
      await rollBack(empty.url, { version }, () => Promise.resolve(true))
    const all = await applied()
    const withoutTables = await rollback(['--yes'])
    assert.deepEqual([withoutTables.code, withoutTables.stdout.split('\n').at(-2)], [0, `Rolled back ${all.at(-1)}`])
    const names = await applied()
    assert.deepEqual(names, all.slice(0, -1))
    const newest = names.at(-1) ?? ''
    for (const args of [[], ['--yes'], ['--all', '--yes']]) {
      const refused = await rollback(args, 'y\n')
      assert.match(refused.stdout, new RegExp(`^${newest}:\\n( {2}.*\\n)* {2}drop table `))
      assert.deepEqual(
        [refused.code, refused.stderr],
        [1, 'Tables or columns would be dropped with their data. Take a backup, then repeat with --drop-data.\n'],
      )
    }
    for (const answer of ['', 'n\n']) {
      const declined = await rollback(['--drop-data'], answer)
      assert.deepEqual([declined.code, declined.stderr], [1, 'Roll this back? [y/N] Nothing was rolled back.\n'])
    }
    assert.deepEqual(await applied(), names)
    const agreed = await rollback(['--drop-data'], 'y\n')
    assert.deepEqual([agreed.code, agreed.stdout.split('\n').at(-2)], [0, `Rolled back ${newest}`])
    assert.deepEqual(await applied(), names.slice(0, -1))
    assert.equal((await rollback(['--all', '--drop-data', '--yes'])).code, 0)
  })

  it('says in one sentence that the schema is newer, and works on it where the schema allows it', async () => {
    await run(['migrate'])
    const insert = 'insert into migrations (name, batch, migration_time, min_code) values ($1, 9, now(), $2)'
    await empty.pool.query(insert, ['20270101000000_newer', '99.0.0'])
    const ahead = 'The database was migrated by a newer version of Parley (20270101000000_newer)'
    for (const [args, instead] of [
      [['migrate'], 'Migrate it with that version.'],
      [['rollback', '--all', '--drop-data', '--yes'], 'Roll it back with that version.'],
      [['serve'], 'Start that version.'],
    ] as const) {
      const refused = await run([...args])
      const sentence = `${ahead}, on which ${version} cannot work. ${instead}`
      assert.deepEqual([refused.code, refused.stdout], [1, ''])
      assert.ok(refused.stderr.includes(sentence), refused.stderr)
    }
    await empty.pool.query("update migrations set min_code = '0.1.0' where name = '20270101000000_newer'")
    const migrated = await run(['migrate'])
    assert.deepEqual([migrated.code, migrated.stdout], [0, 'The schema is up to date.\n'])
    const works = await run(['engine-token', 'list'])
    assert.deepEqual([works.code, works.stderr], [0, `${ahead}; ${version} works on it.\n`])
    await empty.pool.query("delete from migrations where name = '20270101000000_newer'")
    assert.equal((await run(['rollback', '--all', '--drop-data', '--yes'])).code, 0)
  })
})
