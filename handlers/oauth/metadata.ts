import { CONSENT_SCOPES } from '../../domain/scopes.ts'
import { addressesOf, type OauthDeps } from '../../services/oauth/clients.ts'
import type { ReplyOf } from '../wire.ts'

type Deps = Pick<OauthDeps, 'publicUrl'>

export function getResourceMetadata(deps: Deps): ReplyOf<'getResourceMetadata'> {
  const { issuer, gateway } = addressesOf(deps)
  return {
    status: 200,
    body: {
      resource: gateway,
      authorization_servers: [issuer],
      scopes_supported: [...CONSENT_SCOPES],
      bearer_methods_supported: ['header'],
      resource_name: 'Parley',
    },
  }
}

export function getServerMetadata(deps: Deps): ReplyOf<'getServerMetadata'> {
  const { issuer } = addressesOf(deps)
  return {
    status: 200,
    body: {
      issuer,
      authorization_endpoint: `${issuer}/console/connect`,
      token_endpoint: `${issuer}/oauth/token`,
      registration_endpoint: `${issuer}/oauth/register`,
      revocation_endpoint: `${issuer}/oauth/revoke`,
      scopes_supported: [...CONSENT_SCOPES],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    },
  }
}
