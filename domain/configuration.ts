import type { ConfigFieldDeclaration, ConfigSection } from '../generated/schemas/section.ts'
import { type Json, type JsonObject, isJsonObject } from './json.ts'
import type { PermissionSet } from './permissions.ts'
import { isUuid } from './values/formats.ts'

export type ConfigScope = { kind: 'global' } | { kind: 'organization'; id: string } | { kind: 'tenant'; id: string }

/** A declared field with its full path `<section>/<group>/<field>`. */
export type DeclaredField = { path: string; section: ConfigSection; field: ConfigFieldDeclaration }

/** The reader of configuration, as far as the rules need. */
export type ConfigReader = { tenantId: string; permissions: PermissionSet; isSuperAdmin: boolean }

/** The found override, or null if no scope of the chain has one. */
export type Override = { scope: string; value: unknown }

/** What results at a scope; `sourceScope`: where it was set, null where it is the declared default. */
export type ResolvedValue = { value: Json; sourceScope: string | null }

export function declaredFields(sections: readonly ConfigSection[]): DeclaredField[] {
  return sections.flatMap(section =>
    section.groups.flatMap(group =>
      group.fields.map(field => ({ path: `${section.id}/${group.id}/${field.id}`, section, field })),
    ),
  )
}

/**
 * Whether the reader may know that this field exists: it is on the allow-list, no secret, and in a section the reader
 * may view.
 */
export function isReadable({ section, field }: DeclaredField, reader: Pick<ConfigReader, 'permissions'>): boolean {
  return field.api_readable && !field.secret && reader.permissions.has(section.permission)
}

/** Whether anyone with a publishable key may read it; never a secret, whatever its declaration says. */
export function isPublic({ field }: DeclaredField): boolean {
  return field.public_readable && !field.secret
}

/** `global`, `organization:<uuid>` or `tenant:<uuid>`. */
export function scopeKey(scope: ConfigScope): string {
  return scope.kind === 'global' ? 'global' : `${scope.kind}:${scope.id}`
}

/** The scope that `scopeKey` writes so; undefined for anything else. */
export function parseScope(selector: string): ConfigScope | undefined {
  if (selector === 'global') return { kind: 'global' }
  const [kind, id = '', ...rest] = selector.split(':')
  const lower = id.toLowerCase()
  if (rest.length > 0 || !isUuid(lower) || (kind !== 'organization' && kind !== 'tenant')) return undefined
  return { kind, id: lower }
}

/** The scope that is read when none is requested. */
export function ownScope({ isSuperAdmin, tenantId }: ConfigReader): ConfigScope {
  return isSuperAdmin ? { kind: 'global' } : { kind: 'tenant', id: tenantId }
}

/** Decided from the reader alone: a super-admin may read any scope, all others only their workspace. */
export function mayReadScope(scope: ConfigScope, { isSuperAdmin, tenantId }: ConfigReader): boolean {
  return isSuperAdmin || (scope.kind === 'tenant' && scope.id === tenantId)
}

/**
 * The value in force: the last override of the chain (global first) at a level where the field may be set, else the
 * declared default.
 */
export function resolveField(
  { field }: DeclaredField,
  chain: readonly (Override & { kind: ConfigScope['kind'] })[],
): { value: Json; sourceScope: string | null } {
  const winner = chain.findLast(
    ({ kind, value }) => value !== undefined && value !== null && field.allowed_scopes.includes(kind),
  )
  const value = (winner?.value ?? ('default' in field ? field.default : undefined) ?? null) as Json
  return { value: completed(field, value), sourceScope: winner?.scope ?? null }
}

/** Parts that a stored value may leave out are filled in as they are declared. */
function completed(field: ConfigFieldDeclaration, value: Json): Json {
  if (field.kind === 'feature_flag' && isJsonObject(value))
    return { enabled: false, rolloutPercent: 100, audience: 'conversations', enabledFor: [], ...value }
  if (field.kind === 'rows' && Array.isArray(value)) {
    const defaults: JsonObject = Object.fromEntries(
      field.columns.flatMap(({ name, default: fallback }) => (fallback === undefined ? [] : [[name, fallback]])),
    )
    return value.map(row => (isJsonObject(row) ? { ...defaults, ...row } : row))
  }
  return value
}
