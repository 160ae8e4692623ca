import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import {
  claimMessages,
  untilNextMessageOfOthers,
  type Walked,
} from '../../adapters/stores/engine-messages/across-tenants.ts'
import type { ClaimedMessage } from '../../adapters/stores/engine-messages/claimed-message.ts'
import { releaseMessage } from '../../adapters/stores/engine-messages/queue.ts'
import type { Settings } from '../configuration/settings.ts'
import type { Admission } from '../admission.ts'
import type { WorkQueue } from '../drain.ts'

/** Anything that belongs to a workspace. */
type OfTenant = Pick<ClaimedMessage, 'tenantId'>

function countByTenant(messages: readonly OfTenant[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tenantId } of messages) counts.set(tenantId, (counts.get(tenantId) ?? 0) + 1)
  return counts
}

/**
 * How many messages of a workspace are processed at the same time while it is not alone. The slots that stay empty
 * keep processor and database free for the turns of the others, which take twice as long beside five of a flood.
 */
const PROCESSED_BESIDE_OTHERS = 2

/**
 * The next message to process: the first of the workspace with the fewest in progress; undefined while none
 * may be. A workspace that is alone has all slots.
 */
export function fairNext<Message extends OfTenant>(
  waiting: readonly Message[],
  processed: readonly OfTenant[],
  { isAlone }: { isAlone: boolean },
): Message | undefined {
  const counts = countByTenant(processed)
  const countOf = ({ tenantId }: OfTenant) => counts.get(tenantId) ?? 0
  const next = waiting.reduce<Message | undefined>(
    (best, message) => (best !== undefined && countOf(best) <= countOf(message) ? best : message),
    undefined,
  )
  return next !== undefined && (isAlone || countOf(next) < PROCESSED_BESIDE_OTHERS) ? next : undefined
}

/** How long a workspace counts as active after a claim of its messages. */
const ACTIVE_MS = 1_000

/** Whether the messages that were claimed lately are of one workspace. */
function createActivity(clock: Clock) {
  /** When messages of a workspace were last claimed, in the order of that time. */
  const claimedAt = new Map<string, number>()
  return {
    note(messages: readonly OfTenant[]): void {
      const now = clock.now().getTime()
      for (const { tenantId } of messages) {
        claimedAt.delete(tenantId)
        claimedAt.set(tenantId, now)
      }
    },
    isOfOne(): boolean {
      const now = clock.now().getTime()
      for (const [tenantId, at] of claimedAt) {
        // Later than now: the clock was set back.
        if (at > now - ACTIVE_MS && at <= now) break
        claimedAt.delete(tenantId)
      }
      return claimedAt.size <= 1
    },
  }
}

/** How many messages of a workspace a process may hold, by its configuration. */
function createConcurrencyLimits(settings: Settings) {
  const limited = new Set<string>()
  return {
    /** Workspaces that were found to have a limit. */
    workspaces: (): Iterable<string> => limited,
    /** Null if there is no limit, or if the configuration cannot be read at present. */
    async of(tenantId: string): Promise<number | null> {
      const limit = await settings.value(tenantId, 'engine/runs/concurrency').catch(() => null)
      if (typeof limit === 'number' && limit > 0) {
        limited.add(tenantId)
        return limit
      }
      limited.delete(tenantId)
      return null
    },
  }
}

/** Slots for messages of workspaces of which none is held, so that they need not wait for those of a flood. */
const URGENT_SLOTS = 4

/**
 * Claims messages of all workspaces in turn: those of which this process holds the fewest first, none of one that holds
 * as many as its configuration allows. Those of which it holds none are urgent.
 */
export function createFairClaims(
  { db, settings, clock }: { db: Pool; settings: Settings; clock: Clock },
  owner: string,
): Pick<WorkQueue<ClaimedMessage>, 'claim'> & {
  admission: Required<Pick<Admission<ClaimedMessage>, 'urgent' | 'next'>>
} {
  const activity = createActivity(clock)
  const limits = createConcurrencyLimits(settings)
  let walkedTo: Walked = new Map()

  /** Messages beyond a limit that the claim did not know of are released. */
  async function withinLimits(
    messages: readonly ClaimedMessage[],
    held: ReadonlyMap<string, number>,
  ): Promise<ClaimedMessage[]> {
    const counted = new Map(held)
    const taken: ClaimedMessage[] = []
    for (const message of messages) {
      const room = await limits.of(message.tenantId)
      const others = counted.get(message.tenantId) ?? 0
      counted.set(message.tenantId, others + 1)
      if (room === null || others < room) taken.push(message)
      else await releaseMessage(db, message, { delayMs: 0 })
    }
    return taken
  }

  async function claim(
    limit: number,
    heldMessages: readonly ClaimedMessage[],
    { onlyOthers }: { onlyOthers: boolean },
  ): Promise<ClaimedMessage[]> {
    const held = countByTenant(heldMessages)
    const tenantIds = [...new Set([...held.keys(), ...limits.workspaces()])]
    const holdings = await Promise.all(
      tenantIds.map(async tenantId => {
        const count = held.get(tenantId) ?? 0
        return { tenantId, held: count, room: onlyOthers && count > 0 ? count : await limits.of(tenantId) }
      }),
    )
    const claimed = await claimMessages(db, { owner, limit, holdings, after: walkedTo })
    walkedTo = claimed.walkedTo
    activity.note(claimed.messages)
    return await withinLimits(claimed.messages, held)
  }

  return {
    claim: async (limit, held) => await claim(limit, held, { onlyOthers: false }),
    admission: {
      urgent: {
        slots: URGENT_SLOTS,
        claim: async (limit, held) => await claim(limit, held, { onlyOthers: true }),
        untilNext: async held => await untilNextMessageOfOthers(db, [...countByTenant(held).keys()]),
      },
      next: (waiting, processed) => fairNext(waiting, processed, { isAlone: activity.isOfOne() }),
    },
  }
}
