/** Work that continues after its request was answered. */
export type Background = {
  /** Starts it; a failure is only reported. */
  start: (work: () => Promise<void>) => void
  /** Resolves when nothing is running. */
  idle: () => Promise<void>
}

export function createBackground({ onError }: { onError: (error: unknown) => void }): Background {
  const running = new Set<Promise<void>>()
  return {
    start(work) {
      const run = work()
        .catch(onError)
        .finally(() => running.delete(run))
      running.add(run)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
