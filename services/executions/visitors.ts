import type { Pool } from '../../adapters/postgres/pool.ts'
import { findAnswers } from '../../adapters/stores/executions/event-log.ts'
import { LATEST_START_FIRST } from '../../adapters/stores/executions/executions.ts'
import type { FlowVisitor as StoredVisitor, VisitorFilter } from '../../adapters/stores/executions/visitors.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { JsonObject } from '../../domain/json.ts'
import { answersOf, lastAnswers, resultLines, type Answer, type Question } from '../../domain/results.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found, type ChangeDeps } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import { questionsOf, readForFile, type FlowResult } from './results.ts'

/** Who a visitor is: all of it is empty for callers who may not read conversations. */
type Customer = { customerId: string | null; customer: JsonObject; customerProven: boolean }
/** A visitor of a flow: its latest run, and the last answer to each question. */
export type FlowVisitor = FlowResult & { customer: Customer; runs: number; firstStartedAt: Date }

type Filter = Omit<VisitorFilter, 'flowId'>
type Deps = Pick<ChangeDeps, 'knex'> & { db: Pool }

const NOT_SHOWN: Customer = { customerId: null, customer: {}, customerProven: false }
const COLUMNS = [
  'first_started',
  'started',
  'ended',
  'status',
  'version',
  'runs',
  'execution',
  'conversation',
  'customer',
  'name',
  'email',
]

/** The latest run first. @throws Refusal `not_found` for an unknown flow */
export async function listFlowVisitors(
  deps: Deps,
  caller: AdminCaller,
  flowId: string,
  query: ListQuery & Filter,
): Promise<ListPage<FlowVisitor> & { questions: Question[] }> {
  found(await forTenant(deps.knex, caller.tenantId).flows.find({ id: flowId }))
  const page = await readVisitors(deps, caller, flowId, query)
  return { ...page, questions: await questionsOf(deps, caller, flowId, page.items) }
}

/** The latest 10,000 as CSV. @throws Refusal `not_found` for an unknown flow */
export async function exportFlowVisitors(
  deps: Deps,
  caller: AdminCaller,
  flowId: string,
  filter: Filter,
): Promise<{ filename: string; lines: Iterable<string> }> {
  const { code } = found(await forTenant(deps.knex, caller.tenantId).flows.find({ id: flowId }))
  const visitors = await readForFile(async window => await readVisitors(deps, caller, flowId, { ...filter, ...window }))
  return { filename: `${code}-visitors.csv`, lines: resultLines(COLUMNS, visitors.map(rowOf)) }
}

async function readVisitors(
  { knex, db }: Deps,
  { tenantId, permissions }: AdminCaller,
  flowId: string,
  { limit, cursor, ...narrowed }: ListQuery & Filter,
): Promise<ListPage<FlowVisitor>> {
  const { executions } = forTenant(knex, tenantId)
  const filter = { ...narrowed, flowId }
  const { items, nextCursor } = await listPage(
    'flow visitors',
    LATEST_START_FIRST,
    { limit, cursor },
    async window => await executions.latestOfVisitors(filter, window),
  )
  const latest = items.map(({ id }) => id)
  const visitors = new Map((await executions.visitors(filter, latest)).map(one => [one.executionId, one]))
  const whole = permissions.has('service.conversations.view')
  const answers = await answersOfVisitors(db, tenantId, [...visitors.values()], whole)
  return {
    nextCursor,
    items: items.flatMap(execution => {
      const visitor = visitors.get(execution.id)
      // Erased since the page was read.
      if (visitor === undefined) return []
      const { runs, firstStartedAt, customerId, customer, customerProven } = visitor
      const named = whole ? { customerId, customer, customerProven } : NOT_SHOWN
      return [{ execution, runs, firstStartedAt, customer: named, answers: answers.get(execution.id) ?? [] }]
    }),
  }
}

/** The last answers of each visitor by the id of its latest run. Runs overlap: the log has the order of answers. */
async function answersOfVisitors(
  db: Pool,
  tenantId: string,
  visitors: readonly StoredVisitor[],
  whole: boolean,
): Promise<Map<string, Answer[]>> {
  const latestOf = new Map(
    visitors.flatMap(({ executionId, executionIds }) => executionIds.map(id => [id, executionId] as const)),
  )
  const logged = await findAnswers(db, tenantId, [...latestOf.keys()], { whole })
  const given = Map.groupBy(logged, ({ executionId }) => latestOf.get(executionId) ?? executionId)
  return new Map(
    [...given].map(([id, lines]) => [
      id,
      lastAnswers(lines.flatMap(({ flow, nodeId, values }) => answersOf(flow, nodeId, values))),
    ]),
  )
}

function rowOf({ execution, answers, customer: { customerId, customer }, runs, firstStartedAt }: FlowVisitor) {
  const { startedAt, endedAt, status, flowVersion, id, conversationId } = execution
  const times = [firstStartedAt, startedAt, endedAt].map(time => time?.toISOString() ?? null)
  const named = [customerId, ...['name', 'email'].map(field => customer[field])]
  return {
    cells: [
      ...times,
      status,
      flowVersion,
      runs,
      id,
      conversationId,
      ...named.map(value => (typeof value === 'string' ? value : null)),
    ],
    answers,
  }
}
