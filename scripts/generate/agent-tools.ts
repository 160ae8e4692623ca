import { Ajv2020 } from 'ajv/dist/2020.js'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { object, type Json, type JsonObject } from './bundle.ts'
import { addNullIsAbsent, nullIsAbsent } from './null-is-absent.ts'
import { referencesIn, type OpenRpcDocument, type RpcMethod, type ToolAnnotations, type ToolFacts } from './openrpc.ts'
import { moduleFiles, toModule, useFormats, withoutAnnotations } from './validators.ts'

export type AgentToolEntry = Omit<ToolFacts, 'extension' | 'annotations'> & {
  name: string
  description: string
  inputSchema: JsonObject
  outputSchema: JsonObject
  annotations: ToolAnnotations
  extension: boolean
}

type ToolMethod = RpcMethod & { 'x-mcp': ToolFacts }

const BANNER = '// Written by `make generate` from contracts/mcp/. Do not edit.'
const DEFINITION = '#/$defs/'
const COMPONENT = '#/components/schemas/'

/**
 * The agent tools as the server uses them, by path under `generated/`: types and tables in `agent-tools.ts`, and
 * validators that import no other file, of arguments (they fill in defaults) and of results (they change nothing).
 */
export async function agentToolFiles(document: OpenRpcDocument): Promise<Map<string, string>> {
  const tools = document.methods.filter(isTool)
  const protocol = document.methods.filter(method => !isTool(method))
  return new Map([
    ['agent-tools.ts', await toolsModule(document, tools, protocol)],
    ...validatorFiles(document, tools, protocol),
  ])
}

/** Each tool's entry in `tools/list`, and the data for calling it, in the order of the document. */
export function agentTools(document: OpenRpcDocument): AgentToolEntry[] {
  return document.methods.filter(isTool).map(method => {
    const { title, type, scope, permission, annotations, idempotencyKey, alias, extension } = method['x-mcp']
    return {
      name: method.name,
      alias,
      title,
      description: method.description,
      type,
      scope,
      permission,
      idempotencyKey,
      extension: extension ?? false,
      annotations,
      inputSchema: inputSchema(method, document),
      outputSchema: outputSchema(method, document),
    }
  })
}

/**
 * Many clients do not follow references in arguments: they are written out. Unknown keys are refused at every level,
 * since a misspelt filter must not widen a report.
 */
export function inputSchema(method: RpcMethod, document: OpenRpcDocument): JsonObject {
  return object(closed(inlined(argumentsSchema(method), document)))
}

/** References point to the schema's own `$defs`: a client that cannot resolve one refuses the whole list. */
export function outputSchema(method: RpcMethod, document: OpenRpcDocument): JsonObject {
  const schema = method.result?.schema ?? { type: 'object' }
  const name = referencesIn(schema)[0]
  const root = schema['$ref'] === undefined ? schema : component(document, name ?? '')
  const needed = reachable(root, document)
  const definitions = Object.fromEntries(needed.map(inner => [inner, localised(component(document, inner))]))
  return { ...object(localised(root)), ...(needed.length === 0 ? {} : { $defs: definitions }) }
}

function isTool(method: RpcMethod): method is ToolMethod {
  return method['x-mcp'] !== undefined
}

function argumentsSchema(method: RpcMethod): JsonObject {
  const required = method.params.filter(param => param.required === true).map(param => param.name)
  const properties = Object.fromEntries(
    method.params.map(({ name, description, schema }) => [name, described(schema, description)]),
  )
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }), additionalProperties: false }
}

function described(schema: JsonObject, description: string | undefined): JsonObject {
  return description === undefined ? schema : { ...schema, description }
}

function inlined(value: Json, document: OpenRpcDocument): Json {
  if (Array.isArray(value)) return value.map(item => inlined(item, document))
  if (value === null || typeof value !== 'object') return value
  const { $ref: reference, ...rest } = value
  const own = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, inlined(item, document)]))
  if (typeof reference !== 'string') return own
  return { ...object(inlined(component(document, reference.slice(COMPONENT.length)), document)), ...own }
}

function closed(value: Json): Json {
  if (Array.isArray(value)) return value.map(closed)
  if (value === null || typeof value !== 'object') return value
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'default' || key === 'enum' ? item : closed(item)]),
  )
  const describesKeys = inner['type'] === 'object' && inner['properties'] !== undefined
  return describesKeys && inner['additionalProperties'] === undefined
    ? { ...inner, additionalProperties: false }
    : inner
}

function component(document: OpenRpcDocument, name: string): JsonObject {
  const schema = document.components.schemas[name]
  if (schema === undefined) throw new Error(`no component schema ${name}`)
  return schema
}

function reachable(schema: JsonObject, document: OpenRpcDocument): string[] {
  const found = new Set<string>()
  const visit = (value: Json): void => {
    for (const name of referencesIn(value)) {
      if (found.has(name)) continue
      found.add(name)
      visit(component(document, name))
    }
  }
  visit(schema)
  return [...found].sort()
}

function localised(value: Json): Json {
  return JSON.parse(JSON.stringify(value).replaceAll(`"$ref":"${COMPONENT}`, `"$ref":"${DEFINITION}`)) as Json
}

/** `analytics.run_report` → `AnalyticsRunReport`. */
function pascalCase(name: string): string {
  return name
    .split(/[._/]/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

function camelCase(name: string): string {
  const pascal = pascalCase(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

async function toolsModule(document: OpenRpcDocument, tools: ToolMethod[], protocol: RpcMethod[]): Promise<string> {
  const errors = Object.fromEntries(
    Object.entries(document.components.errors).map(([name, { code, message }]) => [name, { code, message }]),
  )
  const resources = Object.fromEntries(
    Object.entries(document['x-resources']).map(
      ([name, { uriTemplate, title, description, mimeType, scope, permission }]) => [
        name,
        { uriTemplate, name, title, description, mimeType, scope, permission },
      ],
    ),
  )
  return [
    BANNER,
    await toolTypes(document, tools),
    TOOL_TYPES,
    '/** Protocol revisions that begin with `initialize`, the newest first. */',
    constant('agentProtocolVersions', document['x-protocol-versions']),
    '/** Those without a handshake. */',
    constant('agentStatelessVersions', document['x-stateless-protocol-versions']),
    constant('agentProtocolDefault', document['x-default-protocol-version']),
    "/** The protocol's own methods. */",
    constant(
      'agentMethods',
      protocol.map(method => method.name),
    ) + 'export type AgentMethod = (typeof agentMethods)[number]\n',
    '/** JSON-RPC errors of the gateway. */',
    constant('agentErrors', errors) + 'export type AgentErrorName = keyof typeof agentErrors\n',
    '/** Scopes of personal access tokens, each with the scopes it implies. */',
    constant('agentScopes', document['x-scopes']) + 'export type AgentScope = keyof typeof agentScopes\n',
    constant('agentResources', resources) + 'export type AgentResourceKind = keyof typeof agentResources\n',
    '/** What the gateway says to the model of a client that connects. */',
    constant('agentInstructions', document['x-instructions']),
    PROMPT_TYPE,
    `export const agentPrompts: Readonly<Record<string, AgentPrompt>> = ${json(document['x-prompts'])}\n`,
    `export const agentTools: readonly AgentTool[] = ${json(agentTools(document))}\n`,
  ].join('\n')
}

const TOOL_TYPES = `export type AgentToolName = keyof AgentToolTypes
export type AgentToolArguments<Name extends AgentToolName> = AgentToolTypes[Name]['arguments']
export type AgentToolResult<Name extends AgentToolName> = AgentToolTypes[Name]['result']

/** One tool as \`tools/list\` shows it, with what a call of it needs. */
export interface AgentTool {
  readonly name: AgentToolName
  /** The name without a dot, for clients that refuse dots. */
  readonly alias: string
  readonly title: string
  readonly description: string
  readonly type: 'read' | 'write' | 'external'
  readonly scope: AgentScope
  readonly permission: string
  /** Whether \`Idempotency-Key\` is honoured. */
  readonly idempotencyKey: boolean
  /** Whether the tool goes beyond the specified ones. */
  readonly extension: boolean
  readonly annotations: {
    readonly readOnlyHint: boolean
    readonly destructiveHint: boolean
    readonly idempotentHint: boolean
    readonly openWorldHint: boolean
  }
  readonly inputSchema: Readonly<Record<string, unknown>>
  readonly outputSchema: Readonly<Record<string, unknown>>
}
`

const PROMPT_TYPE = `/** A prompt; \`{{name}}\` in its text stands for an argument. */
export interface AgentPrompt {
  readonly title: string
  readonly description: string
  readonly scope: AgentScope
  readonly permission: string
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[]
  readonly text: string
}
`

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${json(value)} as const\n`
}

async function toolTypes(document: OpenRpcDocument, tools: ToolMethod[]): Promise<string> {
  const definitions = object(withoutDescribedReferences({ ...document.components.schemas }))
  const properties: JsonObject = {}
  for (const method of tools) {
    const name = `${pascalCase(method.name)}Arguments`
    definitions[name] = withoutDescribedReferences(argumentsSchema(method))
    const types = { arguments: { $ref: `${COMPONENT}${name}` }, result: method.result?.schema ?? {} }
    properties[method.name] = {
      type: 'object',
      properties: types,
      required: ['arguments', 'result'],
      additionalProperties: false,
    }
  }
  const schema = localised({
    description: 'Arguments and result of each tool.',
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
    $defs: definitions,
  })
  const types = await compile(schema as JSONSchema, 'AgentToolTypes', {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
    unreachableDefinitions: true,
    unknownAny: true,
    format: false,
  })
  return types
    .replace(/( \*\s*\n)* \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n/g, '')
    .replaceAll('/**\n */\n', '')
}

/** A reference with its own description would become a second type of the same shape. */
function withoutDescribedReferences(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutDescribedReferences)
  if (value === null || typeof value !== 'object') return value
  if (typeof value['$ref'] === 'string') return { $ref: value['$ref'] }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutDescribedReferences(item)]))
}

function validatorFiles(document: OpenRpcDocument, tools: ToolMethod[], protocol: RpcMethod[]): [string, string][] {
  const input = strictAjv(document, true)
  addNullIsAbsent(input)
  for (const method of tools)
    input.addSchema(withoutAnnotations(nullIsAbsent(inputSchema(method, document), {})), camelCase(method.name))
  const output = strictAjv(document, false)
  const answering = [...tools, ...protocol].filter(method => method.result !== undefined)
  for (const method of answering)
    output.addSchema(withoutAnnotations(object(relocated(method.result?.schema ?? {}))), camelCase(method.name))
  const kinds = Object.keys(document['x-resources'])
  for (const kind of kinds)
    output.addSchema(
      withoutAnnotations(object(relocated(document['x-resources'][kind]?.schema ?? {}))),
      resourceValidator(kind),
    )
  const inputs = toModule(
    input,
    tools.map(method => camelCase(method.name)),
  )
  const outputs = toModule(output, [
    ...answering.map(method => camelCase(method.name)),
    ...kinds.map(resourceValidator),
  ])
  const entry =
    (from: string) =>
    ({ name }: { name: string }): string =>
      `  '${name}': ${from}.${camelCase(name)},`
  const code = [
    BANNER,
    "import * as inputs from './agent-tools/arguments.js'",
    "import * as outputs from './agent-tools/results.js'",
    '',
    'export const validateArguments = {',
    ...tools.map(entry('inputs')),
    '}',
    '',
    'export const validateResult = {',
    ...tools.map(entry('outputs')),
    '}',
    '',
    'export const validateProtocolResult = {',
    ...protocol.filter(method => method.result !== undefined).map(entry('outputs')),
    '}',
    '',
    'export const validateResource = {',
    ...kinds.map(kind => `  '${kind}': outputs.${resourceValidator(kind)},`),
    '}',
    '',
  ].join('\n')
  return [
    ...moduleFiles('validators/agent-tools/arguments', inputs),
    ...moduleFiles('validators/agent-tools/results', outputs),
    ['validators/agent-tools.js', code],
    ['validators/agent-tools.d.ts', VALIDATOR_TYPES],
  ]
}

const VALIDATOR_TYPES = `${BANNER}
import type { ValidateFunction } from 'ajv'
import type { AgentMethod, AgentResourceKind, AgentToolName } from '../agent-tools.ts'
import type { AgentToolArguments, AgentToolResult } from '../agent-tools.ts'

/** Fills in the defaults of what it checks. */
export declare const validateArguments: { readonly [Name in AgentToolName]: ValidateFunction<AgentToolArguments<Name>> }
export declare const validateResult: { readonly [Name in AgentToolName]: ValidateFunction<AgentToolResult<Name>> }
export declare const validateProtocolResult: {
  readonly [Name in Exclude<AgentMethod, 'notifications/initialized' | 'notifications/cancelled'>]: ValidateFunction
}
/** Checks the parsed JSON text of a resource. */
export declare const validateResource: { readonly [Kind in AgentResourceKind]: ValidateFunction }
`

function strictAjv(document: OpenRpcDocument, useDefaults: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    useDefaults,
    code: { source: true, esm: true, lines: true },
  })
  useFormats(ajv)
  // Under a separate key: Ajv's strict mode does not know the keyword `components`.
  const definitions = withoutAnnotations({ $defs: object(localised({ ...document.components.schemas })) })
  ajv.addSchema(definitions, 'urn:parley:agent-gateway')
  return ajv
}

function relocated(value: Json): Json {
  return JSON.parse(
    JSON.stringify(value).replaceAll(`"$ref":"${COMPONENT}`, `"$ref":"urn:parley:agent-gateway${DEFINITION}`),
  ) as Json
}

function resourceValidator(kind: string): string {
  return `resource${pascalCase(kind)}`
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
