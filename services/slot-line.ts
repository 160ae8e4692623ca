/** Slots for work at the same time in this process, and a line of those who wait for one. */
export type SlotLine = {
  readonly underWay: number
  readonly waiting: number
  /** Whether who comes now would be refused at once. */
  readonly isFull: boolean
  /**
   * Resolves when a slot is the caller's, who must `free` it. Who waits holds nothing.
   * @param refusal what is thrown when too many wait, or after `waitMs`
   * @param left ends the wait with its reason
   */
  take(waitMs: number, refusal: () => Error, left?: AbortSignal): Promise<void>
  /** @returns whether somebody who waited has the slot now */
  free(): boolean
  refuseWaiting(refusal: () => Error): void
}

type Waiter = { admit: () => void; refuse: (error: Error) => void }

export function createSlotLine({ slots, waitingAtMost }: { slots: number; waitingAtMost: number }): SlotLine {
  let underWay = 0
  const waiting = new Set<Waiter>()
  return {
    get underWay() {
      return underWay
    },
    get waiting() {
      return waiting.size
    },
    get isFull() {
      return underWay >= slots && waiting.size >= waitingAtMost
    },
    async take(waitMs, refusal, left) {
      left?.throwIfAborted()
      if (underWay < slots) {
        underWay++
        return
      }
      if (this.isFull) throw refusal()
      const slot = Promise.withResolvers<undefined>()
      const leave = () => {
        clearTimeout(timer)
        left?.removeEventListener('abort', giveUp)
        waiting.delete(waiter)
      }
      const giveUp = () => waiter.refuse(left?.reason as Error)
      const waiter: Waiter = {
        admit: () => {
          leave()
          slot.resolve(undefined)
        },
        refuse: error => {
          leave()
          slot.reject(error)
        },
      }
      const timer = setTimeout(() => waiter.refuse(refusal()), waitMs)
      left?.addEventListener('abort', giveUp)
      waiting.add(waiter)
      await slot.promise
    },
    free() {
      const [next] = waiting
      // Handed over rather than freed, so that nobody who comes later takes it first.
      if (next === undefined) underWay--
      else next.admit()
      return next !== undefined
    },
    refuseWaiting(refusal) {
      for (const { refuse } of [...waiting]) refuse(refusal())
    },
  }
}
