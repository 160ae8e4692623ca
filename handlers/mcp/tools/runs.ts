import type { Json, JsonObject } from '../../../domain/json.ts'
import { redactJson } from '../../../domain/redaction.ts'
import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import type { AdminCaller } from '../../../services/admin/caller.ts'
import type { ChangeDeps } from '../../../services/admin/change.ts'
import type { TurnDeps } from '../../../services/engine/turns.ts'
import * as executions from '../../admin/executions.ts'
import { getFlowVersion } from '../../admin/flows.ts'
import { administering, type ToolCaller } from '../registry.ts'
import { adminRequest, bodyOf } from './admin-request.ts'
import { resumeFlow, startFlow } from './flows.ts'

type Log = AgentToolResult<'runs.explain'>['log']

/** As many entries as the admin API gives on a page. */
const LOG_PAGE = 100
const LOG_PAGES_AT_MOST = 50

export async function startRun(
  deps: TurnDeps,
  caller: ToolCaller,
  args: AgentToolArguments<'runs.start'>,
): Promise<AgentToolResult<'runs.start'>> {
  return await startFlow(deps, caller, args)
}

export async function answerRun(
  deps: TurnDeps,
  caller: ToolCaller,
  args: AgentToolArguments<'runs.answer'>,
): Promise<AgentToolResult<'runs.answer'>> {
  return await resumeFlow(deps, caller, args)
}

export async function getRun(
  deps: ChangeDeps,
  caller: ToolCaller,
  { execution_id: executionId }: AgentToolArguments<'runs.get'>,
): Promise<AgentToolResult<'runs.get'>> {
  return await inspected(deps, administering(caller), executionId)
}

export async function listRuns(
  deps: ChangeDeps,
  caller: ToolCaller,
  { flow_id: flowId, status, error_kind: errorKind, limit, cursor }: AgentToolArguments<'runs.list'>,
): Promise<AgentToolResult<'runs.list'>> {
  const query = given({ flowId, status, errorKind, limit, cursor })
  return bodyOf(await executions.listExecutions(deps, adminRequest<'listExecutions'>(administering(caller), { query })))
}

export async function explainRun(
  deps: ChangeDeps,
  caller: ToolCaller,
  { execution_id: executionId, last = 20 }: AgentToolArguments<'runs.explain'>,
): Promise<AgentToolResult<'runs.explain'>> {
  const admin = administering(caller)
  const { execution: run, variables, context } = await inspected(deps, admin, executionId)
  const { flowId, flowVersion: version, error } = run
  const { definition } = bodyOf(
    await getFlowVersion(deps, adminRequest<'getFlowVersion'>(admin, { params: { flowId, version } })),
  )
  const nodeId = error?.nodeId ?? run.currentNodeId
  const nodes = (definition['nodes'] ?? []) as JsonObject[]
  const log = (await logOf(deps, admin, executionId)).slice(-last)
  return {
    run: { ...run, error: redacted(error) },
    node: redacted(nodes.find(({ id }) => id === nodeId) ?? null),
    inputs: redacted({ variables, context }),
    // A deployment may store its log as it was.
    log: log.map(line => ({ ...line, entry: redacted(line.entry) })),
  }
}

function redacted<Value extends object | null>(value: Value): Value {
  return redactJson(value as Json).value as Value
}

async function inspected(
  deps: ChangeDeps,
  admin: AdminCaller,
  executionId: string,
): Promise<AgentToolResult<'runs.get'>> {
  return bodyOf(
    await executions.inspectExecution(deps, adminRequest<'inspectExecution'>(admin, { params: { executionId } })),
  )
}

/** The log from its start, as far as it may be read at once: a run ends long before that. */
async function logOf(deps: ChangeDeps, admin: AdminCaller, executionId: string): Promise<Log> {
  const log: Log = []
  let cursor: string | undefined
  for (let page = 0; page < LOG_PAGES_AT_MOST; page += 1) {
    const query = given({ limit: LOG_PAGE, cursor })
    const { items, nextCursor } = bodyOf(
      await executions.listExecutionEvents(
        deps,
        adminRequest<'listExecutionEvents'>(admin, { params: { executionId }, query }),
      ),
    )
    log.push(...(items as Log))
    if (nextCursor === null) break
    cursor = nextCursor
  }
  return log
}

/** The properties that are there: a query names no others. */
function given<Values extends object>(values: Values): { [Name in keyof Values]?: NonNullable<Values[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>
  }
}
