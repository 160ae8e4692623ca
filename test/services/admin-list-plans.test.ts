import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createKnexInstance } from '../../adapters/postgres/pool.ts'
import { isTransient } from '../../adapters/postgres/transient.ts'
import { listsOf, seedLists } from '../support/admin-lists.ts'
import { startAdminService, type AdminWorkspace } from '../support/admin.ts'
import { rowsRead } from '../support/rows-read.ts'
import { sentStatements } from '../support/statements.ts'
import type { TestService } from '../support/service.ts'

const ROWS = 12_000
/** A page has 50 items; a number far above that grows with the table. */
const MOST_ROWS_READ = 1_500

describe('lists of the admin API', () => {
  let service: TestService
  let home: AdminWorkspace
  before(async () => {
    // The seeded rows have only the columns that the statements read.
    ;({ service, home } = await startAdminService({ environment: { validateResponses: false } }))
    await seedLists(service.database.pool, home.tenantId, ROWS)
  })
  after(() => service.stop())

  for (const [path, filters] of Object.entries(listsOf(ROWS))) {
    for (const filter of filters) {
      const listed = path.replaceAll(/018f[-0-9a-f]+/g, '…')
      it(`read only the rows of one page: ${listed} ${filter.split('=')[0] ?? ''}`, async () => {
        const { sent, result } = await sentStatements(async () => await home.token.get(`${path}?${filter}`))
        assert.equal(result.status, 200, result.text)
        assert.ok(result.body.items.length > 0)
        let read = 0
        for (const statement of sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text)))
          read += await rowsRead(service.database.pool, statement)
        assert.ok(read > 0 && read <= MOST_ROWS_READ, `${read} rows were read`)
      })
    }
  }

  it('end with 503 where a statement takes too long', async () => {
    const { rows } = await service.deps.knex.raw<{ rows: object[] }>('show statement_timeout')
    assert.deepEqual(rows, [{ statement_timeout: '30s' }])
    const hurried = createKnexInstance({ url: service.database.url, statementTimeout: 50 })
    const late = await hurried.raw('select pg_sleep(10)').catch((error: unknown) => error)
    await hurried.destroy()
    assert.ok(isTransient(late))
  })
})
