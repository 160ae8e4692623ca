import { revisionEtag } from '../../domain/etags.ts'
import type { components } from '../../generated/types/admin.ts'
import type { CatalogFlow } from '../../services/admin/flows.ts'
import { instant } from './replies.ts'

export function flowBody(flow: CatalogFlow): components['schemas']['AdminFlow'] {
  const {
    id,
    code,
    name,
    status,
    publishedVersion,
    latestVersion,
    unpublishedChanges,
    intents,
    events,
    publishedAt,
    createdAt,
    updatedAt,
    updatedBy,
  } = flow
  return {
    id,
    code,
    name,
    status,
    publishedVersion,
    latestVersion,
    unpublishedChanges,
    intents,
    events,
    publishedAt: instant(publishedAt),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    updatedBy,
    etag: revisionEtag(flow),
  }
}
