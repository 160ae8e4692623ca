import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { CatalogFlow } from '../../services/flows/flows.ts'
import { instant, revisionFields } from './replies.ts'

export function flowBody(flow: CatalogFlow): components['schemas']['AdminFlow'] {
  return {
    ...pick(flow, 'id', 'code', 'name', 'status', 'publishedVersion', 'latestVersion', 'unpublishedChanges'),
    ...pick(flow, 'intents', 'events', 'updatedBy'),
    publishedAt: instant(flow.publishedAt),
    ...revisionFields(flow),
  }
}
