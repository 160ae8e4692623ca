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

/**
 * Part of a statement that holds the files no submission has taken, and yields their ids; of two concurrent statements
 * the second finds only the remaining files.
 */
export function filesFreePart({ tenantId, ids }: Expressions<'tenantId' | 'ids'>): string {
  return `files_free as (
    select id
    from files
    where tenant_id = ${tenantId} and id = any(${ids}) and submitted_at is null
    order by id
    for no key update
  )`
}
