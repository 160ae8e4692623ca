import { isParleyError, type Crawl, type Crawler, type TrainingSource } from '../generated/sdk/dist/index.js'
import { crawlSource, type CrawlSummary } from './crawl-source.ts'
import { SiteUnavailable, type SiteDeps } from './site.ts'

/** How a crawl ended. `lost`: another crawler has claimed the source since. */
export type CrawlEnd =
  | ({ outcome: 'ready' } & CrawlSummary)
  | { outcome: 'failed'; reason: string }
  | { outcome: 'lost' }
  | { outcome: 'broken'; error: unknown }

export type CrawlReport = (source: TrainingSource, end: CrawlEnd) => void

const AT_ONCE = 4

/** Crawls every source that is due, four at a time. @returns how many this crawler has claimed */
export async function crawlDue(crawler: Crawler, deps: SiteDeps, report: CrawlReport): Promise<number> {
  const options = deps.signal === undefined ? {} : { signal: deps.signal }
  const sources = await crawler.due(undefined, options)
  let claimed = 0
  const work = async (): Promise<void> => {
    for (let source = sources.shift(); source !== undefined; source = sources.shift()) {
      deps.signal?.throwIfAborted()
      const crawl = await crawler.claim(source, options)
      if (crawl === undefined) continue
      claimed += 1
      report(source, await ended(crawl, deps))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return claimed
}

/** A source whose crawl is `broken` is offered again when its lease has run out. */
async function ended(crawl: Crawl, deps: SiteDeps): Promise<CrawlEnd> {
  try {
    return await crawlSource(crawl, deps).then(
      summary => ({ outcome: 'ready', ...summary }),
      async (error: unknown) => {
        if (!(error instanceof SiteUnavailable)) throw error
        await crawl.failed(error.message)
        return { outcome: 'failed', reason: error.message }
      },
    )
  } catch (error) {
    return isParleyError(error) && error.code === 'not_crawling' ? { outcome: 'lost' } : { outcome: 'broken', error }
  }
}

const POLL_MS = 30_000

export type Crawling = { stop(): Promise<void> }

/** Crawls what becomes due, until it is stopped: pages that are on their way are given up then. */
export function startCrawling(
  crawler: Crawler,
  deps: Omit<SiteDeps, 'signal'>,
  { report, onError }: { report: CrawlReport; onError: (error: unknown) => void },
): Crawling {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const claimed = await crawlDue(crawler, { ...deps, signal }, report).catch((error: unknown) => {
        if (!signal.aborted) onError(error)
        return 0
      })
      if (claimed === 0) await deps.pause(POLL_MS, signal).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
