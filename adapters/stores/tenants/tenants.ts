import { fromRow } from '../../postgres/rows.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/* The workspaces themselves, and the organisations above them: tables without a tenant_id. */

export interface Organisation {
  id: string
  name: string
}

export interface Tenant {
  id: string
  organisationId: string
  name: string
  /** BCP-47. */
  locale: string
  /** IANA name. */
  timezone: string
  /** ISO 4217. */
  currency: string
  revision: number
  createdAt: Date
  updatedAt: Date
}
export type NewTenant = Pick<Tenant, 'id' | 'organisationId' | 'name' | 'locale' | 'timezone' | 'currency'>

const COLUMNS = [
  'id',
  'organisation_id',
  'name',
  'locale',
  'timezone',
  'currency',
  'revision',
  'created_at',
  'updated_at',
]

export async function findOrganisation(
  db: Database,
  where: { id: string } | { name: string },
): Promise<Organisation | undefined> {
  return db('organisations').where(where).orderBy('created_at').first<Organisation | undefined>('id', 'name')
}

export async function saveOrganisation(db: Database, { id, name }: Organisation): Promise<void> {
  await db('organisations').insert({ id, name }).onConflict('id').merge({ name })
}

export async function findTenant(
  db: Database,
  where: { id: string } | { organisationId: string; name: string },
): Promise<Tenant | undefined> {
  const columns = 'id' in where ? { id: where.id } : { organisation_id: where.organisationId, name: where.name }
  const row = await db('tenants')
    .where(columns)
    .orderBy('created_at')
    .first<object | undefined>(...COLUMNS)
  return row === undefined ? undefined : fromRow<Tenant>(row)
}

/** Those of the ids that no workspace has, in their order. */
export async function findUnknownTenants(db: Database, ids: readonly string[]): Promise<string[]> {
  const known = new Set(await db('tenants').whereIn('id', ids).pluck<string[]>('id'))
  return ids.filter(id => !known.has(id))
}

/** Makes the row that stands for changes of a workspace, or locks the one that is there, which stays as it is. */
export const LOCK_TENANT = `
  insert into workspace_locks (tenant_id)
  select $1::uuid
  from tenants
  where id = $1
  on conflict (tenant_id) do update
    set tenant_id = excluded.tenant_id
    where false`

/**
 * As `findTenant`; until the transaction ends, no other transaction takes this lock, or deletes the workspace. Rows
 * that refer to it can still be written.
 */
export async function lockTenant(db: Database, id: string): Promise<Tenant | undefined> {
  await db.raw(LOCK_TENANT.replaceAll('$1', '?'), [id, id])
  return await findTenant(db, { id })
}

/** @returns undefined when `ifRevision` is given and is not the tenant's revision */
export async function saveTenant(db: Database, tenant: NewTenant, ifRevision?: number): Promise<Tenant | undefined> {
  const row = {
    organisation_id: tenant.organisationId,
    name: tenant.name,
    locale: tenant.locale,
    timezone: tenant.timezone,
    currency: tenant.currency,
  }
  const saved = db('tenants')
    // Not as `CURRENT_TIMESTAMP`, for which each server of a distributed PostgreSQL would store its own time.
    .insert({ id: tenant.id, ...row, updated_at: db.raw('now()') })
    .onConflict('id')
    // From the inserted row: a distributed PostgreSQL calls no function but an immutable one in this part.
    .merge({ ...row, revision: db.raw('tenants.revision + 1'), updated_at: db.raw('excluded.updated_at') })
  const rows = await (ifRevision === undefined ? saved : saved.where('tenants.revision', ifRevision)).returning<
    object[]
  >(COLUMNS)
  return rows[0] === undefined ? undefined : fromRow<Tenant>(rows[0])
}

const organisation = statement<{ organisation_id: string }>(
  'tenant_organisation',
  `
  select organisation_id
  from tenants
  where id = $1`,
)

export async function findOrganisationOf(db: Queryable, tenantId: string): Promise<string | undefined> {
  return (await organisation(db, [tenantId]))[0]?.organisation_id
}

const all = statement<{ id: string }>(
  'tenant_ids',
  `
  select id
  from tenants
  order by id`,
)

/** The ids of all workspaces, for scheduled jobs. */
export async function findTenantIds(db: Queryable): Promise<string[]> {
  return (await all(db, [])).map(({ id }) => id)
}
