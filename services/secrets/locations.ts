import type { SecretLocation } from '../../adapters/secrets.ts'
import { GLOBAL_SCOPE_ID } from '../../adapters/stores/configuration/values.ts'
import type { KeyName } from '../../adapters/stores/idempotency/keys.ts'
import type { ConfigScope } from '../../domain/configuration.ts'

// A secret is encrypted for one location and decrypts only there: both sides must name the same one.

/** The signing secret of a publishable key's webhooks. */
export function webhookSecretLocation(tenantId: string, keyId: string): SecretLocation {
  return { table: 'keys', column: 'webhook_secret', tenantId, id: keyId }
}

/** A secret with which the server of a site signs identity tokens. */
export function identitySecretLocation(tenantId: string, identitySecretId: string): SecretLocation {
  return { table: 'identity_secrets', column: 'secret', tenantId, id: identitySecretId }
}

/** The secret with which the senders of an inbound webhook sign. */
export function inboundSecretLocation(tenantId: string, inboundWebhookId: string): SecretLocation {
  return { table: 'inbound_webhooks', column: 'secret', tenantId, id: inboundWebhookId }
}

/** The credentials of a connection. */
export function credentialsLocation(tenantId: string, connectionId: string): SecretLocation {
  return { table: 'connections', column: 'credentials', tenantId, id: connectionId }
}

/** The tokens of a connection. */
export function grantLocation(tenantId: string, connectionId: string): SecretLocation {
  return { table: 'connection_grants', column: 'tokens', tenantId, id: connectionId }
}

/** What belongs to a consent that is being asked for. */
export function grantRequestLocation(tenantId: string, connectionId: string): SecretLocation {
  return { table: 'connection_grant_requests', column: 'request', tenantId, id: connectionId }
}

/** The value of a secret field of the configuration. */
export function configSecretLocation(scope: ConfigScope, path: string): SecretLocation {
  return configSecretLocationOf(scope.kind, scope.kind === 'global' ? GLOBAL_SCOPE_ID : scope.id, path)
}

/** The same by the primary key of its row. */
export function configSecretLocationOf(scopeKind: string, scopeId: string, path: string): SecretLocation {
  return { table: 'config_values', column: 'secret', tenantId: scopeId, id: `${scopeKind}/${path}` }
}

/** The result that is stored under an idempotency key. */
export function answerLocation({ tenantId, operation, key }: KeyName): SecretLocation {
  return { table: 'idempotency_keys', column: 'body', tenantId, id: `${operation} ${key}` }
}
