// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * What kind of service it is.
 */
export type TemplateCategory = ("mail" | "messaging" | "help_desk" | "crm" | "shop" | "payments" | "calendar" | "sheets" | "models" | "projects")

/**
 * A ready connection to one service: its address, how it authenticates, where to get the key, the operations that flows need, and an example. Each file in `examples/connections/` is one; a workspace uploads its own.
 */
export interface ConnectionTemplate {
/**
 * Name of the service.
 */
name: string
category: TemplateCategory
/**
 * What flows do with it
 */
description: string
/**
 * Kind of connection.
 */
providerKey: ("http" | "openai" | "anthropic" | "openai_compatible")
/**
 * Address that paths are added to, with `{name}` for each value that differs between customers of the service; null for the own address of a model provider.
 */
baseUrl: (string | null)
/**
 * Domains of the service; every address in the template is at one of them.
 * 
 * @minItems 1
 * @maxItems 25
 */
domains: [string, ...(string)[]]
/**
 * What differs between customers of the service, besides the key.
 * 
 * @maxItems 25
 */
values?: TemplateValue[]
/**
 * What the service calls the key.
 */
keyLabel: string
/**
 * The credentials of the connection by their names, as the admin API takes them, with `{key}` for the key and `{name}` for other values.
 */
credentials: {
[k: string]: string
}
/**
 * How to get the key, one sentence for each step.
 * 
 * @minItems 1
 * @maxItems 25
 */
steps: [string, ...(string)[]]
/**
 * An OpenAPI document with the operations that flows need; only of an `http` connection.
 */
document?: {
[k: string]: unknown
}
example: TemplateExample
}
/**
 * A value that the address or the credentials contain under its name in braces.
 */
export interface TemplateValue {
/**
 * Its name; `key` is the key itself.
 */
name: string
/**
 * What people know it as.
 */
label: string
/**
 * What it consists of: letters, digits, hyphens and underscores; an e-mail address; a host name.
 */
kind: ("name" | "email" | "host")
/**
 * A value as it may be.
 */
example: string
}
/**
 * A flow that uses the connection under the name of the template's file, and its tests.
 */
export interface TemplateExample {
/**
 * The flow, as `flow.yaml` describes it.
 */
flow: {
[k: string]: unknown
}
/**
 * Its tests, as `flow-test.yaml` describes them.
 * 
 * @minItems 1
 * @maxItems 25
 */
tests: [{
[k: string]: unknown
}, ...({
[k: string]: unknown
})[]]
}
