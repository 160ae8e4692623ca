import type { Pool } from '../adapters/postgres/pool.ts'
import { releaseCalls, renewCalls, type CallLease } from '../adapters/stores/executions/call-leases.ts'
import { releaseKeys, renewKeys, type HeldKey } from '../adapters/stores/idempotency/keys.ts'
import type { Log } from './log.ts'

export type Lease = ({ kind: 'key' } & HeldKey) | ({ kind: 'call' } & CallLease)

/** A lease while it is renewed. */
export type HeldLease = {
  /** This process has released it: later results must not be committed. */
  readonly released: boolean
  /** Ends the renewal. */
  end(): void
}

export type Leases = {
  /** Renews the lease until its end. */
  hold(lease: Lease): HeldLease
  /** Releases all leases, when the process stops. Nothing is renewed from then on. */
  release(): Promise<void>
}

/** Three times within a lease, so that one renewal may fail. */
const RENEW_EVERY_MS = 1_500

/** The leases of this process: idempotency keys it works under, and executions whose calls it makes. */
export function createLeases({ db, log }: { db: Pool; log: Log }): Leases {
  const held = new Map<Lease, { released: boolean }>()
  let renewing: Promise<void> | undefined

  async function renew(): Promise<void> {
    const { keys, calls } = byKind(held.keys())
    try {
      await Promise.all([
        keys.length === 0 ? undefined : renewKeys(db, keys),
        calls.length === 0 ? undefined : renewCalls(db, calls),
      ])
    } catch (error) {
      log.warn({ err: error }, 'leases could not be renewed')
    }
  }

  const timer = setInterval(() => {
    renewing ??= renew().finally(() => {
      renewing = undefined
    })
  }, RENEW_EVERY_MS)
  timer.unref()

  return {
    hold(lease) {
      const state = { released: false }
      held.set(lease, state)
      return {
        get released() {
          return state.released
        },
        end: () => void held.delete(lease),
      }
    },
    async release() {
      clearInterval(timer)
      // A renewal in flight would reclaim released leases.
      await renewing
      const { keys, calls } = byKind(held.keys())
      for (const state of held.values()) state.released = true
      held.clear()
      try {
        await Promise.all([
          keys.length === 0 ? undefined : releaseKeys(db, keys),
          calls.length === 0 ? undefined : releaseCalls(db, calls, 0),
        ])
      } catch (error) {
        log.warn({ err: error }, 'leases could not be released; they will run out')
      }
    },
  }
}

function byKind(leases: Iterable<Lease>): { keys: HeldKey[]; calls: CallLease[] } {
  const keys: HeldKey[] = []
  const calls: CallLease[] = []
  for (const lease of leases) {
    if (lease.kind === 'key') keys.push(lease)
    else calls.push(lease)
  }
  return { keys, calls }
}
