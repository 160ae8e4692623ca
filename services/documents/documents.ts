import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import {
  BY_CODE,
  NEWEST_VERSION_FIRST,
  type Document,
  type DocumentFilter,
  type DocumentRecord,
  type DocumentStore,
  type DraftRecord,
  type VersionRecord,
  type Versions,
} from '../../adapters/stores/documents/documents.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { documentDifferences, type DocumentChange } from '../../domain/document-differences.ts'
import type { JsonObject } from '../../domain/json.ts'
import { directoryOf, type Operations } from '../../domain/operations/used-operations.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Publications } from '../published/published.ts'
import { republishAfter } from '../published/republish.ts'
import { auditActor, type AdminCaller } from '../admin/caller.ts'
import {
  change,
  changeOnce,
  found,
  requireMatch,
  rowToChange,
  type ChangeDeps,
  type Changed,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import {
  currentOperations,
  draftDefinition,
  makeLive,
  requireDraft,
  storeDraft,
  type DocumentKind,
} from './publishing.ts'

// Versioned documents: a draft that people edit, versions that never change, and at most one of them live. Flows and
// forms are kinds of it; what differs is in their `DocumentKind`.

export type DocumentDifference = { from: string; to: string; changes: DocumentChange[] }
/** `accepted`: breaking changes of the operations that the definition names. */
export type Publishing = Target & { note: string | null; accepted?: boolean }
type Answer<Result> = (result: Result) => StoredReply
type ReadDeps = Pick<ChangeDeps, 'knex'>
/** What this process publishes, it serves at once; the others hear of it by a notification. */
export type PublishDeps = ChangeDeps & { publications: Pick<Publications, 'forget'> }
type Kind<Definition, State extends Versions<Definition> = Versions<Definition>> = DocumentKind<Definition, State>

/** By code. @throws Refusal `invalid_input` for a cursor that is not from this list */
export async function listDocuments<Definition>(
  kind: Pick<Kind<Definition>, 'name' | 'storeOf'>,
  { knex }: ReadDeps,
  tenantId: string,
  { limit, cursor, ...filter }: ListQuery & DocumentFilter,
): Promise<ListPage<DocumentRecord<Definition>>> {
  const store = kind.storeOf(forTenant(knex, tenantId))
  return await listPage(
    `${kind.name}s`,
    BY_CODE,
    { limit, cursor },
    async window => await store.records(filter, window),
  )
}

/** @throws Refusal `not_found` */
export async function getDocument<Definition>(
  kind: Pick<Kind<Definition>, 'storeOf'>,
  db: Database,
  tenantId: string,
  id: string,
): Promise<DocumentRecord<Definition>> {
  return found(await kind.storeOf(forTenant(db, tenantId)).record(id))
}

/** A draft with the operations that a publish would store with it. */
export type Draft<Definition> = DraftRecord<Definition> & { operations: Operations | null }

/** @throws Refusal `not_found` */
export async function getDraft<Definition>(
  kind: Pick<Kind<Definition>, 'storeOf'>,
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
): Promise<Draft<Definition>> {
  return await readDraft(kind, forTenant(knex, tenantId), id)
}

async function readDraft<Definition>(
  kind: Pick<Kind<Definition>, 'storeOf'>,
  stores: TenantStores,
  id: string,
): Promise<Draft<Definition>> {
  const draft = found(await kind.storeOf(stores).draft(id))
  const { operations } = await currentOperations(stores, draft.definition as JsonObject)
  return { ...draft, operations }
}

/** A document that has only a draft, valid or not. @throws Refusal `conflict` for a code that is taken */
export async function createDocument<Definition, State extends Versions<Definition>, Result>(
  kind: Kind<Definition, State>,
  deps: ChangeDeps,
  caller: AdminCaller,
  definition: JsonObject & { code: string },
  { read, answer }: { read: (db: Database, id: string) => Promise<Result>; answer: Answer<Result> },
): Promise<Result> {
  return await changeOnce(deps, caller, { action: `${kind.name}.create`, answer }, async (stores, trx) => {
    const { code } = definition
    const by = auditActor(caller)
    const names = { id: deps.newId(), code, name: kind.nameOf(definition, code) }
    const document = await kind
      .storeOf(stores)
      .insert({ ...names, draft: definition, draftUpdatedBy: by, updatedBy: by })
    await republishAfter(trx, caller.tenantId, [{ kind: kind.name, code: document.code }])
    return {
      result: await read(trx, document.id),
      resource: documentResource(kind, document),
      before: null,
      after: auditState(document, NO_VERSIONS, null),
    }
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` for a document that has versions */
export async function deleteDocument<Definition, State extends Versions<Definition>>(
  kind: Kind<Definition, State>,
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
): Promise<void> {
  await change(deps, caller, `${kind.name}.delete`, async (stores, trx) => {
    const store = kind.storeOf(stores)
    const document = await rowToChange(store, { id }, ifMatch)
    if ((await store.versions(id)).latest !== null)
      throw new Refusal('conflict', {
        message: `The ${kind.name} has versions, which stored data refer to; withdraw it instead`,
      })
    await store.delete(id)
    await republishAfter(trx, caller.tenantId, [{ kind: kind.name, code: document.code }])
    const before = auditState(document, NO_VERSIONS, null)
    return { result: undefined, resource: documentResource(kind, document), before, after: null }
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `validation_failed` for another code than the document's */
export async function saveDraft<Definition, State extends Versions<Definition>>(
  kind: Kind<Definition, State>,
  deps: ChangeDeps,
  caller: AdminCaller,
  target: Target,
  definition: JsonObject,
): Promise<Draft<Definition>> {
  const { coalescedAcross } = kind
  return await change(deps, caller, `${kind.name}.save_draft`, async stores => {
    const changed = await changeDraft(kind, stores, caller, target, ({ code }) => {
      if (definition['code'] !== undefined && definition['code'] !== code) throw codeChanged(kind, code)
      return definition
    })
    return { ...changed, coalescedAcross }
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` for a document without versions */
export async function discardDraft<Definition, State extends Versions<Definition>>(
  kind: Kind<Definition, State>,
  deps: ChangeDeps,
  caller: AdminCaller,
  target: Target,
): Promise<void> {
  await change(
    deps,
    caller,
    `${kind.name}.discard_draft`,
    async stores =>
      await changeDraft(kind, stores, caller, target, (_, { latest }) => {
        if (latest === null) throw new Refusal('conflict', { message: `The ${kind.name} has no version to go back to` })
        return latest.definition as JsonObject
      }),
  )
}

/**
 * Makes the draft live: as a new version, unless it equals the live or the latest one.
 * @throws Refusal `not_found`, `precondition_failed`, and what the kind refuses
 */
export async function publishDocument<Definition, State extends Versions<Definition>>(
  kind: Kind<Definition, State>,
  deps: PublishDeps,
  caller: AdminCaller,
  publishing: Publishing,
  answer: Answer<VersionRecord>,
): Promise<VersionRecord> {
  const operation = { ...publishing, action: `${kind.name}.publish`, answer }
  return await publish(kind, deps, caller, operation, (_, document, state) => {
    requireDraft(publishing.ifMatch, document)
    return { definition: draftDefinition(document, state) }
  })
}

/** Makes an old version live again; the draft is left alone. @throws as `publishDocument` */
export async function rollbackDocument<Definition, State extends Versions<Definition>>(
  kind: Kind<Definition, State>,
  deps: PublishDeps,
  caller: AdminCaller,
  { version, ...publishing }: Publishing & { version: number },
  answer: Answer<VersionRecord>,
): Promise<VersionRecord> {
  const operation = { ...publishing, action: `${kind.name}.rollback`, answer }
  return await publish(kind, deps, caller, operation, async (store, document) => {
    requireMatch(publishing.ifMatch, document)
    const { definition, operations = null } = found(await store.version(publishing.id, version))
    return { definition: definition as JsonObject, rolledBackFrom: { version, operations } }
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` for one that is not published or still in use */
export async function withdrawDocument<Definition, State extends Versions<Definition>, Result>(
  kind: Kind<Definition, State>,
  deps: PublishDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  read: (db: Database, id: string) => Promise<Result>,
): Promise<Result> {
  const withdrawn = await change(deps, caller, `${kind.name}.withdraw`, async (stores, trx) => {
    const store = kind.storeOf(stores)
    // What is published meanwhile might depend on the document.
    await store.lockPublishing()
    const document = await rowToChange(store, { id }, ifMatch)
    const versions = await store.versions(id)
    if (versions.live === null) throw new Refusal('conflict', { message: `The ${kind.name} is not published` })
    await kind.requireUnused?.(stores, document)
    await store.withdraw(id, auditActor(caller), kind.withdrawPart)
    await republishAfter(trx, caller.tenantId, [{ kind: kind.name, code: document.code }])
    return {
      result: await read(trx, id),
      resource: documentResource(kind, document),
      before: auditState(document, versions, versions.live.version),
      after: auditState(document, versions, null),
    }
  })
  deps.publications.forget(caller.tenantId)
  return withdrawn
}

/** Newest first. @throws Refusal `not_found` */
export async function listVersions<Definition>(
  kind: Pick<Kind<Definition>, 'name' | 'storeOf'>,
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
  query: ListQuery,
): Promise<ListPage<VersionRecord>> {
  const store = kind.storeOf(forTenant(knex, tenantId))
  found(await store.find({ id }))
  const list = `${kind.name}_versions`
  return await listPage(list, NEWEST_VERSION_FIRST, query, async window => await store.versionPage(id, window))
}

/** @throws Refusal `not_found` for an unknown document or version */
export async function getVersion<Definition>(
  kind: Pick<Kind<Definition>, 'storeOf'>,
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
  version: number,
): Promise<VersionRecord & { definition: Definition }> {
  return found(await kind.storeOf(forTenant(knex, tenantId)).version(id, version))
}

/** @param to number of a version, or `draft` @throws Refusal `not_found` */
export async function compareVersions<Definition>(
  kind: Pick<Kind<Definition>, 'storeOf'>,
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
  { version, to }: { version: number; to: string },
): Promise<DocumentDifference> {
  const store = kind.storeOf(forTenant(knex, tenantId))
  const before = found(await store.version(id, version)).definition as JsonObject
  // Numbers outside the range of versions match none.
  const other = to === 'draft' ? store.draft(id) : store.version(id, Math.min(Number(to), 2_147_483_647))
  const after = found(await other).definition as JsonObject
  const changes = documentDifferences(before, after, path => path === '/nodes')
  return { from: String(version), to, changes }
}

/** As the audit log names a document. */
export function documentResource({ name }: { name: string }, { id, code }: Pick<Document, 'id' | 'code'>) {
  return { type: name, id, name: code }
}

const NO_VERSIONS = { latest: null, live: null }

/** A document as the audit log compares it. */
function auditState(document: Document, versions: Versions<unknown>, publishedVersion: number | null): object {
  const { code, name } = document
  const status = publishedVersion !== null ? 'published' : versions.latest !== null ? 'withdrawn' : 'draft'
  return { code, name, status, publishedVersion, draft: draftDefinition(document, versions) }
}

async function changeDraft<Definition, State extends Versions<Definition>>(
  kind: Kind<Definition, State>,
  stores: TenantStores,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  decide: (document: Document, versions: Versions<Definition>) => JsonObject,
): Promise<Changed<Draft<Definition>>> {
  const store = kind.storeOf(stores)
  const document = found(await store.findForUpdate({ id }))
  requireDraft(ifMatch, document)
  const versions = await store.versions(id)
  const definition = decide(document, versions)
  const after = await storeDraft(kind, store, { document, versions }, definition, auditActor(caller))
  const published = versions.live?.version ?? null
  return {
    result: await readDraft(kind, stores, id),
    resource: documentResource(kind, document),
    before: auditState(document, versions, published),
    after: auditState(after, versions, published),
  }
}

/** A version that is made live again keeps the operations that it was published with. */
type Chosen = { definition: JsonObject; rolledBackFrom?: { version: number; operations: Operations | null } }

/** Decides under the lock which definition goes live, checks it in the workspace as it is then, and publishes it. */
async function publish<Definition, State extends Versions<Definition>>(
  kind: Kind<Definition, State>,
  deps: PublishDeps,
  caller: AdminCaller,
  { action, id, note, accepted = false, answer }: Publishing & { action: string; answer: Answer<VersionRecord> },
  choose: (store: DocumentStore<Definition>, document: Document, state: State) => Chosen | Promise<Chosen>,
): Promise<VersionRecord> {
  const version = await changeOnce(deps, caller, { action, answer }, async (stores, trx) => {
    const store = kind.storeOf(stores)
    await store.lockPublishing()
    const document = found(await store.findForUpdate({ id }))
    const state = await kind.stateOf(stores, id)
    const { definition, rolledBackFrom: restored } = await choose(store, document, state)
    const { directory, operations } =
      restored === undefined
        ? await currentOperations(stores, definition)
        : { directory: directoryOf(restored.operations), operations: restored.operations }
    const given = { operations: directory, accepted: accepted || restored !== undefined }
    kind.requirePublishable(state, document, definition, given)
    const valid = definition as Definition
    const rolledBackFrom = restored?.version ?? null
    const options = { newId: deps.newId, actor: auditActor(caller), note, rolledBackFrom, operations }
    const outcome = await makeLive(kind, store, { document, state }, valid, options)
    if (outcome.outcome === 'published')
      await republishAfter(trx, caller.tenantId, [{ kind: kind.name, code: document.code }])
    const result = outcome.outcome === 'published' ? outcome.version : found(await store.version(id, outcome.version))
    const { version } = result
    const before = auditState(document, state, state.live?.version ?? null)
    const after =
      outcome.outcome === 'published'
        ? auditState(outcome.document, { latest: { id: '', version, definition }, live: null }, version)
        : before
    const details = { version, note, ...(rolledBackFrom === null ? {} : { rolledBackFrom }) }
    return { result, resource: documentResource(kind, document), before, after, details }
  })
  deps.publications.forget(caller.tenantId)
  return version
}

function codeChanged({ name }: { name: string }, code: string): Refusal {
  return new Refusal('validation_failed', {
    message: `A ${name} keeps its code`,
    details: { validation_errors: [{ field: 'definition.code', rule: 'enum', expected: [code] }] },
  })
}
