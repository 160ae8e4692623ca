import { ToolServerFailure, type ToolList } from '../../adapters/mcp/index.ts'
import { BY_POSITION } from '../../adapters/stores/connections/documents.ts'
import { findConnection } from '../../adapters/stores/connections/connections.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { accepted } from '../../domain/operations/held-operations.ts'
import { operationChanges, type OperationChange } from '../../domain/operations/operation-changes.ts'
import type { DocumentOperation } from '../../domain/operations/operation-request.ts'
import { budgets } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, found, requireMatch, rowToChange, type ChangeDeps, type Target } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import { AuthorizationFailure } from '../calls/authorization-failure.ts'
import { inSlotOfCalls, type ConnectionTestDeps } from '../calls/connection-test.ts'
import { hostOf, withCredentials, type OpenConnection } from '../calls/connections.ts'
import { CircuitOpen } from '../calls/slots.ts'
import { withToolServer } from '../calls/tool-call.ts'
import { refuseBeyond } from '../limits.ts'
import {
  documentInvalid,
  resourceOf,
  storeDocument,
  type OperationUsers,
  usersOf,
  type SavedDocument,
  type StoredDocument,
} from './documents.ts'

export type ToolListDeps = ChangeDeps &
  Pick<ConnectionTestDeps, 'db' | 'secretBox' | 'authorization' | 'slots' | 'limiter' | 'toolServers'>
/** `before`: what is offered until the difference is accepted. `after` is null for a tool that is gone. */
export type HeldChange = Omit<OperationChange, 'change'> & {
  change: 'changed' | 'removed'
  before: DocumentOperation
  after: DocumentOperation | null
} & OperationUsers

const TIMEOUT_MS = 20_000

/**
 * Lists the tools of an MCP server: new ones are offered, and those that are not as they were are held.
 * @throws Refusal `not_found`, `conflict` for another connection, `document_invalid`, `rate_limited`,
 * `precondition_failed`
 */
export async function refreshTools(deps: ToolListDeps, caller: AdminCaller, target: Target): Promise<SavedDocument> {
  const { tenantId } = caller
  const connection = found(await findConnection(deps.db, tenantId, { id: target.id }))
  // Before the server is asked, which takes seconds.
  requireMatch(target.ifMatch, connection)
  if (connection.providerKey !== 'mcp')
    throw new Refusal('conflict', { message: 'Only a connection of provider mcp has tools that can be listed' })
  await refuseBeyond(deps, budgets.connectionTest, tenantId)
  const list = await askForTools(deps, tenantId, withCredentials(deps.secretBox, tenantId, connection))
  const given = { text: JSON.stringify(list), form: 'tools', address: connection.baseUrl } as const
  return await storeDocument(deps, caller, target, given)
}

type Asked = { list: ToolList; timedOut?: false } | { failure: ToolServerFailure; timedOut: boolean }

async function askForTools(deps: ToolListDeps, tenantId: string, connection: OpenConnection): Promise<ToolList> {
  const asked = async (): Promise<Asked> => {
    try {
      const list = await withToolServer(
        deps,
        tenantId,
        connection,
        TIMEOUT_MS,
        async (server, left) => await deps.toolServers.list(server, left),
      )
      return { list }
    } catch (failure) {
      if (failure instanceof ToolServerFailure) return { failure, timedOut: failure.timedOut }
      throw failure
    }
  }
  try {
    const answer = await inSlotOfCalls(deps, { tenantId, host: hostOf(connection) }, TIMEOUT_MS, asked)
    if ('failure' in answer) throw answer.failure
    return answer.list
  } catch (error) {
    if (!(error instanceof ToolServerFailure || error instanceof AuthorizationFailure || error instanceof CircuitOpen))
      throw error
    deps.authorization.forget(tenantId, connection)
    throw documentInvalid('', `cannot be listed: ${error.message}`)
  }
}

/** In the order of their listing. @throws Refusal `not_found` */
export async function listHeld(
  { knex }: Pick<ChangeDeps, 'knex'>,
  { tenantId }: AdminCaller,
  connectionId: string,
  query: ListQuery,
): Promise<ListPage<HeldChange>> {
  const { connections, connectionDocuments, pinnedOperations } = forTenant(knex, tenantId)
  const { code } = found(await connections.find({ id: connectionId }))
  const { items, nextCursor } = await listPage(
    'held_operations',
    BY_POSITION,
    query,
    async window => await connectionDocuments.heldPage(connectionId, window),
  )
  const pinning = items.length === 0 ? [] : await pinnedOperations.versions(code)
  return {
    nextCursor,
    items: items.flatMap(({ operation, before, after }) =>
      operationChanges([before], after === null ? [] : [after]).map(({ breaking, reasons }) => ({
        operation,
        change: after === null ? ('removed' as const) : ('changed' as const),
        breaking,
        reasons,
        ...usersOf(pinning, { connection: code, operation }),
        before,
        after,
      })),
    ),
  }
}

/** @throws Refusal `not_found`, `conflict` for a tool that is not held, `precondition_failed` */
export async function acceptHeld(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  names: readonly string[],
): Promise<StoredDocument> {
  return await change(deps, caller, 'connection.accept_operations', async ({ connections, connectionDocuments }) => {
    const connection = await rowToChange(connections, { id }, ifMatch)
    const before = found(await connectionDocuments.find(id))
    const held = await connectionDocuments.held(id)
    const unknown = names.find(name => !held.some(({ operation }) => operation === name))
    if (unknown !== undefined)
      throw new Refusal('conflict', { message: `The tool ${unknown.slice(0, 100)} is not held` })
    const offered = { operations: await connectionDocuments.operations(id), held }
    const { title, version, address, digest, scopes } = before
    const next = { title, version, address, digest, scopes, ...accepted(offered, new Set(names)) }
    const after = await connectionDocuments.put(id, next)
    const { revision } = found(await connections.update(id, {}))
    return {
      result: { ...after, revision },
      resource: resourceOf(connection),
      before,
      after,
      details: { operations: names },
    }
  })
}
