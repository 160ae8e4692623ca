import type { Database } from '../../../adapters/postgres/tenant-rows.ts'
import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import {
  testConnection as test,
  type ConnectionTest,
  type ConnectionTestDeps,
} from '../../../services/calls/connection-test.ts'
import {
  getConnection,
  listConnections as list,
  type ConnectionMetadata,
} from '../../../services/connections/connection-metadata.ts'
import type { ToolCaller } from '../registry.ts'

type Deps = { knex: Database }
type Metadata = AgentToolResult<'connections.get_connection_metadata'>
type Check = AgentToolResult<'connections.test_connection'>

export async function listConnections(
  deps: Deps,
  { holder }: ToolCaller,
  { provider_key, status }: AgentToolArguments<'connections.list_connections'>,
): Promise<AgentToolResult<'connections.list_connections'>> {
  return { connections: (await list(deps, holder.tenantId, { providerKey: provider_key, status })).map(connection) }
}

export async function getConnectionMetadata(
  deps: Deps,
  { holder }: ToolCaller,
  { connection_id: id }: AgentToolArguments<'connections.get_connection_metadata'>,
): Promise<Metadata> {
  const found =
    id === undefined
      ? await list(deps, holder.tenantId)
      : [await getConnection(deps, holder.tenantId, id.toLowerCase())]
  return { connections: found.map(metadata) }
}

export async function testConnection(
  deps: ConnectionTestDeps,
  { holder, left }: ToolCaller,
  { connection_id: id }: AgentToolArguments<'connections.test_connection'>,
): Promise<Check> {
  const connectionId = id.toLowerCase()
  const check = await test(deps, holder.tenantId, connectionId, left)
  return {
    connection_id: connectionId,
    ok: check.ok,
    duration_ms: check.durationMs,
    checked_at: check.testedAt.toISOString(),
    error: errorOf(check),
  }
}

function errorOf({ failure, hasCredentials }: ConnectionTest): Check['error'] {
  switch (failure) {
    case 'none':
      return null
    case 'unauthorized':
      return hasCredentials ? 'credentials_refused' : 'credentials_missing'
    case 'refused_address':
      return 'address_refused'
    case 'timeout':
      return 'timeout'
    case 'dns':
    case 'connect':
    case 'tls':
      return 'unreachable'
    case 'too_large':
    case 'http_status':
      return 'unexpected_answer'
  }
}

function connection({ id, code, name, providerKey, status }: ConnectionMetadata) {
  return { connection_id: id, code, name, provider_key: providerKey, status }
}

function metadata(found: ConnectionMetadata): Metadata['connections'][number] {
  const { baseUrl, hasCredentials, lastTestedAt, lastTestOk, createdAt, updatedAt } = found
  return {
    ...connection(found),
    base_url: baseUrl,
    has_credentials: hasCredentials,
    last_tested_at: lastTestedAt?.toISOString() ?? null,
    last_test_ok: lastTestOk,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}
