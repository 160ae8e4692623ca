import { isJsonObject, valueAt, RESERVED_NAMES, type Json } from '../json.ts'
import { escapePointer } from '../expressions/template.ts'
import { nearestName } from '../nearest-name.ts'
import { error, withSuggestion, type Finding, type Message } from './finding.ts'
import { resolved, shapeAt, typesOf, type SchemaName, type Shape } from './schema-shape.ts'
import { durationMeant, durationProblem } from './durations.ts'
import { patternInWords } from './pattern-words.ts'

/** A validator with Ajv's calling convention: false leaves `errors`. */
export interface SchemaValidator {
  (document: unknown): boolean
  errors?: SchemaError[] | null
}

/** Errors that become findings; each is compared with others. */
const ERRORS_AT_MOST = 1_000

/**
 * The schema violations of a document, one finding for each mistake. With `schema`, its name, the messages say what is
 * valid. Where there are too many of them, the last finding is about the whole document and says so.
 */
export function schemaFindings(
  validate: SchemaValidator,
  document: unknown,
  schema: SchemaName | null = 'flow',
): Finding[] {
  if (validate(document)) return []
  const reported = validate.errors ?? []
  const all = reported.slice(0, ERRORS_AT_MOST)
  const unions = mistakenUnions(all, document)
  const errors = all.filter(({ instancePath }) => !unions.some(path => isAtOrBelow(instancePath, path)))
  const findings = new Map<string, Finding>()
  const missing = new Set<Finding>()
  for (const found of withoutEchoes(errors, document)) {
    const message = messageOf(schema, document, found, typesAsked(errors, found))
    const finding = error(pathOf(found), 'schema', message, ABOUT_A_FIELD.has(found.keyword) ? { at: 'name' } : {})
    findings.set(`${finding.path} ${finding.message}`, finding)
    if (found.keyword === 'required') missing.add(finding)
  }
  for (const path of unions) findings.set(path, error(path, 'schema', unionMessage(path, document)))
  return [
    ...withoutMisspelt([...findings.values()], missing),
    ...(reported.length > all.length ? [error('', 'schema', 'has more mistakes, which are not listed')] : []),
  ]
}

const UNIONS: ReadonlySet<string> = new Set(['anyOf', 'oneOf'])
const ABOUT_A_FIELD: ReadonlySet<string> = new Set(['additionalProperties', 'propertyNames'])
const ABOUT_NAMES: ReadonlySet<string> = new Set(['pattern', 'not', 'minLength', 'maxLength', 'format'])

/**
 * Without redundant errors: those about the members of a union, if nothing else shows which member was meant, and those
 * about the names of an object's fields.
 */
function withoutEchoes(errors: readonly SchemaError[], document: unknown): SchemaError[] {
  const unions = new Set(errors.filter(({ keyword }) => UNIONS.has(keyword)).map(({ instancePath }) => instancePath))
  const informative = new Set(
    [...unions].filter(path =>
      errors.some(found => isAtOrBelow(found.instancePath, path) && !isAboutUnion(found, path)),
    ),
  )
  return errors.filter(found => {
    const { instancePath: path, keyword } = found
    if (keyword === 'if') return false
    if (ABOUT_NAMES.has(keyword) && isJsonObject(valueAt(document, path))) return false
    if (informative.has(path)) return !isAboutUnion(found, path)
    return !unions.has(path) || UNIONS.has(keyword)
  })
}

function isAboutUnion({ instancePath, keyword }: SchemaError, path: string): boolean {
  return instancePath === path && (keyword === 'type' || UNIONS.has(keyword))
}

/** The types that the members of a union would have taken. */
function typesAsked(errors: readonly SchemaError[], union: SchemaError): string[] {
  if (!UNIONS.has(union.keyword)) return []
  const typeErrors = errors.filter(
    ({ instancePath, keyword }) => instancePath === union.instancePath && keyword === 'type',
  )
  return [...new Set(typeErrors.flatMap(({ params }) => [params['type']].flat().map(String)))]
}

/** A field that is missing because it is misspelt is one mistake. */
function withoutMisspelt(findings: readonly Finding[], missing: ReadonlySet<Finding>): Finding[] {
  const suggested = new Set(
    findings.flatMap(({ path, suggestion }) =>
      suggestion === undefined ? [] : [`${path.slice(0, path.lastIndexOf('/'))}/${suggestion}`],
    ),
  )
  return findings.filter(finding => !(missing.has(finding) && suggested.has(finding.path)))
}

// A validator without the discriminator tries every member of a union and reports errors for each; those errors say
// nothing about the intended member. They are recognised by the error that `type` is not one of the other types.
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
  return typeof type === 'string' ? `is not a valid ${type} ${what}` : `is not a valid ${what}`
}

function pathOf({ instancePath, keyword, params }: SchemaError): string {
  const name = NAMED_BY[keyword]
  return name === undefined ? instancePath : `${instancePath}/${escapePointer(String(params[name]))}`
}

/** The error parameter that names a field of the object. */
const NAMED_BY: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  additionalProperties: 'additionalProperty',
  propertyNames: 'propertyName',
  discriminator: 'tag',
}

/** The parts of an Ajv error that are read here. */
interface SchemaError {
  instancePath: string
  keyword: string
  message?: string
  params: Record<string, unknown>
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  object: 'an object',
}
/** Maximum number of names to list if none is similar; more would not help. */
const LISTED_AT_MOST = 14

/** The message for a schema error. `types` are the types of the members, if the error concerns a union. */
function messageOf(schema: SchemaName | null, document: unknown, found: SchemaError, types: string[]): Message {
  const { instancePath, keyword, params } = found
  const value = valueAt(document, instancePath)
  switch (keyword) {
    case 'const':
      return { message: `must be ${String(params['allowedValue'])}, not ${shown(value)}` }
    case 'required':
      return { message: `${ownerOf(document, instancePath) ?? 'this'} needs "${String(params['missingProperty'])}"` }
    case 'additionalProperties':
      return unknownField(schema, document, instancePath, String(params['additionalProperty']))
    case 'propertyNames':
      return badName(schema, document, instancePath, String(params['propertyName']))
    case 'enum':
      return withSuggestion(
        `${shown(value)} is not one of ${(params['allowedValues'] as unknown[]).map(String).join(', ')}`,
        typeof value === 'string' ? nearestName(value, (params['allowedValues'] as unknown[]).map(String)) : undefined,
      )
    case 'discriminator':
      return unknownType(schema, document, instancePath, params['tagValue'])
    case 'type':
      return wrongType([params['type']].flat().map(String), value)
    case 'anyOf':
    case 'oneOf':
      return wrongType(types, value)
    case 'pattern':
    case 'format':
    case 'not':
      return unfit(shapeAt(schema, document, instancePath), value)
    default:
      return { message: limitInWords(found) }
  }
}

/** A field that its object does not have, with the one that was probably meant. */
function unknownField(schema: SchemaName | null, document: unknown, path: string, name: string): Message {
  const value = valueAt(document, path)
  const own = isJsonObject(value) ? value : {}
  const owner = ownerOf(document, path)
  if (own[name] === null && typeof valueBefore(own, name) === 'string')
    return { message: `"${name}" was split off the text before it, at a comma or colon; put that text in quotes` }
  const free = Object.keys(shapeAt(schema, document, path)?.properties ?? {}).filter(key => !(key in own))
  const message = `there is no field "${name}" ${owner === undefined ? 'here' : `in ${owner}`}`
  const nearest = nearestName(name, free)
  if (nearest !== undefined || free.length === 0 || free.length > LISTED_AT_MOST)
    return withSuggestion(message, nearest)
  return { message: `${message}; there are also ${free.join(', ')}` }
}

function valueBefore(own: Readonly<Record<string, unknown>>, name: string): unknown {
  const keys = Object.keys(own)
  return own[keys[keys.indexOf(name) - 1] ?? '']
}

/** A node with its type, if the path points to one. */
function ownerOf(document: unknown, path: string): string | undefined {
  const node = /^\/nodes\/\d+$/.test(path) ? valueAt(document, path) : undefined
  const type = isJsonObject(node) ? node['type'] : undefined
  return typeof type === 'string' ? `${article(type)} ${type} node` : undefined
}

function badName(schema: SchemaName | null, document: unknown, path: string, name: string): Message {
  const names = shapeAt(schema, document, path)?.propertyNames
  return unfit(names === undefined || schema === null ? undefined : resolved(schema, names, name), name)
}

function unknownType(schema: SchemaName | null, document: unknown, path: string, type: unknown): Message {
  const known = shapeAt(schema, document, path)
  const what = path.startsWith('/nodes') ? (path.includes('/tools/') ? 'tool' : 'node') : 'trigger'
  const types = known === undefined || schema === null ? [] : typesOf(schema, known)
  if (type === undefined) return { message: `"type" is missing; it is one of ${types.join(', ')}` }
  const message = `there is no ${what} type ${shown(type)}`
  const nearest = typeof type === 'string' ? nearestName(type, types) : undefined
  return nearest === undefined
    ? { message: `${message}; there are ${types.join(', ')}` }
    : withSuggestion(message, nearest)
}

function wrongType(types: readonly string[], value: unknown): Message {
  const expected = listed(types.map(type => TYPES[type] ?? type))
  const template = types.includes('string') ? unquotedTemplate(value) : undefined
  if (template !== undefined) return template
  const given = TYPES[Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value] ?? 'something else'
  const message = `must be ${expected}, not ${given}`
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  return { message: types.includes('string') && isPlain ? `${message}; put it in quotes` : message }
}

/** `{{ vars.name }}` without quotes: YAML parses it as an object whose only key is an object. */
export function unquotedTemplate(value: unknown): Message | undefined {
  const [name, ...others] = isJsonObject(value) ? Object.keys(value) : []
  if (!isJsonObject(value) || name === undefined || others.length > 0 || value[name] !== null) return undefined
  if (!name.startsWith('{')) return undefined
  const message = 'YAML reads {{ … }} without quotes as an object; put the text in quotes'
  return name.endsWith('}') ? { message, suggestion: `{${name}}` } : { message }
}

const FORMATS: Readonly<Record<string, string>> = {
  'email': 'an e-mail address',
  'uuid': 'a UUID',
  'date-time': 'an instant such as 2026-12-31T18:00:00Z',
}

function unfit(shape: Shape | undefined, value: unknown): Message {
  if (typeof value === 'string' && RESERVED_NAMES.has(value)) return { message: `the name "${value}" is reserved` }
  const { pattern, format, description = '', examples: [example] = [] } = shape ?? {}
  const words = pattern === undefined ? undefined : patternInWords(pattern)
  if (format === 'duration' && typeof value === 'string')
    return withSuggestion(durationProblem(value), durationMeant(value))
  const what = FORMATS[format ?? ''] ?? description.split(/[.;] ?/)[0] ?? ''
  const rule = words ?? (what === '' ? undefined : `it is ${what.slice(0, 1).toLowerCase()}${what.slice(1)}`)
  const message = `${shown(value)} does not fit${rule === undefined ? '' : `: ${rule}`}`
  const suggestion =
    typeof value !== 'string' || pattern === undefined ? undefined : nameMeant(value, pattern, example ?? '')
  if (suggestion !== undefined || example === undefined) return withSuggestion(message, suggestion)
  return { message: `${message}, such as ${example}` }
}

/** The text converted to a name: "Order status" is order_status or order-status. */
function nameMeant(text: string, pattern: string, example: string): string | undefined {
  const fits = new RegExp(pattern)
  const words =
    text
      .trim()
      .normalize('NFKD')
      .match(/[A-Za-z0-9]+/g) ?? []
  return (example.includes('-') ? ['-', '_'] : ['_', '-'])
    .flatMap(joint => [words.join(joint), words.join(joint).toLowerCase()])
    .find(name => name !== text && fits.test(name))
}

function limitInWords({ keyword, message, params }: SchemaError): string {
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'minimum':
      return `must be at least ${limit}`
    case 'maximum':
      return `must be at most ${limit}`
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`
    case 'maxLength':
      return `must have at most ${limit} characters`
    case 'minItems':
    case 'minProperties':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} entries`
    case 'maxItems':
    case 'maxProperties':
      return `must have at most ${limit} entries`
    case 'uniqueItems':
      return 'must not have the same entry twice'
    default:
      return message ?? keyword
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}

function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? 'an' : 'a'
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`
}
