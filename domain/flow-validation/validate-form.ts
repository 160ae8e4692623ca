import type { FormDefinition, FormField } from '../../generated/schemas/form.ts'
import { checkField } from '../engine/nodes/field-settings.ts'
import { visibleIfOf } from '../values/fields.ts'
import { error, type Finding } from './finding.ts'
import { schemaFindings, type SchemaValidator } from './schema-findings.ts'

/** Everything that is checked when a form is saved. `validate` is the validator generated from `contracts/schemas/form.yaml`. */
export function validateForm(document: unknown, validate: SchemaValidator): Finding[] {
  const findings = schemaFindings(validate, document)
  if (findings.length > 0) return findings
  const { fields, honeypotField = 'website' } = document as FormDefinition
  const names = fields.map(field => field.name)
  for (const [index, field] of fields.entries()) {
    const path = `/fields/${index}`
    checkField(field, path, { problem: (place, code, message) => findings.push(error(place, code, message)) })
    if (names.indexOf(field.name) < index) findings.push(error(`${path}/name`, 'duplicate_field', `the name ${field.name} is already that of another field`))
    if (field.name === honeypotField) findings.push(error(`${path}/name`, 'duplicate_field', `the name ${field.name} is that of the honeypot`))
    const other = comparedField(field)
    if (other !== undefined && !names.includes(other)) findings.push(error(`${path}/visibleIf`, 'unknown_field', `there is no field ${other}`))
  }
  return findings
}

function comparedField(field: FormField): string | undefined {
  const condition = visibleIfOf(field)
  return typeof condition === 'object' ? condition.field : undefined
}
