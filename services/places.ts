import { Refusal } from '../domain/refusal.ts'
import { createSlotLine, type SlotLine } from './slot-line.ts'

/** Places of each subject, such as a workspace, for work at the same time in this process. */
export type Places = {
  /**
   * Runs `work` in a place of the subject. Work beyond its places waits for its turn and holds nothing meanwhile.
   * @throws Refusal `rate_limited` when too many wait, or for too long
   */
  within<Result>(subject: string, work: () => Promise<Result>): Promise<Result>
}

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
  const lines = new Map<string, SlotLine>()
  return {
    async within(subject, work) {
      const line = lines.get(subject) ?? createSlotLine({ slots: atOnce, waitingAtMost })
      lines.set(subject, line)
      await line.take(waitMs, refusal)
      try {
        return await work()
      } finally {
        line.free()
        if (line.underWay === 0) lines.delete(subject)
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
