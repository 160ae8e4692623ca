import type { Database } from '../../../adapters/postgres/tenant-rows.ts'
import type { ConnectionTestDeps } from '../../../services/calls/connection-test.ts'
import type { Configuration } from '../../../services/configuration/configuration.ts'
import type { TurnDeps } from '../../../services/engine/turns.ts'
import type { ToolFunctions } from '../registry.ts'
import {
  engagementSummary,
  exportReportCsv,
  flowFunnel,
  getReport,
  goalSummary,
  listClientEvents,
  listReportDatasets,
  listReports,
  runReport,
  suggestFilterValues,
  topCustomers,
} from './analytics.ts'
import { getConfig, listConfig } from './config.ts'
import { getConnectionMetadata, listConnections, testConnection } from './connections.ts'
import {
  compareFlows,
  createFlowDraft,
  getFlowDraft,
  publishFlow,
  replayFlow,
  rollbackFlow,
  saveFlowTests,
  simulateFlow,
  testFlow,
  updateFlowDraft,
} from './flow-drafts.ts'
import { getFlowSchema } from './flow-schema.ts'
import { getFlow, listFlows, resumeFlow, startFlow, validateFlow } from './flows.ts'
import { changeGoalStatus, createGoal, recordConversion, updateGoal } from './goals.ts'
import { answerRun, explainRun, getRun, listRuns, startRun } from './runs.ts'

export type AgentToolDeps = TurnDeps & ConnectionTestDeps & { knex: Database; configuration: Configuration }

/** Every served tool by its name; the others are in contracts/not-served.yaml. */
export const toolFunctions: ToolFunctions<AgentToolDeps> = {
  'analytics.list_datasets': listReportDatasets,
  'analytics.run_report': runReport,
  'analytics.list_reports': listReports,
  'analytics.get_report': getReport,
  'analytics.export_report_csv': exportReportCsv,
  'analytics.suggest_filter_values': suggestFilterValues,
  'analytics.goal_summary': goalSummary,
  'analytics.engagement_summary': engagementSummary,
  'analytics.funnel': flowFunnel,
  'analytics.top_customers': topCustomers,
  'analytics.list_telemetry': listClientEvents,
  'analytics.create_goal': createGoal,
  'analytics.update_goal': updateGoal,
  'analytics.change_goal_status': changeGoalStatus,
  'analytics.record_conversion': recordConversion,
  'flows.list_flows': listFlows,
  'flows.get_flow': getFlow,
  'flows.start': startFlow,
  'flows.resume': resumeFlow,
  'flows.validate': validateFlow,
  'connections.list_connections': listConnections,
  'connections.get_connection_metadata': getConnectionMetadata,
  'connections.test_connection': testConnection,
  'config.list': listConfig,
  'config.get': getConfig,
  'flows.get_schema': getFlowSchema,
  'flows.get_draft': getFlowDraft,
  'flows.create_draft': createFlowDraft,
  'flows.update_draft': updateFlowDraft,
  'flows.simulate': simulateFlow,
  'flows.test': testFlow,
  'flows.save_tests': saveFlowTests,
  'flows.replay': replayFlow,
  'flows.diff': compareFlows,
  'flows.publish': publishFlow,
  'flows.rollback': rollbackFlow,
  'runs.start': startRun,
  'runs.answer': answerRun,
  'runs.get': getRun,
  'runs.list': listRuns,
  'runs.explain': explainRun,
}
