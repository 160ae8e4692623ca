import { ARCHIVE_MIME, writeArchive, type Entry } from '../../adapters/files/archive.ts'
import { resolvePlan } from '../../adapters/stores/customer-data/plan.ts'
import {
  addCount,
  archiveKey,
  endExport,
  isServed,
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
import type { CustomerDataDeps } from './deps.ts'

const STATEMENT_TIMEOUT = '10min'

/**
 * Gathers everything of a customer into one archive: a JSON document for each table, all in one snapshot, and the
 * files. An attempt after a failed one starts over.
 * @throws RequestLost
 */
export async function exportCustomer(deps: CustomerDataDeps, request: ClaimedRequest): Promise<void> {
  const { db, files, spool, clock } = deps
  const { tenantId } = request
  const now = clock.now()
  const storageKey = archiveKey(request)
  try {
    const { plan, tables } = await readTables(deps, request)
    const counts = countsOf(tables)
    const manifest = {
      exportedAt: now.toISOString(),
      workspaceId: tenantId,
      customer: { ids: plan.ids, addresses: plan.addresses },
      counts,
    }
    const archive = await writeArchive(spool, entriesOf(deps, plan, tables, manifest), now)
    try {
      // Nothing leads to an archive that is stored after the request was deleted.
      if (!(await renew(db, request))) throw new RequestLost()
      await files.put(storageKey, { ...archive, mime: ARCHIVE_MIME })
    } finally {
      await spool.discard(archive)
    }
    await requestStep(db, request, async client => {
      await endExport(client, request, { storageKey, size: archive.size })
      for (const [name, count] of Object.entries(counts)) await addCount(client, request, name, count)
    })
  } catch (error) {
    // The connection may have been lost after the commit.
    if (!(await isServed(db, request, storageKey).catch(() => true)))
      await files.remove(storageKey).catch(() => undefined)
    throw error
  }
}

async function* entriesOf(
  { files }: CustomerDataDeps,
  plan: CustomerPlan,
  tables: readonly TableRows[],
  manifest: object,
): AsyncGenerator<Entry> {
  for (const { name, rows } of tables) yield document(name, rows)
  for (const file of plan.files) {
    const content = await files.open(file.storageKey)
    if (content !== undefined) yield { name: `files/${file.id}`, content }
  }
  yield document('manifest', manifest)
}

function document(name: string, value: unknown): Entry {
  return { name: `${name}.json`, content: JSON.stringify(value, null, 1) }
}

/** `proven`: as of `CustomerTable`. */
type TableRows = { name: string; rows: Record<string, unknown>[]; proven?: string | undefined }

function countsOf(tables: readonly TableRows[]): Record<string, number> {
  const counts = tables.flatMap(({ name, rows, proven }) => [
    [name, rows.length] as const,
    [`${name}_proven`, proven === undefined ? 0 : rows.filter(row => row[proven] === true).length] as const,
  ])
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Everything in one snapshot. */
async function readTables(
  { db }: CustomerDataDeps,
  { tenantId, customer }: ClaimedRequest,
): Promise<{ plan: CustomerPlan; tables: TableRows[] }> {
  return await transaction(
    db,
    async client => {
      const plan = await resolvePlan(client, tenantId, customer, [])
      const tables: TableRows[] = []
      for (const table of [...customerTables, customerFiles])
        tables.push({
          name: table.table,
          rows: await readRows(client, table, tenantId, plan),
          proven: table.proven,
        })
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
    { timeout: STATEMENT_TIMEOUT, snapshot: true },
  )
}
