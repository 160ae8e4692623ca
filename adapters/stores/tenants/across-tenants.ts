import { configValues } from '../configuration/values.ts'
import type { ConfigScope, ConfigStore } from '../configuration/values.ts'
import type { AccessToken, User } from '../people/people.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

/*
 * Every administrative operation that is not bound to one workspace: what lies above workspaces, and the look-ups by
 * something that names no workspace and decides it.
 */

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

interface TenantRow {
  id: string
  organisation_id: string
  name: string
  locale: string
  timezone: string
  currency: string
  revision: number
  created_at: Date
  updated_at: Date
}

function toTenant(row: TenantRow): Tenant {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    name: row.name,
    locale: row.locale,
    timezone: row.timezone,
    currency: row.currency,
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

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
  const row = await db('tenants').where(columns).orderBy('created_at').first<TenantRow | undefined>('*')
  return row === undefined ? undefined : toTenant(row)
}

/**
 * As `findTenant`; until the transaction ends, nobody else changes the workspace or goes by this lock. References to it
 * are free.
 */
export async function lockTenant(db: Database, id: string): Promise<Tenant | undefined> {
  const row = await db('tenants').where({ id }).forNoKeyUpdate().first<TenantRow | undefined>('*')
  return row === undefined ? undefined : toTenant(row)
}

export async function listTenants(db: Database): Promise<Tenant[]> {
  return (await db('tenants').orderBy('created_at').select<TenantRow[]>('*')).map(toTenant)
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
    .insert({ id: tenant.id, ...row })
    .onConflict('id')
    .merge({ ...row, revision: db.raw('tenants.revision + 1'), updated_at: db.fn.now() })
  const rows = await (ifRevision === undefined ? saved : saved.where('tenants.revision', ifRevision)).returning<
    TenantRow[]
  >('*')
  return rows[0] === undefined ? undefined : toTenant(rows[0])
}

/** A login names no workspace. */
export async function findUserByEmail(
  db: Database,
  email: string,
): Promise<(Pick<User, 'id' | 'passwordHash' | 'active'> & { tenantId: string }) | undefined> {
  const row = await db('users')
    .where('email', email.toLowerCase())
    .first<{ tenant_id: string; id: string; password_hash: string | null; active: boolean } | undefined>(
      'tenant_id',
      'id',
      'password_hash',
      'active',
    )
  return row === undefined
    ? undefined
    : { tenantId: row.tenant_id, id: row.id, passwordHash: row.password_hash, active: row.active }
}

export type TokenOwner = Pick<AccessToken, 'id' | 'userId' | 'scopes' | 'expiresAt' | 'revokedAt'> & {
  tenantId: string
  user: Pick<User, 'email' | 'name' | 'roles' | 'active'>
}

interface TokenOwnerRow {
  tenant_id: string
  id: string
  user_id: string
  scopes: string[]
  expires_at: Date | null
  revoked_at: Date | null
  email: string
  name: string
  roles: string[]
  active: boolean
}

/** A bearer token names no workspace. Revoked and expired ones are found as well: the caller decides by them. */
export async function findTokenOwner(db: Database, tokenHash: Buffer): Promise<TokenOwner | undefined> {
  const row = await db('access_tokens as t')
    .join('users as u', on => on.on('u.tenant_id', 't.tenant_id').andOn('u.id', 't.user_id'))
    .where('t.token_hash', tokenHash)
    .first<TokenOwnerRow | undefined>(
      't.tenant_id',
      't.id',
      't.user_id',
      't.scopes',
      't.expires_at',
      't.revoked_at',
      'u.email',
      'u.name',
      'u.roles',
      'u.active',
    )
  if (row === undefined) return undefined
  return {
    tenantId: row.tenant_id,
    id: row.id,
    userId: row.user_id,
    scopes: row.scopes,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    user: { email: row.email, name: row.name, roles: row.roles, active: row.active },
  }
}

/** The workspace that a publishable key, a token or an inbound source of that value belongs to. */
export async function tenantOf(
  db: Database,
  owned: { key: string } | { tokenHash: Buffer } | { inboundWebhookId: string },
): Promise<string | undefined> {
  const query =
    'key' in owned
      ? db('keys').where('key', owned.key)
      : 'tokenHash' in owned
        ? db('access_tokens').where('token_hash', owned.tokenHash)
        : db('inbound_webhooks').where('id', owned.inboundWebhookId)
  return (await query.first<{ tenant_id: string } | undefined>('tenant_id'))?.tenant_id
}

/** Overrides of any scope. */
export function configOf(db: Database, scope: ConfigScope): ConfigStore {
  return configValues(db, scope)
}
