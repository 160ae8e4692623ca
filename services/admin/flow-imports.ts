import { findingBody } from '../../domain/flow-validation/finding.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import type { ImportReport } from '../../generated/schemas/import-report.ts'

export type FlowExport = {
  system: 'typebot' | 'flowise'
  document: JsonObject
  code?: string | undefined
  name?: string | undefined
  starts?: string[] | undefined
}

/** Converts an export into a flow; nothing is stored. @throws Refusal `export_invalid` with the findings */
export async function importFlow({ system, document, code, name, starts = [] }: FlowExport): Promise<{
  definition: FlowDefinition
  report: ImportReport
}> {
  const result =
    system === 'typebot'
      ? (await import('../../importers/typebot/import.ts')).importTypebot(document, { code, starts })
      : (await import('../../importers/flowise/import.ts')).importFlowise(document, {
          code,
          ...(name === undefined ? {} : { name }),
        })
  if (result.outcome === 'imported') return { definition: result.flow, report: result.report }
  throw new Refusal('export_invalid', {
    details: { findings: result.findings.map(finding => findingBody(undefined, finding)) },
  })
}
