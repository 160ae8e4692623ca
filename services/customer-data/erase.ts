import type { Pool, PoolClient } from '../../adapters/postgres/pool.ts'
import { recordAudit } from '../../adapters/stores/audit/record.ts'
import { resolvePlan } from '../../adapters/stores/customer-data/plan.ts'
import { eraseAnswer, findAnswersWithoutExecution } from '../../adapters/stores/idempotency/keys.ts'
import {
  addCount,
  archiveKeys,
  clearFailedErasures,
  endErasure,
  findCustomerExports,
  findFailedPlans,
  requestStep,
  RequestPostponed,
  savePlan,
  type ClaimedRequest,
} from '../../adapters/stores/customer-data/requests.ts'
import {
  eraseRows,
  findOtherMentions,
  isMentionedInTurn,
  replaceMentions,
  type CustomerPlan,
} from '../../adapters/stores/customer-data/rows.ts'
import {
  customerExports,
  customerFiles,
  customerTables,
  mentioningTables,
  type CustomerTable,
} from '../../adapters/stores/customer-data/tables.ts'
import { ERASED, mentions, withoutCustomer } from '../../domain/customer-identity.ts'
import { hasEnded, type Snapshot } from '../../domain/engine/snapshot.ts'
import { isJsonObject, type Json } from '../../domain/json.ts'
import { refreshWorkspaceAnalytics, rollUpWholeTokenUsage } from '../analytics/refresh.ts'
import { abortExecutions } from '../engine/endings.ts'
import type { CustomerDataDeps } from './deps.ts'

// A visitor may continue while the work runs: the next round finds the new rows.
const ROUNDS_AT_MOST = 5

/**
 * Permanently deletes all data of a customer. The customer's rows are recorded before the first one is deleted, because
 * deleted rows no longer lead to others; each step is a separate transaction and can be repeated, so that the work can
 * stop anywhere and start again.
 * @throws RequestLost, RequestPostponed
 */
export async function eraseCustomer(deps: CustomerDataDeps, request: ClaimedRequest): Promise<void> {
  let plan: CustomerPlan | null = request.plan
  for (let round = 1; ; round++) {
    plan = await findPlan(deps, request, plan)
    if ((await eraseOnce(deps, request, plan)) === 0) break
    if (round === ROUNDS_AT_MOST) throw new Error('the data of the customer grow faster than they are erased')
  }
  const hadRuns = await replaceElsewhere(deps, request, plan)
  await refreshWorkspaceAnalytics(deps, request.tenantId)
  await rollUpWholeTokenUsage(deps)
  // A turn that read such a run before puts its snapshot back: at once, or after its call.
  const again =
    hadRuns ||
    (await isMentionedInTurn(deps.db, request.tenantId, plan)) ||
    (await replaceElsewhere(deps, request, plan))
  if (again) throw new RequestPostponed()
  await requestStep(deps.db, request, async client => {
    await clearFailedErasures(client, request.tenantId, plan)
    const mentionedIn = await findOtherMentions(client, request.tenantId, plan)
    const counts = await endErasure(client, request, mentionedIn)
    await recordAudit(client, request.tenantId, {
      id: deps.newId(),
      action: 'customer_erasure.complete',
      actor: { type: 'system' },
      subject: { type: 'customer_erasure', id: request.id, name: null },
      details: { counts },
      now: deps.clock.now(),
    })
  })
}

async function findPlan(
  { db }: CustomerDataDeps,
  request: ClaimedRequest,
  earlier: CustomerPlan | null,
): Promise<CustomerPlan> {
  return await requestStep(db, request, async client => {
    const known = [...(earlier === null ? [] : [earlier]), ...(await findFailedPlans(client, request))]
    const plan = await resolvePlan(client, request.tenantId, request.customer, known)
    await savePlan(client, request, plan)
    return plan
  })
}

/** @returns how many rows were deleted */
async function eraseOnce(deps: CustomerDataDeps, request: ClaimedRequest, plan: CustomerPlan): Promise<number> {
  const { db, files, newId } = deps
  const { tenantId } = request
  const eraseFrom = async (table: CustomerTable, name = table.table) =>
    await countedStep(db, request, name, async client => {
      const { count, proven } = await eraseRows(client, table, tenantId, plan)
      await addCount(client, request, `${name}_proven`, proven)
      return count
    })
  for (const conversationId of plan.conversations)
    await requestStep(
      db,
      request,
      async client => await abortExecutions({ newId }, client, tenantId, { conversationId, by: 'admin' }),
    )
  // The bytes before the row: a row without bytes can be found again, bytes without a row cannot.
  for (const { storageKey } of plan.files) await files.remove(storageKey)
  let erased = await eraseFrom(customerFiles)
  for (const table of customerTables) erased += await eraseFrom(table)
  const exports = await findCustomerExports(db, tenantId, plan)
  for (const key of exports.flatMap(archiveKeys)) await files.remove(key)
  erased += await eraseFrom(customerExports, 'customer_exports')
  const answers = async (client: PoolClient) => await eraseAnswers(deps, client, tenantId, plan)
  return erased + (await countedStep(db, request, 'idempotency_keys', answers))
}

/** A step that adds the number of its rows to the counts of the request. */
async function countedStep(
  db: Pool,
  request: ClaimedRequest,
  name: string,
  work: (client: PoolClient) => Promise<number>,
): Promise<number> {
  return await requestStep(db, request, async client => {
    const count = await work(client)
    await addCount(client, request, name, count)
    return count
  })
}

/** Answers are stored sealed: they have to be decrypted to find the customer's. */
async function eraseAnswers(
  { idempotency }: CustomerDataDeps,
  client: PoolClient,
  tenantId: string,
  plan: CustomerPlan,
): Promise<number> {
  const related = new Set([...plan.conversations, ...plan.executions])
  let erased = 0
  for (const { operation, key, body } of await findAnswersWithoutExecution(client, tenantId)) {
    const name = { tenantId, operation, key }
    if (mentions(idempotency.open(name, body) as Json, plan, related)) erased += await eraseAnswer(client, name)
  }
  return erased
}

/**
 * Removes the customer from remaining rows: the audit log, reports, and runs of others.
 * @returns whether it was in such a run that has not ended
 */
async function replaceElsewhere(
  { db }: CustomerDataDeps,
  request: ClaimedRequest,
  plan: CustomerPlan,
): Promise<boolean> {
  const erased = new Set([...plan.conversations, ...plan.executions])
  let hadRuns = false
  for (const table of mentioningTables) {
    const replaced = await requestStep(db, request, async client => {
      const rows = await replaceMentions(client, table, request.tenantId, plan, (document, row) =>
        withoutReason(withoutCustomer(document, plan), row, erased),
      )
      await addCount(client, request, `${table.table}_replaced`, rows.length)
      return rows
    })
    if (table.table === 'executions')
      hadRuns = replaced.some(({ snapshot }) => !hasEnded(snapshot as unknown as Snapshot))
  }
  return hadRuns
}

/** The reason for closing a conversation or aborting a run is free text about the customer. */
function withoutReason(document: Json, row: Readonly<Record<string, Json>>, erased: ReadonlySet<string>): Json {
  const subject = row['subject']
  if (
    !isJsonObject(document) ||
    !('reason' in document) ||
    !isJsonObject(subject) ||
    typeof subject['id'] !== 'string' ||
    !erased.has(subject['id'])
  )
    return document
  return { ...document, reason: ERASED }
}
