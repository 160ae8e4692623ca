import {
  checkResourceAllowed,
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
  extractWWWAuthenticateParams,
  registerClient,
} from '@modelcontextprotocol/client'
import { EgressFailure, egressFetch, type Egress } from '../egress/index.ts'
import { OAUTH_BYTES_AT_MOST, OauthFailure, type OauthServer } from './client.ts'

export type KnownClient = { clientId?: string | undefined; clientSecret?: string | undefined }

/**
 * The authorization server of an MCP server, found by what the latter answers without credentials (RFC 9728, RFC 8414);
 * registers us there unless a client is given (RFC 7591). Every address is called through the egress.
 * @throws OauthFailure
 */
export async function discover(
  egress: Egress,
  { url, redirectUrl, client, timeoutMs }: { url: string; redirectUrl: string; client: KnownClient; timeoutMs: number },
): Promise<OauthServer> {
  const fetchFn = egressFetch(egress, { timeoutMs, maxBytes: OAUTH_BYTES_AT_MOST })
  try {
    const challenge = await challengeOf(url, fetchFn)
    const resource = await discoverOAuthProtectedResourceMetadata(
      url,
      challenge.resourceMetadataUrl === undefined ? {} : { resourceMetadataUrl: challenge.resourceMetadataUrl },
      fetchFn,
    )
    if (!checkResourceAllowed({ requestedResource: url, configuredResource: resource.resource }))
      throw new OauthFailure('the metadata of the server is for another server')
    const [issuer = new URL(url).origin] = resource.authorization_servers ?? []
    const metadata = await discoverAuthorizationServerMetadata(issuer, { fetchFn })
    if (metadata === undefined) throw new OauthFailure('the authorization server has no metadata')
    if (metadata.issuer.replace(/\/$/, '') !== issuer.replace(/\/$/, ''))
      throw new OauthFailure('the metadata of the authorization server is for another one')
    if (metadata.code_challenge_methods_supported?.includes('S256') !== true)
      throw new OauthFailure('the authorization server offers no PKCE')
    if (!/^https?:/.test(metadata.authorization_endpoint))
      throw new OauthFailure('the authorization server has no page for a browser')
    const scopes = challenge.scope?.split(' ') ?? resource.scopes_supported ?? []
    const isOffline = metadata.scopes_supported?.includes('offline_access') === true
    const scope = [...new Set([...scopes, ...(isOffline ? ['offline_access'] : [])])].join(' ')
    const { clientId, clientSecret, secretInBody } =
      client.clientId === undefined
        ? await registered(issuer, metadata, { redirectUrl, scope, fetchFn })
        : { clientId: client.clientId, clientSecret: client.clientSecret ?? null, secretInBody: false }
    return {
      issuer: metadata.issuer,
      sendsIssuer: metadata['authorization_response_iss_parameter_supported'] === true,
      authorizationUrl: metadata.authorization_endpoint,
      tokenUrl: metadata.token_endpoint,
      revocationUrl: revocationOf(metadata),
      clientId,
      clientSecret,
      secretInBody,
      scope: scope === '' ? null : scope,
      resource: resource.resource,
    }
  } catch (error) {
    if (error instanceof OauthFailure) throw error
    if (error instanceof EgressFailure) throw new OauthFailure(error.message, { cause: error })
    // What the library throws may quote the answer.
    throw new OauthFailure('the server does not tell where consent is given')
  }
}

type Fetch = ReturnType<typeof egressFetch>

async function challengeOf(url: string, fetchFn: Fetch) {
  const response = await fetchFn(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept': 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  })
  await response.body?.cancel()
  return response.status === 401 ? extractWWWAuthenticateParams(response) : {}
}

type Metadata = NonNullable<Awaited<ReturnType<typeof discoverAuthorizationServerMetadata>>>

/** The library describes this member for one of two kinds of metadata only. */
function revocationOf(metadata: Metadata): string | null {
  const { revocation_endpoint: address } = metadata as { revocation_endpoint?: unknown }
  return typeof address === 'string' && URL.canParse(address) ? address : null
}

async function registered(
  issuer: string,
  metadata: Metadata,
  { redirectUrl, scope, fetchFn }: { redirectUrl: string; scope: string; fetchFn: Fetch },
) {
  if (metadata.registration_endpoint === undefined)
    throw new OauthFailure('the authorization server registers no clients: give the connection a client id')
  // Its successor needs a document at our public address, which servers can reach only where that is public.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the servers of today register
  const client = await registerClient(issuer, {
    metadata,
    fetchFn,
    clientMetadata: {
      client_name: 'Parley',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      ...(scope === '' ? {} : { scope }),
    },
  })
  return {
    clientId: client.client_id,
    clientSecret: client.client_secret ?? null,
    secretInBody: client.token_endpoint_auth_method === 'client_secret_post',
  }
}
