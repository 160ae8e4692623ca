import { LRUCache } from 'lru-cache'
import type { SealedSecret, SecretBox } from '../../adapters/secrets.ts'
import { signingKeys, type SigningKeys } from '../../domain/webhooks/signatures.ts'
import { webhookSecretPlace } from '../workspace/keys.ts'

/** The keys that a publishable key's webhooks are signed with. @throws Error when the secret does not open */
export function openSigningKeys(
  secretBox: Pick<SecretBox, 'open'>,
  tenantId: string,
  keyId: string,
  sealed: SealedSecret,
): SigningKeys {
  return signingKeys(secretBox.open(sealed, webhookSecretPlace(tenantId, keyId)))
}

/**
 * The same from memory. Opening a secret and making keys of it costs a third of a delivery, so those in use are kept.
 */
export type Signing = (tenantId: string, keyId: string, sealed: SealedSecret) => SigningKeys

const KEPT = 1_000

export function createSigning(secretBox: Pick<SecretBox, 'open'>): Signing {
  const kept = new LRUCache<string, SigningKeys>({ max: KEPT })
  return (tenantId, keyId, sealed) => {
    // Of the place and of the sealed bytes: a secret that is replaced, or lies where it does not belong, is opened
    // anew.
    const name = [tenantId, keyId, sealed.kid, sealed.iv, sealed.tag, sealed.data].join(' ')
    const known = kept.get(name)
    if (known !== undefined) return known
    const made = openSigningKeys(secretBox, tenantId, keyId, sealed)
    kept.set(name, made)
    return made
  }
}
