import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createKnexInstance, createPool, parseBigint } from '../../adapters/postgres/pool.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

describe('values from the database', () => {
  let database: TestDatabase
  before(async () => {
    database = await createTestDatabase()
  })
  after(async () => {
    await database.drop()
  })

  const sql = `select 9007199254740991::bigint as big, date '2026-11-21' as day, count(*) as count, null::bigint as none
    from (select 1) one`

  it('arrive as numbers, and days as text, through pg', async () => {
    assert.deepEqual((await database.pool.query(sql)).rows, [
      { big: 9007199254740991, day: '2026-11-21', count: 1, none: null },
    ])
  })

  it('have the same types through knex', async () => {
    const knex = createKnexInstance({ url: database.url })
    try {
      assert.deepEqual((await knex.raw<{ rows: object[] }>(sql)).rows, [
        { big: 9007199254740991, day: '2026-11-21', count: 1, none: null },
      ])
    } finally {
      await knex.destroy()
    }
  })

  it('are never rounded', () => {
    assert.throws(() => parseBigint('9007199254740992'), RangeError)
  })

  it('arrive through a pipelining pool', async () => {
    const pool = createPool({ url: database.url, pipeline: true, max: 1 })
    try {
      const answers = await Promise.all([1, 2, 3].map(n => pool.query<{ n: number }>('select $1::bigint as n', [n])))
      assert.deepEqual(
        answers.map(({ rows }) => rows[0]?.n),
        [1, 2, 3],
      )
    } finally {
      await pool.end()
    }
  })
})
