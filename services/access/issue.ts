import { transaction } from '../../adapters/postgres/transaction.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { isTaken } from '../../adapters/postgres/transient.ts'
import {
  generateAccessToken,
  generatePublishableKey,
  generateWebhookSecret,
  hashToken,
  type SecretBox,
} from '../../adapters/secrets.ts'
import { findUserByEmail } from '../../adapters/stores/people/across-tenants.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { findTenant } from '../../adapters/stores/tenants/tenants.ts'
import { webhookSecretLocation } from '../secrets/locations.ts'

type Deps = { knex: Database; newId: NewId }

export type KeyOrder = {
  tenantId: string
  name: string
  allowedOrigins: string[]
  intents: string[] | null
  forms: string[] | null
  webhookUrl: string | null
}

/** The key names something that the workspace does not publish; `known` lists what it publishes. */
export type Unknown = { outcome: 'unknown'; noun: 'intent' | 'form'; name: string; known: readonly string[] }

/** A publishable key, as the command line creates it, with the secret of its webhook, which is shown only here. */
export async function issueKey(
  { knex, newId, secretBox }: Deps & { secretBox: SecretBox },
  { tenantId, ...key }: KeyOrder,
): Promise<
  | { outcome: 'issued'; id: string; key: string; webhookSecret: string | null }
  | { outcome: 'no_workspace' }
  | { outcome: 'name_taken' }
  | Unknown
> {
  const issued = { id: newId(), key: generatePublishableKey() }
  const webhookSecret = key.webhookUrl === null ? null : generateWebhookSecret()
  const issuing = transaction(knex, async trx => {
    const tenant = await findTenant(trx, { id: tenantId }).catch(() => undefined)
    if (tenant === undefined) return { outcome: 'no_workspace' as const }
    const stores = forTenant(trx, tenant.id)
    const { intents, forms } = await stores.flowTriggers.referable()
    const unknown =
      unknownOf(
        'intent',
        key.intents,
        intents.map(({ name }) => name),
      ) ?? unknownOf('form', key.forms, forms)
    if (unknown !== undefined) return unknown
    const location = webhookSecretLocation(tenant.id, issued.id)
    const sealed = webhookSecret === null ? null : secretBox.seal(webhookSecret, location)
    await stores.keys.insert({ ...issued, ...key, webhookSecret: sealed })
    await stores.audit.record({
      id: newId(),
      action: 'key.create',
      actor: { type: 'cli' },
      subject: { type: 'key', id: issued.id },
      details: { name: key.name },
    })
    return { outcome: 'issued' as const, ...issued, webhookSecret }
  })
  try {
    return await issuing
  } catch (error) {
    if (isTaken(error)) return { outcome: 'name_taken' }
    throw error
  }
}

function unknownOf(
  noun: Unknown['noun'],
  names: readonly string[] | null,
  known: readonly string[],
): Unknown | undefined {
  const name = names?.find(each => !known.includes(each))
  return name === undefined ? undefined : { outcome: 'unknown', noun, name, known }
}

/** A personal access token of a user, as the command line creates it, with its value, which is not stored. */
export async function issueToken(
  { knex, newId }: Deps,
  { email, name, scopes, expiresAt }: { email: string; name: string; scopes: string[]; expiresAt: Date | null },
): Promise<{ outcome: 'issued'; value: string } | { outcome: 'no_user' }> {
  const value = generateAccessToken()
  return await transaction(knex, async trx => {
    const user = await findUserByEmail(trx, email)
    if (user === undefined) return { outcome: 'no_user' }
    const stores = forTenant(trx, user.tenantId)
    const token = await stores.tokens.insert({
      id: newId(),
      userId: user.id,
      name,
      scopes,
      tokenHash: hashToken(value),
      expiresAt,
    })
    await stores.audit.record({
      id: newId(),
      action: 'token.create',
      actor: { type: 'cli' },
      subject: { type: 'token', id: token.id },
      details: { user: user.id, name, scopes },
    })
    return { outcome: 'issued', value }
  })
}
