import type { AgentToolName } from '../../generated/agent-tools.ts'
import type { OperationId } from '../../generated/operations.ts'

/**
 * How an operation leaves the event loop. `always`: it may compute for as long as its input decides. `flow`,
 * `workspace`: where its body, or the flow or all flows of the workspace are large; others are done in less time than a
 * thread needs to be asked. `share`: it has a thread of its own for what is slow, and only takes the share of its
 * workspace.
 */
export type Offload = 'always' | 'flow' | 'workspace' | 'share'

/** Requests of a thread at the same time: while one waits for the database, another one computes. */
export const AT_ONCE = 4
/** For short reads; besides, each request has one, so that none waits for what another one waits for. */
export const READ_CONNECTIONS = 2

/** What took more than some milliseconds of processor time with a flow of 990 nodes (`ONLY=neighbours make bench`). */
export const OPERATIONS = {
  simulateFlow: 'always',
  simulateDefinition: 'always',
  testFlow: 'always',
  replayFlow: 'always',
  replayExecution: 'always',
  evaluateExpression: 'always',
  createFlow: 'flow',
  saveFlowDraft: 'flow',
  validateFlow: 'flow',
  publishFlow: 'flow',
  rollbackFlow: 'flow',
  compareFlowVersions: 'flow',
  exportWorkspaceFile: 'workspace',
  checkWorkspaceFile: 'workspace',
  applyWorkspaceFile: 'workspace',
  importFlow: 'share',
  putConnectionDocument: 'share',
  uploadTrainingDocument: 'share',
} as const satisfies Partial<Record<OperationId, Offload>>

/** The tools of agents that do the same. */
export const TOOLS = {
  'flows.simulate': 'always',
  'flows.test': 'always',
  'flows.replay': 'always',
  'flows.get_draft': 'flow',
  'flows.create_draft': 'flow',
  'flows.update_draft': 'flow',
  'flows.validate': 'flow',
  'flows.publish': 'flow',
  'flows.rollback': 'flow',
  'flows.diff': 'flow',
} as const satisfies Partial<Record<AgentToolName, Offload>>
