import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import type { FormDefinition } from '../../../generated/schemas/form.ts'
import type { Operations } from '../../../domain/operations/used-operations.ts'
import { lockUntilEnd } from '../../postgres/locks.ts'
import { keysetSql, pageOf, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'
import { fromRow } from '../../postgres/rows.ts'
import type { UserRef } from '../people/user-ref.ts'
import { FOUND, STATUS, statementsOf, versionColumns, type Names } from './statements.ts'

// Versioned documents: flows and forms, whose tables have the same columns.

export interface Document extends Revisioned {
  id: string
  /** Unique in the workspace, and never changed. */
  code: string
  /** Of the draft. */
  name: string
  /** Null: withdrawn or never published. */
  publishedVersionId: string | null
  /** The edited definition; may be incomplete. Null if it equals the latest version. */
  draft: unknown
  /** Number of the version that the draft is based on; null without a draft, and before the first publish. */
  draftBase: number | null
  /** Raised by every change of the draft; the source of its entity tag. */
  draftRevision: number
  draftUpdatedAt: Date
  /** Actors as the audit log records them; null for none. */
  draftUpdatedBy: unknown
  updatedBy: unknown
}
export type NewDocument = Pick<Document, 'id' | 'code' | 'name'> &
  Partial<Pick<Document, 'draft' | 'draftUpdatedBy' | 'updatedBy'>>

/** A version never changes once it is stored. */
export type StoredVersion<Definition> = {
  id: string
  version: number
  definition: Definition
  /** Of a flow: the operations that it was published with. */
  operations?: Operations | null
}
/** The latest and the live version of a document, each null if there is none. */
export type Versions<Definition> = { latest: StoredVersion<Definition> | null; live: StoredVersion<Definition> | null }
/** A version as people see it. */
export type VersionRecord = {
  documentId: string
  version: number
  live: boolean
  note: string | null
  /** Number of the version that it restores. */
  rolledBackFrom: number | null
  /** Of a flow: the generation of the documents that answered at its publish. */
  knowledgeGeneration?: number
  publishedAt: Date
  publishedBy: UserRef | null
}

export type DocumentStatus = 'draft' | 'published' | 'withdrawn'
/** A document with the numbers of its versions; `live` is the definition that is published. */
export type DocumentRecord<Definition> = {
  id: string
  code: string
  name: string
  latestVersion: number | null
  publishedVersion: number | null
  publishedAt: Date | null
  live: Definition | null
  unpublishedChanges: boolean
  revision: number
  createdAt: Date
  updatedAt: Date
  updatedBy: UserRef | null
}
/** The definition of the next publish: the draft, or the latest version if nothing has changed since. */
export type DraftRecord<Definition> = {
  documentId: string
  code: string
  definition: unknown
  baseVersion: number | null
  versions: Versions<Definition>
  revision: number
  savedAt: Date
  savedBy: UserRef | null
}
export type DocumentFilter = { status?: DocumentStatus | undefined; search?: string | undefined }

/** The new draft: the definition and the version it is based on, both null for the latest version itself. */
export type DraftWrite = Pick<Document, 'name' | 'draft' | 'draftBase'>
/** A version that goes live; `isNew` if it is not in the database yet. */
export type VersionWrite<Definition> = StoredVersion<Definition> &
  DraftWrite & {
    documentId: string
    isNew: boolean
    note: string | null
    rolledBackFrom: number | null
    draftRevision: number
    actor: unknown
  }
/**
 * Common table expressions for what goes live, or ends, in the same statement, with the values that they name. `claims`
 * counts what the part had to take and could take.
 */
export type Part = {
  sql: string
  bindings: Record<string, unknown>
  claims?: { sql: string; expected: number; message: string }
}

export interface DocumentStore<Definition> extends TenantRows<Document, NewDocument> {
  /**
   * Publishing is serialized in a workspace, since its documents compete for intents and refer to each other. Take this
   * lock before any row lock, so that two transactions cannot deadlock.
   */
  lockPublishing: () => Promise<void>
  versions: (id: string) => Promise<Versions<Definition>>
  version: (
    id: string,
    version: number,
  ) => Promise<(VersionRecord & Pick<StoredVersion<Definition>, 'definition' | 'operations'>) | undefined>
  versionPage: (id: string, window: Window) => Promise<Page<VersionRecord>>
  /** The live version of every document that has one. */
  published: () => Promise<(StoredVersion<Definition> & { documentId: string; code: string })[]>
  record: (id: string) => Promise<DocumentRecord<Definition> | undefined>
  /** By code. `search`: part of the code or the name, whatever the case. */
  records: (filter: DocumentFilter, window: Window) => Promise<Page<DocumentRecord<Definition>>>
  /** How many documents have each status; a status that none has is absent. */
  totals: (search: string | undefined) => Promise<Partial<Record<DocumentStatus, number>>>
  draft: (id: string) => Promise<DraftRecord<Definition> | undefined>
  /** Sets the draft of a locked document and raises the revision of both. */
  saveDraft: (document: Document, draft: DraftWrite, actor: unknown) => Promise<Document>
  /** Makes the version live, with its part. Lock the document before. */
  publish: (version: VersionWrite<Definition>, part?: Part) => Promise<VersionRecord>
  withdraw: (id: string, actor: unknown, part?: Part) => Promise<void>
}

export const BY_CODE: Order = { columns: [{ column: 'd.code', kind: 'text' }] }
export const NEWEST_VERSION_FIRST: Order = { columns: [{ column: 'v.version', kind: 'number' }], descending: true }

type Tables = Names & { documents: ReturnType<typeof defineTable>; statements: ReturnType<typeof statementsOf> }

const JSON_COLUMNS = { json: ['draft', 'draftUpdatedBy', 'updatedBy'] }
const FLOWS = withStatements({
  documents: defineTable({ table: 'flows', ...JSON_COLUMNS }),
  name: 'flows',
  versions: 'flow_versions',
  key: 'flow_id',
  own: 'operations',
})
const FORMS = withStatements({
  documents: defineTable({ table: 'forms', ...JSON_COLUMNS }),
  name: 'forms',
  versions: 'form_versions',
  key: 'form_id',
})

/** The statements of a kind are written once. */
function withStatements(names: Omit<Tables, 'statements'>): Tables {
  return { ...names, statements: statementsOf(names) }
}

export function flows(db: Database, tenantId: string): DocumentStore<FlowDefinition> {
  return documents(FLOWS, db, tenantId)
}

export function forms(db: Database, tenantId: string): DocumentStore<FormDefinition> {
  return documents(FORMS, db, tenantId)
}

/** Columns `latest` and `live` of the flow `:flowId`, for a statement that reads what else its publish depends on. */
export const FLOW_VERSIONS = versionColumns(FLOWS, ':flowId')

/** The documents of one kind in one workspace. */
type Scope = { statements: Tables['statements']; db: Database; tenantId: string }

function documents<Definition>(tables: Tables, db: Database, tenantId: string): DocumentStore<Definition> {
  const { statements } = tables
  const scope = { statements, db, tenantId }
  const rows = tenantRows<Document, NewDocument>(tables.documents, db, tenantId)
  return {
    ...rows,
    lockPublishing: async () => await lockUntilEnd(db, `publish flows of ${tenantId}`),
    versions: async id => only(await read<Versions<Definition>>(scope, statements.versions, { id })),
    version: async (id, version) =>
      (
        await read<VersionRecord & Pick<StoredVersion<Definition>, 'definition' | 'operations'>>(
          scope,
          statements.version,
          { id, version },
        )
      )[0],
    versionPage: async (id, window) => {
      const { after, orderBy, key } = keysetSql(NEWEST_VERSION_FIRST, window)
      const sql = statements.versionPage(key, after?.sql, orderBy)
      return await readPage(scope, sql, [id, ...(after?.bindings ?? [])], window.limit)
    },
    published: async () => await read(scope, statements.published),
    record: async id => (await read<DocumentRecord<Definition>>(scope, statements.record, { id }))[0],
    records: async (filter, window) => await readRecords(scope, filter, window),
    totals: async search => await readTotals(scope, search),
    draft: async id => (await read<DraftRecord<Definition>>(scope, statements.draft, { id }))[0],
    saveDraft: async (document, draft, actor) => {
      const saved = await rows.update(document.id, {
        ...draft,
        draftRevision: document.draftRevision + 1,
        // The database's time, as in `updated_at`.
        draftUpdatedAt: db.fn.now() as unknown as Date,
        draftUpdatedBy: actor,
        updatedBy: actor,
      })
      if (saved === undefined) throw new Error('a document whose draft was to be saved no longer exists')
      return saved
    },
    publish: async (version, part) => await publish(scope, version, part),
    withdraw: async (documentId, actor, part) => {
      const bindings = { documentId, actor: JSON.stringify(actor), ...part?.bindings }
      await read(scope, statements.withdraw(part?.sql), bindings)
    },
  }
}

async function read<Item extends object>({ db, tenantId }: Scope, sql: string, bindings: object = {}): Promise<Item[]> {
  return (await db.raw<{ rows: object[] }>(sql, { tenantId, ...bindings })).rows.map(row => fromRow<Item>(row))
}

async function readPage<Item extends object>(
  { db, tenantId }: Scope,
  sql: string,
  bindings: readonly (string | number)[],
  limit: number,
): Promise<Page<Item>> {
  const found = await db.raw<{ rows: { keyset: string[] }[] }>(sql, [tenantId, ...bindings, limit + 1])
  return pageOf(found.rows, limit, row => fromRow<Item>(row))
}

async function readRecords<Definition>(
  scope: Scope,
  { status, search }: DocumentFilter,
  window: Window,
): Promise<Page<DocumentRecord<Definition>>> {
  const { after, orderBy, key } = keysetSql(BY_CODE, window)
  const conditions = [
    ...(status === undefined ? [] : [{ sql: `${STATUS} = ?`, bindings: [status] }]),
    ...(search === undefined ? [] : [{ sql: FOUND, bindings: [search, search] }]),
    ...(after === undefined ? [] : [after]),
  ]
  const where = conditions.map(({ sql }) => `and ${sql}`).join(' ')
  const bindings = conditions.flatMap(condition => condition.bindings)
  return await readPage(scope, scope.statements.records(key, where, orderBy), bindings, window.limit)
}

async function readTotals(
  { statements, db, tenantId }: Scope,
  search: string | undefined,
): Promise<Partial<Record<DocumentStatus, number>>> {
  const sql = statements.totals(search === undefined ? '' : `and ${FOUND}`)
  const bindings = [tenantId, ...(search === undefined ? [] : [search, search])]
  const { rows } = await db.raw<{ rows: { status: DocumentStatus; count: number }[] }>(sql, bindings)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

async function publish<Definition>(
  scope: Scope,
  { definition, operations = null, actor, draft, ...version }: VersionWrite<Definition>,
  part: Part | undefined,
): Promise<VersionRecord> {
  const sql = scope.statements.publish(part?.sql, part?.claims?.sql)
  const { claimed, ...record } = only(
    await read<VersionRecord & { claimed: number }>(scope, sql, {
      ...version,
      definition: JSON.stringify(definition),
      operations: operations === null ? null : JSON.stringify(operations),
      actor: JSON.stringify(actor),
      draft: draft === null ? null : JSON.stringify(draft),
      ...part?.bindings,
    }),
  )
  if (part?.claims !== undefined && claimed !== part.claims.expected) throw new Error(part.claims.message)
  return record
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('a statement that always gives a row gave none')
  return row
}
