import { CONTACTS_BY_ID, type Contact, type ContactSummary } from '../../adapters/stores/conversations/contacts.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found, type ChangeDeps } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { Contact, ContactSummary }

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** Sorted by id. */
export async function listContacts(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  { search, ...query }: ListQuery & { search?: string | undefined },
): Promise<ListPage<ContactSummary>> {
  return await listPage(
    'contacts',
    CONTACTS_BY_ID,
    query,
    async window => await forTenant(knex, tenantId).contacts.page({ search }, window),
  )
}

/** @throws Refusal `not_found`, also for a customer that nothing has proven */
export async function getContact({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<Contact> {
  return found(await forTenant(knex, tenantId).contacts.find(id))
}
