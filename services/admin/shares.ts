import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { Refusal } from '../../domain/refusal.ts'
import { createSlotLine, type SlotLine } from '../slot-line.ts'

/**
 * All workspaces share the five connections of the admin API. A change may wait long for a lock, and each holds a
 * connection meanwhile: one workspace never takes all of them.
 */
const CHANGES = { atOnce: 2, waitingAtMost: 50, waitMs: 5_000 }
/** A workspace file is as much work as thousands of changes: one at a time. */
const FILES = { atOnce: 1, waitingAtMost: 4, waitMs: 10_000 }

/** A hash takes one of the two threads for passwords for 0.2 seconds, and sign-ins need them too. */
const PASSWORDS = { atOnce: 1, waitingAtMost: 20, waitMs: 10_000 }

/** What computes for long, which all workspaces do in the same few threads. */
const PROCESSOR = { atOnce: 1, waitingAtMost: 10, waitMs: 10_000 }

type Shares = { changes: Share; files: Share; passwords: Share; processor: Share }

const sharesByPool = new WeakMap<Database, Shares>()

/** The shares of each workspace in the connections of a pool. */
export function sharesOf(knex: Database): Shares {
  const known = sharesByPool.get(knex)
  if (known !== undefined) return known
  const shares = {
    changes: createShare(CHANGES),
    files: createShare(FILES),
    passwords: createShare(PASSWORDS),
    processor: createShare(PROCESSOR),
  }
  sharesByPool.set(knex, shares)
  return shares
}

/** What each workspace may do at the same time in this process. */
type Share = {
  /**
   * Runs `work` in a slot of the workspace. Work beyond its slots waits for its turn and holds nothing meanwhile.
   * @param left aborts when nobody waits for the result any more
   * @throws Refusal `rate_limited` when too many wait, or for too long, the reason of `left`
   */
  within<Result>(tenantId: string, work: () => Promise<Result>, left?: AbortSignal): Promise<Result>
  /** @throws Refusal `rate_limited` where `within` would at once, before more is spent on a request */
  requireRoom(tenantId: string): void
}

/** When a refused caller may try again. */
const RETRY_AFTER_S = 2

function createShare({ atOnce, waitingAtMost, waitMs }: typeof CHANGES): Share {
  const lines = new Map<string, SlotLine>()
  return {
    async within(tenantId, work, left) {
      const line = lines.get(tenantId) ?? createSlotLine({ slots: atOnce, waitingAtMost })
      lines.set(tenantId, line)
      await line.take(waitMs, refusal, left)
      try {
        return await work()
      } finally {
        line.free()
        if (line.underWay === 0) lines.delete(tenantId)
      }
    },
    requireRoom(tenantId) {
      if (lines.get(tenantId)?.isFull === true) throw refusal()
    },
  }
}

function refusal(): Refusal {
  return new Refusal('rate_limited', {
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
    message: 'The workspace has too much of this under way at the same time',
  })
}
