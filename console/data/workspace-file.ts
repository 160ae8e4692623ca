import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WorkspaceApplied, WorkspaceFileRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'

export const useWorkspaceExport = () =>
  useMutation({ gcTime: 0, mutationFn: async () => await admin.workspace.exportWorkspaceFile() })

export const useWorkspaceCheck = () =>
  useMutation({
    gcTime: 0,
    mutationFn: async (WorkspaceFileRequest: WorkspaceFileRequest) =>
      await admin.workspace.checkWorkspaceFile({ WorkspaceFileRequest }),
  })

/**
 * `onApplied`: gets the generated secrets, which are shown once. The result of a mutation is cached, so it has none.
 */
export function useWorkspaceApplication(onApplied: (applied: WorkspaceApplied) => void) {
  const cache = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: async ({ request, etag }: { request: WorkspaceFileRequest; etag: string }) =>
      onApplied(await admin.workspace.applyWorkspaceFile({ WorkspaceFileRequest: request, If_Match: etag })),
    onSuccess: async () => await cache.invalidateQueries(),
  })
}
