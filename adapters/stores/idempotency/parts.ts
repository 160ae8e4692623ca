import type { Expressions } from '../../postgres/statement.ts'

/**
 * For the statement of a turn: `held` locks the key where the turn may still answer it, `answered` writes to it when
 * `when` holds. A key without an execution is its owner's; one with an execution is answered by whichever process
 * finishes that execution's turn.
 */
export function keyParts(
  {
    tenantId,
    operation,
    key,
    owner,
    body,
    executionId,
  }: Expressions<'tenantId' | 'operation' | 'key' | 'owner' | 'body' | 'executionId'>,
  when: string,
): { held: string; answered: string } {
  const name = `tenant_id = ${tenantId} and operation = ${operation} and key = ${key}`
  return {
    held: `held as (
      select 1
      from idempotency_keys
      where ${name} and body is null
        and case when execution_id is null then owner = ${owner} else execution_id = ${executionId} end
      for update
    )`,
    answered: `answered as (
      update idempotency_keys
      set body = ${body}, execution_id = ${executionId}
      where ${name} and ${when}
    )`,
  }
}
