import type { FormSubmission } from '../../adapters/stores/forms/submissions.ts'
import { LATEST_FIRST } from '../../adapters/postgres/keyset.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found, type ChangeDeps } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { FormSubmission }

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** Newest first, from `from` on and before `to`. @throws Refusal `not_found` for an unknown form */
export async function listFormSubmissions(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  formId: string,
  { from, to, ...query }: ListQuery & { from?: Date | undefined; to?: Date | undefined },
): Promise<ListPage<FormSubmission>> {
  const { forms, submissions } = forTenant(knex, tenantId)
  found(await forms.find({ id: formId }))
  return await listPage(
    'form-submissions',
    LATEST_FIRST,
    query,
    async window => await submissions.ofForm(formId, { from, to }, window),
  )
}

/** @throws Refusal `not_found` for an unknown form, and for a submission of another one */
export async function getFormSubmission(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  formId: string,
  id: string,
): Promise<FormSubmission> {
  return found(await forTenant(knex, tenantId).submissions.find({ id, formId }))
}
