import type { JsonObject } from '../../../domain/json.ts'
import { BY_ITSELF } from '../../postgres/plans.ts'
import type { Knex } from '../../postgres/pool.ts'
import { fromRow } from '../../postgres/rows.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import type { ExecutionStatus } from '../../../domain/engine/snapshot.ts'

/** The runs of a flow by which its visitors are listed. */
export type VisitorFilter = {
  flowId: string
  status?: ExecutionStatus | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** A visitor of a flow: a conversation, or all those in which a token has proven the same customer. */
export interface FlowVisitor {
  /** The latest run that matches. */
  executionId: string
  customerId: string | null
  customer: JsonObject
  customerProven: boolean
  /** Number of the runs that match. */
  runs: number
  /** When the first of them was started. */
  firstStartedAt: Date
  /** Ids of the latest of them. */
  executionIds: string[]
}

/** Runs of a visitor of which answers are read. */
const ANSWERED_RUNS = 100

/**
 * Ids of the conversations of the visitor whose conversation is `c`. Each condition names the workspace itself, so that
 * Citus knows the shard of each table.
 */
const CONVERSATIONS = `(
    select c.id as conversation_id
    union all
    select p.id
    from conversations p
    where p.tenant_id = :tenantId and p.customer_id = c.customer_id and p.customer_proven and c.customer_proven
      and p.id <> c.id
  )`

/** Whether a visitor has begun something in the conversation of a run, which those of events alone are not. */
const HAS_VISITOR = `(
    e.trigger ->> 'type' = 'chat_intent' or exists (
      select 1
      from executions b
      where b.tenant_id = :tenantId and b.conversation_id = e.conversation_id and b.trigger ->> 'type' = 'chat_intent'
      ${BY_ITSELF}
    )
  )`

/** Conditions of a run `l` of the workspace that matches. */
function matches({ status, from, to }: VisitorFilter): string {
  const conditions = ['l.flow_id = :flowId']
  if (status !== undefined) conditions.push('l.status = :status')
  if (from !== undefined) conditions.push('l.started_at >= :from')
  if (to !== undefined) conditions.push('l.started_at < :to')
  return conditions.join(' and ')
}

/**
 * Narrows a list of executions `e` that match to the latest of each visitor. The list is read by its start, and each
 * run is looked up in those of its visitor: a page costs what it passes, not what the flow has.
 */
export function latestOfVisitors(list: Knex.QueryBuilder, tenantId: string, filter: VisitorFilter): void {
  void list.whereRaw(HAS_VISITOR, { tenantId }).whereRaw(
    `not exists (
      select 1
      from conversations c
      cross join lateral ${CONVERSATIONS} v
      join executions l on l.conversation_id = v.conversation_id and l.id > e.id
      where c.tenant_id = :tenantId and c.id = e.conversation_id and l.tenant_id = :tenantId and ${matches(filter)}
      ${BY_ITSELF}
    )`,
    { tenantId, ...filter },
  )
}

/** Narrows a list of executions `e` to those of the visitor of a conversation. */
export function runsOfVisitor(list: Knex.QueryBuilder, tenantId: string, conversationId: string): void {
  void list.whereRaw(
    `e.conversation_id in (
      select v.conversation_id
      from conversations c
      cross join lateral ${CONVERSATIONS} v
      where c.tenant_id = :tenantId and c.id = :conversationId
    )`,
    { tenantId, conversationId },
  )
}

/** The visitors of these latest runs, in no order. */
export async function findVisitors(
  db: Database,
  tenantId: string,
  filter: VisitorFilter,
  ids: readonly string[],
): Promise<FlowVisitor[]> {
  const { rows } = await db.raw<{ rows: object[] }>(
    `
    select e.id as execution_id, c.customer_id, c.customer, c.customer_proven, r.runs, r.first_started_at,
      r.execution_ids
    from executions e
    join conversations c on c.tenant_id = e.tenant_id and c.id = e.conversation_id
    cross join lateral (
      select count(*)::integer as runs, min(l.started_at) as first_started_at,
        (array_agg(l.id::text order by l.id desc))[1:${ANSWERED_RUNS}] as execution_ids
      from ${CONVERSATIONS} v
      join executions l on l.conversation_id = v.conversation_id
      where l.tenant_id = :tenantId and ${matches(filter)}
    ) r
    where e.tenant_id = :tenantId and c.tenant_id = :tenantId and e.id = any(:ids::uuid[])`,
    { tenantId, ids, ...filter },
  )
  return rows.map(fromRow<FlowVisitor>)
}
