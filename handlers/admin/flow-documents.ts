import type { VersionRecord } from '../../adapters/stores/documents/documents.ts'
import type { components } from '../../generated/types/admin.ts'
import { readFlow } from '../../services/flows/flows.ts'
import { flowKind } from '../../services/flows/publishing.ts'
import { documentHandlers } from './documents.ts'
import { flowBody } from './flow-body.ts'

/** Flows as versioned documents, for the admin API and for agents. */
export const flowDocuments = documentHandlers(flowKind, {
  path: '/api/admin/v1/flows',
  idIn: ({ flowId }: { flowId: string }) => flowId,
  read: async (db, tenantId, id) => flowBody(await readFlow(db, tenantId, id)),
  draft: (flowId, fields) => ({ flowId, ...fields }),
  version: versionBody,
})

function versionBody(record: VersionRecord): components['schemas']['FlowVersion'] {
  const { documentId: flowId, version, live, note, rolledBackFrom, publishedAt, publishedBy } = record
  const { knowledgeGeneration = 0 } = record
  return {
    ...{ flowId, version, live, note, rolledBackFrom, knowledgeGeneration },
    publishedAt: publishedAt.toISOString(),
    publishedBy,
  }
}
