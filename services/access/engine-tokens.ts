import { createCache } from '../../adapters/cache.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { ChangeFeed } from '../../adapters/postgres/change-feed.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { hashToken, isEngineToken } from '../../adapters/secrets.ts'
import { findEngineTokenByHash, type EngineTokenRecord } from '../../adapters/stores/engine-tokens/across-tenants.ts'
import { touchEngineToken, type EngineTokenScope } from '../../adapters/stores/engine-tokens/engine-tokens.ts'

export type { EngineTokenScope }

/** A caller of the server-to-server surfaces with an engine token of its own. */
export type EngineCaller = {
  tokenId: string
  name: string
  scopes: ReadonlySet<EngineTokenScope>
  /** The workspaces that its requests may name; null for every one. */
  workspaces: readonly string[] | null
}

export type EngineTokenDirectory = ReturnType<typeof createEngineTokenDirectory>
type KnownToken = { record: EngineTokenRecord; caller: EngineCaller }

// The change feed drops a changed token at once; the limit bounds what a missed notification can do.
const TTL_MS = 30_000
const TOKENS_AT_MOST = 20_000
const NOTED_EVERY_MS = 60_000

/** Engine tokens, held in the process and dropped when one changes: a revoked one stops within a second everywhere. */
export function createEngineTokenDirectory({ db, clock, changes }: { db: Pool; clock: Clock; changes: ChangeFeed }) {
  const byHash = createCache<KnownToken | undefined>({
    load: async hex => {
      const record = await findEngineTokenByHash(db, Buffer.from(hex, 'hex'))
      return record === undefined ? undefined : { record, caller: callerOf(record) }
    },
    ttlMs: TTL_MS,
    max: TOKENS_AT_MOST,
    clock,
  })
  changes.onChange(change => {
    if (change.kind === 'everything') byHash.clear()
    else if (change.table === 'engine_tokens')
      byHash.dropWhere((_, known) => known === undefined || known.record.tenantId === change.tenantId)
  })

  return {
    /**
     * The caller with a bearer token `cfe_…`; undefined for anything that is no token of ours, has expired or was
     * revoked. The use is noted at most once a minute.
     */
    async authenticate(bearer: string): Promise<EngineCaller | undefined> {
      if (!isEngineToken(bearer)) return undefined
      const known = await byHash.get(hashToken(bearer).toString('hex'))
      if (known === undefined) return undefined
      const { record, caller } = known
      const now = clock.now()
      if (record.revokedAt !== null || (record.expiresAt !== null && record.expiresAt <= now)) return undefined
      if (record.lastUsedAt === null || now.getTime() - record.lastUsedAt.getTime() >= NOTED_EVERY_MS) {
        record.lastUsedAt = now
        await touchEngineToken(db, record.tenantId, record.id, now)
      }
      return caller
    },
  }
}

function callerOf({ id, name, scopes, workspaces }: EngineTokenRecord): EngineCaller {
  return { tokenId: id, name, scopes: new Set(scopes), workspaces }
}
