import type { Json } from '../json.ts'
import { ExpressionError } from './errors.ts'
import { compileExpression } from './expression.ts'
import type { Ambient, Scope } from './evaluation.ts'
import { compileTemplate } from './template.ts'

export type Failure = { kind: 'compile' | 'evaluate' | 'limit'; message: string; position: number | null }
/** `value` is undefined if the expression has no result. `names`: the paths of the scope that it reads. */
export type Trial =
  { outcome: 'value'; value: Json | undefined; names: string[] } | { outcome: 'error'; error: Failure; names: string[] }

/** Evaluates an author's text once, as a node of a flow would. */
export async function tryOut(
  kind: 'expression' | 'template',
  source: string,
  scope: Scope,
  ambient: Ambient,
): Promise<Trial> {
  let names: string[] = []
  try {
    const compiled = kind === 'template' ? templateOf(source) : compileExpression(source)
    names = compiled.names()
    return { outcome: 'value', value: await compiled.evaluate(scope, ambient), names }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    const { message, position = null } = error
    // A single evaluation: it may use the whole limit of a turn.
    const failed = error.kind === 'turn_limit' ? 'limit' : error.kind
    return { outcome: 'error', error: { kind: failed, message, position }, names }
  }
}

function templateOf(source: string) {
  const { value, names } = compileTemplate(source)
  return { evaluate: value, names }
}
