import type { ChangeFeed } from '../../adapters/postgres/change-feed.ts'
import { Refusal } from '../../domain/refusal.ts'
import { unavailable } from '../unavailable.ts'

/** Why nothing more comes. */
export type EndReason = 'ended' | 'deleted' | 'signed_out'
export type Followed<Item> =
  | { type: 'item'; item: Item }
  | { type: 'end'; reason: EndReason }
  /** Nothing happened for a while. */
  | { type: 'heartbeat' }

/** What is new since the last look; `end` where nothing can follow it, `more` where there is more to see at once. */
export type Look<Item> = { items: Item[]; end?: EndReason; more?: boolean }

export type FollowDeps = {
  changes: ChangeFeed
  /** Aborts when the process stops: its streams end, and are opened again elsewhere. */
  stopping: AbortSignal
  streamPlaces: StreamPlaces
}

/** Who follows: `gone` aborts when nobody reads any more. */
export type Follower = { userId: string; gone: AbortSignal; stillAdmitted: () => Promise<boolean> }

const HEARTBEAT_MS = 15_000
const ADMITTED_FOR_MS = 5_000
const PLACES_PER_USER = 20
const RETRY_AFTER_S = 5

export type StreamPlaces = { take(userId: string): () => void }

/** Open streams of each user in this process. */
export function createStreamPlaces(): StreamPlaces {
  const taken = new Map<string, number>()
  return {
    /** @returns what gives the place back @throws Refusal `rate_limited` */
    take(userId) {
      const count = taken.get(userId) ?? 0
      if (count >= PLACES_PER_USER)
        throw new Refusal('rate_limited', {
          headers: { 'Retry-After': String(RETRY_AFTER_S) },
          message: `At most ${PLACES_PER_USER} streams at a time`,
        })
      taken.set(userId, count + 1)
      return () => {
        const left = (taken.get(userId) ?? 1) - 1
        if (left === 0) taken.delete(userId)
        else taken.set(userId, left)
      }
    },
  }
}

/**
 * Looks at something again and again, when it is announced to have changed and every `everyMs`, until it ends, nobody
 * reads any more, or the reader is no longer admitted. The place of the reader is given back at the end.
 * @param isAbout whether a change of this row may be news
 */
export async function* follow<Item>(
  { changes, stopping }: FollowDeps,
  { gone, stillAdmitted }: Follower,
  {
    look,
    isAbout,
    everyMs,
    release,
  }: {
    look: () => Promise<Look<Item>>
    isAbout: (table: string, tenantId: string | null, id: string | null) => boolean
    everyMs: number
    release: () => void
  },
): AsyncGenerator<Followed<Item>, void, undefined> {
  const over = AbortSignal.any([gone, stopping])
  const bell = createBell(over)
  const unsubscribe = changes.onChange(change => {
    if (change.kind === 'everything' || isAbout(change.table, change.tenantId, change.id)) bell.ring()
  })
  let [admittedAt, saidAt] = [performance.now(), performance.now()]
  try {
    while (!over.aborted) {
      const { items, end, more = false } = await look()
      const now = performance.now()
      if (items.length > 0 || now - admittedAt >= ADMITTED_FOR_MS) {
        if (!(await stillAdmitted())) {
          yield { type: 'end', reason: 'signed_out' }
          return
        }
        admittedAt = now
      }
      for (const item of items) yield { type: 'item', item }
      if (end !== undefined) {
        yield { type: 'end', reason: end }
        return
      }
      if (items.length > 0) saidAt = now
      else if (now - saidAt >= HEARTBEAT_MS) {
        saidAt = now
        yield { type: 'heartbeat' }
      }
      if (!more) await bell.rings(everyMs)
    }
  } catch (error) {
    // The stream just breaks off while the database is away: its reader opens it again.
    if (unavailable(error) === undefined) throw error
  } finally {
    unsubscribe()
    release()
  }
}

/** Rings during a look are not lost: the next wait is over at once. */
function createBell(over: AbortSignal) {
  let rung = false
  let answer: () => void = () => undefined
  const ring = () => {
    rung = true
    answer()
  }
  over.addEventListener('abort', ring, { once: true })
  return {
    ring,
    async rings(withinMs: number): Promise<void> {
      if (!rung) {
        const { promise, resolve } = Promise.withResolvers<undefined>()
        answer = () => resolve(undefined)
        const timer = setTimeout(answer, withinMs)
        await promise
        clearTimeout(timer)
      }
      rung = false
    },
  }
}
