export { CONNECTIONS_PER_ORIGIN, createEgress, type Egress, type EgressAnswer, type EgressRequest } from './egress.ts'
export { EgressFailure, type EgressFailureKind } from './failure.ts'
export { egressFetch, type EgressFetch } from './fetch.ts'
export { systemResolve, type Resolve } from './connector.ts'
