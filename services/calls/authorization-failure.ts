/** The authorization server returned no token. */
export class AuthorizationFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'AuthorizationFailure'
  }

  /** Whether another attempt may get one. */
  get retryable(): boolean {
    return true
  }
}

/** A person has to consent, or to consent again, before the connection has a token. */
export class ConsentNeeded extends AuthorizationFailure {
  constructor(message: string) {
    super(message)
    this.name = 'ConsentNeeded'
  }

  override get retryable(): boolean {
    return false
  }
}
