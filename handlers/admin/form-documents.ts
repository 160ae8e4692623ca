import type { VersionRecord } from '../../adapters/stores/documents/documents.ts'
import type { components } from '../../generated/types/admin.ts'
import { formKind, readForm, type AdminForm } from '../../services/forms/forms.ts'
import { documentHandlers } from './documents.ts'
import { instant, revisionFields } from './replies.ts'

type Schemas = components['schemas']

/** Forms as versioned documents, for the admin API and for agents. */
export const formDocuments = documentHandlers(formKind, {
  path: '/api/admin/v1/forms',
  idIn: ({ formId }: { formId: string }) => formId,
  read: async (db, tenantId, id) => formBody(await readForm(db, tenantId, id)),
  draft: (formId, fields) => ({ formId, ...fields }),
  version: versionBody,
})

export function formBody(form: AdminForm): Schemas['AdminForm'] {
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
  const { documentId: formId, version, live, note, rolledBackFrom, publishedAt, publishedBy } = record
  return { formId, version, live, note, rolledBackFrom, publishedAt: publishedAt.toISOString(), publishedBy }
}
