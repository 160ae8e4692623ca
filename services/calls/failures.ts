import type { EgressFailureKind } from '../../adapters/egress/index.ts'

/** Why a call got no answer, for people. */
export type CallFailure = 'refused_address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'too_large'

export const CALL_FAILURES: Readonly<Record<EgressFailureKind, CallFailure>> = {
  refused_address: 'refused_address',
  invalid_request: 'refused_address',
  dns: 'dns',
  connect: 'connect',
  network: 'connect',
  tls: 'tls',
  timeout: 'timeout',
  aborted: 'timeout',
  too_large: 'too_large',
}
