import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createKnexInstance } from '../../adapters/postgres/knex.ts'
import { isTransient } from '../../adapters/postgres/transient.ts'
import { listsOf, seedLists } from '../support/admin-lists.ts'
import { startAdminService, type AdminWorkspace } from '../support/admin.ts'
import { sentStatements, type SentStatement } from '../support/statements.ts'
import type { TestService } from '../support/service.ts'

const ROWS = 12_000
/** A page has 50 items; what is far above that grows with the table. */
const MOST_ROWS_READ = 1_500

describe('lists of the admin API', () => {
  let service: TestService
  let home: AdminWorkspace
  before(async () => {
    // The seeded rows hold only what the statements look at.
    ;({ service, home } = await startAdminService({ environment: { validateResponses: false } }))
    await seedLists(service.database.pool, home.tenantId, ROWS)
  })
  after(() => service.stop())

  for (const [path, filters] of Object.entries(listsOf(ROWS))) {
    for (const filter of filters) {
      const listed = path.replaceAll(/018f[-0-9a-f]+/g, '…')
      it(`read what one page takes: ${listed} ${filter.split('=')[0] ?? ''}`, async () => {
        const { sent, result } = await sentStatements(async () => await home.token.get(`${path}?${filter}`))
        assert.equal(result.status, 200, result.text)
        assert.ok(result.body.items.length > 0)
        let read = 0
        for (const statement of sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text)))
          read += await rowsRead(statement)
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

  /** Rows that the scans of the statement came to, those that a filter removed included. */
  async function rowsRead({ text, values }: SentStatement): Promise<number> {
    const { rows } = await service.database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
      text: `explain (analyze, timing off, format json) ${text}`,
      values,
    })
    const visit = (node: PlanNode): number => {
      const loops = node['Actual Loops']
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
      const own = node['Relation Name'] === undefined ? 0 : (node['Actual Rows'] + removed) * loops
      return (node.Plans ?? []).map(visit).reduce((sum, rowCount) => sum + rowCount, own)
    }
    return rows[0] === undefined ? 0 : visit(rows[0]['QUERY PLAN'][0]?.Plan as PlanNode)
  }
})

interface PlanNode {
  'Actual Loops': number
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Relation Name'?: string
  'Plans'?: PlanNode[]
}
