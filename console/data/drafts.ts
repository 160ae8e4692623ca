import type { AdminFinding, FlowDraft } from '../../sdk/index.ts'
import type { Saved } from '../flow/draft/session.ts'
import type { Definition } from '../flow/edits/nodes.ts'
import { admin } from './admin.ts'

export async function readDraft(flowId: string): Promise<Saved> {
  return savedOf(await admin.flows.getFlowDraft({ flowId }))
}

export async function saveDraft(flowId: string, definition: Definition, etag: string): Promise<Saved> {
  const SaveFlowDraftRequest = { definition }
  return savedOf(await admin.flows.saveFlowDraft({ flowId, SaveFlowDraftRequest, If_Match: etag }))
}

function savedOf({ definition, etag, updatedBy }: FlowDraft): Saved {
  return { definition, etag, by: updatedBy?.name ?? null }
}

/** The findings of a publish of this definition, without saving it. */
export async function validateDefinition(flowId: string, definition: Definition): Promise<AdminFinding[]> {
  return (await admin.flows.validateFlow({ flowId, ValidateFlowRequest: { definition } })).findings
}
