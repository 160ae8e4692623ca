import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { assertRefused, callersOf, type Loose } from '../contracts/callers.ts'
import { formDefinition, greeting, made, uniqueCode } from '../contracts/admin/fixtures.ts'
import { adminWorkspace, startAdminService } from '../support/admin.ts'
import { holding } from '../support/held.ts'

describe('what happens between two statements of a request', async () => {
  const { service, home } = await startAdminService()
  const { database } = service
  after(() => service.stop())
  const { publishDomainEvent } = callersOf(service)

  describe('what is read in several statements', () => {
    it('a draft of a form comes with the entity tag of its own state', async () => {
      const definition = formDefinition()
      const { id } = await made(home.token.post('/forms', { definition }))
      const saveOften = async () => {
        for (let save = 0; save < 300; save++)
          await database.pool.query(
            `update forms
            set draft = jsonb_set(draft, '{title}', to_jsonb((draft_revision + 1)::text)),
              draft_revision = draft_revision + 1
            where id = $1`,
            [id],
          )
        return true
      }
      const saving = saveOften()
      for (let saved = false; !saved; saved = await Promise.race([saving, Promise.resolve(false)])) {
        const { body } = await home.token.get(`/forms/${String(id)}/draft`)
        const { definition: shown, etag } = body as Loose
        if (shown.title !== definition.title) assert.equal(etag, `"${String(shown.title)}"`)
      }
    })

    it('an event that two versions of a flow subscribe to starts one, also while the other is published', async () => {
      const { token, tenantId } = await adminWorkspace(service, 'Events')
      const code = uniqueCode()
      const versionOf = (correlation: object) => ({
        ...greeting(code),
        triggers: [{ type: 'event', event: 'opened', correlation }],
      })
      const { id } = await made(token.post('/flows', { definition: versionOf({ shop: 'berlin' }) }))
      await made(token.post(`/flows/${String(id)}/publish`, {}))
      const saved = await token.put(
        `/flows/${String(id)}/draft`,
        { definition: versionOf({ shop: 'berlin', floor: '2' }) },
        { 'If-Match': '*' },
      )
      assert.equal(saved.status, 200, saved.text)
      await made(token.post(`/flows/${String(id)}/publish`, {}))
      await made(token.post(`/flows/${String(id)}/rollback`, { version: 1 }, { 'If-Match': '*' }))
      const sent = await holding(
        database,
        'lock table event_subscriptions in access exclusive mode',
        [],
        async ({ client, waiting }) => {
          const answer = publishDomainEvent({
            tenant_id: tenantId,
            event_name: 'opened',
            data: { shop: 'berlin', floor: '2' },
          }).then(reply => reply)
          await waiting(1)
          await client.query('update event_subscriptions set active = not active where flow_id = $1', [id])
          await client.query(
            `update flows
            set published_version_id = (select id from flow_versions where flow_id = $1 and version = 2)
            where id = $1`,
            [id],
          )
          return { answer }
        },
      )
      const { status, body, text } = await sent.answer
      assert.equal(status, 202, text)
      assert.equal((body as Loose).subscriptions_matched, 1, text)
    })
  })

  describe('what is checked before it is written', () => {
    it('no token follows from a session that a new password has ended', async () => {
      const person = await home.person(['analyst'])
      const session = await home.sessionOf(person)
      const { password, token } = await holding(
        database,
        'select from users where id = $1 for update',
        [person.id],
        async ({ waiting }) => {
          const password = home.token.post(`/users/${person.id}/password`, { password: 'a longer, better sentence' })
          await waiting(1)
          const token = session.post('/tokens', { name: 'kept', scopes: ['api:full'] })
          await waiting(2)
          return { password, token }
        },
      )
      assert.equal((await password).status, 204)
      assertRefused(await token, 401, 'unauthorized')
    })
  })
})
