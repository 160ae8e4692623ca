import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import type { TrainingSource } from './training-sources.ts'

/** A source as the crawler needs it. */
export type CrawlSource = Omit<
  TrainingSource,
  'revision' | 'createdAt' | 'keyIds' | 'provenCustomersOnly' | 'labels'
> & {
  tenantId: string
}

export const COLUMNS =
  'tenant_id, id, name, url, status, schedule, pages_indexed, pages_total, lease, error, next_crawl_at, updated_at'

/** May be claimed at `now`: never crawled, due again, or a crawl without progress for over 30 minutes. */
export const due = (now: string): string => `(
      status = 'new'
      or (status in ('ready', 'failed') and schedule <> 'manual' and next_crawl_at <= ${now})
      or (status = 'crawling' and updated_at < ${now} - interval '30 minutes')
    )`

const byId = statement<object>(
  'training_source',
  `
  select ${COLUMNS}
  from training_sources
  where tenant_id = $1 and id = $2`,
)

const open = statement<OpenSource>(
  'training_sources_open',
  `
  select id, coalesce(labels && $4::text[], true) as labelled
  from training_sources
  where tenant_id = $1 and ($2::text[] is null or name = any($2::text[]))
    and (
      key_ids is null
      or (select c.key_id from conversations c where c.tenant_id = $1 and c.id = $3) = any(key_ids)
    )
    and (
      not proven_customers_only
      or (select c.customer_proven from conversations c where c.tenant_id = $1 and c.id = $3)
    )`,
)

/** `labelled`: whether it has one of the labels that are asked for; true where none are. */
type OpenSource = { id: string; labelled: boolean }

/** The sources that a conversation may be answered from, with one of the names. */
export async function findOpenSources(
  db: Queryable,
  tenantId: string,
  conversationId: string,
  { names, labels }: { names: readonly string[] | null; labels: readonly string[] | null },
): Promise<OpenSource[]> {
  return await open(db, [tenantId, names, conversationId, labels])
}

const claim = statement<object>(
  'training_claim',
  `
  update training_sources
  set status = 'crawling',
    lease = lease + 1,
    pages_indexed = 0,
    pages_total = null,
    error = null,
    next_crawl_at = null,
    revision = revision + 1,
    updated_at = $3::timestamptz
  where tenant_id = $1 and id = $2 and ${due('$3::timestamptz')}
  returning ${COLUMNS}`,
)

/**
 * Only a crawl that still holds its lease writes, and only counts that are consistent with each other, an omitted one
 * being the stored one.
 */
const HELD = `tenant_id = $1 and id = $2 and status = 'crawling' and ($4::bigint is null or lease = $4)
  and coalesce(coalesce($5::integer, pages_indexed) <= coalesce($6::integer, pages_total), true)`
const COUNTS = `pages_indexed = coalesce($5, pages_indexed),
    pages_total = coalesce($6, pages_total),
    revision = revision + 1,
    updated_at = $3::timestamptz`

const progress = statement<object>(
  'training_progress',
  `
  update training_sources
  set ${COUNTS}
  where ${HELD}
  returning ${COLUMNS}`,
)

const finish = statement<object>(
  'training_result',
  `
  update training_sources
  set ${COUNTS},
    status = $7,
    error = $8,
    next_crawl_at = case when $7 = 'ready' then
      $3::timestamptz + case schedule
        when 'hourly' then interval '1 hour'
        when 'daily' then interval '1 day'
        when 'weekly' then interval '7 days'
      end
    end
  where ${HELD}
  returning ${COLUMNS}`,
)

// What is written in the same transaction is written under this lease: another claim waits for the row.
const hold = statement<{ name: string }>(
  'training_hold',
  `
  update training_sources
  set updated_at = $4::timestamptz
  where tenant_id = $1 and id = $2 and status = 'crawling' and lease = $3
  returning name`,
)

const crawls = statement<{ any: boolean }>(
  'training_has_crawls',
  `
  select exists (
    select from training_sources
    where tenant_id = $1 and status = 'crawling' and updated_at >= $2::timestamptz - interval '30 minutes'
  ) as any`,
)

/** Whether a crawl of the workspace holds its lease. */
export async function hasCrawls(db: Queryable, tenantId: string, now: Date): Promise<boolean> {
  return (await crawls(db, [tenantId, now]))[0]?.any === true
}

export type SourceName = { tenantId: string; sourceId: string }

/** The counts of a crawl, under the lease that its crawler names; what is undefined stays as it is stored. */
export type CrawlReport = {
  lease: number | undefined
  pagesIndexed: number | undefined
  pagesTotal: number | undefined
}
export type CrawlEnd = CrawlReport & { status: 'ready' | 'failed'; error: string | undefined }

export async function findSource(db: Queryable, { tenantId, sourceId }: SourceName): Promise<CrawlSource | undefined> {
  return first(await byId(db, [tenantId, sourceId]))
}

/** The source under its new lease; undefined when it is not due or does not exist. */
export async function claimDueSource(
  db: Queryable,
  { tenantId, sourceId }: SourceName,
  now: Date,
): Promise<CrawlSource | undefined> {
  return first(await claim(db, [tenantId, sourceId, now]))
}

/** Undefined when nothing was written: no such source, no crawl in progress, another lease, or inconsistent counts. */
export async function saveProgress(
  db: Queryable,
  source: SourceName,
  report: CrawlReport,
  now: Date,
): Promise<CrawlSource | undefined> {
  return first(await progress(db, valuesOf(source, report, now)))
}

/** Undefined as for progress. */
export async function endCrawl(
  db: Queryable,
  source: SourceName,
  { status, error, ...report }: CrawlEnd,
  now: Date,
): Promise<CrawlSource | undefined> {
  const cause = status === 'failed' ? (error ?? null) : null
  return first(await finish(db, [...valuesOf(source, report, now), status, cause]))
}

/** Keeps the lease alive and held until the transaction ends; false where the crawl does not hold it. */
export async function holdCrawl(
  db: Queryable,
  { tenantId, sourceId }: SourceName,
  lease: number,
  now: Date,
): Promise<boolean> {
  return (await hold(db, [tenantId, sourceId, lease, now])).length > 0
}

function valuesOf({ tenantId, sourceId }: SourceName, report: CrawlReport, now: Date): unknown[] {
  const { lease = null, pagesIndexed = null, pagesTotal = null } = report
  return [tenantId, sourceId, now, lease, pagesIndexed, pagesTotal]
}

function first([row]: object[]): CrawlSource | undefined {
  return row === undefined ? undefined : fromRow<CrawlSource>(row)
}
