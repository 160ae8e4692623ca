import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Egress } from '../adapters/egress/index.ts'
import { startCrawling, type CrawlEnd, type Crawling } from '../crawler/crawl-due.ts'
import { createCrawler, type TrainingSource } from '../generated/sdk/dist/index.js'
import type { Environment } from './environment.ts'

export type CrawlingEnvironment = Partial<Pick<Environment, 'crawler' | 'publicUrl' | 'engineApiToken'>>

type Deps = { egress: Egress; version: string; log: Logger }

/** A crawler that calls the service from outside, as any other would; undefined unless CRAWLER is on. */
export function startOwnCrawler(
  { egress, version, log }: Deps,
  { crawler, publicUrl = '', engineApiToken }: CrawlingEnvironment,
): Crawling | undefined {
  if (crawler !== true || engineApiToken === undefined) return undefined
  return startCrawling(
    createCrawler({ baseUrl: publicUrl, token: engineApiToken }),
    { egress, version, pause: async (ms, signal) => await sleep(ms, undefined, { signal }) },
    {
      report: (source, end) => logEnd(log, source, end),
      onError: error => log.warn({ err: error }, 'the sources that are due for a crawl could not be read'),
    },
  )
}

function logEnd(log: Logger, { id, tenant_id }: TrainingSource, end: CrawlEnd): void {
  const facts = { source: id, tenantId: tenant_id }
  if (end.outcome === 'broken') log.warn({ ...facts, err: end.error }, 'a crawl broke off')
  else if (end.outcome === 'ready') log.info({ ...facts, ...end, skipped: end.skipped.length }, 'a crawl has ended')
  else log.info({ ...facts, ...end }, 'a crawl has ended')
}
