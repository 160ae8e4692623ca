import type { Expressions } from '../../postgres/statement.ts'
import { bucketOf } from './sources.ts'

/**
 * Part of a statement that marks the sums which counted deleted rows, so that the next refresh recomputes them.
 * `deleted` is the part that yields the rows, `time` the column by which their dataset is summed.
 */
export function sumsMarkedPart({
  tenantId,
  dataset,
  deleted,
  time,
}: Expressions<'tenantId' | 'dataset' | 'deleted' | 'time'>): string {
  return `sums_marked as (
    insert into rollup_dirty (tenant_id, dataset, bucket)
    select distinct ${tenantId}, ${dataset}, ${bucketOf(time)}
    from ${deleted}
    order by 3
    on conflict do nothing
  )`
}
