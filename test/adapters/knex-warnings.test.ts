import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { createKnexInstance } from '../../adapters/postgres/pool.ts'
import { createTestDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'

const database = await createTestDatabase()
const warnings: unknown[] = []
const knex = createKnexInstance({ url: database.url, onWarning: message => warnings.push(message) })
after(async () => {
  await knex.destroy()
  await database.drop()
})

it('A connection that broke while it was idle is replaced, and reported instead of printed', async t => {
  const printed = t.mock.method(console, 'log', () => undefined)
  await knex.raw('select 1')
  await database.pool.query(
    `select pg_terminate_backend(pid)
    from pg_stat_activity
    where datname = current_database() and application_name = 'parley-admin'`,
  )
  await eventually(async () => {
    await knex.raw('select 1')
    assert.match(String(warnings[0]), /^Connection Error: /)
  })
  assert.equal(printed.mock.callCount(), 0)
})
