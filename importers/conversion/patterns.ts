import { compilePattern } from '../../domain/expressions/patterns.ts'

/** Whether a text matches a pattern, as an expression; undefined where RE2 cannot match it, or it holds a place. */
export function patternTest(text: string, pattern: string, flags = ''): string | undefined {
  const literal = pattern.replace(/\\.|\//gs, found => (found === '/' ? '\\/' : found))
  if (pattern === '' || /[\n\r]/.test(pattern) || pattern.includes('{{') || !compiles(pattern, flags)) return undefined
  return `$contains(${text}, /${literal}/${flags})`
}

function compiles(pattern: string, flags: string): boolean {
  try {
    compilePattern(pattern, flags)
    return true
  } catch {
    return false
  }
}
