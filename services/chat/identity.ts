import type { Clock } from '../../adapters/clock.ts'
import { verifyIdentity } from '../../adapters/identity-tokens.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import { findIdentitySecrets, touchIdentitySecret } from '../../adapters/stores/keys/identity-secrets.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { PublishableKey } from '../access/publishable-keys.ts'
import { identitySecretLocation } from '../secrets/locations.ts'

export type IdentityDeps = { db: Pool; clock: Clock; secretBox: SecretBox }

export type Customer = {
  id?: string | undefined
  name?: string | undefined
  email?: string | undefined
  properties?: JsonObject
}

/**
 * The customer whom an identity token names. The secrets are read each time: one that was revoked proves nothing more.
 * @throws Refusal `invalid_identity`
 */
export async function provenCustomer(
  { db, clock, secretBox }: IdentityDeps,
  { tenantId, id, key: publicKey }: PublishableKey,
  token: string,
): Promise<Customer> {
  const secrets = (await findIdentitySecrets(db, tenantId, id)).map(({ id: secretId, secret }) => ({
    id: secretId,
    text: secretBox.open(secret, identitySecretLocation(tenantId, secretId)),
  }))
  const now = clock.now()
  const verified = await verifyIdentity(token, { secrets, publicKey, now })
  if (typeof verified === 'string') throw new Refusal('invalid_identity', { details: { reason: verified } })
  await touchIdentitySecret(db, tenantId, verified.secretId, now)
  const { sub, name, email, properties } = verified.claims
  return {
    id: sub,
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(properties === undefined ? {} : { properties }),
  }
}
