import type { JsonObject } from '../../../domain/json.ts'
import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import type { components } from '../../../generated/types/admin.ts'
import type { ChangeDeps } from '../../../services/admin/change.ts'
import type { PublishDeps } from '../../../services/documents/documents.ts'
import type { Settings } from '../../../services/configuration/settings.ts'
import type { AdminReplayDeps } from '../../../services/executions/replays.ts'
import type { SimulationDeps } from '../../../services/flows/simulation.ts'
import { flowDocuments } from '../../admin/flow-documents.ts'
import * as simulation from '../../admin/flow-simulation.ts'
import * as tests from '../../admin/flow-tests.ts'
import * as flows from '../../admin/flows.ts'
import * as replays from '../../admin/replays.ts'
import { administering, type ToolCaller } from '../registry.ts'
import { adminRequest, bodyOf, bodyOnce, type OnceDeps } from './admin-request.ts'
import { draftTools } from './drafts.ts'

type Schemas = components['schemas']

/** Drafts and versions of flows. */
export const flowDrafts = draftTools(flowDocuments, {
  idIn: ({ flow_id: id }: { flow_id: string }) => id.toLowerCase(),
  paramsOf: flowId => ({ flowId }),
  withCode: definition => definition as JsonObject & { code: string },
  validate: async (deps: PublishDeps & OnceDeps & { settings: Settings }, admin, { id: flowId, definition }) =>
    bodyOf(
      await flows.validateFlow(deps, adminRequest<'validateFlow'>(admin, { params: { flowId }, body: { definition } })),
    ),
})

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
