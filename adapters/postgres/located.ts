import type { Expressions } from './statement.ts'

/**
 * Condition of an update: rows `row`, an alias, are those of a query, `located`, that yields the `place` (ctid),
 * tenant_id and id of each; the key is compared as well, since another partition may have another row at the same
 * place. A join by the key would read the whole table for a few rows if it was planned while the table was empty.
 *
 * `in … is true` is a hash that is looked up: without `is true` it becomes a join, and an array of keys is searched
 * from its start for each row, which took a third of a claim of 256 deliveries.
 */
export function isLocated({ row, located }: Expressions<'row' | 'located'>): string {
  return `${row}.ctid = any(array(select place from ${located}))
      and ((${row}.tenant_id, ${row}.id) in (select tenant_id, id from ${located})) is true`
}
