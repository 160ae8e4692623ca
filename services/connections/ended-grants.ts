import { OauthFailure, type OauthClient } from '../../adapters/oauth/index.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import type { ConnectionGrant } from '../../adapters/stores/connections/grants.ts'
import { openTokens, type GrantTokens } from './grant-tokens.ts'

/** A consent that was deleted here. */
export type EndedGrant = Pick<ConnectionGrant, 'connectionId' | 'tokens'>
export type RevocationDeps = { secretBox: SecretBox; oauthClient: OauthClient }

const TIMEOUT_MS = 10_000

/**
 * Revokes the tokens where the services have an address for that, all at once. Called once the deletion is committed:
 * what is rolled back must not be revoked.
 */
export async function revokeEnded(deps: RevocationDeps, tenantId: string, ended: readonly EndedGrant[]): Promise<void> {
  await Promise.all(ended.map(async grant => await revoke(deps, tenantId, grant)))
}

async function revoke(deps: RevocationDeps, tenantId: string, { connectionId, tokens }: EndedGrant): Promise<void> {
  if (tokens === null) return
  await revokeTokens(deps, openTokens(deps.secretBox, tenantId, connectionId, tokens))
}

export async function revokeTokens(
  { oauthClient }: Pick<RevocationDeps, 'oauthClient'>,
  { accessToken, refreshToken, server }: GrantTokens,
): Promise<void> {
  if (server.revocationUrl === null) return
  try {
    // The refresh token ends with all that came of it (RFC 7009, section 2.1).
    await oauthClient.revoke(server, refreshToken ?? accessToken, TIMEOUT_MS)
  } catch (error) {
    // The person can revoke it there; here it is gone.
    if (!(error instanceof OauthFailure)) throw error
  }
}
