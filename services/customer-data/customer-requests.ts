import type { FileLinks } from '../../adapters/file-links.ts'
import { ARCHIVE_MIME } from '../../adapters/files/archive.ts'
import type { CustomerRequest, CustomerRequestKind } from '../../adapters/stores/customer-data/customer-requests.ts'
import { NEWEST_FIRST } from '../../adapters/postgres/keyset.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { lockTenant } from '../../adapters/stores/tenants/tenants.ts'
import type { CustomerSelector } from '../../domain/customer-identity.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, changeOnce, found, type ChangeDeps, type StoredReply } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { CustomerRequest }
export type ExportDownload = { url: string; expiresAt: Date; mime: string; size: number }
export type DownloadDeps = ChangeDeps & { fileLinks: FileLinks }
type ReadDeps = Pick<ChangeDeps, 'knex'>

/** Exports, and erasures, of a workspace that are not completed; each takes seconds. */
const OPEN_AT_MOST = 100
/** About the time after which one of them is completed. */
const RETRY_AFTER_S = 60
const LINK_LIFETIME_MS = 5 * 60_000

/** Newest first. */
export async function listCustomerRequests(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  kind: CustomerRequestKind,
  query: ListQuery,
): Promise<ListPage<CustomerRequest>> {
  return await listPage(
    `customer ${kind}s`,
    NEWEST_FIRST,
    query,
    async window => await forTenant(knex, tenantId).customerRequests.page(kind, window),
  )
}

/** @throws Refusal `not_found` */
export async function getCustomerRequest(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  kind: CustomerRequestKind,
  id: string,
): Promise<CustomerRequest> {
  return found(await forTenant(knex, tenantId).customerRequests.find(kind, id))
}

/**
 * The work is done by a job.
 * @throws Refusal `validation_failed` for a customer that is not named by exactly one of the two; `rate_limited` while
 * too many are not completed
 */
export async function createCustomerExport(
  deps: ChangeDeps,
  caller: AdminCaller,
  customer: NamedCustomer,
  answer: (request: CustomerRequest) => StoredReply,
): Promise<CustomerRequest> {
  return await request(deps, caller, { kind: 'export', customer: selectorOf(customer) }, answer)
}

/**
 * As `createCustomerExport`.
 * @throws Refusal `validation_failed`, also when `confirm` does not repeat the customer
 */
export async function createCustomerErasure(
  deps: ChangeDeps,
  caller: AdminCaller,
  { confirm, ...customer }: NamedCustomer & { confirm: string },
  answer: (request: CustomerRequest) => StoredReply,
): Promise<CustomerRequest> {
  const selector = selectorOf(customer)
  const expected = 'email' in selector ? selector.email : selector.customerId
  if (confirm !== expected)
    throw new Refusal('validation_failed', {
      message: 'confirm does not repeat the customer',
      details: { validation_errors: [{ field: 'confirm', rule: 'enum' }] },
    })
  return await request(deps, caller, { kind: 'erasure', customer: selector }, answer)
}

/**
 * A signed address of the archive, for five minutes.
 * @throws Refusal `not_found`, `conflict` for an export that is not completed
 */
export async function createCustomerExportDownload(
  deps: DownloadDeps,
  caller: AdminCaller,
  id: string,
): Promise<ExportDownload> {
  return await change(deps, caller, 'customer_export.download', async ({ customerRequests }) => {
    const { status, file } = found(await customerRequests.find('export', id))
    if (status !== 'completed' || file === null) throw new Refusal('conflict', { message: `The export is ${status}` })
    // Addresses state their expiry in whole seconds.
    const expiresAt = new Date(Math.floor((deps.clock.now().getTime() + LINK_LIFETIME_MS) / 1000) * 1000)
    const download = {
      url: deps.fileLinks.urlOf(caller.tenantId, id, expiresAt),
      expiresAt,
      mime: ARCHIVE_MIME,
      size: file.size,
    }
    return { result: download, resource: { type: 'customer_export', id, name: null }, before: null, after: null }
  })
}

/** The case of an address is ignored in comparisons and stored as given. */
export type NamedCustomer = { customerId?: string | undefined; email?: string | undefined }

async function request(
  deps: ChangeDeps,
  caller: AdminCaller,
  { kind, customer }: { kind: CustomerRequestKind; customer: CustomerSelector },
  answer: (request: CustomerRequest) => StoredReply,
): Promise<CustomerRequest> {
  const action = `customer_${kind}.create`
  return await changeOnce(deps, caller, { action, answer }, async ({ customerRequests }, trx) => {
    await lockTenant(trx, caller.tenantId)
    if ((await customerRequests.countOpen(kind)) >= OPEN_AT_MOST)
      throw new Refusal('rate_limited', {
        headers: { 'Retry-After': String(RETRY_AFTER_S) },
        message: `${OPEN_AT_MOST} ${kind}s of the workspace are not completed yet`,
      })
    const created = await customerRequests.insert({
      id: deps.newId(),
      kind,
      customer,
      requestedBy: caller.user.id,
      now: deps.clock.now(),
    })
    // The customer is named in the details, where an erasure replaces it.
    return {
      result: created,
      resource: { type: `customer_${kind}`, id: created.id, name: null },
      before: null,
      after: { id: created.id, status: created.status },
      details: { customer },
    }
  })
}

function selectorOf({ customerId, email }: NamedCustomer): CustomerSelector {
  if (customerId !== undefined && email === undefined) return { customerId }
  if (email !== undefined && customerId === undefined) return { email }
  throw new Refusal('validation_failed', {
    message: 'Name the customer by its id or its address',
    details: { validation_errors: [{ field: 'customer', rule: 'required' }] },
  })
}
