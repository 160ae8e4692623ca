import { hash } from 'node:crypto'
import type { NewId } from '../../adapters/ids.ts'
import { detectLanguage } from '../../adapters/knowledge/detect-language.ts'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import {
  deleteDocuments,
  endDocuments,
  findDigests,
  findDocumentIds,
  lockKnowledge,
  saveDocument,
} from '../../adapters/stores/knowledge/documents.ts'
import { noteChange } from '../../adapters/stores/knowledge/generations.ts'
import { deletePassages, insertPassages } from '../../adapters/stores/knowledge/passages.ts'
import { forgetVectors } from '../../adapters/stores/knowledge/vectors.ts'
import type { DocumentFinding, DocumentFormat } from '../../domain/knowledge/documents.ts'
import { searchConfiguration } from '../../domain/knowledge/languages.ts'
import { passagesOf } from '../../domain/knowledge/passages.ts'
import { generationToChange, type Promotion } from './generations.ts'
import { readDocuments } from './read-documents.ts'

/** A document as it is sent; `content` is base64 for PDF and DOCX. */
export type GivenDocument = {
  url: string
  title: string | undefined
  language: string | undefined
  /** Absent: those that the address has. */
  labels?: readonly string[] | undefined
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

/** A source whose documents change. `promotion`: as the settings say, by `promotionOf`. */
export type ChangingSource = { tenantId: string; sourceId: string; promotion: Promotion }

/** Writes what was prepared, with its passages, in the caller's transaction. The ids, in the order of the documents. */
export async function writeDocuments(
  db: Queryable,
  newId: NewId,
  { tenantId, sourceId, promotion }: ChangingSource,
  documents: readonly Prepared[],
  now: Date,
): Promise<string[]> {
  await lockKnowledge(db, tenantId)
  const firstGeneration = await generationToChange(db, tenantId, promotion, now)
  const ids: string[] = []
  for (const document of documents) {
    const { url, format, text, digest, finding, modifiedAt, etag, links, labels: given } = document
    const title = (document.title ?? url).slice(0, TITLE_MAX_LENGTH)
    const language = document.language?.slice(0, LANGUAGE_MAX_LENGTH) ?? null
    const passages = passagesOf(text).map(passage => ({ ...passage, text: text.slice(passage.start, passage.end) }))
    const { id, labels } = await saveDocument(
      db,
      tenantId,
      {
        ...{ id: newId(), sourceId, url, title, language, format, digest, text, finding, modifiedAt },
        ...{ etag, links, passages: passages.length, labels: given, firstGeneration },
      },
      now,
    )
    await deletePassages(db, tenantId, [id])
    const common = { documentId: id, sourceId, title, labels, firstGeneration }
    await insertPassages(db, tenantId, { ...common, language: searchConfiguration(language) }, passages)
    ids.push(id)
  }
  await forgetVectors(db, tenantId)
  return ids
}

/**
 * In the caller's transaction: of a source, the documents with these addresses, or all, whatever generation they are
 * in. How many there were.
 */
export async function deleteDocumentsOf(
  db: Queryable,
  { tenantId, sourceId }: { tenantId: string; sourceId: string },
  urls: readonly string[] | null,
  now: Date,
): Promise<number> {
  await lockKnowledge(db, tenantId)
  const ids = await findDocumentIds(db, tenantId, sourceId, urls)
  if (ids.length === 0) return 0
  await dropDocuments(db, tenantId, ids)
  await noteChange(db, tenantId, now)
  return ids.length
}

/**
 * In the caller's transaction: takes the documents with these addresses out of the newest generation. How many there
 * were.
 */
export async function removeDocumentsOf(
  db: Queryable,
  { tenantId, sourceId, promotion }: ChangingSource,
  urls: readonly string[],
  now: Date,
): Promise<number> {
  await lockKnowledge(db, tenantId)
  if ((await findDigests(db, tenantId, sourceId, urls)).size === 0) return 0
  const generation = await generationToChange(db, tenantId, promotion, now)
  const { ended, removable } = await endDocuments(db, tenantId, { sourceId, urls, generation })
  await dropDocuments(db, tenantId, removable)
  return ended + removable.length
}

/** With their passages. Under the lock of the workspace's knowledge. */
export async function dropDocuments(db: Queryable, tenantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await deletePassages(db, tenantId, ids)
  await deleteDocuments(db, tenantId, ids)
  await forgetVectors(db, tenantId)
}

const TITLE_MAX_LENGTH = 300
const LANGUAGE_MAX_LENGTH = 35

function digestOf({ title, language, labels, format, content }: GivenDocument): Buffer {
  const sent = [format, title ?? null, language ?? null, content, ...(labels === undefined ? [] : [labels])]
  return hash('sha256', JSON.stringify(sent), 'buffer')
}
