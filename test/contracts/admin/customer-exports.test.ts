import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { purgeCustomerExports, workCustomerRequests } from '../../../services/customer-data/work.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { type Found, scanAllTables } from '../../support/tables.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { customerData } from './customer-data.ts'
import { successBody, successItems } from './fixtures.ts'

describe('exports of customer data on the admin API', async () => {
  const { service, home } = await startAdminService()
  const {
    deps,
    database: { pool },
  } = service
  after(() => service.stop())
  const { tracesOf, shop, erase, read, bytesOf, archiveOf, archiveKeyOf } = customerData({ service })

  describe('createCustomerExport', () => {
    it('exports everything that a scan of all tables finds of the customer, and nothing of another', async () => {
      const { workspace, grace, linus } = await shop()
      const answer = await workspace.token.post(
        '/customer-exports',
        { customer: { customerId: grace.customerId } },
        { 'Idempotency-Key': newId() },
      )
      assert.equal(answer.status, 202, answer.text)
      assert.equal(answer.body.status, 'queued')
      const before = await scanAllTables(pool, tracesOf(grace))
      await workCustomerRequests(deps)
      const done = await read(workspace, answer.body as Loose, 'exports')
      assert.deepEqual([done['status'], done['error'], done['requestedBy'].name], ['completed', null, 'Ada'])
      const archive = await archiveOf(workspace, done['id'])
      const documents = new Map(
        [...archive]
          .filter(([name]) => name.endsWith('.json'))
          .map(([name, bytes]) => [
            name.replace('.json', ''),
            JSON.parse(bytes.toString()) as Record<string, unknown>[],
          ]),
      )
      assert.ok(before.length > 20)
      for (const found of before)
        assert.ok(
          [found.table, `mentions/${found.table}`].some(name => documents.get(name)?.some(row => shows(row, found))),
          `${found.table} ${JSON.stringify(found.row)}`,
        )
      const whole = [...archive.values()].map(String).join('\n')
      for (const trace of tracesOf(linus)) assert.ok(!whole.includes(trace), trace)
      assert.equal([...archive.keys()].filter(name => name.startsWith('files/')).length, 2)
      assert.equal(
        archive.get([...archive.keys()].find(name => name.startsWith('files/')) ?? '')?.toString(),
        grace.words,
      )
      assert.equal((done['counts'] as Loose)['form_submissions'], 1)
      const items = await successItems(workspace.token.get('/audit?action=customer_export.*'))
      assert.deepEqual(
        items.map(({ action }) => String(action)),
        ['customer_export.download', 'customer_export.create'],
      )
    })
    it('is 422 for a customer named by neither or by both of id and address', async () => {
      for (const customer of [{}, { nobody: 'x' }, { customerId: 'c', email: 'c@example.org' }])
        assertRefused(await home.token.post('/customer-exports', { customer }), 422, 'validation_failed')
    })
  })

  describe('getCustomerExport', () => {
    it('shows the export for seven days after it was completed', async () => {
      const { id } = await successBody(home.token.post('/customer-exports', { customer: { customerId: 'nobody' } }))
      await workCustomerRequests(deps)
      const { expiresAt, completedAt } = await read(home, { id }, 'exports')
      assert.equal(Date.parse(String(expiresAt)) - Date.parse(String(completedAt)), 7 * 86_400_000)
      assert.deepEqual([...(await archiveOf(home, id)).keys()].includes('manifest.json'), true)
      const key = await archiveKeyOf(id)
      assert.ok(await bytesOf(key))
      service.clock.advance(7 * 86_400_000 + 1000)
      await service.clockSet()
      await purgeCustomerExports(deps)
      assertRefused(await home.token.get(`/customer-exports/${String(id)}`), 404, 'not_found')
      assert.equal(await bytesOf(key), undefined)
    })
  })

  describe('createCustomerExportDownload', () => {
    it('answers each of two exports with the archive of its own customer', async () => {
      const { workspace, grace, linus } = await shop()
      const exported = []
      for (const { customerId } of [grace, linus])
        exported.push(await successBody(workspace.token.post('/customer-exports', { customer: { customerId } })))
      await workCustomerRequests(deps)
      await workCustomerRequests(deps)
      const told = []
      for (const { id } of exported) {
        const text = Buffer.concat([...(await archiveOf(workspace, id)).values()]).toString()
        told.push([grace, linus].map(({ words }) => text.includes(words)))
      }
      assert.deepEqual(told, [
        [true, false],
        [false, true],
      ])
    })
    it('is 409 conflict until the export is completed, and then returns an address that expires', async () => {
      const { id } = await successBody(home.token.post('/customer-exports', { customer: { customerId: 'c-9' } }))
      const path = `/customer-exports/${String(id)}/download`
      assertRefused(await home.token.post(path), 409, 'conflict')
      await workCustomerRequests(deps)
      const [first, second] = [await successBody(home.token.post(path)), await successBody(home.token.post(path))]
      assert.equal(typeof first['url'], 'string')
      assert.ok((await archiveOf(home, id)).has('manifest.json'))
      const fetched = async (url: unknown) =>
        (await fetch(String(url).replace(new URL(String(url)).origin, service.url))).status
      assert.deepEqual([await fetched(first['url']), await fetched(second['url'])], [200, 200])
      service.clock.advance(6 * 60_000)
      await service.clockSet()
      assert.notEqual(await fetched(first['url']), 200)
    })
  })

  describe('listCustomerExports', () => {
    it('lists the newest first, page by page, without erasures', async () => {
      const workspace = await adminWorkspace(service, 'Export Lists')
      for (const customerId of ['a', 'b', 'c'])
        await successBody(workspace.token.post('/customer-exports', { customer: { customerId } }))
      await erase(workspace, { customerId: 'd' }, 'd')
      const page = async (query: string) =>
        (await successBody(workspace.token.get(`/customer-exports?${query}`))) as { items: Loose[]; nextCursor: string }
      const first = await page('limit=2')
      const rest = await page(`limit=2&cursor=${first.nextCursor}`)
      assert.deepEqual(
        [...first.items, ...rest.items].map(({ customer }) => String(customer.customerId)),
        ['c', 'b', 'a'],
      )
      assert.equal(rest.nextCursor, null)
    })
  })
})

/** Whether an exported row is the found one: its columns are equal, and it has more than one. */
function shows(exported: Record<string, unknown>, { table, row }: Found): boolean {
  if (table === 'customer_requests') return exported['id'] === row['id']
  return (
    Object.entries(exported).every(([column, value]) => JSON.stringify(value) === JSON.stringify(row[column])) &&
    Object.keys(exported).length > 1
  )
}
