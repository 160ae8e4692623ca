import type { SealedSecret, SecretBox } from '../../adapters/secrets.ts'
import { signingKeys, type SigningKeys } from '../../domain/webhooks/signatures.ts'
import { createLru } from '../../adapters/cache.ts'
import { webhookSecretLocation } from '../secrets/locations.ts'

/** The keys that a publishable key's webhooks are signed with. @throws Error when the secret does not open */
export function openSigningKeys(
  secretBox: Pick<SecretBox, 'open'>,
  tenantId: string,
  keyId: string,
  sealed: SealedSecret,
): SigningKeys {
  return signingKeys(secretBox.open(sealed, webhookSecretLocation(tenantId, keyId)))
}

/**
 * The same from a secret's JSON, cached: opening a secret and deriving its keys costs a third of the processor time of
 * a delivery.
 */
export type Signing = (tenantId: string, keyId: string, sealed: string) => SigningKeys

const CACHED_AT_MOST = 1_000

export function createSigning(secretBox: Pick<SecretBox, 'open'>): Signing {
  const cache = createLru<{ tenantId: string; sealed: string; keys: SigningKeys }>(CACHED_AT_MOST)
  return (tenantId, keyId, sealed) => {
    const known = cache.get(keyId)
    // A secret that was replaced, or is not where it belongs, is decrypted again.
    if (known?.tenantId === tenantId && known.sealed === sealed) return known.keys
    const keys = openSigningKeys(secretBox, tenantId, keyId, JSON.parse(sealed) as SealedSecret)
    cache.set(keyId, { tenantId, sealed, keys })
    return keys
  }
}
