import type { ValidationRule } from './refusal.ts'

/** The rule that callers are told for a keyword of JSON Schema; a keyword without one of its own is a wrong type. */
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

/** What the keyword expected, by the parameters of an error as Ajv reports it; undefined where it says nothing. */
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
