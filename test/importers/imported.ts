import assert from 'node:assert/strict'
import { flow as flowSchema, importReport as reportSchema } from '../../generated/schemas/validators.js'
import { ANY_WORKSPACE } from '../../domain/flow-validation/references.ts'
import { validateFlow } from '../../domain/flow-validation/validate-flow.ts'
import type { ImportResult } from '../../importers/conversion/report.ts'

export type Imported = Extract<ImportResult, { outcome: 'imported' }>

/** The flow and report of an import, which are valid. */
export function imported(result: ImportResult): Imported {
  assert.ok(result.outcome === 'imported', JSON.stringify(result))
  assert.deepEqual(
    validateFlow(result.flow, flowSchema, ANY_WORKSPACE).filter(({ severity }) => severity === 'error'),
    [],
  )
  assert.ok(reportSchema(result.report), JSON.stringify(reportSchema.errors))
  return result
}
