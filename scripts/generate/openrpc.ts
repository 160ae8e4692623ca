import { dirname, relative, resolve } from 'node:path'
import { checkOpenRpcDocument } from '../../adapters/openrpc.ts'
import { type Json, type JsonObject, object, readYaml, withVersion } from './bundle.ts'

export type ContentDescriptor = {
  name: string
  summary?: string
  description?: string
  required?: boolean
  schema: JsonObject
}
export type ToolAnnotations = {
  readOnlyHint: boolean
  destructiveHint: boolean
  idempotentHint: boolean
  openWorldHint: boolean
}
export type ToolFacts = {
  title: string
  type: 'read' | 'write' | 'external'
  scope: string
  permission: string
  annotations: ToolAnnotations
  idempotencyKey: boolean
  alias: string
  extension?: boolean
}
export type ExamplePairing = {
  name: string
  description?: string
  params: { name: string; value: Json }[]
  result?: { name: string; value: Json }
}
export type RpcMethod = {
  'name': string
  'summary': string
  'description': string
  'tags': { name: string; description?: string }[]
  'paramStructure': 'by-name'
  'params': ContentDescriptor[]
  'result'?: ContentDescriptor
  'errors': { $ref: string }[]
  'examples': ExamplePairing[]
  'x-mcp'?: ToolFacts
}
export type RpcError = { code: number; message: string; data?: Json }
export type ScopeRow = { description: string; implies: string[] }
export type ResourceRow = {
  uriTemplate: string
  name: string
  title: string
  description: string
  mimeType: string
  scope: string
  permission: string
  schema: JsonObject
}
export type PromptRow = {
  title: string
  description: string
  scope: string
  permission: string
  arguments: { name: string; description: string; required: boolean }[]
  text: string
}
export type OpenRpcDocument = {
  'openrpc': string
  'info': JsonObject
  'servers': JsonObject[]
  'methods': RpcMethod[]
  'components': {
    schemas: Record<string, JsonObject>
    errors: Record<string, RpcError>
    tags: Record<string, JsonObject>
  }
  'x-protocol-versions': string[]
  'x-stateless-protocol-versions': string[]
  'x-default-protocol-version': string
  'x-scopes': Record<string, ScopeRow>
  'x-resources': Record<string, ResourceRow>
  'x-prompts': Record<string, PromptRow>
  'x-instructions': string
}

/** Formats that only OpenAPI knows; Ajv refuses them. */
const OPENAPI_FORMATS = new Set<Json>(['int32', 'int64', 'float', 'double', 'byte', 'binary', 'password'])

type Located = { value: Json; file: string }

const SCHEMA_MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']
const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const SCHEMAS = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames']
/** OpenAPI's own keywords, without meaning in JSON Schema. */
const OPENAPI_ONLY = new Set([
  'nullable',
  'example',
  'discriminator',
  'xml',
  'externalDocs',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$id',
  '$schema',
])

/**
 * The agent gateway's OpenRPC document, its files gathered into one. Schemas that files refer to become
 * `components.schemas`, named after the last segment of the reference; those written for OpenAPI 3.0 are translated, so
 * that one source serves both. Key order follows the sources, component names are sorted.
 *
 * @throws when a reference points to nothing, two schemas claim one name, or a schema contains itself (the OpenRPC
 * tools run out of memory on those).
 */
export function bundleOpenRpc(contractsDir: string): Promise<OpenRpcDocument> {
  return Promise.resolve().then(() => new Bundle(resolve(contractsDir)).document())
}

/** Accepts the document, unchanged, or throws what is wrong with it. */
export async function checkOpenRpc(document: OpenRpcDocument): Promise<void> {
  await checkOpenRpcDocument(document)
}

class Bundle {
  readonly #contracts: string
  readonly #root: string
  readonly #files = new Map<string, JsonObject>()
  readonly #schemas = new Map<string, { from: string; schema: JsonObject }>()

  constructor(contracts: string) {
    this.#contracts = contracts
    this.#root = `${contracts}/mcp/openrpc.yaml`
  }

  document(): OpenRpcDocument {
    const { methods, components, 'x-tool-errors': toolErrors, ...head } = this.#file(this.#root)
    const common = errorReferences(toolErrors)
    const bundled = list(methods).map(method => this.#method(this.#follow(method, this.#root), common))
    const { errors, tags } = object(this.#deep(components ?? {}, this.#root))
    const extensions = Object.fromEntries(
      Object.entries(head).map(([key, value]) => [key, this.#deep(value, this.#root)]),
    )
    const document = {
      ...withVersion(extensions),
      methods: bundled,
      components: { errors, schemas: this.#sortedSchemas(), tags },
    } as unknown as OpenRpcDocument
    refuseLoops(document.components.schemas)
    return document
  }

  #method({ value, file }: Located, toolErrors: { $ref: string }[]): RpcMethod {
    const method = object(value)
    const own = errorReferences(method['errors'] ?? [])
    const isTool = method['x-mcp'] !== undefined
    return {
      ...method,
      tags: list(method['tags'] ?? []).map(tag => this.#deep(tag, file)),
      params: list(method['params'] ?? []).map(param => this.#descriptor(this.#follow(param, file))),
      ...(method['result'] === undefined ? {} : { result: this.#descriptor(this.#follow(method['result'], file)) }),
      errors: isTool ? [...own, ...toolErrors] : own,
    } as unknown as RpcMethod
  }

  #descriptor({ value, file }: Located): ContentDescriptor {
    const descriptor = object(value)
    return { ...descriptor, schema: this.#schema(descriptor['schema'] ?? {}, file) } as unknown as ContentDescriptor
  }

  /** Everything that is not a schema: references are replaced by what they name, and a key `schema` opens a schema. */
  #deep(value: Json, file: string): Json {
    const found = this.#follow(value, file)
    if (Array.isArray(found.value)) return found.value.map(item => this.#deep(item, found.file))
    if (found.value === null || typeof found.value !== 'object') return found.value
    return Object.fromEntries(
      Object.entries(found.value).map(([key, item]) => [
        key,
        key === 'schema' ? this.#schema(item, found.file) : this.#deep(item, found.file),
      ]),
    )
  }

  #schema(value: Json, file: string): JsonObject {
    if (typeof value === 'boolean') return value as unknown as JsonObject
    const schema = object(value)
    if (typeof schema['$ref'] === 'string') {
      const reference = { $ref: this.#component(schema['$ref'], file) }
      return typeof schema['description'] === 'string' && this.#isOurs(file)
        ? { ...reference, description: schema['description'] }
        : reference
    }
    const translated: JsonObject = {}
    for (const [key, item] of Object.entries(schema)) {
      if (key.startsWith('x-') || OPENAPI_ONLY.has(key) || (key === 'format' && OPENAPI_FORMATS.has(item))) continue
      if (SCHEMA_MAPS.includes(key))
        translated[key] = Object.fromEntries(
          Object.entries(object(item)).map(([name, inner]) => [name, this.#schema(inner, file)]),
        )
      else if (SCHEMA_LISTS.includes(key)) translated[key] = list(item).map(inner => this.#schema(inner, file))
      else if (SCHEMAS.includes(key)) translated[key] = this.#schema(item, file)
      else translated[key] = item
    }
    return schema['nullable'] === true ? withNull(translated) : translated
  }

  /** Registers the schema that `reference` names and returns the reference to it inside the document. */
  #component(reference: string, file: string): string {
    const target = this.#locate(reference, file)
    const name = target.name
    if (name === '') throw new Error(`${reference} has no name: give the document a title`)
    const from = `${relative(this.#contracts, target.file)}#${target.pointer}`
    const known = this.#schemas.get(name)
    if (known === undefined) {
      // Registered before its content is read, so that a loop ends here and is reported by refuseLoops.
      this.#schemas.set(name, { from, schema: {} })
      this.#schemas.set(name, { from, schema: this.#schema(target.value, target.file) })
    } else if (known.from !== from) {
      throw new Error(`two schemas are named ${name}: ${known.from} and ${from}`)
    }
    return `#/components/schemas/${name}`
  }

  #sortedSchemas(): Record<string, JsonObject> {
    const names = [...this.#schemas.keys()].sort()
    return Object.fromEntries(names.map(name => [name, this.#schemas.get(name)?.schema ?? {}]))
  }

  #follow(value: Json, file: string): Located {
    let found: Located = { value, file }
    while (
      found.value !== null &&
      typeof found.value === 'object' &&
      !Array.isArray(found.value) &&
      typeof found.value['$ref'] === 'string'
    ) {
      found = this.#locate(found.value['$ref'], found.file)
    }
    return found
  }

  #locate(reference: string, from: string): Located & { name: string; pointer: string } {
    const [path = '', pointer = ''] = reference.split('#')
    const file = path === '' ? from : resolve(dirname(from), path)
    const segments = pointer
      .split('/')
      .slice(1)
      .map(segment => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    let value: Json | undefined = this.#file(file)
    for (const segment of segments) {
      value = value !== null && typeof value === 'object' && !Array.isArray(value) ? value[segment] : undefined
      if (value === undefined)
        throw new Error(`${relative(this.#contracts, from)} refers to ${reference}, which is not there`)
    }
    const title = object(value)['title']
    return { value, file, name: segments.at(-1) ?? (typeof title === 'string' ? title : ''), pointer }
  }

  #file(path: string): JsonObject {
    let content = this.#files.get(path)
    if (content === undefined) {
      content = object(readYaml(path) as Json)
      this.#files.set(path, content)
    }
    return content
  }

  #isOurs(file: string): boolean {
    return file.startsWith(`${this.#contracts}/mcp/`)
  }
}

function list(value: Json | undefined): Json[] {
  if (!Array.isArray(value)) throw new Error(`expected a list, got ${JSON.stringify(value)}`)
  return value
}

function errorReferences(names: Json | undefined): { $ref: string }[] {
  return list(names).map(name => ({ $ref: `#/components/errors/${typeof name === 'string' ? name : ''}` }))
}

/** `nullable: true` of OpenAPI 3.0 in JSON Schema. */
function withNull(schema: JsonObject): JsonObject {
  if (typeof schema['type'] !== 'string') throw new Error(`nullable stands beside no type: ${JSON.stringify(schema)}`)
  const enumeration = schema['enum']
  return {
    ...schema,
    type: [schema['type'], 'null'],
    ...(Array.isArray(enumeration) && !enumeration.includes(null) ? { enum: [...enumeration, null] } : {}),
  }
}

function refuseLoops(schemas: Record<string, JsonObject>): void {
  const done = new Set<string>()
  const visit = (name: string, path: string[]): void => {
    if (path.includes(name)) throw new Error(`a schema contains itself: ${[...path, name].join(' > ')}`)
    if (done.has(name)) return
    for (const inner of referencesIn(schemas[name] ?? {})) visit(inner, [...path, name])
    done.add(name)
  }
  for (const name of Object.keys(schemas)) visit(name, [])
}

/** Names of the component schemas that a schema refers to. */
export function referencesIn(schema: Json): string[] {
  const found = [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    match => match[1] ?? '',
  )
  return [...new Set(found)]
}
