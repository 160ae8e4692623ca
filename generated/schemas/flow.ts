// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * A slug of lower-case letters, digits, hyphen and underscore; unique in the workspace.
 */
export type FlowCode = string
/**
 * A trigger of the flow.
 */
export type Trigger = (ChatIntentTrigger | EventTrigger)
/**
 * Name of a domain event.
 */
export type EventName = string
/**
 * A JSONata expression. One evaluation may take 50,000 steps and make values of a million characters, all of one turn or one event together 250,000 steps; regular expressions are RE2.
 */
export type Expression = string
/**
 * A scalar, null, or an array of them, nested at most 4 levels.
 */
export type VariableValue = (string | number | boolean | null | VariableValue[])
/**
 * A language as a BCP 47 tag (RFC 5646, section 2.1), in upper or lower case; an underscore counts as a hyphen. The pattern is that of a well-formed tag.
 */
export type Locale = string
/**
 * Id of the node to go on at.
 */
export type Target = string
/**
 * One step of a flow.
 */
export type Node = (MessageNode | MediaNode | CardNode | ButtonsNode | InputNode | FormNode | FileUploadNode | SetVariableNode | ConditionNode | SplitNode | WaitNode | HttpNode | CallNode | AgentNode | AnswerNode | NotifyNode | SubflowNode | GotoNode | GoalNode | EmitNode | HandoffNode | EndNode)
/**
 * Name of a node inside its flow.
 */
export type NodeId = string
/**
 * Name of the node for people, in editors and reports.
 */
export type NodeLabel = string
/**
 * Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again.
 */
export type Template = string
/**
 * Author of the message: the agent that the flow represents, or a notice of the system.
 */
export type MessageRole = ("agent" | "system")
/**
 * How the text is to be read.
 */
export type TextFormat = ("plain" | "markdown")
/**
 * Id of the node that follows; null or absent ends the execution (or returns from a subflow).
 */
export type Next = (string | null)
/**
 * Variable that takes the result. At a pause and at its end an execution may have 256 kB of variables in each of its flows, or it fails with `value_too_large`; between pauses it may select from larger values.
 */
export type SaveAs = string
/**
 * An ISO 8601 duration, of at most 1000 years.
 */
export type Duration = string
/**
 * Whether a text that the question cannot take, or refuses, is offered to the intents of the session. The flow of the intent that it means then runs as an aside, in the same execution, and the question is asked again: its block is repeated, its answer and its time stay as they were. When that time is over, the question has expired, also within an aside, unless a person has the conversation. An aside may ask and call like a subflow; its own questions permit no asides. A failure ends the aside only. As the flow says when absent.
 */
export type Asides = boolean
/**
 * The only intents that may interrupt the question; absent, all that the session may start.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: Name of an intent.
 */
export type AsideIntents = [string, ...(string)[]]
/**
 * Id of the node that follows when no answer arrives in time. Null or absent ends the whole run, also in a subflow: its status is `completed` and its outcome `expired`.
 */
export type OnExpire = (string | null)
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
 * Any JSON value. Every string in it is a template; a string that is one whole `{{ … }}` keeps the value's type, and an object with the single key `expr` is the result of that expression.
 */
export type Value = (string | number | boolean | null | Value[] | ValueMap)
/**
 * An ISO 8601 duration of at most 1000 years, or a template that becomes one. Where it becomes none, or leads past the year 9999, the execution fails.
 */
export type DurationTemplate = string
/**
 * An instant (RFC 3339, with offset), or a template that becomes one.
 */
export type InstantTemplate = string
/**
 * Code of a connection of the workspace.
 */
export type ConnectionCode = string
/**
 * Id of an operation in the document of the connection, or name of a tool of its MCP server.
 */
export type OperationId = string
/**
 * Something that a model may call. Arguments that break the tool's parameters, a failure of the tool and a call beyond `maxToolCalls` are answers that the model reads; they do not fail the node. An answer longer than 20,000 characters as JSON is cut.
 */
export type AgentTool = (AgentFlowTool | AgentHttpTool | AgentOperationTool | AgentKnowledgeTool)
/**
 * Name by which the model calls it.
 */
export type ToolName = string
/**
 * Purpose and use of the tool, for the model.
 */
export type ToolDescription = string
/**
 * Names of the training sources that it answers from; absent, all.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: Name of a training source.
 */
export type AnswerSources = [string]|[string, string]|[string, string, string]|[string, string, string, string]|[string, string, string, string, string]|[string, string, string, string, string, string]|[string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]
/**
 * Only training sources, and documents, with one of these labels; absent, all.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: Label of training sources or documents.
 */
export type AnswerLabels = [string]|[string, string]|[string, string, string]|[string, string, string, string]|[string, string, string, string, string]|[string, string, string, string, string, string]|[string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]
/**
 * Passages that are given to the model.
 */
export type AnswerPassages = number
/**
 * How much of the question a passage must speak of to count, from 0 to 1.
 */
export type AnswerThreshold = number
/**
 * Code of a queue of the workspace.
 */
export type QueueCode = string

/**
 * A flow: what starts it, its variables, and a graph of nodes that an execution walks from `start` to an end. Texts may hold templates (`{{ vars.name }}`); conditions and filters are JSONata expressions over `vars`, `input`, `event`, `context`, `entities` and `conversation`. A flow has at most 5,000 templates and expressions in total; a long regular expression counts as several.
 */
export interface FlowDefinition {
code: FlowCode
/**
 * Display name of the flow.
 */
name: string
/**
 * Purpose of the flow.
 */
description?: string
/**
 * Triggers of the flow. A flow without triggers is only called by other flows.
 * 
 * @maxItems 100
 */
triggers?: Trigger[]
/**
 * Variables with their values at the start of an execution. Values that a conversation already has win over them.
 */
variables?: {
[k: string]: VariableValue
}
locale?: Locale
/**
 * Whether the questions of the flow permit asides, unless they say otherwise themselves.
 */
asides?: boolean
start?: Target
/**
 * The steps. Ids are unique in the flow.
 * 
 * @minItems 1
 * @maxItems 1000
 */
nodes: [Node, ...(Node)[]]
}
/**
 * Starts the flow when a chat message names the intent. One published flow owns an intent in a workspace.
 */
export interface ChatIntentTrigger {
/**
 * Started by a chat intent.
 */
type: "chat_intent"
/**
 * Name of the intent.
 */
intent: string
/**
 * When to choose this intent, for agents and classifiers.
 */
description?: string
/**
 * Example texts of visitors for the intent.
 * 
 * @maxItems 100
 */
examples?: string[]
display?: IntentDisplay
/**
 * Entities a caller should extract first.
 * 
 * @maxItems 50
 */
requiredEntities?: string[]
/**
 * How entities are found in what a visitor typed. The flow reads them as `entities.<name>`, and asks for those that are missing.
 */
entities?: {
[k: string]: EntityDefinition
}
/**
 * Order among intents; higher first.
 */
priority?: number
}
/**
 * How clients show the intent as something to choose.
 */
export interface IntentDisplay {
/**
 * Its name for visitors.
 */
label?: string
/**
 * A sentence below the name.
 */
subtitle?: string
icon?: Icon
/**
 * Colour in hexadecimal notation.
 */
accentColor?: string
/**
 * Name of the look, for example `card`.
 */
styleVariant?: string
/**
 * Whether it is always offered.
 */
pinned?: boolean
}
/**
 * A small picture.
 */
export interface Icon {
/**
 * Kind of `value`: `emoji`, `image` (an address), or a kind that the client knows.
 */
kind: string
/**
 * The emoji, address or name.
 */
value: string
}
/**
 * How an entity is found in a text; the first match counts.
 */
export interface EntityDefinition {
/**
 * Regular expression (RE2). Its first group is the value, or without a group all of the match.
 */
pattern?: string
/**
 * Words that stand for a value.
 * 
 * @minItems 1
 * @maxItems 200
 */
options?: [EntityOption, ...(EntityOption)[]]
/**
 * A kind of value: a date is written `2026-12-31`.
 */
type?: ("email" | "number" | "date")
}
/**
 * A value and the words that stand for it.
 */
export interface EntityOption {
/**
 * The value of the entity.
 */
value: string
/**
 * Other words for it; capitals do not matter.
 * 
 * @maxItems 50
 */
synonyms?: string[]
}
/**
 * Starts the flow for every domain event of that name that its correlation and its filter admit.
 */
export interface EventTrigger {
/**
 * Started by a domain event.
 */
type: "event"
event: EventName
/**
 * Fields of the event with the literal text that each must have: `{ shop: berlin }`. They are looked up in an index: where thousands of flows subscribe to one event, only those are considered whose fields correspond.
 */
correlation?: {
[k: string]: string
}
filter?: Expression
}
/**
 * Shows a text.
 */
export interface MessageNode {
id: NodeId
/**
 * Shows a text.
 */
type: "message"
label?: NodeLabel
text: Template
role?: MessageRole
format?: TextFormat
next?: Next
}
/**
 * Shows a picture, film, sound or file.
 */
export interface MediaNode {
id: NodeId
/**
 * Shows a medium.
 */
type: "media"
label?: NodeLabel
/**
 * Kind of media.
 */
kind: ("image" | "video" | "audio" | "file")
url: Template
alt?: Template
caption?: Template
/**
 * Its media type, if known.
 */
mime?: string
/**
 * File name to show.
 */
name?: string
next?: Next
}
/**
 * Shows a card with a picture, texts and links.
 */
export interface CardNode {
id: NodeId
/**
 * Shows a card.
 */
type: "card"
label?: NodeLabel
title: Template
subtitle?: Template
text?: Template
imageUrl?: Template
url?: Template
/**
 * Links below the text.
 * 
 * @maxItems 10
 */
actions?: []|[CardAction]|[CardAction, CardAction]|[CardAction, CardAction, CardAction]|[CardAction, CardAction, CardAction, CardAction]|[CardAction, CardAction, CardAction, CardAction, CardAction]|[CardAction, CardAction, CardAction, CardAction, CardAction, CardAction]|[CardAction, CardAction, CardAction, CardAction, CardAction, CardAction, CardAction]|[CardAction, CardAction, CardAction, CardAction, CardAction, CardAction, CardAction, CardAction]|[CardAction, CardAction, CardAction, CardAction, CardAction, CardAction, CardAction, CardAction, CardAction]|[CardAction, CardAction, CardAction, CardAction, CardAction, CardAction, CardAction, CardAction, CardAction, CardAction]
next?: Next
}
/**
 * A link on a card.
 */
export interface CardAction {
label: Template
url: Template
}
/**
 * Asks the visitor to choose. The answer is `{"choice": "<id>"}`; it is `input.choice`, and the variable that `saveAs` names.
 */
export interface ButtonsNode {
id: NodeId
/**
 * Asks for a choice.
 */
type: "buttons"
label?: NodeLabel
prompt?: Template
/**
 * What can be chosen. Ids are unique in the node. If no choice can be offered, the flow goes on at `next`.
 * 
 * @minItems 1
 * @maxItems 50
 */
choices: [Choice, ...(Choice)[]]
saveAs?: SaveAs
expiresIn?: Duration
asides?: Asides
asideIntents?: AsideIntents
onExpire?: OnExpire
next?: Next
}
/**
 * One button.
 */
export interface Choice {
label: Template
next?: Next
text?: Template
/**
 * An emoji or the name of an icon.
 */
icon?: string
imageUrl?: Template
when?: Expression
/**
 * Value of the answer.
 */
id: string
}
/**
 * Asks one question. The answer becomes the variable named like the field, or the one that `saveAs` names.
 */
export interface InputNode {
id: NodeId
/**
 * Asks one question.
 */
type: "input"
label?: NodeLabel
prompt?: Template
field: FormField
saveAs?: SaveAs
expiresIn?: Duration
asides?: Asides
asideIntents?: AsideIntents
onExpire?: OnExpire
next?: Next
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
 * Shows a stored form. Its values become the object that `saveAs` names, or without it one variable per field.
 */
export interface FormNode {
id: NodeId
/**
 * Shows a stored form.
 */
type: "form"
label?: NodeLabel
/**
 * Code of the form.
 */
form: string
saveAs?: SaveAs
expiresIn?: Duration
asides?: Asides
asideIntents?: AsideIntents
onExpire?: OnExpire
next?: Next
}
/**
 * Asks for a file or picture. The file reference becomes the variable named like the field, or the one that `saveAs` names.
 */
export interface FileUploadNode {
id: NodeId
/**
 * Asks for a file.
 */
type: "file_upload"
label?: NodeLabel
prompt?: Template
field: FormField
saveAs?: SaveAs
expiresIn?: Duration
asides?: Asides
asideIntents?: AsideIntents
onExpire?: OnExpire
next?: Next
}
/**
 * Sets variables, in the given order; a later one sees the earlier ones.
 */
export interface SetVariableNode {
id: NodeId
/**
 * Sets variables.
 */
type: "set_variable"
label?: NodeLabel
set: Assignments
next?: Next
}
/**
 * New values by variable name.
 */
export interface Assignments {
[k: string]: Value
}
/**
 * Values by name.
 */
export interface ValueMap {
[k: string]: Value
}
/**
 * Continues at the first branch whose expression is true, else at `otherwise`.
 */
export interface ConditionNode {
id: NodeId
/**
 * Chooses by expressions.
 */
type: "condition"
label?: NodeLabel
/**
 * The branches, tried in this order.
 * 
 * @minItems 1
 * @maxItems 100
 */
branches: [ConditionBranch, ...(ConditionBranch)[]]
otherwise?: Next
}
/**
 * One branch.
 */
export interface ConditionBranch {
label?: NodeLabel
when: Expression
next: Next
}
/**
 * Chooses a branch at random by weight. The same conversation always takes the same branch.
 */
export interface SplitNode {
id: NodeId
/**
 * Chooses by weight.
 */
type: "split"
label?: NodeLabel
/**
 * The branches. The sum of their weights is above 0.
 * 
 * @minItems 1
 * @maxItems 100
 */
branches: [SplitBranch, ...(SplitBranch)[]]
}
/**
 * One branch.
 */
export interface SplitBranch {
label?: NodeLabel
/**
 * Its share in the sum of all weights.
 */
weight: number
next: Next
}
/**
 * Waits for a time span (`for`), until an instant (`until`), or until a domain event arrives (`event`). Exactly one of the three.
 */
export interface WaitNode {
id: NodeId
/**
 * Waits.
 */
type: "wait"
label?: NodeLabel
for?: DurationTemplate
until?: InstantTemplate
event?: AwaitedEvent
timeout?: DurationTemplate
onTimeout?: Next
next?: Next
}
/**
 * The event to wait for; from then on it is `event`. Every event of that name in the workspace counts that the correlation and the filter admit: one that comes while the execution waits, and one that was raised up to 10 seconds before the wait began, in the same conversation or from outside. Of several earlier ones the newest counts. An event that has started or moved this execution does not count for it again; one of the others is not lost because a later one, or one of another name, came first.
 */
export interface AwaitedEvent {
name: EventName
/**
 * Fields of the event with the text that each must have, taken from the execution when the wait begins: `{ order: '{{ vars.order }}' }`. They are looked up in an index, so that an event costs what it wakes, not what waits for its name; a filter is evaluated for every execution that waits.
 */
correlation?: {
[k: string]: Template
}
filter?: Expression
}
/**
 * Calls an HTTP service. `saveAs` takes `{status, headers, body}`.
 */
export interface HttpNode {
id: NodeId
/**
 * Calls an HTTP service.
 */
type: "http"
label?: NodeLabel
connection?: ConnectionCode
/**
 * The HTTP method.
 */
method?: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD")
url: Template
/**
 * Request headers by name.
 */
headers?: {
[k: string]: Template
}
body?: Value
/**
 * Milliseconds one attempt may take; when absent, what the setting “Time limit of a call” says. After five attempts in a row that took longer, calls of the workspace to the host fail immediately for 30 seconds.
 */
timeoutMs?: number
/**
 * Attempts after the first.
 */
retries?: number
saveAs?: SaveAs
onError?: Next
next?: Next
}
/**
 * Calls an operation of the OpenAPI document of a connection, or a tool of an MCP server. A version keeps the operation as it was when the version was published. `saveAs` takes `{status, headers, body}`; of a tool it takes `{body, text}`, where `body` is the structured result, or else the text, as JSON where it is an object or list.
 */
export interface CallNode {
id: NodeId
/**
 * Calls an operation of a connection.
 */
type: "call"
label?: NodeLabel
connection: ConnectionCode
operation: OperationId
arguments?: OperationArguments
/**
 * Milliseconds one attempt may take; when absent, what the setting “Time limit of a call” says.
 */
timeoutMs?: number
/**
 * Attempts after the first.
 */
retries?: number
saveAs?: SaveAs
onError?: Next
next?: Next
}
/**
 * Values of the parameters by name, and of the request's body under `body`; of a tool the arguments by name. An argument that is null is not sent. A value in a path stays one segment of it.
 */
export interface OperationArguments {
[k: string]: Value
}
/**
 * Asks a language model. Without `saveAs` its answer is shown as a message, with it only saved. With `tools` the model may call them and gets a new request with their answers, until it answers without a call: that is the answer of the node; text in addition to its calls is shown as a separate message, or with `saveAs` is not. Every request to the model and every tool call is a separate step: its result is stored before the next one starts and is never asked for again, and the workspace's budgets are checked before each question. With `converse` the model talks with the visitor over several turns.
 */
export interface AgentNode {
id: NodeId
/**
 * Asks a language model.
 */
type: "agent"
label?: NodeLabel
connection: ConnectionCode
/**
 * Name of the model at its provider.
 */
model: string
system?: Template
prompt: Template
/**
 * Sampling temperature.
 */
temperature?: number
/**
 * Largest number of tokens in the answer.
 */
maxTokens?: number
/**
 * Tools that the model may call. Their names are unique in the node.
 * 
 * @maxItems 32
 */
tools?: AgentTool[]
/**
 * Tool calls that one visit of the node may make; with `converse`, those between two messages of the visitor. Then the model gets one more request, for an answer without calls.
 */
maxToolCalls?: number
/**
 * Milliseconds one attempt may take. With `tools`: milliseconds that all questions and tool calls of one visit may take together; time in which no process works on them does not count. With `converse` the time begins again with each message of the visitor.
 */
timeoutMs?: number
/**
 * Attempts after the first, for each question to the model.
 */
retries?: number
converse?: AgentConversation
saveAs?: SaveAs
onExpire?: OnExpire
onBudget?: Next
onError?: Next
next?: Next
}
/**
 * Runs a published flow. The arguments are its variables; the model reads `{outputs, messages}`: the outputs of the end it reached, and what it would have shown, which the visitor does not see. Goals and events of the flow count. A flow that waits (for an answer, a time or an event), hands over to a person or fails ends there, and the model reads that as an error.
 */
export interface AgentFlowTool {
/**
 * Runs a flow.
 */
type: "flow"
name: ToolName
description: ToolDescription
parameters?: ToolParameters
flow: FlowCode
inputs?: ValueMap
}
/**
 * The arguments that the model passes, by name; there are no others.
 */
export interface ToolParameters {
[k: string]: ToolParameter
}
/**
 * One argument.
 */
export interface ToolParameter {
/**
 * Its JSON type; a string has at least 1 and at most 4,000 characters.
 */
type: ("string" | "number" | "integer" | "boolean")
/**
 * Meaning of the argument, for the model.
 */
description?: string
/**
 * The strings that are allowed; only for `string`.
 * 
 * @minItems 1
 * @maxItems 100
 */
enum?: [string, ...(string)[]]
/**
 * Smallest allowed number.
 */
minimum?: number
/**
 * Largest allowed number.
 */
maximum?: number
/**
 * Whether it must be given.
 */
required?: boolean
}
/**
 * Calls the service behind a connection of provider `http`, below its address and with its credentials, under an idempotency key of the call. In `path`, `query` and `body` the model's arguments are `args`; in `path` their values are encoded, so that none adds a segment or a query. The model reads `{status, body}`; a status that is not from 200 to 299 is an error.
 */
export interface AgentHttpTool {
/**
 * Calls a service.
 */
type: "http"
name: ToolName
description: ToolDescription
parameters?: ToolParameters
connection: ConnectionCode
/**
 * The HTTP method.
 */
method?: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")
/**
 * Template of the path below the connection's address. A path with a segment `.` or `..` is not called.
 */
path: string
query?: ValueMap
body?: Value
/**
 * Milliseconds the call may take.
 */
timeoutMs?: number
}
/**
 * Calls an operation of the OpenAPI document of a connection, or a tool of an MCP server. The model gives the arguments that `arguments` leaves out; it reads `{status, body}`, and a status that is not from 200 to 299 as an error. Of a tool of a server it reads `{body}`.
 */
export interface AgentOperationTool {
/**
 * Calls an operation of a connection.
 */
type: "operation"
name?: ToolName
description?: ToolDescription
connection: ConnectionCode
operation: OperationId
arguments?: OperationArguments
/**
 * Milliseconds the call may take.
 */
timeoutMs?: number
}
/**
 * Finds passages of the workspace's documents. The model gives a `question` and reads `{passages: [{passage, title, headings, text, url}]}`; for a number such as `[1]` in its text a card links to the document of that passage. The passages are withdrawn when the visitor writes again.
 */
export interface AgentKnowledgeTool {
/**
 * Finds passages of documents.
 */
type: "knowledge"
name: ToolName
description: ToolDescription
sources?: AnswerSources
labels?: AnswerLabels
language?: Template
passages?: AnswerPassages
threshold?: AnswerThreshold
/**
 * Whether the model may call other tools after it has read passages. A document may ask for such a call.
 */
trusted?: boolean
}
/**
 * The model talks with the visitor: each of its answers is shown, the execution waits as at a question, and the visitor's message goes to the model in the same exchange. The conversation is over when the model calls its tool `done`. It reads its task, the prompt, and what was said and called since; of a very long conversation it no longer reads the beginning. A flow that is a tool cannot converse.
 */
export interface AgentConversation {
/**
 * When the conversation is over, for the model: the description of its tool `done`.
 */
until: string
result?: ToolParameters
/**
 * Messages of the visitor that the model answers. After the answer to the last one the execution goes on at `onBudget`.
 */
maxTurns?: number
/**
 * Tokens that all requests of one visit may use together, sent and written. When they are used up the execution goes on at `onBudget`.
 */
maxTokens?: number
expiresIn?: Duration
}
/**
 * Answers a question from the documents of the workspace's training sources. Without a model the best passages are shown as cards, with links to their documents. With one it is asked for an answer of sentences that cite the passages: a sentence is shown only where each of its quotes is an exact part of the passage that it names, and cards link to the documents. The model sees the question and the passages, nothing else of the conversation. Where no passage speaks enough of the question, or no sentence is left, the flow goes on at `onUnsure`.
 */
export interface AnswerNode {
id: NodeId
/**
 * Answers from documents.
 */
type: "answer"
label?: NodeLabel
question: Template
sources?: AnswerSources
labels?: AnswerLabels
language?: Template
passages?: AnswerPassages
threshold?: AnswerThreshold
connection?: ConnectionCode
/**
 * Name of the model at its provider.
 */
model?: string
instructions?: Template
/**
 * Milliseconds that one attempt at asking the model may take.
 */
timeoutMs?: number
saveAs?: SaveAs
onUnsure?: Next
onError?: Next
next?: Next
}
/**
 * Sends a mail with a link that opens the conversation again, for a visitor who has left the page while the flow waits. The link leads to `page` and holds a signed token in its fragment, which the widget there takes: whoever has the link continues this conversation, and can do nothing else. The flow goes on as soon as the mail is handed over, so that a wait or a question usually follows. A conversation sends at most 5 mails in an hour, and a workspace 1,000; a further one goes on at `onError`, as one that is refused does.
 */
export interface NotifyNode {
id: NodeId
/**
 * Sends a mail to the visitor.
 */
type: "notify"
label?: NodeLabel
to: Template
subject: Template
text: Template
page: Template
linkExpiresIn?: Duration
onError?: Next
next?: Next
}
/**
 * Runs another published flow with separate variables, then continues. `saveAs` takes the outputs of the end it reached.
 */
export interface SubflowNode {
id: NodeId
/**
 * Runs another flow.
 */
type: "subflow"
label?: NodeLabel
flow: FlowCode
inputs?: ValueMap
saveAs?: SaveAs
next?: Next
}
/**
 * Continues at another node of the flow, named by `target` (or by `next`, as in every other node).
 */
export interface GotoNode {
id: NodeId
/**
 * Continues at another node.
 */
type: "goto"
label?: NodeLabel
target?: Target
next?: Next
}
/**
 * Records the completion of a goal.
 */
export interface GoalNode {
id: NodeId
/**
 * Records a completion.
 */
type: "goal"
label?: NodeLabel
/**
 * Code of the goal.
 */
code: string
props?: ValueMap
next?: Next
}
/**
 * Raises a domain event in the workspace, together with the step itself: it starts the flows that subscribe to it, in the same conversation, and reaches the waits for it. Events may cause one another at most 16 times in a row, and one cause (an event from outside, or an execution that a visitor began) leads to at most 1,000 of them: beyond that the execution fails with `event_limit`.
 */
export interface EmitNode {
id: NodeId
/**
 * Raises an event.
 */
type: "emit"
label?: NodeLabel
event: EventName
data?: ValueMap
next?: Next
}
/**
 * Asks the team to take over the conversation. With `queue` the execution waits: people of the team claim the conversation and reply to it, what the visitor writes meanwhile is for them, and the execution goes on when they hand it back. Without it the execution goes on at once, and nobody on the team is told unless a page or service handles the block; validation warns of it with `no_queue`.
 */
export interface HandoffNode {
id: NodeId
/**
 * Asks for a person.
 */
type: "handoff"
label?: NodeLabel
reason?: Template
queue?: QueueCode
message?: Template
timeout?: DurationTemplate
onTimeout?: Next
onClosed?: Next
saveAs?: SaveAs
next?: Next
}
/**
 * Ends the flow, with a last message if `text` is given. Called as a subflow, it returns `outputs`.
 */
export interface EndNode {
id: NodeId
/**
 * Ends the flow.
 */
type: "end"
label?: NodeLabel
text?: Template
role?: MessageRole
format?: TextFormat
outputs?: ValueMap
}
