import { transaction } from '../../adapters/postgres/transaction.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { generateEngineToken, hashToken } from '../../adapters/secrets.ts'
import { tenantOfEngineToken } from '../../adapters/stores/engine-tokens/across-tenants.ts'
import type { EngineTokenScope } from '../../adapters/stores/engine-tokens/engine-tokens.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { findUnknownTenants } from '../../adapters/stores/tenants/tenants.ts'

/** `workspaces`: the first is the one whose admins see the token. */
export type EngineTokenOrder = {
  name: string
  scopes: EngineTokenScope[]
  workspaces: [string, ...string[]]
  everyWorkspace: boolean
  expiresAt: Date | null
}

/** An engine token, as the command line creates it, with its value, which is not stored. */
export async function issueEngineToken(
  { knex, newId }: { knex: Database; newId: NewId },
  { name, scopes, workspaces, everyWorkspace, expiresAt }: EngineTokenOrder,
): Promise<{ outcome: 'issued'; id: string; value: string } | { outcome: 'no_workspace'; id: string }> {
  const value = generateEngineToken()
  return await transaction(knex, async trx => {
    const [unknown] = await findUnknownTenants(trx, workspaces)
    if (unknown !== undefined) return { outcome: 'no_workspace', id: unknown }
    const stores = forTenant(trx, workspaces[0])
    const token = await stores.engineTokens.insert({
      id: newId(),
      name,
      scopes,
      workspaces: everyWorkspace ? null : workspaces,
      tokenHash: hashToken(value),
      expiresAt,
    })
    await stores.audit.record({
      id: newId(),
      action: 'engine_token.create',
      actor: { type: 'cli' },
      subject: { type: 'engine_token', id: token.id, name },
      details: { scopes, workspaces: token.workspaces },
    })
    return { outcome: 'issued', id: token.id, value }
  })
}

/** False if there is no such token. A second revocation changes nothing. */
export async function revokeEngineToken(
  { knex, newId, clock }: { knex: Database; newId: NewId; clock: Clock },
  id: string,
): Promise<boolean> {
  return await transaction(knex, async trx => {
    const tenantId = await tenantOfEngineToken(trx, id)
    if (tenantId === undefined) return false
    const { engineTokens, audit } = forTenant(trx, tenantId)
    const token = await engineTokens.findForUpdate({ id })
    if (token === undefined) return false
    if (token.revokedAt !== null) return true
    await engineTokens.update(id, { revokedAt: clock.now() })
    await audit.record({
      id: newId(),
      action: 'engine_token.revoke',
      actor: { type: 'cli' },
      subject: { type: 'engine_token', id, name: token.name },
      details: {},
    })
    return true
  })
}
