import type { ModelEndpoint } from '../../adapters/models/index.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import {
  findConnection,
  type ConnectionRecord,
  type ProviderKey,
} from '../../adapters/stores/connections/connections.ts'
import { openCredentials } from '../connections/credentials.ts'

/** A connection with its credentials in plain text: for the duration of a call, never for a reply. */
export type OpenConnection = {
  id: string
  code: string
  providerKey: ProviderKey
  baseUrl: string | null
  credentials: Readonly<Record<string, string>>
  revision: number
}

export type ConnectionDeps = { db: Pool; secretBox: SecretBox }

/** The active connection with that code; undefined when there is none. */
export async function openConnection(
  { db, secretBox }: ConnectionDeps,
  tenantId: string,
  code: string,
): Promise<OpenConnection | undefined> {
  const found = await findConnection(db, tenantId, { code })
  return found?.active === true ? withCredentials(secretBox, tenantId, found) : undefined
}

export function withCredentials(secretBox: SecretBox, tenantId: string, connection: ConnectionRecord): OpenConnection {
  const { id, code, providerKey, baseUrl, revision } = connection
  return { id, code, providerKey, baseUrl, revision, credentials: openCredentials(secretBox, tenantId, connection) }
}

/** The language model of the connection; undefined for one to a service. */
export function modelEndpoint({ providerKey, baseUrl, credentials }: OpenConnection): ModelEndpoint | undefined {
  if (providerKey === 'http' || providerKey === 'mcp') return undefined
  return { providerKey, baseUrl, apiKey: credentials['apiKey'] ?? '' }
}

/** The host of the calls; a model's provider without a configured address is called at its library's default. */
export function hostOf({ providerKey, baseUrl }: Pick<OpenConnection, 'providerKey' | 'baseUrl'>): string {
  return baseUrl !== null && URL.canParse(baseUrl) ? new URL(baseUrl).host : providerKey
}
