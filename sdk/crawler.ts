import {
  DocumentsApi,
  TrainingSourcesApi,
  type CrawledDocument,
  type KnownDocument,
  type ReceivedDocument,
  type TrainingSource,
} from './client.ts'
import { call, configure, overrides, type ConnectionOptions } from './connection.ts'
import type { CallOptions } from './engine.ts'
import { isParleyError } from './errors.ts'

export type CrawlerOptions = ConnectionOptions & {
  /** An engine token that may crawl, or the one of the whole deployment. */
  token: string
}

export type CrawlCounts = { indexed: number; total?: number }

/**
 * A claimed source under its lease. A call fails with `not_crawling` once another crawler has claimed the source; what
 * was sent before stays.
 */
export type Crawl = {
  readonly source: TrainingSource
  /** What earlier crawls stored, page by page as it is read. */
  known(): AsyncGenerator<KnownDocument>
  /** Up to 20 documents in a body of up to 1 MB. */
  put(documents: CrawledDocument[]): Promise<ReceivedDocument[]>
  /** Up to 200 addresses; how many of them the source had. */
  remove(urls: string[]): Promise<number>
  /** Keeps the lease alive for 30 minutes, as each of the other calls does. */
  progress(counts: CrawlCounts): Promise<void>
  ready(counts: CrawlCounts): Promise<void>
  /** @param reason for the people of the workspace */
  failed(reason: string): Promise<void>
}

export type Crawler = {
  /** Sources that can be claimed, the longest due first. */
  due(limit?: number, options?: CallOptions): Promise<TrainingSource[]>
  /** Undefined where it is no longer due, or another crawler was faster. */
  claim(source: Pick<TrainingSource, 'id' | 'tenant_id'>, options?: CallOptions): Promise<Crawl | undefined>
}

/** The crawler's side of Parley: sources that are due, and the documents that were found in them. */
export function createCrawler({ token, ...connection }: CrawlerOptions): Crawler {
  const configuration = configure(connection, () => token)
  const sources = new TrainingSourcesApi(configuration)
  const documents = new DocumentsApi(configuration)

  function crawlOf(source: TrainingSource, init: ReturnType<typeof overrides>): Crawl {
    const { id, tenant_id, lease } = source
    const report = async (status: 'ready' | 'failed', more: object): Promise<void> => {
      await call(() => sources.reportSourceResult({ id, tenant_id, lease, status, ...more }, init))
    }
    return {
      source,
      async *known() {
        for (let cursor: string | null | undefined; cursor !== null;) {
          const page = await call(() =>
            documents.listSourceDocuments({ id, tenant_id, cursor: cursor ?? undefined }, init),
          )
          yield* page.documents
          cursor = page.next_cursor
        }
      },
      put: async found =>
        (await call(() => documents.putSourceDocuments({ id, tenant_id, lease, documents: found }, init))).documents,
      remove: async urls =>
        (await call(() => documents.deleteSourceDocuments({ id, tenant_id, lease, urls }, init))).deleted,
      async progress(counts) {
        await call(() => sources.reportSourceProgress({ id, tenant_id, lease, ...countsOf(counts) }, init))
      },
      ready: async counts => await report('ready', countsOf(counts)),
      failed: async reason => await report('failed', { error: reason }),
    }
  }

  return {
    due: async (limit, { signal } = {}) =>
      (await call(() => sources.listDueSources({ limit }, overrides({}, signal)))).sources,
    async claim({ id, tenant_id }, { signal } = {}) {
      const init = overrides({}, signal)
      try {
        const { source } = await call(() => sources.claimSource({ id, tenant_id }, init))
        return crawlOf(source, init)
      } catch (error) {
        if (isParleyError(error) && error.code === 'not_claimable') return undefined
        throw error
      }
    },
  }
}

function countsOf({ indexed, total }: CrawlCounts) {
  return { pages_indexed: indexed, ...(total === undefined ? {} : { pages_total: total }) }
}
