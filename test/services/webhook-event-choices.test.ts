import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import request from 'supertest'
import { eventually } from '../support/eventually.ts'
import { adminWorkspace } from '../support/admin.ts'
import { assertRefused } from '../contracts/callers.ts'
import { createWebhookFixture, KEYS, SECRET } from './webhook-fixture.ts'

const fixture = await createWebhookFixture()
const { receiver, service } = fixture
const at = (path: string) => ({ url: `${receiver.url}/${path}`, secret: SECRET })
const ASKING = {
  code: 'newsletter',
  title: 'Newsletter',
  embeddable: true,
  fields: [{ name: 'email', type: 'email', label: 'E-mail', required: true }],
}
const workspace = await adminWorkspace(service, 'Choosy', {
  keys: [
    { name: 'all', key: 'pk_live_All', webhook: at('all') },
    { name: 'forms', key: 'pk_live_Forms', webhook: at('forms'), webhookEvents: ['form.submission.created'] },
    { name: 'none', key: 'pk_live_None', webhook: at('none'), webhookEvents: [] },
  ],
  forms: [ASKING],
})
beforeEach(fixture.reset)
after(fixture.stop)

const { token } = workspace
const keyNamed = async (name: string) => {
  const { items } = (await token.get('/keys')).body as { items: { id: string; name: string; webhookEvents: unknown }[] }
  const key = items.find(one => one.name === name)
  assert.ok(key)
  return key
}
/** Opens a session and sends a form with the key, and tells which events its receiver got. */
const heardBy = async (path: string, publicKey: string): Promise<string[]> => {
  receiver.received.splice(0)
  await fixture.openSession(publicKey)
  await request(service.url)
    .post(`/api/public/v1/forms/newsletter/submissions?publicKey=${publicKey}`)
    .set('X-Forwarded-For', service.nextAddress())
    .send({ values: { email: 'ada@acme.example' } })
    .expect(201)
  await fixture.deliver()
  return receiver.received
    .filter(({ path: to }) => to === `/${path}`)
    .map(({ body }) => (JSON.parse(body) as { event: string }).event)
    .toSorted()
}
const BOTH = ['chat.session.opened', 'form.submission.created']

describe('the events that a key has chosen', () => {
  test('are all that the workspace sends unless it has limited them', async () => {
    assert.equal((await keyNamed('all')).webhookEvents, null)
    assert.deepEqual(await heardBy('all', 'pk_live_All'), BOTH)
  })

  test('are sent alone, and no event for a key that has chosen none', async () => {
    assert.deepEqual(await heardBy('forms', 'pk_live_Forms'), ['form.submission.created'])
    assert.deepEqual(await heardBy('none', 'pk_live_None'), [])
    assert.equal(await fixture.countEvents(), 1, 'others are not even stored')
  })

  test('change without a new key, for events from then on', async () => {
    const { id } = await keyNamed('none')
    const changed = await token.patch(`/keys/${id}`, { webhookEvents: ['chat.session.opened'] }, { 'If-Match': '*' })
    assert.deepEqual([changed.status, changed.body.webhookEvents], [200, ['chat.session.opened']])
    await eventually(async () => {
      assert.deepEqual(await heardBy('none', 'pk_live_None'), ['chat.session.opened'])
    })
    const freed = await token.patch(`/keys/${id}`, { webhookEvents: null }, { 'If-Match': '*' })
    assert.equal(freed.body.webhookEvents, null)
    await eventually(async () => {
      assert.deepEqual(await heardBy('none', 'pk_live_None'), BOTH)
    })
  })

  test('are refused when there is no such kind, or one is named twice', async () => {
    const { id } = await keyNamed('all')
    for (const webhookEvents of [['chat.closed'], ['chat.session.opened', 'chat.session.opened']])
      assertRefused(await token.patch(`/keys/${id}`, { webhookEvents }, { 'If-Match': '*' }), 422, 'validation_failed')
  })

  test('are those of the workspace that chose them: another one still gets its own', async () => {
    await fixture.openSession(KEYS.told)
    await fixture.deliver()
    assert.deepEqual(
      receiver.received.map(({ path }) => path),
      ['/told'],
    )
  })

  test('stand in the export of the workspace', async () => {
    const { body } = await token.get('/workspace/file')
    const { file } = body as { file: { keys: { name: string; webhookEvents?: string[] }[] } }
    assert.deepEqual(file.keys.find(({ name }) => name === 'forms')?.webhookEvents, ['form.submission.created'])
  })
})
