import { queuedPart } from '../engine-messages/parts.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import type { JsonObject } from '../../../domain/json.ts'
import type { EventArrivedPayload, RecentEventsPayload } from '../../../generated/schemas/jobs.ts'
import type { TakenEvent } from './events.ts'

/** How much older than a wait an event may be to satisfy it. */
export const RECENT_MS = 10_000
/** Maximum number of recent events in one read. */
const RECENT_AT_ONCE = 100

/** A wait for an event, of the execution that has it. */
export type EventWait = { executionId: string; conversationId: string; name: string; since: Date }

/** Decision about recent events before the wait is written. */
export type RecentDecided = {
  /** Ids of the events that were looked at. */
  seen: readonly string[]
  /** The one that the wait takes; null when it takes none of them. */
  taken: string | null
}

const RECENT = `
    d.tenant_id = $1 and d.name = $2 and (d.conversation_id = $3 or d.conversation_id is null)
    and d.occurred_at >= $4::timestamptz - interval '${String(RECENT_MS)} milliseconds'
    and d.id <> all (select unnest(x.taken_events) from executions x where x.tenant_id = $1 and x.id = $5)`

// A message for each recent event would cost a busy name a hundred messages a wait, and a limit would lose events.
const wake = statement(
  'wake_for_recent',
  `
  with unseen as (
    select 1
    from domain_events d
    where ${RECENT} and d.id <> all($8::uuid[])
    limit 1
  ),
  ${queuedPart({
    rows: `
    select $1::uuid, $6::uuid, 'ResumeExecution', $5::uuid,
      case when exists (select 1 from unseen) then $7::jsonb else $9::jsonb end,
      parley_now(), parley_now()
    where exists (select 1 from unseen) or $9::jsonb is not null`,
  })}
  select`,
)

/**
 * Queues a message for a wait that has just been written if it takes a recent event, or if there are some that were not
 * examined.
 */
export async function wakeForRecent(
  db: Queryable,
  tenantId: string,
  wait: EventWait & { revision: number; recent: RecentDecided },
  messageId: string,
): Promise<void> {
  const { executionId, revision, recent } = wait
  const at = { executionId, revision: String(revision) }
  const lookThrough: RecentEventsPayload = { kind: 'recent_events', ...at }
  const take: EventArrivedPayload | null =
    recent.taken === null ? null : { kind: 'event_arrived', ...at, eventId: recent.taken }
  await wake(db, [...keyOf(tenantId, wait), messageId, lookThrough, recent.seen, take])
}

type RecentRow = {
  id: string
  name: string
  data: JsonObject
  depth: number
  lineage_id: string | null
  position: string
}

const recent = statement<RecentRow>(
  'recent_events',
  `
  select d.id, d.name, d.data, d.depth, d.lineage_id, d.occurred_at::text as position
  from domain_events d
  where ${RECENT} and ($6::timestamptz is null or (d.occurred_at, d.id) < ($6, $7::uuid))
  order by d.occurred_at desc, d.id desc
  limit ${String(RECENT_AT_ONCE)}`,
)

/**
 * Earlier events that a wait may take, newest first: those up to ten seconds older than the wait that its execution has
 * not taken.
 */
export async function* findRecentEvents(
  db: Queryable,
  tenantId: string,
  wait: EventWait,
): AsyncGenerator<TakenEvent[], undefined> {
  let last: RecentRow | undefined
  for (;;) {
    const rows = await recent(db, [...keyOf(tenantId, wait), last?.position ?? null, last?.id ?? null])
    yield rows.map(({ id, name, data, depth, lineage_id: lineageId }) => ({ id, name, data, depth, lineageId }))
    if (rows.length < RECENT_AT_ONCE) return undefined
    last = rows.at(-1)
  }
}

function keyOf(tenantId: string, { name, conversationId, since, executionId }: EventWait): unknown[] {
  return [tenantId, name, conversationId, since, executionId]
}
