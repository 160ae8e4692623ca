import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import type { VersionRecord, Versions } from '../../adapters/stores/documents/documents.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import type { ListQuery } from '../../services/admin/pages.ts'
import * as documents from '../../services/documents/documents.ts'
import { draftEtag, type DocumentKind } from '../../services/documents/publishing.ts'
import { callerAdmin, idOf, targetOf } from '../inputs.ts'
import type { Caller } from '../wire.ts'
import { created, current, pageBody, publishesBody, saved } from './replies.ts'

/** How the contract shows documents of one kind. */
type Wire<Params, Shown, Draft, Version> = {
  path: string
  /** Id of the document in the path of a request. */
  idIn: (params: Params) => string
  read: (db: Database, tenantId: string, id: string) => Promise<Shown>
  draft: (id: string, draft: ReturnType<typeof draftFields>) => Draft
  version: (record: VersionRecord) => Version
}

type Reading<Params> = { caller: Caller; params: Params }
type Change<Params> = Reading<Params> & { headers: { readonly 'if-match'?: string } }
type WithBody<Body> = { body: Body }
type To = { query: { to?: string } }
type Note = { note?: string | null }
type Accepted = { acceptOperationChanges?: boolean }

type HasEtag = { etag: string }

/** The operations that every kind of versioned document has, for one kind. */
export function documentHandlers<
  Definition extends object,
  State extends Versions<Definition>,
  Params,
  Shown extends { id: string } & HasEtag,
  Draft extends HasEtag,
  Version,
>(kind: DocumentKind<Definition, State>, wire: Wire<Params, Shown, Draft, Version>) {
  const { path, idIn, read } = wire
  return {
    create: async (deps: ChangeDeps, { caller }: Pick<Reading<Params>, 'caller'>, definition: WithCode) => {
      const admin = callerAdmin(caller)
      const answer = (shown: Shown) => created(`${path}/${shown.id}`, shown, shown.etag)
      const readCreated = async (db: Database, id: string) => await read(db, admin.tenantId, id)
      const stored = await documents.createDocument(kind, deps, admin, definition, { read: readCreated, answer })
      return answer(stored)
    },
    get: async (deps: ChangeDeps, { caller, params }: Reading<Params>) => {
      return current(await read(deps.knex, callerAdmin(caller).tenantId, idOf(idIn(params))))
    },
    delete: async (deps: ChangeDeps, request: Change<Params>) => {
      const target = targetOf(request, idIn(request.params))
      await documents.deleteDocument(kind, deps, callerAdmin(request.caller), target)
      return { status: 204 as const }
    },
    ...draftHandlers(kind, wire),
    ...publishHandlers(kind, wire),
    ...versionHandlers(kind, wire),
  }
}

function draftHandlers<Definition extends object, State extends Versions<Definition>, Params, Draft extends HasEtag>(
  kind: DocumentKind<Definition, State>,
  { idIn, draft }: Pick<Wire<Params, never, Draft, never>, 'idIn' | 'draft'>,
) {
  const draftBody = (record: documents.Draft<Definition>) => draft(record.documentId, draftFields(record))
  const target = (request: Change<Params>) => targetOf(request, idIn(request.params))
  return {
    getDraft: async (deps: ChangeDeps, { caller, params }: Reading<Params>) => {
      return current(draftBody(await documents.getDraft(kind, deps, callerAdmin(caller), idOf(idIn(params)))))
    },
    saveDraft: async (deps: ChangeDeps, request: Change<Params> & WithBody<{ definition: object }>) => {
      const definition = request.body.definition as JsonObject
      return await saved(
        request.caller,
        draftBody,
        async admin => await documents.saveDraft(kind, deps, admin, target(request), definition),
      )
    },
    discardDraft: async (deps: ChangeDeps, request: Change<Params>) => {
      await documents.discardDraft(kind, deps, callerAdmin(request.caller), target(request))
      return { status: 204 as const }
    },
  }
}

function publishHandlers<
  Definition extends object,
  State extends Versions<Definition>,
  Params,
  Shown extends HasEtag,
  Version,
>(
  kind: DocumentKind<Definition, State>,
  { idIn, read, version }: Pick<Wire<Params, Shown, never, Version>, 'idIn' | 'read' | 'version'>,
) {
  const published = (record: VersionRecord) => ({ status: 200 as const, body: version(record) })
  const target = (request: Change<Params>) => targetOf(request, idIn(request.params))
  return {
    publish: async (deps: documents.PublishDeps, request: Change<Params> & WithBody<Note & Accepted>) => {
      const { note = null, acceptOperationChanges: accepted = false } = request.body
      const publishing = { ...target(request), note, accepted }
      const admin = callerAdmin(request.caller)
      return published(await documents.publishDocument(kind, deps, admin, publishing, published))
    },
    rollback: async (deps: documents.PublishDeps, request: Change<Params> & WithBody<Note & { version: number }>) => {
      const { version, note = null } = request.body
      const admin = callerAdmin(request.caller)
      const publishing = { ...target(request), version, note }
      return published(await documents.rollbackDocument(kind, deps, admin, publishing, published))
    },
    withdraw: async (deps: documents.PublishDeps, request: Change<Params>) => {
      const admin = callerAdmin(request.caller)
      const readWithdrawn = async (db: Database, id: string) => await read(db, admin.tenantId, id)
      return current(await documents.withdrawDocument(kind, deps, admin, target(request), readWithdrawn))
    },
  }
}

function versionHandlers<Definition extends object, State extends Versions<Definition>, Params, Version>(
  kind: DocumentKind<Definition, State>,
  { idIn, version: versionBody }: Pick<Wire<Params, never, never, Version>, 'idIn' | 'version'>,
) {
  return {
    compare: async (deps: ChangeDeps, { caller, params, query }: Reading<Params & { version: number }> & To) => {
      const { to = 'draft' } = query
      const compared = { version: params.version, to }
      const body = await documents.compareVersions(kind, deps, callerAdmin(caller), idOf(idIn(params)), compared)
      return { status: 200 as const, body }
    },
    listVersions: async (deps: ChangeDeps, { caller, params, query }: Reading<Params> & { query: ListQuery }) => {
      const page = await documents.listVersions(kind, deps, callerAdmin(caller), idOf(idIn(params)), query)
      return { status: 200 as const, body: pageBody(page, versionBody) }
    },
    getVersion: async (deps: ChangeDeps, { caller, params }: Reading<Params & { version: number }>) => {
      const [admin, id] = [callerAdmin(caller), idOf(idIn(params))]
      const { definition, ...record } = await documents.getVersion(kind, deps, admin, id, params.version)
      return {
        status: 200 as const,
        body: { version: versionBody(record), definition: definition as unknown as JsonObject },
      }
    },
  }
}

type WithCode = JsonObject & { code: string }

/** Fields of a draft that every kind shows. */
function draftFields({
  definition,
  baseVersion,
  versions,
  operations,
  savedAt,
  savedBy,
  revision,
}: documents.Draft<unknown>) {
  return {
    definition: definition as JsonObject,
    baseVersion,
    publishes: publishesBody(definition, versions, operations),
    updatedAt: savedAt.toISOString(),
    updatedBy: savedBy,
    etag: draftEtag({ revision }),
  }
}
