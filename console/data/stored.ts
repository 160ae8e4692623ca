/** JSON that this browser stored under a key; undefined if there is none, or storage is forbidden. */
export function readStored(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** `undefined` removes the stored value. If storage is full or forbidden, the work is lost with the page. */
export function writeStored(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(value))
  } catch {
    // The work remains on the page.
  }
}
