export type EgressFailureKind =
  'invalid_request' | 'refused_address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'too_large' | 'aborted' | 'network'

const SENTENCES: Readonly<Record<EgressFailureKind, string>> = {
  invalid_request: 'the address is not an http or https URL, or a header is malformed',
  refused_address: 'the address is not one that may be called',
  dns: 'the host name cannot be resolved',
  connect: 'no connection could be made',
  tls: 'no secure connection could be made',
  timeout: 'the reply did not arrive in time',
  too_large: 'the reply is too large',
  aborted: 'the request was cancelled',
  network: 'the connection broke',
}

/**
 * An exchange without an answer. The message names neither address nor header, so that it may be shown and logged.
 */
export class EgressFailure extends Error {
  readonly kind: EgressFailureKind

  constructor(kind: EgressFailureKind, cause?: unknown) {
    super(SENTENCES[kind], cause === undefined ? undefined : { cause })
    this.name = 'EgressFailure'
    this.kind = kind
  }

  /** Whether the same request may be answered when it is sent again. */
  get retryable(): boolean {
    return this.kind !== 'refused_address' && this.kind !== 'invalid_request' && this.kind !== 'too_large'
  }

  /** Whether the other side did not answer at all, rather than incorrectly. */
  get timedOut(): boolean {
    const { cause } = this
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    return this.kind === 'timeout' || code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT'
  }
}

const TLS_CODES = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|EPROTO)/
const BY_CODE: Readonly<Record<string, EgressFailureKind>> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  EAI_NODATA: 'dns',
  EAI_NONAME: 'dns',
  ECONNREFUSED: 'connect',
  EHOSTUNREACH: 'connect',
  ENETUNREACH: 'connect',
  EADDRNOTAVAIL: 'connect',
  ETIMEDOUT: 'connect',
  EACCES: 'connect',
  EINVAL: 'connect',
  UND_ERR_CONNECT_TIMEOUT: 'connect',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_INVALID_ARG: 'invalid_request',
  UND_ERR_HEADERS_OVERFLOW: 'too_large',
}

/** Classifies what undici, the sockets or zlib threw. */
export function toEgressFailure(error: unknown): EgressFailure {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause instanceof EgressFailure) return cause
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    const kind = BY_CODE[code] ?? (TLS_CODES.test(code) ? 'tls' : undefined)
    if (kind !== undefined) return new EgressFailure(kind, error)
    // Several addresses of one host were tried: the first failure stands for all.
    if (cause instanceof AggregateError && cause.errors.length > 0) return toEgressFailure(cause.errors[0])
  }
  return new EgressFailure('network', error)
}
