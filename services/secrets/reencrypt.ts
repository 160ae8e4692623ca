import type { Queryable } from '../../adapters/postgres/statement.ts'
import type { Resealed, SealedColumn, SealedRow } from '../../adapters/postgres/sealed-column.ts'
import type { SecretBox, SecretLocation } from '../../adapters/secrets.ts'
import { sealedConfigValues } from '../../adapters/stores/configuration/across-tenants.ts'
import {
  sealedCredentials,
  sealedGrantRequests,
  sealedGrants,
} from '../../adapters/stores/connections/across-tenants.ts'
import { sealedAnswers } from '../../adapters/stores/idempotency/across-tenants.ts'
import { sealedInboundSecrets } from '../../adapters/stores/inbound-webhooks/across-tenants.ts'
import { sealedIdentitySecrets, sealedWebhookSecrets } from '../../adapters/stores/keys/across-tenants.ts'
import { PROBE_LOCATION, sealedProbe } from '../../adapters/stores/secret-probe/across-tenants.ts'
import {
  answerLocation,
  configSecretLocationOf,
  credentialsLocation,
  grantLocation,
  grantRequestLocation,
  identitySecretLocation,
  inboundSecretLocation,
  webhookSecretLocation,
} from './locations.ts'

/** How many secrets of a column were sealed again, and how many open under neither secret. */
export type ReencryptReport = { table: string; column: string; resealed: number; unreadable: number }

type Sealed = { column: SealedColumn; locationOf: (key: string[]) => SecretLocation }

/** Every column that holds sealed secrets, with the location that its values are encrypted for. */
const SEALED: readonly Sealed[] = [
  { column: sealedWebhookSecrets, locationOf: ([tenantId = '', id = '']) => webhookSecretLocation(tenantId, id) },
  { column: sealedIdentitySecrets, locationOf: ([tenantId = '', id = '']) => identitySecretLocation(tenantId, id) },
  { column: sealedInboundSecrets, locationOf: ([tenantId = '', id = '']) => inboundSecretLocation(tenantId, id) },
  { column: sealedCredentials, locationOf: ([tenantId = '', id = '']) => credentialsLocation(tenantId, id) },
  { column: sealedGrants, locationOf: ([tenantId = '', id = '']) => grantLocation(tenantId, id) },
  { column: sealedGrantRequests, locationOf: ([tenantId = '', id = '']) => grantRequestLocation(tenantId, id) },
  {
    column: sealedConfigValues,
    locationOf: ([kind = '', scopeId = '', path = '']) => configSecretLocationOf(kind, scopeId, path),
  },
  {
    column: sealedAnswers,
    locationOf: ([tenantId = '', operation = '', key = '']) => answerLocation({ tenantId, operation, key }),
  },
  // The last: from here on a process that has only the earlier secret is not ready.
  { column: sealedProbe, locationOf: () => PROBE_LOCATION },
]

/**
 * Seals every stored secret with the current APP_SECRET unless it already is. Each batch is a separate statement, and a
 * value that changes meanwhile is skipped, so that it may be stopped, repeated, and run while the service runs. A value
 * that no secret decrypts is unchanged and counted.
 */
export async function reencryptSecrets(deps: { db: Queryable; secretBox: SecretBox }): Promise<ReencryptReport[]> {
  const reports: ReencryptReport[] = []
  for (const sealed of SEALED) reports.push(await reencryptColumn(deps, sealed))
  return reports
}

async function reencryptColumn(
  { db, secretBox }: { db: Queryable; secretBox: SecretBox },
  { column, locationOf }: Sealed,
): Promise<ReencryptReport> {
  const { table, column: name } = column
  const report: ReencryptReport = { table, column: name, resealed: 0, unreadable: 0 }
  let after: string[] | undefined
  for (;;) {
    const rows = await column.notSealedUnder(db, secretBox.currentKid, after)
    if (rows.length === 0) return report
    after = rows.at(-1)?.key
    const resealed = rows.flatMap(row => reseal(secretBox, row, locationOf(row.key)) ?? [])
    report.unreadable += rows.length - resealed.length
    report.resealed += await column.replace(db, resealed)
  }
}

/** Undefined for a value that cannot be decrypted. */
function reseal(secretBox: SecretBox, { key, sealed }: SealedRow, location: SecretLocation): Resealed | undefined {
  let plain: string
  try {
    plain = secretBox.open(sealed, location)
  } catch {
    return undefined
  }
  return { key, before: sealed, after: secretBox.seal(plain, location) }
}
