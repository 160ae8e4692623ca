import { CONSENT_SCOPES } from '../../domain/scopes.ts'
import { addressesOf, type OauthDeps } from '../../services/oauth/clients.ts'
import type { operations } from '../../generated/types/oauth.ts'
import { allVersions } from '../mcp/revisions.ts'
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

const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'
type Card = operations['getServerCard']['responses'][200]['content']['application/mcp-server-card+json']

export function getServerCard(deps: Deps & { version: string }): ReplyOf<'getServerCard'> {
  const { issuer, gateway } = addressesOf(deps)
  const card: Card = {
    $schema: CARD_SCHEMA,
    name: `${new URL(issuer).hostname.split('.').toReversed().join('.')}/parley`,
    title: 'Parley',
    version: deps.version,
    description: 'Conversational flows of a workspace: make, test, publish and run them, and read what they did.',
    remotes: [{ type: 'streamable-http', url: gateway, supportedProtocolVersions: [...allVersions] }],
  }
  const headers = {
    'Content-Type': 'application/mcp-server-card+json',
    'Cache-Control': 'public, max-age=3600',
    // Pages that list servers read it from anywhere; it says nothing that a visitor of the gateway is not told.
    'Access-Control-Allow-Origin': '*',
  }
  return { status: 200, headers, text: JSON.stringify(card) }
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
      client_id_metadata_document_supported: true,
    },
  }
}
