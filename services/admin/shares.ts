import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { createPlaces, type Places } from '../places.ts'

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

type Shares = { changes: Places; files: Places; passwords: Places; processor: Places }

const sharesByPool = new WeakMap<Database, Shares>()

/** The places of each workspace at the connections of a pool. */
export function sharesOf(knex: Database): Shares {
  const known = sharesByPool.get(knex)
  if (known !== undefined) return known
  const shares = {
    changes: createPlaces(CHANGES),
    files: createPlaces(FILES),
    passwords: createPlaces(PASSWORDS),
    processor: createPlaces(PROCESSOR),
  }
  sharesByPool.set(knex, shares)
  return shares
}
