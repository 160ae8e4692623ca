import type { NewId } from '../../adapters/ids.ts'
import type { PoolClient } from '../../adapters/postgres/pool.ts'
import {
  KNOWN_BY_URL,
  knownDocuments,
  noteCrawl,
  type KnownDocument,
} from '../../adapters/stores/knowledge/documents.ts'
import { findSource, holdCrawl, type SourceName } from '../../adapters/stores/training/crawls.ts'
import { Refusal } from '../../domain/refusal.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import { auditedTransaction, type CallAudit } from '../call-audit.ts'
import type { Settings } from '../configuration/settings.ts'
import {
  prepareDocuments,
  removeDocumentsOf,
  writeDocuments,
  type GivenDocument,
  type ReceivedDocument,
} from '../knowledge/documents.ts'
import { promotionOf } from '../knowledge/generations.ts'
import type { TrainingDeps } from './crawls.ts'

/** What crawls of a source have stored, by address. @throws Refusal `not_found` */
export async function listSourceDocuments(
  { db }: Pick<TrainingDeps, 'db'>,
  source: SourceName,
  query: ListQuery,
): Promise<ListPage<KnownDocument>> {
  if ((await findSource(db, source)) === undefined) throw new Refusal('not_found')
  const { sourceId, tenantId } = source
  return await listPage(
    `crawled documents of ${sourceId}`,
    KNOWN_BY_URL,
    query,
    async window => await knownDocuments(db, tenantId, sourceId, window),
  )
}

type Crawl = SourceName & { lease: number }
type DocumentDeps = TrainingDeps & { settings: Settings }

/**
 * Stores what a crawl found, under its lease: of a batch everything is written or, where the lease is lost, nothing.
 * @throws Refusal `not_found`, `not_crawling`
 */
export async function putSourceDocuments(
  deps: DocumentDeps & { newId: NewId },
  crawl: Crawl,
  documents: readonly GivenDocument[],
  audit?: CallAudit,
): Promise<ReceivedDocument[]> {
  // A crawler that has lost its lease has nothing read for it.
  await requireLease(deps, crawl)
  const { received, changed, unchanged } = await prepareDocuments(deps.db, crawl, documents)
  const source = { ...crawl, promotion: await promotionOf(deps.settings, crawl.tenantId) }
  await underLease(deps, crawl, audit, async client => {
    if (unchanged.length > 0) await noteCrawl(client, crawl.tenantId, crawl.sourceId, unchanged)
    if (changed.length > 0) await writeDocuments(client, deps.newId, source, changed, deps.clock.now())
  })
  return received
}

/** How many of these addresses the source had. @throws Refusal `not_found`, `not_crawling` */
export async function deleteSourceDocuments(
  deps: DocumentDeps,
  crawl: Crawl,
  urls: readonly string[],
  audit?: CallAudit,
): Promise<number> {
  const source = { ...crawl, promotion: await promotionOf(deps.settings, crawl.tenantId) }
  const remove = async (client: PoolClient) => await removeDocumentsOf(client, source, urls, deps.clock.now())
  return await underLease(deps, crawl, audit, remove)
}

async function underLease<Result>(
  { db, clock }: TrainingDeps,
  crawl: Crawl,
  audit: CallAudit | undefined,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const done = await auditedTransaction(db, crawl.tenantId, audit, async client =>
    (await holdCrawl(client, crawl, crawl.lease, clock.now())) ? { result: await work(client) } : undefined,
  )
  if (done !== undefined) return done.result
  await requireLease({ db }, crawl)
  // It was claimed again since.
  throw new Refusal('not_crawling', { details: { status: 'crawling' } })
}

async function requireLease({ db }: Pick<TrainingDeps, 'db'>, crawl: Crawl): Promise<void> {
  const source = await findSource(db, crawl)
  if (source === undefined) throw new Refusal('not_found')
  if (source.status !== 'crawling' || source.lease !== crawl.lease)
    throw new Refusal('not_crawling', { details: { status: source.status } })
}
