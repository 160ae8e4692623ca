import type { NewId } from '../../adapters/ids.ts'
import type { LogWrite } from '../../adapters/stores/executions/event-log.ts'
import type { LogLine } from '../../domain/engine/log-records.ts'
import type { JsonObject } from '../../domain/json.ts'
import { redactJson } from '../../domain/redaction.ts'

/** Lines as they may be written: redacted, unless the deployment switched that off (`EVENT_LOG_REDACTION`). */
export function logWrites(
  { newId, redactEventLog }: { newId: NewId; redactEventLog: boolean },
  lines: readonly LogLine[],
): LogWrite[] {
  return lines.map(({ nodeId, record }) => ({
    id: newId(),
    kind: record.kind,
    nodeId,
    entry: redactEventLog ? redacted(record) : record,
  }))
}

function redacted(record: LogLine['record']): object {
  const { value, kinds } = redactJson(record as unknown as JsonObject)
  return kinds.length === 0 ? value : { ...value, redacted: kinds }
}
