// The use of a credential is recorded after the reply, that of the request before perhaps during this one.
const ROW = "(to_jsonb(r) - 'last_used_at')::text"

/**
 * A query for a checksum of each table's rows that match its condition on `r`; equal results mean rows that are equal,
 * but for when a credential was last used.
 */
export function checksumsOf(tables: readonly { name: string; where: string }[]): string {
  return tables
    .map(
      ({ name, where }) =>
        `select '${name}' as name, coalesce(md5(string_agg(${ROW}, ',' order by ${ROW})), '') as sum
        from "${name}" r
        where ${where}`,
    )
    .join(' union all ')
}

/** Result of such a query, by table. */
export function checksumsIn(rows: readonly { name: string; sum: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
