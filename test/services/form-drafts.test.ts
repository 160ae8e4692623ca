import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { createKnexInstance, type Knex } from '../../adapters/knex.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Actor } from '../../services/audit.ts'
import {
  createForm, deleteForm, discardFormDraft, getAdminForm, getFormVersion, listForms, listFormVersions, publishForm, saveFormDraft, validateForm, withdrawForm, type FormDraftDeps,
} from '../../services/form-drafts.ts'
import { loadPublication } from '../../services/published.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const ADA: Actor = { type: 'user', id: newId(), name: 'Ada', tokenId: null }
const field = { name: 'email', type: 'email', label: 'E-mail' }
const definition = (code: string, more: object = {}) => ({ code, title: code.toUpperCase(), embeddable: true, fields: [field], ...more })
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code

describe('drafts and versions of forms', () => {
  let database: TestDatabase
  let knex: Knex
  let deps: FormDraftDeps
  let tenantId: string
  let neighbour: string
  const change = (ifRevision?: number) => ({ tenantId, actor: ADA, ifRevision })
  const visible = async () => [...(await loadPublication(database.pool, tenantId)).forms].map(([code, { definition: { title } }]) => [code, title])
  const apply = (more: object) => applyTestWorkspace(database, { apiVersion: 'parley/v1', organization: { name: 'Acme' }, workspace: { name: 'Forms' }, ...more })

  before(async () => {
    database = await createTestDatabase()
    knex = createKnexInstance({ url: database.url, max: 4 })
    deps = { knex, newId }
    tenantId = await apply({})
    neighbour = await applyTestWorkspace(database, { apiVersion: 'parley/v1', organization: { name: 'Else' }, workspace: { name: 'Else' } })
  })
  after(async () => {
    await knex.destroy()
    await database.drop()
  })

  it('a new form is a draft that nobody sees, valid or not', async () => {
    const form = await createForm(deps, { code: 'unfinished', fields: 'none yet' }, change())
    assert.deepEqual([form.status, form.title, form.latestVersion, form.live, form.unpublishedChanges, form.draft.baseVersion, form.updatedBy, form.submissions],
      ['draft', 'unfinished', null, null, true, null, { id: ADA.id, name: 'Ada' }, 0])
    assert.deepEqual(await visible(), [])
  })
  it('a form needs a code of its own', async () => {
    for (const wrong of [{}, { code: 'No Code' }, { code: 7 }]) await assert.rejects(createForm(deps, wrong, change()), refused('validation_failed'))
    await assert.rejects(createForm(deps, definition('unfinished'), change()), refused('conflict'))
    const twice = await Promise.allSettled([createForm(deps, definition('twice'), change()), createForm(deps, definition('twice'), change())])
    assert.deepEqual(twice.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    assert.ok(twice.every(result => result.status === 'fulfilled' || refused('conflict')(result.reason)))
  })
  it('a publish makes a version and sets it live; what is edited next shows only when it is published too', async () => {
    const { id, draft } = await createForm(deps, definition('news'), change())
    const first = await publishForm(deps, id, 'Begins', change(draft.revision))
    assert.deepEqual([first.version, first.live, first.note, first.publishedBy], [1, true, 'Begins', { id: ADA.id, name: 'Ada' }])
    assert.deepEqual(await visible(), [['news', 'NEWS']])
    const edited = await saveFormDraft(deps, id, definition('news', { title: 'News' }), change())
    assert.deepEqual([edited.unpublishedChanges, edited.title, edited.draft.baseVersion, edited.live?.definition.title], [true, 'News', 1, 'NEWS'])
    assert.deepEqual(await visible(), [['news', 'NEWS']])
    assert.equal((await publishForm(deps, id, null, change())).version, 2)
    assert.deepEqual(await visible(), [['news', 'News']])
    const { versions } = await listFormVersions(deps, tenantId, id, { limit: 10 })
    assert.deepEqual(versions.map(({ version, live }) => [version, live]), [[2, true], [1, false]])
    assert.equal((await getFormVersion(deps, tenantId, id, 1)).definition.title, 'NEWS')
    await assert.rejects(getFormVersion(deps, tenantId, id, 3), refused('not_found'))
  })
  it('a publish without changes makes no version, and a draft that goes back to the latest version is none', async () => {
    const { id } = await createForm(deps, definition('same'), change())
    await publishForm(deps, id, null, change())
    assert.equal((await publishForm(deps, id, null, change())).version, 1)
    await saveFormDraft(deps, id, definition('same', { title: 'Other' }), change())
    assert.equal((await saveFormDraft(deps, id, definition('same'), change())).unpublishedChanges, false)
    await saveFormDraft(deps, id, definition('same', { title: 'Other' }), change())
    await discardFormDraft(deps, id, change())
    assert.deepEqual((await getAdminForm(deps, tenantId, id)).draft.definition, definition('same'))
  })
  it('a draft with errors is not published, and says which', async () => {
    const { id } = await createForm(deps, definition('wrong', { fields: [{ name: 'a', type: 'text', validation: { pattern: '(', min_length: 5, max_length: 2 } }, { name: 'a', type: 'select' }], locales: { de: { fields: { b: { label: 'B' } } } } }), change())
    const { valid, findings } = await validateForm(deps, tenantId, id)
    assert.equal(valid, false)
    assert.deepEqual(findings.map(({ path, severity }) => [path, severity]), [
      ['/fields/0/validation/pattern', 'error'], ['/fields/0/validation/max_length', 'error'], ['/fields/1/options', 'error'], ['/fields/1/name', 'error'], ['/locales/de/fields/b', 'warning'],
    ])
    await assert.rejects(publishForm(deps, id, null, change()), (error: unknown) => error instanceof Refusal && error.code === 'form_invalid' && (error.details as { findings: unknown[] }).findings.length === 5)
    assert.deepEqual(await validateForm(deps, tenantId, id, definition('wrong')), { valid: true, findings: [] })
    assert.equal((await validateForm(deps, tenantId, id, definition('another'))).valid, false)
  })
  it('a draft keeps the code of its form', async () => {
    const { id } = await createForm(deps, definition('steady'), change())
    await assert.rejects(saveFormDraft(deps, id, definition('moved'), change()), refused('validation_failed'))
  })
  it('who has seen an older state changes nothing; the draft and the form have tags of their own', async () => {
    const form = await createForm(deps, definition('tagged'), change())
    const saved = await saveFormDraft(deps, form.id, definition('tagged', { title: 'B' }), change(form.draft.revision))
    await assert.rejects(saveFormDraft(deps, form.id, definition('tagged', { title: 'C' }), change(form.draft.revision)), refused('precondition_failed'))
    await assert.rejects(publishForm(deps, form.id, null, change(form.draft.revision)), refused('precondition_failed'))
    await publishForm(deps, form.id, null, change(saved.draft.revision))
    await assert.rejects(withdrawForm(deps, form.id, change(form.revision)), refused('precondition_failed'))
    const { draft } = await getAdminForm(deps, tenantId, form.id)
    await withdrawForm(deps, form.id, change((await getAdminForm(deps, tenantId, form.id)).revision))
    assert.equal((await getAdminForm(deps, tenantId, form.id)).draft.revision, draft.revision)
  })
  it('a form that is withdrawn is seen by nobody, and comes back with its latest version', async () => {
    const { id } = await createForm(deps, definition('gone'), change())
    await assert.rejects(withdrawForm(deps, id, change()), refused('conflict'))
    await publishForm(deps, id, null, change())
    assert.equal((await withdrawForm(deps, id, change())).status, 'withdrawn')
    assert.ok(!(await visible()).some(([code]) => code === 'gone'))
    assert.equal((await publishForm(deps, id, null, change())).version, 1)
    assert.ok((await visible()).some(([code]) => code === 'gone'))
  })
  it('a form that a published flow asks with stays', async () => {
    const { id } = await createForm(deps, definition('asked'), change())
    await publishForm(deps, id, null, change())
    await apply({ flows: [{ code: 'asks', name: 'Asks', start: 'a', triggers: [{ type: 'chat_intent', intent: 'asks' }], nodes: [{ id: 'a', type: 'form', form: 'asked', next: null }] }] })
    await assert.rejects(withdrawForm(deps, id, change()), refused('conflict'))
  })
  it('only what was never published can be deleted', async () => {
    const { id, revision } = await createForm(deps, definition('brief'), change())
    await deleteForm(deps, id, change(revision))
    await assert.rejects(getAdminForm(deps, tenantId, id), refused('not_found'))
    const kept = await createForm(deps, definition('kept'), change())
    await assert.rejects(discardFormDraft(deps, kept.id, change()), refused('conflict'))
    await publishForm(deps, kept.id, null, change())
    await assert.rejects(deleteForm(deps, kept.id, change()), refused('conflict'))
  })
  it('a list is sorted by code and goes on where it ended', async () => {
    const codes: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await listForms(deps, tenantId, { limit: 3, cursor: cursor ?? undefined })
      codes.push(...page.forms.map(form => form.code))
      cursor = page.nextCursor
    } while (cursor !== null)
    assert.deepEqual(codes, codes.toSorted())
    assert.equal(new Set(codes).size, codes.length)
    assert.deepEqual((await listForms(deps, tenantId, { limit: 10, search: 'NEW' })).forms.map(({ code }) => code), ['news'])
    assert.ok((await listForms(deps, tenantId, { limit: 50, status: 'draft' })).forms.every(({ status }) => status === 'draft'))
    await assert.rejects(listForms(deps, tenantId, { limit: 10, cursor: 'x' }), refused('invalid_input'))
  })
  it('another workspace finds none of it', async () => {
    const { forms: [form] } = await listForms(deps, tenantId, { limit: 1 })
    const id = form?.id ?? ''
    assert.deepEqual((await listForms(deps, neighbour, { limit: 10 })).forms, [])
    await assert.rejects(getAdminForm(deps, neighbour, id), refused('not_found'))
    await assert.rejects(saveFormDraft(deps, id, definition('news'), { tenantId: neighbour, actor: ADA }), refused('not_found'))
    await assert.rejects(listFormVersions(deps, neighbour, id, { limit: 10 }), refused('not_found'))
  })
  it('a workspace file publishes through versions, leaves what is edited of a form it does not change, and saves drafts', async () => {
    const file = (title: string, more: object = {}) => apply({ forms: [{ ...definition('filed', { title }), ...more }] })
    await file('One')
    const [form] = (await listForms(deps, tenantId, { limit: 1, search: 'filed' })).forms
    const id = form?.id ?? ''
    await saveFormDraft(deps, id, definition('filed', { title: 'Edited' }), change())
    await file('One')
    assert.equal((await getAdminForm(deps, tenantId, id)).title, 'Edited')
    await file('Two')
    const published = await getAdminForm(deps, tenantId, id)
    assert.deepEqual([published.title, published.live?.version, published.unpublishedChanges, published.updatedBy], ['Two', 2, false, null])
    await file('Three', { publish: false })
    const drafted = await getAdminForm(deps, tenantId, id)
    assert.deepEqual([drafted.title, drafted.live?.definition.title], ['Three', 'Two'])
  })
  it('every change is in the audit log', async () => {
    const { rows } = await database.pool.query<{ action: string }>("select distinct action from audit_log where tenant_id = $1 and action like 'form.%' order by action", [tenantId])
    assert.deepEqual(rows.map(({ action }) => action), ['form.create', 'form.delete', 'form.discard_draft', 'form.publish', 'form.save_draft', 'form.withdraw'])
  })
})
