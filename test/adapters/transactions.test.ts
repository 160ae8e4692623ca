import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createKnexInstance, createPool, type Pool, type PoolClient } from '../../adapters/postgres/pool.ts'
import { connectionOf, transaction } from '../../adapters/postgres/transaction.ts'
import { inPortions } from '../../adapters/postgres/portions.ts'
import { isTransient } from '../../adapters/postgres/transient.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

/** Runs work in a transaction of a pool that has one connection, so that later work uses the same connection. */
type Transactions = {
  transaction: <Result>(work: (client: PoolClient) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

const ofPool = (pool: Pool): Transactions => ({
  transaction: async work => await transaction(pool, work),
  close: async () => await pool.end(),
})

const WAYS: Record<string, (url: string) => Transactions> = {
  'a pool': url => ofPool(createPool({ url, max: 1 })),
  'a pipelining pool': url => ofPool(createPool({ url, max: 1, pipeline: true })),
  'knex': url => {
    const knex = createKnexInstance({ url, max: 1 })
    return {
      transaction: async work => await transaction(knex, async trx => await work(await connectionOf(trx))),
      close: async () => await knex.destroy(),
    }
  },
}

describe('a transaction', () => {
  let database: TestDatabase
  before(async () => {
    database = await createTestDatabase()
    await database.pool.query('create table notes (text text)')
  })
  after(async () => {
    await database.drop()
  })

  const written = async (): Promise<string[]> =>
    (await database.pool.query<{ text: string }>('select text from notes order by text')).rows.map(({ text }) => text)

  /** Ends the connection from the server's side and waits until the client has noticed. */
  async function cut(client: PoolClient): Promise<void> {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // Not events.once: it would also listen for errors, which the test must not.
    const ended = new Promise(resolve => client.once('end', resolve))
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await ended
  }

  for (const [name, open] of Object.entries(WAYS)) {
    it(`of ${name} survives a connection that is cut between two statements`, async () => {
      const { transaction: run, close } = open(database.url)
      try {
        await assert.rejects(
          run(async client => {
            await client.query("insert into notes values ('lost')")
            await cut(client)
            await client.query("insert into notes values ('never sent')")
          }),
        )
        await assert.rejects(
          run(async client => {
            await client.query("insert into notes values ('lost at commit')")
            await cut(client)
          }),
        )
        assert.deepEqual(await written(), [])
        await run(async client => await client.query("insert into notes values ('stored')"))
        assert.deepEqual(await written(), ['stored'])
      } finally {
        await close()
        await database.pool.query('delete from notes')
      }
    })
  }

  for (const [name, open] of Object.entries(WAYS))
    it(`of ${name} ends when its process is suspended, as one that may be repeated`, async () => {
      const { transaction: run, close } = open(database.url)
      const shown = async (client: PoolClient, setting: string) =>
        (await client.query<Record<string, string>>(`show ${setting}`)).rows[0]?.[setting]
      try {
        const standing = run(async client => {
          await client.query("insert into notes values ('stands')")
          assert.equal(await shown(client, 'idle_in_transaction_session_timeout'), '10s')
          assert.equal(await shown(client, 'tcp_keepalives_idle'), '30')
          await client.query("set local idle_in_transaction_session_timeout = '20ms'")
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
          await client.query('select 1')
        })
        await assert.rejects(standing, isTransient)
        assert.deepEqual(await written(), [])
      } finally {
        await close()
      }
    })

  it('is not needed for a connection that is cut while a library holds it', async () => {
    const pool = createPool({ url: database.url, max: 1 })
    try {
      const client = await pool.connect()
      await cut(client)
      await assert.rejects(client.query('select 1'))
      client.release()
      assert.deepEqual((await pool.query('select 1 as one')).rows, [{ one: 1 }])
    } finally {
      await pool.end()
    }
  })

  it('rolls back on an error, on request, and after its time limit', async () => {
    const pool = createPool({ url: database.url, max: 1 })
    const write = async (client: PoolClient, text: string) =>
      await client.query('insert into notes values ($1)', [text])
    try {
      await assert.rejects(
        transaction(pool, async client => {
          await write(client, 'thrown')
          throw new Error('the work failed')
        }),
        /the work failed/,
      )
      const refuse = async (client: PoolClient) => {
        await write(client, 'refused')
        return 'refused' as const
      }
      assert.equal(await transaction(pool, refuse, { commitIf: () => false }), 'refused')
      await assert.rejects(
        transaction(pool, async client => await client.query('select pg_sleep(60)'), { timeout: '0.05s' }),
        // On a slow machine it idles as long before its statement.
        /(?:statement|idle-in-transaction) timeout/,
      )
      assert.deepEqual(await written(), [])
      await transaction(pool, async client => await write(client, 'committed'))
      assert.deepEqual(await written(), ['committed'])
    } finally {
      await pool.end()
      await database.pool.query('delete from notes')
    }
  })

  it('of a purge is followed by a longer rest, and its commit does not wait for the disk', async () => {
    const pool = createPool({ url: database.url, max: 1 })
    const setting = async (db: Pool | PoolClient) =>
      (await db.query<{ synchronous_commit: string }>('show synchronous_commit')).rows[0]?.synchronous_commit
    try {
      await pool.query('set synchronous_commit = on')
      const portions: { from: number; to: number; commit: string | undefined }[] = []
      const rows = await inPortions(pool, 10, async client => {
        const from = performance.now()
        await client.query('select pg_sleep(0.02)')
        portions.push({ from, commit: await setting(client), to: performance.now() })
        return portions.length < 3 ? 10 : 9
      })
      assert.equal(rows, 29)
      assert.deepEqual(
        portions.map(({ commit }) => commit),
        ['off', 'off', 'off'],
      )
      assert.equal(await setting(pool), 'on')
      for (const [at, { from }] of portions.slice(1).entries()) {
        const last = portions[at]
        const rest = last === undefined ? 0 : from - last.to
        assert.ok(last !== undefined && rest >= 1.5 * (last.to - last.from) - 1, 'rested for longer than it worked')
      }
    } finally {
      await pool.end()
    }
  })
})
