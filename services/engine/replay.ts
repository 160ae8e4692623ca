import { eventLoop } from '../../adapters/event-loop.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { locateExecution } from '../../adapters/stores/executions/across-tenants.ts'
import { findExecutionLog } from '../../adapters/stores/executions/event-log.ts'
import { findVersionId } from '../../adapters/stores/flows/published.ts'
import { findConversation, findExecution } from '../../adapters/stores/executions/state.ts'
import type { LogLine } from '../../domain/engine/log-records.ts'
import { replay, type Replay } from '../../domain/engine/replay.ts'
import { storedRecord } from '../../domain/engine/stored-record.ts'
import type { Publications } from '../published/published.ts'

export type ReplayOutcome =
  | { outcome: 'replayed'; replay: Replay }
  | { outcome: 'no_execution' }
  | { outcome: 'no_version' }
  | { outcome: 'no_log' }

/** Runs what the event log of an execution recorded against a version of its flow. Only reads. */
export async function replayExecution(
  { db, publications }: { db: Pool; publications: Publications },
  executionId: string,
  version: number,
): Promise<ReplayOutcome> {
  const place = await locateExecution(db, executionId)
  const execution = place === undefined ? undefined : await findExecution(db, place.tenantId, executionId)
  if (place === undefined || execution === undefined) return { outcome: 'no_execution' }
  const { tenantId, flowId } = place
  const [entries, versionId, publication, conversation] = await Promise.all([
    findExecutionLog(db, tenantId, executionId),
    findVersionId(db, tenantId, flowId, version),
    publications.of(tenantId),
    findConversation(db, tenantId, execution.found.conversationId),
  ])
  if (entries[0]?.entry.kind !== 'execution_started') return { outcome: 'no_log' }
  const found = versionId === undefined ? undefined : await publications.version(tenantId, versionId)
  if (found === undefined) return { outcome: 'no_version' }
  const { flow } = found
  const redacted = entries.some(({ entry }) => 'redacted' in entry)
  return {
    outcome: 'replayed',
    replay: await replay(entries, flow, {
      conversation: {
        id: execution.found.conversationId,
        locale: conversation.found?.locale ?? null,
        customer: conversation.found?.customer ?? {},
      },
      // What was recorded went through the same.
      redact: line => (redacted ? redactLine(line) : line),
      eventLoop,
      resolveFlow: code => {
        const other = code === flow.code ? found : publication.flows.get(code)
        return other === undefined ? undefined : { versionId: other.versionId, flow: other.flow }
      },
      versionById: id =>
        id === found.versionId ? flow : [...publication.flows.values()].find(one => one.versionId === id)?.flow,
      resolveForm: code => {
        const form = publication.forms.get(code)
        return form === undefined ? undefined : { formId: form.id, form: form.definition }
      },
    }),
  }
}

function redactLine({ nodeId, record }: LogLine): LogLine {
  return { nodeId, record: storedRecord(record, []) }
}
