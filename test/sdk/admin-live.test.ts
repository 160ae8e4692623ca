import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createAdmin, isParleyError, itemsOf, revise } from '../../generated/sdk/dist/index.js'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { failureOf } from './stub.ts'

const PASSWORD = 'correct horse battery staple'
const email = 'ada@acme.example'

describe('the client of administration against the service', () => {
  let service: TestService
  before(async () => {
    service = await startTestService()
    await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme Group' },
      workspace: { name: 'Acme Shop' },
      users: [{ email, name: 'Ada', password: PASSWORD, roles: ['admin'] }],
    })
  })
  after(async () => {
    await service.stop()
  })

  it('signs in, changes the password, and signs out', async () => {
    const admin = createAdmin({ baseUrl: service.url })
    assert.ok(
      isParleyError(await failureOf(admin.login({ email, password: 'not the password' })), 'invalid_credentials'),
    )
    assert.equal((await admin.login({ email, password: PASSWORD })).workspace.name, 'Acme Shop')
    await admin.changePassword({ currentPassword: PASSWORD, newPassword: `${PASSWORD} too` })
    assert.equal((await admin.signedIn())?.email, email)
    await admin.changePassword({ currentPassword: `${PASSWORD} too`, newPassword: PASSWORD })
    await admin.logout()
    assert.equal(await admin.signedIn(), undefined)
  })

  it('manages keys with a personal token: once per idempotency key, page by page, with entity tags', async () => {
    const person = createAdmin({ baseUrl: service.url })
    await person.login({ email, password: PASSWORD })
    const { value: token } = await person.tokens.createOwnToken({
      name: 'ci',
      scopes: ['api:full'],
    })
    const admin = createAdmin({ baseUrl: service.url, token })
    for (const name of ['a', 'b', 'c']) {
      const create = async () =>
        (
          await admin.keys.createKey({
            name,
            allowedOrigins: ['https://one.acme.example'],
            idempotencyKey: `create-${name}`,
          })
        ).key.id
      assert.equal(await create(), await create())
    }
    const names: string[] = []
    for await (const { name } of itemsOf(from => admin.keys.listKeys({ limit: 2, ...from }))) names.push(name)
    assert.deepEqual(names, ['a', 'b', 'c'])

    const keyId = (await admin.keys.listKeys({ limit: 1 })).items[0]?.id ?? ''
    const read = async () => await admin.keys.getKey({ keyId })
    let rounds = 0
    const changed = await revise(read, async ({ allowedOrigins }, etag) => {
      if (rounds++ === 0)
        await admin.keys.updateKey({
          keyId,
          ifMatch: etag,
          allowedOrigins: [...allowedOrigins, 'https://two.acme.example'],
        })
      return await admin.keys.updateKey({
        keyId,
        ifMatch: etag,
        allowedOrigins: [...allowedOrigins, 'https://three.acme.example'],
      })
    })
    assert.equal(rounds, 2)
    assert.deepEqual(changed.allowedOrigins, [
      'https://one.acme.example',
      'https://two.acme.example',
      'https://three.acme.example',
    ])
  })

  it('repeats a save whose reply was lost, and gets that reply instead of a stale tag', async () => {
    const person = createAdmin({ baseUrl: service.url })
    await person.login({ email, password: PASSWORD })
    const { value: token } = await person.tokens.createOwnToken({
      name: 'editor',
      scopes: ['api:full'],
    })
    const replies: [method: string | undefined, status: number, body: string][] = []
    const admin = createAdmin({
      baseUrl: service.url,
      token,
      retry: { sleep: () => Promise.resolve() },
      fetch: async (input, init) => {
        const reply = await fetch(input, init)
        const isChange = ['PUT', 'PATCH', 'DELETE'].includes(init?.method ?? 'GET')
        if (isChange) replies.push([init?.method, reply.status, await reply.clone().text()])
        if (isChange && replies.length % 2 === 1) throw new TypeError('the connection broke before the reply')
        return reply
      },
    })
    const twice = (method: string, status: number) => {
      const [first, second] = replies.slice(-2)
      assert.deepEqual([first?.[0], first?.[1]], [method, status])
      assert.deepEqual(second, first)
    }
    const definition = { code: 'lost-replies', title: 'Lost replies', fields: [] }
    const { id: formId } = await admin.forms.createForm({ definition })
    const { etag } = await admin.forms.getFormDraft({ formId })
    const saved = await admin.forms.saveFormDraft({
      formId,
      definition: { ...definition, title: 'Found' },
      ifMatch: etag,
    })
    twice('PUT', 200)
    assert.equal((await admin.forms.getFormDraft({ formId })).etag, saved.etag)
    const workspace = await admin.workspace.getWorkspace()
    await admin.workspace.updateWorkspace({ timezone: 'Europe/Vienna', ifMatch: workspace.etag })
    twice('PATCH', 200)
    const form = await admin.forms.getAdminForm({ formId })
    await admin.forms.deleteForm({ formId, ifMatch: form.etag })
    twice('DELETE', 204)
  })
})
