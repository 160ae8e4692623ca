import { error, type Finding } from '../../domain/flow-validation/finding.ts'
import { schemaFindings } from '../../domain/flow-validation/schema-findings.ts'
import { bytesOf, type JsonObject } from '../../domain/json.ts'
import { connectionTemplate as validate } from '../../generated/schemas/validators.js'

/** Templates of one workspace. */
export const TEMPLATES_AT_MOST = 100
const BYTES_AT_MOST = 500_000

/** What keeps a template of the workspace from being used, its document aside. */
export function templateFindings(template: JsonObject): Finding[] {
  if (bytesOf(template) > BYTES_AT_MOST) return [error('', 'schema', `is larger than ${BYTES_AT_MOST} bytes`)]
  return schemaFindings(validate, template, null)
}
