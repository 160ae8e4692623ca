/** `^[a-z][a-z0-9_]{0,63}$` and similar: a first character, then others. */
const NAME = /^\^\[([^\]]+)\]\[([^\]]+)\]\{0,(\d+)\}\$$/

/** The pattern of a name in words; undefined for patterns of another shape. */
export function patternInWords(pattern: string): string | undefined {
  const match = NAME.exec(pattern)
  if (match === null) return undefined
  const [, first = '', rest = '', more = '0'] = match
  return `at most ${Number(more) + 1} ${characters(rest)}, the first a ${kindsIn(first).join(' or ')}`
}

function characters(set: string): string {
  const words = kindsIn(set).map(kind => (kind.length === 1 ? kind : `${kind}s`))
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

/** The kinds of characters in a set: letters, digits, then each symbol separately. */
function kindsIn(set: string): string[] {
  const lower = set.includes('a-z')
  const upper = set.includes('A-Z')
  const letters = lower && upper ? 'letter' : lower ? 'lower-case letter' : 'capital letter'
  const signs = set.replaceAll(/[a-zA-Z0-9]-[a-zA-Z0-9]/g, '').match(/[^\\]/g) ?? []
  return [letters, ...(set.includes('0-9') ? ['digit'] : []), ...signs]
}
