/** Where the database is distributed, `*` has these columns as well (distributed/shard-groups.ts): no item does. */
export const OF_THE_SYSTEM: readonly string[] = ['ctid', 'xmin']

const properties = new Map<string, string>()

/** A row as an object whose properties have the names of its columns in camelCase. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the one cast of a row
export function fromRow<Item extends object>(row: object): Item {
  const item: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(row))
    if (!OF_THE_SYSTEM.includes(column)) item[propertyOf(column)] = value
  return item as Item
}

function propertyOf(column: string): string {
  const known = properties.get(column)
  if (known !== undefined) return known
  const property = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  properties.set(column, property)
  return property
}
