import type { components } from '../../generated/types/admin.ts'
import * as secrets from '../../services/access/identity-secrets.ts'
import type { KeyDeps } from '../../services/access/keys.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { callerAdmin, idOf } from '../inputs.ts'
import { created, instant, pageBody } from './replies.ts'

export async function listIdentitySecrets(
  deps: KeyDeps,
  { caller, params, query }: RequestOf<'listIdentitySecrets'>,
): Promise<ReplyOf<'listIdentitySecrets'>> {
  const list = await secrets.listIdentitySecrets(deps, callerAdmin(caller), idOf(params.keyId), query)
  return { status: 200, body: pageBody(list, identitySecret) }
}

export async function createIdentitySecret(
  deps: KeyDeps,
  { caller, params }: RequestOf<'createIdentitySecret'>,
): Promise<ReplyOf<'createIdentitySecret'>> {
  const answer = ({ secret, identitySecret: made }: secrets.CreatedIdentitySecret) => {
    const path = `/api/admin/v1/keys/${made.keyId}/identity-secrets/${made.id}`
    const reply = created(path, { secret, identitySecret: identitySecret(made) })
    return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-store' } }
  }
  return answer(await secrets.createIdentitySecret(deps, callerAdmin(caller), idOf(params.keyId), answer))
}

export async function revokeIdentitySecret(
  deps: KeyDeps,
  { caller, params }: RequestOf<'revokeIdentitySecret'>,
): Promise<ReplyOf<'revokeIdentitySecret'>> {
  const target = { keyId: idOf(params.keyId), id: idOf(params.identitySecretId) }
  await secrets.revokeIdentitySecret(deps, callerAdmin(caller), target)
  return { status: 204 }
}

function identitySecret({
  id,
  keyId,
  createdAt,
  lastUsedAt,
}: secrets.IdentitySecret): components['schemas']['IdentitySecret'] {
  return { id, keyId, createdAt: createdAt.toISOString(), lastUsedAt: instant(lastUsedAt) }
}
