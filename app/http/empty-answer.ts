/** An answer without body that the contract writes out for itself, such as the engine's 401. */
export class EmptyAnswer extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, headers: Record<string, string> = {}) {
    super(`answered ${status} without a body`)
    this.name = 'EmptyAnswer'
    this.status = status
    this.headers = headers
  }
}
