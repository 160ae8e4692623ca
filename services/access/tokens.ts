import { isAccessToken } from '../../adapters/secrets.ts'
import { touchToken } from '../../adapters/stores/people/tokens.ts'
import { findTokenByHash, type TokenRecord } from '../../adapters/stores/people/across-tenants.ts'
import { effectivePermissions, isAdmin, isSuperAdmin, type PermissionSet } from '../../domain/permissions.ts'
import { grantedScopes, type ScopeSet } from '../../domain/scopes.ts'
import { createDirectory, type DirectoryDeps, type TokenDirectory } from './token-directory.ts'

/** Who a personal access token acts as, and how far it reaches. The workspace is the owner's; no request names one. */
export type TokenHolder = {
  tokenId: string
  /** Null: it has no end. */
  expiresAt: Date | null
  tenantId: string
  user: { id: string; email: string; name: string; roles: readonly string[] }
  /** With the scopes that the listed ones imply. */
  scopes: ScopeSet
  permissions: PermissionSet
  isAdmin: boolean
  isSuperAdmin: boolean
}

export type AccessTokenDirectory = TokenDirectory<TokenHolder>

const TABLES: ReadonlySet<string> = new Set(['access_tokens', 'users', 'roles'])

/** Bearer tokens `cfp_…` with their owners; that of a deactivated owner authenticates nobody. */
export function createAccessTokenDirectory(deps: DirectoryDeps): AccessTokenDirectory {
  return createDirectory(
    {
      isToken: isAccessToken,
      find: findTokenByHash,
      holderOf,
      isUsable: ({ user }) => user.active,
      recordUse: touchToken,
      tables: TABLES,
    },
    deps,
  )
}

function holderOf({
  id,
  tenantId,
  scopes,
  expiresAt,
  user: { id: userId, email, name, roles },
  granted,
}: TokenRecord): TokenHolder {
  return {
    tokenId: id,
    expiresAt,
    tenantId,
    user: { id: userId, email, name, roles },
    scopes: grantedScopes(scopes),
    permissions: effectivePermissions(roles, granted),
    isAdmin: isAdmin(roles),
    isSuperAdmin: isSuperAdmin(roles),
  }
}
