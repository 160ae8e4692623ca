import type { WorkspaceApplied, WorkspaceFileRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange, useSweepingChange } from './change.ts'

export const useWorkspaceExport = () => useChange(async () => await admin.workspace.exportWorkspaceFile())

export const useWorkspaceCheck = () =>
  useChange(async (body: WorkspaceFileRequest) => await admin.workspace.checkWorkspaceFile(body))

/** `onApplied`: gets the generated secrets, which are shown once. */
export const useWorkspaceApplication = (onApplied: (applied: WorkspaceApplied) => void) =>
  useSweepingChange(async ({ request, etag }: { request: WorkspaceFileRequest; etag: string }) =>
    onApplied(await admin.workspace.applyWorkspaceFile({ ...request, ifMatch: etag })),
  )
