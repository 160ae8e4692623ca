/** A passage by its words and, where it was compared, by its vector. */
export type Ranked = { score: number; similarity: number | null }

/** How much the similarity counts beside the words. */
const SHARE = 0.4

/**
 * How relevant each of the passages is, from 0 to 1: the sum of its score, as a part of the highest, and of its
 * similarity, between the lowest and the highest of those found. Cosines of unrelated texts differ between models, so
 * only their order and distances tell.
 */
export function relevances(found: readonly Ranked[]): number[] {
  const highest = Math.max(...found.map(({ score }) => score), Number.MIN_VALUE)
  const similarities = found.flatMap(({ similarity }) => (similarity === null ? [] : [similarity]))
  if (similarities.length === 0) return found.map(({ score }) => score / highest)
  const lowest = Math.min(...similarities)
  const range = Math.max(...similarities) - lowest
  const nearness = (similarity: number | null) =>
    similarity === null ? 0 : range === 0 ? 1 : (similarity - lowest) / range
  return found.map(({ score, similarity }) => (1 - SHARE) * (score / highest) + SHARE * nearness(similarity))
}
