import type { Pool } from '../../adapters/postgres.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import { findConnection, type ConnectionRecord, type ProviderKey } from '../../adapters/stores/runtime/connections.ts'
import { credentialsPlace } from '../workspace/settings.ts'

/** A connection with its credentials in the clear: for the moment of a call, never for an answer. */
export type OpenConnection = { id: string, code: string, providerKey: ProviderKey, baseUrl: string | null, credentials: Readonly<Record<string, string>>, revision: number }

export type ConnectionDeps = { db: Pool, secretBox: SecretBox }

/** The active connection of that code; undefined when there is none. */
export async function openConnection({ db, secretBox }: ConnectionDeps, tenantId: string, code: string): Promise<OpenConnection | undefined> {
  const found = await findConnection(db, tenantId, { code })
  return found?.active === true ? withCredentials(secretBox, tenantId, found) : undefined
}

export function withCredentials(secretBox: SecretBox, tenantId: string, { id, code, providerKey, baseUrl, credentials, revision }: ConnectionRecord): OpenConnection {
  const opened: unknown = credentials === null ? {} : JSON.parse(secretBox.open(credentials, credentialsPlace(tenantId, id)))
  return { id, code, providerKey, baseUrl, revision, credentials: Object.fromEntries(Object.entries(opened as object).filter((entry): entry is [string, string] => typeof entry[1] === 'string')) }
}
