// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * A fixed identifier (UUID).
 */
export type WorkspaceId = (string | EnvReference)
/**
 * A name for people, without control characters.
 */
export type WorkspaceName = (string | EnvReference)
/**
 * A language as a BCP 47 tag (RFC 5646, section 2.1), in upper or lower case; an underscore counts as a hyphen. The pattern is that of a well-formed tag.
 */
export type Locale = string
export type WorkspaceFlag = (boolean | EnvReference)
/**
 * A secret, without control characters. Better read from the environment than written here.
 */
export type WorkspaceSecret = (string | EnvReference)
/**
 * Where events of the key are sent. It is fixed when the key is made; another address or secret needs another key.
 */
export type WorkspaceWebhook = ({
url: WorkspaceUrl
/**
 * Signing secret; generated and printed once when absent.
 */
secret?: (string | EnvReference)
} | null)
/**
 * An absolute URL without a user name or password, which belong in `credentials`.
 */
export type WorkspaceUrl = (string | EnvReference)
/**
 * Kind of an event of a webhook.
 */
export type WorkspaceWebhookEvent = ("chat.session.opened" | "chat.execution.updated" | "chat.execution.waiting" | "chat.execution.ended" | "chat.execution.failed" | "chat.execution.cancelled" | "chat.handoff.requested" | "chat.handoff.claimed" | "chat.handoff.ended" | "chat.handoff.rated" | "chat.message.created" | "form.submission.created" | "goal.completion.created")
/**
 * A flow (`flow.yaml`), either in a file next to this one or inline.
 */
export type WorkspaceFlow = (WorkspaceFlowFile | WorkspaceInlineFlow)
/**
 * One answer for every call, or a list of answers for one call after the other.
 */
export type Stubs = (Stub | [Stub, ...(Stub)[]])
/**
 * A person of the team acts in a conversation that was handed over; give exactly one act. A reply of somebody who has not claimed the conversation claims it first.
 */
export type TestPersonAct = (({
[k: string]: unknown
} | {
[k: string]: unknown
} | {
[k: string]: unknown
} | {
[k: string]: unknown
} | {
[k: string]: unknown
}) & {
/**
 * Name of the person.
 */
name?: string
/**
 * Claims the conversation.
 */
claim?: true
/**
 * Gives it back to the queue.
 */
release?: true
/**
 * Writes this to the visitor.
 */
reply?: string
/**
 * Hands it back to the flow with this outcome.
 */
handBack?: string
/**
 * Closes it.
 */
close?: true
})
/**
 * A form (`form.yaml`), either in a file next to this one or inline.
 */
export type WorkspaceForm = (WorkspaceFormFile | WorkspaceInlineForm)
/**
 * Event that completes the goal; `{ type: api }` when absent.
 */
export type WorkspaceGoalMatch = WorkspaceGoalMatch1
/**
 * How much a completion is worth; `{ mode: none }` when absent.
 */
export type WorkspaceGoalValue = WorkspaceGoalValue1
export type WorkspaceAmount = (number | EnvReference)
/**
 * A name for machines: lower-case letters, digits, hyphen and underscore.
 */
export type WorkspaceCode = (string | EnvReference)

/**
 * A workspace as configuration: one file that describes it whole and can be applied any number of times. What the file names is created or brought to the described state; what it does not name stays as it is. A value written `{ env: NAME }` is read from the environment when the file is applied; flow and form definitions are taken literally. Ids are optional; a given one is fixed, an omitted one is found by name or made.
 */
export interface WorkspaceFile {
/**
 * Version of this format.
 */
apiVersion: "parley/v1"
organization: WorkspaceOrganization
workspace: WorkspaceSettings
/**
 * Named roles; `admin` and `super_admin` are built in.
 * 
 * @maxItems 200
 */
roles?: WorkspaceRole[]
/**
 * People of the workspace.
 * 
 * @maxItems 5000
 */
users?: WorkspaceUser[]
/**
 * Publishable keys.
 * 
 * @maxItems 500
 */
keys?: WorkspaceKey[]
/**
 * Flows, from files or inline.
 * 
 * @maxItems 1000
 */
flows?: WorkspaceFlow[]
/**
 * Forms, from files or inline.
 * 
 * @maxItems 500
 */
forms?: WorkspaceForm[]
config?: WorkspaceConfig
/**
 * Events that count as a conversion.
 * 
 * @maxItems 500
 */
goals?: WorkspaceGoal[]
/**
 * Prices of language models.
 * 
 * @maxItems 500
 */
prices?: WorkspacePrice[]
/**
 * Queues to which flows hand conversations over.
 * 
 * @maxItems 500
 */
queues?: WorkspaceQueue[]
/**
 * Texts that people insert into their replies to visitors.
 * 
 * @maxItems 1000
 */
cannedAnswers?: WorkspaceCannedAnswer[]
/**
 * Services that flows call.
 * 
 * @maxItems 500
 */
connections?: WorkspaceConnection[]
/**
 * Templates of connections on the shelf of the workspace.
 * 
 * @maxItems 100
 */
connectionTemplates?: WorkspaceConnectionTemplate[]
/**
 * Sites that the crawler indexes.
 * 
 * @maxItems 500
 */
sources?: WorkspaceSource[]
/**
 * Senders whose signed calls raise domain events.
 * 
 * @maxItems 500
 */
inboundWebhooks?: WorkspaceInboundWebhook[]
/**
 * Pages of the installation on which visitors talk to one flow.
 * 
 * @maxItems 500
 */
hostedPages?: WorkspaceHostedPage[]
}
/**
 * The organisation that the workspace belongs to. Without an id it is the one of that name.
 */
export interface WorkspaceOrganization {
id?: WorkspaceId
name: WorkspaceName
}
/**
 * The value of an environment variable, read when the file is applied. The variables of the service itself (`contracts/environment.yaml`) are refused.
 */
export interface EnvReference {
/**
 * Name of the variable.
 */
env: string
}
/**
 * The workspace itself. Without an id it is the one of that name in the organisation.
 */
export interface WorkspaceSettings {
id?: WorkspaceId
name: WorkspaceName
/**
 * Language of visitors who send none; `en` for a new workspace.
 */
locale?: (Locale | EnvReference)
/**
 * IANA name of the zone in which dates are shown; `UTC` for a new workspace.
 */
timezone?: (string | EnvReference)
/**
 * ISO 4217 code that new goals start with; `USD` for a new workspace.
 */
currency?: (string | EnvReference)
}
/**
 * A role by its code.
 */
export interface WorkspaceRole {
/**
 * Name by which users hold it.
 */
code: string
name?: WorkspaceName
/**
 * Codes of its permissions, for example `service.flows.view`.
 * 
 * @maxItems 500
 */
permissions: string[]
}
/**
 * A user by e-mail address.
 */
export interface WorkspaceUser {
id?: WorkspaceId
/**
 * Address for signing in; unique over all workspaces, ignoring case.
 */
email: (string | EnvReference)
name: WorkspaceName
/**
 * Without one, a user cannot sign in until it is set; an existing one stays. Another one than before ends the user's sessions and revokes the tokens that the user had.
 */
password?: (string | EnvReference)
/**
 * `super_admin`, `admin`, or codes of roles. Only `--allow-global` creates or changes a user who is `super_admin`.
 * 
 * @maxItems 50
 */
roles?: string[]
active?: WorkspaceFlag
/**
 * Personal access tokens.
 * 
 * @maxItems 100
 */
tokens?: WorkspaceToken[]
}
/**
 * A personal access token, by its name among the user's. A revoked one stays revoked.
 */
export interface WorkspaceToken {
name: WorkspaceName
/**
 * Scopes of the token, for example `api:full` and `mcp`.
 * 
 * @maxItems 50
 */
scopes: string[]
/**
 * End of its life; null or absent for none.
 */
expiresAt?: (string | null | EnvReference)
value?: WorkspaceSecret
}
/**
 * A publishable key by its name.
 */
export interface WorkspaceKey {
id?: WorkspaceId
/**
 * Name for people; unique in the workspace.
 */
name: (string | EnvReference)
/**
 * The key itself; generated and printed when absent. It never changes.
 */
key?: (string | EnvReference)
/**
 * Only `active` opens anything; `revoked` is final. `active` for a new key.
 */
status?: ("active" | "paused" | "disabled" | "revoked")
/**
 * Origins whose pages may use the key; empty or absent for any. `https://*.acme.example` stands for every subdomain of `acme.example`.
 * 
 * @maxItems 200
 */
allowedOrigins?: (string | EnvReference)[]
/**
 * Names of the intents it may start; null or absent for all, empty for none.
 * 
 * @maxItems 500
 */
intents?: (string[] | null)
/**
 * Codes or ids of the forms it opens; null or absent for all, empty for none.
 * 
 * @maxItems 500
 */
forms?: (string[] | null)
/**
 * Whether a session that names an id of a customer must prove it with an identity token; `false` for a new key. The secrets that sign such tokens are made in the console or over the admin API.
 */
provenCustomersOnly?: boolean
webhook?: WorkspaceWebhook
/**
 * Kinds of the events that are sent to its webhook; null or absent for all, empty for none.
 */
webhookEvents?: (WorkspaceWebhookEvent[] | null)
}
/**
 * A flow in a separate file.
 */
export interface WorkspaceFlowFile {
id?: WorkspaceId
/**
 * Path of the file from the folder of this one.
 */
file: string
/**
 * Whether it is published; otherwise it is saved as a draft, and a published version stays.
 */
publish?: boolean
tests?: FlowTestSuite
}
/**
 * Expectations of a flow: its tests, and the required coverage.
 */
export interface FlowTestSuite {
coverage?: RequiredCoverage
/**
 * The tests.
 * 
 * @maxItems 100
 */
tests: FlowTest[]
}
/**
 * Shares in percent below which the tests fail even if each passes.
 */
export interface RequiredCoverage {
/**
 * Nodes that were entered.
 */
nodes?: number
/**
 * Ways out of branching nodes that were taken.
 */
branches?: number
}
/**
 * One conversation with the flow.
 */
export interface FlowTest {
/**
 * The promise of the test.
 */
name: string
/**
 * When the run starts.
 */
now?: string
/**
 * Result of random numbers: decides a `split`.
 */
random?: number
/**
 * Index of the branch that a `split` takes, by node id; of another flow by `<flow code>/<node id>`. `random` decides the others.
 */
splits?: {
[k: string]: number
}
/**
 * Node at which the run starts; the first node when absent.
 */
from?: string
/**
 * Variables of the conversation.
 */
variables?: {
[k: string]: unknown
}
/**
 * Context of the start.
 */
context?: {
[k: string]: unknown
}
/**
 * Entities of the start.
 */
entities?: {
[k: string]: unknown
}
/**
 * The conversation's customer.
 */
customer?: {
[k: string]: unknown
}
locale?: Locale
/**
 * Answers of `http` and `agent` nodes, by node id; of an HTTP tool of an `agent` node, by `<node id>/<tool>`. A flow that a tool runs is run. A call of an operation without one gets an example of what its document describes; a stub of such a call must fit that.
 */
stubs?: {
[k: string]: Stubs
}
/**
 * What happens, in order. The first step starts the run: with `say`, or with `event` where an event starts the flow.
 * 
 * @minItems 1
 */
steps: [FlowTestStep, ...(FlowTestStep)[]]
}
/**
 * What a call answers after all retries of its node: `text` of a model or the `toolCalls` it asks for, or `status`, `headers` and `body` of an HTTP service; the `passages` that an `answer` node or a tool `knowledge` finds, or the `documents` in which it looks for them, with the `text` of its model; or that it failed. A test fails where a stub has parts that the reply to its node lacks. A tool of an MCP server answers with `body` or `text`, or both.
 */
export interface Stub {
/**
 * The model's answer, or the text of a tool of an MCP server.
 */
text?: string
/**
 * Tools that the model calls, before the next request to it and its next answer.
 * 
 * @minItems 1
 * @maxItems 32
 */
toolCalls?: [StubbedToolCall, ...(StubbedToolCall)[]]
/**
 * Tokens that the model used, for the budget of `converse`.
 */
tokens?: number
/**
 * HTTP status; the call has failed unless it is from 200 to 299. A redirect is not followed.
 */
status?: number
/**
 * Response headers; the flow sees their names in small letters.
 */
headers?: {
[k: string]: string
}
/**
 * Response body, any JSON; a text is one that did not come as JSON.
 */
body?: {
[k: string]: unknown
}
/**
 * Passages that the question finds; none leaves the node unsure.
 * 
 * @maxItems 10
 */
passages?: []|[StubbedPassage]|[StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]|[StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage, StubbedPassage]
/**
 * Documents in which the question is looked for, by the ranking, `threshold` and number of passages of the node; instead of `passages`.
 * 
 * @maxItems 10
 */
documents?: []|[StubbedDocument]|[StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]|[StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument, StubbedDocument]
/**
 * The call fails with this message.
 */
fails?: string
/**
 * The workspace has spent its budget for language models: the call fails, and with `spent_handoff` the run is given to a person.
 */
budget?: ("spent" | "spent_handoff")
}
/**
 * The model calls a tool of its node.
 */
export interface StubbedToolCall {
/**
 * Name of the tool.
 */
name: string
/**
 * Its arguments.
 */
arguments?: {
[k: string]: unknown
}
}
/**
 * A passage of a document.
 */
export interface StubbedPassage {
/**
 * Its text.
 */
text: string
/**
 * Address of the document.
 */
url?: string
/**
 * Title of the document.
 */
title?: string
/**
 * Headings above it.
 */
headings?: string[]
}
/**
 * A document, which is cut into passages as one of a training source is.
 */
export interface StubbedDocument {
/**
 * Its content as Markdown.
 */
text: string
/**
 * Its address.
 */
url?: string
/**
 * Its title.
 */
title?: string
language?: Locale
}
/**
 * One input, and the expectations after it. A step with only an expectation has no input.
 */
export interface FlowTestStep {
/**
 * The visitor writes this.
 */
say?: string
/**
 * Intent that `say` means where the open question does not take it: its flow runs as an aside.
 */
intent?: string
/**
 * The visitor fills fields in, by name.
 */
answer?: {
[k: string]: unknown
}
/**
 * The visitor takes a choice, by id or label.
 */
choose?: string
/**
 * ISO 8601 duration that passes; timers that become due fire.
 */
advance?: string
event?: TestEvent
person?: TestPersonAct
expect?: Expectation
}
/**
 * A domain event is published.
 */
export interface TestEvent {
/**
 * Its name.
 */
name: string
/**
 * Its data.
 */
data?: {
[k: string]: unknown
}
}
/**
 * What has to be true after the step. Lists name exactly what the step brought; objects name what must be there, and more may be.
 */
export interface Expectation {
/**
 * State of the run.
 */
status?: ("waiting_input" | "waiting_time" | "completed" | "failed" | "aborted")
/**
 * Blocks that the step added, in order: a text (of a message, a prompt, a title), or `type` and parts of the payload.
 */
blocks?: (string | {
[k: string]: unknown
})[]
/**
 * Variables of the flow that is running.
 */
variables?: {
[k: string]: unknown
}
/**
 * Calls that the step made, with parts of each: `node`, `url`, `method`, `body`, `prompt`, …
 */
calls?: {
[k: string]: unknown
}[]
/**
 * Domain events that the step raised: `event` and parts of `data`.
 */
events?: {
[k: string]: unknown
}[]
/**
 * Goals that the step recorded: `code` and parts of `props`.
 */
goals?: {
[k: string]: unknown
}[]
/**
 * Passages that the `answer` nodes of the step found, the best first: each by the address or title of its document, or by either with one of its headings, as `https://help.acme.example/refunds#By card`.
 */
retrieves?: string[]
/**
 * Passages that prove the sentences which the step showed, in the order of their first quotes; named as in `retrieves`. Sentences without a proof are not shown, and cite nothing.
 */
cites?: string[]
/**
 * Reason of a handoff that the step asked for.
 */
handoff?: string
/**
 * The answer was refused: `field` and `rule` of each violation.
 */
rejected?: {
[k: string]: unknown
}[]
/**
 * Why the run failed or expired: `kind`, `nodeId`.
 */
failure?: {
[k: string]: unknown
}
}
/**
 * An inline flow with the fields of `flow.yaml`.
 */
export interface WorkspaceInlineFlow {
id?: WorkspaceId
/**
 * Whether it is published; otherwise it is saved as a draft, and a published version stays.
 */
publish?: boolean
tests?: FlowTestSuite
[k: string]: unknown
}
/**
 * A form in a separate file.
 */
export interface WorkspaceFormFile {
id?: WorkspaceId
/**
 * Path of the file from the folder of this one.
 */
file: string
/**
 * Whether it is live; otherwise it is a draft.
 */
publish?: boolean
}
/**
 * An inline form with the fields of `form.yaml`.
 */
export interface WorkspaceInlineForm {
id?: WorkspaceId
/**
 * Whether it is live; otherwise it is a draft.
 */
publish?: boolean
[k: string]: unknown
}
/**
 * Configuration values by scope. `global` and `organization` hold for other workspaces too; only `--allow-global` changes a global one.
 */
export interface WorkspaceConfig {
global?: WorkspaceConfigValues
organization?: WorkspaceConfigValues
tenant?: WorkspaceConfigValues
}
/**
 * Values by path (`<section>/<group>/<field>`); null takes an override back.
 */
export interface WorkspaceConfigValues {
[k: string]: unknown
}
/**
 * A goal by its code.
 */
export interface WorkspaceGoal {
id?: WorkspaceId
/**
 * Name by which conversions and flows refer to it.
 */
code: string
name: WorkspaceName
/**
 * `archived` is final; `active` for a new goal.
 */
status?: ("active" | "paused" | "archived")
match?: WorkspaceGoalMatch
value?: WorkspaceGoalValue
/**
 * ISO 4217 code of the value; the workspace's when absent, null without one.
 */
currency?: (string | null | EnvReference)
/**
 * Days in which a completion is attributed to a conversation; 30 for a new goal.
 */
windowDays?: number
}
export interface WorkspaceGoalMatch1 {
/**
 * The conversions endpoint, a client event, or a `goal` node.
 */
type: ("api" | "telemetry" | "flow")
/**
 * Name of the client event; needed for `telemetry`.
 */
name?: string
/**
 * Expression over `$event` that must hold; for `telemetry`.
 */
filter?: string
}
export interface WorkspaceGoalValue1 {
/**
 * Nothing, a fixed amount, or a property of the completion.
 */
mode: ("none" | "fixed" | "from_property")
amount?: WorkspaceAmount
/**
 * Property that holds the amount; needed for `from_property`.
 */
property?: string
}
/**
 * The price of a language model in US dollars for a thousand tokens.
 */
export interface WorkspacePrice {
id?: WorkspaceId
/**
 * Name of the model as replies report it.
 */
model: string
promptPer1k: WorkspaceAmount
completionPer1k: WorkspaceAmount
}
/**
 * A queue to which flows hand conversations over, by its code.
 */
export interface WorkspaceQueue {
id?: WorkspaceId
code: WorkspaceCode
name?: WorkspaceName
/**
 * Whether people claim its conversations, or are given them while they are online.
 */
assignment?: ("manual" | "automatic")
/**
 * Skills that a person needs to be given its conversations.
 * 
 * @maxItems 50
 */
skills?: string[]
/**
 * Conversations with which a person is given no more of this queue.
 */
perPerson?: number
/**
 * When conversations are assigned, in the time zone of the workspace; null for always.
 * 
 * @maxItems 50
 */
openingHours?: (WorkspaceOpeningTime[] | null)
/**
 * Whether the visitor is asked to rate the conversation when a person has ended it.
 */
asksRating?: boolean
/**
 * The language model that suggests replies to people; null for none.
 */
suggestions?: (WorkspaceSuggestions | null)
}
/**
 * A time of day on some days of the week.
 */
export interface WorkspaceOpeningTime {
/**
 * Days of the week, 1 for Monday.
 */
days: number[]
/**
 * Time at which it opens.
 */
from: string
/**
 * Time at which it closes.
 */
to: string
}
/**
 * A language model that suggests replies to people.
 */
export interface WorkspaceSuggestions {
connection: WorkspaceCode
/**
 * Name of the model.
 */
model: string
/**
 * How replies of the team sound and what they must not promise.
 */
instructions?: string
}
/**
 * A text that people insert into their replies to visitors, by its code.
 */
export interface WorkspaceCannedAnswer {
id?: WorkspaceId
code: WorkspaceCode
title: WorkspaceName
/**
 * What the visitor reads.
 */
text: string
/**
 * Language of the text; null where that does not matter.
 */
locale?: (Locale | null)
}
/**
 * A service that flows call, by its code.
 */
export interface WorkspaceConnection {
id?: WorkspaceId
code: WorkspaceCode
name?: WorkspaceName
/**
 * Kind of the called service.
 */
providerKey: ("http" | "mcp" | "openai" | "anthropic" | "openai_compatible" | "embeddings")
baseUrl?: WorkspaceUrl
/**
 * Secrets by name, one set that the kind takes: for `http` and `mcp` `bearer`, or `username` and `password`, or `headerName` and `headerValue`, or `tokenUrl`, `clientId`, `clientSecret` and perhaps `scope`, or `authorizationUrl`, `tokenUrl`, `clientId` and perhaps `clientSecret`, `scope` and `revocationUrl`, to which a person consents afterwards; for `mcp` also `clientId` and perhaps `clientSecret`; for language models `apiKey`. When absent, stored ones are kept, which have to fit as well and belong to their origin: an address of another one needs new ones with it.
 */
credentials?: {
[k: string]: WorkspaceSecret
}
/**
 * Whether flows may use it; `active` for a new one.
 */
status?: ("active" | "disabled")
/**
 * The OpenAPI document of the service (3.1, 3.0 or Swagger 2.0), or `{ file: PATH }` with the path of its file, JSON or YAML, from this one; for `http`. For `mcp` the list of its tools, `{ serverInfo, tools }`, in the form in which the server lists them. When absent, the stored one is kept.
 */
document?: {
[k: string]: unknown
}
}
/**
 * A template of connections, by its key.
 */
export interface WorkspaceConnectionTemplate {
id?: WorkspaceId
key: WorkspaceCode
/**
 * The template, as `connection-template.yaml` describes it, or `{ file: PATH }` with the path of its file, YAML or JSON, from this one.
 */
template: {
[k: string]: unknown
}
}
/**
 * A site that the crawler indexes. Without an id it is the one of that name.
 */
export interface WorkspaceSource {
id?: WorkspaceId
name: WorkspaceName
url: WorkspaceUrl
/**
 * Names of the publishable keys whose conversations are answered from it; null, or absent for a new one, for all.
 * 
 * @maxItems 50
 */
keys?: (string[] | null)
/**
 * Whether only conversations whose customer an identity token has proven are answered from it. New sources are open to all.
 */
provenCustomersOnly?: boolean
/**
 * What its documents are about, for the `labels` of `answer` nodes; none for a new one.
 * 
 * @maxItems 50
 */
labels?: string[]
/**
 * How often it is crawled; `manual` for a new one.
 */
schedule?: ("manual" | "hourly" | "daily" | "weekly")
}
/**
 * A sender whose signed calls raise a domain event. Without an id it is the one of that name.
 */
export interface WorkspaceInboundWebhook {
id?: WorkspaceId
name: WorkspaceName
/**
 * Name of the domain event.
 */
eventName: string
/**
 * How the sender signs.
 */
sender?: ("parley" | "stripe" | "github" | "shopify" | "slack" | "twilio" | "standard_webhooks")
secret: WorkspaceSecret
}
/**
 * A page on which visitors talk to one flow. Without an id it is the one of that address.
 */
export interface WorkspaceHostedPage {
id?: WorkspaceId
/**
 * Its address after `/c/`, unique in the installation.
 */
address: string
title: WorkspaceName
/**
 * Intent that the page begins with.
 */
intent: string
/**
 * Name of the publishable key that the page uses.
 */
key: string
/**
 * Colour of the chat; null, or absent for a new one, for that of the section `widget`.
 */
accent?: (string | null)
/**
 * Light or dark; `auto` for a new one.
 */
scheme?: ("auto" | "light" | "dark")
/**
 * Whether search engines may list it; false for a new one.
 */
indexed?: boolean
/**
 * Whether it is there; true for a new one.
 */
active?: boolean
}
