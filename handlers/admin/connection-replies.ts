import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { AdminConnection } from '../../services/connections/connections.ts'
import { created, instant, revisionFields } from './replies.ts'

const PATH = '/api/admin/v1/connections'

export function connectionCreated(connection: AdminConnection) {
  const body = connectionBody(connection)
  return created(`${PATH}/${connection.id}`, body, body.etag)
}

export function connectionBody(connection: AdminConnection): components['schemas']['AdminConnection'] {
  return {
    ...pick(connection, 'id', 'code', 'name', 'providerKey', 'baseUrl', 'status', 'health', 'credentialNames'),
    testedAt: instant(connection.testedAt),
    ...revisionFields(connection),
  }
}
