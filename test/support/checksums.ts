/** A query for a checksum of each table's rows that match its condition on `r`; equal results mean equal rows. */
export function checksumsOf(tables: readonly { name: string; where: string }[]): string {
  return tables
    .map(
      ({ name, where }) =>
        `select '${name}' as name, coalesce(md5(string_agg(r::text, ',' order by r::text)), '') as sum
        from "${name}" r
        where ${where}`,
    )
    .join(' union all ')
}

/** Result of such a query, by table. */
export function checksumsIn(rows: readonly { name: string; sum: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
