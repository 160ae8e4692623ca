import type { FormField } from '../../generated/schemas/form.ts'
import type { Json, JsonObject } from '../json.ts'

/** States of an execution on the wire. */
export type ExecutionStatus = 'waiting_input' | 'waiting_time' | 'completed' | 'failed' | 'aborted'
/**
 * `calling` is the state between the checkpoint before an outside call and its result; callers of the API never see it.
 */
export type SnapshotStatus = ExecutionStatus | 'calling'

export type Block = { id: string; type: BlockType; payload: JsonObject; meta: { source_node_id?: string } }
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
  /** What the `agent` node that is running and its model have said to each other. */
  exchange?: Exchange
  /** Set where a tool of the frame below runs the flow: what it would have shown. */
  tool?: { shown: Json[] }
}

/**
 * `shown`: whether the model's answer becomes a message of the conversation. With tools, `rounds` is what followed the
 * prompt, `ownBlocks` are the ids of
 * the blocks that it was shown in, and `mayCall` is false when only a text is wanted.
 */
export type AgentCallRequest = {
  kind: 'agent'
  connection: string
  model: string
  system: string | null
  prompt: string
  shown: boolean
  temperature?: number
  maxTokens?: number
  timeoutMs: number
  retries: number
  withinMs?: number
  tools?: ToolOffer[]
  rounds?: ToolRound[]
  ownBlocks?: string[]
  mayCall?: boolean
}

/** A tool as the model sees it; `schema` is the JSON Schema of its arguments. */
export type ToolOffer = { name: string; description: string; schema: JsonObject }
/** `arguments` is the text that the model wrote where that is no JSON. */
export type ToolCall = { id: string; name: string; arguments: Json }
/** What the model reads. */
export type ToolAnswer = { ok: boolean; value: Json }
/** What the model wrote and called, with the answers that there are so far. */
export type ToolRound = { text: string; calls: ToolCall[]; answers: ToolAnswer[] }
/** `leftMs`: what is left of the node's time. */
export type Exchange = { request: AgentCallRequest; rounds: ToolRound[]; ownBlocks: string[]; leftMs: number }

/**
 * A call outside, as far as the flow decides it; credentials are the connection's and not in it. `timeoutMs` is for one
 * attempt, `withinMs` for all of them with
 * the pauses between; `tool` is the name of the tool that calls.
 */
export type CallRequest =
  | {
      kind: 'http'
      connection: string | null
      method: string
      url: string
      headers: Record<string, string>
      body?: Json
      timeoutMs: number
      retries: number
      withinMs?: number
      tool?: string
    }
  | AgentCallRequest

/** What the execution waits for. Instants are RFC 3339 in UTC. */
export type Wait =
  | { kind: 'input'; nodeId: string; expectedInput: ExpectedInput; fields: FormField[]; expiresAt: string }
  | { kind: 'time'; nodeId: string; dueAt: string }
  | { kind: 'event'; nodeId: string; event: string; since: string; dueAt: string | null }
  | { kind: 'call'; nodeId: string; callId: string; request: CallRequest }

export type Failure = { kind: FailureKind; nodeId: string | null; message: string }
export type FailureKind =
  | 'step_limit'
  | 'expression_error'
  | 'value_too_large'
  | 'unknown_node'
  | 'unknown_flow'
  | 'unknown_form'
  | 'subflow_depth'
  | 'definition_missing'
  | 'invalid_duration'
  | 'invalid_instant'
  | 'http_error'
  | 'agent_error'
  | 'event_limit'
  | 'budget_exceeded'
  | 'tool_pause'

/**
 * The whole state of an execution between turns, as plain JSON. `blocks` holds those of the last reply and all that
 * came
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
