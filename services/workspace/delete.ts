import type { FileStore } from '../../adapters/files/index.ts'
import { NIL_ID } from '../../adapters/ids.ts'
import { transaction, type Pool } from '../../adapters/postgres/pool.ts'
import { deleteOverrides } from '../../adapters/stores/configuration/overrides.ts'
import { requestDocumentsOf } from '../../adapters/stores/edge-store-requests/queue.ts'
import { archiveKey, findExportIds } from '../../adapters/stores/customer-data/requests.ts'
import { findStorageKeys } from '../../adapters/stores/files/files.ts'
import {
  deletePortion,
  deleteTenant,
  findTablesOfWorkspaces,
  lockForDeletion,
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
  const found = await transaction(db, async client => await lockForDeletion(client, tenantId))
  if (found === undefined) return { outcome: 'unknown' }
  if (found !== name) return { outcome: 'other_name' }
  const removed = await removeFiles({ db, files }, tenantId)
  const tables = await findTablesOfWorkspaces(db)
  let rows = 0
  for (const table of [...FIRST, ...tables])
    for (let count = 1; count > 0; rows += count) count = await deletePortion(db, table, tenantId)
  rows += await transaction(
    db,
    async client => {
      let late = 0
      await lockForDeletion(client, tenantId)
      for (const table of tables)
        for (let count = 1; count > 0; late += count) count = await deletePortion(client, table, tenantId)
      await deleteOverrides(client, 'tenant', tenantId)
      await deleteTenant(client, tenantId)
      // A worker removes documents that can no longer be computed.
      await requestDocumentsOf(client, tenantId, [...publicSections.keys()])
      return late
    },
    { timeout: '10min' },
  )
  return { outcome: 'deleted', rows: rows + 1, files: removed }
}

/** @returns how many uploads */
async function removeFiles({ db, files }: DeletionDeps, tenantId: string): Promise<number> {
  for (const id of await findExportIds(db, tenantId)) await files.remove(archiveKey(tenantId, id))
  let removed = 0
  for (let after = NIL_ID; ;) {
    const portion = await findStorageKeys(db, tenantId, after)
    for (const { storageKey } of portion) await files.remove(storageKey)
    removed += portion.length
    const last = portion.at(-1)
    if (last === undefined) return removed
    after = last.id
  }
}
