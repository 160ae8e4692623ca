import type { WorkspaceApplied, WorkspaceFileRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange, useSweepingChange } from './change.ts'

export const useWorkspaceExport = () => useChange(async () => await admin.workspace.exportWorkspaceFile())

export const useWorkspaceCheck = () =>
  useChange(
    async (WorkspaceFileRequest: WorkspaceFileRequest) =>
      await admin.workspace.checkWorkspaceFile({ WorkspaceFileRequest }),
  )

/** `onApplied`: gets the generated secrets, which are shown once. */
export const useWorkspaceApplication = (onApplied: (applied: WorkspaceApplied) => void) =>
  useSweepingChange(async ({ request, etag }: { request: WorkspaceFileRequest; etag: string }) =>
    onApplied(await admin.workspace.applyWorkspaceFile({ WorkspaceFileRequest: request, ifMatch: etag })),
  )
