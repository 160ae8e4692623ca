import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { useResourceChanges } from './changes.ts'
import { keyOf, keysOf } from './query-keys.ts'

const ENTRIES = 100

/** The draft that would be published. Saves and publishes of other users appear within a second. */
export function useDraftToPublish(flowId: string) {
  const cache = useQueryClient()
  const draft = useQuery({
    queryKey: keyOf('draft to publish', flowId),
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => await admin.flows.getFlowDraft({ flowId }),
  })
  useResourceChanges(['flow_drafts'], flowId, () => {
    for (const name of ['draft to publish', 'audit of flow', 'flow'] as const)
      void cache.invalidateQueries({ queryKey: keyOf(name, flowId) })
  })
  return draft
}

/** `etag` of the draft that is meant: another draft has other findings. */
export const useFlowFindings = (flowId: string, etag: string | undefined, enabled: boolean) =>
  useQuery({
    queryKey: keyOf('flow findings', flowId, etag),
    enabled: enabled && etag !== undefined,
    queryFn: async () => (await admin.flows.validateFlow({ flowId })).findings,
  })

/** The changes from the version to the draft with the tag. */
export const useDraftDifference = (flowId: string, version: number | null, etag: string | undefined) =>
  useQuery({
    queryKey: keyOf('draft difference', flowId, version, etag),
    enabled: version !== null && etag !== undefined,
    queryFn: async () =>
      (await admin.flows.compareFlowVersions({ flowId, version: version ?? 1, to: 'draft' })).changes,
  })

/** Audit entries of the flow, newest first. */
export const useFlowAudit = (flowId: string, enabled: boolean) =>
  useQuery({
    queryKey: keyOf('audit of flow', flowId),
    enabled,
    queryFn: async () =>
      (await admin.audit.listAuditEntries({ resourceType: 'flow', resourceId: flowId, limit: ENTRIES })).items,
  })

export const useFlowUses = (flowId: string) =>
  useQuery({
    queryKey: keyOf('uses of flow', flowId),
    queryFn: async () => (await admin.flows.listFlowUses({ flowId })).items,
  })

/** Everything that a publish, a withdrawal or a rollback changes is read again. */
const useFlowChange = <Input>(flowId: string, change: (input: Input) => Promise<unknown>) =>
  useChange(change, {
    stale: [
      keyOf('flow', flowId),
      keyOf('flow versions', { flowId }),
      keyOf('draft to publish', flowId),
      keyOf('audit of flow', flowId),
      keysOf('definition', flowId),
      keysOf('difference', flowId),
      keysOf('flows'),
      keysOf('published flows'),
    ],
  })

export const usePublishFlow = (flowId: string) =>
  useFlowChange(
    flowId,
    async ({ etag, note, accepts }: { etag: string; note: string | undefined; accepts: boolean }) => {
      return await admin.flows.publishFlow({
        flowId,
        ifMatch: etag,
        ...(note === undefined ? {} : { note }),
        acceptOperationChanges: accepts,
      })
    },
  )

export const useWithdrawFlow = (flowId: string) =>
  useFlowChange(flowId, async ({ etag }: { etag: string }) => await admin.flows.withdrawFlow({ flowId, ifMatch: etag }))

export const useRollbackFlow = (flowId: string) =>
  useFlowChange(
    flowId,
    async ({ etag, version, note }: { etag: string; version: number; note: string | undefined }) => {
      return await admin.flows.rollbackFlow({ flowId, ifMatch: etag, version, ...(note === undefined ? {} : { note }) })
    },
  )
