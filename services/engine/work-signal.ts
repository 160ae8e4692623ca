/** Tells the worker of the same process at once that a commit left work, sooner than the database's notice arrives. */
export type WorkSignal = { signal: () => void; onSignal: (listener: () => void) => void }

export function createWorkSignal(): WorkSignal {
  const listeners = new Set<() => void>()
  return {
    signal: () => {
      for (const listener of listeners) listener()
    },
    onSignal: listener => void listeners.add(listener),
  }
}
