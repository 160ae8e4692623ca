export type SourceStatus = 'new' | 'crawling' | 'ready' | 'failed' | 'paused'
export type SourceSchedule = 'manual' | 'hourly' | 'daily' | 'weekly'

/**
 * State of a source after a change of its schedule: one that becomes recurring is due immediately, even after a failed
 * crawl; one that becomes manual is no longer due.
 */
export function newPlan(
  status: SourceStatus,
  schedule: SourceSchedule,
  now: Date,
): { schedule: SourceSchedule; nextCrawlAt?: Date | null } {
  if (schedule === 'manual') return { schedule, nextCrawlAt: null }
  return { schedule, ...(status === 'ready' || status === 'failed' ? { nextCrawlAt: now } : {}) }
}
