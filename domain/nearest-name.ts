/**
 * The candidate that was probably meant by a misspelt name, or undefined: at most one typo in three characters lies
 * between the two. Upper and lower case, hyphen and underscore count as the same. Of several candidates the nearest,
 * then the first.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const plainName = plain(name)
  let nearest: string | undefined
  let least = Infinity
  for (const candidate of candidates) {
    const known = plain(candidate)
    const most = Math.ceil(Math.max(plainName.length, known.length) / 3)
    if (candidate === name || Math.abs(plainName.length - known.length) > most) continue
    const slips = slipsBetween(plainName, known)
    if (slips > most || slips === known.length || slips >= least) continue
    least = slips
    nearest = candidate
  }
  return nearest
}

/** Unknown names of one document that are looked up, and candidates for each: a comparison takes time. */
const LOOKED_UP_AT_MOST = 20
const CANDIDATES_AT_MOST = 2_000

/** `nearestName` among fixed candidates, for a document that may have any number of unknown names. */
export function nearestAmong(candidates: Iterable<string>): (name: string) => string | undefined {
  const all = [...candidates].slice(0, CANDIDATES_AT_MOST)
  const found = new Map<string, string | undefined>()
  return name => {
    if (!found.has(name) && found.size < LOOKED_UP_AT_MOST) found.set(name, nearestName(name, all))
    return found.get(name)
  }
}

const LENGTH_AT_MOST = 64

function plain(name: string): string {
  return name
    .slice(0, LENGTH_AT_MOST)
    .toLowerCase()
    .replaceAll(/[-_\s]/g, '')
}

/** Characters missing, added, changed, or swapped with their neighbour (Damerau-Levenshtein, restricted). */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
