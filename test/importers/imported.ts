import assert from 'node:assert/strict'
import { flow as flowSchema, importReport as reportSchema } from '../../generated/schemas/validators.js'
import { validateFlow } from '../../domain/flow-validation/validate-flow.ts'
import type { ImportResult } from '../../importers/conversion/report.ts'

const ANYTHING = {
  hasForm: () => true,
  hasFlow: () => true,
  hasConnection: () => true,
  hasGoal: () => true,
  intentOwner: () => undefined,
}

export type Imported = Extract<ImportResult, { outcome: 'imported' }>

/** The flow and report of an import, which are valid. */
export function imported(result: ImportResult): Imported {
  assert.ok(result.outcome === 'imported', JSON.stringify(result))
  assert.deepEqual(
    validateFlow(result.flow, flowSchema, ANYTHING).filter(({ severity }) => severity === 'error'),
    [],
  )
  assert.ok(reportSchema(result.report), JSON.stringify(reportSchema.errors))
  return result
}
