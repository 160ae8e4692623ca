import type { JsonObject } from '../../domain/json.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import { draftEtag } from '../../services/documents/documents.ts'
import * as forms from '../../services/forms/forms.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { created, current, instant, revisionFields, pageBody, saved, publishesBody } from './replies.ts'

type Schemas = components['schemas']

const PATH = '/api/admin/v1/forms'

export async function listForms(deps: ChangeDeps, request: RequestOf<'listForms'>): Promise<ReplyOf<'listForms'>> {
  return {
    status: 200,
    body: pageBody(await forms.listForms(deps, callerAdmin(request.caller), request.query), formBody),
  }
}

export async function createForm(deps: ChangeDeps, request: RequestOf<'createForm'>): Promise<ReplyOf<'createForm'>> {
  const answer = (form: forms.AdminForm) => {
    const body = formBody(form)
    return created(`${PATH}/${form.id}`, body, body.etag)
  }
  return answer(
    await forms.createForm(deps, callerAdmin(request.caller), request.body.definition as JsonObject, answer),
  )
}

export async function getAdminForm(
  deps: ChangeDeps,
  request: RequestOf<'getAdminForm'>,
): Promise<ReplyOf<'getAdminForm'>> {
  return current(formBody(await forms.getAdminForm(deps, callerAdmin(request.caller), idOf(request.params.formId))))
}

export async function deleteForm(deps: ChangeDeps, request: RequestOf<'deleteForm'>): Promise<ReplyOf<'deleteForm'>> {
  await forms.deleteForm(deps, callerAdmin(request.caller), targetOf(request, request.params.formId))
  return { status: 204 }
}

export async function getFormDraft(
  deps: ChangeDeps,
  request: RequestOf<'getFormDraft'>,
): Promise<ReplyOf<'getFormDraft'>> {
  return current(draftBody(await forms.getAdminForm(deps, callerAdmin(request.caller), idOf(request.params.formId))))
}

export async function saveFormDraft(
  deps: ChangeDeps,
  request: RequestOf<'saveFormDraft'>,
): Promise<ReplyOf<'saveFormDraft'>> {
  return await saved(
    request.caller,
    draftBody,
    async admin =>
      await forms.saveFormDraft(
        deps,
        admin,
        targetOf(request, request.params.formId),
        request.body.definition as JsonObject,
      ),
  )
}

export async function discardFormDraft(
  deps: ChangeDeps,
  request: RequestOf<'discardFormDraft'>,
): Promise<ReplyOf<'discardFormDraft'>> {
  await forms.discardFormDraft(deps, callerAdmin(request.caller), targetOf(request, request.params.formId))
  return { status: 204 }
}

export async function validateForm(
  deps: ChangeDeps,
  request: RequestOf<'validateForm'>,
): Promise<ReplyOf<'validateForm'>> {
  return {
    status: 200,
    body: await forms.validateForm(
      deps,
      callerAdmin(request.caller),
      idOf(request.params.formId),
      request.body.definition as JsonObject | undefined,
    ),
  }
}

export async function publishForm(
  deps: ChangeDeps,
  request: RequestOf<'publishForm'>,
): Promise<ReplyOf<'publishForm'>> {
  const answer = (version: forms.FormVersionOverview) => ({ status: 200 as const, body: versionBody(version) })
  return answer(
    await forms.publishForm(
      deps,
      callerAdmin(request.caller),
      { ...targetOf(request, request.params.formId), note: request.body.note ?? null },
      answer,
    ),
  )
}

export async function withdrawForm(
  deps: ChangeDeps,
  request: RequestOf<'withdrawForm'>,
): Promise<ReplyOf<'withdrawForm'>> {
  return current(
    formBody(await forms.withdrawForm(deps, callerAdmin(request.caller), targetOf(request, request.params.formId))),
  )
}

export async function listFormVersions(
  deps: ChangeDeps,
  request: RequestOf<'listFormVersions'>,
): Promise<ReplyOf<'listFormVersions'>> {
  return {
    status: 200,
    body: pageBody(
      await forms.listFormVersions(deps, callerAdmin(request.caller), idOf(request.params.formId), request.query),
      versionBody,
    ),
  }
}

export async function getFormVersion(
  deps: ChangeDeps,
  request: RequestOf<'getFormVersion'>,
): Promise<ReplyOf<'getFormVersion'>> {
  const { version, definition } = await forms.getFormVersion(
    deps,
    callerAdmin(request.caller),
    idOf(request.params.formId),
    request.params.version,
  )
  return { status: 200, body: { version: versionBody(version), definition: { ...definition } } }
}

function formBody(form: forms.AdminForm): Schemas['AdminForm'] {
  const { id, code, title, status, live, latestVersion, unpublishedChanges, submissions, updatedBy } = form
  return {
    id,
    code,
    title,
    status,
    embeddable: live?.definition.embeddable === true,
    acceptsSubmissions: live !== null && live.definition.acceptsSubmissions !== false,
    publishedVersion: live?.version ?? null,
    latestVersion,
    unpublishedChanges,
    submissions,
    publishedAt: instant(live?.publishedAt ?? null),
    updatedBy,
    ...revisionFields(form),
  }
}

function draftBody({ draft }: forms.AdminForm): Schemas['FormDraft'] {
  const { formId, definition, baseVersion, versions, updatedAt, updatedBy } = draft
  return {
    formId,
    definition,
    baseVersion,
    publishes: publishesBody(definition, versions),
    updatedAt: updatedAt.toISOString(),
    updatedBy,
    etag: draftEtag(draft),
  }
}

function versionBody({
  formId,
  version,
  live,
  note,
  publishedAt,
  publishedBy,
}: forms.FormVersionOverview): Schemas['FormVersion'] {
  return { formId, version, live, note, publishedAt: publishedAt.toISOString(), publishedBy }
}
