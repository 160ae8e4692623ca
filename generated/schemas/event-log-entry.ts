// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * Details of the event, by `kind`.
 */
export type LogRecord = (ExecutionStarted | StepCompleted | StepWaiting | StepResumed | StepFailed | HandoffActed | AsideStarted | CallStarted | CallFinished | MessageReceived | MessageSent | ExecutionEnded)
/**
 * Shape of a value that was replaced by `[REDACTED-<KIND>]`: `EMAIL` mail address, `PHONE` phone number, `AUTH` bearer token, other credentials of an `Authorization` header, or a value that is named a password, secret, API key or access token, `TOKEN` key of a provider or PEM block, `JWT` JSON Web Token, `AWSKEY` access key id or secret access key. What a field of type `email` or `phone` was answered is replaced whatever it looks like.
 */
export type RedactionKind = ("EMAIL" | "PHONE" | "AUTH" | "TOKEN" | "JWT" | "AWSKEY")
/**
 * Kinds of values that were replaced in this line; absent when none was.
 */
export type Redacted = RedactionKind[]
/**
 * Published version of `flow` that was run; only with `flow`, and absent in lines of older services.
 */
export type FlowVersionId = string
/**
 * JSON pointer (RFC 6901) into the definition of the version that was run: the property that says which node follows, for example `/nodes/4/branches/0/next`. Where the definition has no such property, the run ended there. Absent where no node was left, as at the end of a flow, and in lines of older services.
 */
export type Edge = string

/**
 * One line of the event log: what happened in an execution. Lines are only ever added, are redacted before they are written, and are kept for 90 days. Texts in them are cut after 20,000 characters. Within an execution they are in the order of their ids.
 */
export interface EventLogEntry {
/**
 * Identifier of the line.
 */
id: string
/**
 * The execution; null before there is one.
 */
executionId: (string | null)
/**
 * Its conversation; null when it has none.
 */
conversationId: (string | null)
/**
 * Node of the line; null when it concerns the whole run.
 */
nodeId: (string | null)
/**
 * When it happened.
 */
createdAt: string
entry: LogRecord
}
/**
 * A run began.
 */
export interface ExecutionStarted {
kind: "execution_started"
/**
 * The flow.
 */
flowId: string
/**
 * Number of its version.
 */
version: number
trigger: LogTrigger
/**
 * Variables that the run began with.
 */
variables?: {
[k: string]: unknown
}
/**
 * Input of the trigger: `text` of the message, or the data of the event.
 */
input?: {
[k: string]: unknown
}
/**
 * Context that was sent with the start; absent when it was empty.
 */
context?: {
[k: string]: unknown
}
/**
 * Entities that the caller had extracted; absent when there were none.
 */
entities?: {
[k: string]: unknown
}
redacted?: Redacted
}
/**
 * Trigger of the run.
 */
export interface LogTrigger {
/**
 * Kind of trigger.
 */
type: ("chat_intent" | "event")
/**
 * Name of the intent or event.
 */
name: string
/**
 * The domain event; only for `event`.
 */
eventId?: string
}
/**
 * A node was run and the run went on or ended.
 */
export interface StepCompleted {
kind: "step_completed"
/**
 * Code of the flow the node belongs to; absent for the flow that was started.
 */
flow?: string
flowVersionId?: FlowVersionId
/**
 * Type of the node.
 */
nodeType: string
/**
 * Node that follows; null at the end.
 */
next: (string | null)
edge?: Edge
/**
 * Result of the node, such as the branch it took.
 */
facts?: {
[k: string]: unknown
}
/**
 * Time the step took in milliseconds.
 */
durationMs?: number
redacted?: Redacted
}
/**
 * A node paused the run.
 */
export interface StepWaiting {
kind: "step_waiting"
/**
 * Code of the flow the node belongs to; absent for the flow that was started.
 */
flow?: string
flowVersionId?: FlowVersionId
/**
 * Type of the node.
 */
nodeType: string
/**
 * Kind of wait.
 */
wait: ("input" | "timer" | "event" | "handoff")
/**
 * When the wait expires.
 */
expiresAt?: string
/**
 * Name of the awaited event; only for `event`.
 */
eventName?: string
/**
 * Code of the queue; only for `handoff`.
 */
queue?: string
}
/**
 * A wait ended.
 */
export interface StepResumed {
kind: "step_resumed"
/**
 * Code of the flow the node belongs to; absent for the flow that was started.
 */
flow?: string
flowVersionId?: FlowVersionId
/**
 * Type of the node.
 */
nodeType: string
edge?: Edge
/**
 * Input that ended it; `expiry` when nothing arrived in time, `person` when a person handed the conversation back or closed it.
 */
by: ("input" | "timer" | "event" | "expiry" | "person")
act?: PersonAct
/**
 * The answers; only for `input`.
 */
values?: {
[k: string]: unknown
}
/**
 * Variables that were sent along; absent when there were none.
 */
variables?: {
[k: string]: unknown
}
/**
 * Context that was sent along; absent when there was none.
 */
context?: {
[k: string]: unknown
}
/**
 * The event that came; only for `event`.
 */
eventId?: string
/**
 * Data of the event; only for `event`.
 */
data?: {
[k: string]: unknown
}
redacted?: Redacted
}
/**
 * What a person did with a conversation that was handed over.
 */
export interface PersonAct {
/**
 * Kind of act.
 */
type: ("claim" | "release" | "reply" | "hand_back" | "close")
/**
 * Who has the conversation now, or wrote; only for `claim` and `reply`.
 */
personId?: string
/**
 * The reply; only for `reply`.
 */
text?: string
/**
 * The files that go with it; only for `reply`, absent where there are none.
 */
files?: SentFile[]
/**
 * The outcome; only for `hand_back`.
 */
outcome?: string
}
/**
 * A file that went with a reply.
 */
export interface SentFile {
/**
 * Identifier of the file.
 */
id: string
/**
 * Its name.
 */
name: string
/**
 * Its media type.
 */
mime: string
/**
 * Bytes.
 */
size: number
}
/**
 * A node failed. The run goes on at `next` when the node says what to do on an error, else it fails; in a flow that a tool of an `agent` node runs, the model reads the failure and the run goes on, and in an aside the question is asked again.
 */
export interface StepFailed {
kind: "step_failed"
/**
 * Code of the flow the node belongs to; absent for the flow that was started.
 */
flow?: string
flowVersionId?: FlowVersionId
/**
 * Type of the node.
 */
nodeType: string
failure: LogFailure
/**
 * Which attempt failed, counted from 1.
 */
attempt?: number
/**
 * Node for errors; null when the run fails.
 */
next: (string | null)
redacted?: Redacted
}
/**
 * The error, without the reply of an external service.
 */
export interface LogFailure {
/**
 * Machine name of the failure, for example `timeout`, `expression` or `step_limit`.
 */
kind: string
/**
 * One sentence for people.
 */
message: string
}
/**
 * A person or the visitor did something while the conversation was handed over, and the run waits on. Either `act` or `values`.
 */
export interface HandoffActed {
kind: "handoff_acted"
/**
 * Code of the flow the node belongs to; absent for the flow that was started.
 */
flow?: string
flowVersionId?: FlowVersionId
/**
 * Type of the node.
 */
nodeType: string
act?: PersonAct
/**
 * The visitor's message as an answer.
 */
values?: {
[k: string]: unknown
}
/**
 * Variables that were sent along; absent when there were none.
 */
variables?: {
[k: string]: unknown
}
/**
 * Context that was sent along; absent when there was none.
 */
context?: {
[k: string]: unknown
}
redacted?: Redacted
}
/**
 * A text that the question of a node did not take meant an intent, whose flow runs before the question is asked again. Lines of that flow follow.
 */
export interface AsideStarted {
kind: "aside_started"
/**
 * Code of the flow the node belongs to; absent for the flow that was started.
 */
flow?: string
flowVersionId?: FlowVersionId
/**
 * Type of the node that asks.
 */
nodeType: string
/**
 * Name of the intent.
 */
intent: string
/**
 * Code of the flow that runs.
 */
aside: string
/**
 * The text.
 */
text?: string
/**
 * Entities that the text has; absent when there are none.
 */
entities?: {
[k: string]: unknown
}
/**
 * Variables that were sent along; absent when there were none.
 */
variables?: {
[k: string]: unknown
}
/**
 * Context that was sent along; absent when there was none.
 */
context?: {
[k: string]: unknown
}
redacted?: Redacted
}
/**
 * Written before a node reaches outside. While no `call_finished` follows, the call is being made, or the process that made it ended and another will make it again.
 */
export interface CallStarted {
kind: "call_started"
/**
 * Code of the flow the node belongs to; absent for the flow that was started.
 */
flow?: string
flowVersionId?: FlowVersionId
/**
 * What is called: `agent` for a language model. A service that a tool of an `agent` node calls is `http`, and a search in the documents is `answer`.
 */
nodeType: ("http" | "mcp" | "agent" | "answer" | "notify")
/**
 * Name of the `agent` node's tool that makes the call; absent for others.
 */
tool?: string
/**
 * Always 1: the call of a process that died is repeated without another line.
 */
attempt: number
/**
 * The same for every attempt of the step.
 */
idempotencyKey: string
/**
 * Method and address without query, the name of the model, `documents`, or `mail`.
 */
target?: string
redacted?: Redacted
}
/**
 * The outside answered, or failed to.
 */
export interface CallFinished {
kind: "call_finished"
/**
 * Code of the flow the node belongs to; absent for the flow that was started.
 */
flow?: string
flowVersionId?: FlowVersionId
/**
 * What is called: `agent` for a language model. A service that a tool of an `agent` node calls is `http`, and a search in the documents is `answer`.
 */
nodeType: ("http" | "mcp" | "agent" | "answer" | "notify")
/**
 * Name of the `agent` node's tool that makes the call; absent for others.
 */
tool?: string
/**
 * How many processes have made the call: more than 1 when one ended before it had the answer. Retries of the node are not distinguished.
 */
attempt: number
/**
 * Whether it went well.
 */
ok: boolean
/**
 * HTTP status of the answer; absent without one.
 */
status?: number
/**
 * What the flow got: `status`, `headers` and `body` of a service, without its cookies, or of a model its text, or `text` and `toolCalls` where it calls tools. Absent without an answer, and where it is longer than 20,000 characters as JSON.
 */
answer?: ({
[k: string]: unknown
} | string)
failure?: LogFailure
/**
 * The run was given to a person because of the failure, whatever the node says about errors.
 */
handoff?: true
/**
 * Time the call took in milliseconds, retries included.
 */
durationMs: number
/**
 * Tokens sent to the model; only for `agent`.
 */
promptTokens?: number
/**
 * Tokens the model wrote; only for `agent`.
 */
completionTokens?: number
redacted?: Redacted
}
/**
 * A visitor's turn was recorded.
 */
export interface MessageReceived {
kind: "message_received"
role: "user"
/**
 * Text of the message; null for an answer without a text.
 */
text: (string | null)
redacted?: Redacted
}
/**
 * Blocks were added to the answer.
 */
export interface MessageSent {
kind: "message_sent"
/**
 * Author of the message.
 */
role: ("agent" | "system")
/**
 * Id and type of each block.
 */
blocks: LogBlock[]
redacted?: Redacted
}
/**
 * A block, in short.
 */
export interface LogBlock {
/**
 * Id of the block in its execution.
 */
id: string
/**
 * Type of the block.
 */
type: string
/**
 * Its text; only for messages.
 */
text?: string
}
/**
 * A run came to its end.
 */
export interface ExecutionEnded {
kind: "execution_ended"
/**
 * State it ended in.
 */
status: ("completed" | "failed" | "aborted")
/**
 * A question was not answered in time, and the flow does not say what follows; absent for every other end.
 */
outcome?: "expired"
failure?: LogFailure
/**
 * Who aborted it; only for `aborted`.
 */
abortedBy?: ("admin" | "api" | "conversation_closed")
redacted?: Redacted
}
