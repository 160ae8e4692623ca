import { createCache } from '../../adapters/cache.ts'
import type { ChangeFeed } from '../../adapters/postgres/change-feed.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { hashToken, isAccessToken } from '../../adapters/secrets.ts'
import { touchToken } from '../../adapters/stores/people/tokens.ts'
import { findTokenByHash, type TokenRecord } from '../../adapters/stores/people/across-tenants.ts'
import { effectivePermissions, isAdmin, isSuperAdmin, type PermissionSet } from '../../domain/permissions.ts'
import { grantedScopes, type ScopeSet } from '../../domain/scopes.ts'

/** Who a personal access token acts as, and how far it reaches. The workspace is the owner's; no request names one. */
export type TokenHolder = {
  tokenId: string
  /** Null: it has no end. */
  expiresAt: Date | null
  tenantId: string
  user: { id: string; email: string; name: string; roles: readonly string[] }
  /** With the scopes that the listed ones imply. */
  scopes: ScopeSet
  permissions: PermissionSet
  isAdmin: boolean
  isSuperAdmin: boolean
}

export type TokenDirectory = ReturnType<typeof createTokenDirectory>
export type TokenDeps = { db: Pool; clock: Clock; tokens: TokenDirectory }

type KnownToken = { record: TokenRecord; holder: TokenHolder }

// The change feed drops a changed token at once; the limit bounds what a missed notification can do.
const TTL_MS = 30_000
const TOKENS_AT_MOST = 20_000
const TABLES: ReadonlySet<string> = new Set(['access_tokens', 'users', 'roles'])
const NOTED_EVERY_MS = 60_000

/**
 * Tokens with their owners, held in the process and dropped when a token, a user or a role changes: a revoked token
 * stops working within a second everywhere.
 */
export function createTokenDirectory({ db, clock, changes }: { db: Pool; clock: Clock; changes: ChangeFeed }) {
  const byHash = createCache<KnownToken | undefined>({
    load: async hex => {
      const record = await findTokenByHash(db, Buffer.from(hex, 'hex'))
      return record === undefined ? undefined : { record, holder: holderOf(record) }
    },
    ttlMs: TTL_MS,
    max: TOKENS_AT_MOST,
    clock,
  })
  changes.onChange(change => {
    if (change.kind === 'everything') byHash.clear()
    else if (TABLES.has(change.table))
      byHash.dropWhere((_, known) => known === undefined || known.record.tenantId === change.tenantId)
  })
  return { find: async (token: string) => await byHash.get(hashToken(token).toString('hex')) }
}

/**
 * The holder of a bearer token `cfp_…`; undefined for anything that is no token of ours, has expired, was revoked, or
 * whose owner is deactivated.
 * The use is noted at most once a minute.
 */
export async function authenticateToken(
  { db, clock, tokens }: TokenDeps,
  bearer: string,
): Promise<TokenHolder | undefined> {
  if (!isAccessToken(bearer)) return undefined
  const known = await tokens.find(bearer)
  if (known === undefined) return undefined
  const { record, holder } = known
  const now = clock.now()
  if (record.revokedAt !== null || !record.user.active || (record.expiresAt !== null && record.expiresAt <= now))
    return undefined
  if (record.lastUsedAt === null || now.getTime() - record.lastUsedAt.getTime() >= NOTED_EVERY_MS) {
    record.lastUsedAt = now
    await touchToken(db, record.tenantId, record.id, now)
  }
  return holder
}

function holderOf({
  id,
  tenantId,
  scopes,
  expiresAt,
  user: { id: userId, email, name, roles },
  granted,
}: TokenRecord): TokenHolder {
  return {
    tokenId: id,
    expiresAt,
    tenantId,
    user: { id: userId, email, name, roles },
    scopes: grantedScopes(scopes),
    permissions: effectivePermissions(roles, granted),
    isAdmin: isAdmin(roles),
    isSuperAdmin: isSuperAdmin(roles),
  }
}
