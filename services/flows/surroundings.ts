import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { flowsUsing } from '../../adapters/stores/flows/uses.ts'
import { findLiveFields } from '../../adapters/stores/forms/published.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { ALLOWED_HOSTS } from '../../domain/allowed-hosts.ts'
import type { Workspace } from '../../domain/flow-validation/references.ts'
import { isJsonObject, type JsonObject } from '../../domain/json.ts'
import { finderIn, usedOperations } from '../../domain/operations/used-operations.ts'
import type { Settings } from '../configuration/settings.ts'

type Deps = { knex: Database; settings: Settings }

/**
 * What the warnings about a definition depend on in its workspace. It is not read for a publish, which only errors
 * prevent.
 * @param flow that it is a version of; undefined for one that is not stored, of which nobody can know callers
 */
export async function surroundingsOf(
  { knex, settings }: Deps,
  tenantId: string,
  flow: { id: string; code: string } | undefined,
  definition: JsonObject,
): Promise<Pick<Workspace, 'allowedHosts' | 'fieldsOf' | 'isCalled' | 'operations'>> {
  const fields = await findLiveFields(knex, tenantId, formsIn(definition))
  const known = {
    allowedHosts: await settings.strings(tenantId, ALLOWED_HOSTS),
    fieldsOf: (form: string) => fields.get(form),
    operations: await operationsFor(forTenant(knex, tenantId), flow, definition),
  }
  const { triggers } = definition
  if (flow === undefined || (Array.isArray(triggers) && triggers.length > 0)) return known
  const callers = await flowsUsing(knex, tenantId, flow.id, { code: flow.code, events: [] })
  return { ...known, isCalled: callers.length > 0 }
}

/** A flow without calls of operations, which is almost every one, costs no statement. */
async function operationsFor(
  { connectionDocuments, flows }: TenantStores,
  flow: { id: string } | undefined,
  definition: JsonObject,
): Promise<NonNullable<Workspace['operations']>> {
  const uses = usedOperations(definition)
  const now = await connectionDocuments.directory(uses)
  if (uses.length === 0 || flow === undefined) return { now }
  const { live } = await flows.versions(flow.id)
  return { now, live: finderIn(live?.operations ?? null) }
}

/** Codes of the forms that its nodes show. */
function formsIn({ nodes }: JsonObject): string[] {
  return (Array.isArray(nodes) ? nodes : []).flatMap(node =>
    isJsonObject(node) && node['type'] === 'form' && typeof node['form'] === 'string' ? [node['form']] : [],
  )
}
