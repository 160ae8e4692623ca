import type { EdgeStore } from './edge-store.ts'

/** Stores nothing. */
export function createNullStore(): EdgeStore {
  return {
    serves: false,
    keeps: false,
    read: () => Promise.resolve(undefined),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
