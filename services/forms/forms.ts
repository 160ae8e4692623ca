import {
  FORMS_BY_CODE,
  NEWEST_VERSION_FIRST,
  type Form,
  type FormOverview,
  type FormStatus,
  type FormVersionOverview,
} from '../../adapters/stores/forms/forms.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import type { UserRef } from '../../adapters/stores/people/user-ref.ts'
import { findingBody, type FindingBody } from '../../domain/flow-validation/finding.ts'
import { validateForm as findingsOf } from '../../domain/flow-validation/validate-form.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal, type ValidationRule } from '../../domain/refusal.ts'
import type { FormDefinition } from '../../generated/schemas/form.ts'
import { form as validateSchema } from '../../generated/schemas/validators.js'
import { requireDraft, type Versions } from '../documents/documents.ts'
import { publishFormDefinition, saveDraftDefinition } from './publishing.ts'
import { auditActor, type AdminCaller } from '../admin/caller.ts'
import {
  change,
  changeOnce,
  found,
  requireMatch,
  type ChangeDeps,
  type Changed,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { FormVersionOverview }

/** `baseVersion`: the latest version, which the draft is based on; null before the first publish. */
export type FormDraft = {
  formId: string
  definition: JsonObject
  baseVersion: number | null
  versions: Versions<{ version: number; definition: FormDefinition }>
  updatedAt: Date
  updatedBy: UserRef | null
  revision: number
}
export type AdminForm = Omit<FormOverview, 'form' | 'draft' | 'latest'> & {
  latestVersion: number | null
  id: string
  code: string
  title: string
  unpublishedChanges: boolean
  createdAt: Date
  updatedAt: Date
  revision: number
  draft: FormDraft
}

type ReadDeps = Pick<ChangeDeps, 'knex'>

const CODE = /^[a-z0-9][a-z0-9_-]{0,63}$/

/** Sorted by code. */
export async function listForms(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  { search, status, ...query }: ListQuery & { search?: string | undefined; status?: FormStatus | undefined },
): Promise<ListPage<AdminForm>> {
  const { forms } = forTenant(knex, tenantId)
  const { items, nextCursor } = await listPage(
    'forms',
    FORMS_BY_CODE,
    query,
    async window => await forms.overviews({ search, status }, window),
  )
  return { items: items.map(toAdminForm), nextCursor }
}

/** The form with its draft. @throws Refusal `not_found` */
export async function getAdminForm({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<AdminForm> {
  return await read(forTenant(knex, tenantId), id)
}

/** Newest first. @throws Refusal `not_found` */
export async function listFormVersions(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
  query: ListQuery,
): Promise<ListPage<FormVersionOverview>> {
  const { forms } = forTenant(knex, tenantId)
  found(await forms.find({ id }))
  return await listPage(
    'form-versions',
    NEWEST_VERSION_FIRST,
    query,
    async window => await forms.versionOverviews(id, window),
  )
}

/** @throws Refusal `not_found` for an unknown form or version */
export async function getFormVersion(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
  version: number,
): Promise<{ version: FormVersionOverview; definition: FormDefinition }> {
  const { forms } = forTenant(knex, tenantId)
  const overview = found(await forms.versionOverview(id, version))
  return { version: overview, definition: found(await forms.versions.find({ id: overview.id })).definition }
}

/**
 * A form that has only a draft, valid or not.
 * @throws Refusal `validation_failed` without a code, `conflict` when the code is taken
 */
export async function createForm(
  deps: ChangeDeps,
  caller: AdminCaller,
  definition: JsonObject,
  answer: (form: AdminForm) => StoredReply,
): Promise<AdminForm> {
  const { code } = definition
  if (typeof code !== 'string' || !CODE.test(code)) throw wrongCode('pattern', CODE.source)
  return await changeOnce(deps, caller, { action: 'form.create', answer }, async stores => {
    if ((await stores.forms.find({ code })) !== undefined)
      throw new Refusal('conflict', { message: 'A form has this code already' })
    const by = auditActor(caller)
    const { id } = await stores.forms.insert({
      id: deps.newId(),
      code,
      draft: definition,
      draftUpdatedBy: by,
      updatedBy: by,
    })
    return changed(null, await read(stores, id))
  })
}

/**
 * Replaces the draft; `ifMatch` is checked against the draft.
 * @throws Refusal `not_found`, `precondition_failed`, `validation_failed` for another code
 */
export async function saveFormDraft(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  definition: JsonObject,
): Promise<AdminForm> {
  return await change(deps, caller, 'form.save_draft', async stores => {
    const { row, before } = await formToChange(stores, { id, ifMatch }, requireDraft)
    if (definition['code'] !== row.code) throw wrongCode('enum', [row.code])
    await saveDraftDefinition(stores.forms, row, definition, auditActor(caller))
    return { ...changed(before, await read(stores, id)), coalescedAcross: [] }
  })
}

/**
 * Resets the draft to the latest version; `ifMatch` is checked against the draft.
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` without versions
 */
export async function discardFormDraft(deps: ChangeDeps, caller: AdminCaller, { id, ifMatch }: Target): Promise<void> {
  await change(deps, caller, 'form.discard_draft', async stores => {
    const { row, before } = await formToChange(stores, { id, ifMatch }, requireDraft)
    if (before.latestVersion === null)
      throw new Refusal('conflict', { message: 'The form has no version to go back to' })
    if (row.draft !== null) await stores.forms.saveDraft(id, null, auditActor(caller))
    return changed(before, await read(stores, id))
  })
}

/** The findings of a publish of the given definition, or of the draft. @throws Refusal `not_found` */
export async function validateForm(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
  definition?: JsonObject,
): Promise<{ valid: boolean; findings: FindingBody[] }> {
  const form = await read(forTenant(knex, tenantId), id)
  const findings = findingsIn(form.code, definition ?? form.draft.definition)
  return { valid: findings.every(({ severity }) => severity !== 'error'), findings }
}

/**
 * The version that is then live: a new one unless the draft equals the live or the latest; `ifMatch` is checked against
 * the draft.
 * @throws Refusal `not_found`, `precondition_failed`, `form_invalid` with `details.findings`
 */
export async function publishForm(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch, note }: Target & { note: string | null },
  answer: (version: FormVersionOverview) => StoredReply,
): Promise<FormVersionOverview> {
  return await changeOnce(deps, caller, { action: 'form.publish', answer }, async stores => {
    // No medium that the form uses is deleted meanwhile.
    await stores.flows.lockPublishing()
    const { before } = await formToChange(stores, { id, ifMatch }, requireDraft)
    const { code, draft } = before
    const findings = findingsIn(code, draft.definition)
    if (findings.some(({ severity }) => severity === 'error'))
      throw new Refusal('form_invalid', { details: { findings } })
    const {
      version: { version },
    } = await publishFormDefinition(stores.forms, { id }, draft.definition as unknown as FormDefinition, {
      newId: deps.newId,
      actor: auditActor(caller),
      note,
    })
    return {
      ...changed(before, await read(stores, id)),
      result: found(await stores.forms.versionOverview(id, version)),
      details: { version },
    }
  })
}

/**
 * Hides the form from visitors.
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` when it is not published or a published flow asks with
 * it
 */
export async function withdrawForm(deps: ChangeDeps, caller: AdminCaller, { id, ifMatch }: Target): Promise<AdminForm> {
  return await change(deps, caller, 'form.withdraw', async stores => {
    // A flow that is published meanwhile might ask with the form.
    await stores.flows.lockPublishing()
    const { row, before } = await formToChange(stores, { id, ifMatch }, requireMatch)
    if (row.publishedVersionId === null) throw new Refusal('conflict', { message: 'The form is not published' })
    const users = (await stores.flows.published()).filter(({ definition }) =>
      definition.nodes.some(node => node.type === 'form' && node.form === row.code),
    )
    if (users.length > 0)
      throw new Refusal('conflict', {
        message: `Published flows ask with the form: ${users.map(flow => flow.code).join(', ')}`,
      })
    await stores.forms.change(row, { publishedVersionId: null, updatedBy: auditActor(caller) })
    return changed(before, await read(stores, id))
  })
}

/**
 * Only a form that was never published can be deleted.
 * @throws Refusal `not_found`, `precondition_failed`, `conflict`
 */
export async function deleteForm(deps: ChangeDeps, caller: AdminCaller, { id, ifMatch }: Target): Promise<void> {
  await change(deps, caller, 'form.delete', async stores => {
    const { before } = await formToChange(stores, { id, ifMatch }, requireMatch)
    if (before.latestVersion !== null)
      throw new Refusal('conflict', { message: 'The form has versions that submissions refer to; withdraw it instead' })
    await stores.forms.delete(id)
    return { ...changed(before, before), after: null }
  })
}

/** The form's row, locked, with all its properties. `require` checks the tag of the form, or that of its draft. */
async function formToChange(
  stores: TenantStores,
  { id, ifMatch }: Target,
  require: (ifMatch: string | undefined, row: Form) => void,
): Promise<{ row: Form; before: AdminForm }> {
  const row = found(await stores.forms.findForUpdate({ id }))
  require(ifMatch, row)
  return { row, before: await read(stores, id) }
}

async function read({ forms }: TenantStores, id: string): Promise<AdminForm> {
  return toAdminForm(found(await forms.overview(id)))
}

function changed(before: AdminForm | null, after: AdminForm): Changed<AdminForm> {
  return {
    result: after,
    resource: { type: 'form', id: after.id, name: after.code },
    before: before === null ? null : stateOf(before),
    after: stateOf(after),
  }
}

/** A form as the audit log compares it. */
function stateOf({ code, status, live, latestVersion, draft: { definition } }: AdminForm) {
  return { code, status, publishedVersion: live?.version ?? null, latestVersion, draft: definition }
}

function toAdminForm({ form, draft, latest, ...overview }: FormOverview): AdminForm {
  const { id, code, createdAt, updatedAt, revision } = form
  const title = draft['title']
  const latestVersion = latest?.version ?? null
  return {
    ...overview,
    id,
    code,
    createdAt,
    updatedAt,
    revision,
    title: typeof title === 'string' && title !== '' ? title : code,
    latestVersion,
    unpublishedChanges: form.draft !== null,
    draft: {
      formId: id,
      definition: draft,
      baseVersion: latestVersion,
      versions: { latest, live: overview.live },
      updatedAt: form.draftUpdatedAt,
      updatedBy: overview.draftUpdatedBy,
      revision: form.draftRevision,
    },
  }
}

function findingsIn(code: string, definition: JsonObject): FindingBody[] {
  const findings = findingsOf(definition, validateSchema).map(finding => findingBody(definition, finding))
  if (definition['code'] !== code)
    findings.unshift({
      path: '/code',
      rule: 'schema',
      severity: 'error',
      message: `the code must stay ${code}`,
      nodeId: null,
    })
  return findings
}

function wrongCode(rule: ValidationRule, expected: unknown): Refusal {
  return new Refusal('validation_failed', {
    details: { validation_errors: [{ field: 'definition.code', rule, expected }] },
  })
}
