import { createEgress, systemResolve } from '../adapters/egress/index.ts'
import { createOauthClient, type OauthClient } from '../adapters/oauth/index.ts'
import type { Environment } from './environment.ts'

/** A client outside the service, whose own egress is traced and shared with calls. */
export function oauthClientOf({ egressAllow }: Pick<Environment, 'egressAllow'>): OauthClient {
  return createOauthClient(createEgress({ allow: egressAllow, resolve: systemResolve }))
}
