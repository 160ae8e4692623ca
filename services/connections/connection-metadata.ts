import type { Connection } from '../../adapters/stores/connections/connections.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { Refusal } from '../../domain/refusal.ts'
import { pick } from '../../domain/pick.ts'

export type ConnectionMetadata = Omit<Connection, 'credentials' | 'revision'> & { hasCredentials: boolean }

/** Connections by code, without their credentials. */
export async function listConnections(
  { knex }: { knex: Database },
  tenantId: string,
  { providerKey, status }: { providerKey?: string | undefined; status?: Connection['status'] | undefined } = {},
): Promise<ConnectionMetadata[]> {
  const where = { ...(providerKey === undefined ? {} : { providerKey }), ...(status === undefined ? {} : { status }) }
  return (await forTenant(knex, tenantId).connections.list(where, 'code')).map(withoutCredentials)
}

/** @throws Refusal `not_found` */
export async function getConnection(
  { knex }: { knex: Database },
  tenantId: string,
  id: string,
): Promise<ConnectionMetadata> {
  const connection = await forTenant(knex, tenantId).connections.find({ id })
  if (connection === undefined) throw new Refusal('not_found', { message: 'No such connection' })
  return withoutCredentials(connection)
}

function withoutCredentials(connection: Connection): ConnectionMetadata {
  return {
    ...pick(connection, 'id', 'code', 'name', 'providerKey', 'baseUrl', 'status', 'lastTestedAt', 'lastTestOk'),
    ...pick(connection, 'createdAt', 'updatedAt'),
    hasCredentials: connection.credentials !== null,
  }
}
