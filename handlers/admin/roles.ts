import { revisionEtag } from '../../domain/etags.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as roles from '../../services/people/roles.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { ifMatch, callerAdmin } from '../inputs.ts'
import { created, current, instant, pageBody, saved } from './replies.ts'

const PATH = '/api/admin/v1/roles'

export function listPermissions(): ReplyOf<'listPermissions'> {
  return {
    status: 200,
    body: {
      items: roles
        .listPermissions()
        .map(({ code, description, heldByEveryone }) => ({ code, description, heldByEveryone })),
    },
  }
}

export async function listRoles(deps: ChangeDeps, request: RequestOf<'listRoles'>): Promise<ReplyOf<'listRoles'>> {
  return {
    status: 200,
    body: pageBody(await roles.listRoles(deps, callerAdmin(request.caller), request.query), roleBody),
  }
}

export async function createRole(deps: ChangeDeps, request: RequestOf<'createRole'>): Promise<ReplyOf<'createRole'>> {
  const { code, name, permissions } = request.body
  const answer = (role: roles.AdminRole) => {
    const body = roleBody(role)
    return created(`${PATH}/${role.code}`, body, body.etag)
  }
  return answer(await roles.createRole(deps, callerAdmin(request.caller), { code, name, permissions }, answer))
}

export async function getRole(deps: ChangeDeps, request: RequestOf<'getRole'>): Promise<ReplyOf<'getRole'>> {
  return current(roleBody(await roles.getRole(deps, callerAdmin(request.caller), request.params.roleCode)))
}

export async function updateRole(deps: ChangeDeps, request: RequestOf<'updateRole'>): Promise<ReplyOf<'updateRole'>> {
  const { name, permissions } = request.body
  return await saved(
    request.caller,
    roleBody,
    async admin =>
      await roles.updateRole(
        deps,
        admin,
        { id: request.params.roleCode, ifMatch: ifMatch(request) },
        { name, permissions },
      ),
  )
}

export async function deleteRole(deps: ChangeDeps, request: RequestOf<'deleteRole'>): Promise<ReplyOf<'deleteRole'>> {
  await roles.deleteRole(deps, callerAdmin(request.caller), { id: request.params.roleCode, ifMatch: ifMatch(request) })
  return { status: 204 }
}

function roleBody(role: roles.AdminRole): components['schemas']['Role'] {
  const { code, name, permissions, builtIn, users, createdAt, updatedAt } = role
  return {
    code,
    name,
    permissions: [...permissions],
    builtIn,
    users,
    createdAt: instant(createdAt),
    updatedAt: instant(updatedAt),
    etag: revisionEtag(role),
  }
}
