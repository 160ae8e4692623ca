import { createCache } from '../../adapters/cache.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { ChangeFeed } from '../../adapters/postgres/notifications.ts'
import type { RecordUse } from '../../adapters/postgres/statement.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { hashToken, isAccessToken, isEngineToken } from '../../adapters/secrets.ts'
import { touchToken } from '../../adapters/stores/people/people.ts'
import { findTokenByHash, type TokenRecord } from '../../adapters/stores/people/across-tenants.ts'
import { effectivePermissions, isAdmin, isSuperAdmin, type PermissionSet } from '../../domain/permissions.ts'
import { grantedScopes, type ScopeSet } from '../../domain/scopes.ts'
import { findEngineTokenByHash, type EngineTokenRecord } from '../../adapters/stores/engine-tokens/across-tenants.ts'
import { touchEngineToken, type EngineTokenScope } from '../../adapters/stores/engine-tokens/engine-tokens.ts'

type DirectoryDeps = { db: Pool; clock: Clock; changes: ChangeFeed }

/** Properties of every kind of stored bearer token. */
type StoredToken = {
  id: string
  tenantId: string
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
}

/** A kind of bearer token: its prefix, its look-up, its record of use, and its holder. */
type TokenKind<Token extends StoredToken, Holder> = {
  isToken: (bearer: string) => boolean
  find: (db: Pool, hash: Buffer) => Promise<Token | undefined>
  holderOf: (token: Token) => Holder
  /** Whether it may be used, apart from expiry and revocation. */
  isUsable: (token: Token) => boolean
  recordUse: RecordUse
  /** A change in one of them may change the rights of a token of the workspace. */
  tables: ReadonlySet<string>
}

type TokenDirectory<Holder> = {
  /**
   * The holder of a bearer token; undefined for anything that is not a token of this kind, has expired, was revoked, or
   * is not usable. The use is recorded at most once a minute.
   */
  authenticate(bearer: string): Promise<Holder | undefined>
}

// The change feed drops a changed token immediately; the limit bounds the effect of a missed notification.
const TTL_MS = 30_000
const TOKENS_AT_MOST = 20_000
const NOTED_EVERY_MS = 60_000

/** Tokens held in the process, dropped when they change: a revoked one stops working within a second everywhere. */
function createDirectory<Token extends StoredToken, Holder>(
  { isToken, find, holderOf, isUsable, recordUse, tables }: TokenKind<Token, Holder>,
  { db, clock, changes }: DirectoryDeps,
): TokenDirectory<Holder> {
  const byHash = createCache<{ token: Token; holder: Holder } | undefined>({
    load: async hex => {
      const token = await find(db, Buffer.from(hex, 'hex'))
      return token === undefined ? undefined : { token, holder: holderOf(token) }
    },
    ttlMs: TTL_MS,
    max: TOKENS_AT_MOST,
    clock,
  })
  changes.onChange(change => {
    if (change.kind === 'everything') byHash.clear()
    else if (tables.has(change.table))
      byHash.dropWhere((_, known) => known === undefined || known.token.tenantId === change.tenantId)
  })
  return {
    async authenticate(bearer) {
      if (!isToken(bearer)) return undefined
      const known = await byHash.get(hashToken(bearer).toString('hex'))
      if (known === undefined) return undefined
      const { token, holder } = known
      const now = clock.now()
      if (token.revokedAt !== null || !isUsable(token) || (token.expiresAt !== null && token.expiresAt <= now))
        return undefined
      if (token.lastUsedAt === null || now.getTime() - token.lastUsedAt.getTime() >= NOTED_EVERY_MS) {
        token.lastUsedAt = now
        await recordUse(db, token.tenantId, token.id, now)
      }
      return holder
    },
  }
}

/** The user and the scopes of a personal access token. The workspace is the owner's; no request names one. */
export type TokenHolder = {
  tokenId: string
  tokenName: string
  /** Null: it never expires. */
  expiresAt: Date | null
  tenantId: string
  user: { id: string; email: string; name: string; roles: readonly string[] }
  /** With the scopes that the listed ones imply. */
  scopes: ScopeSet
  permissions: PermissionSet
  isAdmin: boolean
  isSuperAdmin: boolean
}

export type AccessTokenDirectory = TokenDirectory<TokenHolder>

const ACCESS_TOKEN_TABLES: ReadonlySet<string> = new Set(['access_tokens', 'users', 'roles'])

/** Bearer tokens `cfp_…` with their owners; that of a deactivated owner authenticates nobody. */
export function createAccessTokenDirectory(deps: DirectoryDeps): AccessTokenDirectory {
  return createDirectory(
    {
      isToken: isAccessToken,
      find: findTokenByHash,
      holderOf: tokenHolderOf,
      isUsable: ({ user }) => user.active,
      recordUse: touchToken,
      tables: ACCESS_TOKEN_TABLES,
    },
    deps,
  )
}

function tokenHolderOf({
  id,
  name: tokenName,
  tenantId,
  scopes,
  expiresAt,
  user: { id: userId, email, name, roles },
  granted,
}: TokenRecord): TokenHolder {
  return {
    tokenId: id,
    tokenName,
    expiresAt,
    tenantId,
    user: { id: userId, email, name, roles },
    scopes: grantedScopes(scopes),
    permissions: effectivePermissions(roles, granted),
    isAdmin: isAdmin(roles),
    isSuperAdmin: isSuperAdmin(roles),
  }
}

export type { EngineTokenScope }

/** A caller of the server-to-server surfaces with its own engine token. */
export type EngineCaller = {
  tokenId: string
  name: string
  scopes: ReadonlySet<EngineTokenScope>
  /** The workspaces that its requests may name; null for all. */
  workspaces: readonly string[] | null
}

export type EngineTokenDirectory = TokenDirectory<EngineCaller>

const ENGINE_TOKEN_TABLES: ReadonlySet<string> = new Set(['engine_tokens'])

/** Bearer tokens `cfe_…`. */
export function createEngineTokenDirectory(deps: DirectoryDeps): EngineTokenDirectory {
  return createDirectory(
    {
      isToken: isEngineToken,
      find: findEngineTokenByHash,
      holderOf: engineCallerOf,
      isUsable: () => true,
      recordUse: touchEngineToken,
      tables: ENGINE_TOKEN_TABLES,
    },
    deps,
  )
}

function engineCallerOf({ id, name, scopes, workspaces }: EngineTokenRecord): EngineCaller {
  return { tokenId: id, name, scopes: new Set(scopes), workspaces }
}
