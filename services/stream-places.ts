import type { Refusal } from '../domain/refusal.ts'

/** How many streams somebody or something may have, and the refusal of a further one. */
export type StreamLimit = { subject: string; atMost: number; refusal: () => Refusal }

export type StreamPlaces = { take(limits: readonly StreamLimit[]): () => void }

/** The open streams of this process, counted by each of their subjects. */
export function createStreamPlaces(): StreamPlaces {
  const taken = new Map<string, number>()
  return {
    /** @returns a function that releases the place @throws the refusal of the first limit that is reached */
    take(limits) {
      const full = limits.find(({ subject, atMost }) => (taken.get(subject) ?? 0) >= atMost)
      if (full !== undefined) throw full.refusal()
      // An idle stream keeps what its release refers to.
      const subjects = limits.map(({ subject }) => subject)
      for (const subject of subjects) taken.set(subject, (taken.get(subject) ?? 0) + 1)
      return () => {
        for (const subject of subjects) {
          const left = (taken.get(subject) ?? 1) - 1
          if (left === 0) taken.delete(subject)
          else taken.set(subject, left)
        }
      }
    },
  }
}
