/**
 * `compile`: the author's text is not valid. `evaluate`: it failed on these values. `limit`: it took more than one
 * evaluation may. `turn_limit`: the evaluations of one turn took more than they may together.
 */
export type ExpressionErrorKind = 'compile' | 'evaluate' | 'limit' | 'turn_limit'

export class ExpressionError extends Error {
  readonly kind: ExpressionErrorKind
  /** Characters of the author's text before the error, if known. */
  readonly position: number | undefined

  constructor(kind: ExpressionErrorKind, message: string, cause?: unknown, position?: number) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ExpressionError'
    this.kind = kind
    this.position = position
  }
}
