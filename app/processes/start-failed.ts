import { ExpectedFailure } from '../../domain/expected-failure.ts'

/** A process ended instead of becoming ready. */
export class StartFailed extends ExpectedFailure {
  constructor(message: string) {
    super(message)
    this.name = 'StartFailed'
  }
}
