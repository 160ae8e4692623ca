import type { NewId } from '../adapters/ids.ts'
import type { Form, FormOverview, FormStatus, FormVersionOverview, UserRef } from '../adapters/stores/forms.ts'
import { writeIdempotentAnswer } from '../adapters/stores/idempotency.ts'
import { forTenant, type TenantStores } from '../adapters/stores/tenant.ts'
import type { Database } from '../adapters/stores/tenant-rows.ts'
import { decodeCursor, encodeCursor } from '../domain/cursors.ts'
import type { Finding } from '../domain/flow-validation/finding.ts'
import { validateForm as findingsOf } from '../domain/flow-validation/validate-form.ts'
import type { JsonObject } from '../domain/json.ts'
import { Refusal } from '../domain/refusal.ts'
import type { FormDefinition } from '../generated/schemas/form.ts'
import { form as validateSchema } from '../generated/schemas/validators.js'
import type { Actor } from './audit.ts'
import { publishFormDefinition, saveDraftDefinition } from './form-publishing.ts'
import type { IdempotencyHold } from './idempotency.ts'

export type { FormOverview, FormStatus, FormVersionOverview, UserRef }
export type FormDraftDeps = { knex: Database, newId: NewId }

/** `baseVersion`: the latest version, which the draft was made from; null before the first publish. `revision` is its entity tag. */
export type FormDraft = { formId: string, definition: JsonObject, baseVersion: number | null, updatedAt: Date, updatedBy: UserRef | null, revision: number }
/** `revision` is the entity tag of the form, `draft.revision` that of its draft. */
export type AdminForm = Omit<FormOverview, 'form' | 'draft'> & { id: string, code: string, title: string, unpublishedChanges: boolean, createdAt: Date, updatedAt: Date, revision: number, draft: FormDraft }
export type FormFinding = Pick<Finding, 'path' | 'severity' | 'message'> & { rule: string, nodeId: null }

/** Who changes a form. `answer`: the held idempotency key whose answer is committed with the change. */
export type FormChange<Result> = { tenantId: string, actor: Actor, ifRevision?: number | undefined, answer?: { hold: IdempotencyHold, status: number, bodyOf: (result: Result) => unknown } | undefined }
type Page = { limit: number, cursor?: string | undefined }

const FORMS = 'forms'
const VERSIONS = 'form-versions'
const CODE = /^[a-z0-9][a-z0-9_-]{0,63}$/
const ONE = 1

/** Forms by code. @throws Refusal `invalid_input` for a cursor that is not from this list */
export async function listForms({ knex }: FormDraftDeps, tenantId: string, page: Page & { search?: string | undefined, status?: FormStatus | undefined }): Promise<{ forms: AdminForm[], nextCursor: string | null }> {
  const found = await forTenant(knex, tenantId).forms.overviews({ after: placeOf(FORMS, page), search: page.search, status: page.status, limit: page.limit + 1 })
  const forms = found.slice(0, page.limit).map(toAdminForm)
  const last = forms.at(-1)
  return { forms, nextCursor: found.length > page.limit && last !== undefined ? encodeCursor(FORMS, last.code) : null }
}

/** The form with its draft. @throws Refusal `not_found` */
export async function getAdminForm({ knex }: FormDraftDeps, tenantId: string, formId: string): Promise<AdminForm> {
  return await read(forTenant(knex, tenantId), formId)
}

/** Newest first. @throws Refusal `not_found`, `invalid_input` for a cursor that is not from this list */
export async function listFormVersions({ knex }: FormDraftDeps, tenantId: string, formId: string, page: Page): Promise<{ versions: FormVersionOverview[], nextCursor: string | null }> {
  const { forms } = forTenant(knex, tenantId)
  const before = placeOf(VERSIONS, page)
  if (await forms.find({ id: formId }) === undefined) throw noForm()
  const found = await forms.versionOverviews(formId, { before: before === undefined ? undefined : Number(before), limit: page.limit + 1 })
  const versions = found.slice(0, page.limit)
  const last = versions.at(-1)
  return { versions, nextCursor: found.length > page.limit && last !== undefined ? encodeCursor(VERSIONS, String(last.version)) : null }
}

/** @throws Refusal `not_found` for an unknown form or version */
export async function getFormVersion({ knex }: FormDraftDeps, tenantId: string, formId: string, version: number): Promise<{ version: FormVersionOverview, definition: FormDefinition }> {
  const { forms } = forTenant(knex, tenantId)
  const [overview] = await forms.versionOverviews(formId, { version, limit: ONE })
  const found = overview === undefined ? undefined : await forms.versions.find({ id: overview.id })
  if (overview === undefined || found === undefined) throw new Refusal('not_found', { message: 'The form has no such version' })
  return { version: overview, definition: found.definition }
}

/** A form that has only a draft, valid or not. @throws Refusal `validation_failed` without a code, `conflict` when the code is taken */
export async function createForm({ knex, newId }: FormDraftDeps, definition: JsonObject, change: FormChange<AdminForm>): Promise<AdminForm> {
  const { code } = definition
  if (typeof code !== 'string' || !CODE.test(code)) throw wrongCode('pattern', CODE.source)
  try {
    return await knex.transaction(async trx => {
      const stores = forTenant(trx, change.tenantId)
      if (await stores.forms.find({ code }) !== undefined) throw codeTaken()
      const { id } = await stores.forms.insert({ id: newId(), code, draft: definition, draftUpdatedBy: change.actor, updatedBy: change.actor })
      return await record(trx, stores, newId, 'form.create', await read(stores, id), change)
    })
  } catch (error) {
    if (error instanceof Error && (error as { constraint?: unknown }).constraint === 'forms_code') throw codeTaken()
    throw error
  }
}

/** Replaces the draft. `ifRevision` is the draft's. @throws Refusal `not_found`, `precondition_failed`, `validation_failed` for another code */
export async function saveFormDraft({ knex, newId }: FormDraftDeps, formId: string, definition: JsonObject, change: FormChange<AdminForm>): Promise<AdminForm> {
  return await knex.transaction(async trx => {
    const stores = forTenant(trx, change.tenantId)
    const form = await lock(stores, formId, change, 'draftRevision')
    if (definition['code'] !== form.code) throw wrongCode('const', form.code)
    const changed = await saveDraftDefinition(stores.forms, form, definition, change.actor)
    const saved = await read(stores, formId)
    return changed ? await record(trx, stores, newId, 'form.save_draft', saved, change) : saved
  })
}

/** The draft is the latest version again. `ifRevision` is the draft's. @throws Refusal `not_found`, `precondition_failed`, `conflict` without versions */
export async function discardFormDraft({ knex, newId }: FormDraftDeps, formId: string, change: FormChange<AdminForm>): Promise<void> {
  await knex.transaction(async trx => {
    const stores = forTenant(trx, change.tenantId)
    const form = await lock(stores, formId, change, 'draftRevision')
    if (await stores.forms.latestVersion(formId) === undefined) throw new Refusal('conflict', { message: 'The form has no version to go back to' })
    if (form.draft === null) return
    await stores.forms.saveDraft(formId, null, change.actor)
    await record(trx, stores, newId, 'form.discard_draft', await read(stores, formId), change)
  })
}

/** What a publish would find in the given definition, or in the draft. @throws Refusal `not_found` */
export async function validateForm({ knex }: FormDraftDeps, tenantId: string, formId: string, definition?: JsonObject): Promise<{ valid: boolean, findings: FormFinding[] }> {
  const form = await read(forTenant(knex, tenantId), formId)
  const findings = findingsIn(form.code, definition ?? form.draft.definition)
  return { valid: findings.every(({ severity }) => severity !== 'error'), findings }
}

/**
 * The version that is live now: a new one unless the draft equals the live or the latest. `ifRevision` is the draft's.
 * @throws Refusal `not_found`, `precondition_failed`, `form_invalid` with `details.findings`
 */
export async function publishForm({ knex, newId }: FormDraftDeps, formId: string, note: string | null, change: FormChange<FormVersionOverview>): Promise<FormVersionOverview> {
  return await knex.transaction(async trx => {
    const stores = forTenant(trx, change.tenantId)
    await lock(stores, formId, change, 'draftRevision')
    const { code, draft } = await read(stores, formId)
    const findings = findingsIn(code, draft.definition)
    if (findings.some(({ severity }) => severity === 'error')) throw new Refusal('form_invalid', { details: { findings } })
    const { outcome, version: { version } } = await publishFormDefinition(stores.forms, { id: formId }, draft.definition as unknown as FormDefinition, { newId, actor: change.actor, note })
    const [live] = await stores.forms.versionOverviews(formId, { version, limit: ONE })
    if (live === undefined) throw new Error('a version that was published is gone')
    if (outcome === 'published') await audit(stores, newId, 'form.publish', { id: formId, code }, { version }, change)
    await answer(trx, live, change)
    return live
  })
}

/** Visitors see nothing of the form any more. @throws Refusal `not_found`, `precondition_failed`, `conflict` when it is not published or a published flow asks with it */
export async function withdrawForm({ knex, newId }: FormDraftDeps, formId: string, change: FormChange<AdminForm>): Promise<AdminForm> {
  return await knex.transaction(async trx => {
    const stores = forTenant(trx, change.tenantId)
    const form = await lock(stores, formId, change, 'revision')
    if (form.publishedVersionId === null) throw new Refusal('conflict', { message: 'The form is not published' })
    const users = (await stores.flows.published()).filter(({ definition }) => definition.nodes.some(node => node.type === 'form' && node.form === form.code))
    if (users.length > 0) throw new Refusal('conflict', { message: `Published flows ask with the form: ${users.map(flow => flow.code).join(', ')}` })
    await stores.forms.update(formId, { publishedVersionId: null, updatedBy: change.actor })
    return await record(trx, stores, newId, 'form.withdraw', await read(stores, formId), change)
  })
}

/** Only what was never published can go. @throws Refusal `not_found`, `precondition_failed`, `conflict` */
export async function deleteForm({ knex, newId }: FormDraftDeps, formId: string, change: FormChange<AdminForm>): Promise<void> {
  await knex.transaction(async trx => {
    const stores = forTenant(trx, change.tenantId)
    const form = await lock(stores, formId, change, 'revision')
    if (await stores.forms.latestVersion(formId) !== undefined) throw new Refusal('conflict', { message: 'The form has versions that submissions refer to; withdraw it instead' })
    await stores.forms.delete(formId)
    await audit(stores, newId, 'form.delete', form, {}, change)
  })
}

async function lock({ forms }: TenantStores, formId: string, { ifRevision }: Pick<FormChange<never>, 'ifRevision'>, tag: 'revision' | 'draftRevision'): Promise<Form> {
  const form = await forms.lock(formId)
  if (form === undefined) throw noForm()
  if (ifRevision !== undefined && ifRevision !== form[tag]) throw new Refusal('precondition_failed')
  return form
}

async function read({ forms }: TenantStores, formId: string): Promise<AdminForm> {
  const [overview] = await forms.overviews({ id: formId, limit: ONE })
  if (overview === undefined) throw noForm()
  return toAdminForm(overview)
}

function toAdminForm({ form, draft, ...overview }: FormOverview): AdminForm {
  const { id, code, createdAt, updatedAt, revision } = form
  const title = draft['title']
  return {
    ...overview, id, code, createdAt, updatedAt, revision,
    title: typeof title === 'string' && title !== '' ? title : code,
    unpublishedChanges: form.draft !== null,
    draft: { formId: id, definition: draft, baseVersion: overview.latestVersion, updatedAt: form.draftUpdatedAt, updatedBy: overview.draftUpdatedBy, revision: form.draftRevision },
  }
}

function findingsIn(code: string, definition: JsonObject): FormFinding[] {
  const findings = findingsOf(definition, validateSchema).map(({ path, code: rule, severity, message }): FormFinding => ({ path, rule, severity, message, nodeId: null }))
  if (definition['code'] !== code) findings.unshift({ path: '/code', rule: 'schema', severity: 'error', message: `the code must stay ${code}`, nodeId: null })
  return findings
}

/** Writes the audit entry and the kept answer in the transaction of the change. */
async function record(trx: Database, stores: TenantStores, newId: NewId, action: string, form: AdminForm, change: FormChange<AdminForm>): Promise<AdminForm> {
  await audit(stores, newId, action, form, { status: form.status }, change)
  await answer(trx, form, change)
  return form
}

async function audit(stores: TenantStores, newId: NewId, action: string, { id, code }: { id: string, code: string }, details: object, { actor }: Pick<FormChange<never>, 'actor'>): Promise<void> {
  await stores.audit.record({ id: newId(), action, actor, subject: { type: 'form', id, name: code }, details })
}

async function answer<Result>(trx: Database, result: Result, { tenantId, answer: kept }: FormChange<Result>): Promise<void> {
  if (kept === undefined || await writeIdempotentAnswer(trx, tenantId, kept.hold.answerRow({ status: kept.status, body: kept.bodyOf(result) }))) return
  throw new Refusal('idempotency_conflict', { message: 'The request took longer than its idempotency key was held' })
}

function placeOf(kind: string, { cursor }: Page): string | undefined {
  const after = cursor === undefined ? undefined : decodeCursor(kind, cursor)
  if (cursor !== undefined && (after === undefined || (kind === VERSIONS && !/^[1-9]\d{0,8}$/.test(after)))) throw new Refusal('invalid_input', { message: 'The cursor is not from this list' })
  return after
}

function wrongCode(rule: string, expected: string): Refusal {
  return new Refusal('validation_failed', { details: { validation_errors: [{ field: 'definition.code', rule, expected }] } })
}

function noForm(): Refusal {
  return new Refusal('not_found', { message: 'No such form' })
}

function codeTaken(): Refusal {
  return new Refusal('conflict', { message: 'A form has this code already' })
}
