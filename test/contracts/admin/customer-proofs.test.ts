import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { signIdentity } from '../../../generated/sdk/dist/identity.js'
import { workCustomerRequests } from '../../../services/customer-data/work.ts'
import { startAdminService } from '../../support/admin.ts'
import { callersOf, type Loose } from '../callers.ts'
import { customerData } from './customer-data.ts'
import { successBody } from './fixtures.ts'

describe('customer data of proven and claimed customers', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { erase, read, archiveOf } = customerData({ service })
  const visitors = callersOf(service)

  /** A customer's own conversation, and one in which somebody else claims the id with another address. */
  const world = async () => {
    const { key } = (await successBody(home.token.post('/keys', { name: `key ${newId()}` }))) as { key: Loose }
    const { secret } = await successBody(home.token.post(`/keys/${String(key['id'])}/identity-secrets`))
    const publicKey = String(key['key'])
    const tag = newId().slice(-12)
    const [id, ada, eve] = [`c-${tag}`, `ada.${tag}@acme.example`, `eve.${tag}@elsewhere.example`]
    const identity = await signIdentity({
      ...{ secret: String(secret), publicKey, customer: { id, email: ada } },
      now: service.clock.now(),
    })
    const own = (await visitors.session(publicKey, { identity })).conversationId
    const claimed = (await visitors.session(publicKey, { customer: { id, email: eve } })).conversationId
    return { id, ada, eve, own, claimed }
  }
  const exported = async (customer: object) => {
    const { id } = await successBody(home.token.post('/customer-exports', { customer }))
    await workCustomerRequests(service.deps)
    const archive = await archiveOf(home, id)
    const document = (name: string) => JSON.parse(String(archive.get(`${name}.json`))) as Loose
    return {
      counts: (await read(home, { id }, 'exports'))['counts'] as Loose,
      manifest: document('manifest'),
      conversations: document('conversations') as unknown as Loose[],
    }
  }
  const shown = (conversations: Loose[]) =>
    Object.fromEntries(conversations.map(row => [String(row['id']), row['customer_proven'] as boolean]))
  const remains = async (id: string) => (await home.token.get(`/conversations/${id}`)).status === 200

  it('are told apart in an export of the id, which takes no address from a claim', async () => {
    const { id, ada, own, claimed } = await world()
    const { counts, manifest, conversations } = await exported({ customerId: id })
    assert.deepEqual(shown(conversations), { [own]: true, [claimed]: false })
    assert.deepEqual([counts['conversations'], counts['conversations_proven']], [2, 1])
    assert.deepEqual(manifest['customer'], { ids: [id], addresses: [ada] })
    assert.deepEqual(manifest['counts'], counts)
  })

  it('give nothing of the customer for the address of somebody who claims the id', async () => {
    const { id, ada, eve, own, claimed } = await world()
    const { manifest, conversations } = await exported({ email: eve })
    assert.deepEqual(shown(conversations), { [claimed]: false })
    assert.deepEqual(manifest['customer'], { ids: [], addresses: [eve] })
    const byAddress = await exported({ email: ada })
    assert.deepEqual(shown(byAddress.conversations), { [own]: true, [claimed]: false })
    assert.deepEqual(byAddress.manifest['customer'], { ids: [id], addresses: [ada] })
  })

  it('are erased apart by address, and together by id, and counted apart', async () => {
    const { id, eve, own, claimed } = await world()
    const first = await erase(home, { email: eve }, eve)
    await workCustomerRequests(service.deps)
    assert.deepEqual([await remains(own), await remains(claimed)], [true, false])
    assert.equal(((await read(home, first))['counts'] as Loose)['conversations_proven'], undefined)
    const second = await erase(home, { customerId: id }, id)
    await workCustomerRequests(service.deps)
    assert.equal(await remains(own), false)
    const { counts } = await read(home, second)
    assert.deepEqual([(counts as Loose)['conversations'], (counts as Loose)['conversations_proven']], [1, 1])
  })
})
