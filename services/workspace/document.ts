import type { EnvReference, WorkspaceFile } from '../../generated/schemas/workspace.ts'
import type { WorkspaceLayout } from '../../generated/schemas/workspace-layout.ts'
import { workspace as validateSchema, workspaceLayout as validateLayout } from '../../generated/schemas/validators.js'
import { schemaFindings } from '../../domain/flow-validation/schema-findings.ts'
import type { SchemaName } from '../../domain/flow-validation/schema-shape.ts'
import { serviceVariables } from '../../generated/environment.ts'
import { asSentence, type Finding, type Variables } from './finding.ts'

type Resolved<T> = T extends EnvReference
  ? never
  : T extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T

/** A workspace file in which every `{ env: NAME }` is replaced by its value and every flow and form is inline. */
export type WorkspaceDocument = Resolved<WorkspaceFile>

export type DocumentOutcome =
  { outcome: 'valid'; document: WorkspaceDocument } | { outcome: 'invalid'; findings: Finding[] }

export type LayoutOutcome = { outcome: 'valid'; layout: WorkspaceLayout } | { outcome: 'invalid'; findings: Finding[] }

/** Keys whose values are not texts, so that the text of a variable is parsed as their type. */
const booleanKeys = new Set(['active', 'publish'])
const numberKeys = new Set(['amount', 'promptPer1k', 'completionPer1k'])

/** Inserts the environment's values and checks the file against its schema only. */
export function readDocument(raw: unknown, variables: Variables): DocumentOutcome {
  const findings: Finding[] = []
  const document = resolve(raw, '', variables, findings)
  if (!validateSchema(document))
    findings.push(...workspaceSchemaFindings(validateSchema.errors ?? [], document, 'workspace'))
  return findings.length > 0
    ? { outcome: 'invalid', findings }
    : { outcome: 'valid', document: document as WorkspaceDocument }
}

/** Definitions of flows and forms, and documents and templates of connections, are stored literally. */
export const DEFINITIONS = new RegExp(
  [
    String.raw`^/(?:flows|forms)/\d+/(?!id$)`,
    String.raw`^/connections/\d+/document(?:/|$)`,
    String.raw`^/connectionTemplates/\d+/template(?:/|$)`,
  ].join('|'),
)

function resolve(value: unknown, path: string, variables: Variables, findings: Finding[]): unknown {
  if (DEFINITIONS.test(path)) return value
  if (Array.isArray(value)) return value.map((item, index) => resolve(item, `${path}/${index}`, variables, findings))
  if (typeof value === 'string') return path.endsWith('/id') ? value.toLowerCase() : value
  if (!isObject(value)) return value
  const { env, ...rest } = value
  if (typeof env === 'string' && Object.keys(rest).length === 0) {
    if (serviceVariables.has(env)) {
      findings.push({ path, message: `The environment variable ${env} belongs to the service itself.` })
      return value
    }
    const text = variables[env]
    if (text !== undefined && text !== '') return fromText(text, path.slice(path.lastIndexOf('/') + 1))
    findings.push({ path, message: `The environment variable ${env} is not set.`, code: 'unset_environment' })
    return value
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      resolve(item, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, variables, findings),
    ]),
  )
}

function fromText(text: string, key: string): unknown {
  if (booleanKeys.has(key) && (text === 'true' || text === 'false')) return text === 'true'
  if (numberKeys.has(key) && /^\d+(\.\d+)?$/.test(text)) return Number(text)
  return text
}

interface SchemaError {
  instancePath: string
  schemaPath: string
  keyword: string
  message?: string
  params: Record<string, unknown>
}

/** Checks the layout file of a workspace file, with the positions of its flows' nodes. */
export function readLayout(raw: unknown): LayoutOutcome {
  return validateLayout(raw)
    ? { outcome: 'valid', layout: raw as WorkspaceLayout }
    : { outcome: 'invalid', findings: workspaceSchemaFindings(validateLayout.errors ?? [], raw, null) }
}

/** Findings of a schema, in sentences. With `schema`, its name, they say what is valid. */
function workspaceSchemaFindings(errors: SchemaError[], document: unknown, schema: SchemaName | null): Finding[] {
  const refusal = Object.assign(() => false, { errors: relevant(errors) })
  return schemaFindings(refusal, document, schema).map(({ path, message, at, suggestion }) => ({
    path: path === '' ? '/' : path,
    message: asSentence(message),
    ...(at === undefined ? {} : { at }),
    ...(suggestion === undefined ? {} : { suggestion }),
  }))
}

/** A value may also be a reference, a flow also a file: of such alternatives only the meant one is worth a sentence. */
function relevant(errors: SchemaError[]): SchemaError[] {
  const telling = errors.filter(
    error =>
      !error.schemaPath.includes('EnvReference') &&
      !['anyOf', 'if', 'not'].includes(error.keyword) &&
      !/\/Workspace(?:Flow|Form)File\//.test(error.schemaPath),
  )
  return telling.length > 0 ? telling : errors
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
