import { createCache } from '../../adapters/cache.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { ChangeFeed } from '../../adapters/postgres/change-feed.ts'
import type { RecordUse } from '../../adapters/postgres/last-use.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { hashToken } from '../../adapters/secrets.ts'

export type DirectoryDeps = { db: Pool; clock: Clock; changes: ChangeFeed }

/** What every kind of stored bearer token has. */
type StoredToken = {
  id: string
  tenantId: string
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
}

/** A kind of bearer token: how it is known, found and recorded, and whom it stands for. */
export type TokenKind<Token extends StoredToken, Holder> = {
  isToken: (bearer: string) => boolean
  find: (db: Pool, hash: Buffer) => Promise<Token | undefined>
  holderOf: (token: Token) => Holder
  /** Whether it may be used, apart from its end and its revocation. */
  isUsable: (token: Token) => boolean
  recordUse: RecordUse
  /** A change in one of them may change what a token of the workspace is worth. */
  tables: ReadonlySet<string>
}

export type TokenDirectory<Holder> = {
  /**
   * The holder of a bearer token; undefined for anything that is no token of this kind, has expired, was revoked, or is
   * not usable. The use is noted at most once a minute.
   */
  authenticate(bearer: string): Promise<Holder | undefined>
}

// The change feed drops a changed token at once; the limit bounds what a missed notification can do.
const TTL_MS = 30_000
const TOKENS_AT_MOST = 20_000
const NOTED_EVERY_MS = 60_000

/** Tokens held in the process, dropped when they change: a revoked one stops working within a second everywhere. */
export function createDirectory<Token extends StoredToken, Holder>(
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
