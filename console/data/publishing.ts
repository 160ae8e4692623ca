import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from './admin.ts'
import { useFlowChanges } from './changes.ts'

const ENTRIES = 100

/** The draft that would be published. Saves and publishes of other users appear within a second. */
export function useDraftToPublish(flowId: string) {
  const cache = useQueryClient()
  const draft = useQuery({
    queryKey: ['draft to publish', flowId],
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => await admin.flows.getFlowDraft({ flowId }),
  })
  useFlowChanges(flowId, resource => {
    if (resource !== 'flow_drafts') return
    for (const name of ['draft to publish', 'audit of flow', 'flow'])
      void cache.invalidateQueries({ queryKey: [name, flowId] })
  })
  return draft
}

/** `etag` of the draft that is meant: another draft has other findings. */
export const useFlowFindings = (flowId: string, etag: string | undefined, enabled: boolean) =>
  useQuery({
    queryKey: ['flow findings', flowId, etag],
    enabled: enabled && etag !== undefined,
    queryFn: async () => (await admin.flows.validateFlow({ flowId, ValidateFlowRequest: {} })).findings,
  })

/** The changes from the version to the draft with the tag. */
export const useDraftDifference = (flowId: string, version: number | null, etag: string | undefined) =>
  useQuery({
    queryKey: ['draft difference', flowId, version, etag],
    enabled: version !== null && etag !== undefined,
    queryFn: async () =>
      (await admin.flows.compareFlowVersions({ flowId, version: version ?? 1, to: 'draft' })).changes,
  })

/** Audit entries of the flow, newest first. */
export const useFlowAudit = (flowId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['audit of flow', flowId],
    enabled,
    queryFn: async () =>
      (await admin.audit.listAuditEntries({ resourceType: 'flow', resourceId: flowId, limit: ENTRIES })).items,
  })

export const useFlowUses = (flowId: string) =>
  useQuery({
    queryKey: ['uses of flow', flowId],
    queryFn: async () => (await admin.flows.listFlowUses({ flowId })).items,
  })

/** Everything that a publish, a withdrawal or a rollback changes is read again. */
function useFlowChange<Input>(flowId: string, change: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      const changed = ['flow', 'flow versions', 'definition', 'difference', 'draft to publish', 'audit of flow']
      await Promise.all([
        ...changed.map(async name => await cache.invalidateQueries({ queryKey: [name, flowId] })),
        ...['flows', 'flow versions', 'published flows'].map(
          async name => await cache.invalidateQueries({ queryKey: [name] }),
        ),
      ])
    },
  })
}

export const usePublishFlow = (flowId: string) =>
  useFlowChange(flowId, async ({ etag, note }: { etag: string; note: string | undefined }) => {
    const PublishFlowRequest = note === undefined ? {} : { note }
    return await admin.flows.publishFlow({ flowId, If_Match: etag, PublishFlowRequest })
  })

export const useWithdrawFlow = (flowId: string) =>
  useFlowChange(
    flowId,
    async ({ etag }: { etag: string }) => await admin.flows.withdrawFlow({ flowId, If_Match: etag }),
  )

export const useRollbackFlow = (flowId: string) =>
  useFlowChange(
    flowId,
    async ({ etag, version, note }: { etag: string; version: number; note: string | undefined }) => {
      const RollbackFlowRequest = { version, ...(note === undefined ? {} : { note }) }
      return await admin.flows.rollbackFlow({ flowId, If_Match: etag, RollbackFlowRequest })
    },
  )
