import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import { inviteUser as invite, type InvitationDeps } from '../../services/people/password-resets.ts'
import { listTokens, revokeUserToken as revokeToken } from '../../services/access/personal-tokens.ts'
import * as users from '../../services/people/users.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { accessToken } from './access-token.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { created, current, instant, revisionFields, pageBody, saved } from './replies.ts'

const PATH = '/api/admin/v1/users'

export async function listUsers(deps: ChangeDeps, request: RequestOf<'listUsers'>): Promise<ReplyOf<'listUsers'>> {
  return {
    status: 200,
    body: pageBody(await users.listUsers(deps, callerAdmin(request.caller), request.query), adminUser),
  }
}

export async function createUser(deps: ChangeDeps, request: RequestOf<'createUser'>): Promise<ReplyOf<'createUser'>> {
  const { email, name, password, roles, active } = request.body
  const answer = (user: users.AdminUser) => {
    const body = adminUser(user)
    return created(`${PATH}/${user.id}`, body, body.etag)
  }
  return answer(
    await users.createUser(deps, callerAdmin(request.caller), { email, name, password, roles, active }, answer),
  )
}

export async function getUser(deps: ChangeDeps, request: RequestOf<'getUser'>): Promise<ReplyOf<'getUser'>> {
  return current(adminUser(await users.getUser(deps, callerAdmin(request.caller), idOf(request.params.userId))))
}

export async function updateUser(deps: ChangeDeps, request: RequestOf<'updateUser'>): Promise<ReplyOf<'updateUser'>> {
  const { email, name, roles } = request.body
  return await saved(
    request.caller,
    adminUser,
    async admin =>
      await users.updateUser(deps, admin, targetOf(request, request.params.userId), {
        email,
        name,
        roles,
      }),
  )
}

export async function activateUser(
  deps: ChangeDeps,
  request: RequestOf<'activateUser'>,
): Promise<ReplyOf<'activateUser'>> {
  return current(
    adminUser(await users.activateUser(deps, callerAdmin(request.caller), targetOf(request, request.params.userId))),
  )
}

export async function deactivateUser(
  deps: ChangeDeps,
  request: RequestOf<'deactivateUser'>,
): Promise<ReplyOf<'deactivateUser'>> {
  return current(
    adminUser(await users.deactivateUser(deps, callerAdmin(request.caller), targetOf(request, request.params.userId))),
  )
}

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
