import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { startAdminService } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { callersOf, type Loose } from '../callers.ts'
import { made, picked } from './fixtures.ts'

const ORIGIN = 'https://shop.acme.example'
const FORMS = '/api/public/v1/forms'

/** What a page shows beside the chat, made by the admin API alone. */
describe('a look for the widget and a form for the page', async () => {
  const { service, home: { token: admin } } = await startAdminService()
  after(() => service.stop())
  const visitor = callersOf(service)

  it('are saved and published, and visitors get both, and what they answer comes back', async () => {
    const { key: publicKey } = (await made(admin.post('/keys', { name: 'page', allowedOrigins: [ORIGIN], forms: ['newsletter'] })))['key'] as { key: string }
    const { etag } = await made(admin.get('/config/sections/widget/values')) as { etag: string }
    await made(admin.patch('/config/sections/widget/values', { values: { 'widget/appearance/title': 'Acme helps', 'widget/appearance/accent': '#336699' } }, { 'If-Match': etag }))

    const { id } = await made(admin.post('/forms', { definition: { code: 'newsletter' } })) as { id: string }
    assert.equal((await made(admin.post(`/forms/${id}/validate`, {})))['valid'], false)
    const empty = await made(admin.get(`/forms/${id}/draft`)) as { etag: string }
    const definition = { code: 'newsletter', title: 'Newsletter', embeddable: true, fields: [{ name: 'email', type: 'email', label: 'E-mail', required: true }] }
    const draft = await made(admin.put(`/forms/${id}/draft`, { definition }, { 'If-Match': empty.etag })) as { etag: string }
    await made(admin.post(`/forms/${id}/publish`, { note: 'The first one' }, { 'If-Match': draft.etag }))

    await eventually(async () => {
      const answer = await visitor.get(`/api/public/v1/config/widget?publicKey=${publicKey}`, { Origin: ORIGIN })
      assert.deepEqual(picked((answer.body as Loose)['values'] as Loose, 'widget/appearance/title', 'widget/appearance/accent'), ['Acme helps', '#336699'], answer.text)
    })
    const shown = await visitor.get(`${FORMS}/newsletter?publicKey=${publicKey}`, { Origin: ORIGIN })
    assert.deepEqual([shown.status, (shown.body as Loose)['title'], shown.headers['access-control-allow-origin']], [200, 'Newsletter', ORIGIN])
    const sent = await visitor.post(`${FORMS}/newsletter/submissions`, { publicKey, values: { email: 'grace@shop.acme.example' } }, { Origin: ORIGIN })
    assert.equal(sent.status, 201, sent.text)

    const { items } = await made(admin.get(`/forms/${id}/submissions`)) as { items: Loose[] }
    assert.deepEqual(items.map(item => picked(item, 'id', 'formVersion', 'values')), [[(sent.body as Loose)['submissionId'], 1, { email: 'grace@shop.acme.example' }]])
    const { items: log } = await made(admin.get('/audit')) as { items: Loose[] }
    assert.deepEqual(log.map(({ action }) => String(action)).reverse().slice(-5), ['key.create', 'config.save', 'form.create', 'form.save_draft', 'form.publish'])
  })
})
