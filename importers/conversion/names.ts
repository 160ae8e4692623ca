import { RESERVED_NAMES } from '../../domain/json.ts'

const MAX_LENGTH = 64
/** Words that a path of an expression cannot hold unquoted. */
const KEYWORDS: ReadonlySet<string> = new Set(['and', 'or', 'in', 'true', 'false', 'null', 'function'])

/** Makes names unique: a number is added if a name is taken. */
export class Names {
  readonly #taken = new Set<string>()
  /** The number to try next for a name that is taken. */
  readonly #numbers = new Map<string, number>()
  readonly #separator: string

  constructor(separator: string) {
    this.#separator = separator
  }

  take(preferred: string): string {
    let name = preferred
    let number = this.#numbers.get(preferred) ?? 2
    for (; this.#taken.has(name) || KEYWORDS.has(name) || RESERVED_NAMES.has(name); number += 1) {
      const ending = `${this.#separator}${String(number)}`
      name = preferred.slice(0, MAX_LENGTH - ending.length) + ending
    }
    this.#numbers.set(preferred, number)
    this.#taken.add(name)
    return name
  }
}

/**
 * Letters without accents, digits and `separator`, in lower case, starting with a letter; `otherwise` when nothing
 * remains.
 */
export function slug(text: string, separator: string, otherwise: string, maxLength = 48): string {
  const plain = text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, separator)
  const cut = plain.replace(/^[^a-z]+/, '').slice(0, maxLength)
  const result = cut.endsWith(separator) ? cut.slice(0, -1) : cut
  return result === '' ? otherwise : result
}

/** Generates ids for nodes after the first of each block, until nodes get their names. */
export function furtherIds(): () => string {
  let count = 0
  return () => `further-${String((count += 1))}`
}
