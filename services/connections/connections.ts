import { isDeepStrictEqual } from 'node:util'
import type { SecretBox } from '../../adapters/secrets.ts'
import type { Order } from '../../adapters/postgres/keyset.ts'
import type { Connection } from '../../adapters/stores/connections/connections.ts'
import type { NewConnectionDocument } from '../../adapters/stores/connections/documents.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { connectionProblems, movesCredentials, type ConnectionKind } from '../../domain/connection-rules.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { testConnection, type ConnectionTest, type ConnectionTestDeps } from '../calls/connection-test.ts'
import { openCredentials, sealCredentials, type Credentials } from './credentials.ts'
import { revokeEnded, type EndedGrant, type RevocationDeps } from './ended-grants.ts'
import { configurationOf } from './grant-tokens.ts'
import type { AdminCaller } from '../admin/caller.ts'
import {
  change,
  changeOnce,
  found,
  rowToChange,
  type Changed,
  type ChangeDeps,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

/** The public properties of a connection. */
export type AdminConnection = Omit<Connection, 'providerKey' | 'credentials' | 'lastTestedAt' | 'lastTestOk'> & {
  providerKey: ConnectionKind
  credentialNames: string[]
  health: 'untested' | 'ok' | 'failing'
  testedAt: Date | null
}
export type NewConnectionInput = {
  code: string
  name: string
  providerKey: ConnectionKind
  baseUrl?: string | null | undefined
  credentials?: Credentials | undefined
  status?: Connection['status'] | undefined
  document?: NewConnectionDocument | undefined
}
export type ConnectionPatch = {
  name?: string | undefined
  baseUrl?: string | null | undefined
  credentials?: Credentials | undefined
  status?: Connection['status'] | undefined
}

type SecretDeps = { secretBox: SecretBox }
type ReadDeps = Pick<ChangeDeps, 'knex'> & SecretDeps
type Deps = ChangeDeps & SecretDeps

const BY_CODE: Order = { columns: [{ column: 'code', kind: 'text' }] }

/** Sorted by code. */
export async function listConnections(
  deps: ReadDeps,
  { tenantId }: AdminCaller,
  {
    providerKey,
    status,
    ...query
  }: ListQuery & { providerKey?: ConnectionKind | undefined; status?: Connection['status'] | undefined },
): Promise<ListPage<AdminConnection>> {
  const where = { ...(providerKey === undefined ? {} : { providerKey }), ...(status === undefined ? {} : { status }) }
  const { items, nextCursor } = await listPage(
    'connections',
    BY_CODE,
    query,
    async window => await forTenant(deps.knex, tenantId).connections.page(BY_CODE, window, where),
  )
  return { items: items.map(item => shown(deps, tenantId, item)), nextCursor }
}

/** @throws Refusal `not_found` */
export async function getConnection(deps: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<AdminConnection> {
  return shown(deps, tenantId, found(await forTenant(deps.knex, tenantId).connections.find({ id })))
}

/** @throws Refusal `conflict` for a code that exists, `validation_failed` for parts that do not fit together */
export async function createConnection(
  deps: Deps,
  caller: AdminCaller,
  { credentials = {}, baseUrl = null, status = 'active', document, ...input }: NewConnectionInput,
  answer: (connection: AdminConnection) => StoredReply,
): Promise<AdminConnection> {
  const { tenantId } = caller
  check({ ...input, baseUrl, credentials })
  return await changeOnce(deps, caller, { action: 'connection.create', answer }, async stores => {
    const { connections } = stores
    if ((await connections.find({ code: input.code })) !== undefined)
      throw new Refusal('conflict', { message: 'A connection has this code already' })
    const id = deps.newId()
    const sealed = sealCredentials(deps.secretBox, tenantId, id, credentials)
    const after = await connections.insert({ id, ...input, baseUrl, status, credentials: sealed })
    if (document !== undefined) await stores.connectionDocuments.put(id, document)
    return outcome(deps, tenantId, null, after)
  })
}

/**
 * @throws Refusal `not_found`, `conflict` for an address of another origin without new credentials,
 * `validation_failed`, `precondition_failed`
 */
export async function updateConnection(
  deps: Deps & RevocationDeps,
  caller: AdminCaller,
  target: Target,
  patch: ConnectionPatch,
): Promise<AdminConnection> {
  return await changeConnection(deps, caller, 'connection.update', target, patch)
}

/**
 * Replaces all former credentials; an empty set removes them.
 * @throws Refusal `not_found`, `validation_failed`, `precondition_failed`
 */
export async function replaceCredentials(
  deps: Deps & RevocationDeps,
  caller: AdminCaller,
  target: Target,
  credentials: Credentials,
): Promise<AdminConnection> {
  return await changeConnection(deps, caller, 'connection.replace_credentials', target, { credentials })
}

async function changeConnection(
  deps: Deps & RevocationDeps,
  caller: AdminCaller,
  action: string,
  { id, ifMatch }: Target,
  { credentials, ...patch }: ConnectionPatch,
): Promise<AdminConnection> {
  const { tenantId } = caller
  let ended: EndedGrant | undefined
  const changed = await change(deps, caller, action, async ({ connections, connectionGrants }) => {
    const before = await rowToChange(connections, { id }, ifMatch)
    const stored = openCredentials(deps.secretBox, tenantId, before)
    const next = {
      providerKey: kindOf(before),
      baseUrl: patch.baseUrl === undefined ? before.baseUrl : patch.baseUrl,
      credentials: credentials ?? stored,
    }
    check(next)
    if (
      credentials === undefined &&
      before.credentials !== null &&
      movesCredentials({ ...next, baseUrl: before.baseUrl }, next)
    ) {
      throw new Refusal('conflict', {
        message: 'Credentials belong to one origin: give those for the new address with it',
      })
    }
    // What a person consented to was for these.
    if (configurationOf(next) !== configurationOf({ ...next, baseUrl: before.baseUrl, credentials: stored }))
      ended = await connectionGrants.delete(id)
    const after = await changeTested(connections, before, {
      ...patch,
      ...(isDeepStrictEqual(next.credentials, stored)
        ? {}
        : { credentials: sealCredentials(deps.secretBox, tenantId, id, next.credentials) }),
    })
    return outcome(deps, tenantId, before, after)
  })
  if (ended !== undefined) await revokeEnded(deps, tenantId, [ended])
  return changed
}

/** @throws Refusal `not_found`, `conflict` for one that a published flow uses, `precondition_failed` */
export async function deleteConnection(
  deps: ChangeDeps & RevocationDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
): Promise<void> {
  const ended = await change(deps, caller, 'connection.delete', async ({ connections, connectionGrants, flows }) => {
    // No flow that uses it is published between the check and the deletion.
    await flows.lockPublishing()
    const before = await rowToChange(connections, { id }, ifMatch)
    const users = (await flows.published())
      .filter(({ definition }) => connectionsOf(definition).has(before.code))
      .map(({ code }) => code)
    if (users.length > 0)
      throw new Refusal('conflict', { message: `Published flows use the connection: ${users.sort().join(', ')}` })
    const grant = await connectionGrants.delete(id)
    await connections.delete(id)
    return { result: grant, resource: resourceOf(before), before, after: null }
  })
  if (ended !== undefined) await revokeEnded(deps, caller.tenantId, [ended])
}

/** The live test, with its result in the audit log. @throws Refusal `not_found`, `rate_limited` */
export async function testConnectionLive(
  deps: ChangeDeps & ConnectionTestDeps,
  caller: AdminCaller,
  id: string,
): Promise<ConnectionTest> {
  const test = await testConnection(deps, caller.tenantId, id)
  const { ok, failure, responseStatus } = test
  return await change(deps, caller, 'connection.test', async ({ connections }) => {
    const connection = await connections.find({ id })
    return {
      result: test,
      resource: { type: 'connection', id, name: connection?.code ?? null },
      before: null,
      after: null,
      details: { ok, failure, responseStatus },
    }
  })
}

/** Test results of the former state do not apply to the new one. */
async function changeTested(
  connections: TenantStores['connections'],
  before: Connection,
  patch: Partial<{ [Name in keyof Connection]: Connection[Name] | undefined }>,
): Promise<Connection> {
  const changed = await connections.change(before, patch)
  return changed.revision === before.revision
    ? before
    : await connections.change(changed, { lastTestedAt: null, lastTestOk: null })
}

function check(connection: { providerKey: ConnectionKind; baseUrl: string | null; credentials: Credentials }): void {
  const problems = connectionProblems(connection)
  if (problems.length > 0) throw new Refusal('validation_failed', { details: { validation_errors: problems } })
}

function shown(deps: SecretDeps, tenantId: string, connection: Connection): AdminConnection {
  const { id, code, name, baseUrl, status, lastTestedAt, lastTestOk, revision, createdAt, updatedAt } = connection
  return {
    id,
    code,
    name,
    providerKey: kindOf(connection),
    baseUrl,
    status,
    revision,
    createdAt,
    updatedAt,
    credentialNames: Object.keys(openCredentials(deps.secretBox, tenantId, connection)).sort(),
    health: lastTestOk === null ? 'untested' : lastTestOk ? 'ok' : 'failing',
    testedAt: lastTestedAt,
  }
}

function outcome(
  deps: SecretDeps,
  tenantId: string,
  before: Connection | null,
  after: Connection,
): Changed<AdminConnection> {
  return { result: shown(deps, tenantId, after), resource: resourceOf(after), before, after }
}

/** The database contains no other kinds: every write of a connection is checked. */
function kindOf({ providerKey }: Connection): ConnectionKind {
  return providerKey as ConnectionKind
}

function resourceOf({ id, code }: Connection) {
  return { type: 'connection', id, name: code }
}

/** Codes of the connections that a flow calls through, those of its agents' tools included. */
function connectionsOf({ nodes }: FlowDefinition): Set<string | undefined> {
  const codes = nodes.flatMap(node => [
    ...('connection' in node ? [node.connection] : []),
    ...(node.type === 'agent'
      ? (node.tools ?? []).flatMap(tool => ('connection' in tool ? [tool.connection] : []))
      : []),
  ])
  return new Set(codes)
}
