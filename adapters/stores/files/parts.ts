import type { Expressions } from '../../postgres/statement.ts'

/** Part of a statement that marks files as taken by a submission or an answer; `ids` is an array of uuid. */
export function filesSubmittedPart({
  tenantId,
  ids,
  now,
  when,
}: Expressions<'tenantId' | 'ids' | 'now' | 'when'>): string {
  return `files_submitted as (
    update files
    set submitted_at = ${now}
    where tenant_id = ${tenantId} and id = any(${ids}) and ${when}
  )`
}
