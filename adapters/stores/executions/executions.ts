import { fromRow } from '../../postgres/rows.ts'
import { ENTRY } from './event-log.ts'
import type { ExecutionStatus, StoredSnapshot } from '../../../domain/engine/snapshot.ts'
import type { TokenUsage } from '../../../domain/token-usage.ts'
import type { LogRecord, LogTrigger } from '../../../generated/schemas/event-log-entry.ts'
import { readPage, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import type { Knex } from '../../postgres/pool.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { findVisitors, latestOfVisitors, runsOfVisitor, type FlowVisitor, type VisitorFilter } from './visitors.ts'

export interface AdminExecution {
  id: string
  conversationId: string
  flowId: string
  flowCode: string
  flowVersion: number
  status: ExecutionStatus
  trigger: LogTrigger
  /** Where it waits or ended; null where it has no node. */
  currentNodeId: string | null
  revision: number
  failure: { kind: string; nodeId: string | null; message: string } | null
  tokenUsage: TokenUsage | null
  waitExpiresAt: Date | null
  startedAt: Date
  updatedAt: Date
  endedAt: Date | null
}

/** With all that the run holds, which may be megabytes: lists go without it. */
export interface WholeExecution extends AdminExecution {
  snapshot: StoredSnapshot
}

export interface ExecutionFilter {
  status?: ExecutionStatus | undefined
  flowId?: string | undefined
  conversationId?: string | undefined
  /** The integrator's id of the customer whose conversation it runs in. */
  customerId?: string | undefined
  /** A conversation of the visitor whose runs they are. */
  visitorOf?: string | undefined
  flowVersion?: number | undefined
  /** Where it failed, or waits or ended. */
  nodeId?: string | undefined
  errorKind?: string | undefined
  /** Name of the intent or event. */
  trigger?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

export interface EventLogLine {
  id: string
  nodeId: string | null
  /** Set if the node belongs to a subflow. */
  subflow: { flowId: string; version: number } | null
  createdAt: Date
  entry: LogRecord
}

/** Executions that totals look at. */
const COUNTED = 10_000

export const OLDEST_FIRST: Order = { columns: [{ column: 'id', kind: 'uuid' }] }

/** By the start, so that a span of time is a range of the indexes that lists walk. */
export const LATEST_START_FIRST: Order = {
  columns: [
    { column: 'e.started_at', kind: 'instant' },
    { column: 'e.id', kind: 'uuid' },
  ],
  descending: true,
}

/** By the id. */
export const EXECUTIONS_BY_ID: Order = { columns: [{ column: 'e.id', kind: 'uuid' }] }

/** `after`: id of a line, which may have been deleted. */
export type EventLogFilter = { kind?: string | undefined; nodeId?: string | undefined; after?: string | undefined }

type TotalsFilter = Pick<ExecutionFilter, 'flowId' | 'from' | 'to'>
type ExecutionTotals = { counts: Partial<Record<ExecutionStatus, number>>; more: boolean }

export interface ExecutionStore {
  find: (id: string) => Promise<WholeExecution | undefined>
  /** Increases with every turn; undefined if there is no such execution. */
  revisionOf: (id: string) => Promise<number | undefined>
  /** As `find`, and no turn moves the execution before this transaction ends. */
  findForUpdate: (id: string) => Promise<WholeExecution | undefined>
  /** Newest first, unless given another order. */
  page: (filter: ExecutionFilter, window: Window, order?: Order) => Promise<Page<AdminExecution>>
  /** The latest matching run of each visitor, newest first. */
  latestOfVisitors: (filter: VisitorFilter, window: Window) => Promise<Page<AdminExecution>>
  /** The visitors of these runs, each the latest that matches, in no order. */
  visitors: (filter: VisitorFilter, ids: readonly string[]) => Promise<FlowVisitor[]>
  /** The states of the latest executions by their start; `more` where there are older ones. */
  totals: (filter: TotalsFilter) => Promise<ExecutionTotals>
  /** Lines of the event log, oldest first. */
  events: (id: string, filter: EventLogFilter, window: Window) => Promise<Page<EventLogLine>>
}

const COLUMNS = [
  'id',
  'conversation_id',
  'flow_id',
  'status',
  'trigger',
  'revision',
  'failure',
  'last_token_usage as token_usage',
  'wait_expires_at',
  'started_at',
  'updated_at',
  'ended_at',
]

const SUBFLOW = `(
  select json_build_object('flowId', v.flow_id, 'version', v.version)
  from flow_versions v
  where v.tenant_id = event_log.tenant_id and v.id = (event_log.entry ->> 'flowVersionId')::uuid
) as subflow`

/** All versions of the snapshot have the innermost frame last. */
const CURRENT_NODE = "e.snapshot -> 'frames' -> -1 ->> 'nodeId'"
/** Written as in the index. */
const AT_NODE = `coalesce(e.failure ->> 'nodeId', ${CURRENT_NODE}) = ?`

const OF_CUSTOMER = `e.conversation_id in (
  select c.id
  from conversations c
  where c.tenant_id = ? and c.customer_id = ?
)`

/** The executions of a workspace, for administration. */
export function executionStore(db: Database, tenantId: string): ExecutionStore {
  const rows = () =>
    db('executions as e')
      .where('e.tenant_id', tenantId)
      .select(
        ...COLUMNS.map(column => `e.${column}`),
        db.raw(`${CURRENT_NODE} as current_node_id`),
        db.raw('(select f.code from flows f where f.tenant_id = e.tenant_id and f.id = e.flow_id) as flow_code'),
        db.raw(`(
          select v.version
          from flow_versions v
          where v.tenant_id = e.tenant_id and v.id = e.version_id
        ) as flow_version`),
      )
  /** Read before the list, so that its plan follows from how many executions these versions have. */
  const versionIds = async (version: number, flowId: string | undefined) => {
    const read = db('flow_versions').where({ tenant_id: tenantId, version })
    if (flowId !== undefined) void read.where('flow_id', flowId)
    return await read.pluck<string[]>('id')
  }
  const whole = (id: string) => rows().where('e.id', id).select('e.snapshot')
  const optional = (row: object | undefined) => (row === undefined ? undefined : fromRow<WholeExecution>(row))
  return {
    find: async id => optional(await whole(id).first<object | undefined>()),
    async revisionOf(id) {
      const row = await db('executions')
        .where({ tenant_id: tenantId, id })
        .first<{ revision: number } | undefined>('revision')
      return row?.revision
    },
    findForUpdate: async id => optional(await whole(id).forUpdate('e').first<object | undefined>()),
    async page(filter, window, order = LATEST_START_FIRST) {
      const { flowVersion, flowId, customerId, visitorOf } = filter
      const read = applyFilter(rows(), filter)
      if (flowVersion !== undefined) void read.whereIn('e.version_id', await versionIds(flowVersion, flowId))
      if (customerId !== undefined) void read.whereRaw(OF_CUSTOMER, [tenantId, customerId])
      if (visitorOf !== undefined) runsOfVisitor(read, tenantId, visitorOf)
      return await readPage(db, read, { order, window }, fromRow<AdminExecution>)
    },
    async latestOfVisitors(filter, window) {
      const read = applyFilter(rows(), filter)
      latestOfVisitors(read, tenantId, filter)
      return await readPage(db, read, { order: LATEST_START_FIRST, window }, fromRow<AdminExecution>)
    },
    visitors: async (filter, ids) => await findVisitors(db, tenantId, filter, ids),
    totals: async filter => await readTotals(db, tenantId, filter),
    events: async (id, filter, window) => await readEvents(db, { tenantId, id }, filter, window),
  }
}

/** All but the version, the customer and the visitor, which are looked up in other tables. */
function applyFilter(
  list: Knex.QueryBuilder,
  { status, flowId, conversationId, nodeId, errorKind, trigger, from, to }: ExecutionFilter,
): Knex.QueryBuilder {
  if (status !== undefined) void list.where('e.status', status)
  if (flowId !== undefined) void list.where('e.flow_id', flowId)
  if (conversationId !== undefined) void list.where('e.conversation_id', conversationId)
  if (nodeId !== undefined) void list.whereRaw(AT_NODE, [nodeId])
  if (errorKind !== undefined) void list.whereRaw("e.failure ->> 'kind' = ?", [errorKind])
  if (trigger !== undefined) void list.whereRaw("e.trigger ->> 'name' = ?", [trigger])
  if (from !== undefined) void list.where('e.started_at', '>=', from)
  if (to !== undefined) void list.where('e.started_at', '<', to)
  return list
}

async function readTotals(
  db: Database,
  tenantId: string,
  { flowId, from, to }: TotalsFilter,
): Promise<ExecutionTotals> {
  const latest = db('executions')
    .where('tenant_id', tenantId)
    .select('status', db.raw('row_number() over (order by started_at desc, id desc) as position'))
    .orderByRaw('started_at desc, id desc')
    .limit(COUNTED + 1)
  if (flowId !== undefined) void latest.where('flow_id', flowId)
  if (from !== undefined) void latest.where('started_at', '>=', from)
  if (to !== undefined) void latest.where('started_at', '<', to)
  const rows = await db
    .from(latest.as('latest'))
    .select<{ status: ExecutionStatus; count: number; beyond: number }[]>(
      'status',
      db.raw('(count(*) filter (where position <= ?))::integer as count', [COUNTED]),
      db.raw('(count(*) filter (where position > ?))::integer as beyond', [COUNTED]),
    )
    .groupBy('status')
  return {
    counts: Object.fromEntries(rows.map(({ status, count }) => [status, count])),
    more: rows.some(({ beyond }) => beyond > 0),
  }
}

async function readEvents(
  db: Database,
  { tenantId, id }: { tenantId: string; id: string },
  { kind, nodeId, after: last }: EventLogFilter,
  window: Window,
): Promise<Page<EventLogLine>> {
  const read = db('event_log')
    .where({ tenant_id: tenantId, execution_id: id })
    .select('id', 'node_id', 'created_at', db.raw(`${ENTRY} as entry`), db.raw(SUBFLOW))
  if (last !== undefined) void read.where('id', '>', last)
  if (kind !== undefined) void read.where({ kind })
  if (nodeId !== undefined) void read.where({ node_id: nodeId })
  return await readPage(db, read, { order: OLDEST_FIRST, window }, fromRow<EventLogLine>)
}
