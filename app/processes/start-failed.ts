/** A process ended instead of becoming ready. */
export class StartFailed extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartFailed'
  }
}
