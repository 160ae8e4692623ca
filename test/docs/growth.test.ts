import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { declaredFields } from '../../domain/configuration.ts'
import { sections } from '../../generated/sections.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { allTables } from '../support/tables.ts'

type Row = { table: string; growth: string; end: string; settings: string[] }

describe('the page about growth', () => {
  let database: TestDatabase
  before(async () => {
    database = await createTestDatabase()
  })
  after(() => database.drop())

  const page = readFileSync(new URL('../../docs/growth.md', import.meta.url), 'utf8')
  const decisions = [...page.matchAll(/^\| `(\w+)` \|(.*)\|(.*)\|(.*)\|$/gm)].map(
    ([, table = '', growth = '', end = '', settings = '']): Row => ({
      table,
      growth: growth.trim(),
      end: end.trim(),
      settings: [...settings.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    }),
  )

  it('says for each table of the schema, once, how it grows and how its rows are removed', async () => {
    const tables = await allTables(database.pool)
    assert.deepEqual(decisions.map(({ table }) => table).sort(), tables.sort())
    assert.deepEqual(
      decisions.filter(({ growth, end }) => growth === '' || end === ''),
      [],
    )
  })

  it('names settings that exist', () => {
    const paths = new Set(declaredFields(sections).map(({ path }) => path))
    const settings = decisions.flatMap(row => row.settings)
    assert.ok(settings.length > 0)
    assert.deepEqual(
      settings.filter(path => !paths.has(path)),
      [],
    )
  })
})
