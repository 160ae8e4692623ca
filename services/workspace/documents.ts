import { isDeepStrictEqual } from 'node:util'
import type { Document, Versions } from '../../adapters/stores/documents/documents.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { Actor } from '../audit.ts'
import { storeDraft, type DocumentKind } from '../documents/publishing.ts'
import type { DefinitionEntry } from './definitions.ts'
import type { ApplyContext } from './types.ts'

/** A flow or form of the file with its row; `created` if this application inserted it. */
export type FileDocument = { entry: DefinitionEntry; document: Document; created: boolean }

/**
 * The document that an entry of the file describes, inserted if there is none; undefined for an entry without a code or
 * with the id of another document, which is reported.
 */
export async function documentFor<Definition, State extends Versions<Definition>>(
  { stores, deps, findings }: ApplyContext,
  { name: kind, storeOf, nameOf }: DocumentKind<Definition, State>,
  entry: DefinitionEntry,
): Promise<FileDocument | undefined> {
  const { definition, id, path } = entry
  const { code } = definition
  if (typeof code !== 'string') return undefined
  const store = storeOf(stores)
  const found = await store.findForUpdate({ code })
  if (found !== undefined && (id === undefined || id === found.id)) return { entry, document: found, created: false }
  if (found !== undefined) {
    findings.push({
      path: `${path}/id`,
      message: `The ${kind} "${code}" has the id ${found.id}, and an id never changes.`,
    })
    return undefined
  }
  if (id !== undefined && (await store.find({ id })) !== undefined) {
    findings.push({ path: `${path}/id`, message: `This id belongs to another ${kind}.` })
    return undefined
  }
  const name = nameOf(definition as JsonObject, code)
  return { entry, document: await store.insert({ id: id ?? deps.newId(), code, name }), created: true }
}

export async function saveAsDraft<Definition, State extends Versions<Definition>>(
  context: ApplyContext,
  kind: DocumentKind<Definition, State>,
  { entry, document, created }: FileDocument,
): Promise<void> {
  const store = kind.storeOf(context.stores)
  const versions = await store.versions(document.id)
  const definition = entry.definition as JsonObject
  const saved = await storeDraft(kind, store, { document, versions }, definition, context.actor)
  if (!created && saved.draftRevision === document.draftRevision) return
  refuseForeignDraft(context, { entry, document })
  context.changes.push({ kind: kind.name, code: document.code, action: created ? 'created' : 'updated' })
}

/** Reports a replaced draft that another user has changed since the last publish. */
export function refuseForeignDraft(
  { options: { onlyDraftsOf }, findings }: ApplyContext,
  { entry, document: { code, draft, draftUpdatedBy } }: Pick<FileDocument, 'entry' | 'document'>,
): void {
  const author = draftUpdatedBy as Partial<Actor> | null
  if (onlyDraftsOf === undefined || author?.type !== 'user' || author.id === onlyDraftsOf) return
  if (draft === null || isDeepStrictEqual(draft, entry.definition)) return
  findings.push({
    path: entry.path,
    code: 'draft_changed',
    message: `${author.name ?? 'Somebody'} has changed the draft of "${code}" since it was published.`,
  })
}
