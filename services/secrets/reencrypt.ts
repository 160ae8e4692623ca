import type { Queryable } from '../../adapters/postgres/statement.ts'
import type { Resealed, SealedColumn, SealedRow } from '../../adapters/postgres/sealed-column.ts'
import type { SecretBox, SecretPlace } from '../../adapters/secrets.ts'
import { sealedConfigValues } from '../../adapters/stores/configuration/across-tenants.ts'
import {
  sealedCredentials,
  sealedGrantRequests,
  sealedGrants,
} from '../../adapters/stores/connections/across-tenants.ts'
import { sealedAnswers } from '../../adapters/stores/idempotency/across-tenants.ts'
import { sealedInboundSecrets } from '../../adapters/stores/inbound-webhooks/across-tenants.ts'
import { sealedIdentitySecrets, sealedWebhookSecrets } from '../../adapters/stores/keys/across-tenants.ts'
import { PROBE_PLACE, sealedProbe } from '../../adapters/stores/secret-probe/across-tenants.ts'
import {
  answerPlace,
  configSecretPlaceOf,
  credentialsPlace,
  grantPlace,
  grantRequestPlace,
  identitySecretPlace,
  inboundSecretPlace,
  webhookSecretPlace,
} from './places.ts'

/** How many secrets of a column were sealed again, and how many open under neither secret. */
export type ReencryptReport = { table: string; column: string; resealed: number; unreadable: number }

type Sealed = { column: SealedColumn; placeOf: (key: string[]) => SecretPlace }

/** Every column that holds sealed secrets, with the location that its values are encrypted for. */
const SEALED: readonly Sealed[] = [
  { column: sealedWebhookSecrets, placeOf: ([tenantId = '', id = '']) => webhookSecretPlace(tenantId, id) },
  { column: sealedIdentitySecrets, placeOf: ([tenantId = '', id = '']) => identitySecretPlace(tenantId, id) },
  { column: sealedInboundSecrets, placeOf: ([tenantId = '', id = '']) => inboundSecretPlace(tenantId, id) },
  { column: sealedCredentials, placeOf: ([tenantId = '', id = '']) => credentialsPlace(tenantId, id) },
  { column: sealedGrants, placeOf: ([tenantId = '', id = '']) => grantPlace(tenantId, id) },
  { column: sealedGrantRequests, placeOf: ([tenantId = '', id = '']) => grantRequestPlace(tenantId, id) },
  {
    column: sealedConfigValues,
    placeOf: ([kind = '', scopeId = '', path = '']) => configSecretPlaceOf(kind, scopeId, path),
  },
  {
    column: sealedAnswers,
    placeOf: ([tenantId = '', operation = '', key = '']) => answerPlace({ tenantId, operation, key }),
  },
  // The last: from here on a process that has only the earlier secret is not ready.
  { column: sealedProbe, placeOf: () => PROBE_PLACE },
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
  { column, placeOf }: Sealed,
): Promise<ReencryptReport> {
  const { table, column: name } = column
  const report: ReencryptReport = { table, column: name, resealed: 0, unreadable: 0 }
  let after: string[] | undefined
  for (;;) {
    const rows = await column.notSealedUnder(db, secretBox.currentKid, after)
    if (rows.length === 0) return report
    after = rows.at(-1)?.key
    const resealed = rows.flatMap(row => reseal(secretBox, row, placeOf(row.key)) ?? [])
    report.unreadable += rows.length - resealed.length
    report.resealed += await column.replace(db, resealed)
  }
}

/** Undefined for a value that cannot be decrypted. */
function reseal(secretBox: SecretBox, { key, sealed }: SealedRow, place: SecretPlace): Resealed | undefined {
  let plain: string
  try {
    plain = secretBox.open(sealed, place)
  } catch {
    return undefined
  }
  return { key, before: sealed, after: secretBox.seal(plain, place) }
}
