import type { DocumentFinding, DocumentFormat } from '../../../domain/knowledge/documents.ts'
import { pageOf, readPage, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import { lockUntilEnd } from '../../postgres/locks.ts'
import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { defineTable, tenantRows, type Database, type TenantRows } from '../../postgres/tenant-rows.ts'

export interface KnowledgeDocument {
  id: string
  sourceId: string
  url: string
  title: string
  language: string | null
  /** What it is about, beside the labels of its source. */
  labels: string[]
  format: DocumentFormat
  /** Of all that was sent. */
  digest: Buffer
  /** Markdown; empty with a finding. */
  text: string
  finding: DocumentFinding | null
  /** How many it has. */
  passages: number
  modifiedAt: Date | null
  /** The entity tag that a crawler sent with it. */
  etag: string | null
  /** What a crawler found in it to follow; null for one that was uploaded. */
  links: string[] | null
  /** The generation that has it first, and the first one that has it no more; null in the newest. */
  firstGeneration: number
  endGeneration: number | null
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
export type DocumentStore = Pick<TenantRows<KnowledgeDocument, never>, 'find'>

export function knowledgeDocuments(db: Database, tenantId: string): DocumentStore {
  return tenantRows(table, db, tenantId)
}

export type ListedDocument = Omit<
  KnowledgeDocument,
  'digest' | 'text' | 'etag' | 'links' | 'firstGeneration' | 'endGeneration'
>

/**
 * Of a source in the newest generation, in the order `DOCUMENTS_BY_URL`, without the texts: a page of them can be as
 * large as 50 books.
 */
export async function listedDocuments(
  db: Database,
  tenantId: string,
  sourceId: string,
  window: Window,
): Promise<Page<ListedDocument>> {
  const query = db('knowledge_documents')
    .where({ tenant_id: tenantId, source_id: sourceId, end_generation: null })
    .select('id', 'source_id', 'url', 'title', 'language', 'labels', 'format', 'finding', 'passages')
    .select('modified_at', 'created_at', 'updated_at')
  return await readPage(db, query, { order: DOCUMENTS_BY_URL, window }, row => fromRow<ListedDocument>(row))
}

/** One change of a workspace's knowledge at a time, so that the counts of its words never wait for each other. */
export async function lockKnowledge(db: Database | Queryable, tenantId: string): Promise<void> {
  await lockUntilEnd(db, `knowledge of ${tenantId}`)
}

const digests = statement<{ url: string; digest: Buffer }>(
  'knowledge_digests',
  `
  select url, digest from knowledge_documents
  where tenant_id = $1 and source_id = $2 and url = any($3::text[]) and end_generation is null`,
)

/** By address, of those of these addresses that the source has in the newest generation. */
export async function findDigests(
  db: Queryable,
  tenantId: string,
  sourceId: string,
  urls: readonly string[],
): Promise<Map<string, Buffer>> {
  return new Map((await digests(db, [tenantId, sourceId, urls])).map(({ url, digest }) => [url, digest]))
}

const supersede = statement<{ createdAt: Date; labels: string[] }>(
  'knowledge_supersede_document',
  `
  with superseded as (
    update knowledge_documents
    set end_generation = $4
    where tenant_id = $1 and source_id = $2 and url = $3 and end_generation is null and first_generation < $4
    returning id, created_at, labels
  ), passages as (
    update knowledge_passages set end_generation = $4
    where tenant_id = $1 and document_id in (select id from superseded)
  )
  select created_at as "createdAt", labels from superseded`,
)
const save = statement<{ id: string; labels: string[] }>(
  'knowledge_save_document',
  `
  insert into knowledge_documents (tenant_id, id, source_id, url, title, language, format, digest, text, finding,
    passages, modified_at, etag, links, first_generation, created_at, updated_at, labels)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, coalesce($16::timestamptz, $17), $17,
    coalesce($18::text[], $19::text[], '{}'))
  on conflict (tenant_id, source_id, url, first_generation) do update
  set title = excluded.title,
    language = excluded.language,
    format = excluded.format,
    digest = excluded.digest,
    text = excluded.text,
    finding = excluded.finding,
    passages = excluded.passages,
    modified_at = excluded.modified_at,
    etag = excluded.etag,
    links = excluded.links,
    labels = coalesce($18::text[], knowledge_documents.labels),
    updated_at = excluded.updated_at
  returning id, labels`,
)

/** Without labels, it keeps those that the address has. */
type DocumentWrite = Omit<KnowledgeDocument, 'endGeneration' | 'createdAt' | 'updatedAt' | 'labels'> & {
  labels: readonly string[] | undefined
}

/**
 * Into the newest generation; earlier ones keep what they have at the address. The row keeps the id that this
 * generation had there before, if it had one.
 */
export async function saveDocument(
  db: Queryable,
  tenantId: string,
  document: DocumentWrite,
  now: Date,
): Promise<{ id: string; labels: string[] }> {
  const { id, sourceId, url, title, language, format, digest, text, finding, passages, modifiedAt, etag, links } =
    document
  const { firstGeneration, labels = null } = document
  const [before] = await supersede(db, [tenantId, sourceId, url, firstGeneration])
  const rows = await save(db, [
    ...[tenantId, id, sourceId, url, title, language, format, digest, text, finding, passages, modifiedAt],
    ...[etag, links, firstGeneration, before?.createdAt ?? null, now, labels, before?.labels ?? null],
  ])
  return rows[0] as { id: string; labels: string[] }
}

const label = statement(
  'knowledge_label_documents',
  `
  with labelled as (
    update knowledge_documents set labels = $4 where tenant_id = $1 and source_id = $2 and url = $3
    returning id
  )
  update knowledge_passages set labels = $4
  where tenant_id = $1 and document_id in (select id from labelled)`,
)

/** Of what all generations have at the address. Under the lock of the workspace's knowledge. */
export async function labelDocuments(
  db: Queryable,
  tenantId: string,
  { sourceId, url, labels }: Pick<KnowledgeDocument, 'sourceId' | 'url' | 'labels'>,
): Promise<void> {
  await label(db, [tenantId, sourceId, url, labels])
}

const note = statement(
  'knowledge_note_crawl',
  `
  update knowledge_documents
  set etag = seen.etag, links = seen.links
  from jsonb_to_recordset($3) as seen (url text, etag text, links text[])
  where tenant_id = $1 and source_id = $2 and knowledge_documents.url = seen.url
    and knowledge_documents.end_generation is null
    and (knowledge_documents.etag, knowledge_documents.links) is distinct from (seen.etag, seen.links)`,
)

export type CrawlNote = Pick<KnowledgeDocument, 'url' | 'etag' | 'links'>

/** What a crawler says about documents whose content is the stored one. */
export async function noteCrawl(
  db: Queryable,
  tenantId: string,
  sourceId: string,
  notes: readonly CrawlNote[],
): Promise<void> {
  await note(db, [tenantId, sourceId, JSON.stringify(notes.map(({ url, etag, links }) => ({ url, etag, links })))])
}

export const KNOWN_BY_URL: Order = { columns: [{ column: 'url', kind: 'text' }] }

export type KnownDocument = Pick<KnowledgeDocument, 'url' | 'etag' | 'modifiedAt'> & { links: string[] }

// Without the texts, as the list above.
const known = statement<object & { keyset: string[] }>(
  'knowledge_known_documents',
  `
  select url, etag, modified_at, links, array[url] as keyset
  from knowledge_documents
  where tenant_id = $1 and source_id = $2 and links is not null and url > $3 and end_generation is null
  order by url
  limit $4`,
)

/** What crawls of the source stored, in the order `KNOWN_BY_URL`. */
export async function knownDocuments(
  db: Queryable,
  tenantId: string,
  sourceId: string,
  { limit, after: [url = ''] = [] }: Window,
): Promise<Page<KnownDocument>> {
  return pageOf(await known(db, [tenantId, sourceId, url, limit + 1]), limit, row => fromRow<KnownDocument>(row))
}

const ids = statement<{ id: string }>(
  'knowledge_document_ids',
  `
  select id from knowledge_documents
  where tenant_id = $1 and source_id = $2 and ($3::text[] is null or url = any($3::text[]))`,
)

/** In any generation; `urls`: those of these addresses; null for all of the source. */
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

const end = statement<{ id: string; isNew: boolean }>(
  'knowledge_end_documents',
  `
  with found as (
    select id, first_generation = $4::integer as is_new
    from knowledge_documents
    where tenant_id = $1 and source_id = $2 and url = any($3::text[]) and end_generation is null
  ), ended as (
    update knowledge_documents
    set end_generation = $4
    where tenant_id = $1 and id in (select id from found where not is_new)
  ), passages as (
    update knowledge_passages set end_generation = $4
    where tenant_id = $1 and document_id in (select id from found where not is_new)
  )
  select id, is_new as "isNew" from found`,
)

/**
 * Takes documents out of the newest generation, those of these addresses. `ended`: how many earlier ones keep;
 * `removable`: the ids of those that only this one has.
 */
export async function endDocuments(
  db: Queryable,
  tenantId: string,
  { sourceId, urls, generation }: { sourceId: string; urls: readonly string[]; generation: number },
): Promise<{ ended: number; removable: string[] }> {
  const rows = await end(db, [tenantId, sourceId, urls, generation])
  const removable = rows.filter(({ isNew }) => isNew).map(({ id }) => id)
  return { ended: rows.length - removable.length, removable }
}
