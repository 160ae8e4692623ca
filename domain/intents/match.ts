import type { Ranked } from './lexical.ts'

export type Thresholds = {
  /** From which score the best intent is meant. */
  accept: number
  /** From which score an intent is suggested. */
  suggest: number
}
export type Outcome = 'matched' | 'suggested' | 'unmatched'

/** By how much the best has to lead, so that one of two similar intents is not taken for the other. */
const LEAD = 1.15
const SUGGESTIONS_AT_MOST = 3

/** What a ranking says: one intent is meant, some may be, or none is. */
export function decide(
  ranking: readonly Ranked[],
  { accept, suggest }: Thresholds,
): { outcome: Outcome; intents: Ranked[] } {
  const [best, second] = ranking
  if (best !== undefined && best.score >= accept && best.score >= LEAD * (second?.score ?? 0))
    return { outcome: 'matched', intents: [best] }
  const suggested = ranking.filter(({ score }) => score >= suggest).slice(0, SUGGESTIONS_AT_MOST)
  return suggested.length === 0 ? { outcome: 'unmatched', intents: [] } : { outcome: 'suggested', intents: suggested }
}
