import { createThread } from '../../adapters/thread.ts'
import { error, findingBody, type Finding } from '../../domain/flow-validation/finding.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import type { ImportReport } from '../../generated/schemas/import-report.ts'
import type { ImportResult } from '../../importers/conversion/report.ts'

export type FlowExport = {
  system: 'typebot' | 'flowise'
  document: JsonObject
  code?: string | undefined
  name?: string | undefined
  starts?: string[] | undefined
}

const TIMEOUT_MS = 15_000
const RETRY_AFTER_S = TIMEOUT_MS / 1_000
const convert = createThread<FlowExport, ImportResult>(new URL('import-thread.ts', import.meta.url), {
  timeoutMs: TIMEOUT_MS,
  memoryMb: 512,
  waitingAtMost: 3,
})

/**
 * Converts an export into a flow; nothing is stored.
 * @throws Refusal `export_invalid` with the findings, `service_unavailable` while other imports wait
 */
export async function importFlow(given: FlowExport): Promise<{ definition: FlowDefinition; report: ImportReport }> {
  const converted = await convert(given)
  switch (converted.outcome) {
    case 'busy':
      throw new Refusal('service_unavailable', { headers: { 'Retry-After': String(RETRY_AFTER_S) } })
    case 'exceeded':
      throw refusal([
        error(
          '',
          'schema',
          'takes too much time or memory to convert; use the command parley import, or export it in parts',
        ),
      ])
    case 'done': {
      const { result } = converted
      if (result.outcome === 'refused') throw refusal(result.findings)
      return { definition: result.flow, report: result.report }
    }
  }
}

function refusal(findings: readonly Finding[]): Refusal {
  return new Refusal('export_invalid', {
    details: { findings: findings.map(finding => findingBody(undefined, finding)) },
  })
}
