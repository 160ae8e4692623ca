/**
 * Estimates from the text of a regular expression how many instructions it compiles to: a part repeated `{n}` times
 * counts n times. Compiling hundreds of thousands of instructions takes seconds.
 */
export function patternSize(source: string): number {
  const outer: { size: number; atom: number }[] = []
  let group = { size: 0, atom: 0 }
  const add = (atom: number) => {
    group = { size: group.size + atom, atom }
  }
  for (let at = 0; at < source.length; at++) {
    switch (source.charAt(at)) {
      case '\\':
        at = afterEscape(source, at)
        add(1)
        break
      case '[':
        at = afterClass(source, at)
        add(1)
        break
      case '(':
        outer.push(group)
        group = { size: source[at + 1] === '?' ? 0 : 2, atom: 0 }
        at = afterFlags(source, at)
        break
      case ')': {
        const { size } = group
        group = outer.pop() ?? { size: 0, atom: 0 }
        add(size)
        break
      }
      case '{': {
        const [, least, most = least] = /^\{(\d+)(?:,(\d*))?\}/.exec(source.slice(at, at + 16)) ?? []
        const [n, m] = [Number(least ?? 1), Number(most ?? 1)]
        // Optional copies need one more instruction.
        group.size += group.atom * (Math.max(n, m, 1) - 1) + Math.max(m - n, 0)
        break
      }
      case '*':
      case '+':
      case '?':
        group.size++
        break
      default:
        add(1)
    }
  }
  return [...outer, group].reduce((sum, { size }) => sum + size, 0)
}

/** The last character of `\d`, `\pL`, `\p{Lu}`. */
function afterEscape(source: string, at: number): number {
  const next = source[at + 1]
  if (next !== 'p' && next !== 'P') return at + 1
  const end = source[at + 2] === '{' ? source.indexOf('}', at) : at + 2
  return end < 0 ? source.length : end
}

/** The last character of `(`, `(?:`, `(?i:`, `(?P<name>`. */
function afterFlags(source: string, at: number): number {
  return at + (/^\?(?:P?<\w*>|[a-zA-Z-]*:?)/.exec(source.slice(at + 1, at + 80))?.[0].length ?? 0)
}

/** The closing bracket of a class, or the end. A bracket in the first position is literal. */
function afterClass(source: string, from: number): number {
  let at = from + (source[from + 1] === '^' ? 2 : 1)
  if (source[at] === ']') at++
  for (; at < source.length && source[at] !== ']'; at++) if (source[at] === '\\') at++
  return at
}
