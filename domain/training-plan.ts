export type SourceStatus = 'new' | 'crawling' | 'ready' | 'failed' | 'paused'
export type SourceSchedule = 'manual' | 'hourly' | 'daily' | 'weekly'

/**
 * What a changed schedule makes of a source: one that becomes recurring is due at once, also after a crawl that failed;
 * one that becomes manual is due no more.
 */
export function newPlan(
  status: SourceStatus,
  schedule: SourceSchedule,
  now: Date,
): { schedule: SourceSchedule; nextCrawlAt?: Date | null } {
  if (schedule === 'manual') return { schedule, nextCrawlAt: null }
  return { schedule, ...(status === 'ready' || status === 'failed' ? { nextCrawlAt: now } : {}) }
}
