import type { FailureKind } from './snapshot.ts'

/** Stops a turn: the execution has failed. Caught where the turn is run; it never leaves the core. */
export class TurnFailure extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.name = 'TurnFailure'
    this.kind = kind
  }
}
