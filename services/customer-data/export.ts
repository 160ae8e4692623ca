import { createArchive } from '../../adapters/files/archive.ts'
import { resolvePlan } from '../../adapters/stores/customer-data/plan.ts'
import {
  archiveKey,
  endExport,
  renew,
  requestStep,
  RequestLost,
  type ClaimedRequest,
} from '../../adapters/stores/customer-data/requests.ts'
import { readRows, type CustomerPlan } from '../../adapters/stores/customer-data/rows.ts'
import {
  customerExports,
  customerFiles,
  customerTables,
  mentioningTables,
  unfinishedErasures,
} from '../../adapters/stores/customer-data/tables.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { ARCHIVE_MIME } from '../forms/uploads.ts'
import type { CustomerDataDeps } from './deps.ts'

const STATEMENT_TIMEOUT = '10min'

/**
 * Gathers everything of a customer into one archive: a JSON document for each table, all of one moment, and the files.
 * Whatever happened before, it begins anew.
 * @throws RequestLost
 */
export async function exportCustomer(deps: CustomerDataDeps, request: ClaimedRequest): Promise<void> {
  const { db, files, spool, clock } = deps
  const { tenantId, id } = request
  const path = await spool.place()
  const storageKey = archiveKey(tenantId, id)
  try {
    const archive = createArchive(path)
    const { plan, tables } = await readTables(deps, request)
    for (const { name, rows } of tables) await archive.add(`${name}.json`, JSON.stringify(rows, null, 1))
    for (const file of plan.files) {
      const content = await files.open(file.storageKey)
      if (content !== undefined) await archive.add(`files/${file.id}`, content)
    }
    const counts = Object.fromEntries(
      tables.filter(({ rows }) => rows.length > 0).map(({ name, rows }) => [name, rows.length]),
    )
    await archive.add(
      'manifest.json',
      JSON.stringify(
        {
          exportedAt: clock.now().toISOString(),
          workspaceId: tenantId,
          customer: { ids: plan.ids, addresses: plan.addresses },
          counts,
        },
        null,
        1,
      ),
    )
    const { size, sha256 } = await archive.finish()
    // Before the archive goes to where it stays: whoever lost the request must not leave one behind.
    if (!(await renew(db, request))) throw new RequestLost()
    await files.put(storageKey, { path, size, sha256, mime: ARCHIVE_MIME })
    await requestStep(db, request, async client => {
      await endExport(client, request, { storageKey, size })
      return counts
    })
  } catch (error) {
    await files.remove(storageKey).catch(() => undefined)
    throw error
  } finally {
    await spool.discard({ path })
  }
}

type TableRows = { name: string; rows: Record<string, unknown>[] }

/** Everything of one moment. */
async function readTables(
  { db }: CustomerDataDeps,
  { tenantId, customer }: ClaimedRequest,
): Promise<{ plan: CustomerPlan; tables: TableRows[] }> {
  return await transaction(
    db,
    async client => {
      await client.query('set transaction isolation level repeatable read, read only')
      const plan = await resolvePlan(client, tenantId, customer, [])
      const tables: TableRows[] = []
      for (const table of [...customerTables, customerFiles])
        tables.push({ name: table.table, rows: await readRows(client, table, tenantId, plan) })
      tables.push({
        name: 'customer_requests',
        rows: [
          ...(await readRows(client, customerExports, tenantId, plan)),
          ...(await readRows(client, unfinishedErasures, tenantId, plan)),
        ],
      })
      for (const { table, where, omit = [] } of mentioningTables)
        tables.push({ name: `mentions/${table}`, rows: await readRows(client, { table, where, omit }, tenantId, plan) })
      return { plan, tables }
    },
    { timeout: STATEMENT_TIMEOUT },
  )
}
