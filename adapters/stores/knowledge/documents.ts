import type { DocumentFinding, DocumentFormat } from '../../../domain/knowledge/documents.ts'
import type { Order } from '../../postgres/keyset.ts'
import { lockUntilEnd } from '../../postgres/locks.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { defineTable, tenantRows, type Database, type TenantRows } from '../../postgres/tenant-rows.ts'

export interface KnowledgeDocument {
  id: string
  sourceId: string
  url: string
  title: string
  language: string | null
  format: DocumentFormat
  /** Of all that was sent. */
  digest: Buffer
  /** Markdown; empty with a finding. */
  text: string
  finding: DocumentFinding | null
  /** How many it has. */
  passages: number
  modifiedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export const DOCUMENTS_BY_URL: Order = {
  columns: [
    { column: 'url', kind: 'text' },
    { column: 'id', kind: 'uuid' },
  ],
}

const table = defineTable({ table: 'knowledge_documents', without: ['revision'] })

/** Reads them; they are written together with their passages. */
export type DocumentStore = Pick<TenantRows<KnowledgeDocument, never>, 'find' | 'page'>

export function knowledgeDocuments(db: Database, tenantId: string): DocumentStore {
  return tenantRows(table, db, tenantId)
}

/** One change of a workspace's knowledge at a time, so that the counts of its words never wait for each other. */
export async function lockKnowledge(db: Database | Queryable, tenantId: string): Promise<void> {
  await lockUntilEnd(db, `knowledge of ${tenantId}`)
}

const digests = statement<{ url: string; digest: Buffer }>(
  'knowledge_digests',
  'select url, digest from knowledge_documents where tenant_id = $1 and source_id = $2 and url = any($3::text[])',
)

/** By address, of those of these addresses that the source has. */
export async function findDigests(
  db: Queryable,
  tenantId: string,
  sourceId: string,
  urls: readonly string[],
): Promise<Map<string, Buffer>> {
  return new Map((await digests(db, [tenantId, sourceId, urls])).map(({ url, digest }) => [url, digest]))
}

const save = statement<{ id: string }>(
  'knowledge_save_document',
  `
  insert into knowledge_documents (tenant_id, id, source_id, url, title, language, format, digest, text, finding,
    passages, modified_at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
  on conflict (tenant_id, source_id, url) do update
  set title = excluded.title,
    language = excluded.language,
    format = excluded.format,
    digest = excluded.digest,
    text = excluded.text,
    finding = excluded.finding,
    passages = excluded.passages,
    modified_at = excluded.modified_at,
    updated_at = excluded.updated_at
  returning id`,
)

export type DocumentWrite = Omit<KnowledgeDocument, 'createdAt' | 'updatedAt'>

/** The id of the row: that of the document that had the address before, if there was one. */
export async function saveDocument(db: Queryable, tenantId: string, document: DocumentWrite, now: Date) {
  const { id, sourceId, url, title, language, format, digest, text, finding, passages, modifiedAt } = document
  const rows = await save(db, [
    ...[tenantId, id, sourceId, url, title, language, format, digest, text, finding, passages, modifiedAt],
    now,
  ])
  return (rows[0] as { id: string }).id
}

const ids = statement<{ id: string }>(
  'knowledge_document_ids',
  `
  select id from knowledge_documents
  where tenant_id = $1 and source_id = $2 and ($3::text[] is null or url = any($3::text[]))`,
)

/** `urls`: those of these addresses; null for all of the source. */
export async function findDocumentIds(
  db: Queryable,
  tenantId: string,
  sourceId: string,
  urls: readonly string[] | null,
): Promise<string[]> {
  return (await ids(db, [tenantId, sourceId, urls])).map(({ id }) => id)
}

const remove = statement(
  'knowledge_delete_documents',
  'delete from knowledge_documents where tenant_id = $1 and id = any($2::uuid[])',
)

/** Their passages are taken out before. */
export async function deleteDocuments(db: Queryable, tenantId: string, documents: readonly string[]): Promise<void> {
  await remove(db, [tenantId, documents])
}
