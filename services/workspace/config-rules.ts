import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isDuration } from '../../domain/durations.ts'
import type { ConfigFieldDeclaration, ConfigRowColumn, ConfigSection } from '../../generated/schemas/section.ts'
import type { ConfigRules } from './types.ts'

/** Rules of the declared fields; a field that is not declared has none and cannot be set. */
export function configRules(sections: readonly ConfigSection[]): ConfigRules {
  const fields = new Map<string, ConfigFieldDeclaration>()
  for (const section of sections) {
    for (const group of section.groups) for (const field of group.fields) fields.set(`${section.id}/${group.id}/${field.id}`, field)
  }
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  ajv.addFormat('duration', isDuration)
  return {
    find(path) {
      const field = fields.get(path)
      if (field === undefined) return undefined
      const columns = field.kind === 'rows' ? field.columns.filter((column) => column.kind === 'reference').map((column) => column.name) : []
      return { secret: field.secret, allowedScopes: field.allowed_scopes, flowColumns: columns }
    },
    problems(path, value) {
      const field = fields.get(path)
      if (field === undefined) return [`There is no configuration field "${path}".`]
      const validate = ajv.compile(schemaOf(field))
      if (validate(value)) return []
      return (validate.errors ?? []).map(({ instancePath, message }) => `The value${instancePath === '' ? '' : ` at ${instancePath}`} ${message ?? 'is not valid'}.`)
    },
  }
}

type Schema = Record<string, unknown>

/** What a value of the field must be, as JSON Schema. */
function schemaOf(field: ConfigFieldDeclaration): Schema {
  switch (field.kind) {
    case 'string': return text(field)
    case 'int': return defined({ type: 'integer', minimum: field.min, maximum: field.max })
    case 'bool': return { type: 'boolean' }
    case 'enum': return { enum: field.options.map((option) => option.value) }
    case 'multiselect':
      return defined({ type: 'array', uniqueItems: true, items: { enum: field.options.map((option) => option.value) }, minItems: field.min_items, maxItems: field.max_items })
    case 'color': return { type: 'string', pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$' }
    case 'url': return { type: 'string', maxLength: 2000, pattern: field.https_only === true ? '^https://[^\\s]+$' : '^https?://[^\\s]+$' }
    case 'duration': return { type: 'string', format: 'duration' }
    case 'json': return field.schema
    case 'tags': return defined({ type: 'array', uniqueItems: true, items: text(field), maxItems: field.max_items })
    case 'rows':
      return {
        type: 'array', maxItems: field.max_rows,
        items: {
          type: 'object', additionalProperties: false,
          required: field.columns.filter((column) => column.required && column.default === undefined).map((column) => column.name),
          properties: Object.fromEntries(field.columns.map((column) => [column.name, columnSchema(column)])),
        },
      }
    case 'feature_flag':
      return {
        type: 'object', additionalProperties: false, required: ['enabled'],
        properties: {
          enabled: { type: 'boolean' }, rolloutPercent: { type: 'number', minimum: 0, maximum: 100 },
          audience: { enum: ['conversations', 'tenants'] }, enabledFor: { type: 'array', items: { type: 'string' } },
        },
      }
  }
}

function text(rules: { min_length?: number, max_length?: number, pattern?: string, format?: string }): Schema {
  return defined({ type: 'string', minLength: rules.min_length, maxLength: rules.max_length, pattern: rules.pattern, format: rules.format })
}

function columnSchema(column: ConfigRowColumn): Schema {
  return column.kind === 'enum' ? { enum: (column.options ?? []).map((option) => option.value) } : text(column)
}

function defined(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))
}
