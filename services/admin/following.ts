import { setTimeout as delay } from 'node:timers/promises'
import type { Change, ChangeFeed } from '../../adapters/postgres/notifications.ts'
import type { PermissionSet } from '../../domain/permissions.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { StreamSlots } from '../stream-slots.ts'
import { unavailable } from '../unavailable.ts'

/** Reason for the end of the stream. */
export type EndReason = 'ended' | 'deleted' | 'signed_out'
export type Followed<Item> =
  | { type: 'item'; item: Item }
  | { type: 'end'; reason: EndReason }
  /** No event for a while. */
  | { type: 'heartbeat' }

/** The events since the last read; `end` if nothing can follow, `more` if further events can be read immediately. */
export type Poll<Item> = { items: Item[]; end?: EndReason; more?: boolean }

export type FollowDeps = {
  changes: ChangeFeed
  /** Aborts when the process stops: its streams end, and are opened again elsewhere. */
  stopping: AbortSignal
  streamSlots: StreamSlots
}

/**
 * The reader: `disconnected` aborts when the client disconnects; `admittedWith` reads the reader's current permissions,
 * or undefined if the reader would be refused.
 */
export type Follower = {
  userId: string
  disconnected: AbortSignal
  admittedWith: () => Promise<PermissionSet | undefined>
}

const HEARTBEAT_MS = 15_000
const ADMITTED_FOR_MS = 5_000
const STREAMS_PER_USER = 20
const RETRY_AFTER_S = 5

/** @returns a function that releases the slot @throws Refusal `rate_limited` */
export function takeUserSlot({ streamSlots }: Pick<FollowDeps, 'streamSlots'>, userId: string): () => void {
  return streamSlots.take('admin', [
    {
      subject: `user ${userId}`,
      atMost: STREAMS_PER_USER,
      refusal: () =>
        new Refusal('rate_limited', {
          headers: { 'Retry-After': String(RETRY_AFTER_S) },
          message: `At most ${STREAMS_PER_USER} streams at a time`,
        }),
    },
  ])
}

/** The followed resource, and how to read it. */
export type Subject<Item> = {
  poll: () => Promise<Poll<Item>>
  /** Whether a change is a reason to poll. */
  isRelevant: (change: Change) => boolean
  everyMs: number
  /** How long to wait for further changes after one, so that they are read together. */
  gatheredMs?: number
  /** Items are sent to a reader whose admission was checked so recently; longer without items. */
  admittedForMs?: number
  onAdmitted?: (permissions: PermissionSet) => void
  /** Called at the end: releases the slot of the reader. */
  release: () => void
}

/**
 * Polls a resource, when a change is announced and every `everyMs`, until it ends, the client disconnects, or the
 * reader is no longer admitted.
 */
export async function* follow<Item>(
  { changes, stopping }: FollowDeps,
  { disconnected, admittedWith }: Follower,
  { poll, isRelevant, everyMs, gatheredMs = 0, admittedForMs = 0, onAdmitted, release }: Subject<Item>,
): AsyncGenerator<Followed<Item>, void, undefined> {
  const over = AbortSignal.any([disconnected, stopping])
  const waker = createWaker(over)
  const unsubscribe = changes.onChange(change => {
    if (isRelevant(change)) waker.wake()
  })
  let [admittedAt, sentAt] = [performance.now(), performance.now()]
  try {
    while (!over.aborted) {
      const { items, end, more = false } = await poll()
      const now = performance.now()
      if (now - admittedAt >= (items.length > 0 ? admittedForMs : ADMITTED_FOR_MS)) {
        const permissions = await admittedWith()
        if (permissions === undefined) {
          yield { type: 'end', reason: 'signed_out' }
          return
        }
        onAdmitted?.(permissions)
        admittedAt = now
      }
      for (const item of items) yield { type: 'item', item }
      if (end !== undefined) {
        yield { type: 'end', reason: end }
        return
      }
      if (items.length > 0) sentAt = now
      else if (now - sentAt >= HEARTBEAT_MS) {
        sentAt = now
        yield { type: 'heartbeat' }
      }
      if (!more) await waker.wait(everyMs)
      if (gatheredMs > 0) await waker.pause(gatheredMs)
    }
  } catch (error) {
    // The stream breaks off while the database is unavailable: its reader opens it again.
    if (unavailable(error) === undefined) throw error
  } finally {
    unsubscribe()
    release()
  }
}

/** Announcements during a read are not lost: the next wait ends immediately. */
function createWaker(over: AbortSignal) {
  let woken = false
  let resolveWait: () => void = () => undefined
  const wake = () => {
    woken = true
    resolveWait()
  }
  over.addEventListener('abort', wake, { once: true })
  return {
    wake,
    async wait(withinMs: number): Promise<void> {
      if (!woken) {
        const { promise, resolve } = Promise.withResolvers<undefined>()
        resolveWait = () => resolve(undefined)
        const timer = setTimeout(resolveWait, withinMs)
        await promise
        clearTimeout(timer)
      }
      woken = false
    },
    /** Waits, whatever is announced, unless it is over. */
    async pause(ms: number): Promise<void> {
      await delay(ms, undefined, { signal: over }).catch(() => undefined)
    },
  }
}
