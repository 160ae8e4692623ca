// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * A fixed identifier (UUID).
 */
export type WorkspaceId = (string | EnvReference)
/**
 * A name for people.
 */
export type WorkspaceName = (string | EnvReference)
/**
 * A language as a BCP 47 tag (RFC 5646, section 2.1), in upper or lower case; an underscore counts as a hyphen. The pattern is that of a well-formed tag.
 */
export type Locale = string
export type WorkspaceFlag = (boolean | EnvReference)
/**
 * A secret. Better read from the environment than written here.
 */
export type WorkspaceSecret = (string | EnvReference)
/**
 * Where events of the key are sent. It is fixed when the key is made; another address or secret needs another key.
 */
export type WorkspaceWebhook = ({
url: WorkspaceUrl
/**
 * Signing secret; made and printed once when absent.
 */
secret?: (string | EnvReference)
} | null)
/**
 * An absolute URL without a user name or password, which belong in `credentials`.
 */
export type WorkspaceUrl = (string | EnvReference)
/**
 * A flow (`flow.yaml`), either in a file beside this one or inline.
 */
export type WorkspaceFlow = (WorkspaceFlowFile | WorkspaceInlineFlow)
/**
 * A form (`form.yaml`), either in a file beside this one or inline.
 */
export type WorkspaceForm = (WorkspaceFormFile | WorkspaceInlineForm)
/**
 * What completes the goal; `{ type: api }` when absent.
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
 * A workspace as configuration: one file that describes it whole and can be applied any number of times. What the file names is created or brought to the described state; what it does not name stays as it is. A value written `{ env: NAME }` is read from the environment when the file is applied; flow and form definitions are taken as they stand. Ids are optional; a given one is fixed, an omitted one is found by name or made.
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
 * What counts as a conversion.
 * 
 * @maxItems 500
 */
goals?: WorkspaceGoal[]
/**
 * What language models cost.
 * 
 * @maxItems 500
 */
prices?: WorkspacePrice[]
/**
 * Services that flows call.
 * 
 * @maxItems 500
 */
connections?: WorkspaceConnection[]
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
 * Language of visitors who name none; `en` for a new workspace.
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
 * Codes of what it allows, for example `service.flows.view`.
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
 * With what the user signs in; unique over all workspaces, whatever the case.
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
 * What the token may be used for, for example `api:full` and `mcp`.
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
 * The key itself; made and printed when absent. It never changes.
 */
key?: (string | EnvReference)
/**
 * Only `active` opens anything; `revoked` is final. `active` for a new key.
 */
status?: ("active" | "paused" | "disabled" | "revoked")
/**
 * Origins whose pages may use the key; empty or absent for any.
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
webhook?: WorkspaceWebhook
}
/**
 * A flow in a file of its own.
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
}
/**
 * A flow that stands here, with the fields of `flow.yaml`.
 */
export interface WorkspaceInlineFlow {
id?: WorkspaceId
/**
 * Whether it is published; otherwise it is saved as a draft, and a published version stays.
 */
publish?: boolean
[k: string]: unknown
}
/**
 * A form in a file of its own.
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
 * A form that stands here, with the fields of `form.yaml`.
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
 * A service that flows call, by its code.
 */
export interface WorkspaceConnection {
id?: WorkspaceId
code: WorkspaceCode
name?: WorkspaceName
/**
 * What speaks at the other end.
 */
providerKey: ("http" | "openai" | "anthropic" | "openai_compatible")
baseUrl?: WorkspaceUrl
/**
 * Secrets by name, one set that the kind takes: for `http` `bearer`, or `username` and `password`, or `headerName` and `headerValue`, or `tokenUrl`, `clientId`, `clientSecret` and perhaps `scope`; for language models `apiKey`. When absent, stored ones are kept, which have to fit as well and belong to their origin: an address of another one needs new ones with it.
 */
credentials?: {
[k: string]: WorkspaceSecret
}
/**
 * Whether flows may use it; `active` for a new one.
 */
status?: ("active" | "disabled")
}
/**
 * A site that the crawler indexes. Without an id it is the one of that name.
 */
export interface WorkspaceSource {
id?: WorkspaceId
name: WorkspaceName
url: WorkspaceUrl
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
secret: WorkspaceSecret
}
