import type { Field, Shape } from '../../generated/console/catalog.ts'
import type { ConfigurationField } from '../../sdk/index.ts'
import { isObject, textAt, type JsonObject } from '../parts/json.ts'

const KEYWORDS = ['enum', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems']

/** A setting as the controls of fields know it. `present`: whether a secret one has a value, which is never read. */
export function fieldOf({ path, kind, title, description, secret, schema, _default }: ConfigurationField): Field {
  const usual: unknown = _default
  const about = { name: path, title, description, ...(usual == null ? {} : { default: usual }) }
  if (kind === 'duration') return { ...about, kind: 'Duration' }
  // Its values are of any JSON type.
  if (kind === 'json') return { ...about, kind: 'any' }
  return { ...about, ...shapeOf(schema), ...(secret ? { secret } : {}) }
}

function shapeOf(schema: JsonObject): Shape {
  const { type, items, properties, required, 'x-titles': titles } = schema
  const constraints = Object.entries(schema).filter(([name]) => KEYWORDS.includes(name))
  return {
    kind: typeof type === 'string' ? type : 'any',
    ...Object.fromEntries(constraints),
    ...(isObject(titles) ? { titles: titles as Record<string, string> } : {}),
    ...(isObject(items) ? { items: shapeOf(items) } : {}),
    ...(isObject(properties) ? { fields: columnsOf(properties, required) } : {}),
  }
}

/** The columns of rows. */
function columnsOf(properties: JsonObject, required: unknown): Field[] {
  return Object.entries(properties)
    .filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
    .map(([name, schema]) => ({
      name,
      title: textAt(schema, 'title') ?? name,
      description: textAt(schema, 'description') ?? '',
      ...shapeOf(schema),
      ...(Array.isArray(required) && required.includes(name) ? { required: true } : {}),
    }))
}

/** `tenant:0190…` → `this workspace`; null is the default. */
export function scopeName(scope: string | null): string {
  if (scope === null) return 'the default'
  const [kind = ''] = scope.split(':')
  return { global: 'all workspaces', organization: 'the organisation', tenant: 'this workspace' }[kind] ?? scope
}
