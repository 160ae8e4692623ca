import type { EventEmitter } from 'node:events'
import type { Knex } from './knex.ts'

/** Channel on which a commit tells every worker that there is work now. */
export const WORK_CHANNEL = 'parley_work'

/** What is queued: engine messages, webhook deliveries, documents to publish. */
export const WORK_KINDS = ['messages', 'webhooks', 'documents'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/**
 * Wakes the drains of this process. A commit here emits at once, a commit anywhere when its notification arrives: on
 * two busy cores that is some milliseconds later.
 */
export type WorkSignal = EventEmitter<Record<WorkKind, []>>

/**
 * A column that notifies the workers when the query finds a row; the notification goes out with the commit. What
 * becomes due later is found in time without one.
 */
export function announceWork(query: string, kind: WorkKind): string {
  return `case when exists (${query}) then pg_notify('${WORK_CHANNEL}', '${kind}')::text end as announced_${kind}`
}

/** As `announceWork`, for a transaction of knex. */
export async function notifyWorkers(db: Knex, kind: WorkKind): Promise<void> {
  await db.raw('select pg_notify(?, ?)', [WORK_CHANNEL, kind])
}
