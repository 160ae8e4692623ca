import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { made } from '../contracts/admin/fixtures.ts'
import { startAdminService } from '../support/admin.ts'
import { fillEveryTable, furnish } from '../support/customers.ts'
import { scanAllTables } from '../support/tables.ts'
import { eventually } from '../support/eventually.ts'

describe('the worker', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())

  it('exports and erases a customer without anyone asking again', async () => {
    const tag = newId()
    const grace = await fillEveryTable(home, await furnish(home), {
      customerId: `c-${tag}`,
      email: `grace-${tag}@example.org`,
      words: `what grace said ${tag}`,
    })
    const customer = { customerId: grace.customerId }
    await service.work()
    // The schedule goes by the database's clock, which stands still here.
    const untilScheduled = async () => {
      service.clock.advance(3_000)
      await service.clockSet()
    }
    const { id: exported } = await made(home.token.post('/customer-exports', { customer }))
    await untilScheduled()
    await eventually(async () => {
      assert.equal((await made(home.token.get(`/customer-exports/${String(exported)}`)))['status'], 'completed')
    })
    const { id: erased } = await made(home.token.post('/customer-erasures', { customer, confirm: grace.customerId }))
    await untilScheduled()
    await eventually(async () => {
      assert.equal((await made(home.token.get(`/customer-erasures/${String(erased)}`)))['status'], 'completed')
    })
    assert.deepEqual(await scanAllTables(service.database.pool, [grace.customerId, grace.email, grace.words]), [])
  })
})
