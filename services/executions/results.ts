import type { Pool } from '../../adapters/postgres/pool.ts'
import { findAnswers } from '../../adapters/stores/executions/event-log.ts'
import type { ExecutionFilter } from '../../adapters/stores/executions/executions.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { answersOf, questionOf, resultLines, type Answer, type Question } from '../../domain/results.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found, type ChangeDeps } from '../admin/change.ts'
import type { ListPage, ListQuery } from '../admin/pages.ts'
import { listExecutions, type AdminExecution } from './executions.ts'

/** One run of a flow with what was answered in it. */
export type FlowResult = { execution: AdminExecution; answers: Answer[] }
type ResultFilter = Pick<ExecutionFilter, 'status' | 'visitorOf' | 'from' | 'to'>
type Deps = Pick<ChangeDeps, 'knex'> & { db: Pool }

const COLUMNS = ['started', 'ended', 'status', 'version', 'execution', 'conversation']

/** The latest run first. @throws Refusal `not_found` for an unknown flow */
export async function listFlowResults(
  deps: Deps,
  caller: AdminCaller,
  flowId: string,
  query: ListQuery & ResultFilter,
): Promise<ListPage<FlowResult> & { questions: Question[] }> {
  found(await forTenant(deps.knex, caller.tenantId).flows.find({ id: flowId }))
  const page = await readPage(deps, caller, flowId, query)
  return { ...page, questions: await questionsOf(deps, caller, flowId, page.items) }
}

/** The questions that were answered, each as the latest of the versions that ran asks it. */
export async function questionsOf(
  { knex }: Pick<Deps, 'knex'>,
  { tenantId }: AdminCaller,
  flowId: string,
  results: readonly FlowResult[],
): Promise<Question[]> {
  const { flows } = forTenant(knex, tenantId)
  const ran = new Set(results.map(({ execution }) => execution.flowVersion))
  const versions = await Promise.all(
    [...ran].toSorted((one, other) => one - other).map(at => flows.version(flowId, at)),
  )
  const nodes = new Map(versions.flatMap(version => version?.definition.nodes ?? []).map(node => [node.id, node]))
  const answered = new Set(results.flatMap(({ answers }) => answers.map(({ question }) => question)))
  return [...answered].flatMap(id => questionOf(nodes.get(id)) ?? [])
}

/** The latest 10,000 as CSV. @throws Refusal `not_found` for an unknown flow */
export async function exportFlowResults(
  deps: Deps,
  caller: AdminCaller,
  flowId: string,
  filter: ResultFilter,
): Promise<{ filename: string; lines: Iterable<string> }> {
  const { code } = found(await forTenant(deps.knex, caller.tenantId).flows.find({ id: flowId }))
  const results = await readForFile(async window => await readPage(deps, caller, flowId, { ...filter, ...window }))
  return { filename: `${code}.csv`, lines: resultLines(COLUMNS, results.map(rowOf)) }
}

const ROWS_AT_MOST = 10_000
const PAGE = 200

/** The rows of a file: the first 10,000 of a list. */
export async function readForFile<Row>(read: (window: ListQuery) => Promise<ListPage<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const page = await read({ limit: PAGE, cursor })
    rows.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && rows.length < ROWS_AT_MOST)
  return rows
}

async function readPage(
  deps: Deps,
  caller: AdminCaller,
  flowId: string,
  query: ListQuery & ResultFilter,
): Promise<ListPage<FlowResult>> {
  const { items, nextCursor } = await listExecutions(deps, caller, { ...query, flowId })
  return { items: await withAnswers(deps.db, caller, items), nextCursor }
}

/** Executions with what was answered in them: whole for those who may read conversations, redacted for others. */
export async function withAnswers(
  db: Pool,
  { tenantId, permissions }: Pick<AdminCaller, 'tenantId' | 'permissions'>,
  items: readonly AdminExecution[],
): Promise<FlowResult[]> {
  const ids = items.map(({ id }) => id)
  const whole = permissions.has('service.conversations.view')
  const given = Map.groupBy(await findAnswers(db, tenantId, ids, { whole }), ({ executionId }) => executionId)
  return items.map(execution => ({
    execution,
    answers: (given.get(execution.id) ?? []).flatMap(({ flow, nodeId, values }) => answersOf(flow, nodeId, values)),
  }))
}

function rowOf({ execution, answers }: FlowResult) {
  const { startedAt, endedAt, status, flowVersion, id, conversationId } = execution
  const times = [startedAt.toISOString(), endedAt?.toISOString() ?? null]
  return { cells: [...times, status, flowVersion, id, conversationId], answers }
}
