import { statement, type Queryable } from '../../postgres/statement.ts'

const touch = statement(
  'token_touch',
  `
  update access_tokens
  set last_used_at = $3
  where tenant_id = $1 and id = $2 and (last_used_at is null or last_used_at <= $3::timestamptz - interval '1 minute')`,
)

/** Records the use, at most once a minute. */
export async function touchToken(db: Queryable, tenantId: string, id: string, now: Date): Promise<void> {
  await touch(db, [tenantId, id, now])
}
