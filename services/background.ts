/** Work that nobody has to wait for, but the end of the process: it needs the database and other connections. */
export type UnderWay = {
  /** Until `work` is settled; returned as it is. */
  add: <Result>(work: Promise<Result>) => Promise<Result>
  /** Resolves when nothing is under way. */
  idle: () => Promise<void>
}

export function createUnderWay(): UnderWay {
  let count = 0
  let waiting: (() => void)[] = []
  const end = () => {
    count -= 1
    if (count > 0) return
    const resolved = waiting
    waiting = []
    for (const resolve of resolved) resolve()
  }
  return {
    add(work) {
      count += 1
      work.then(end, end)
      return work
    },
    async idle() {
      if (count > 0) await new Promise<void>(resolve => waiting.push(resolve))
    },
  }
}

/** Work that continues after its request was answered. */
export type Background = {
  /** Starts it; a failure is only reported. */
  start: (work: () => Promise<void>) => void
  /** Resolves when nothing is running. */
  idle: () => Promise<void>
}

export function createBackground({ onError }: { onError: (error: unknown) => void }): Background {
  const { add, idle } = createUnderWay()
  return {
    start(work) {
      void add(work().catch(onError))
    },
    idle,
  }
}
