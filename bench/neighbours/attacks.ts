import { largeFlow, workspaceFile } from './flows.ts'

/** One request to the admin API. */
export type Call = { method: string; path: string; body?: object; headers?: Record<string, string> }

/** What the attacks of a workspace work on. */
export type Target = { flowId: string; executionId: string }

/** An operation with the request that costs most; `salt` makes each another one. */
export type Attack = { operation: string; call: (target: Target, salt: number) => Call }

const ANY = { 'If-Match': '*' }
const TRIGGER = { type: 'chat_intent' }
const LOOP = '$sum([1..4000].($ * $))'

/** Requests to the admin API about flows of 990 nodes: every operation that reads, checks or runs one. */
export const ATTACKS: Attack[] = [
  change('createFlow', 'POST', ({ salt }) => ({
    path: '/flows',
    body: { definition: largeFlow(`new-${salt}`, salt) },
  })),
  change('saveFlowDraft', 'PUT', ({ flow, salt }) => ({ path: `${flow}/draft`, body: { definition: big(salt) } })),
  read('getFlowDraft', ({ flow }) => `${flow}/draft`),
  change('validateFlow', 'POST', ({ flow, salt }) => ({ path: `${flow}/validate`, body: { definition: big(salt) } })),
  change('publishFlow', 'POST', ({ flow }) => ({ path: `${flow}/publish`, body: {} })),
  change('rollbackFlow', 'POST', ({ flow, salt }) => ({ path: `${flow}/rollback`, body: { version: 1 + (salt % 2) } })),
  read('compareFlowVersions', ({ flow }) => `${flow}/versions/1/difference?to=2`),
  read('getFlowVersion', ({ flow }) => `${flow}/versions/1`),
  change('simulateFlow', 'POST', ({ flow, salt }) => ({
    path: `${flow}/simulate`,
    body: { definition: big(salt), trigger: TRIGGER },
  })),
  change('simulateDefinition', 'POST', ({ salt }) => ({
    path: '/flow-simulations',
    body: { definition: big(salt), trigger: TRIGGER },
  })),
  change('testFlow', 'POST', ({ flow, salt }) => ({
    path: `${flow}/test`,
    body: { definition: big(salt), tests: [{ name: 'whole', steps: [{ say: 'hello' }] }] },
  })),
  change('replayFlow', 'POST', ({ flow, salt }) => ({ path: `${flow}/replay`, body: { definition: big(salt) } })),
  change('replayExecution', 'POST', ({ executionId, salt }) => ({
    path: `/executions/${executionId}/replay`,
    body: { definition: big(salt) },
  })),
  change('evaluateExpression', 'POST', () => ({
    path: '/expressions/evaluate',
    body: { kind: 'expression', source: Array(8).fill(LOOP).join(' + ') },
  })),
  change('importFlow', 'POST', ({ salt }) => ({
    path: '/flow-imports',
    body: { system: 'typebot', document: { version: '6', name: String(salt), groups: [], edges: [], variables: [] } },
  })),
  read('exportWorkspaceFile', () => '/workspace/file'),
  change('checkWorkspaceFile', 'POST', ({ salt }) => ({
    path: '/workspace/file/check',
    body: { file: workspaceFile(salt) },
  })),
  change('applyWorkspaceFile', 'POST', ({ salt }) => ({
    path: '/workspace/file/apply',
    body: { file: workspaceFile(salt) },
  })),
  read('listFlows', () => '/flows?limit=100'),
  read('listFlowUses', ({ flow }) => `${flow}/uses`),
  read('listUses', () => '/uses?kind=goal&name=large'),
  read('getFlowTraffic', ({ flow }) => `${flow}/traffic`),
  read('listFlowVisitors', ({ flow }) => `${flow}/visitors?limit=200`),
  read('compareFlowBranches', ({ flow }) => `${flow}/branches`),
  read('listAuditEntries', () => '/audit?limit=100'),
  read('searchWorkspace', () => '/search?text=large'),
  read('inspectExecution', ({ executionId }) => `/executions/${executionId}`),
  read('listExecutionEvents', ({ executionId }) => `/executions/${executionId}/events?limit=100`),
  read('getExecutionRecording', ({ executionId }) => `/executions/${executionId}/recording`),
  read('listExecutions', () => '/executions?limit=100'),
]

type Parts = { flow: string; executionId: string; salt: number }

function big(salt: number): object {
  return largeFlow('large', salt)
}

function change(operation: string, method: string, of: (parts: Parts) => Omit<Call, 'method'>): Attack {
  return {
    operation,
    call: (target, salt) => ({ method, headers: ANY, ...of(partsOf(target, salt)) }),
  }
}

function read(operation: string, pathOf: (parts: Parts) => string): Attack {
  return { operation, call: (target, salt) => ({ method: 'GET', path: pathOf(partsOf(target, salt)) }) }
}

function partsOf({ flowId, executionId }: Target, salt: number): Parts {
  return { flow: `/flows/${flowId}`, executionId, salt }
}
