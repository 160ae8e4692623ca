import type { JsonObject } from '../../../domain/json.ts'
import {
  CONVERSATION_COLUMNS,
  EXECUTION_COLUMNS,
  isConversation,
  mapConversation,
  mapExecution,
  type ConversationRecord,
  type ConversationRow,
  type ExecutionRecord,
  type ExecutionRow,
} from '../executions/state.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

export type EngineMessageType = 'StartExecution' | 'ResumeExecution' | 'RunNextStep' | 'FireWait'

/** The message a worker carries out with a turn: held by its lease, gone with the commit. */
export type MessageHold = { id: string; owner: string; attempts: number }

/** A message under a worker's lease, with everything its turn needs, as it was when the lease was taken. */
export type ClaimedMessage = {
  tenantId: string
  type: EngineMessageType
  payload: JsonObject
  hold: MessageHold
  lastError: object | null
  /** The database's time. */
  now: Date
  execution: ExecutionRecord | undefined
  /** That of the execution, or the one in which it is to start. */
  conversation: ConversationRecord | undefined
  event: { id: string; name: string; data: JsonObject; depth: number; lineageId: string | null } | undefined
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }
type ClaimedRow = Nullable<Omit<ExecutionRow, 'id'>> &
  Nullable<ConversationRow> & {
    message_id: string
    tenant_id: string
    type: EngineMessageType
    payload: JsonObject
    attempts: number
    last_error: object | null
    now: Date
    id: string | null
    domain_event_id: string | null
    event_name: string | null
    event_data: JsonObject | null
    event_depth: number | null
    event_lineage: string | null
  }

const LEASE = "interval '60 seconds'"
/** Messages at the head of the queue among which lapsed leases are looked for: more than all processes hold. */
const LAPSED_AMONG = 1_000

// A message is claimed by its own lease alone; the execution is fenced by its revision when the turn commits. A lease on
// the execution as well cost an update for each message, and refused a visitor's answer while a worker looked at an old
// timer of the execution.
const claimAmong = (due: string) => `
  with due as (
    select m.tenant_id, m.id from engine_messages m where ${due}
    order by m.run_at, m.id limit $1 for update of m skip locked
  ), claimed as (
    update engine_messages m
    set attempts = m.attempts + 1, lease_owner = $2, lease_until = parley_now() + ${LEASE}
    from due where m.tenant_id = due.tenant_id and m.id = due.id
    returning m.tenant_id, m.id, m.type, m.execution_id, m.payload, m.attempts, m.run_at, m.last_error
  )
  select m.id as message_id, m.tenant_id, m.type, m.payload, m.attempts, m.last_error, parley_now() as now,
    ${EXECUTION_COLUMNS}, ${CONVERSATION_COLUMNS},
    d.id as domain_event_id, d.name as event_name, d.data as event_data, d.depth as event_depth,
    d.lineage_id as event_lineage
  from claimed m
  left join executions e on e.tenant_id = m.tenant_id and e.id = m.execution_id
  left join conversations c on c.tenant_id = m.tenant_id
    and c.id = coalesce(e.conversation_id, (m.payload->>'conversationId')::uuid)
  left join domain_events d on d.tenant_id = m.tenant_id and d.id = (m.payload->>'eventId')::uuid
  order by m.run_at, m.id`
const claim = statement<ClaimedRow>('claim_messages', claimAmong('m.run_at <= parley_now() and m.lease_until is null'))
// They were claimed in the order of `run_at`, so they are at the head of the index however long the queue is, and the
// search can stop there. An index over the end of leases would be written with every claim.
const claimLapsed = statement<ClaimedRow>(
  'claim_lapsed_messages',
  claimAmong(`m.lease_until <= parley_now() and (m.tenant_id, m.id) in (
      select h.tenant_id, h.id from engine_messages h where h.run_at <= parley_now()
      order by h.run_at limit ${String(LAPSED_AMONG)})`),
)

/**
 * Claims up to `limit` due messages under a lease of 60 seconds, each with its execution; the attempt counts from here,
 * so that one which kills its process counts. With `lapsed`, claims messages whose lease ran out instead.
 */
export async function claimMessages(
  db: Queryable,
  { owner, limit, lapsed = false }: { owner: string; limit: number; lapsed?: boolean },
): Promise<ClaimedMessage[]> {
  return (await (lapsed ? claimLapsed : claim)(db, [limit, owner])).map(row => mapClaimed(row, owner))
}

function mapClaimed(row: ClaimedRow, owner: string): ClaimedMessage {
  const { domain_event_id: eventId } = row
  return {
    tenantId: row.tenant_id,
    type: row.type,
    payload: row.payload,
    hold: { id: row.message_id, owner, attempts: row.attempts },
    lastError: row.last_error,
    now: row.now,
    execution: row.id === null ? undefined : mapExecution(row as ExecutionRow),
    conversation: isConversation(row) ? mapConversation(row) : undefined,
    event:
      eventId === null
        ? undefined
        : {
            id: eventId,
            name: row.event_name ?? '',
            data: row.event_data ?? {},
            depth: row.event_depth ?? 0,
            lineageId: row.event_lineage,
          },
  }
}

const HELD =
  'm.tenant_id = $1 and m.id = $2 and m.lease_owner = $3 and m.attempts = $4 and m.lease_until > parley_now()'

const drop = statement('drop_message', `delete from engine_messages m where ${HELD}`)
// Milliseconds from now; `refund` takes the attempt back that the claim counted.
const retry = statement(
  'retry_message',
  `
  update engine_messages m
  set lease_owner = null, lease_until = null, run_at = parley_now() + make_interval(secs => $5::float8 / 1000),
    attempts = m.attempts - $6::integer, last_error = coalesce($7::jsonb, m.last_error)
  where ${HELD}`,
)
const fail = statement(
  'fail_message',
  `
  with handled as (
    delete from engine_messages m where ${HELD}
    returning m.id, m.type, m.execution_id, m.payload, m.run_at, m.created_at
  )
  insert into failed_engine_messages
    (tenant_id, id, type, execution_id, payload, run_at, attempts, created_at, cause, failed_at)
  select $1, id, type, execution_id, payload, run_at, $5, created_at, $6, parley_now() from handled`,
)
const renew = statement(
  'renew_leases',
  `
  update engine_messages m set lease_until = parley_now() + ${LEASE}
  from unnest($1::uuid[], $2::uuid[]) as h(tenant_id, id)
  where m.tenant_id = h.tenant_id and m.id = h.id and m.lease_owner = $3 and m.lease_until > parley_now()`,
)
const nextDue = statement<{ ms: number }>(
  'next_due_message',
  `
  select (extract(epoch from m.run_at - parley_now()) * 1000)::float8 as ms
  from engine_messages m where m.lease_until is null order by m.run_at limit 1`,
)

type Held = { tenantId: string; hold: MessageHold }

/** The message has nothing to do any more. */
export async function dropMessage(db: Queryable, { tenantId, hold }: Held): Promise<void> {
  await drop(db, [tenantId, hold.id, hold.owner, hold.attempts])
}

/** Gives the message back, to be taken again in `delayMs`. */
export async function retryMessage(
  db: Queryable,
  { tenantId, hold }: Held,
  { delayMs, refund, error }: { delayMs: number; refund: boolean; error: object | null },
): Promise<void> {
  await retry(db, [tenantId, hold.id, hold.owner, hold.attempts, delayMs, refund ? 1 : 0, error])
}

/** Moves the message to the failed ones, with the attempts that were made and the cause. */
export async function failMessage(
  db: Queryable,
  { tenantId, hold }: Held,
  { attempts, cause }: { attempts: number; cause: object },
): Promise<void> {
  await fail(db, [tenantId, hold.id, hold.owner, hold.attempts, attempts, cause])
}

/** Extends leases that still hold; those that ran out stay lost. */
export async function renewLeases(db: Queryable, owner: string, messages: readonly Held[]): Promise<void> {
  await renew(db, [messages.map(({ tenantId }) => tenantId), messages.map(({ hold }) => hold.id), owner])
}

/**
 * Milliseconds until the next message is due by the database's clock, negative when one is overdue; undefined when
 * there is none.
 */
export async function untilNextMessage(db: Queryable): Promise<number | undefined> {
  return (await nextDue(db, []))[0]?.ms
}
