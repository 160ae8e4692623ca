import type { JsonObject } from '../../../domain/json.ts'
import { Refusal } from '../../../domain/refusal.ts'
import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import type { components } from '../../../generated/types/admin.ts'
import type { AdminCaller } from '../../../services/admin/caller.ts'
import type { ChangeDeps } from '../../../services/admin/change.ts'
import type { Settings } from '../../../services/configuration/settings.ts'
import type { AdminReplayDeps } from '../../../services/executions/replays.ts'
import type { SimulationDeps } from '../../../services/flows/simulation.ts'
import * as simulation from '../../admin/flow-simulation.ts'
import * as tests from '../../admin/flow-tests.ts'
import * as flows from '../../admin/flows.ts'
import * as replays from '../../admin/replays.ts'
import { administering, type ToolCaller } from '../registry.ts'
import { adminRequest, bodyOf, bodyOnce, type OnceDeps } from './admin-request.ts'
import { conflictWith, patched } from './draft-changes.ts'

type Schemas = components['schemas']
type Draft = AgentToolResult<'flows.create_draft'>
type ReadDeps = ChangeDeps & { settings: Settings }
type WriteDeps = ReadDeps & OnceDeps

export async function getFlowDraft(
  deps: ReadDeps,
  caller: ToolCaller,
  { flow_id }: AgentToolArguments<'flows.get_draft'>,
): Promise<AgentToolResult<'flows.get_draft'>> {
  const admin = administering(caller)
  const stored = await storedDraft(deps, admin, flow_id)
  return { draft: await described(deps, admin, stored), definition: stored.definition }
}

export async function createFlowDraft(
  deps: WriteDeps,
  caller: ToolCaller,
  { definition }: AgentToolArguments<'flows.create_draft'>,
): Promise<Draft> {
  const { id } = await bodyOnce<Schemas['AdminFlow']>(
    deps,
    caller,
    async admin => await flows.createFlow(deps, adminRequest<'createFlow'>(admin, { body: { definition } })),
  )
  const admin = administering(caller)
  return await described(deps, admin, await storedDraft(deps, admin, id))
}

export async function updateFlowDraft(
  deps: WriteDeps,
  caller: ToolCaller,
  { flow_id: flowId, etag, definition: whole, patch }: AgentToolArguments<'flows.update_draft'>,
): Promise<Draft> {
  const saved = await bodyOnce<Schemas['FlowDraft']>(deps, caller, async admin => {
    const stored = await storedDraft(deps, admin, flowId)
    const definition = patched(storedState(stored), etag, { whole, patch })
    const params = { flowId }
    return await flows
      .saveFlowDraft(deps, adminRequest<'saveFlowDraft'>(admin, { params, body: { definition }, etag }))
      .catch(async (error: unknown) => {
        if (!(error instanceof Refusal) || error.code !== 'precondition_failed') throw error
        throw conflictWith(storedState(await storedDraft(deps, admin, flowId)), definition)
      })
  })
  return await described(deps, administering(caller), saved)
}

export async function simulateFlow(
  deps: SimulationDeps,
  caller: ToolCaller,
  { flow_id: flowId, variables, ...order }: AgentToolArguments<'flows.simulate'>,
): Promise<AgentToolResult<'flows.simulate'>> {
  const body = { ...order, variables, errors: 'refuse', seed: 'simulation' } as Schemas['SimulateFlowRequest']
  const result = bodyOf(
    await simulation.simulateFlow(
      deps,
      adminRequest<'simulateFlow'>(administering(caller), { params: { flowId }, body }),
    ),
  )
  return result as AgentToolResult<'flows.simulate'>
}

export async function testFlow(
  deps: SimulationDeps,
  caller: ToolCaller,
  { flow_id: flowId, ...given }: AgentToolArguments<'flows.test'>,
): Promise<AgentToolResult<'flows.test'>> {
  const body = { ...given, source: given.source ?? 'draft' } as Schemas['TestFlowRequest']
  return bodyOf(
    await tests.testFlow(deps, adminRequest<'testFlow'>(administering(caller), { params: { flowId }, body })),
  )
}

export async function saveFlowTests(
  deps: ChangeDeps & OnceDeps,
  caller: ToolCaller,
  { flow_id: flowId, tests: given, etag }: AgentToolArguments<'flows.save_tests'>,
): Promise<AgentToolResult<'flows.save_tests'>> {
  return await bodyOnce(
    deps,
    caller,
    async admin =>
      await tests.saveFlowTests(
        deps,
        adminRequest<'saveFlowTests'>(admin, { params: { flowId }, body: { tests: given }, etag }),
      ),
  )
}

export async function replayFlow(
  deps: AdminReplayDeps,
  caller: ToolCaller,
  { flow_id: flowId, flow_version: flowVersion, last = 50, ...source }: AgentToolArguments<'flows.replay'>,
): Promise<AgentToolResult<'flows.replay'>> {
  const body = { ...source, last, flowVersion } as Schemas['ReplayFlowRequest']
  return bodyOf(
    await replays.replayFlow(deps, adminRequest<'replayFlow'>(administering(caller), { params: { flowId }, body })),
  )
}

export async function compareFlows(
  deps: ChangeDeps,
  caller: ToolCaller,
  { flow_id: flowId, from_version: version, to_version: to }: AgentToolArguments<'flows.diff'>,
): Promise<AgentToolResult<'flows.diff'>> {
  const params = { flowId, version }
  const query = { to: to === undefined ? 'draft' : String(to) }
  const difference = bodyOf(
    await flows.compareFlowVersions(
      deps,
      adminRequest<'compareFlowVersions'>(administering(caller), { params, query }),
    ),
  )
  return difference as AgentToolResult<'flows.diff'>
}

export async function publishFlow(
  deps: WriteDeps,
  caller: ToolCaller,
  { flow_id: flowId, etag, note }: AgentToolArguments<'flows.publish'>,
): Promise<AgentToolResult<'flows.publish'>> {
  return await bodyOnce(
    deps,
    caller,
    async admin =>
      await flows.publishFlow(
        deps,
        adminRequest<'publishFlow'>(admin, { params: { flowId }, body: { note: note ?? null }, etag }),
      ),
  )
}

export async function rollbackFlow(
  deps: WriteDeps,
  caller: ToolCaller,
  { flow_id: flowId, version, note }: AgentToolArguments<'flows.rollback'>,
): Promise<AgentToolResult<'flows.rollback'>> {
  return await bodyOnce(
    deps,
    caller,
    async admin =>
      await flows.rollbackFlow(
        deps,
        adminRequest<'rollbackFlow'>(admin, { params: { flowId }, body: { version, note: note ?? null } }),
      ),
  )
}

async function storedDraft(deps: ChangeDeps, admin: AdminCaller, flowId: string): Promise<Schemas['FlowDraft']> {
  return bodyOf(await flows.getFlowDraft(deps, adminRequest<'getFlowDraft'>(admin, { params: { flowId } })))
}

function storedState({ definition, etag, updatedAt, updatedBy }: Schemas['FlowDraft']) {
  return { definition: definition as JsonObject, etag, updatedAt, updatedBy }
}

async function described(
  deps: ReadDeps,
  admin: AdminCaller,
  { flowId, definition, publishes, etag }: Schemas['FlowDraft'],
): Promise<Draft> {
  const { valid, findings } = bodyOf(
    await flows.validateFlow(deps, adminRequest<'validateFlow'>(admin, { params: { flowId }, body: { definition } })),
  )
  const code = typeof definition['code'] === 'string' ? definition['code'] : ''
  return { id: flowId, code, etag, publishes, valid, findings }
}
