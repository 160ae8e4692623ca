import type { Pool } from '../../adapters/postgres/pool.ts'
import { claimFairly, type ClaimedMessage } from '../../adapters/stores/engine-messages/across-tenants.ts'
import { handBackMessage } from '../../adapters/stores/engine-messages/queue.ts'
import type { Settings } from '../configuration/settings.ts'

/** Of one workspace, or of what has one. */
type OfTenant = Pick<ClaimedMessage, 'tenantId'>

function countByTenant(messages: readonly OfTenant[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tenantId } of messages) counts.set(tenantId, (counts.get(tenantId) ?? 0) + 1)
  return counts
}

/** The message to be processed next: the first of the workspace of which the fewest are processed. */
export function fairNext<Message extends OfTenant>(
  waiting: readonly Message[],
  processed: readonly OfTenant[],
): Message | undefined {
  const counts = countByTenant(processed)
  const countOf = ({ tenantId }: OfTenant) => counts.get(tenantId) ?? 0
  return waiting.reduce<Message | undefined>(
    (best, message) => (best !== undefined && countOf(best) <= countOf(message) ? best : message),
    undefined,
  )
}

/**
 * Claims messages of all workspaces in turn: those of which this process holds the fewest first, none of one that holds
 * as many as its configuration allows.
 */
export function createFairClaims({ db, settings }: { db: Pool; settings: Settings }, owner: string) {
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
  async function withinLimits(
    messages: readonly ClaimedMessage[],
    held: ReadonlyMap<string, number>,
  ): Promise<ClaimedMessage[]> {
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

  return async (limit: number, heldMessages: readonly ClaimedMessage[]): Promise<ClaimedMessage[]> => {
    const held = countByTenant(heldMessages)
    const tenantIds = [...new Set([...held.keys(), ...limited])]
    const holdings = await Promise.all(
      tenantIds.map(async tenantId => ({ tenantId, held: held.get(tenantId) ?? 0, room: await roomOf(tenantId) })),
    )
    const after = walkedTo === undefined ? {} : { after: walkedTo }
    const claimed = await claimFairly(db, { owner, limit, holdings, ...after })
    walkedTo = claimed.walkedTo
    return await withinLimits(claimed.messages, held)
  }
}
