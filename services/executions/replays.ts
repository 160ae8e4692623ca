import { forTenant } from '../../adapters/stores/tenant.ts'
import type { AdminExecution } from '../../adapters/stores/executions/executions.ts'
import { compileFlow } from '../../domain/engine/compile.ts'
import type { CompiledFlow } from '../../domain/engine/compiled-flow.ts'
import { finderIn } from '../../domain/operations/used-operations.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Replay } from '../../domain/replay/replay.ts'
import { replayRun, type ReplayDeps, type RunReplay } from '../engine/replay.ts'
import { documentResource } from '../documents/documents.ts'
import { flowKind } from '../flows/publishing.ts'
import { eventLoopFor, requireClient, type AdminCaller } from '../admin/caller.ts'
import { found, recordAction, type ChangeDeps } from '../admin/change.ts'
import { chosenDefinition, type DefinitionChoice } from '../flows/choice.ts'

export type AdminReplayDeps = ChangeDeps & ReplayDeps
/** `latest`: how many runs at most; `flowVersion`: only runs of this version. */
export type BatchOrder = { of: DefinitionChoice; latest: number; flowVersion: number | undefined }
/** `replay` is undefined for a run that could not be replayed. */
export type ReplayedRun = {
  execution: AdminExecution
  outcome: 'differs' | 'incomplete' | 'no_log' | 'log_too_long' | 'too_many_steps'
  replay: Pick<Replay, 'differences' | 'stopped' | 'redacted'> | undefined
}
/** `others`: the runs that are not the same. */
export type FlowReplay = { runs: number; same: number; others: ReplayedRun[] }

/** Nodes that one request may run, so that it ends. */
const STEPS_AT_MOST = 100_000
const DIFFERENCES_AT_MOST = 20

/**
 * Replays a run on a definition of its flow; only the audit log records it.
 * @throws Refusal `not_found` for an unknown execution or version, `flow_invalid`, `conflict` for a run whose log does
 * not reach back to its start, or is too long
 */
export async function replayExecution(
  deps: AdminReplayDeps,
  caller: AdminCaller,
  id: string,
  of: DefinitionChoice,
): Promise<{ execution: AdminExecution; replay: Replay }> {
  const { tenantId } = caller
  const execution = found(await forTenant(deps.knex, tenantId).executions.find(id))
  const { definition, version, operations } = await chosenDefinition(deps, tenantId, execution.flowId, of)
  const compiled = compileFlow(definition, 'replayed', finderIn(operations))
  const result = await replayOf(deps, caller, execution, compiled)
  if (result.outcome !== 'replayed') throw new Refusal('conflict', { message: REFUSALS[result.outcome] })
  const { replay } = result
  const resource = { type: 'execution', id, name: execution.flowCode }
  await recordAction(deps, caller, 'execution.replay', resource, { version, differences: replay.differences.length })
  return { execution, replay }
}

const REFUSALS = {
  no_log: 'The event log of the execution does not reach back to its start',
  log_too_long: 'The event log of the execution has more than 5,000 lines or 16 MB',
}

/**
 * Replays the latest runs of a flow, one after another. Only the differences of each stay in memory.
 * @throws Refusal `not_found` for an unknown flow or version, `flow_invalid`
 */
export async function replayFlow(
  deps: AdminReplayDeps,
  caller: AdminCaller,
  id: string,
  { of, latest, flowVersion }: BatchOrder,
): Promise<FlowReplay> {
  const { tenantId } = caller
  const { definition, version, flow, operations } = await chosenDefinition(deps, tenantId, id, of)
  const compiled = compileFlow(definition, 'replayed', finderIn(operations))
  const { executions } = forTenant(deps.knex, tenantId)
  const { items } = await executions.page({ flowId: id, flowVersion }, { limit: latest, after: undefined })
  const others: ReplayedRun[] = []
  let steps = 0
  for (const [index, execution] of items.entries()) {
    requireClient(caller)
    if (index > 0) caller.progress?.(index, items.length)
    if (steps >= STEPS_AT_MOST) {
      others.push({ execution, outcome: 'too_many_steps', replay: undefined })
      continue
    }
    const run = await replayOf(deps, caller, execution, compiled)
    steps += run.outcome === 'replayed' ? run.replay.steps : 0
    const other = otherOf(execution, run)
    if (other !== undefined) others.push(other)
  }
  requireClient(caller)
  const result = { runs: items.length, same: items.length - others.length, others }
  const differing = others.filter(({ outcome }) => outcome === 'differs').length
  await recordAction(deps, caller, 'flow.replay', documentResource(flowKind, flow), {
    version,
    runs: result.runs,
    differing,
  })
  return result
}

async function replayOf(
  deps: ReplayDeps,
  caller: AdminCaller,
  { id, conversationId }: AdminExecution,
  flow: CompiledFlow,
): Promise<RunReplay> {
  return await replayRun(deps, caller.tenantId, { executionId: id, conversationId }, flow, eventLoopFor(caller))
}

/** Undefined for a run without a difference. */
function otherOf(execution: AdminExecution, run: RunReplay): ReplayedRun | undefined {
  if (run.outcome !== 'replayed') return { execution, outcome: run.outcome, replay: undefined }
  const { differences, stopped, redacted } = run.replay
  if (differences.length === 0 && stopped === undefined) return undefined
  const replay = { differences: differences.slice(0, DIFFERENCES_AT_MOST), stopped, redacted }
  return { execution, outcome: differences.length > 0 ? 'differs' : 'incomplete', replay }
}
