// Written by `make generate` from contracts/mcp/. Do not edit.
import * as inputs from './agent-tools/arguments.js'
import * as outputs from './agent-tools/results.js'

export const validateArguments = {
  'analytics.list_datasets': inputs.analyticsListDatasets,
  'analytics.run_report': inputs.analyticsRunReport,
  'analytics.list_reports': inputs.analyticsListReports,
  'analytics.get_report': inputs.analyticsGetReport,
  'analytics.suggest_filter_values': inputs.analyticsSuggestFilterValues,
  'analytics.goal_summary': inputs.analyticsGoalSummary,
  'analytics.engagement_summary': inputs.analyticsEngagementSummary,
  'analytics.funnel': inputs.analyticsFunnel,
  'analytics.top_customers': inputs.analyticsTopCustomers,
  'analytics.list_telemetry': inputs.analyticsListTelemetry,
  'analytics.export_report_csv': inputs.analyticsExportReportCsv,
  'analytics.create_goal': inputs.analyticsCreateGoal,
  'analytics.update_goal': inputs.analyticsUpdateGoal,
  'analytics.change_goal_status': inputs.analyticsChangeGoalStatus,
  'analytics.record_conversion': inputs.analyticsRecordConversion,
  'flows.list_flows': inputs.flowsListFlows,
  'flows.get_flow': inputs.flowsGetFlow,
  'flows.start': inputs.flowsStart,
  'flows.resume': inputs.flowsResume,
  'flows.validate': inputs.flowsValidate,
  'connections.list_connections': inputs.connectionsListConnections,
  'connections.get_connection_metadata': inputs.connectionsGetConnectionMetadata,
  'connections.test_connection': inputs.connectionsTestConnection,
  'config.list': inputs.configList,
  'config.get': inputs.configGet,
}

export const validateResult = {
  'analytics.list_datasets': outputs.analyticsListDatasets,
  'analytics.run_report': outputs.analyticsRunReport,
  'analytics.list_reports': outputs.analyticsListReports,
  'analytics.get_report': outputs.analyticsGetReport,
  'analytics.suggest_filter_values': outputs.analyticsSuggestFilterValues,
  'analytics.goal_summary': outputs.analyticsGoalSummary,
  'analytics.engagement_summary': outputs.analyticsEngagementSummary,
  'analytics.funnel': outputs.analyticsFunnel,
  'analytics.top_customers': outputs.analyticsTopCustomers,
  'analytics.list_telemetry': outputs.analyticsListTelemetry,
  'analytics.export_report_csv': outputs.analyticsExportReportCsv,
  'analytics.create_goal': outputs.analyticsCreateGoal,
  'analytics.update_goal': outputs.analyticsUpdateGoal,
  'analytics.change_goal_status': outputs.analyticsChangeGoalStatus,
  'analytics.record_conversion': outputs.analyticsRecordConversion,
  'flows.list_flows': outputs.flowsListFlows,
  'flows.get_flow': outputs.flowsGetFlow,
  'flows.start': outputs.flowsStart,
  'flows.resume': outputs.flowsResume,
  'flows.validate': outputs.flowsValidate,
  'connections.list_connections': outputs.connectionsListConnections,
  'connections.get_connection_metadata': outputs.connectionsGetConnectionMetadata,
  'connections.test_connection': outputs.connectionsTestConnection,
  'config.list': outputs.configList,
  'config.get': outputs.configGet,
}

export const validateProtocolResult = {
  'initialize': outputs.initialize,
  'ping': outputs.ping,
  'tools/list': outputs.toolsList,
  'tools/call': outputs.toolsCall,
  'resources/list': outputs.resourcesList,
  'resources/read': outputs.resourcesRead,
}

export const validateResource = {
  'flow': outputs.resourceFlow,
  'report': outputs.resourceReport,
  'conversation': outputs.resourceConversation,
  'config_sections': outputs.resourceConfigSections,
}
