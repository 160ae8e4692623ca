import { Refusal } from '../domain/refusal.ts'

/** Places of each subject, such as a workspace, for work at the same time in this process. */
export type Places = {
  /**
   * Runs `work` in a place of the subject. Work beyond its places waits for its turn and holds nothing meanwhile.
   * @throws Refusal `rate_limited` when too many wait, or for too long
   */
  within<Result>(subject: string, work: () => Promise<Result>): Promise<Result>
}

type Queue = { underWay: number; waiting: Set<() => void> }

/** When a refused caller may try again. */
const RETRY_AFTER_S = 2

export function createPlaces({
  atOnce,
  waitingAtMost,
  waitMs,
}: {
  atOnce: number
  waitingAtMost: number
  waitMs: number
}): Places {
  const queues = new Map<string, Queue>()

  async function take(queue: Queue): Promise<void> {
    if (queue.underWay < atOnce) {
      queue.underWay++
      return
    }
    if (queue.waiting.size >= waitingAtMost) throw refusal()
    const { promise, resolve, reject } = Promise.withResolvers<undefined>()
    const admit = () => {
      clearTimeout(timer)
      queue.waiting.delete(admit)
      resolve(undefined)
    }
    const timer = setTimeout(() => {
      queue.waiting.delete(admit)
      reject(refusal())
    }, waitMs)
    queue.waiting.add(admit)
    await promise
  }

  return {
    async within(subject, work) {
      const queue = queues.get(subject) ?? { underWay: 0, waiting: new Set() }
      queues.set(subject, queue)
      await take(queue)
      try {
        return await work()
      } finally {
        const [next] = queue.waiting
        // Handed over rather than freed, so that no later work takes it first.
        if (next !== undefined) next()
        else if (--queue.underWay === 0) queues.delete(subject)
      }
    },
  }
}

function refusal(): Refusal {
  return new Refusal('rate_limited', {
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
    message: 'The workspace has too much of this under way at the same time',
  })
}
