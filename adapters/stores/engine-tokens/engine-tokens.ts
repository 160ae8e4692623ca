import { recordUseStatement, UNUSED_FOR_A_MINUTE } from '../../postgres/statement.ts'
import { defineTable, tenantRows, type Database, type TenantRows } from '../../postgres/tenant-rows.ts'

/** A surface that an engine token opens. */
export type EngineTokenScope = 'engine' | 'insights' | 'training' | 'metrics'

export interface EngineToken {
  id: string
  name: string
  scopes: EngineTokenScope[]
  /** The workspaces that its requests may name; null for all. */
  workspaces: string[] | null
  tokenHash: Buffer
  expiresAt: Date | null
  lastUsedAt: Date | null
  revokedAt: Date | null
  createdAt: Date
}
export type NewEngineToken = Omit<EngineToken, 'lastUsedAt' | 'revokedAt' | 'createdAt'>

const tokenTable = defineTable({ table: 'engine_tokens', without: ['revision', 'updatedAt'] })

/** The engine tokens that were created in a workspace. */
export function engineTokens(db: Database, tenantId: string): TenantRows<EngineToken, NewEngineToken> {
  return tenantRows(tokenTable, db, tenantId)
}

/** Records the use, at most once a minute. */
export const touchEngineToken = recordUseStatement(
  'engine_token_touch',
  `
  update engine_tokens
  set last_used_at = $3
  where tenant_id = $1 and id = $2 and ${UNUSED_FOR_A_MINUTE}`,
)
