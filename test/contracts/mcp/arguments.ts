import type { AgentToolName } from '../../../generated/agent-tools.ts'
import { call, type Agents } from '../../support/agents.ts'
import type { TestService } from '../../support/service.ts'

/** Ids of resources of one workspace. */
export type Ids = {
  connection: string
  conversation: string
  goal: string
  execution: string
  waitToken: string
  code: string
}

/** Starts a run that waits, and looks up one of everything else. */
export async function idsOf(service: TestService, of: Agents): Promise<Ids> {
  // A minute later, so that a token that calls repeatedly has calls left.
  service.clock.advance(60_000)
  const started = (await call(service, of.tokens.admin, 'flows.start', { intent_name: 'order_status' }))
    .structuredContent as { execution_id: string; metadata: { wait_token: string } }
  const { pool } = service.database
  const one = async (table: string, more = '') =>
    (await pool.query<{ id: string }>(`select id from ${table} where tenant_id = $1 ${more} limit 1`, [of.tenantId]))
      .rows[0]!.id
  return {
    // One without credentials: its test makes no request.
    connection: await one('connections', "and code = 'llm'"),
    conversation: await one('conversations'),
    goal: await one('goals'),
    execution: started.execution_id,
    waitToken: started.metadata.wait_token,
    code: service.deps.newId(),
  }
}

/** Arguments that refer to a resource of the workspace `of`, if the tool takes any. */
export function argumentsFor(name: AgentToolName, of: Agents, ids: Ids): object {
  switch (name) {
    case 'flows.get_flow':
      return { flow_id: of.flows.order }
    case 'flows.start':
      return { intent_name: 'timed' }
    case 'flows.resume':
      return { execution_id: ids.execution, wait_token: ids.waitToken, values: { order_no: '123456' } }
    case 'flows.validate':
      return { definition: {}, flow_id: of.flows.order }
    case 'flows.get_draft':
    case 'flows.test':
    case 'flows.replay':
      return { flow_id: of.flows.order }
    case 'flows.create_draft':
      return { definition: { code: `flow-${ids.code}`, name: 'Flow' } }
    case 'flows.update_draft':
      return { flow_id: of.flows.order, etag: '*', patch: [{ op: 'add', path: '/description', value: 'Orders' }] }
    case 'flows.simulate':
      return { flow_id: of.flows.order, source: 'version', trigger: { type: 'chat_intent' } }
    case 'flows.save_tests':
      return {
        flow_id: of.flows.order,
        tests: [{ name: 'asks', steps: [{ say: 'where is it', expect: { status: 'waiting_input' } }] }],
      }
    case 'flows.diff':
      return { flow_id: of.flows.order, from_version: 1 }
    case 'flows.publish':
      return { flow_id: of.flows.timed, etag: '*' }
    case 'flows.rollback':
      return { flow_id: of.flows.timed, version: 1 }
    case 'forms.get_form':
    case 'forms.get_draft':
      return { form_id: of.form }
    case 'forms.create_draft':
      return { definition: { code: `form-${ids.code}`, title: 'Form' } }
    case 'forms.update_draft':
      return { form_id: of.form, etag: '*', patch: [{ op: 'add', path: '/description', value: 'News' }] }
    case 'forms.validate':
      return { definition: {}, form_id: of.form }
    case 'forms.diff':
      return { form_id: of.form, from_version: 1 }
    case 'forms.publish':
      return { form_id: of.form, etag: '*' }
    case 'forms.rollback':
      return { form_id: of.form, version: 1 }
    case 'runs.start':
      return { intent_name: 'timed' }
    case 'runs.answer':
      return { execution_id: ids.execution, wait_token: ids.waitToken, values: { order_no: '123456' } }
    case 'runs.get':
    case 'runs.explain':
      return { execution_id: ids.execution }
    case 'connections.get_connection_metadata':
      return { connection_id: ids.connection }
    case 'connections.test_connection':
      return { connection_id: ids.connection }
    case 'analytics.create_goal':
      return { code: `goal-${ids.code}`, name: 'Goal', match: { type: 'api' } }
    case 'analytics.update_goal':
      return { goal_id: ids.goal, name: 'Purchase' }
    case 'analytics.change_goal_status':
      return { goal_id: ids.goal, status: 'active' }
    case 'analytics.run_report':
      return { definition: { dataset: 'conversations', measures: ['conversations'] } }
    case 'analytics.get_report':
      return { report_id: of.report }
    case 'analytics.export_report_csv':
      return { report_id: of.report }
    case 'analytics.suggest_filter_values':
      return { dataset: 'conversations', field: 'locale' }
    case 'analytics.funnel':
      return { flow_id: of.flows.order }
    case 'analytics.record_conversion':
      return { goal: 'purchase', conversation_id: ids.conversation }
    case 'config.get':
      return { path: 'widget/appearance/title', scope: `tenant:${of.tenantId}` }
    case 'config.get_section':
      return { section: 'widget' }
    case 'config.get_values':
      return { section: 'widget', scope: `tenant:${of.tenantId}` }
    case 'config.set':
      return {
        section: 'widget',
        scope: `tenant:${of.tenantId}`,
        etag: '*',
        changes: { values: { 'widget/appearance/title': `Title ${ids.code}` } },
      }
    case 'analytics.list_datasets':
    case 'analytics.list_reports':
    case 'analytics.goal_summary':
    case 'analytics.engagement_summary':
    case 'analytics.top_customers':
    case 'analytics.list_telemetry':
    case 'flows.list_flows':
    case 'flows.get_schema':
    case 'forms.list_forms':
    case 'forms.get_schema':
    case 'runs.list':
    case 'connections.list_connections':
    case 'config.list':
      return {}
  }
}
