import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startAdminService } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { formDefinition, successBody } from './fixtures.ts'

describe('submissions of forms', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const visitors = callersOf(service)
  const key = (await successBody(home.token.post('/keys', { name: `key ${newId()}` })))['key'] as Loose
  const published = async () => {
    const definition = formDefinition()
    const { id } = (await successBody(home.token.post('/forms', { definition }))) as { id: string }
    await successBody(home.token.post(`/forms/${id}/publish`, {}))
    return { id, definition }
  }
  const send = async (formId: string, more: object = {}) =>
    await visitors.post(
      `/api/public/v1/forms/${formId}/submissions`,
      { publicKey: key['key'], values: { email: 'grace@shop.acme.example' }, ...more },
      {},
    )
  const submit = async (formId: string, more: object = {}) =>
    (await eventually(async () => await successBody(send(formId, more))))['submissionId'] as string
  const list = async (formId: string, query = '') =>
    (await successBody(home.token.get(`/forms/${formId}/submissions${query}`))) as {
      items: Loose[]
      nextCursor: string | null
    }
  const ids = ({ items }: { items: Loose[] }) => items.map(({ id }) => String(id))

  describe('getFormSubmission', () => {
    it('shows the stored values, with the version whose rules were applied', async () => {
      const { id, definition } = await published()
      const submissionId = await submit(id, { clientSubmissionId: 'mine', locale: 'de' })
      const read = async (one: string) => await successBody(home.token.get(`/forms/${id}/submissions/${one}`))
      const { submittedAt, ...shown } = await read(submissionId)
      assert.deepEqual(shown, {
        id: submissionId,
        formId: id,
        formVersion: 1,
        keyId: key['id'],
        conversationId: null,
        clientSubmissionId: 'mine',
        locale: 'de',
        values: { email: 'grace@shop.acme.example' },
      })
      assert.equal(submittedAt, service.clock.now().toISOString())
      await successBody(
        home.token.put(
          `/forms/${id}/draft`,
          {
            definition: {
              ...definition,
              fields: [...definition.fields, { name: 'age', type: 'number', required: true }],
            },
          },
          { 'If-Match': '*' },
        ),
      )
      await successBody(home.token.post(`/forms/${id}/publish`, {}))
      const second = await submit(id, { values: { email: 'grace@shop.acme.example', age: 7 } })
      await eventually(async () => {
        assertRefused(await send(id), 422, 'invalid_values')
      })
      assert.equal(
        (await read(await submit(id, { values: { email: 'grace@shop.acme.example', age: 8 } })))['formVersion'],
        2,
      )
      assert.ok([1, 2].includes((await read(second))['formVersion'] as number))
    })
    it('is 404 for a submission of another form', async () => {
      const [one, other] = [await published(), await published()]
      assertRefused(await home.token.get(`/forms/${other.id}/submissions/${await submit(one.id)}`), 404, 'not_found')
    })
  })

  describe('listFormSubmissions', () => {
    it('lists the newest first, page by page, between two instants; the form counts them', async () => {
      const { id } = await published()
      const sent: string[] = []
      const times: string[] = []
      for (let times_ = 0; times_ < 3; times_++) {
        service.clock.advance(60_000)
        times.push(service.clock.now().toISOString())
        sent.unshift(await submit(id))
      }
      const first = await list(id, '?limit=2')
      assert.deepEqual([...ids(first), ...ids(await list(id, `?limit=2&cursor=${String(first.nextCursor)}`))], sent)
      assert.deepEqual(ids(await list(id, `?from=${String(times[1])}&to=${String(times[2])}`)), [sent[1]])
      assert.equal((await successBody(home.token.get(`/forms/${id}`)))['submissions'], 3)
      assertRefused(await home.token.get(`/forms/${id}/submissions?from=2016-12-31T23:59:60Z`), 400, 'invalid_input')
    })
    it('lists no submission that was rejected as spam, and none twice', async () => {
      const { id } = await published()
      await submit(id, { clientSubmissionId: 'once' })
      await submit(id, { clientSubmissionId: 'once' })
      assert.equal(
        (await send(id, { values: { email: 'grace@shop.acme.example', website: 'https://spam.example' } })).status,
        422,
      )
      assert.equal((await list(id)).items.length, 1)
    })
    it('requires its own permission; the one to view forms is not enough', async () => {
      const { id } = await published()
      const viewer = await home.adminCaller(['service.forms.view'])
      assertRefused(await viewer.get(`/forms/${id}/submissions`), 403, 'permission_denied')
    })
  })
})
