import type { FileStore } from '../../adapters/files/index.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findUntakenFiles } from '../../adapters/stores/files/across-tenants.ts'
import { deleteUntakenFile } from '../../adapters/stores/files/files.ts'
import { TAKEN_WITHIN_MS } from './value-facts.ts'

const PORTION = 100
/** An answer that was checked in time is committed by then, whichever clocks the two machines have. */
const GRACE_MS = 5 * 60_000

/** Deletes files that no submission or answer took in time, the bytes before their row. @returns how many */
export async function purgeUntakenUploads({
  db,
  files,
  databaseNow,
}: {
  db: Pool
  files: Pick<FileStore, 'remove'>
  databaseNow: () => Promise<Date>
}): Promise<number> {
  const before = new Date((await databaseNow()).getTime() - TAKEN_WITHIN_MS - GRACE_MS)
  for (let purged = 0; ;) {
    const untaken = await findUntakenFiles(db, before, PORTION)
    for (const { tenantId, id, storageKey } of untaken) {
      await files.remove(storageKey)
      await deleteUntakenFile(db, tenantId, id)
    }
    purged += untaken.length
    if (untaken.length < PORTION) return purged
  }
}
