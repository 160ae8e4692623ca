import type { Database } from '../../postgres/tenant-rows.ts'
import { notifyWorkers } from '../../postgres/notifications.ts'

/** Documents to publish again: all, those of a namespace, or one. */
export type RepublishRequest = { namespace?: 'webchat' | 'config'; key?: string }

/**
 * Requests documents in the transaction that changed their sources; a worker computes and writes them. A pending
 * request is not duplicated.
 */
export async function requestRepublish(db: Database, requests: readonly RepublishRequest[]): Promise<void> {
  const distinct = new Map(requests.map(({ namespace = '', key = '' }) => [`${namespace}:${key}`, { namespace, key }]))
  if (distinct.size === 0) return
  // Sorted, so that two transactions never wait for each other.
  const rows = [...distinct.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  await db('edge_store_requests')
    .insert(rows)
    .onConflict(['namespace', 'key'])
    .merge({
      generation: db.raw('edge_store_requests.generation + 1'),
      attempts: 0,
      run_at: db.raw('excluded.run_at'),
    })
  await notifyWorkers(db, 'documents')
}
