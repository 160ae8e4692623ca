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
import { getConfig, getConfigSection, getConfigValues, listConfig, setConfig } from './config.ts'
import { getConnectionMetadata, listConnections, testConnection } from './connections.ts'
import { flowDrafts, replayFlow, saveFlowTests, simulateFlow, testFlow } from './flow-drafts.ts'
import { getFlowSchema } from './flow-schema.ts'
import { getFlow, listFlows, resumeFlow, startFlow, validateFlow } from './flows.ts'
import { formDrafts, getForm, getFormSchema, listForms, validateForm } from './forms.ts'
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
  'config.get_section': getConfigSection,
  'config.get_values': getConfigValues,
  'config.set': setConfig,
  'flows.get_schema': getFlowSchema,
  'flows.get_draft': flowDrafts.getDraft,
  'flows.create_draft': flowDrafts.createDraft,
  'flows.update_draft': flowDrafts.updateDraft,
  'flows.simulate': simulateFlow,
  'flows.test': testFlow,
  'flows.save_tests': saveFlowTests,
  'flows.replay': replayFlow,
  'flows.diff': flowDrafts.compare,
  'flows.publish': flowDrafts.publish,
  'flows.rollback': flowDrafts.rollback,
  'forms.list_forms': listForms,
  'forms.get_form': getForm,
  'forms.get_schema': getFormSchema,
  'forms.get_draft': formDrafts.getDraft,
  'forms.create_draft': formDrafts.createDraft,
  'forms.update_draft': formDrafts.updateDraft,
  'forms.validate': validateForm,
  'forms.diff': formDrafts.compare,
  'forms.publish': formDrafts.publish,
  'forms.rollback': formDrafts.rollback,
  'runs.start': startRun,
  'runs.answer': answerRun,
  'runs.get': getRun,
  'runs.list': listRuns,
  'runs.explain': explainRun,
}
