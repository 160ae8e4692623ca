import type { VersionRecord } from '../../adapters/stores/documents/documents.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { components, operations } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as forms from '../../services/forms/forms.ts'
import { callerAdmin, idOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { documentHandlers } from './documents.ts'
import { instant, pageBody, revisionFields } from './replies.ts'

type Schemas = components['schemas']
type Admin<Op extends keyof operations> = (deps: ChangeDeps, request: RequestOf<Op>) => Promise<ReplyOf<Op>>

const handlers = documentHandlers(forms.formKind, {
  path: '/api/admin/v1/forms',
  idIn: ({ formId }: { formId: string }) => formId,
  read: async (db, tenantId, id) => formBody(await forms.readForm(db, tenantId, id)),
  draft: (formId, fields) => ({ formId, ...fields }),
  version: versionBody,
})

export const createForm: Admin<'createForm'> = async (deps, request) =>
  await handlers.create(deps, request, forms.requireFormCode(request.body.definition as JsonObject))
export const getAdminForm: Admin<'getAdminForm'> = handlers.get
export const deleteForm: Admin<'deleteForm'> = handlers.delete
export const getFormDraft: Admin<'getFormDraft'> = handlers.getDraft
export const saveFormDraft: Admin<'saveFormDraft'> = handlers.saveDraft
export const discardFormDraft: Admin<'discardFormDraft'> = handlers.discardDraft
export const publishForm: Admin<'publishForm'> = handlers.publish
export const withdrawForm: Admin<'withdrawForm'> = handlers.withdraw
export const listFormVersions: Admin<'listFormVersions'> = handlers.listVersions
export const getFormVersion: Admin<'getFormVersion'> = handlers.getVersion

export async function listForms(
  deps: ChangeDeps,
  { caller, query }: RequestOf<'listForms'>,
): Promise<ReplyOf<'listForms'>> {
  return { status: 200, body: pageBody(await forms.listForms(deps, callerAdmin(caller), query), formBody) }
}

export async function validateForm(
  deps: ChangeDeps,
  { caller, params, body }: RequestOf<'validateForm'>,
): Promise<ReplyOf<'validateForm'>> {
  const definition = body.definition as JsonObject | undefined
  return { status: 200, body: await forms.validateForm(deps, callerAdmin(caller), idOf(params.formId), definition) }
}

function formBody(form: forms.AdminForm): Schemas['AdminForm'] {
  const { id, code, name, status, live, publishedVersion, latestVersion, unpublishedChanges, submissions } = form
  return {
    id,
    code,
    title: name,
    status,
    embeddable: live?.embeddable === true,
    acceptsSubmissions: live !== null && live.acceptsSubmissions !== false,
    publishedVersion,
    latestVersion,
    unpublishedChanges,
    submissions,
    publishedAt: instant(form.publishedAt),
    updatedBy: form.updatedBy,
    ...revisionFields(form),
  }
}

function versionBody(record: VersionRecord): Schemas['FormVersion'] {
  const { documentId: formId, version, live, note, publishedAt, publishedBy } = record
  return { formId, version, live, note, publishedAt: publishedAt.toISOString(), publishedBy }
}
