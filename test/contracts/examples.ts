import { readFileSync } from 'node:fs'
import type { Operation } from '../../generated/operations.ts'
import type { Loose } from './callers.ts'

export type ExampleRequest = { path: string; query: Record<string, string>; body: unknown }

/** A request built from the examples in the operation's document: required parameters, and the first body. */
export function exampleOf(operation: Operation): ExampleRequest {
  const document = documentOf(operation.surface)
  const pathItem = document['paths'][operation.path] as Loose
  const described = pathItem[operation.method] as Loose
  const parameters = [
    ...((pathItem['parameters'] ?? []) as Loose[]),
    ...((described['parameters'] ?? []) as Loose[]),
  ].map(parameter => resolve(document, parameter))
  const required = (place: string) =>
    parameters.filter(parameter => parameter['in'] === place && parameter['required'] === true)
  const content = (
    described['requestBody'] === undefined ? {} : resolve(document, described['requestBody'] as Loose)['content']
  ) as Loose
  const media = (content['application/json'] ?? content['application/x-www-form-urlencoded']) as Loose | undefined
  return {
    path: required('path').reduce(
      (path, parameter) =>
        path.replace(`{${String(parameter['name'])}}`, encodeURIComponent(String(exampleValue(parameter)))),
      operation.path,
    ),
    query: Object.fromEntries(
      required('query').map(parameter => [String(parameter['name']), String(exampleValue(parameter))]),
    ),
    body: media === undefined ? undefined : exampleValue(media),
  }
}

/** All examples that the document has of the operation's JSON body. */
export function exampleBodiesOf(operation: Operation): object[] {
  const document = documentOf(operation.surface)
  const described = document['paths'][operation.path][operation.method] as Loose
  const { example, examples } = resolve(document, described['requestBody'] as Loose)['content'][
    'application/json'
  ] as Loose
  const named = Object.values((examples ?? {}) as Record<string, Loose>).map(({ value }) => value as object)
  return example === undefined ? named : [example as object]
}

export type ParameterOf = { name: string; place: string; schema: Loose }

/** The parameters of the operation's own document. */
export function parametersOf(operation: Operation): ParameterOf[] {
  const document = documentOf(operation.surface)
  const pathItem = document['paths'][operation.path] as Loose
  return [
    ...((pathItem['parameters'] ?? []) as Loose[]),
    ...(((pathItem[operation.method] as Loose)['parameters'] ?? []) as Loose[]),
  ]
    .map(parameter => resolve(document, parameter))
    .map(parameter => ({
      name: String(parameter['name']),
      place: String(parameter['in']),
      schema: resolve(document, parameter['schema'] as Loose),
    }))
}

/**
 * The body with one value of the right type that its schema does not allow; undefined when the schema allows every
 * value, or there is no body.
 */
export function violatingBody(operation: Operation, body: unknown): object | undefined {
  const document = documentOf(operation.surface)
  const described = (document['paths'][operation.path] as Loose)[operation.method] as Loose
  if (described['requestBody'] === undefined) return undefined
  const schema = resolve(
    document,
    resolve(document, described['requestBody'] as Loose)['content']['application/json'].schema as Loose,
  )
  for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Record<string, Loose>)) {
    const value = violating(resolve(document, property))
    if (value !== undefined && property['x-violation-status'] === undefined)
      return { ...(body as object), [name]: value }
  }
  if (schema['minProperties'] === 1) return {}
  return undefined
}

function violating(schema: Loose): unknown {
  if (schema['type'] === 'string') {
    if (schema['enum'] !== undefined) return 'none of these'
    if (typeof schema['maxLength'] === 'number') return 'x'.repeat(schema['maxLength'] + 1)
    if (schema['pattern'] !== undefined || schema['format'] !== undefined) return '\t'
    return schema['minLength'] === undefined ? undefined : ''
  }
  if (schema['type'] === 'integer' || schema['type'] === 'number') {
    if (typeof schema['maximum'] === 'number') return schema['maximum'] + 1
    return typeof schema['minimum'] === 'number' ? schema['minimum'] - 1 : undefined
  }
  if (schema['type'] === 'array' && schema['items'] !== undefined)
    return typeof schema['minItems'] === 'number' && schema['minItems'] > 0 ? [] : undefined
  return undefined
}

function exampleValue(described: Loose): unknown {
  return (
    described['example'] ??
    (Object.values((described['examples'] ?? {}) as Loose)[0] as Loose | undefined)?.['value'] ??
    described['schema']?.example
  )
}

const documents = new Map<string, Loose>()

export function documentOf(surface: string): Loose {
  const document =
    documents.get(surface) ??
    (JSON.parse(readFileSync(new URL(`../../generated/openapi/${surface}.json`, import.meta.url), 'utf8')) as Loose)
  documents.set(surface, document)
  return document
}

/** Follows `$ref` inside the document. */
export function resolve(document: Loose, node: Loose): Loose {
  const reference = node['$ref'] as string | undefined
  if (reference === undefined) return node
  return resolve(
    document,
    reference
      .slice(2)
      .split('/')
      .reduce<Loose>((at, part) => at[part.replaceAll('~1', '/')] as Loose, document),
  )
}
