import type { components } from '../../generated/types/training.ts'
import { auditCall, type CallAudit, type CallAuditDeps } from '../../services/call-audit.ts'
import {
  claimSource as claim,
  listDueSources as listDue,
  reportSourceProgress as reportProgress,
  reportSourceResult as reportResult,
  type CrawlSource,
  type SourceName,
  type TrainingDeps,
} from '../../services/training/crawls.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

type Schemas = components['schemas']
type MutatingOperation = 'claimSource' | 'reportSourceProgress' | 'reportSourceResult'

export async function listDueSources(
  deps: TrainingDeps,
  request: RequestOf<'listDueSources'>,
): Promise<ReplyOf<'listDueSources'>> {
  const sources = await listDue(deps, request.query.limit ?? 50, request.caller.engine?.workspaces ?? null)
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { sources: sources.map(trainingSource) } }
}

export async function claimSource(
  deps: TrainingDeps & CallAuditDeps,
  request: RequestOf<'claimSource'>,
): Promise<ReplyOf<'claimSource'>> {
  return await answer(deps, 'claimSource', request, async (source, audit) => await claim(deps, source, audit))
}

export async function reportSourceProgress(
  deps: TrainingDeps & CallAuditDeps,
  request: RequestOf<'reportSourceProgress'>,
): Promise<ReplyOf<'reportSourceProgress'>> {
  const { lease, pages_indexed: pagesIndexed, pages_total: pagesTotal } = request.body
  return await answer(
    deps,
    'reportSourceProgress',
    request,
    async (source, audit) => await reportProgress(deps, source, { lease, pagesIndexed, pagesTotal }, audit),
  )
}

export async function reportSourceResult(
  deps: TrainingDeps & CallAuditDeps,
  request: RequestOf<'reportSourceResult'>,
): Promise<ReplyOf<'reportSourceResult'>> {
  const { lease, status, error, pages_indexed: pagesIndexed, pages_total: pagesTotal } = request.body
  return await answer(
    deps,
    'reportSourceResult',
    request,
    async (source, audit) =>
      await reportResult(deps, source, { lease, status, error, pagesIndexed, pagesTotal }, audit),
  )
}

async function answer(
  deps: TrainingDeps & CallAuditDeps,
  operation: MutatingOperation,
  request: RequestOf<MutatingOperation>,
  act: (source: SourceName, audit: CallAudit) => Promise<CrawlSource>,
) {
  const name = { tenantId: request.body.tenant_id.toLowerCase(), sourceId: request.params.id.toLowerCase() }
  const source = await auditCall(
    deps,
    { ...name, operation, requestId: request.requestId, caller: request.caller.engine },
    async audit => await act(name, audit),
  )
  return { status: 200 as const, body: { source: trainingSource(source) } }
}

function trainingSource(source: CrawlSource): Schemas['TrainingSource'] {
  return {
    id: source.id,
    tenant_id: source.tenantId,
    name: source.name,
    url: source.url,
    status: source.status,
    schedule: source.schedule,
    pages_indexed: source.pagesIndexed,
    pages_total: source.pagesTotal,
    lease: source.lease,
    error: source.error,
    next_crawl_at: source.nextCrawlAt?.toISOString() ?? null,
    updated_at: source.updatedAt.toISOString(),
  }
}
