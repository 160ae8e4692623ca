/** Only the named properties, so that a property added to a row never appears on the wire automatically. */
export function pick<T extends object, K extends keyof T>(from: T, ...names: K[]): Pick<T, K> {
  return Object.fromEntries(names.map(name => [name, from[name]])) as Pick<T, K>
}
