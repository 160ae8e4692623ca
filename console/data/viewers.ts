import type { AnnounceFlowViewerRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'

/** Tells the others that the user looks at a flow. */
export const announceFlowViewer = async (flowId: string, request: AnnounceFlowViewerRequest) =>
  await admin.flows.announceFlowViewer({ flowId, ...request })
