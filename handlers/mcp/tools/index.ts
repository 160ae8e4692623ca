import type { Database } from '../../../adapters/stores/tenant-rows.ts'
import type { Configuration } from '../../../services/configuration.ts'
import type { TurnDeps } from '../../../services/turns.ts'
import type { ToolFunctions } from '../registry.ts'
import { getConfig, listConfig } from './config.ts'
import { getConnectionMetadata, listConnections } from './connections.ts'
import { getFlow, listFlows, resumeFlow, startFlow, validateFlow } from './flows.ts'
import { changeGoalStatus, createGoal, updateGoal } from './goals.ts'

export type AgentToolDeps = TurnDeps & { knex: Database, configuration: Configuration }

/** Every served tool by its name; the others stand in contracts/not-served.yaml. */
export const toolFunctions: ToolFunctions<AgentToolDeps> = {
  'analytics.create_goal': createGoal,
  'analytics.update_goal': updateGoal,
  'analytics.change_goal_status': changeGoalStatus,
  'flows.list_flows': listFlows,
  'flows.get_flow': getFlow,
  'flows.start': startFlow,
  'flows.resume': resumeFlow,
  'flows.validate': validateFlow,
  'connections.list_connections': listConnections,
  'connections.get_connection_metadata': getConnectionMetadata,
  'config.list': listConfig,
  'config.get': getConfig,
}
