import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createKnexInstance, type Knex } from '../../adapters/postgres/pool.ts'
import { isKey, keysetSql, pageOf, type Order } from '../../adapters/postgres/keyset.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

const BY_TIME: Order = {
  columns: [
    { column: 'at', kind: 'instant' },
    { column: 'id', kind: 'number' },
  ],
  descending: true,
}

describe('pages by key', () => {
  let database: TestDatabase
  let knex: Knex
  before(async () => {
    database = await createTestDatabase()
    knex = createKnexInstance({ url: database.url, max: 1 })
    await knex.raw(
      `create table things (id bigint primary key, at timestamptz not null); insert into things
      select n, timestamptz '2026-11-21 09:00:00+00' + (n / 3) * interval '1 microsecond'
      from generate_series(1, 20) n`,
    )
  })
  after(async () => {
    await knex.destroy()
    await database.drop()
  })

  it('leave out no row and repeat none, even within one millisecond', async () => {
    const seen: number[] = []
    let key: readonly string[] | undefined
    do {
      const { after: condition, orderBy, key: written } = keysetSql(BY_TIME, { limit: 3, after: key })
      const query = knex('things').select('id', knex.raw(written)).orderByRaw(orderBy).limit(4)
      if (condition !== undefined) void query.whereRaw(condition.sql, [...condition.bindings])
      const page = pageOf((await query) as { id: number; keyset: string[] }[], 3, ({ id }) => id)
      assert.ok(page.next === undefined || isKey(BY_TIME, page.next))
      seen.push(...page.items)
      key = page.next
    } while (key !== undefined)
    assert.deepEqual(
      seen,
      Array.from({ length: 20 }, (_, index) => 20 - index),
    )
  })
  it('refuse a key that Postgres cannot read', () => {
    for (const key of [
      undefined,
      'x',
      [],
      ['1'],
      ['1', '2', '3'],
      ['1', 'x'],
      ['1', '1'.repeat(40)],
      ['2026-11-21', '1'],
      [1, 2],
    ])
      assert.equal(isKey(BY_TIME, key), false)
  })
})
