import { recordUseStatement, UNUSED_FOR_A_MINUTE } from '../../postgres/last-use.ts'

/** Records the use, at most once a minute. */
export const touchToken = recordUseStatement(
  'token_touch',
  `
  update access_tokens
  set last_used_at = $3
  where tenant_id = $1 and id = $2 and ${UNUSED_FOR_A_MINUTE}`,
)
