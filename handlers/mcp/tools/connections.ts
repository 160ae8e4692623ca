import type { Database } from '../../../adapters/stores/tenant-rows.ts'
import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import { getConnection, listConnections as list, type ConnectionMetadata } from '../../../services/connections.ts'
import type { ToolCaller } from '../registry.ts'

type Deps = { knex: Database }
type Metadata = AgentToolResult<'connections.get_connection_metadata'>

export async function listConnections(deps: Deps, { holder }: ToolCaller, { provider_key, status }: AgentToolArguments<'connections.list_connections'>): Promise<AgentToolResult<'connections.list_connections'>> {
  return { connections: (await list(deps, holder.tenantId, { providerKey: provider_key, status })).map(connection) }
}

export async function getConnectionMetadata(deps: Deps, { holder }: ToolCaller, { connection_id: id }: AgentToolArguments<'connections.get_connection_metadata'>): Promise<Metadata> {
  const found = id === undefined ? await list(deps, holder.tenantId) : [await getConnection(deps, holder.tenantId, id.toLowerCase())]
  return { connections: found.map(metadata) }
}

function connection({ id, code, name, providerKey, status }: ConnectionMetadata) {
  return { connection_id: id, code, name, provider_key: providerKey, status }
}

function metadata(found: ConnectionMetadata): Metadata['connections'][number] {
  const { baseUrl, hasCredentials, lastTestedAt, lastTestOk, createdAt, updatedAt } = found
  return {
    ...connection(found), base_url: baseUrl, has_credentials: hasCredentials, last_tested_at: lastTestedAt?.toISOString() ?? null, last_test_ok: lastTestOk,
    created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString(),
  }
}
