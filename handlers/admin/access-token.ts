import type { components } from '../../generated/types/admin.ts'
import { tokenStatus, type AccessToken } from '../../services/access/personal-tokens.ts'
import { instant } from './replies.ts'

export function accessToken(token: AccessToken, now: Date): components['schemas']['AccessToken'] {
  const { id, name, scopes, application, createdAt, expiresAt, lastUsedAt, revokedAt } = token
  return {
    id,
    name,
    scopes: scopes as components['schemas']['AccessTokenScope'][],
    status: tokenStatus(token, now),
    application,
    createdAt: createdAt.toISOString(),
    expiresAt: instant(expiresAt),
    lastUsedAt: instant(lastUsedAt),
    revokedAt: instant(revokedAt),
  }
}
