import { pick } from '../../domain/pick.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as connections from '../../services/connections/connections.ts'
import type { RevocationDeps } from '../../services/connections/ended-grants.ts'
import type { ConnectionTestDeps } from '../../services/calls/connection-test.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin } from '../inputs.ts'
import { connectionBody } from './connection-replies.ts'
import { rowHandlers, type Admin } from './rows.ts'

type Deps = ChangeDeps & Pick<ConnectionTestDeps, 'secretBox'>

const rows = rowHandlers({
  path: '/api/admin/v1/connections',
  idIn: ({ connectionId }: { connectionId: string }) => connectionId,
  body: connectionBody,
})

export const listConnections: Admin<'listConnections', Deps> = rows.list(connections.listConnections)
export const createConnection: Admin<'createConnection', Deps> = rows.create(connections.createConnection, given =>
  pick(given, 'code', 'name', 'providerKey', 'baseUrl', 'credentials', 'status'),
)
export const getConnection: Admin<'getConnection', Deps> = rows.get(connections.getConnection)
export const updateConnection: Admin<'updateConnection', Deps & RevocationDeps> = rows.update(
  connections.updateConnection,
  given => pick(given, 'name', 'baseUrl', 'credentials', 'status'),
)
export const replaceConnectionCredentials: Admin<'replaceConnectionCredentials', Deps & RevocationDeps> = rows.update(
  connections.replaceCredentials,
  given => given,
)
export const deleteConnection: Admin<'deleteConnection', Deps & RevocationDeps> = rows.delete(
  connections.deleteConnection,
)

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
