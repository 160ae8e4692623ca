import type { IdempotencyKey } from '../services/idempotency/idempotency.ts'

type KeyedRequest = { headers: { readonly 'idempotency-key'?: string | undefined }; body: unknown }

/**
 * What the header `Idempotency-Key` of a request means; undefined without the header. `operation` also names whom or
 * what else the key belongs to.
 */
export function idempotencyKeyOf(
  { headers: { 'idempotency-key': key }, body }: KeyedRequest,
  tenantId: string,
  operation: string,
): IdempotencyKey | undefined {
  return key === undefined ? undefined : { tenantId, operation, key, payload: body ?? null }
}
