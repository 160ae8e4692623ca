import type { JsonObject } from '../../domain/json.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import type { PublishDeps } from '../../services/documents/documents.ts'
import * as forms from '../../services/forms/forms.ts'
import { callerAdmin, idOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { formBody, formDocuments } from './form-documents.ts'
import { pageBody } from './replies.ts'
import type { Admin } from './rows.ts'

export const createForm: Admin<'createForm'> = async (deps, request) =>
  await formDocuments.create(deps, request, forms.requireFormCode(request.body.definition as JsonObject))
export const getAdminForm: Admin<'getAdminForm'> = formDocuments.get
export const deleteForm: Admin<'deleteForm'> = formDocuments.delete
export const getFormDraft: Admin<'getFormDraft'> = formDocuments.getDraft
export const saveFormDraft: Admin<'saveFormDraft'> = formDocuments.saveDraft
export const discardFormDraft: Admin<'discardFormDraft'> = formDocuments.discardDraft
export const publishForm: Admin<'publishForm', PublishDeps> = formDocuments.publish
export const withdrawForm: Admin<'withdrawForm', PublishDeps> = formDocuments.withdraw
export const listFormVersions: Admin<'listFormVersions'> = formDocuments.listVersions
export const getFormVersion: Admin<'getFormVersion'> = formDocuments.getVersion

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
