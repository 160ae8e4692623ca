/*
 * What gives a statement the plan that it needs. Soon after its first executions a prepared statement has one plan for
 * the rest of its connection, made from the statistics of that moment. A queue is often empty then, and the best plan
 * for an empty table, to read all of it, is the worst for a long one, until autovacuum has analysed it. So nothing here
 * changes what a statement returns, and without any of it the tests of plans and the benchmarks of floods fail.
 */

/**
 * Settings of a session, to follow other statements, whose plans are all nested loops over indexes. Before PostgreSQL
 * 18 a plan that cannot do without another step looks expensive enough to be compiled, which would take longer than the
 * statement, so it is not compiled.
 */
export const BY_INDEX =
  ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'].map(step => `; set enable_${step} = off`).join('') +
  '; set jit = off'

/**
 * Ends a subquery that is planned by itself. Merged into the outer statement, a look-up by key for each outer row may
 * become a join that reads the whole table.
 */
export const BY_ITSELF = 'offset 0'

/** The conditions of partial indexes. They hold for every row: only statements that have one use its index. */
const INDEXES = {
  engine_messages_due: `type <> ''`,
  engine_messages_tenant: `created_at > '-infinity'`,
} as const

/** Condition that every row of the table meets, and with which the planner may use the index. */
export function alongIndex(index: keyof typeof INDEXES, row: string): string {
  return `${row}.${INDEXES[index]}`
}

/** Condition that a value is among those of a query. They are hashed; without `is true` it would become a join. */
export function isAmong(value: string, query: string): string {
  return `(${value} in (${query})) is true`
}

/** The opposite of `isAmong`, in the same way. */
export function isNotAmong(value: string, query: string): string {
  return `(${value} in (${query})) is not true`
}

/**
 * Condition that a value is one of an array. The planner takes the array for one of ten values: before PostgreSQL 17 it
 * would rather read a table of some thousand rows as a whole than look some hundred values up.
 */
export function isAnyOf(value: string, array: string): string {
  return `${value} = any(array(select unnest(${array})))`
}

/**
 * Condition of an update: the rows of the alias `row` are those of `located`, a query with the `location` (ctid),
 * tenant_id and id of rows that the statement has locked. They are found by location, since a join by key would read
 * the whole table; the key is compared as well, since in another partition another row may have the same location.
 */
export function isLocated({ row, located }: { row: string; located: string }): string {
  return `${row}.ctid = any(array(select location from ${located}))
      and ${isAmong(`(${row}.tenant_id, ${row}.id)`, `select tenant_id, id from ${located}`)}`
}

/**
 * As `isLocated`, for an update that also takes values from each row of `located`. No index serves the comparison of
 * keys, which leaves the location.
 */
export function isLocatedIn({ row, located, id }: { row: string; located: string; id: string }): string {
  return `${row}.ctid = ${located}.location
      and (${row}.tenant_id, ${row}.id) is not distinct from (${located}.tenant_id, ${located}.${id})`
}
