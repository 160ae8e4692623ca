import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ValidationRule } from '../../domain/refusal.ts'
import { durationMs, isDuration } from '../../domain/date-time.ts'
import { expectationOf, RULE_OF_KEYWORD } from '../../domain/schema-violations.ts'
import type { ConfigFieldDeclaration, ConfigRowColumn, ConfigSection } from '../../generated/schemas/section.ts'
import { sections as declaredSections } from '../../generated/sections.ts'
import type { ConfigScope } from '../../domain/configuration.ts'

/** Rules of a declared configuration field for its values. */
export interface ConfigRules {
  find: (path: string) =>
    | {
        secret: boolean
        allowedScopes: readonly ConfigScope['kind'][]
        /** Columns of a table of rows that name a flow by code or id. */
        flowColumns: readonly string[]
      }
    | undefined
  /** Problems of the value as sentences; none when it may be saved. */
  problems: (path: string, value: unknown) => string[]
  /** The same, each with its place and rule. */
  violations: (path: string, value: unknown) => ConfigViolation[]
  /** The field's values as JSON Schema. */
  schema: (path: string) => Record<string, unknown> | undefined
}

/** Rules of the declared fields; a field that is not declared has none and cannot be set. */
export function configRules(sections: readonly ConfigSection[]): ConfigRules {
  const fields = new Map<string, ConfigFieldDeclaration>()
  for (const section of sections) {
    for (const group of section.groups)
      for (const field of group.fields) fields.set(`${section.id}/${group.id}/${field.id}`, field)
  }
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  ajv.addFormat('duration', text => isDuration(text) && !/^[^T]*[YM]/.test(text))
  const validators = new Map<string, ValidateFunction>()
  return {
    find(path) {
      const field = fields.get(path)
      if (field === undefined) return undefined
      const columns =
        field.kind === 'rows'
          ? field.columns.filter(column => column.kind === 'reference').map(column => column.name)
          : []
      return { secret: field.secret, allowedScopes: field.allowed_scopes, flowColumns: columns }
    },
    problems: (path, value) =>
      fields.has(path)
        ? violations(path, value).map(({ at, message }) => `The value${at === '' ? '' : ` at ${at}`} ${message}.`)
        : [`There is no configuration field "${path}".`],
    violations,
    schema: path => {
      const field = fields.get(path)
      return field === undefined ? undefined : schemaOf(field)
    },
  }

  function violations(path: string, value: unknown): ConfigViolation[] {
    const field = fields.get(path)
    if (field === undefined) return [{ at: '', rule: 'enum', message: 'belongs to no declared field' }]
    const validate = validators.get(path) ?? ajv.compile(schemaOf(field))
    validators.set(path, validate)
    if (!validate(value)) return (validate.errors ?? []).map(toViolation)
    return field.kind === 'duration' ? durationViolations(field, value as string) : []
  }
}

/** The rules of contracts/sections. */
export const declaredRules = configRules(declaredSections)

/**
 * A problem at a place in a value: `at` is a JSON pointer into it, the message continues a sentence that starts with
 * the value.
 */
export type ConfigViolation = { at: string; rule: ValidationRule; expected?: unknown; message: string }

// A violation without its own rule name is reported as the nearest one.
const RULES: Readonly<Record<string, ValidationRule>> = {
  ...RULE_OF_KEYWORD,
  additionalProperties: 'enum',
  uniqueItems: 'enum',
}

function toViolation({ instancePath, keyword, params, message }: ErrorObject): ConfigViolation {
  const rule = RULES[keyword] ?? 'type'
  const named = params as Record<string, unknown>
  const expected = expectationOf(named)
  const at = keyword === 'required' ? `${instancePath}/${String(named['missingProperty'])}` : instancePath
  return { at, rule, ...(expected === undefined ? {} : { expected }), message: message ?? 'is not valid' }
}

/** A declared duration must not contain months, so that its length is fixed. */
function durationViolations({ min, max }: { min?: string; max?: string }, value: string): ConfigViolation[] {
  const length = (text: string) => durationMs(text) ?? Infinity
  if (min !== undefined && length(value) < length(min))
    return [{ at: '', rule: 'minimum', expected: min, message: `must not be shorter than ${min}` }]
  if (max !== undefined && length(value) > length(max))
    return [{ at: '', rule: 'maximum', expected: max, message: `must not be longer than ${max}` }]
  return []
}

type Schema = Record<string, unknown>

const HTTPS_URL = '^https://[^/?#\\\\@\\s]+([/?#]\\S*)?$'
const HTTP_URL = '^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$'

/** The field's values as JSON Schema. */
function schemaOf(field: ConfigFieldDeclaration): Schema {
  switch (field.kind) {
    case 'string':
      return text(field)
    case 'int':
      return defined({ type: 'integer', minimum: field.min, maximum: field.max })
    case 'bool':
      return { type: 'boolean' }
    case 'enum':
      return choices(field.options)
    case 'multiselect':
      return defined({
        type: 'array',
        uniqueItems: true,
        items: choices(field.options),
        minItems: field.min_items,
        maxItems: field.max_items,
      })
    case 'color':
      return { type: 'string', pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$' }
    case 'url':
      return { type: 'string', maxLength: 2000, pattern: field.https_only === true ? HTTPS_URL : HTTP_URL }
    case 'duration':
      return { type: 'string', format: 'duration' }
    case 'json':
      return field.schema
    case 'tags':
      return defined({ type: 'array', uniqueItems: true, items: text(field), maxItems: field.max_items })
    case 'rows':
      return { type: 'array', maxItems: field.max_rows, items: rowSchema(field.columns) }
    case 'feature_flag':
      return {
        type: 'object',
        additionalProperties: false,
        required: ['enabled'],
        properties: {
          enabled: { type: 'boolean' },
          rolloutPercent: { type: 'number', minimum: 0, maximum: 100 },
          audience: { enum: ['conversations', 'tenants'] },
          enabledFor: { type: 'array', items: { type: 'string' } },
        },
      }
  }
}

function text(rules: { min_length?: number; max_length?: number; pattern?: string; format?: string }): Schema {
  return defined({
    type: 'string',
    minLength: rules.min_length,
    maxLength: rules.max_length,
    pattern: rules.pattern,
    format: rules.format,
  })
}

/** One of the values; `x-titles` says what each is called. */
function choices(options: readonly { value: string; title: string }[]): Schema {
  return {
    'enum': options.map(({ value }) => value),
    'x-titles': Object.fromEntries(options.map(({ value, title }) => [value, title])),
  }
}

function rowSchema(columns: readonly ConfigRowColumn[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: columns.filter(column => column.required && column.default === undefined).map(column => column.name),
    properties: Object.fromEntries(columns.map(column => [column.name, columnSchema(column)])),
  }
}

function columnSchema(column: ConfigRowColumn): Schema {
  const { title, description, kind, options = [] } = column
  return { title, description, ...(kind === 'enum' ? choices(options) : text(column)) }
}

function defined(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))
}
