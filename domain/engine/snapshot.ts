import type { FormField } from '../../generated/schemas/form.ts'
import type { JsonObject } from '../json.ts'

/** States of an execution on the wire. */
export type ExecutionStatus = 'waiting_input' | 'waiting_time' | 'completed' | 'failed' | 'aborted'
/** `calling` is the state between the checkpoint before an outside call and its result; callers of the API never see it. */
export type SnapshotStatus = ExecutionStatus | 'calling'

export type Block = { id: string, type: BlockType, payload: JsonObject, meta: { source_node_id?: string } }
export type BlockType = 'message' | 'media' | 'card' | 'buttons' | 'form' | 'input' | 'file_upload' | 'custom'

export type ExpectedInput = {
  type: 'form_submission' | 'button_choice' | 'file_upload' | 'none'
  block_id: string
  schema: JsonObject
  form_id?: string
}

/** One running flow: the first frame is the flow that was started, the last one the subflow that is running now. */
export type Frame = {
  flowCode: string
  versionId: string
  /** The node that is waiting, or was entered last; null before the first. */
  nodeId: string | null
  vars: JsonObject
}

/** What the execution waits for. Instants are RFC 3339 in UTC. */
export type Wait =
  | { kind: 'input', nodeId: string, expectedInput: ExpectedInput, fields: FormField[], expiresAt: string }
  | { kind: 'time', nodeId: string, dueAt: string }
  | { kind: 'event', nodeId: string, event: string, since: string, dueAt: string | null }
  | { kind: 'call', nodeId: string, callId: string }

export type Failure = { kind: FailureKind, nodeId: string | null, message: string }
export type FailureKind =
  | 'step_limit' | 'expression_error' | 'value_too_large' | 'unknown_node' | 'unknown_flow' | 'unknown_form' | 'subflow_depth' | 'definition_missing'
  | 'invalid_duration' | 'invalid_instant' | 'http_error' | 'agent_error' | 'event_limit'

/**
 * The whole state of an execution between turns, as plain JSON. `blocks` holds those of the last reply and all that came
 * since; the first `replied` of them were part of a reply.
 */
export type Snapshot = {
  status: SnapshotStatus
  frames: Frame[]
  /** Variables of the conversation: visible in every frame, beaten by what a frame sets itself. */
  variables: JsonObject
  /** The last answer, by field name. */
  input: JsonObject
  event: JsonObject | null
  context: JsonObject
  entities: JsonObject
  conversation: JsonObject
  /** Branch that each `split` took, by `<flow code>/<node id>`. */
  splits: Record<string, number>
  wait: Wait | null
  failure: Failure | null
  blocks: Block[]
  replied: number
  /** Whether a caller gets a reply when this turn pauses. */
  replyDue: boolean
  /** Steps since the last stimulus from outside; calls belong to the turn that made them. */
  turnSteps: number
  /** Steps of the whole execution. */
  steps: number
  /** How many events caused one another until this run moved; 0 when absent. */
  eventDepth?: number
}
