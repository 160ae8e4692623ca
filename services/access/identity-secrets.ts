import { NEWEST_FIRST } from '../../adapters/postgres/keyset.ts'
import { generateIdentitySecret, type SecretBox } from '../../adapters/secrets.ts'
import type { IdentitySecret } from '../../adapters/stores/keys/identity-secrets.ts'
import type { Key } from '../../adapters/stores/keys/keys.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, changeOnce, found, type ChangeDeps, type StoredReply } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import { identitySecretLocation } from '../secrets/locations.ts'

export type { IdentitySecret }
/** With the secret, which is shown only this once. */
export type CreatedIdentitySecret = { secret: string; identitySecret: IdentitySecret }

type ReadDeps = Pick<ChangeDeps, 'knex'>
type SecretDeps = ChangeDeps & { secretBox: SecretBox }

/** One that signs, and the one before it or after it while servers change over. */
const AT_MOST = 2

/** Those of a key, newest first. @throws Refusal `not_found` for an unknown key */
export async function listIdentitySecrets(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  keyId: string,
  query: ListQuery,
): Promise<ListPage<IdentitySecret>> {
  const { keys, identitySecrets } = forTenant(knex, tenantId)
  found(await keys.find({ id: keyId }))
  return await listPage(
    `identity-secrets/${keyId}`,
    NEWEST_FIRST,
    query,
    async window => await identitySecrets.page(NEWEST_FIRST, window, { keyId }),
  )
}

/** @throws Refusal `not_found` for an unknown key, `conflict` for a revoked one and for a third secret */
export async function createIdentitySecret(
  deps: SecretDeps,
  caller: AdminCaller,
  keyId: string,
  answer: (created: CreatedIdentitySecret) => StoredReply,
): Promise<CreatedIdentitySecret> {
  const id = deps.newId()
  const secret = generateIdentitySecret()
  return await changeOnce(deps, caller, { action: 'identity_secret.create', answer }, async stores => {
    // Of two requests at the same time the second one waits here, and counts the secret of the first.
    const key = found(await stores.keys.findForUpdate({ id: keyId }))
    if (key.status === 'revoked') throw new Refusal('conflict', { message: 'The key is revoked permanently' })
    if ((await stores.identitySecrets.list({ keyId })).length >= AT_MOST)
      throw new Refusal('conflict', { message: `A key has at most ${AT_MOST} identity secrets; revoke one first` })
    const after = await stores.identitySecrets.insert({
      id,
      keyId,
      secret: deps.secretBox.seal(secret, identitySecretLocation(caller.tenantId, id)),
      createdAt: deps.clock.now(),
    })
    return { result: { secret, identitySecret: after }, resource: resourceOf(after, key), before: null, after }
  })
}

/** @throws Refusal `not_found` */
export async function revokeIdentitySecret(
  deps: ChangeDeps,
  caller: AdminCaller,
  { keyId, id }: { keyId: string; id: string },
): Promise<void> {
  await change(deps, caller, 'identity_secret.revoke', async ({ keys, identitySecrets }) => {
    const key = found(await keys.find({ id: keyId }))
    const before = found(await identitySecrets.findForUpdate({ id, keyId }))
    await identitySecrets.delete(id)
    return { result: undefined, resource: resourceOf(before, key), before, after: null }
  })
}

function resourceOf({ id }: IdentitySecret, { name }: Key) {
  return { type: 'identity_secret', id, name }
}
