import type { ValidationRule } from './refusal.ts'

/** The rule code that callers get for a keyword of JSON Schema; a keyword without one is a wrong type. */
export const RULE_OF_KEYWORD: Readonly<Record<string, ValidationRule>> = {
  required: 'required',
  type: 'type',
  minLength: 'min_length',
  maxLength: 'max_length',
  minItems: 'min_length',
  maxItems: 'max_length',
  minProperties: 'min_length',
  maxProperties: 'max_length',
  minimum: 'minimum',
  maximum: 'maximum',
  exclusiveMinimum: 'minimum',
  exclusiveMaximum: 'maximum',
  pattern: 'pattern',
  format: 'format',
  enum: 'enum',
  const: 'enum',
}

/** The value that the keyword expected, from the parameters of an Ajv error; undefined if there is none. */
export function expectationOf(params: Readonly<Record<string, unknown>>): unknown {
  return (
    params['limit'] ??
    params['allowedValues'] ??
    params['pattern'] ??
    params['format'] ??
    params['type'] ??
    params['allowedValue']
  )
}
