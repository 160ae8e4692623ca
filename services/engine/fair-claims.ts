import type { Pool } from '../../adapters/postgres/pool.ts'
import { claimFairly, type ClaimedMessage } from '../../adapters/stores/engine-messages/across-tenants.ts'
import { handBackMessage } from '../../adapters/stores/engine-messages/queue.ts'
import type { Settings } from '../configuration/settings.ts'

/**
 * Claims messages of all workspaces in turn: those of which this process holds the fewest first, none of one that holds
 * as many as its configuration allows.
 */
export function createFairClaims({ db, settings }: { db: Pool; settings: Settings }, owner: string) {
  const held = new Map<string, number>()
  /** Workspaces that were found to have a limit. */
  const limited = new Set<string>()
  let walkedTo: string | undefined

  /** The limit of a workspace; null where it has none, or where its configuration cannot be read now. */
  async function roomOf(tenantId: string): Promise<number | null> {
    const room = await settings.value(tenantId, 'engine/runs/concurrency').catch(() => null)
    if (typeof room === 'number' && room > 0) {
      limited.add(tenantId)
      return room
    }
    limited.delete(tenantId)
    return null
  }

  /** Without the messages beyond a limit that the claim did not know of: those are handed back. */
  async function withinLimits(messages: readonly ClaimedMessage[]): Promise<ClaimedMessage[]> {
    const counted = new Map(held)
    const taken: ClaimedMessage[] = []
    for (const message of messages) {
      const room = await roomOf(message.tenantId)
      const others = counted.get(message.tenantId) ?? 0
      counted.set(message.tenantId, others + 1)
      if (room === null || others < room) taken.push(message)
      else await handBackMessage(db, message, { delayMs: 0 })
    }
    return taken
  }

  return {
    async claim(limit: number): Promise<ClaimedMessage[]> {
      const tenantIds = [...new Set([...held.keys(), ...limited])]
      const holdings = await Promise.all(
        tenantIds.map(async tenantId => {
          const room = await roomOf(tenantId)
          return { tenantId, held: held.get(tenantId) ?? 0, room }
        }),
      )
      const after = walkedTo === undefined ? {} : { after: walkedTo }
      const claimed = await claimFairly(db, { owner, limit, holdings, ...after })
      walkedTo = claimed.walkedTo
      return await withinLimits(claimed.messages)
    },
    /** Does the work of a message, which is held meanwhile. */
    async holding<Result>({ tenantId }: ClaimedMessage, work: () => Promise<Result>): Promise<Result> {
      held.set(tenantId, (held.get(tenantId) ?? 0) + 1)
      try {
        return await work()
      } finally {
        const left = (held.get(tenantId) ?? 1) - 1
        if (left > 0) held.set(tenantId, left)
        else held.delete(tenantId)
      }
    },
  }
}
