import { object, operationsOf, pointed, text, type Json, type JsonObject } from './bundle.ts'
import { camelCase } from './sdk-document.ts'

/** The name of a body until `flatten` has put its properties beside the parameters. */
const FLAT = 'flatBody'

/**
 * The document in which each JSON body has the name of its argument in the client: `body`, or the one that `flatten`
 * knows. That is for an object with a list of properties, none of which has the name of a parameter; a list, a union, a
 * map and an object with such a name stay an argument of their own.
 */
export function withNamedBodies(document: JsonObject): JsonObject {
  const copy = structuredClone(document)
  for (const { operation, shared } of operationsOf(copy)) {
    const schema = jsonBody(operation, copy)
    if (schema === undefined) continue
    const parameters = new Set([...shared, ...((operation['parameters'] ?? []) as Json[])].map(nameIn(copy)))
    operation['x-codegen-request-body-name'] = isFlat(schema, parameters) ? FLAT : 'body'
  }
  return copy
}

function jsonBody(operation: JsonObject, document: JsonObject): JsonObject | undefined {
  if (operation['requestBody'] === undefined) return undefined
  const body = pointed(document, operation['requestBody'])
  const json = object(body['content'])['application/json']
  return json === undefined ? undefined : pointed(document, object(json)['schema'] ?? {})
}

function isFlat(schema: JsonObject, parameters: ReadonlySet<string>): boolean {
  const hasNoOthers = (schema['additionalProperties'] ?? false) === false
  const names = Object.keys(object(schema['properties'] ?? {}))
  return schema['type'] === 'object' && hasNoOthers && names.length > 0 && names.every(name => !parameters.has(name))
}

const nameIn = (document: JsonObject) => (parameter: Json) => {
  const { in: position, name } = pointed(document, parameter)
  return position === 'header' ? camelCase(text(name)) : text(name)
}

const ARGUMENTS = new RegExp(
  `export interface (\\w+) \\{\\n((?:    .*\\n)*?)    ${FLAT}: (\\w+);\\n((?:    .*\\n)*)\\}`,
  'g',
)
const REQUIRED = new RegExp(`( +)if \\(requestParameters\\['${FLAT}'\\] == null\\) \\{[^]*?\\n\\1\\}\\n`)
const SENT = new RegExp(`body: requestParameters\\['${FLAT}'\\],`)

/** A class of the generated client whose operations take the properties of their body beside their parameters. */
export function flatten(source: string): string {
  const parameters = new Map<string, string[]>()
  const typed = source.replace(ARGUMENTS, (_, name: string, before: string, body: string, after: string) => {
    const others = before + after
    parameters.set(
      name,
      [...others.matchAll(/^ {4}(\w+)\??:/gm)].map(([, parameter = '']) => parameter),
    )
    return `export type ${name} = ${body}${others === '' ? ';' : ` & {\n${others}};`}`
  })
  const flat = [...parameters].reduce((changed, [name, names]) => sentFlat(changed, name, names), typed)
  if (flat.includes(FLAT)) throw new Error('the generator writes bodies in a form that flat-bodies.ts does not know')
  return flat
}

function sentFlat(source: string, argumentsType: string, parameters: readonly string[]): string {
  const start = source.indexOf(`RequestOpts(requestParameters: ${argumentsType}`)
  const end = source.indexOf('\n    }\n', start)
  const body = parameters.length === 0 ? 'body' : `{ ${parameters.join(', ')}, ...body }`
  const method = source
    .slice(start, end)
    .replace(REQUIRED, `$1const ${body} = requestParameters;\n`)
    .replace(SENT, 'body,')
  return source.slice(0, start) + method + source.slice(end)
}
