import type { IdempotencyWrite } from '../executions/turn-commit.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

/**
 * Stores the answer of a held key inside the transaction of the effect; false when another request has taken the key
 * over.
 */
export async function writeIdempotentAnswer(
  db: Database,
  tenantId: string,
  { operation, key, owner, status, body }: IdempotencyWrite,
): Promise<boolean> {
  return (
    (await db('idempotency_keys')
      .where({ tenant_id: tenantId, operation, key, owner })
      .whereNull('status')
      .update({ status, body })) > 0
  )
}
