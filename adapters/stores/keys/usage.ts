import { recordUseStatement, UNUSED_FOR_A_MINUTE, namedStatement, type Queryable } from '../../postgres/statement.ts'
import { usagePart } from './parts.ts'

const count = namedStatement<never, { tenantId: string; keyId: string; kind: string; now: Date }>(
  'key_use',
  `
  with ${usagePart({
    tenantId: ':tenantId::uuid',
    keyId: ':keyId::uuid',
    kind: ':kind::text',
    now: ':now::timestamptz',
    when: 'true',
  })}
  select`,
)

/** Counts one form that was shown under the key. */
export async function recordFormMount(db: Queryable, tenantId: string, keyId: string, now: Date): Promise<void> {
  await count(db, { tenantId, keyId, kind: 'form_mount', now })
}

/** Notes the use unless one of the last minute is noted already. */
export const touchKey = recordUseStatement(
  'key_touch',
  `
  update keys
  set last_used_at = $3
  where tenant_id = $1 and id = $2 and ${UNUSED_FOR_A_MINUTE}`,
)
