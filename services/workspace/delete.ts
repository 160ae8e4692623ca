import type { FileStore } from '../../adapters/files/index.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { isReferenceBroken, isRolledBack } from '../../adapters/postgres/transient.ts'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import { retry } from '../../adapters/retry.ts'
import { deleteOverrides } from '../../adapters/stores/configuration/overrides.ts'
import { requestDocumentsOf } from '../../adapters/stores/edge-store-requests/queue.ts'
import { archiveKeys, findExports } from '../../adapters/stores/customer-data/requests.ts'
import { findStorageKeys } from '../../adapters/stores/files/files.ts'
import {
  deletePortion,
  deleteRows,
  deleteTenant,
  findTablesOfWorkspaces,
  lockForDeletion,
  type TableOfWorkspaces,
} from '../../adapters/stores/tenants/deletion.ts'
import { publicSections } from '../configuration/configuration.ts'

export type DeletionDeps = { db: Pool; files: Pick<FileStore, 'remove'> }

/** `unknown`: the workspace does not exist. `other_name`: it has another name, and nothing was deleted. */
export type Deletion =
  { outcome: 'deleted'; rows: number; files: number } | { outcome: 'unknown' } | { outcome: 'other_name' }

/** Without these rows no user signs in, no intent starts a run, and no worker continues one. */
const FIRST = [
  'access_tokens',
  'admin_sessions',
  'password_tokens',
  'flow_intents',
  'event_subscriptions',
  'engine_messages',
]

/** Repeats what a deadlock has ended: a turn or a worker that runs meanwhile locks the same rows in another order. */
async function despiteDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  return await retry(work, { attempts: 10, firstPauseMs: 100, shouldRetry: isRolledBack })
}

/**
 * Permanently deletes a workspace with all of its rows and files. In portions, so that other workspaces are not
 * blocked; an interrupted deletion continues when it is repeated. Rows that were added meanwhile are deleted in the
 * last transaction, with the workspace's own row.
 * @param name of the workspace, repeated
 */
export async function deleteWorkspace(
  { db, files }: DeletionDeps,
  { tenantId, name }: { tenantId: string; name: string },
): Promise<Deletion> {
  // Nothing is deleted yet, so that the row of the lock is not kept either.
  const found = await transaction(db, async client => await lockForDeletion(client, tenantId), {
    commitIf: () => false,
  })
  if (found === undefined) return { outcome: 'unknown' }
  if (found !== name) return { outcome: 'other_name' }
  const removed = { rows: 0, files: 0 }
  await despiteDeadlocks(async () => await removeFiles(db, files, tenantId, removed))
  const tables = await findTablesOfWorkspaces(db)
  let { rows } = removed
  const early = tables.filter(({ whole }) => !LEADING_TO_BYTES.has(whole)).map(({ name }) => name)
  for (const table of [...FIRST, ...early])
    for (let count = 1; count > 0; rows += count)
      count = await despiteDeadlocks(async () => await deletePortion(db, table, tenantId)).catch((error: unknown) => {
        // A row that a turn added meanwhile refers to this table: the last transaction deletes both.
        if (isReferenceBroken(error)) return 0
        throw error
      })
  const late = await despiteDeadlocks(async () => await deleteTheRest({ db, files }, tenantId, tables))
  return { outcome: 'deleted', rows: rows + late.rows + 1, files: removed.files + late.files }
}

async function deleteTheRest(
  { db, files }: DeletionDeps,
  tenantId: string,
  tables: readonly TableOfWorkspaces[],
): Promise<Removed> {
  return await transaction(
    db,
    async client => {
      await lockForDeletion(client, tenantId)
      const left = { rows: 0, files: 0 }
      await removeFiles(client, files, tenantId, left)
      for (const { name } of tables)
        for (let count = 1; count > 0; left.rows += count) count = await deletePortion(client, name, tenantId)
      await deleteOverrides(client, 'tenant', tenantId)
      await deleteTenant(client, tenantId)
      // A worker removes documents that can no longer be computed.
      await requestDocumentsOf(client, tenantId, [...publicSections.keys()])
      return left
    },
    { timeout: '10min' },
  )
}

type Removed = { rows: number; files: number }

/** Their rows are deleted with the bytes: one that is added during the deletion must still lead to its bytes. */
const LEADING_TO_BYTES: ReadonlySet<string> = new Set(['files', 'media', 'customer_requests'])

/** Removes what is stored outside of the database, then the rows that lead there, and counts both, archives aside. */
async function removeFiles(
  db: Queryable,
  store: DeletionDeps['files'],
  tenantId: string,
  removed: Removed,
): Promise<void> {
  const exports = await findExports(db, tenantId)
  for (const key of exports.flatMap(archiveKeys)) await store.remove(key)
  const exportIds = exports.map(({ id }) => id)
  removed.rows += await deleteRows(db, 'customer_requests', tenantId, exportIds)
  for (;;) {
    const portion = await findStorageKeys(db, tenantId)
    if (portion.length === 0) return
    for (const { storageKey } of portion) await store.remove(storageKey)
    const ids = portion.map(({ id }) => id)
    for (const table of ['files', 'media'] as const) removed.rows += await deleteRows(db, table, tenantId, ids)
    removed.files += portion.length
  }
}
