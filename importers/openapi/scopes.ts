import { isJsonObject, ownValue, type Json, type JsonObject } from '../../domain/json.ts'
import type { DocumentOperation, DocumentScope } from '../../domain/operations/operation-request.ts'
import { storableText } from '../../domain/storable.ts'

const SCOPES_AT_MOST = 200
const NAME = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/
const DESCRIPTION_LENGTH_AT_MOST = 300

/**
 * The scopes that the `oauth2` security schemes of a document name, with the operations that demand each. Of several
 * ways to authenticate, an operation demands what the first one with OAuth does. What is not as OpenAPI has it is left
 * out: no call depends on it.
 */
export function readScopes(document: JsonObject, operations: readonly DocumentOperation[]): DocumentScope[] {
  const schemes = oauthSchemes(document)
  const demands = operations.map(({ id, path, method }) => ({ id, scopes: demandOf(document, schemes, path, method) }))
  const described = new Map([...schemes.values()].flatMap(scheme => [...scopesIn(scheme)]))
  // The order of a document's keys is not kept where it is exported.
  const names = [...described].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, SCOPES_AT_MOST)
  return names.map(([name, description]) => ({
    name,
    description,
    operations: demands.filter(({ scopes }) => scopes.includes(name)).map(({ id }) => id),
  }))
}

function oauthSchemes(document: JsonObject): Map<string, JsonObject> {
  const components = objectIn(document, 'components')
  const schemes = { ...objectIn(document, 'securityDefinitions'), ...objectIn(components, 'securitySchemes') }
  return new Map(
    Object.entries(schemes).flatMap(([name, scheme]) =>
      isJsonObject(scheme) && ownValue(scheme, 'type') === 'oauth2' ? [[name, scheme] as const] : [],
    ),
  )
}

/** Swagger 2 has one flow, and it in the scheme itself. */
function* scopesIn(scheme: JsonObject): Generator<[string, string]> {
  for (const flow of [scheme, ...Object.values(objectIn(scheme, 'flows'))])
    if (isJsonObject(flow))
      for (const [name, description] of Object.entries(objectIn(flow, 'scopes')))
        if (NAME.test(name)) yield [name, textOf(description)]
}

function demandOf(
  document: JsonObject,
  schemes: ReadonlyMap<string, JsonObject>,
  path: string,
  method: string,
): string[] {
  const operation = objectIn(objectIn(objectIn(document, 'paths'), path), method.toLowerCase())
  const security = ownValue(operation, 'security') ?? ownValue(document, 'security')
  const ways = Array.isArray(security) ? security.filter(isJsonObject) : []
  const way = ways.find(given => Object.keys(given).some(name => schemes.has(name))) ?? {}
  return Object.entries(way).flatMap(([name, scopes]) =>
    schemes.has(name) && Array.isArray(scopes) ? scopes.filter(scope => typeof scope === 'string') : [],
  )
}

function objectIn(holder: JsonObject, name: string): JsonObject {
  const value = ownValue(holder, name)
  return isJsonObject(value) ? value : {}
}

function textOf(value: Json): string {
  return typeof value === 'string' ? storableText(value.slice(0, DESCRIPTION_LENGTH_AT_MOST)) : ''
}
