/**
 * `compile`: the author's text is not valid. `evaluate`: it failed on these values. `limit`: it took more than one
 * evaluation may.
 */
export type ExpressionErrorKind = 'compile' | 'evaluate' | 'limit'

export class ExpressionError extends Error {
  readonly kind: ExpressionErrorKind

  constructor(kind: ExpressionErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ExpressionError'
    this.kind = kind
  }
}
