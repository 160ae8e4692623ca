import type { Clock } from '../../adapters/clock.ts'
import type { FileStore } from '../../adapters/files/index.ts'
import type { Spool } from '../../adapters/files/spool.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import type { Log } from '../log.ts'

export type CustomerDataDeps = {
  db: Pool
  clock: Clock
  newId: NewId
  files: FileStore
  spool: Spool
  idempotency: Pick<Idempotency, 'open'>
  log: Log
}
