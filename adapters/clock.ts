import type { EventLoop } from '../domain/expressions/evaluation.ts'

/**
 * The only source of the present moment. Services and adapters take one as an argument; domain functions take the
 * instant.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = {
  now: () => new Date(),
}

let last = Promise.resolve()

/**
 * The event loop of this process. However many turns wait for it, one continues in each round, so that rounds stay
 * short.
 */
export const eventLoop: EventLoop = {
  cpuMs() {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  },
  async next() {
    last = last.then(async () => await new Promise<void>(resolve => setImmediate(resolve)))
    await last
  },
}
