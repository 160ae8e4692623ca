import type { components } from '../../generated/types/admin.ts'
import type { KnowledgeDocument, ListedDocument } from '../../services/knowledge/uploaded-documents.ts'
import { created, instant } from './replies.ts'

type Schemas = components['schemas']

export function createdDocument(document: KnowledgeDocument) {
  const { id, sourceId } = document
  return created(`/api/admin/v1/training-sources/${sourceId}/documents/${id}`, documentBody(document))
}

export function documentBody(document: ListedDocument): Schemas['AdminTrainingDocument'] {
  const { id, sourceId, url, title, language, labels, format, finding, passages } = document
  const { modifiedAt, createdAt, updatedAt } = document
  return {
    ...{ id, sourceId, url, title, language, labels, format, finding, passages },
    modifiedAt: instant(modifiedAt),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
