import { createHash } from 'node:crypto'
import { EgressFailure } from '../../adapters/egress/index.ts'
import type { Limiter } from '../../adapters/limiter/index.ts'
import {
  BY_POSITION,
  type ConnectionDocument,
  type NewConnectionDocument,
} from '../../adapters/stores/connections/documents.ts'
import type { Connection } from '../../adapters/stores/connections/connections.ts'
import type { PinningVersion } from '../../adapters/stores/flows/pinned-operations.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { error, findingBody } from '../../domain/flow-validation/finding.ts'
import { jsonOf } from '../../domain/json.ts'
import type { DocumentOperation } from '../../domain/operations/operation-request.ts'
import { relisted } from '../../domain/operations/held-operations.ts'
import { operationChanges, type OperationChange } from '../../domain/operations/operation-changes.ts'
import { nodesUsing, type OperationUse } from '../../domain/operations/used-operations.ts'
import { OPERATIONS_AT_MOST, type DocumentWarning, type ReadDocument } from '../../importers/openapi/operations.ts'
import { budgets } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { HttpCallDeps } from '../calls/http-call.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, found, requireMatch, rowToChange, type ChangeDeps, type Target } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import { refuseBeyond } from '../limits.ts'
import { DOCUMENT_BYTES_AT_MOST, readDocumentText, type GivenText } from './document.ts'

export type DocumentDeps = ChangeDeps & Pick<HttpCallDeps, 'egress' | 'version'> & { limiter: Limiter }
/** `revision`: that of the connection, whose part the document is. */
export type StoredDocument = ConnectionDocument & { revision: number }
/** A version that was published with an operation, the nodes that name it, and the runs that wait. */
export type OperationUser = Omit<PinningVersion, 'definition'> & { nodes: string[] }
/** `flows`: codes of the published flows that name the operation. */
export type OperationUsers = { flows: string[]; uses: OperationUser[] }
/** `held`: until the difference is accepted. */
export type SavedChange = OperationChange & { held: boolean } & OperationUsers
export type SavedDocument = { document: StoredDocument; changes: SavedChange[]; warnings: DocumentWarning[] }
/** One of them is given. */
export type GivenDocument = { content: string | undefined; address: string | undefined }

const TIMEOUT_MS = 20_000

/** @throws Refusal `not_found`, also while the connection has no document */
export async function getDocument(
  { knex }: Pick<ChangeDeps, 'knex'>,
  { tenantId }: AdminCaller,
  connectionId: string,
): Promise<StoredDocument> {
  const { connections, connectionDocuments } = forTenant(knex, tenantId)
  const document = found(await connectionDocuments.find(connectionId))
  return { ...document, revision: found(await connections.find({ id: connectionId })).revision }
}

/** In the order of the document; held tools as they were. @throws Refusal `not_found` */
export async function listOperations(
  { knex }: Pick<ChangeDeps, 'knex'>,
  { tenantId }: AdminCaller,
  connectionId: string,
  { search, operation, ...query }: ListQuery & { search?: string | undefined; operation?: string | undefined },
): Promise<ListPage<DocumentOperation>> {
  const { connections, connectionDocuments } = forTenant(knex, tenantId)
  found(await connections.find({ id: connectionId }))
  return await listPage(
    'connection_operations',
    BY_POSITION,
    query,
    async window => await connectionDocuments.page(connectionId, { search, operation }, window),
  )
}

/**
 * Takes the place of the document before.
 * @throws Refusal `not_found`, `conflict` for a connection to a language model, `document_invalid`, `rate_limited`,
 * `precondition_failed`
 */
export async function putDocument(
  deps: DocumentDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  { content, address }: GivenDocument,
): Promise<SavedDocument> {
  // Before the document is fetched and read, which takes seconds.
  const connection = found(await forTenant(deps.knex, caller.tenantId).connections.find({ id }))
  requireMatch(ifMatch, connection)
  if (connection.providerKey !== 'http')
    throw new Refusal('conflict', { message: 'Only a connection of provider http has a document' })
  await refuseBeyond(deps, budgets.connectionTest, caller.tenantId)
  const text = content ?? (await fetchDocument(deps, address ?? ''))
  return await storeDocument(deps, caller, { id, ifMatch }, { text, form: 'openapi', address: address ?? null })
}

/**
 * Stores the operations of a text in place of those before; tools that are not as they were are held.
 * @throws Refusal `not_found`, `document_invalid`, `precondition_failed`
 */
export async function storeDocument(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  { text, form, address }: GivenText & { address: string | null },
): Promise<SavedDocument> {
  const read = await readDocumentText(text, form)
  requireRead(read)
  const { title, version, digest, scopes, operations: listed } = newDocument(read, text)
  const areHeld = form === 'tools'
  const action = areHeld ? 'connection.refresh_document' : 'connection.put_document'

  return await change(deps, caller, action, async ({ connections, connectionDocuments, pinnedOperations }) => {
    const before = await rowToChange(connections, { id }, ifMatch)
    const earlier = await connectionDocuments.find(id)
    const offered = earlier === undefined ? [] : await connectionDocuments.operations(id)
    const changes = earlier === undefined ? [] : operationChanges(offered, listed)
    const pinning = changes.length === 0 ? [] : await pinnedOperations.versions(before.code)
    const { operations, held } = areHeld ? relisted(offered, listed) : { operations: listed, held: [] }
    // Those that are gone stay until somebody accepts it.
    if (operations.length > OPERATIONS_AT_MOST)
      throw documentInvalid('/tools', `has more than ${String(OPERATIONS_AT_MOST)} tools, with those that are held`)
    const document = await connectionDocuments.put(id, { title, version, address, digest, scopes, operations, held })
    const { revision } = found(await connections.update(id, {}))
    return {
      result: {
        document: { ...document, revision },
        changes: changes.map(one => ({
          ...one,
          held: areHeld && one.change !== 'added',
          ...usersOf(pinning, { connection: before.code, operation: one.operation }),
        })),
        warnings: read.warnings,
      },
      resource: resourceOf(before),
      before: earlier ?? {},
      after: document,
    }
  })
}

/** The document of a text, as it is stored. @throws Refusal `document_invalid`, `service_unavailable` */
export async function readNewDocument(text: string): Promise<NewConnectionDocument> {
  return newDocument(await readDocumentText(text, 'openapi'), text)
}

/** @throws Refusal `document_invalid` */
export function newDocument(read: ReadDocument, text: string): NewConnectionDocument {
  requireRead(read)
  const { title, version, operations, scopes } = read
  const digest = createHash('sha256').update(text).digest('hex')
  return { title, version, address: null, digest, scopes, operations, held: [] }
}

function requireRead(read: ReadDocument): asserts read is Extract<ReadDocument, { outcome: 'read' }> {
  if (read.outcome === 'refused') throw documentInvalid(read.path, read.message)
}

/** Of versions that were published with operations of the connection, those with this one. */
export function usersOf(versions: readonly PinningVersion[], use: OperationUse): OperationUsers {
  const uses = versions
    .map(({ definition, ...version }) => ({ ...version, nodes: nodesUsing(jsonOf(definition), use) }))
    .filter(({ nodes }) => nodes.length > 0)
  return { flows: uses.filter(({ live }) => live).map(({ flow }) => flow), uses }
}

/** @throws Refusal `not_found`, also while the connection has no document, `precondition_failed` */
export async function deleteDocument(deps: ChangeDeps, caller: AdminCaller, { id, ifMatch }: Target): Promise<void> {
  await change(deps, caller, 'connection.delete_document', async ({ connections, connectionDocuments }) => {
    const connection = await rowToChange(connections, { id }, ifMatch)
    const before = found(await connectionDocuments.find(id))
    await connectionDocuments.delete(id)
    await connections.update(id, {})
    return { result: undefined, resource: resourceOf(connection), before, after: {} }
  })
}

/** Without the connection's credentials: the document is not a part of the service that they are for. */
async function fetchDocument({ egress, version }: DocumentDeps, url: string): Promise<string> {
  try {
    const { status, body } = await egress.request({
      url,
      method: 'GET',
      headers: {
        'accept': 'application/json, application/yaml, text/yaml, */*;q=0.5',
        'user-agent': `Parley/${version}`,
      },
      timeoutMs: TIMEOUT_MS,
      maxBytes: DOCUMENT_BYTES_AT_MOST,
    })
    if (status < 200 || status > 299) throw documentInvalid('', `cannot be fetched: the reply has status ${status}`)
    return body.toString()
  } catch (failure) {
    if (failure instanceof EgressFailure) throw documentInvalid('', `cannot be fetched: ${failure.message}`)
    throw failure
  }
}

export function documentInvalid(path: string, message: string): Refusal {
  return new Refusal('document_invalid', {
    details: { findings: [findingBody(undefined, error(path, 'schema', message))] },
  })
}

export function resourceOf({ id, code }: Connection) {
  return { type: 'connection', id, name: code }
}
