import type { OpenStreams } from '../adapters/metrics.ts'
import type { Refusal } from '../domain/refusal.ts'

/** How many streams somebody or something may have, and the refusal of a further one. */
export type StreamLimit = { subject: string; atMost: number; refusal: () => Refusal }

export type StreamSlots = {
  /** @returns a function that releases the slot @throws the refusal of the first limit that is reached */
  take(surface: keyof OpenStreams, limits: readonly StreamLimit[]): () => void
  open: Readonly<OpenStreams>
}

/** The open streams of this process, counted by each of their subjects. */
export function createStreamSlots(): StreamSlots {
  const taken = new Map<string, number>()
  const open: OpenStreams = { public: 0, admin: 0 }
  return {
    open,
    take(surface, limits) {
      const full = limits.find(({ subject, atMost }) => (taken.get(subject) ?? 0) >= atMost)
      if (full !== undefined) throw full.refusal()
      // An idle stream keeps what its release refers to.
      const subjects = limits.map(({ subject }) => subject)
      for (const subject of subjects) taken.set(subject, (taken.get(subject) ?? 0) + 1)
      open[surface]++
      return () => {
        open[surface]--
        for (const subject of subjects) {
          const left = (taken.get(subject) ?? 1) - 1
          if (left === 0) taken.delete(subject)
          else taken.set(subject, left)
        }
      }
    },
  }
}
