import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import { inviteUser as invite, type InvitationDeps } from '../../services/people/password-resets.ts'
import { listTokens, revokeUserToken as revokeToken } from '../../services/access/personal-tokens.ts'
import * as users from '../../services/people/users.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { accessToken } from './access-token.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { instant, revisionFields, pageBody } from './replies.ts'
import { rowHandlers, type Admin } from './rows.ts'

const rows = rowHandlers({
  path: '/api/admin/v1/users',
  idIn: ({ userId }: { userId: string }) => userId,
  body: adminUser,
})

export const listUsers: Admin<'listUsers'> = rows.list(users.listUsers)
export const createUser: Admin<'createUser'> = rows.create(users.createUser, given =>
  pick(given, 'email', 'name', 'password', 'roles', 'active'),
)
export const getUser: Admin<'getUser'> = rows.get(users.getUser)
export const updateUser: Admin<'updateUser'> = rows.update(users.updateUser, given =>
  pick(given, 'email', 'name', 'roles'),
)
export const activateUser: Admin<'activateUser'> = rows.act(users.activateUser)
export const deactivateUser: Admin<'deactivateUser'> = rows.act(users.deactivateUser)

export async function setUserPassword(
  deps: ChangeDeps,
  request: RequestOf<'setUserPassword'>,
): Promise<ReplyOf<'setUserPassword'>> {
  await users.setUserPassword(
    deps,
    callerAdmin(request.caller),
    targetOf(request, request.params.userId),
    request.body.password,
  )
  return { status: 204 }
}

export async function inviteUser(
  deps: InvitationDeps,
  request: RequestOf<'inviteUser'>,
): Promise<ReplyOf<'inviteUser'>> {
  await invite(deps, callerAdmin(request.caller), idOf(request.params.userId))
  return { status: 204 }
}

export async function listUserTokens(
  deps: ChangeDeps,
  request: RequestOf<'listUserTokens'>,
): Promise<ReplyOf<'listUserTokens'>> {
  const page = await listTokens(deps, callerAdmin(request.caller), idOf(request.params.userId), request.query)
  return { status: 200, body: pageBody(page, token => accessToken(token, deps.clock.now())) }
}

export async function revokeUserToken(
  deps: ChangeDeps,
  request: RequestOf<'revokeUserToken'>,
): Promise<ReplyOf<'revokeUserToken'>> {
  await revokeToken(deps, callerAdmin(request.caller), idOf(request.params.userId), idOf(request.params.tokenId))
  return { status: 204 }
}

function adminUser(user: users.AdminUser): components['schemas']['AdminUser'] {
  const { id, email, name, roles, active, lastLoginAt, lockedOutUntil } = user
  return {
    id,
    email,
    name,
    roles,
    active,
    lastLoginAt: instant(lastLoginAt),
    lockedUntil: instant(lockedOutUntil),
    ...revisionFields(user),
  }
}
