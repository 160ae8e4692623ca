import type { CustomerSelector } from '../../../domain/customer-identity.ts'
import type { Pool, PoolClient } from '../../postgres/pool.ts'
import { transaction } from '../../postgres/transaction.ts'
import type { Queryable } from '../../postgres/statement.ts'
import { bound, type CustomerPlan } from './rows.ts'
import { customerExports, unfinishedErasures } from './tables.ts'

/** A request that this process has claimed. */
export type ClaimedRequest = {
  tenantId: string
  id: string
  kind: 'export' | 'erasure'
  customer: CustomerSelector
  plan: CustomerPlan | null
  attempts: number
  owner: string
}

/** An export, and how often it was claimed. */
export type ExportAttempts = Pick<ClaimedRequest, 'tenantId' | 'id' | 'attempts'>

/** Storage key of the archive of this attempt: a worker that lost the request cannot replace what is served. */
export function archiveKey({ tenantId, id, attempts }: ExportAttempts): string {
  return `${tenantId}/exports/${id}-${String(attempts)}`
}

/** Storage keys of all archives that the export may have left behind, recorded or not. */
export function archiveKeys({ tenantId, id, attempts }: ExportAttempts): string[] {
  // An attempt that ended in a release is not counted.
  return Array.from({ length: attempts + 1 }, (_, before) => archiveKey({ tenantId, id, attempts: before + 1 }))
}

export type ArchiveFile = { storageKey: string; size: number }

export const LEASE = "interval '2 minutes'"
const STATEMENT_TIMEOUT = '10min'

/** Another process has claimed the request, or an erasure has deleted it. */
export class RequestLost extends Error {}

/** The request cannot be completed yet; nothing has failed. */
export class RequestPostponed extends Error {}

/**
 * Runs one step of the work in a transaction under the lease of the request.
 * @throws RequestLost
 */
export async function requestStep<Result>(
  db: Pool,
  request: ClaimedRequest,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return await transaction(
    db,
    async client => {
      if (!(await renew(client, request))) throw new RequestLost()
      return await work(client)
    },
    { timeout: STATEMENT_TIMEOUT },
  )
}

/** Adds to the counts of the request, in the transaction of a step. */
export async function addCount(
  client: PoolClient,
  { tenantId, id }: ClaimedRequest,
  name: string,
  count: number,
): Promise<void> {
  if (count === 0) return
  await client.query(
    `
    update customer_requests
    set counts = jsonb_set(counts, array[$3::text],
        to_jsonb(coalesce((counts ->> $3::text)::bigint, 0) + $4::bigint))
    where tenant_id = $1 and id = $2`,
    [tenantId, id, name, count],
  )
}

/** Renews the lease; false when another owner has the request. */
export async function renew(
  db: Pool | PoolClient,
  { tenantId, id, owner }: Pick<ClaimedRequest, 'tenantId' | 'id' | 'owner'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `
    update customer_requests
    set lease_until = parley_now() + ${LEASE}
    where tenant_id = $1 and id = $2 and lease_owner = $3 and lease_until > parley_now()`,
    [tenantId, id, owner],
  )
  return rowCount === 1
}

/** Whether the request is completed with this archive. */
export async function isServed(
  db: Pool,
  { tenantId, id }: Pick<ClaimedRequest, 'tenantId' | 'id'>,
  storageKey: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `
    select
    from customer_requests
    where tenant_id = $1 and id = $2 and file ->> 'storageKey' = $3`,
    [tenantId, id, storageKey],
  )
  return rowCount === 1
}

export async function savePlan(
  client: PoolClient,
  { tenantId, id }: ClaimedRequest,
  plan: CustomerPlan,
): Promise<void> {
  await client.query(
    `
    update customer_requests
    set plan = $3
    where tenant_id = $1 and id = $2`,
    [tenantId, id, JSON.stringify(plan)],
  )
}

/** The plans of failed erasures of the same customer: rows that they deleted already can no longer be found. */
export async function findFailedPlans(
  client: PoolClient,
  { tenantId, id, customer }: ClaimedRequest,
): Promise<CustomerPlan[]> {
  const { rows } = await client.query<{ plan: CustomerPlan }>(
    `
    select plan
    from customer_requests
    where tenant_id = $1 and id <> $2 and kind = 'erasure' and status = 'failed' and plan is not null
      and customer = $3::jsonb`,
    [tenantId, id, JSON.stringify(customer)],
  )
  return rows.map(({ plan }) => plan)
}

/**
 * Completes an erasure: from now on it names the customer no more.
 * @param mentionedIn conversations of others that still do
 * @returns the counts of erased rows
 */
export async function endErasure(
  client: PoolClient,
  { tenantId, id }: ClaimedRequest,
  mentionedIn: readonly string[],
): Promise<Record<string, number>> {
  const {
    rows: [row],
  } = await client.query<{ counts: Record<string, number> }>(
    `
    update customer_requests
    set status = 'completed',
      customer = null,
      plan = null,
      error = null,
      completed_at = parley_now(),
      mentioned_in = $3,
      lease_owner = null,
      lease_until = null
    where tenant_id = $1 and id = $2
    returning counts`,
    [tenantId, id, mentionedIn],
  )
  return row?.counts ?? {}
}

/** Removes the customer from failed erasures, which have nothing more to do. */
export async function clearFailedErasures(client: PoolClient, tenantId: string, plan: CustomerPlan): Promise<void> {
  await client.query(
    bound(
      `
      update customer_requests t
      set customer = null, plan = null
      where t.tenant_id = :tenant and ${unfinishedErasures.where}`,
      tenantId,
      plan,
    ),
  )
}

/** Exports of the customer, in any state. */
export async function findCustomerExports(db: Pool, tenantId: string, plan: CustomerPlan): Promise<ExportAttempts[]> {
  const { rows } = await db.query<{ id: string; attempts: number }>(
    bound(
      `
      select t.id, t.attempts
      from customer_requests t
      where t.tenant_id = :tenant and ${customerExports.where}`,
      tenantId,
      plan,
    ),
  )
  return rows.map(row => ({ tenantId, ...row }))
}

export async function endExport(
  client: PoolClient,
  { tenantId, id }: ClaimedRequest,
  file: ArchiveFile,
): Promise<void> {
  await client.query(
    `
    update customer_requests
    set status = 'completed',
      plan = null,
      error = null,
      file = $3,
      completed_at = parley_now(),
      expires_at = parley_now() + interval '7 days',
      lease_owner = null,
      lease_until = null
    where tenant_id = $1 and id = $2`,
    [tenantId, id, JSON.stringify(file)],
  )
}

/** Schedules another attempt, or marks the request as failed after the last one. */
export async function failRequest(
  db: Pool,
  { tenantId, id, owner, attempts }: ClaimedRequest,
  { error, attemptsAtMost }: { error: string; attemptsAtMost: number },
): Promise<void> {
  await db.query(
    `
    update customer_requests
    set status = case when attempts >= $5 then 'failed' else status end,
      error = $4,
      run_at = parley_now() + $6::integer * interval '30 seconds',
      lease_owner = null,
      lease_until = null
    where tenant_id = $1 and id = $2 and lease_owner = $3`,
    [tenantId, id, owner, error, attemptsAtMost, attempts],
  )
}

/** Schedules the attempt again without counting it. */
export async function releaseRequest(db: Pool, { tenantId, id, owner }: ClaimedRequest): Promise<void> {
  await db.query(
    `
    update customer_requests
    set attempts = attempts - 1,
      run_at = parley_now() + interval '30 seconds',
      lease_owner = null,
      lease_until = null
    where tenant_id = $1 and id = $2 and lease_owner = $3`,
    [tenantId, id, owner],
  )
}

export async function deleteRequest(db: Pool, tenantId: string, id: string): Promise<void> {
  await db.query(
    `
    delete from customer_requests
    where tenant_id = $1 and id = $2`,
    [tenantId, id],
  )
}

/** The finished archive of an export. */
export async function findArchive(
  db: Pool,
  tenantId: string,
  id: string,
): Promise<(ArchiveFile & { createdAt: Date }) | undefined> {
  const {
    rows: [row],
  } = await db.query<{ file: ArchiveFile; completed_at: Date }>(
    `
    select file, completed_at
    from customer_requests
    where tenant_id = $1 and id = $2 and kind = 'export' and status = 'completed' and expires_at > parley_now()
      and file is not null`,
    [tenantId, id],
  )
  return row === undefined ? undefined : { ...row.file, createdAt: row.completed_at }
}

/** Exports of a workspace, in any state. */
export async function findExports(db: Queryable, tenantId: string): Promise<ExportAttempts[]> {
  const { rows } = await db.query<{ id: string; attempts: number }>(
    `
    select id, attempts
    from customer_requests
    where tenant_id = $1 and kind = 'export'`,
    [tenantId],
  )
  return rows.map(row => ({ tenantId, ...row }))
}
