import type { NewId } from '../../adapters/ids.ts'
import { auditCall, type CallAuditDeps } from '../../services/call-audit.ts'
import type { Settings } from '../../services/configuration/settings.ts'
import type { TrainingDeps } from '../../services/training/crawls.ts'
import * as crawled from '../../services/training/crawled-documents.ts'
import { queryInstant } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

type Deps = TrainingDeps & CallAuditDeps & { newId: NewId; settings: Settings }

export async function listSourceDocuments(
  deps: TrainingDeps,
  { params, query }: RequestOf<'listSourceDocuments'>,
): Promise<ReplyOf<'listSourceDocuments'>> {
  const { tenant_id, limit, cursor } = query
  const source = { tenantId: tenant_id.toLowerCase(), sourceId: params.id.toLowerCase() }
  const { items, nextCursor } = await crawled.listSourceDocuments(deps, source, { limit, cursor })
  const documents = items.map(({ url, etag, modifiedAt, links }) => ({
    ...{ url, etag, modified_at: modifiedAt?.toISOString() ?? null, links },
  }))
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { documents, next_cursor: nextCursor } }
}

export async function putSourceDocuments(
  deps: Deps,
  request: RequestOf<'putSourceDocuments'>,
): Promise<ReplyOf<'putSourceDocuments'>> {
  const { body, params, requestId, caller } = request
  const name = { tenantId: body.tenant_id.toLowerCase(), sourceId: params.id.toLowerCase() }
  const documents = body.documents.map(({ modified_at, etag, links, ...given }) => ({
    ...{ url: given.url, title: given.title, language: given.language, labels: given.labels, format: given.format },
    ...{ content: given.content, etag: etag ?? null, links: links ?? [] },
    modifiedAt: queryInstant('documents.modified_at', modified_at) ?? null,
  }))
  const received = await auditCall(
    deps,
    { ...name, operation: 'putSourceDocuments', requestId, caller: caller.engine },
    async audit => await crawled.putSourceDocuments(deps, { ...name, lease: body.lease }, documents, audit),
  )
  return { status: 200, body: { documents: received } }
}

export async function deleteSourceDocuments(
  deps: Deps,
  request: RequestOf<'deleteSourceDocuments'>,
): Promise<ReplyOf<'deleteSourceDocuments'>> {
  const { body, params, requestId, caller } = request
  const name = { tenantId: body.tenant_id.toLowerCase(), sourceId: params.id.toLowerCase() }
  const deleted = await auditCall(
    deps,
    { ...name, operation: 'deleteSourceDocuments', requestId, caller: caller.engine },
    async audit => await crawled.deleteSourceDocuments(deps, { ...name, lease: body.lease }, body.urls, audit),
  )
  return { status: 200, body: { deleted } }
}
