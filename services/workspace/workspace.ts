import {
  findOrganisation,
  findTenant,
  lockTenant,
  saveTenant,
  type Organisation,
  type Tenant,
} from '../../adapters/stores/tenants/tenants.ts'
import { differences, type Database } from '../../adapters/postgres/tenant-rows.ts'
import { Refusal } from '../../domain/refusal.ts'
import { isTimeZone } from '../../domain/time-zones.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, found, requireMatch, type ChangeDeps } from '../admin/change.ts'

export type Workspace = Tenant & { organisation: Organisation }
export type WorkspacePatch = {
  name?: string | undefined
  locale?: string | undefined
  timezone?: string | undefined
  currency?: string | undefined
}

export async function getWorkspace({ knex }: Pick<ChangeDeps, 'knex'>, { tenantId }: AdminCaller): Promise<Workspace> {
  return await withOrganisation(knex, found(await findTenant(knex, { id: tenantId })))
}

/** @throws Refusal `precondition_failed`, `validation_failed` for an invalid time zone */
export async function updateWorkspace(
  deps: ChangeDeps,
  caller: AdminCaller,
  patch: WorkspacePatch,
  ifMatch: string | undefined,
): Promise<Workspace> {
  return await change(deps, caller, 'workspace.update', async (_, trx) => {
    const before = found(await lockTenant(trx, caller.tenantId))
    requireMatch(ifMatch, before)
    if (patch.timezone !== undefined && !isTimeZone(patch.timezone)) {
      throw new Refusal('validation_failed', {
        message: 'There is no such time zone',
        details: { validation_errors: [{ field: 'timezone', rule: 'format' }] },
      })
    }
    const changes = differences<Tenant>(before, patch)
    const after = Object.keys(changes).length === 0 ? before : found(await saveTenant(trx, { ...before, ...changes }))
    return {
      result: await withOrganisation(trx, after),
      resource: { type: 'workspace', id: after.id, name: after.name },
      before,
      after,
    }
  })
}

async function withOrganisation(db: Database, tenant: Tenant): Promise<Workspace> {
  return { ...tenant, organisation: found(await findOrganisation(db, { id: tenant.organisationId })) }
}
