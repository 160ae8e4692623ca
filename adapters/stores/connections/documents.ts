import type { HeldOperation } from '../../../domain/operations/held-operations.ts'
import type { DocumentOperation, DocumentScope } from '../../../domain/operations/operation-request.ts'
import type {
  DocumentedConnection,
  OperationDirectory,
  OperationUse,
} from '../../../domain/operations/used-operations.ts'
import { keysetSql, pageOf, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import { fromRow } from '../../postgres/rows.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

/** The OpenAPI document of a connection, or the tools of its MCP server, without the operations. */
export type ConnectionDocument = {
  title: string
  version: string
  /** Null for one that was given as text. */
  address: string | null
  digest: string
  /** None of an MCP server. */
  scopes: DocumentScope[]
  operationCount: number
  heldCount: number
  updatedAt: Date
}
export type NewConnectionDocument = Pick<ConnectionDocument, 'title' | 'version' | 'address' | 'digest' | 'scopes'> & {
  operations: readonly DocumentOperation[]
  held?: readonly HeldOperation[]
}
/** A held operation with what it is until its difference is accepted. */
export type HeldRow = HeldOperation & { before: DocumentOperation }

export type ConnectionDocuments = {
  find(connectionId: string): Promise<ConnectionDocument | undefined>
  operations(connectionId: string): Promise<DocumentOperation[]>
  held(connectionId: string): Promise<HeldOperation[]>
  heldPage(connectionId: string, window: Window): Promise<Page<HeldRow>>
  /** The documents of all connections, by the id of theirs. */
  all(): Promise<Map<string, Pick<NewConnectionDocument, 'title' | 'version' | 'operations' | 'scopes'>>>
  /** In the order of the document; `search` is part of the id, path or summary, whatever the case. */
  page(
    connectionId: string,
    where: { search: string | undefined; operation: string | undefined },
    window: Window,
  ): Promise<Page<DocumentOperation>>
  /** The connections of these uses that have a document. */
  directory(uses: readonly OperationUse[]): Promise<OperationDirectory>
  /** Takes the place of the document before. The connection is locked. */
  put(connectionId: string, document: NewConnectionDocument): Promise<ConnectionDocument>
  /** Whether there was a document. */
  delete(connectionId: string): Promise<boolean>
}

export const BY_POSITION: Order = { columns: [{ column: 'o.position', kind: 'number' }] }

const TEXTS = "concat_ws(' ', o.operation ->> 'id', o.operation ->> 'path', o.operation ->> 'summary')"
const DOCUMENT =
  'title, version, address, digest, scopes, jsonb_array_length(operations)::integer as operation_count, ' +
  'jsonb_array_length(held)::integer as held_count, updated_at'

const DIRECTORY = `
  select c.code,
    (
      select coalesce(jsonb_object_agg(o ->> 'id', o), '{}')
      from jsonb_array_elements(d.operations) o
      where o ->> 'id' in (select jsonb_array_elements_text(cast(? as jsonb)))
    ) as operations,
    array(select o ->> 'id' from jsonb_array_elements(d.operations) o) as ids,
    array(select o ->> 'operation' from jsonb_array_elements(d.held) o) as held
  from connections c
  join connection_documents d on d.tenant_id = c.tenant_id and d.connection_id = c.id
  where c.tenant_id = ? and c.code in (select jsonb_array_elements_text(cast(? as jsonb)))`

type Scope = { db: Database; tenantId: string }
type DocumentKey = Scope & { connectionId: string }

export function connectionDocuments(db: Database, tenantId: string): ConnectionDocuments {
  const keyed = (connectionId: string): DocumentKey => ({ db, tenantId, connectionId })
  return {
    find: async connectionId => await find(keyed(connectionId)),
    operations: async connectionId =>
      (await findColumns<{ operations: DocumentOperation[] }>(keyed(connectionId), 'operations'))?.operations ?? [],
    held: async connectionId => (await findColumns<{ held: HeldOperation[] }>(keyed(connectionId), 'held'))?.held ?? [],
    heldPage: async (connectionId, window) => await readHeldPage(keyed(connectionId), window),
    all: async () => await readAll({ db, tenantId }),
    page: async (connectionId, where, window) => await readPage(keyed(connectionId), where, window),
    directory: async uses => await readDirectory({ db, tenantId }, uses),
    put: async (connectionId, document) => await put(keyed(connectionId), document),
    delete: async connectionId =>
      (await db('connection_documents').where({ tenant_id: tenantId, connection_id: connectionId }).delete()) > 0,
  }
}

async function read<Row>(db: Database, sql: string, bindings: readonly (string | number | null)[]): Promise<Row[]> {
  return (await db.raw<{ rows: Row[] }>(sql, bindings)).rows
}

async function find(key: DocumentKey): Promise<ConnectionDocument | undefined> {
  const row = await findColumns<object>(key, DOCUMENT)
  return row === undefined ? undefined : fromRow<ConnectionDocument>(row)
}

async function findColumns<Row>(
  { db, tenantId, connectionId }: DocumentKey,
  columns: string,
): Promise<Row | undefined> {
  const [row] = await read<Row>(
    db,
    `select ${columns} from connection_documents where tenant_id = ? and connection_id = ?`,
    [tenantId, connectionId],
  )
  return row
}

async function readHeldPage({ db, tenantId, connectionId }: DocumentKey, window: Window): Promise<Page<HeldRow>> {
  const { after, orderBy, key } = keysetSql(BY_POSITION, window)
  const rows = await read<HeldRow & { keyset: string[] }>(
    db,
    `
    select o.held ->> 'operation' as operation, nullif(o.held -> 'after', 'null') as after,
      (
        select b from jsonb_array_elements(d.operations) b where b ->> 'id' = o.held ->> 'operation'
      ) as before, ${key}
    from connection_documents d
    cross join lateral jsonb_array_elements(d.held) with ordinality as o (held, position)
    where d.tenant_id = ? and d.connection_id = ? ${after === undefined ? '' : `and ${after.sql}`}
    order by ${orderBy}
    limit ?`,
    [tenantId, connectionId, ...(after?.bindings ?? []), window.limit + 1],
  )
  return pageOf(rows, window.limit, ({ operation, before, after: next }) => ({ operation, before, after: next }))
}

async function readAll({ db, tenantId }: Scope): ReturnType<ConnectionDocuments['all']> {
  const rows = await read<{ id: string } & Pick<NewConnectionDocument, 'title' | 'version' | 'operations' | 'scopes'>>(
    db,
    'select connection_id as id, title, version, operations, scopes from connection_documents where tenant_id = ?',
    [tenantId],
  )
  return new Map(rows.map(({ id, ...document }) => [id, document]))
}

async function readPage(
  { db, tenantId, connectionId }: DocumentKey,
  { search, operation }: Parameters<ConnectionDocuments['page']>[1],
  window: Window,
): Promise<Page<DocumentOperation>> {
  const { after, orderBy, key } = keysetSql(BY_POSITION, window)
  const conditions = [
    ...(operation === undefined ? [] : [{ sql: `o.operation ->> 'id' = ?`, bindings: [operation] }]),
    ...(search === undefined ? [] : [{ sql: `strpos(lower(${TEXTS}), lower(?)) > 0`, bindings: [search] }]),
    ...(after === undefined ? [] : [after]),
  ]
  const rows = await read<{ operation: DocumentOperation; keyset: string[] }>(
    db,
    `
    select o.operation, ${key}
    from connection_documents d
    cross join lateral jsonb_array_elements(d.operations) with ordinality as o (operation, position)
    where d.tenant_id = ? and d.connection_id = ? ${conditions.map(({ sql }) => `and ${sql}`).join(' ')}
    order by ${orderBy}
    limit ?`,
    [tenantId, connectionId, ...conditions.flatMap(({ bindings }) => bindings), window.limit + 1],
  )
  return pageOf(rows, window.limit, row => (row as (typeof rows)[number]).operation)
}

async function readDirectory({ db, tenantId }: Scope, uses: readonly OperationUse[]): Promise<OperationDirectory> {
  if (uses.length === 0) return new Map()
  const rows = await read<{ code: string } & DocumentedConnection>(db, DIRECTORY, [
    JSON.stringify(uses.map(({ operation }) => operation)),
    tenantId,
    JSON.stringify(uses.map(({ connection }) => connection)),
  ])
  return new Map(rows.map(({ code, ...documented }) => [code, documented]))
}

async function put(
  { db, tenantId, connectionId }: DocumentKey,
  { operations, scopes, held = [], ...document }: NewConnectionDocument,
): Promise<ConnectionDocument> {
  const [row] = await db('connection_documents')
    .insert({
      tenant_id: tenantId,
      connection_id: connectionId,
      ...document,
      operations: JSON.stringify(operations),
      scopes: JSON.stringify(scopes),
      held: JSON.stringify(held),
      updated_at: db.fn.now(),
    })
    .onConflict(['tenant_id', 'connection_id'])
    .merge()
    .returning<object[]>(db.raw(DOCUMENT))
  return fromRow<ConnectionDocument>(row ?? {})
}
