import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import {
  claimDueSource,
  endCrawl,
  findSource,
  saveProgress,
  type CrawlReport,
  type CrawlSource,
  type SourceName,
} from '../../adapters/stores/training/crawls.ts'
import { findDueSources } from '../../adapters/stores/training/across-tenants.ts'
import { Refusal, type ValidationError } from '../../domain/refusal.ts'
import { auditedTransaction, type CallAudit } from '../call-audit.ts'

export type { CrawlSource, SourceName }
export type TrainingDeps = { db: Pool; clock: Clock }
export type CrawlResult = CrawlReport & { status: string; error: string | undefined }

const QUEUE_LIMIT = 200

/**
 * Sources of all workspaces that can be claimed now, the longest overdue first. Every workspace's first source precedes
 * any second one.
 * @param workspaces those of the caller's token; null for every one
 */
export async function listDueSources(
  { db, clock }: TrainingDeps,
  limit: number,
  workspaces: readonly string[] | null,
): Promise<CrawlSource[]> {
  return await findDueSources(db, { limit: Math.min(limit, QUEUE_LIMIT), workspaces }, clock.now())
}

/** Moves a due source to `crawling` under a new lease number; of concurrent claims one wins. */
export async function claimSource(
  { db, clock }: TrainingDeps,
  name: SourceName,
  audit?: CallAudit,
): Promise<CrawlSource> {
  const claimed = await auditedTransaction(
    db,
    name.tenantId,
    audit,
    async client => await claimDueSource(client, name, clock.now()),
  )
  if (claimed !== undefined) return claimed
  const { status } = await existing(db, name)
  throw new Refusal('not_claimable', { details: { status } })
}

/** Records the counts and keeps the lease alive. */
export async function reportSourceProgress(
  { db, clock }: TrainingDeps,
  name: SourceName,
  report: CrawlReport,
  audit?: CallAudit,
): Promise<CrawlSource> {
  checkCounts(report)
  const saved = await auditedTransaction(
    db,
    name.tenantId,
    audit,
    async client => await saveProgress(client, name, report, clock.now()),
  )
  return saved ?? refuse(await existing(db, name), report)
}

/** Ends a crawl. Reporting the current state again changes nothing. */
export async function reportSourceResult(
  { db, clock }: TrainingDeps,
  name: SourceName,
  result: CrawlResult,
  audit?: CallAudit,
): Promise<CrawlSource> {
  const { status } = result
  if (status !== 'ready' && status !== 'failed') throw new Refusal('invalid_status', { details: { status } })
  checkCounts(result)
  const ended = await auditedTransaction(
    db,
    name.tenantId,
    audit,
    async client => await endCrawl(client, name, { ...result, status }, clock.now()),
  )
  if (ended !== undefined) return ended
  const source = await existing(db, name)
  return source.status === status && holdsLease(source, result) ? source : refuse(source, result)
}

async function existing(db: Pool, name: SourceName): Promise<CrawlSource> {
  const source = await findSource(db, name)
  if (source === undefined) throw new Refusal('not_found')
  return source
}

/** Why an existing crawl refused the report. */
function refuse(source: CrawlSource, report: CrawlReport): never {
  if (source.status === 'crawling' && holdsLease(source, report))
    throw invalidCounts({ field: 'pages_indexed', rule: 'maximum', expected: source.pagesTotal })
  throw new Refusal('not_crawling', { details: { status: source.status } })
}

function holdsLease(source: CrawlSource, { lease }: CrawlReport): boolean {
  return lease === undefined || lease === source.lease
}

function checkCounts({ pagesIndexed, pagesTotal }: CrawlReport): void {
  if ((pagesIndexed ?? 0) < 0) throw invalidCounts({ field: 'pages_indexed', rule: 'minimum', expected: 0 })
  if ((pagesTotal ?? 0) < 0) throw invalidCounts({ field: 'pages_total', rule: 'minimum', expected: 0 })
  if (pagesIndexed !== undefined && pagesTotal !== undefined && pagesIndexed > pagesTotal)
    throw invalidCounts({ field: 'pages_indexed', rule: 'maximum', expected: pagesTotal })
}

function invalidCounts(violation: ValidationError): Refusal {
  return new Refusal('invalid_counts', {
    message: `${violation.field} breaks the rule ${violation.rule} ${String(violation.expected)}`,
  })
}
