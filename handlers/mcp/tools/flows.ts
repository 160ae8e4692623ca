import type { JsonObject } from '../../../domain/json.ts'
import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import { resumeExecution, triggerChat } from '../../../services/engine/engine.ts'
import { getFlow as get, listFlows as list, type CatalogFlow, type FlowDetail } from '../../../services/flows/flows.ts'
import type { Settings } from '../../../services/configuration/settings.ts'
import { validateDefinition } from '../../../services/flows/publishing.ts'
import { findingBody } from '../../../domain/flow-validation/finding.ts'
import type { Database } from '../../../adapters/postgres/tenant-rows.ts'
import type { TurnDeps } from '../../../services/engine/turns.ts'
import { engineReply } from '../../engine/engine-reply.ts'
import { acceptVariables } from '../../inputs.ts'
import type { ToolCaller } from '../registry.ts'

type AgentFlow = AgentToolResult<'flows.list_flows'>['flows'][number]
type AgentFlowDetail = AgentToolResult<'flows.get_flow'>
type AgentReply = AgentToolResult<'flows.start'>

type CatalogDeps = { knex: Database }

export async function listFlows(
  deps: CatalogDeps,
  { holder }: ToolCaller,
  { status, limit, cursor }: AgentToolArguments<'flows.list_flows'>,
): Promise<AgentToolResult<'flows.list_flows'>> {
  const { items, nextCursor } = await list(deps, holder.tenantId, { status, limit, cursor })
  return { flows: items.map(agentFlow), next_cursor: nextCursor }
}

export async function getFlow(
  deps: CatalogDeps,
  { holder }: ToolCaller,
  { flow_id, version }: AgentToolArguments<'flows.get_flow'>,
): Promise<AgentFlowDetail> {
  return flowDetail(await get(deps, holder.tenantId, flow_id.toLowerCase(), version))
}

export async function startFlow(
  deps: TurnDeps,
  { holder, key }: ToolCaller,
  args: AgentToolArguments<'flows.start'>,
): Promise<AgentReply> {
  const trigger = {
    tenantId: holder.tenantId,
    intentName: args.intent_name,
    conversationId: args.conversation_id?.toLowerCase(),
    context: (args.context ?? {}) as JsonObject,
    variables: acceptVariables(args.variables, 'engine'),
  }
  return engineReply(await triggerChat(deps, trigger, key))
}

export async function resumeFlow(
  deps: TurnDeps,
  { holder, key }: ToolCaller,
  args: AgentToolArguments<'flows.resume'>,
): Promise<AgentReply> {
  const resumption = {
    tenantId: holder.tenantId,
    executionId: args.execution_id.toLowerCase(),
    waitToken: args.wait_token,
    values: (args.values ?? {}) as JsonObject,
    context: (args.context ?? {}) as JsonObject,
    variables: acceptVariables(args.variables, 'engine'),
  }
  return engineReply(await resumeExecution(deps, resumption, key))
}

export async function validateFlow(
  deps: CatalogDeps & { settings: Settings },
  { holder }: ToolCaller,
  { definition, flow_id }: AgentToolArguments<'flows.validate'>,
): Promise<AgentToolResult<'flows.validate'>> {
  const { valid, findings } = await validateDefinition(
    deps,
    holder.tenantId,
    definition as JsonObject,
    flow_id?.toLowerCase(),
  )
  return { valid, findings: findings.map(finding => findingBody(definition, finding)) }
}

export function flowDetail({ flow, version, definition }: FlowDetail): AgentFlowDetail {
  return { flow: agentFlow(flow), version, definition }
}

function agentFlow(flow: CatalogFlow): AgentFlow {
  return {
    flow_id: flow.id,
    code: flow.code,
    name: flow.name,
    status: flow.status,
    published_version: flow.publishedVersion,
    latest_version: flow.latestVersion,
    unpublished_changes: flow.unpublishedChanges,
    intents: flow.intents,
    events: flow.events,
    published_at: flow.publishedAt?.toISOString() ?? null,
    created_at: flow.createdAt.toISOString(),
    updated_at: flow.updatedAt.toISOString(),
  }
}
