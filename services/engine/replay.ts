import { eventLoop } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { locateExecution } from '../../adapters/stores/executions/across-tenants.ts'
import { findExecutionLog } from '../../adapters/stores/executions/event-log.ts'
import { findVersionId } from '../../adapters/stores/flows/published.ts'
import { findConversation, findExecution } from '../../adapters/stores/executions/state.ts'
import type { CompiledFlow } from '../../domain/engine/compiled-flow.ts'
import { storedRecord, type LogLine } from '../../domain/engine/log-records.ts'
import type { EventLoop } from '../../domain/expressions/evaluation.ts'
import { isSameDefinition, replayWithBaseline } from '../../domain/replay/replay-with-baseline.ts'
import { replay, type Replay } from '../../domain/replay/replay.ts'
import { runRecordOf } from '../../domain/replay/run-record.ts'
import type { Publications } from '../published/published.ts'
import type { Settings } from '../configuration/settings.ts'
import { turnSettings } from './turn-subject.ts'

export type ReplayDeps = { db: Pool; publications: Publications; settings: Settings }
/** `no_log`: the log does not reach back to the start; `log_too_long`: it is longer than a replay reads. */
export type RunReplay = { outcome: 'replayed'; replay: Replay } | { outcome: 'no_log' | 'log_too_long' }
export type ReplayOutcome = RunReplay | { outcome: 'no_execution' | 'no_version' }

/** Runs what the event log of an execution recorded against a version of its flow, in any workspace. */
export async function replayOnVersion(deps: ReplayDeps, executionId: string, version: number): Promise<ReplayOutcome> {
  const located = await locateExecution(deps.db, executionId)
  const execution = located === undefined ? undefined : await findExecution(deps.db, located.tenantId, executionId)
  if (located === undefined || execution === undefined) return { outcome: 'no_execution' }
  const { tenantId, flowId } = located
  const flow = await versionOf(deps, tenantId, { flowId, version })
  if (flow === undefined) return { outcome: 'no_version' }
  const { conversationId } = execution.found
  return await replayRun(deps, tenantId, { executionId, conversationId }, flow)
}

/** Runs what the event log of an execution recorded against a definition of its flow. Only reads, and calls nothing. */
export async function replayRun(
  { db, publications, settings }: ReplayDeps,
  tenantId: string,
  { executionId, conversationId }: { executionId: string; conversationId: string },
  flow: CompiledFlow,
  loop: EventLoop = eventLoop,
): Promise<RunReplay> {
  return await oneAtATime(async () => {
    const entries = await findExecutionLog(db, tenantId, executionId)
    if (entries === 'too_long') return { outcome: 'log_too_long' }
    const recorded = runRecordOf(entries, flow.code)
    if (recorded === undefined) return { outcome: 'no_log' }
    const [publication, conversation] = await Promise.all([
      publications.of(tenantId),
      findConversation(db, tenantId, conversationId),
    ])
    const { locale = null, customer = {} } = conversation ?? {}
    const resources = {
      ...(await turnSettings(settings, tenantId)),
      conversation: { id: conversationId, locale, customer },
      redact: redactLine,
      eventLoop: loop,
      pause: async () => await loop.next(),
      flows: new Map<string, { flow: CompiledFlow }>([...publication.flows, [flow.code, { flow }]]),
      versions: new Map<string, CompiledFlow>(),
      resolveForm: (code: string) => {
        const form = publication.forms.get(code)
        return form === undefined ? undefined : { formId: form.id, form: form.definition }
      },
    }
    const plain = recorded.redacted ? undefined : await replay(recorded, flow, resources)
    if (plain?.differences.length === 0) return { outcome: 'replayed', replay: plain }
    const own = await versionOf({ db, publications }, tenantId, recorded.ran)
    const result =
      own === undefined || (plain !== undefined && isSameDefinition(own, flow))
        ? (plain ?? (await replay(recorded, flow, resources)))
        : await replayWithBaseline(recorded, flow, own, resources)
    return { outcome: 'replayed', replay: result }
  })
}

/** Undefined if there is no such version, or it no longer loads. */
async function versionOf(
  { db, publications }: Pick<ReplayDeps, 'db' | 'publications'>,
  tenantId: string,
  { flowId, version }: { flowId: string; version: number },
): Promise<CompiledFlow | undefined> {
  const id = await findVersionId(db, tenantId, flowId, version)
  return id === undefined ? undefined : (await publications.version(tenantId, id))?.flow
}

/** The log was redacted when it was written; the current state of the conversation was not. */
function redactLine({ nodeId, record }: LogLine): LogLine {
  return { nodeId, record: storedRecord(record, []) }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Replays in this process run one at a time, so that only one log is in memory and live turns compete with at most one
 * replay, which yields after each of its turns.
 */
async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return await result
}
