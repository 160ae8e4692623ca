import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startAdminService } from '../../support/admin.ts'
import { provenConversation } from '../../support/identity.ts'
import { put } from '../../support/tables.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

describe('contacts', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const pathOf = (id: string) => `/contacts/${encodeURIComponent(id)}`

  /** Stores an answer to a form with a consent in a conversation. */
  const consentIn = async (conversationId: string, accepted: boolean) => {
    const code = uniqueCode()
    const field = { name: 'terms', type: 'consent', label: 'I agree' }
    const definition = { code, title: 'Terms', fields: [field, { name: 'note', type: 'text' }] }
    const { id } = await successBody(token.post('/forms', { definition }))
    await successBody(token.post(`/forms/${String(id)}/publish`, {}))
    await put(service.database.pool, 'form_submissions', {
      tenant_id: home.tenantId,
      id: newId(),
      form_id: String(id),
      form_version: 1,
      conversation_id: conversationId,
      values: { terms: accepted, note: 'x' },
      created_at: service.clock.now(),
    })
    return code
  }

  describe('listContacts', () => {
    it('has each proven customer once, by id, and none that a page has claimed', async () => {
      const tag = newId()
      for (const name of ['Ada', 'Ada L.']) {
        service.clock.advance(1000)
        await provenConversation(home, { id: `b-${tag}`, name, email: 'ada@acme.example' })
      }
      await provenConversation(home, { id: `a-${tag}` })
      const { key } = await successBody(token.post('/keys', { name: `key ${newId()}` }))
      await callersOf(service).session(String((key as Loose)['key']), { customer: { id: `c-${tag}` } })
      const items = await successItems(token.get(`/contacts?search=${tag.toUpperCase()}`))
      assert.deepEqual(
        items.map((item): unknown[] => [item['id'], item['name'], item['email']]),
        [
          [`a-${tag}`, null, null],
          [`b-${tag}`, 'Ada L.', 'ada@acme.example'],
        ],
      )
      const first = await successBody(token.get(`/contacts?search=${tag}&limit=1`))
      const rest = await successItems(
        token.get(`/contacts?search=${tag}&limit=1&cursor=${encodeURIComponent(String(first['nextCursor']))}`),
      )
      assert.deepEqual([(first['items'] as Loose[])[0]?.['id'], rest[0]?.['id']], [`a-${tag}`, `b-${tag}`])
      assert.deepEqual(await successItems(neighbour.token.get(`/contacts?search=${tag}`)), [])
    })
    it('takes a permission of its own', async () => {
      const viewer = await home.adminCaller(['service.contacts.view'])
      assert.equal((await viewer.get('/contacts')).status, 200)
      const other = await home.adminCaller(['service.conversations.view'])
      assertRefused(await other.get('/contacts'), 403, 'permission_denied')
    })
  })

  describe('getContact', () => {
    it('joins the conversations, the newest properties, and the consents that were given or refused', async () => {
      const id = `c/${newId()}`
      const began = service.clock.now().toISOString()
      const first = await provenConversation(home, { id, properties: { plan: 'basic' } })
      const refused = await consentIn(first, false)
      service.clock.advance(60_000)
      const second = await provenConversation(home, { id, name: 'Ada', properties: { plan: 'premium' } })
      const given = await consentIn(second, true)
      const contact = await successBody(token.get(pathOf(id)))
      assert.deepEqual(
        [contact['id'], contact['name'], contact['properties'], contact['conversations'], contact['firstSeenAt']],
        [id, 'Ada', { plan: 'premium' }, 2, began],
      )
      assert.deepEqual(
        (contact['consents'] as Loose[]).map((consent): unknown[] => [
          consent['form'],
          consent['field'],
          consent['accepted'],
        ]),
        [
          [given, 'terms', true],
          [refused, 'terms', false],
        ],
      )
    })
    it('is 404 for a customer whom nobody has proven, and for one of another workspace', async () => {
      const id = newId()
      await provenConversation(neighbour, { id })
      for (const unknown of [id, newId()]) assertRefused(await token.get(pathOf(unknown)), 404, 'not_found')
    })
  })
})
