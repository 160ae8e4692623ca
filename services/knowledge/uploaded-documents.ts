import { readFile } from 'node:fs/promises'
import { inspectContent } from '../../adapters/files/content.ts'
import type { Spool } from '../../adapters/files/spool.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { connectionOf } from '../../adapters/postgres/transaction.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import {
  DOCUMENTS_BY_URL,
  labelDocuments,
  listedDocuments,
  lockKnowledge,
  type KnowledgeDocument,
  type ListedDocument,
} from '../../adapters/stores/knowledge/documents.ts'
import { findPassages, type StoredPassage } from '../../adapters/stores/knowledge/passages.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import type { DocumentFormat } from '../../domain/knowledge/documents.ts'
import { Refusal } from '../../domain/refusal.ts'
import { MEGABYTE } from '../../domain/values/fields.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, found, type Changed, type ChangeDeps } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import { noFile, receive, type IncomingFile } from '../forms/uploads.ts'
import type { Settings } from '../configuration/settings.ts'
import {
  deleteDocumentsOf,
  prepareDocuments,
  writeDocuments,
  type ChangingSource,
  type DocumentChanges,
  type GivenDocument,
} from './documents.ts'
import { promotionOf } from './generations.ts'

export type { KnowledgeDocument, ListedDocument, StoredPassage }
type DocumentName = { sourceId: string; documentId: string }

const MOST_BYTES = 10 * MEGABYTE
const BINARY: Readonly<Record<string, DocumentFormat>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}
const BY_NAME: Readonly<Record<string, DocumentFormat>> = {
  html: 'html',
  htm: 'html',
  md: 'markdown',
  markdown: 'markdown',
}

/** By address. @throws Refusal `not_found` for an unknown source */
export async function listTrainingDocuments(
  { knex }: { knex: Database },
  { tenantId }: AdminCaller,
  sourceId: string,
  query: ListQuery,
): Promise<ListPage<ListedDocument>> {
  found(await forTenant(knex, tenantId).sources.find({ id: sourceId }))
  return await listPage(
    'training documents',
    DOCUMENTS_BY_URL,
    query,
    async window => await listedDocuments(knex, tenantId, sourceId, window),
  )
}

/** @throws Refusal `not_found` */
export async function getTrainingDocument(
  { knex, db }: { knex: Database; db: Pool },
  { tenantId }: AdminCaller,
  { sourceId, documentId }: DocumentName,
): Promise<{ document: KnowledgeDocument; passages: StoredPassage[] }> {
  const document = found(await forTenant(knex, tenantId).documents.find({ id: documentId, sourceId }))
  return { document, passages: await findPassages(db, tenantId, documentId) }
}

/**
 * Adds a file to a source; one of the same name, or address, is replaced.
 * @throws Refusal `not_found`, `validation_failed` without a file, `file_too_large`, `mime_not_allowed`,
 * `upload_failed`, `service_unavailable` while other documents are read
 */
export async function uploadTrainingDocument(
  deps: ChangeDeps & { db: Pool; settings: Settings; spool: Spool },
  caller: AdminCaller,
  target: { sourceId: string; url: string | undefined } & Pick<GivenDocument, 'title' | 'language' | 'labels'>,
  incoming: IncomingFile | undefined,
): Promise<KnowledgeDocument> {
  const { tenantId } = caller
  const { sourceId, title, language, labels } = target
  found(await forTenant(deps.knex, tenantId).sources.find({ id: sourceId }))
  if (incoming === undefined) throw noFile('validation_failed')
  const { name } = incoming
  const given: GivenDocument = {
    ...(await contentOf(deps, incoming)),
    ...{ url: target.url ?? `file:${name}`, title, language, labels, modifiedAt: null, etag: null, links: null },
  }
  const source = { tenantId, sourceId, promotion: await promotionOf(deps.settings, tenantId) }
  const { received, changed } = await prepareDocuments(deps.db, source, [given])
  if (received[0]?.outcome === 'busy') throw new Refusal('service_unavailable', { headers: { 'Retry-After': '10' } })
  return await change(deps, caller, 'training_document.upload', async ({ sources, documents }, trx) => {
    // A source that is deleted meanwhile takes the document along.
    found(await sources.findForUpdate({ id: sourceId }))
    const titled = changed.map(document => ({ ...document, title: document.title ?? name }))
    return await documentSaved(deps, { documents, trx }, source, { url: given.url, changed: titled })
  })
}

/** In the transaction of a change that holds the source: writes the document with this address where it differs. */
export async function documentSaved(
  { newId, clock }: ChangeDeps,
  { documents, trx }: Pick<TenantStores, 'documents'> & { trx: Database },
  source: ChangingSource,
  { url, changed }: Pick<DocumentChanges, 'changed'> & { url: string },
): Promise<Changed<KnowledgeDocument>> {
  const { sourceId } = source
  const before = (await documents.find({ sourceId, url, endGeneration: null })) ?? null
  await writeDocuments(await connectionOf(trx), newId, source, changed, clock.now())
  const after = found(await documents.find({ sourceId, url, endGeneration: null }))
  return {
    result: after,
    resource: resourceOf(after),
    before: before === null ? null : auditedOf(before),
    after: auditedOf(after),
  }
}

/** @throws Refusal `not_found` */
export async function deleteTrainingDocument(
  deps: ChangeDeps,
  caller: AdminCaller,
  { sourceId, documentId }: DocumentName,
): Promise<void> {
  await change(deps, caller, 'training_document.delete', async ({ documents, sources }, trx) => {
    await sources.findForUpdate({ id: sourceId })
    const before = found(await documents.find({ id: documentId, sourceId }))
    // Of earlier generations too: what was deleted by hand does not come back.
    const source = { tenantId: caller.tenantId, sourceId }
    await deleteDocumentsOf(await connectionOf(trx), source, [before.url], deps.clock.now())
    return { result: undefined, resource: resourceOf(before), before: auditedOf(before), after: null }
  })
}

/** Of the document in all generations. @throws Refusal `not_found` */
export async function setTrainingDocumentLabels(
  deps: ChangeDeps,
  caller: AdminCaller,
  { sourceId, documentId }: DocumentName,
  labels: string[],
): Promise<KnowledgeDocument> {
  const { tenantId } = caller
  return await change(deps, caller, 'training_document.label', async ({ documents, sources }, trx) => {
    await sources.findForUpdate({ id: sourceId })
    const db = await connectionOf(trx)
    await lockKnowledge(db, tenantId)
    const before = found(await documents.find({ id: documentId, sourceId }))
    await labelDocuments(db, tenantId, { ...before, labels })
    const after = { ...before, labels }
    return { result: after, resource: resourceOf(after), before: auditedOf(before), after: auditedOf(after) }
  })
}

async function contentOf(
  { spool }: { spool: Spool },
  incoming: IncomingFile,
): Promise<Pick<GivenDocument, 'format' | 'content'>> {
  const file = await receive({ spool }, MOST_BYTES, incoming)
  try {
    const { mime } = await inspectContent(file)
    const binary = BINARY[mime]
    if (binary === undefined && !file.isUtf8)
      throw new Refusal('mime_not_allowed', { message: 'Only PDF, DOCX, HTML, Markdown and text are accepted' })
    const bytes = await readFile(file.path)
    if (binary !== undefined) return { format: binary, content: bytes.toString('base64') }
    const extension = incoming.name.split('.').at(-1)?.toLowerCase() ?? ''
    return { format: BY_NAME[extension] ?? 'text', content: bytes.toString('utf8') }
  } finally {
    await spool.discard(file)
  }
}

/** The log has what identifies a document, not its text. */
function auditedOf({ id, sourceId, url, title, language, labels, format, finding, passages }: KnowledgeDocument) {
  return { id, sourceId, url, title, language, labels, format, finding, passages }
}

function resourceOf({ id, title }: KnowledgeDocument) {
  return { type: 'training_document', id, name: title }
}
