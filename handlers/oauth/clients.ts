import { registerClient as register, type OauthDeps } from '../../services/oauth/clients.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export function registerClient(deps: OauthDeps, { body }: RequestOf<'registerClient'>): ReplyOf<'registerClient'> {
  const { id, issuedAt, name, redirectUris } = register(deps, body)
  return {
    status: 201,
    headers: { 'Cache-Control': 'no-store' },
    body: {
      client_id: id,
      client_id_issued_at: issuedAt,
      client_name: name,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
  }
}
