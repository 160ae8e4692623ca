import { createKnexInstance, type Knex, createPool, type Pool } from './pool.ts'

/** A standby that may answer reads, as long as what it shows is not too old. */
export type Replica = {
  db: Pool
  knex: Knex
  /**
   * Whether all that was committed longer than the allowed lag ago can be read from it. It is watched from the first
   * call on, so that a process that reads nothing from it, as a worker, opens no session.
   */
  isCurrent(): boolean
  /** For how long, in seconds, commits may be missing from it; undefined before it first answered. */
  lag: () => number | undefined
  close(): Promise<void>
}

export type ReplicaOptions = {
  url: string
  /** Where the position of the primary is read. */
  primary: Pool
  /** Seconds. */
  maxLag: number
  /** Milliseconds before a statement is cancelled. */
  statementTimeout: number
  onError: (error: unknown) => void
}

/** When the primary's log had reached a position, by this process's monotonic clock. */
type Sample = { at: number; position: number }

const LOOK_EVERY_MS = 500
const ANSWER_MS = 2_000
/** Positions of the last minutes: a standby that is further behind is at least as old as the oldest. */
const SAMPLES = 600

// The replayed position of a promoted standby no longer changes.
const POSITION = `
  select pg_wal_lsn_diff(
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0'
  )::bigint as position`

/**
 * Opens the standby and watches how far it is behind. The measure is what it has replayed of the positions that the
 * primary had at known times: the time of the last transaction that it replayed grows on an idle primary, and whether
 * it is connected says nothing about a network that drops packets. Sessions are read-only, whatever server the URL
 * leads to.
 */
export function openReplica({ url, primary, maxLag, statementTimeout, onError }: ReplicaOptions): Replica {
  const db = createPool({ url, name: 'parley-replica', readOnly: true, statementTimeout, onError })
  const knex = createKnexInstance({ url, readOnly: true, statementTimeout, onWarning: onError })
  const lagPool = createPool({ url, name: 'parley-replica-lag', max: 1, answerTimeout: ANSWER_MS, onError })
  const samples: Sample[] = []
  let replayed: Sample | undefined
  let failing = false
  let next: NodeJS.Timeout | undefined
  let closed = false

  async function measure(): Promise<void> {
    const at = performance.now()
    samples.push({ at, position: await positionOf(primary) })
    if (samples.length > SAMPLES) samples.shift()
    const position = await positionOf(lagPool)
    replayed = samples.findLast(sample => sample.position <= position) ?? replayed
  }

  async function watch(): Promise<void> {
    try {
      await measure()
      failing = false
    } catch (error) {
      // Once for each outage: it is polled twice a second.
      if (!failing) onError(error)
      failing = true
    }
    if (closed) return
    next = setTimeout(() => {
      measuring = watch()
    }, LOOK_EVERY_MS).unref()
  }

  let measuring: Promise<void> | undefined
  const behindMs = () => {
    const since = replayed ?? samples[0]
    return since === undefined ? undefined : performance.now() - since.at
  }
  return {
    db,
    knex,
    isCurrent: () => {
      measuring ??= watch()
      return !failing && replayed !== undefined && performance.now() - replayed.at <= maxLag * 1000
    },
    lag: () => {
      const ms = behindMs()
      return ms === undefined ? undefined : ms / 1000
    },
    close: async () => {
      closed = true
      clearTimeout(next)
      await measuring
      await Promise.all([db.end(), lagPool.end(), knex.destroy()])
    },
  }
}

async function positionOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ position: number | null }>(POSITION)
  const position = rows[0]?.position
  if (position == null) throw new Error('the server does not say how much of the log it has replayed')
  return position
}
