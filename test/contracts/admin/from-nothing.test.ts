import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { callsWith, type AdminCalls } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { startTestService, type TestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { successBody, picked } from './fixtures.ts'

const ORIGIN = 'https://shop.acme.example'
const ADMIN = { email: 'ada@acme.example', password: 'correct horse battery staple' }
const EDITOR = { email: 'grace@acme.example', password: 'another long enough password' }

const definition = {
  code: 'order-status',
  name: 'Order status',
  variables: { first_name: 'there' },
  start: 'hello',
  triggers: [
    {
      type: 'chat_intent',
      intent: 'order_status',
      description: 'Tells where an order is',
      examples: ['where is my order'],
    },
  ],
  nodes: [
    { id: 'hello', type: 'message', text: 'Hello {{ vars.first_name }}', next: 'ask' },
    {
      id: 'ask',
      type: 'input',
      prompt: 'Your order number?',
      field: { name: 'order_no', type: 'text', required: true, validation: { pattern: '^[0-9]{6}$' } },
      next: 'bye',
    },
    { id: 'bye', type: 'end', text: 'Order {{ vars.order_no }} is on its way' },
  ],
}

const newsletter = {
  code: 'newsletter',
  title: 'Newsletter',
  embeddable: true,
  fields: [{ name: 'email', type: 'email', label: 'E-mail', required: true }],
}

/** From a workspace with only an admin to answered visitors, by the admin API alone. */
describe('from nothing to a live widget', () => {
  let service: TestService
  before(async () => {
    service = await startTestService()
    await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme Group' },
      workspace: { name: 'Acme Shop' },
      users: [{ ...ADMIN, name: 'Ada', roles: ['admin'] }],
    })
  })
  after(async () => {
    await service.stop()
  })

  const signIn = async (credentials: { email: string; password: string }): Promise<AdminCalls> => {
    const answer = await callsWith(service, {}).post('/login', credentials)
    assert.equal(answer.status, 200, answer.text)
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
    return callsWith(service, { 'Cookie': cookie, 'X-CSRF-Token': (answer.body as { csrfToken: string }).csrfToken })
  }

  it('takes people, a key and a flow, the appearance of the widget and a form for the page', async () => {
    const admin = await signIn(ADMIN)
    await successBody(
      admin.post('/roles', {
        code: 'editor',
        permissions: ['service.flows.view', 'service.flows.manage', 'service.flows.simulate', 'service.flows.publish'],
      }),
    )
    await successBody(admin.post('/users', { ...EDITOR, name: 'Grace', roles: ['editor'] }))
    const { key } = (await successBody(admin.post('/keys', { name: 'shop', allowedOrigins: [ORIGIN] })))['key'] as {
      key: string
    }

    const editor = await signIn(EDITOR)
    assertRefused(await editor.post('/keys', { name: 'mine' }), 403, 'permission_denied')
    const { value } = (await successBody(editor.post('/tokens', { name: 'deploys', scopes: ['api:full'] }))) as {
      value: string
    }
    const script = callsWith(service, { Authorization: `Bearer ${value}` })

    const { id } = (await successBody(
      script.post('/flows', { definition: { code: definition.code, name: definition.name } }),
    )) as { id: string }
    assert.equal((await successBody(script.post(`/flows/${id}/validate`, {})))['valid'], false)
    const { etag } = (await successBody(script.get(`/flows/${id}/draft`))) as { etag: string }
    const draft = await successBody(script.put(`/flows/${id}/draft`, { definition }, { 'If-Match': etag }))
    assert.deepEqual(await successBody(script.post(`/flows/${id}/validate`, {})), { valid: true, findings: [] })
    const simulation = await successBody(
      script.post(`/flows/${id}/simulate`, {
        trigger: { type: 'chat_intent', intent: 'order_status' },
        inputs: [{ values: { order_no: '123456' } }],
      }),
    )
    assert.equal(simulation['status'], 'completed')
    assert.equal(
      (
        await successBody(
          script.post(`/flows/${id}/publish`, { note: 'The first one' }, { 'If-Match': draft['etag'] as string }),
        )
      )['version'],
      1,
    )

    const call = callersOf(service)
    const session = await eventually(async () => {
      const answer = await call.openChatSession({ publicKey: key }, { Origin: ORIGIN })
      assert.deepEqual(
        [answer.status, answer.body.intents?.map(({ name }: Loose) => name as string)],
        [201, ['order_status']],
        answer.text,
      )
      return answer.body as { sessionToken: string }
    })
    const say = async (body: object) =>
      (await successBody(call.sendChatMessage(session, body, { Origin: ORIGIN }).then(answer => answer)))[
        'reply'
      ] as Loose
    const asked = await say({ text: 'where is my order', intentName: 'order_status', variables: { first_name: 'Bob' } })
    assert.deepEqual(
      [asked['status'], asked['blocks'].map(({ payload }: Loose) => (payload.text ?? payload.prompt) as string)],
      ['waiting_input', ['Hello Bob', 'Your order number?']],
    )
    const told = await say({
      executionId: asked['executionId'],
      waitToken: asked['waitToken'],
      input: { values: { order_no: '123456' } },
    })
    assert.deepEqual(
      [told['status'], told['blocks'].map(({ payload }: Loose) => payload.text as string)],
      ['completed', ['Order 123456 is on its way']],
    )

    const look = (await successBody(admin.get('/config/sections/widget/values'))) as { etag: string }
    await successBody(
      admin.patch(
        '/config/sections/widget/values',
        { values: { 'widget/appearance/title': 'Acme helps', 'widget/appearance/accent': '#336699' } },
        { 'If-Match': look.etag },
      ),
    )
    await eventually(async () => {
      const answer = await call.get(`/api/public/v1/config/widget?publicKey=${key}`, { Origin: ORIGIN })
      assert.deepEqual(
        picked((answer.body as Loose)['values'] as Loose, 'widget/appearance/title', 'widget/appearance/accent'),
        ['Acme helps', '#336699'],
        answer.text,
      )
    })

    const form = (await successBody(admin.post('/forms', { definition: { code: newsletter.code } }))) as { id: string }
    assert.equal((await successBody(admin.post(`/forms/${form.id}/validate`, {})))['valid'], false)
    const empty = (await successBody(admin.get(`/forms/${form.id}/draft`))) as { etag: string }
    const filled = (await successBody(
      admin.put(`/forms/${form.id}/draft`, { definition: newsletter }, { 'If-Match': empty.etag }),
    )) as { etag: string }
    await successBody(admin.post(`/forms/${form.id}/publish`, { note: 'The first one' }, { 'If-Match': filled.etag }))
    const sent = await eventually(
      async () =>
        await successBody(
          call
            .post(
              '/api/public/v1/forms/newsletter/submissions',
              { publicKey: key, values: { email: 'bob@shop.acme.example' } },
              { Origin: ORIGIN },
            )
            .then(answer => answer),
        ),
    )
    const { items: submissions } = (await successBody(admin.get(`/forms/${form.id}/submissions`))) as { items: Loose[] }
    assert.deepEqual(
      submissions.map(item => picked(item, 'id', 'formVersion', 'values')),
      [[sent['submissionId'], 1, { email: 'bob@shop.acme.example' }]],
    )

    const { items } = await successBody(admin.get('/audit'))
    const done = (items as Loose[])
      .map(({ action, actor }) => `${String(action)} by ${String(actor.name)}`)
      .filter(line => !line.startsWith('session.'))
      .reverse()
    assert.deepEqual(done.slice(-12), [
      'role.create by Ada',
      'user.create by Ada',
      'key.create by Ada',
      'token.create by Grace',
      'flow.create by Grace',
      'flow.save_draft by Grace',
      'flow.simulate by Grace',
      'flow.publish by Grace',
      'config.save by Ada',
      'form.create by Ada',
      'form.save_draft by Ada',
      'form.publish by Ada',
    ])
  })
})
