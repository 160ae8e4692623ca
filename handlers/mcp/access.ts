import type { TokenHolder } from '../../services/access/tokens.ts'
import { RpcError } from './errors.ts'

/** Access that a tool or a resource requires of its caller. */
export type Demand = { scope: string; permission: string }

/** Effective access is the user's permissions and the token's scopes; the workspace is the token's own anyway. */
export function mayUse({ scopes, permissions }: TokenHolder, { scope, permission }: Demand): boolean {
  return permissions.has(permission) && scopes.has(scope)
}

/** @throws RpcError -32002 that names the permission, or else the scope, that is missing */
export function admit({ scopes, permissions }: TokenHolder, { scope, permission }: Demand): void {
  if (!permissions.has(permission)) throw new RpcError('PermissionDenied', { resource: permission })
  if (!scopes.has(scope)) throw new RpcError('ScopeDenied', { required_scope: scope })
}
