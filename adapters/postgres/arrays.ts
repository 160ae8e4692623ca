/**
 * An array as PostgreSQL reads it, of values without a character that needs quotes: ids, numbers, words, instants. The
 * driver looks for one in each value, which takes 0.3 µs for an id.
 */
export function plainArray(values: readonly (string | number | null)[]): string {
  return `{${values.map(value => value ?? 'null').join()}}`
}
