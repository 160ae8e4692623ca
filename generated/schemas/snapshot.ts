// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * State of an execution, the same in the core, the row and the API. The kind of its wait tells what a `waiting_time` waits for: a timer, a domain event, or the answer to a call.
 */
export type ExecutionStatus = ("waiting_input" | "waiting_time" | "completed" | "failed" | "aborted")
/**
 * Any JSON value.
 */
export type Json = (string | number | boolean | null | Json[] | JsonObject)
/**
 * Key of the field's value. In a flow the answer becomes the variable of that name. Names that JavaScript objects reserve are refused.
 */
export type FieldName = string
/**
 * Kind of value. `text textarea email phone url date time hidden` hold a string, `number` and `rating` a number, `select` and `radio` one option's value, `multiselect` an array of them, `checkbox` and `consent` a boolean (a `checkbox` with options: an array of option values), `file` and `image` a file reference or an array of them.
 */
export type FieldType = ("text" | "textarea" | "email" | "phone" | "number" | "url" | "date" | "time" | "select" | "multiselect" | "radio" | "checkbox" | "consent" | "rating" | "file" | "image" | "hidden")
/**
 * Settings of the control, passed to clients as they are. `visibleIf`, `accept`, `maxSizeMb` and `default` mean what the keys next to `config` mean (`defaultValue` for `default`), which win when both are given.
 */
export type FieldConfig = ({
visibleIf?: VisibleIf
accept?: Accept
maxSizeMb?: MaxSizeMb
/**
 * Height of a text area in lines.
 */
rows?: number
default?: FieldDefault
[k: string]: unknown
} | null)
/**
 * When the field is shown. A field that is not shown is not required, and its value is not taken. Either a comparison with another field, which every client can evaluate, or an expression over the other values (`input.topic = 'delivery'`).
 */
export type VisibleIf = (string | VisibleWhen)
export type FieldScalar = (string | number | boolean | null)
/**
 * Media types that are taken (`image/png`, `image/*`) or file name endings (`.pdf`). Files and images only; an `image` field takes `image/*` when absent, a `file` field everything.
 * 
 * @maxItems 100
 */
export type Accept = string[]
/**
 * Largest file in megabytes of 2^20 bytes; 100 when absent. Files and images only.
 */
export type MaxSizeMb = number
/**
 * Value of a field before anything is entered.
 */
export type FieldDefault = (string | number | boolean | null | string[])
/**
 * A domain name; it matches itself and its subdomains.
 */
export type Domain = string
/**
 * Kind of block.
 */
export type BlockType = ("message" | "media" | "card" | "buttons" | "form" | "input" | "file_upload" | "custom")
/**
 * Wait of the execution, by `kind`. Instants are RFC 3339 in UTC.
 */
export type Wait = (InputWait | TimerWait | EventWait | CallWait | HandoffWait)
/**
 * A call to the outside, as far as the flow decides it.
 */
export type CallRequest = (HttpCallRequest | McpCallRequest | AgentCallRequest | AnswerCallRequest | NotifyCallRequest)
/**
 * Machine name of the reason; `wait_expired` is that of a run whose status is `completed`.
 */
export type FailureKind = ("step_limit" | "expression_error" | "value_too_large" | "unknown_node" | "unknown_flow" | "unknown_form" | "subflow_depth" | "definition_missing" | "invalid_duration" | "invalid_instant" | "http_error" | "agent_error" | "answer_error" | "notify_error" | "event_limit" | "budget_exceeded" | "tool_pause" | "aborted" | "wait_expired")

/**
 * The durable state of an execution between two turns, as `executions.snapshot` stores it. A change of its shape is a new `version` with an upcaster from the one before (`domain/engine/snapshot.ts`): what is stored stays as it was written until the execution moves on.
 */
export interface Snapshot {
/**
 * Version of this schema.
 */
version: 6
status: ExecutionStatus
/**
 * The flows that are running: the one that was started first, the innermost subflow last.
 */
frames: Frame[]
variables: JsonObject
input: JsonObject
/**
 * Data of the last domain event that moved the execution.
 */
event: (JsonObject | null)
context: JsonObject
entities: JsonObject
conversation: JsonObject
/**
 * The branch that each `split` took, by `<flow code>/<node id>`.
 */
splits: {
[k: string]: number
}
/**
 * Wait of the execution; null once it has ended.
 */
wait: (Wait | null)
/**
 * Why the execution failed or was aborted.
 */
failure: (Failure | null)
/**
 * The blocks of the last reply, followed by those that were added since.
 */
blocks: Block[]
/**
 * How many of the first blocks were part of a reply.
 */
replied: number
/**
 * Whether a caller gets a reply when the execution pauses next.
 */
replyDue: boolean
/**
 * Steps since the last stimulus from outside; calls belong to its turn.
 */
turnSteps: number
/**
 * Steps of the whole execution.
 */
steps: number
/**
 * How many domain events caused one another until this run; 0 when absent.
 */
eventDepth?: number
}
/**
 * One running flow.
 */
export interface Frame {
/**
 * Code of the flow.
 */
flowCode: string
/**
 * The published version that it runs.
 */
versionId: string
/**
 * The node that waits, or was entered last; null before the first.
 */
nodeId: (string | null)
vars: JsonObject
exchange?: Exchange
aside?: Aside
/**
 * Set where a tool of the frame below runs the flow.
 */
tool?: {
/**
 * Text that the flow would have shown, for the model to read.
 */
shown: Json[]
}
}
export interface JsonObject {
[k: string]: Json
}
/**
 * The model and the tools of the `agent` node that is running, so far.
 */
export interface Exchange {
request: AgentCallRequest
/**
 * In order.
 */
rounds: ToolRound[]
/**
 * Ids of the blocks with its text.
 */
ownBlocks: string[]
/**
 * Remaining time of the node.
 */
leftMs: number
talk?: Talk
}
/**
 * A call of a language model.
 */
export interface AgentCallRequest {
kind: "agent"
/**
 * Code of the connection; its credentials are not stored here.
 */
connection: string
/**
 * Name of the model.
 */
model: string
/**
 * Instructions.
 */
system: (string | null)
/**
 * The prompt.
 */
prompt: string
/**
 * Whether the answer becomes a message of the conversation.
 */
shown: boolean
/**
 * Sampling temperature.
 */
temperature?: number
/**
 * Tokens that the answer may have.
 */
maxTokens?: number
/**
 * For one attempt.
 */
timeoutMs: number
/**
 * Attempts after the first.
 */
retries: number
/**
 * For all attempts with the pauses between them.
 */
withinMs?: number
/**
 * Tools that it may call.
 */
tools?: ToolOffer[]
/**
 * Rounds after the prompt.
 */
rounds?: ToolRound[]
/**
 * Ids of the blocks that show the rounds.
 */
ownBlocks?: string[]
/**
 * False where only a text is wanted.
 */
mayCall?: boolean
}
/**
 * A tool as the model sees it.
 */
export interface ToolOffer {
/**
 * Unique within the node.
 */
name: string
/**
 * Purpose of the tool.
 */
description: string
schema: JsonObject
}
/**
 * Text and calls of the model, with the answers so far, or with the reply of the visitor.
 */
export interface ToolRound {
/**
 * Text in addition to the calls.
 */
text: string
/**
 * In order.
 */
calls: ToolCall[]
/**
 * In the order of the calls.
 */
answers: ToolAnswer[]
/**
 * What the visitor wrote to the text.
 */
reply?: string
}
/**
 * A call of a tool that the model asked for.
 */
export interface ToolCall {
/**
 * The model's id of the call.
 */
id: string
/**
 * Name of the tool.
 */
name: string
arguments: Json
}
/**
 * Result of a call, as the model reads it.
 */
export interface ToolAnswer {
/**
 * Whether the call succeeded.
 */
ok: boolean
value: Json
}
/**
 * What a conversation of the model with the visitor has used so far.
 */
export interface Talk {
/**
 * Messages of the visitor.
 */
turns: number
/**
 * Tokens of all requests to models.
 */
tokens: number
}
/**
 * Set where the flow interrupts a question of the frame below. What the question needs to be asked again.
 */
export interface Aside {
question: InputWait
block: Block
input: JsonObject
/**
 * Value of `event` before the aside.
 */
event: (JsonObject | null)
entities: JsonObject
}
/**
 * An answer of the visitor.
 */
export interface InputWait {
kind: "input"
/**
 * The node that asks.
 */
nodeId: string
expectedInput: ExpectedInput
/**
 * The fields that were shown; they decide about the answer.
 */
fields: FormField[]
/**
 * The intents that may interrupt it, null for all; absent where none may.
 */
asides?: (string[] | null)
/**
 * When the wait ends without an answer.
 */
expiresAt: string
}
/**
 * Description of the expected answer for the client.
 */
export interface ExpectedInput {
/**
 * Kind of answer.
 */
type: ("form_submission" | "button_choice" | "file_upload" | "none")
/**
 * The block that asks.
 */
block_id: string
schema: JsonObject
/**
 * The stored form.
 */
form_id?: string
/**
 * The answer is a message for a person.
 */
handoff?: true
/**
 * A text may be sent instead of the answer.
 */
asides?: true
}
/**
 * One question with its rules.
 */
export interface FormField {
name: FieldName
type: FieldType
/**
 * Text next to the field; its name when absent.
 */
label?: string
/**
 * Whether a value must be given while the field is visible.
 */
required?: boolean
/**
 * Example shown in the empty field.
 */
placeholder?: (string | null)
/**
 * Sentence below the field.
 */
help?: (string | null)
/**
 * The values to choose from, for `select`, `multiselect`, `radio` and `checkbox`.
 * 
 * @maxItems 1000
 */
options?: (FieldOption[] | null)
config?: FieldConfig
defaultValue?: FieldDefault
visibleIf?: VisibleIf
maxSizeMb?: MaxSizeMb
accept?: Accept
validation?: FieldValidation
}
/**
 * One value to choose.
 */
export interface FieldOption {
/**
 * Stored value.
 */
value: string
/**
 * Displayed text.
 */
label: string
}
/**
 * A comparison with another field's value. Every given comparison must hold; with none, the other field must have a value.
 */
export interface VisibleWhen {
field: FieldName
equals?: FieldScalar
notEquals?: FieldScalar
/**
 * Values of which it must have one.
 * 
 * @maxItems 1000
 */
in?: FieldScalar[]
/**
 * Whether it must have a value (true) or none (false).
 */
present?: boolean
}
/**
 * Rules for the value. All are enforced by the server; `blocked_words`, `block_free_mailboxes` and `block_disposable_mailboxes` are withheld from clients. Lengths count Unicode code points of the trimmed text.
 */
export interface FieldValidation {
/**
 * Shape of a text value beyond its field type.
 */
format?: ("email" | "url" | "phone" | "date" | "time" | "uuid")
/**
 * Least number of code points.
 */
min_length?: number
/**
 * Largest number of code points.
 */
max_length?: number
/**
 * Least number of words (runs without white space).
 */
word_min?: number
/**
 * Largest number of words.
 */
word_max?: number
/**
 * Regular expression (RE2 syntax: no backreferences, no look-around) that must match somewhere in the text; anchor it to match all of it.
 */
pattern?: string
/**
 * Smallest number.
 */
min?: number
/**
 * Largest number; of a `rating` also the number of steps (5 when absent).
 */
max?: number
/**
 * The number is a multiple of this, counted from `min` or 0.
 */
step?: number
/**
 * Whether the number must be whole.
 */
integer?: boolean
/**
 * Whether several e-mail addresses may be given, separated by commas.
 */
multiple_emails?: boolean
/**
 * Domains of which an address must be one, or a subdomain of one; empty means any.
 * 
 * @maxItems 1000
 */
email_allow_domains?: Domain[]
/**
 * Whether `http://` is refused.
 */
url_https_only?: boolean
/**
 * Domains of which the address's host must be one, or a subdomain of one; empty means any.
 * 
 * @maxItems 1000
 */
url_allow_domains?: Domain[]
/**
 * First day that is taken (`YYYY-MM-DD`, or `today`).
 */
date_min?: string
/**
 * Last day that is taken (`YYYY-MM-DD`, or `today`).
 */
date_max?: string
/**
 * Whether Saturdays and Sundays are refused.
 */
date_no_weekends?: boolean
/**
 * Least number of chosen options.
 */
select_min?: number
/**
 * Largest number of chosen options.
 */
select_max?: number
/**
 * Value of an option that must be among the chosen ones.
 */
require_option?: string
/**
 * Whether a consent or checkbox must be true.
 */
must_accept?: boolean
/**
 * Smallest rating.
 */
rating_min?: number
/**
 * Least number of files.
 */
file_min?: number
/**
 * Largest number of files (1 when absent).
 */
file_max?: number
/**
 * Least width of an image in pixels.
 */
image_min_width?: number
/**
 * Least height of an image in pixels.
 */
image_min_height?: number
/**
 * Sentences to show instead of the usual ones, keyed by rule code (`required`, `pattern`, …).
 */
messages?: {
[k: string]: string
}
/**
 * Words that must not occur as whole words, whatever their case. Never sent to clients.
 * 
 * @maxItems 5000
 */
blocked_words?: string[]
/**
 * Whether addresses at free mail providers are refused. Never sent to clients.
 */
block_free_mailboxes?: boolean
/**
 * Whether addresses at throw-away mail providers are refused. Never sent to clients.
 */
block_disposable_mailboxes?: boolean
}
/**
 * One renderable piece of an answer; its payload is that of the public API.
 */
export interface Block {
/**
 * Identifies the block within the execution.
 */
id: string
type: BlockType
payload: JsonObject
meta: {
/**
 * The node that created it.
 */
source_node_id?: string
author?: BlockAuthor
}
}
/**
 * The person who wrote it.
 */
export interface BlockAuthor {
/**
 * Name that the visitor reads.
 */
name: string
}
/**
 * A time.
 */
export interface TimerWait {
kind: "timer"
/**
 * The node that waits.
 */
nodeId: string
/**
 * When the execution continues.
 */
dueAt: string
}
/**
 * A domain event.
 */
export interface EventWait {
kind: "event"
/**
 * The node that waits.
 */
nodeId: string
/**
 * Name of the event.
 */
event: string
/**
 * Fields of the event with the text that each must have.
 */
correlation?: {
[k: string]: string
}
/**
 * When the wait started.
 */
since: string
/**
 * When it times out; null for never.
 */
dueAt: (string | null)
}
/**
 * The answer to a call: the state between the checkpoint before the call and its result.
 */
export interface CallWait {
kind: "call"
/**
 * The node that calls.
 */
nodeId: string
/**
 * Identifies the call, and is its idempotency key.
 */
callId: string
request: CallRequest
}
/**
 * A call of a service.
 */
export interface HttpCallRequest {
kind: "http"
/**
 * Code of the connection; its credentials are not stored here.
 */
connection: (string | null)
/**
 * HTTP method.
 */
method: string
/**
 * Absolute, or below the connection.
 */
url: string
/**
 * Headers of the flow.
 */
headers: {
[k: string]: string
}
body?: Json
/**
 * For one attempt.
 */
timeoutMs: number
/**
 * Attempts after the first.
 */
retries: number
/**
 * For all attempts with the pauses between them.
 */
withinMs?: number
/**
 * Name of the tool that calls.
 */
tool?: string
}
/**
 * A call of a tool of an MCP server.
 */
export interface McpCallRequest {
kind: "mcp"
/**
 * Code of the connection; its credentials are not stored here.
 */
connection: string
/**
 * Name of the tool at the server.
 */
operation: string
arguments: JsonObject
/**
 * For one attempt.
 */
timeoutMs: number
/**
 * Attempts after the first.
 */
retries: number
/**
 * For all attempts with the pauses between them.
 */
withinMs?: number
/**
 * Name of the tool of the node that calls.
 */
tool?: string
}
/**
 * A question to the documents of the workspace, and to a language model where one is to answer it.
 */
export interface AnswerCallRequest {
kind: "answer"
/**
 * Code of the connection; null where no model is asked.
 */
connection: (string | null)
/**
 * Name of the model.
 */
model: (string | null)
/**
 * How the model should answer.
 */
instructions: (string | null)
/**
 * The question.
 */
question: string
/**
 * Names of the only sources; none for all.
 */
sources: string[]
/**
 * Only sources with one of these; absent for all.
 */
labels?: string[]
/**
 * The only language; null for all.
 */
language: (string | null)
/**
 * How many passages.
 */
passages: number
/**
 * How much of the question a passage must speak of.
 */
threshold: number
/**
 * For one attempt.
 */
timeoutMs: number
/**
 * Attempts after the first.
 */
retries: number
/**
 * For all attempts with the pauses between them.
 */
withinMs?: number
/**
 * Name of the tool of the node that asks.
 */
tool?: string
}
/**
 * A mail with a link that opens the conversation again.
 */
export interface NotifyCallRequest {
kind: "notify"
/**
 * E-mail address.
 */
to: string
/**
 * Subject of the mail.
 */
subject: string
/**
 * Text above the link.
 */
text: string
/**
 * Address of the page that the link opens.
 */
page: string
/**
 * How long the link works.
 */
linkExpiresInMs: number
/**
 * For one attempt.
 */
timeoutMs: number
/**
 * Attempts after the first.
 */
retries: number
/**
 * For all attempts with the pauses between them.
 */
withinMs?: number
}
/**
 * A person of the team. What the visitor answers meanwhile is for the person and does not end the wait.
 */
export interface HandoffWait {
kind: "handoff"
/**
 * The node that hands over.
 */
nodeId: string
/**
 * Identifies the handoff.
 */
handoffId: string
/**
 * Code of the queue.
 */
queue: string
/**
 * Why, for the team.
 */
reason: string
expectedInput: ExpectedInput
/**
 * The field of the visitor's messages.
 */
fields: FormField[]
/**
 * How long the visitor waits for a claim; null for ever.
 */
timeout: (string | null)
/**
 * When it times out; null for never and after a claim.
 */
dueAt: (string | null)
/**
 * The person who has it.
 */
claimedBy: (Person | null)
}
/**
 * A user of the workspace.
 */
export interface Person {
/**
 * Identifier of the user.
 */
id: string
/**
 * Name that the visitor reads.
 */
name: string
}
/**
 * Why an execution failed, was aborted, or ended without the answer to its question.
 */
export interface Failure {
kind: FailureKind
/**
 * The node that failed; null when none did.
 */
nodeId: (string | null)
/**
 * One sentence for people.
 */
message: string
}
