import assert from 'node:assert/strict'
import { newId } from '../../../adapters/ids.ts'
import type { AdminService, AdminWorkspace } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { callersOf, type Loose } from '../callers.ts'
import { formDefinition, successBody, successItems } from './fixtures.ts'

export type Definition = ReturnType<typeof formDefinition>

/** Any state of a resource. */
export const NOW = { 'If-Match': '*' }

/** Calls of the tests of forms as the admin of the home workspace, and as its visitors. */
export async function formCalls({ service, home }: Pick<AdminService, 'service' | 'home'>) {
  const visitors = callersOf(service)

  const create = async (definition: Definition = formDefinition(), { token }: AdminWorkspace = home) =>
    await successBody(token.post('/forms', { definition }))
  const publish = async (form: Loose, body: object = {}) =>
    await successBody(home.token.post(`/forms/${String(form['id'])}/publish`, body))
  const save = async (form: Loose, definition: object, headers: Record<string, string> = NOW) =>
    await home.token.put(`/forms/${String(form['id'])}/draft`, { definition }, headers)
  const read = async (form: Loose) => await successBody(home.token.get(`/forms/${String(form['id'])}`))
  const draftOf = async (form: Loose) => await successBody(home.token.get(`/forms/${String(form['id'])}/draft`))
  const published = async (definition: Definition = formDefinition()) => {
    const form = await create(definition)
    await publish(form)
    return form
  }
  const newKey = async ({ token }: AdminWorkspace = home) =>
    ((await successBody(token.post('/keys', { name: `key ${newId()}` })))['key'] as Loose)['key'] as string
  const key = await newKey()
  const shown = async ({ code }: Loose) => {
    const answer = await visitors.get(`/api/public/v1/forms/${String(code)}?publicKey=${key}`)
    return answer.status === 200 ? String((answer.body as Loose)['title']) : answer.status
  }
  const isShown = async (form: Loose, expected: string | number) => {
    await eventually(async () => {
      assert.equal(await shown(form), expected)
    })
  }
  const actions = async ({ id }: Loose) =>
    await successItems(home.token.get(`/audit?resourceType=form&resourceId=${String(id)}`))
  return { visitors, create, publish, save, read, draftOf, published, newKey, key, shown, isShown, actions }
}
