import { useQuery } from '@tanstack/react-query'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import type { VersionName } from './flows.ts'
import { keyOf } from './query-keys.ts'

/** Runs of a flow that a batch replays. */
export const REPLAYED_RUNS = 100

const sourceOf = (on: VersionName) =>
  on === 'draft' ? { source: 'draft' as const } : { source: 'version' as const, version: Number(on) }

/** A recorded run next to its replay on the draft or a version. */
export const useExecutionReplay = (executionId: string, on: VersionName) =>
  useQuery({
    queryKey: keyOf('replay', executionId, on),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async () => await admin.executions.replayExecution({ executionId, ...sourceOf(on) }),
  })

/** The last runs of a flow on the draft with the tag. `flowVersion`: only those of this version. */
export const useFlowReplay = (flowId: string) =>
  useChange(
    async ({ flowVersion }: { etag: string; flowVersion: number | undefined }) =>
      await admin.flows.replayFlow({
        flowId,
        source: 'draft',
        last: REPLAYED_RUNS,
        ...(flowVersion === undefined ? {} : { flowVersion }),
      }),
  )
