import { documentOf, parametersOf, resolve } from '../examples.ts'
import type { Operation } from '../../../generated/operations.ts'
import type { Loose } from '../callers.ts'

/*
 * The positions at which a request can name a resource, from its operation's document: every path parameter, every
 * value of the format uuid, and every field with the name of a reference. A place is written as `path.flowId`,
 * `query.scope`, `header.Idempotency-Key`, `body.input.values`.
 */

const NAMING = /(^|_)(id|code|key|token|ref)$|(Id|Code|Key|Token|Ref|[a-z]Name)$|_name$/
const NAMES: ReadonlySet<string> = new Set([
  'Idempotency-Key',
  'conversation',
  'cursor',
  'customer',
  'dataset',
  'definition',
  'document',
  'email',
  'event',
  'execution',
  'flow',
  'form',
  'forms',
  'goal',
  'intent',
  'intents',
  'lease',
  'model',
  'paths',
  'recipients',
  'resource',
  'role',
  'roles',
  'scope',
  'section',
  'signature',
  'values',
  'version',
  'workspaces',
])

/** Fields with such a name that refer to no resource of a workspace; each with the reason. */
export const NAMES_NOTHING: Readonly<Record<string, string>> = {
  'query.cursor': "a position in the list that the caller asks for, which holds the caller's rows alone",
  'query.publicKey': 'a credential',
  'body.publicKey': 'a credential',
  'header.X-Service-Public-Key': 'a credential',
  'query.providerKey': 'one of the kinds of connections that the product knows',
  'body.providerKey': 'one of the kinds of connections that the product knows',
  'body.dataset': 'one of the datasets of the product',
  'path.dataset': 'one of the datasets of the product',
  'path.document': 'one of the documents of the product',
  'path.section': 'one of the sections of the product',
  'body.paths': "fields of the product's sections",
  'path.version': 'a number within the flow or form that the path names before it',
  'body.version': 'a number within the flow that the path names',
  'body.lease': 'a number within the source that the path names',
  'body.event': 'one of the events that the product sends',
  'query.event': 'one of the events that the product sends',
  'query.nodeId': 'a node of the run that the path names',
  'query.model': 'what an operator of language models calls it',
  'body.tokenUsage.model': 'what an operator of language models calls it',
  'body.suggestions.model': 'what an operator of language models calls it',
  'body.context.recent_messages.[].role': 'who spoke',
  'body.recipients': 'addresses of people anywhere',
  'body.schedule.recipients': 'addresses of people anywhere',
}

/** Values that a connection sends to its service. */
const OF_A_CONNECTED_SERVICE = /^body\.(credentials\.)?(headerName|clientId|scope|apiKey)$/

export function placesOf(operation: Operation): string[] {
  const document = documentOf(operation.surface)
  const parameters = parametersOf(operation)
    .filter(
      ({ name, place, schema }) =>
        place === 'path' || (place === 'header' ? name === 'Idempotency-Key' : isName(name, schema)),
    )
    .map(({ name, place }) => `${place}.${name}`)
  const described = (document['paths'][operation.path] as Loose)[operation.method] as Loose
  const body = described['requestBody'] === undefined ? undefined : resolve(document, described['requestBody'] as Loose)
  const schemas = Object.values((body?.['content'] ?? {}) as Record<string, Loose>).map(
    media => media['schema'] as Loose,
  )
  return [
    ...new Set([
      ...parameters,
      ...schemas.flatMap(schema => propertiesOf(document, schema, []).map(path => `body.${path}`)),
    ]),
  ].filter(place => !(place in NAMES_NOTHING) && !OF_A_CONNECTED_SERVICE.test(place))
}

function isName(name: string, schema: Loose): boolean {
  return schema['format'] === 'uuid' || NAMES.has(name) || NAMING.test(name)
}

/** Properties that name something, at any depth; below one that does, no further. */
function propertiesOf(document: Loose, reference: Loose, above: readonly Loose[]): string[] {
  const schema = resolve(document, reference)
  if (above.includes(schema)) return []
  const inside = [...above, schema]
  const parts = ['allOf', 'anyOf', 'oneOf']
    .flatMap(key => (schema[key] ?? []) as Loose[])
    .flatMap(part => propertiesOf(document, part, inside))
  const own = Object.entries((schema['properties'] ?? {}) as Record<string, Loose>).flatMap(([name, property]) =>
    isName(name, resolve(document, property))
      ? [name]
      : propertiesOf(document, property, inside).map(path => `${name}.${path}`),
  )
  const items =
    schema['items'] === undefined
      ? []
      : propertiesOf(document, schema['items'] as Loose, inside).map(path => `[].${path}`)
  return [...parts, ...own, ...items]
}
