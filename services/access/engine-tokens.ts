import { NEWEST_FIRST } from '../../adapters/postgres/keyset.ts'
import { generateEngineToken, hashToken } from '../../adapters/secrets.ts'
import type { EngineToken, EngineTokenScope } from '../../adapters/stores/engine-tokens/engine-tokens.ts'
import { findUnknownTenants } from '../../adapters/stores/tenants/tenants.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { Refusal } from '../../domain/refusal.ts'
import { permissionDenied, type AdminCaller } from '../admin/caller.ts'
import { change, changeOnce, found, type ChangeDeps, type StoredReply } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { EngineToken }
/** `workspaces`: null for all workspaces. */
export type EngineTokenOrder = {
  name: string
  scopes: EngineTokenScope[]
  workspaces: string[] | null
  expiresAt: Date | null
}
/** A token with its value, which is not stored. */
export type CreatedEngineToken = { value: string; token: EngineToken }

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** Newest first, in any state. */
export async function listEngineTokens(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  query: ListQuery,
): Promise<ListPage<EngineToken>> {
  const { engineTokens } = forTenant(knex, tenantId)
  return await listPage(
    'engine_tokens',
    NEWEST_FIRST,
    query,
    async window => await engineTokens.page(NEWEST_FIRST, window),
  )
}

/** @throws Refusal `not_found` */
export async function getEngineToken({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<EngineToken> {
  return found(await forTenant(knex, tenantId).engineTokens.find({ id }))
}

/**
 * @throws Refusal `permission_denied` when it would reach beyond the caller's workspace, whether or not the other
 * workspace exists; `validation_failed` when it does not exist, or when the token would have expired already
 */
export async function createEngineToken(
  deps: ChangeDeps,
  caller: AdminCaller,
  order: EngineTokenOrder,
  answer: (created: CreatedEngineToken) => StoredReply,
): Promise<CreatedEngineToken> {
  requireReach(caller, order)
  if (order.expiresAt !== null && order.expiresAt <= deps.clock.now()) {
    throw new Refusal('validation_failed', {
      message: 'The token would have expired already',
      details: { validation_errors: [{ field: 'expiresAt', rule: 'minimum' }] },
    })
  }
  const value = generateEngineToken()
  return await changeOnce(deps, caller, { action: 'engine_token.create', answer }, async ({ engineTokens }, trx) => {
    await requireWorkspaces(trx, order.workspaces ?? [])
    const token = await engineTokens.insert({ ...order, id: deps.newId(), tokenHash: hashToken(value) })
    return { result: { value, token }, resource: resourceOf(token), before: null, after: token }
  })
}

/**
 * The change feed announces the row to every process, so the token stops working immediately.
 * @throws Refusal `not_found`, `permission_denied` when it reaches beyond the caller's workspace
 */
export async function revokeEngineToken(deps: ChangeDeps, caller: AdminCaller, id: string): Promise<void> {
  await change(deps, caller, 'engine_token.revoke', async ({ engineTokens }) => {
    const before = found(await engineTokens.findForUpdate({ id }))
    requireReach(caller, before)
    const after =
      before.revokedAt === null ? found(await engineTokens.update(id, { revokedAt: deps.clock.now() })) : before
    return { result: undefined, resource: resourceOf(before), before, after }
  })
}

/** Only super-admins manage tokens that reach beyond their workspace, as those for `metrics` do. */
function requireReach(
  { isSuperAdmin, tenantId }: AdminCaller,
  { scopes, workspaces }: Pick<EngineToken, 'scopes' | 'workspaces'>,
): void {
  const isOwn = workspaces?.every(workspace => workspace === tenantId) === true && !scopes.includes('metrics')
  if (!isOwn && !isSuperAdmin) throw permissionDenied('super_admin')
}

/** Only callers who may name any workspace get here with a workspace other than their own. */
async function requireWorkspaces(db: Database, ids: readonly string[]): Promise<void> {
  const unknown = await findUnknownTenants(db, ids)
  if (unknown.length === 0) return
  throw new Refusal('validation_failed', {
    message: 'There is no such workspace',
    details: {
      validation_errors: unknown.map(id => ({ field: `workspaces.${String(ids.indexOf(id))}`, rule: 'enum' as const })),
    },
  })
}

function resourceOf({ id, name }: EngineToken) {
  return { type: 'engine_token', id, name }
}
