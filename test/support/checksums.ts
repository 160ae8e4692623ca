/**
 * A query for a checksum of each table's rows that meet its condition on `r`; two with the same answer saw the same
 * rows.
 */
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

/** What such a query answered, by table. */
export function checksumsIn(rows: readonly { name: string; sum: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
