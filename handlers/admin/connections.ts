import { pick } from '../../domain/pick.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as connections from '../../services/connections/connections.ts'
import type { RevocationDeps } from '../../services/connections/ended-grants.ts'
import type { ConnectionTestDeps } from '../../services/calls/connection-test.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { connectionBody, connectionCreated } from './connection-replies.ts'
import { current, pageBody, saved } from './replies.ts'

type Deps = ChangeDeps & Pick<ConnectionTestDeps, 'secretBox'>

export async function listConnections(
  deps: Deps,
  request: RequestOf<'listConnections'>,
): Promise<ReplyOf<'listConnections'>> {
  return {
    status: 200,
    body: pageBody(await connections.listConnections(deps, callerAdmin(request.caller), request.query), connectionBody),
  }
}

export async function createConnection(
  deps: Deps,
  request: RequestOf<'createConnection'>,
): Promise<ReplyOf<'createConnection'>> {
  const { code, name, providerKey, baseUrl, credentials, status } = request.body
  const input = { code, name, providerKey, baseUrl, credentials, status }
  return connectionCreated(
    await connections.createConnection(deps, callerAdmin(request.caller), input, connectionCreated),
  )
}

export async function getConnection(
  deps: Deps,
  request: RequestOf<'getConnection'>,
): Promise<ReplyOf<'getConnection'>> {
  return current(
    connectionBody(
      await connections.getConnection(deps, callerAdmin(request.caller), idOf(request.params.connectionId)),
    ),
  )
}

export async function updateConnection(
  deps: Deps & RevocationDeps,
  request: RequestOf<'updateConnection'>,
): Promise<ReplyOf<'updateConnection'>> {
  const { name, baseUrl, credentials, status } = request.body
  const patch = { name, baseUrl, credentials, status }
  return await saved(
    request.caller,
    connectionBody,
    async admin =>
      await connections.updateConnection(deps, admin, targetOf(request, request.params.connectionId), patch),
  )
}

export async function replaceConnectionCredentials(
  deps: Deps & RevocationDeps,
  request: RequestOf<'replaceConnectionCredentials'>,
): Promise<ReplyOf<'replaceConnectionCredentials'>> {
  return await saved(
    request.caller,
    connectionBody,
    async admin =>
      await connections.replaceCredentials(deps, admin, targetOf(request, request.params.connectionId), request.body),
  )
}

export async function deleteConnection(
  deps: Deps & RevocationDeps,
  request: RequestOf<'deleteConnection'>,
): Promise<ReplyOf<'deleteConnection'>> {
  await connections.deleteConnection(deps, callerAdmin(request.caller), targetOf(request, request.params.connectionId))
  return { status: 204 }
}

export async function testConnection(
  deps: ChangeDeps & ConnectionTestDeps,
  request: RequestOf<'testConnection'>,
): Promise<ReplyOf<'testConnection'>> {
  const { testedAt, ...test } = await connections.testConnectionLive(
    deps,
    callerAdmin(request.caller),
    idOf(request.params.connectionId),
  )
  return {
    status: 200,
    body: {
      ...pick(test, 'ok', 'responseStatus', 'durationMs', 'failure', 'models'),
      testedAt: testedAt.toISOString(),
    },
  }
}
