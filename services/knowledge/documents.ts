import { hash } from 'node:crypto'
import type { NewId } from '../../adapters/ids.ts'
import { detectLanguage } from '../../adapters/knowledge/detect-language.ts'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import {
  deleteDocuments,
  findDigests,
  findDocumentIds,
  lockKnowledge,
  saveDocument,
} from '../../adapters/stores/knowledge/documents.ts'
import { deletePassages, insertPassages } from '../../adapters/stores/knowledge/passages.ts'
import { forgetVectors } from '../../adapters/stores/knowledge/vectors.ts'
import type { DocumentFinding, DocumentFormat } from '../../domain/knowledge/documents.ts'
import { searchConfiguration } from '../../domain/knowledge/languages.ts'
import { passagesOf } from '../../domain/knowledge/passages.ts'
import { readDocuments } from './read-documents.ts'

/** A document as it is sent; `content` is base64 for PDF and DOCX. */
export type GivenDocument = {
  url: string
  title: string | undefined
  language: string | undefined
  format: DocumentFormat
  content: string
  modifiedAt: Date | null
  etag: string | null
  /** Null for an upload. */
  links: string[] | null
}
/** `busy`: it was not read, and has to be sent again. */
export type DocumentOutcome = 'stored' | 'unchanged' | 'finding' | 'busy'
export type ReceivedDocument = { url: string; outcome: DocumentOutcome; finding: DocumentFinding | null }

type Prepared = GivenDocument & { digest: Buffer; text: string; finding: DocumentFinding | null }
export type DocumentChanges = { received: ReceivedDocument[]; changed: Prepared[]; unchanged: GivenDocument[] }

/**
 * Reads those of the documents whose content is not the stored one; nothing is written yet. Of two with the same
 * address the later one counts.
 */
export async function prepareDocuments(
  db: Queryable,
  { tenantId, sourceId }: { tenantId: string; sourceId: string },
  given: readonly GivenDocument[],
): Promise<DocumentChanges> {
  const documents = [...new Map(given.map(document => [document.url, document])).values()].map(document => ({
    ...document,
    digest: digestOf(document),
  }))
  const stored = await findDigests(
    db,
    tenantId,
    sourceId,
    documents.map(({ url }) => url),
  )
  const isStored = ({ url, digest }: { url: string; digest: Buffer }) => stored.get(url)?.equals(digest) === true
  const fresh = documents.filter(document => !isStored(document))
  const readings = await readDocuments(fresh)
  const changed: Prepared[] = []
  const unchanged = documents.filter(isStored)
  const received: ReceivedDocument[] = unchanged.map(({ url }) => ({ url, outcome: 'unchanged', finding: null }))
  for (const [index, document] of fresh.entries()) {
    const { url } = document
    const reading = readings[index] ?? 'busy'
    if (reading === 'busy') received.push({ url, outcome: 'busy', finding: null })
    else if ('finding' in reading) {
      const { finding } = reading
      received.push({ url, outcome: 'finding', finding })
      changed.push({ ...document, text: '', finding })
    } else {
      received.push({ url, outcome: 'stored', finding: null })
      changed.push({
        ...document,
        text: reading.text,
        finding: null,
        title: document.title ?? reading.title,
        language: document.language ?? reading.language ?? (await detectLanguage(reading.text)),
      })
    }
  }
  return { received, changed, unchanged }
}

/** Writes what was prepared, with its passages, in the caller's transaction. The ids, in the order of the documents. */
export async function writeDocuments(
  db: Queryable,
  newId: NewId,
  { tenantId, sourceId }: { tenantId: string; sourceId: string },
  documents: readonly Prepared[],
  now: Date,
): Promise<string[]> {
  await lockKnowledge(db, tenantId)
  const ids: string[] = []
  for (const document of documents) {
    const { url, format, text, digest, finding, modifiedAt, etag, links } = document
    const title = (document.title ?? url).slice(0, TITLE_MAX_LENGTH)
    const language = document.language?.slice(0, LANGUAGE_MAX_LENGTH) ?? null
    const passages = passagesOf(text).map(passage => ({ ...passage, text: text.slice(passage.start, passage.end) }))
    const id = await saveDocument(
      db,
      tenantId,
      {
        ...{ id: newId(), sourceId, url, title, language, format, digest, text, finding, modifiedAt },
        ...{ etag, links, passages: passages.length },
      },
      now,
    )
    await deletePassages(db, tenantId, [id])
    const common = { documentId: id, sourceId, title, language: searchConfiguration(language) }
    await insertPassages(db, tenantId, common, passages)
    ids.push(id)
  }
  await forgetVectors(db, tenantId)
  return ids
}

/** In the caller's transaction: documents by their ids, with their passages. */
export async function removeDocuments(db: Queryable, tenantId: string, ids: readonly string[]): Promise<void> {
  await lockKnowledge(db, tenantId)
  await deletePassages(db, tenantId, ids)
  await deleteDocuments(db, tenantId, ids)
  await forgetVectors(db, tenantId)
}

/** In the caller's transaction: of a source, those of these addresses, or all. How many there were. */
export async function removeDocumentsOf(
  db: Queryable,
  { tenantId, sourceId }: { tenantId: string; sourceId: string },
  urls: readonly string[] | null,
): Promise<number> {
  const ids = await findDocumentIds(db, tenantId, sourceId, urls)
  if (ids.length > 0) await removeDocuments(db, tenantId, ids)
  return ids.length
}

const TITLE_MAX_LENGTH = 300
const LANGUAGE_MAX_LENGTH = 35

function digestOf({ title, language, format, content }: GivenDocument): Buffer {
  return hash('sha256', JSON.stringify([format, title ?? null, language ?? null, content]), 'buffer')
}
