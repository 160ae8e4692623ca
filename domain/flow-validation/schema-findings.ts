import { isJsonObject, type Json } from '../json.ts'
import { valueAt } from '../json-pointer.ts'
import { escapePointer } from '../expressions/template.ts'
import { error, type Finding } from './finding.ts'
import { messageOf, type SchemaError } from './schema-messages.ts'
import type { SchemaName } from './schema-shape.ts'

/** A validator with Ajv's calling convention: false leaves `errors`. */
export interface SchemaValidator {
  (document: unknown): boolean
  errors?: SchemaError[] | null
}

/**
 * What the schema says about a document, one finding for each mistake. With `schema`, its name, the messages say what
 * would be right.
 */
export function schemaFindings(
  validate: SchemaValidator,
  document: unknown,
  schema: SchemaName | null = 'flow',
): Finding[] {
  if (validate(document)) return []
  const all = validate.errors ?? []
  const unions = mistakenUnions(all, document)
  const errors = all.filter(({ instancePath }) => !unions.some(path => isAtOrBelow(instancePath, path)))
  const findings = new Map<string, Finding>()
  const missing = new Set<Finding>()
  for (const found of withoutEchoes(errors, document)) {
    const { message, suggestion } = messageOf(schema, document, found, typesAsked(errors, found))
    const finding = error(pathOf(found), 'schema', message, {
      ...(suggestion === undefined ? {} : { suggestion }),
      ...(ABOUT_A_FIELD.has(found.keyword) ? { at: 'name' } : {}),
    })
    findings.set(`${finding.path} ${finding.message}`, finding)
    if (found.keyword === 'required') missing.add(finding)
  }
  for (const path of unions) findings.set(path, error(path, 'schema', unionMessage(path, document)))
  return withoutMisspelt([...findings.values()], missing)
}

const UNIONS: ReadonlySet<string> = new Set(['anyOf', 'oneOf'])
const ABOUT_A_FIELD: ReadonlySet<string> = new Set(['additionalProperties', 'propertyNames'])
const ABOUT_NAMES: ReadonlySet<string> = new Set(['pattern', 'not', 'minLength', 'maxLength', 'format'])

/**
 * Without the complaints that another one repeats: those about the members of a union, where nothing else in one of
 * them tells which was meant, and those about the names of an object's fields.
 */
function withoutEchoes(errors: readonly SchemaError[], document: unknown): SchemaError[] {
  const unions = new Set(errors.filter(({ keyword }) => UNIONS.has(keyword)).map(({ instancePath }) => instancePath))
  const telling = new Set(
    [...unions].filter(path =>
      errors.some(found => isAtOrBelow(found.instancePath, path) && !isAboutUnion(found, path)),
    ),
  )
  return errors.filter(found => {
    const { instancePath: path, keyword } = found
    if (keyword === 'if') return false
    if (ABOUT_NAMES.has(keyword) && isJsonObject(valueAt(document, path))) return false
    if (telling.has(path)) return !isAboutUnion(found, path)
    return !unions.has(path) || UNIONS.has(keyword)
  })
}

function isAboutUnion({ instancePath, keyword }: SchemaError, path: string): boolean {
  return instancePath === path && (keyword === 'type' || UNIONS.has(keyword))
}

/** The types that the members of a union would have taken. */
function typesAsked(errors: readonly SchemaError[], union: SchemaError): string[] {
  if (!UNIONS.has(union.keyword)) return []
  const asked = errors.filter(({ instancePath, keyword }) => instancePath === union.instancePath && keyword === 'type')
  return [...new Set(asked.flatMap(({ params }) => [params['type']].flat().map(String)))]
}

/** A field that is missing because it is misspelt is one mistake. */
function withoutMisspelt(findings: readonly Finding[], missing: ReadonlySet<Finding>): Finding[] {
  const meant = new Set(
    findings.flatMap(({ path, suggestion }) =>
      suggestion === undefined ? [] : [`${path.slice(0, path.lastIndexOf('/'))}/${suggestion}`],
    ),
  )
  return findings.filter(finding => !(missing.has(finding) && meant.has(finding.path)))
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
  const name = NAMED_BY[keyword]
  return name === undefined ? instancePath : `${instancePath}/${escapePointer(String(params[name]))}`
}

/** The parameter that names a field of the object which a complaint is about. */
const NAMED_BY: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  additionalProperties: 'additionalProperty',
  propertyNames: 'propertyName',
  discriminator: 'tag',
}
