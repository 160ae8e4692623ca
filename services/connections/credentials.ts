import type { SealedSecret, SecretBox } from '../../adapters/secrets.ts'
import { credentialsLocation } from '../secrets/locations.ts'

/** In plain text, by name. */
export type Credentials = Readonly<Record<string, string>>

/** Null when there are no credentials. */
export function sealCredentials(
  secretBox: SecretBox,
  tenantId: string,
  connectionId: string,
  credentials: Credentials,
): SealedSecret | null {
  return Object.keys(credentials).length === 0
    ? null
    : secretBox.seal(JSON.stringify(credentials), credentialsLocation(tenantId, connectionId))
}

export function openCredentials(
  secretBox: SecretBox,
  tenantId: string,
  { id, credentials }: { id: string; credentials: SealedSecret | null },
): Credentials {
  return credentials === null
    ? {}
    : (JSON.parse(secretBox.open(credentials, credentialsLocation(tenantId, id))) as Credentials)
}
