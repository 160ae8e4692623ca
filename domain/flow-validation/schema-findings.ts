import { isJsonObject, type Json } from '../json.ts'
import { escapePointer } from '../expressions/template.ts'
import { error, type Finding } from './finding.ts'

/** As much of an Ajv error as is read here. */
export interface SchemaError {
  instancePath: string
  keyword: string
  message?: string
  params: Record<string, unknown>
}

/** A validator with Ajv's calling convention: false leaves `errors`. */
export interface SchemaValidator {
  (document: unknown): boolean
  errors?: SchemaError[] | null
}

/** What the schema says about a document, one finding per complaint. */
export function schemaFindings(validate: SchemaValidator, document: unknown): Finding[] {
  if (validate(document)) return []
  const errors = validate.errors ?? []
  const unions = mistakenUnions(errors, document)
  const findings = new Map<string, Finding>()
  for (const found of errors) {
    if (found.keyword === 'if' || unions.some(path => isAtOrBelow(found.instancePath, path))) continue
    const finding = error(pathOf(found), 'schema', messageOf(found))
    findings.set(`${finding.path} ${finding.message}`, finding)
  }
  for (const path of unions) findings.set(path, error(path, 'schema', unionMessage(path, document)))
  return [...findings.values()]
}

// A validator made without the discriminator tries every member of a union and complains about each; those complaints
// say nothing about the member that was meant. They are known by the complaint that `type` is none of the others'
// types.
function mistakenUnions(errors: readonly SchemaError[], document: unknown): string[] {
  const paths = new Set<string>()
  for (const { keyword, instancePath } of errors)
    if (keyword === 'const' && /^\/(nodes|triggers)\/\d+\/type$/.test(instancePath))
      paths.add(instancePath.slice(0, -'/type'.length))
  return isJsonObject(document) ? [...paths] : []
}

function isAtOrBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`)
}

function unionMessage(path: string, document: unknown): string {
  const [, list = '', index = ''] = path.split('/')
  const items = isJsonObject(document) ? document[list] : undefined
  const item: Json | undefined = Array.isArray(items) ? items[Number(index)] : undefined
  const type = isJsonObject(item) ? item['type'] : undefined
  const what = list === 'nodes' ? 'node' : 'trigger'
  return typeof type === 'string' ? `is no valid ${type} ${what}` : `is no valid ${what}`
}

function pathOf({ instancePath, keyword, params }: SchemaError): string {
  if (keyword === 'required') return `${instancePath}/${escapePointer(String(params['missingProperty']))}`
  if (keyword === 'additionalProperties')
    return `${instancePath}/${escapePointer(String(params['additionalProperty']))}`
  if (keyword === 'propertyNames') return `${instancePath}/${escapePointer(String(params['propertyName']))}`
  return instancePath
}

function messageOf({ keyword, message, params }: SchemaError): string {
  switch (keyword) {
    case 'required':
      return 'is missing'
    case 'additionalProperties':
      return 'is not known here'
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).map(String).join(', ')}`
    case 'discriminator':
      return `is no known type (${String(params['tagValue'])})`
    default:
      return message ?? keyword
  }
}
