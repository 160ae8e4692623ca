import { isDeepStrictEqual } from 'node:util'
import type {
  Document,
  DocumentStore,
  DraftWrite,
  Part,
  StoredVersion,
  VersionRecord,
  Versions,
} from '../../adapters/stores/documents/documents.ts'
import type { TenantStores } from '../../adapters/stores/tenant.ts'
import { ifMatchMatches } from '../../domain/etags.ts'
import type { JsonObject } from '../../domain/json.ts'
import {
  pickOperations,
  usedOperations,
  type OperationDirectory,
  type Operations,
} from '../../domain/operations/used-operations.ts'
import { Refusal } from '../../domain/refusal.ts'

// How drafts become versions; people, agents and workspace files all use it.

/** `State`: the versions of a document, with whatever else decides whether a definition may go live. */
export type DocumentKind<Definition, State extends Versions<Definition>> = {
  /** Names the kind in audit actions, messages and republish requests. */
  name: 'flow' | 'form'
  storeOf: (stores: TenantStores) => DocumentStore<Definition>
  stateOf: (stores: TenantStores, id: string) => Promise<State>
  /** Name for people in a definition that may be unfinished. */
  nameOf: (definition: JsonObject, code: string) => string
  /**
   * @param accepted whether it may take over breaking changes of the operations that it names
   * @throws Refusal with the findings of a definition that must not go live
   */
  requirePublishable: (
    state: State,
    document: Document,
    definition: JsonObject,
    given: { operations: OperationDirectory; accepted: boolean },
  ) => void
  /** What goes live with a version, and ends with the document. */
  publishPart?: (state: State, definition: Definition, newId: () => string) => Part
  withdrawPart?: Part
  /** @throws Refusal `conflict` while something live depends on the document */
  requireUnused?: (stores: TenantStores, document: Document) => Promise<void>
  /** Actions whose consecutive entries in the audit log a save of the draft joins. */
  coalescedAcross: readonly string[]
}

/** What a publish makes live: a stored version again, or a new one with this number. */
export type Publishes<Definition> =
  { isNew: false; version: number; stored: StoredVersion<Definition> } | { isNew: true; version: number }

/**
 * A publish makes a new version only of a definition that, with the operations it names, is neither the live nor the
 * latest one.
 */
export function publishesOf<Definition>(
  definition: unknown,
  { latest, live }: Versions<Definition>,
  operations: Operations | null,
): Publishes<Definition> {
  const stored = [live, latest].find(
    version =>
      version !== null &&
      isDeepStrictEqual(version.definition, definition) &&
      isDeepStrictEqual(version.operations ?? null, operations),
  )
  return stored == null
    ? { isNew: true, version: (latest?.version ?? 0) + 1 }
    : { isNew: false, version: stored.version, stored }
}

/** The operations that a publish of the definition would store with it. */
export async function currentOperations(
  stores: TenantStores,
  definition: JsonObject,
): Promise<{ directory: OperationDirectory; operations: Operations | null }> {
  const uses = usedOperations(definition)
  if (uses.length === 0) return { directory: new Map(), operations: null }
  const directory = await stores.connectionDocuments.directory(uses)
  return { directory, operations: pickOperations(uses, directory) }
}

/** The definition that the next publish takes: the draft's own, or that of the latest version. */
export function draftDefinition({ code, name, draft }: Document, { latest }: Versions<unknown>): JsonObject {
  return (draft ?? latest?.definition ?? { code, name }) as JsonObject
}

/** The entity tag of a draft. It is never that of its document, so that one sent for the other is refused. */
export function draftEtag({ revision }: { revision: number }): string {
  return `"draft-${revision}"`
}

/** @throws Refusal `precondition_failed` when the header names another state of the draft */
export function requireDraft(ifMatch: string | undefined, { draftRevision }: { draftRevision: number }): void {
  if (ifMatch !== undefined && !ifMatchMatches(ifMatch, draftEtag({ revision: draftRevision })))
    throw new Refusal('precondition_failed')
}

/**
 * Saves a definition as the draft, valid or not; one that equals the latest version is not stored as a draft.
 * @param document locked
 * @param actor who saves it, as the audit log records actors
 * @returns the current document; unchanged if the draft already equals the definition
 */
export async function storeDraft<Definition>(
  kind: Pick<DocumentKind<Definition, Versions<Definition>>, 'nameOf'>,
  store: DocumentStore<Definition>,
  { document, versions }: { document: Document; versions: Versions<Definition> },
  definition: JsonObject,
  actor: unknown,
): Promise<Document> {
  const { latest } = versions
  if (isDeepStrictEqual(draftDefinition(document, versions), definition)) return document
  const draft = isDeepStrictEqual(latest?.definition, definition) ? null : definition
  const base = document.draft === null ? (latest?.version ?? null) : document.draftBase
  const name = kind.nameOf(definition, document.code)
  return await store.saveDraft(document, { draft, draftBase: draft === null ? null : base, name }, actor)
}

export type PublishOutcome =
  /** `document`: as it is now. */
  | { outcome: 'published'; version: VersionRecord; document: Document }
  /** This definition is the published one already. */
  | { outcome: 'unchanged'; version: number }

type PublishOptions = {
  newId: () => string
  /** The publishing actor, as the audit log records actors. */
  actor: unknown
  note?: string | null
  /** Number of the earlier version whose definition it is. */
  rolledBackFrom?: number | null
  operations?: Operations | null
}

/**
 * Publishes a valid definition. A new version is created only when the definition is neither the published nor the
 * latest one. The draft is the new version afterwards, except that a rollback does not change it.
 * @param document locked, in a transaction that holds `lockPublishing`
 * @param state read under that lock
 */
export async function makeLive<Definition, State extends Versions<Definition>>(
  kind: DocumentKind<Definition, State>,
  store: DocumentStore<Definition>,
  { document, state }: { document: Document; state: State },
  definition: Definition,
  { newId, actor, note = null, rolledBackFrom = null, operations = null }: PublishOptions,
): Promise<PublishOutcome> {
  const publishes = publishesOf(definition, state, operations)
  if (!publishes.isNew && publishes.version === state.live?.version)
    return { outcome: 'unchanged', version: publishes.version }
  const version = publishes.isNew
    ? { id: newId(), version: publishes.version, definition, operations }
    : publishes.stored
  const { code, draftRevision } = document
  const published: Document = {
    ...document,
    publishedVersionId: version.id,
    updatedBy: actor,
    ...(rolledBackFrom === null
      ? {
          draft: null,
          draftBase: null,
          draftRevision: draftRevision + 1,
          name: kind.nameOf(definition as JsonObject, code),
        }
      : keptDraft(document, publishes.isNew ? state.latest : null)),
  }
  const record = await store.publish(
    {
      ...version,
      documentId: document.id,
      isNew: publishes.isNew,
      note,
      rolledBackFrom,
      actor,
      name: published.name,
      draft: published.draft,
      draftBase: published.draftBase,
      draftRevision: published.draftRevision,
    },
    kind.publishPart?.(state, definition, newId),
  )
  return { outcome: 'published', version: record, document: published }
}

/** A draft that was the latest version becomes a separate draft when another version replaces it. */
function keptDraft({ draft }: Document, replaced: StoredVersion<unknown> | null): Partial<DraftWrite> {
  return draft !== null || replaced === null ? {} : { draft: replaced.definition, draftBase: replaced.version }
}
