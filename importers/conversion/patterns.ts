import { compilePattern } from '../../domain/expressions/patterns.ts'

/**
 * Whether a text matches a pattern, as an expression; undefined if RE2 cannot match it, or it contains a placeholder.
 */
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
