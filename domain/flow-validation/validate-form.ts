import type { FormDefinition, FormField } from '../../generated/schemas/form.ts'
import { isDay } from '../date-time.ts'
import { checkField } from '../engine/nodes/field-settings.ts'
import { visibleIfOf } from '../values/fields.ts'
import { tooManyExpressions } from './compile-cost.ts'
import { error, warning, type Finding } from './finding.ts'
import { schemaFindings, type SchemaValidator } from './schema-findings.ts'

/**
 * Everything that is checked when a form is saved. `validate` is the validator generated from
 * `contracts/schemas/form.yaml`.
 */
export function validateForm(document: unknown, validate: SchemaValidator): Finding[] {
  const findings = schemaFindings(validate, document, 'form')
  if (findings.length === 0) findings.push(...tooManyExpressions(document))
  if (findings.length > 0) return findings
  const { fields, locales = {}, honeypotField = 'website' } = document as FormDefinition
  const names = fields.map(field => field.name)
  for (const [index, field] of fields.entries()) {
    const path = `/fields/${index}`
    checkField(field, path, { problem: (pointer, code, message) => findings.push(error(pointer, code, message)) })
    for (const [least, most] of boundsThatExclude(field))
      findings.push(error(`${path}/validation/${most}`, 'node_settings', `${most} is less than ${least}`))
    if (names.indexOf(field.name) < index)
      findings.push(error(`${path}/name`, 'duplicate_field', `the name ${field.name} is already that of another field`))
    if (field.name === honeypotField)
      findings.push(error(`${path}/name`, 'duplicate_field', `the name ${field.name} is that of the honeypot`))
    const other = comparedField(field)
    if (other !== undefined && !names.includes(other))
      findings.push(error(`${path}/visibleIf`, 'unknown_field', `there is no field ${other}`))
  }
  for (const [locale, texts] of Object.entries(locales)) {
    for (const name of Object.keys(texts.fields ?? {})) {
      if (!names.includes(name))
        findings.push(warning(`/locales/${locale}/fields/${name}`, 'unknown_field', `there is no field ${name}`))
    }
  }
  return findings
}

const BOUNDS = [
  ['min', 'max'],
  ['min_length', 'max_length'],
  ['word_min', 'word_max'],
  ['date_min', 'date_max'],
  ['select_min', 'select_max'],
  ['file_min', 'file_max'],
  ['rating_min', 'max'],
] as const

/** Pairs of rules that no value can satisfy. Days compare as texts; `today` is any day. */
function boundsThatExclude({ validation }: FormField): (readonly [string, string])[] {
  return BOUNDS.filter(([least, most]) => {
    const [low, high] = [validation?.[least], validation?.[most]]
    if (typeof low === 'string' && typeof high === 'string') return isDay(low) && isDay(high) && low > high
    return low !== undefined && high !== undefined && low > high
  })
}

function comparedField(field: FormField): string | undefined {
  const condition = visibleIfOf(field)
  return typeof condition === 'object' ? condition.field : undefined
}
