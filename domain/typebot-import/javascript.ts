import { JavaScriptParser, Untranslatable } from './javascript-parser.ts'
import { tokensOf } from './javascript-tokens.ts'
import type { Variables } from './variables.ts'

/**
 * A JavaScript expression as JSONata, for the part of the language that small calculations need: literals, variables,
 * operators, `?:`, and some methods of texts, lists, numbers and `Math`. Undefined when it holds anything else.
 */
export function javascriptExpression(source: string, variables: Variables): string | undefined {
  const body = source
    .trim()
    .replace(/^return\s+/, '')
    .replace(/;\s*$/, '')
  if (body === '' || body.length > 2000) return undefined
  try {
    const tokens = tokensOf(body)
    return tokens === undefined ? undefined : new JavaScriptParser(tokens, variables).whole()
  } catch (error) {
    if (error instanceof Untranslatable) return undefined
    throw error
  }
}

/** Whether a text that is no translatable expression was meant as code all the same. */
export function looksLikeCode(source: string): boolean {
  return /=>|;\s*$|;\s*\n|\b(?:return|const|let|var|function|await|new)\s|[\w)\]}'"`]\s*\.\s*[a-z]\w*\s*\(|\b[A-Za-z_$][\w$]*\(/.test(
    source,
  )
}
