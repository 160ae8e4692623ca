import { createCache } from '../../adapters/cache.ts'
import type { ChangeFeed } from '../../adapters/postgres/notifications.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { GLOBAL_SCOPE_ID } from '../../adapters/stores/configuration/values.ts'
import { findOverrides } from '../../adapters/stores/configuration/overrides.ts'
import { findOrganisationOf } from '../../adapters/stores/tenants/tenants.ts'
import {
  declaredFields,
  isPublic,
  isReadable,
  mayReadScope,
  ownScope,
  parseScope,
  resolveField,
  scopeKey,
  type ConfigReader,
  type ConfigScope,
  type DeclaredField,
  type ResolvedValue,
} from '../../domain/configuration.ts'
import type { Json } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { sections } from '../../generated/sections.ts'

export type Configuration = ReturnType<typeof createConfiguration>
export type ConfigFieldKind = DeclaredField['field']['kind']
export type ConfigField = {
  path: string
  kind: ConfigFieldKind
  label: string
  allowedScopes: readonly ConfigScope['kind'][]
}
/** `sourceScope` is the key of the scope whose override won; null when the declared default applies. */
export type ConfigValue = {
  path: string
  kind: ConfigFieldKind
  value: Json
  present: boolean
  sourceScope: string | null
}

const fields = declaredFields(sections)
const fieldsByPath: ReadonlyMap<string, DeclaredField> = new Map(fields.map(field => [field.path, field]))

// The change feed drops changed values immediately; the limit bounds the effect of a missed notification.
const TTL_MS = 60_000
const SCOPES_AT_MOST = 10_000

/** Overrides of every scope, held in the process and dropped when a value changes. */
export function createConfiguration({ db, clock, changes }: { db: Pool; clock: Clock; changes: ChangeFeed }) {
  const overrides = createCache<Overrides>({
    load: async key => {
      const [kind = '', id = GLOBAL_SCOPE_ID] = key.split(':')
      return await findOverrides(db, kind, id)
    },
    ttlMs: TTL_MS,
    max: SCOPES_AT_MOST,
    clock,
  })
  const organisations = createCache<string | undefined>({
    load: async tenantId => await findOrganisationOf(db, tenantId),
    ttlMs: TTL_MS,
    max: SCOPES_AT_MOST,
    clock,
  })
  changes.onChange(change => {
    if (change.kind === 'everything' || (change.table === 'config_values' && change.tenantId === null))
      overrides.clear()
    else if (change.table === 'config_values') overrides.drop(scopeKey({ kind: 'tenant', id: change.tenantId ?? '' }))
    if (change.kind === 'everything' || change.table === 'tenants') organisations.clear()
  })

  /** The effective value at a scope, without access checks: for the service itself. */
  async function resolve(declared: DeclaredField, scope: ConfigScope): Promise<ResolvedValue> {
    const organisation = scope.kind === 'tenant' ? await organisations.get(scope.id) : undefined
    const levels = await levelsOf(chainOf(scope, organisation), async one => await overrides.get(scopeKey(one)))
    return valueAt(levels, declared)
  }

  /** The effective value for a workspace, for the service itself. */
  async function value(tenantId: string, path: string): Promise<Json> {
    const declared = fieldsByPath.get(path)
    if (declared === undefined) throw new Error(`no configuration field ${path} is declared`)
    return (await resolve(declared, { kind: 'tenant', id: tenantId })).value
  }

  return {
    resolve,
    value,
    /** The same for a field of texts; other items of a stored value are left out. */
    strings: async (tenantId: string, path: string): Promise<string[]> => {
      const stored = await value(tenantId, path)
      return Array.isArray(stored) ? stored.filter(one => typeof one === 'string') : []
    },
  }
}

/**
 * The workspace's effective values, read from the database without a cache: for documents that are computed once and
 * stored.
 */
export async function loadValues(
  db: Pool,
  tenantId: string,
  fields: readonly DeclaredField[],
): Promise<Record<string, ResolvedValue>> {
  const organisation = await findOrganisationOf(db, tenantId)
  const levels = await levelsOf(
    chainOf({ kind: 'tenant', id: tenantId }, organisation),
    async scope => await findOverrides(db, scope.kind, scope.kind === 'global' ? GLOBAL_SCOPE_ID : scope.id),
  )
  return Object.fromEntries(fields.map(declared => [declared.path, valueAt(levels, declared)]))
}

/** The scopes that count at a scope, from the widest to the most specific. `organisation`: that of the workspace. */
function chainOf(scope: ConfigScope, organisation: string | undefined): ConfigScope[] {
  if (scope.kind === 'global') return [scope]
  if (scope.kind === 'organization' || organisation === undefined) return [{ kind: 'global' }, scope]
  return [{ kind: 'global' }, { kind: 'organization', id: organisation }, scope]
}

/** What is set at one scope, by the paths of the fields. */
type Overrides = ReadonlyMap<string, unknown>
type Level = { kind: ConfigScope['kind']; scope: string; overrides: Overrides }

async function levelsOf(
  scopes: readonly ConfigScope[],
  read: (scope: ConfigScope) => Promise<Overrides>,
): Promise<Level[]> {
  return await Promise.all(
    scopes.map(async scope => ({ kind: scope.kind, scope: scopeKey(scope), overrides: await read(scope) })),
  )
}

function valueAt(levels: readonly Level[], declared: DeclaredField) {
  return resolveField(
    declared,
    levels.map(({ kind, scope, overrides }) => ({ kind, scope, value: overrides.get(declared.path) })),
  )
}

/** Sections with the fields that anyone with a publishable key may read; a section without any is not among them. */
export const publicSections: ReadonlyMap<string, readonly DeclaredField[]> = new Map(
  sections
    .map(({ id }) => [id, fields.filter(field => field.section.id === id && isPublic(field))] as const)
    .filter(([, readable]) => readable.length > 0),
)

/** The fields the reader may read, without values, in declared order. */
export function listConfigFields(reader: ConfigReader): ConfigField[] {
  return fields
    .filter(field => isReadable(field, reader))
    .map(({ path, field }) => ({ path, kind: field.kind, label: field.label, allowedScopes: field.allowed_scopes }))
}

/** The sections the reader may view that have readable fields, with the paths of those. */
export function listConfigSections(reader: ConfigReader): { section: string; fields: string[] }[] {
  return sections
    .map(({ id }) => ({
      section: id,
      fields: fields.filter(field => field.section.id === id && isReadable(field, reader)).map(({ path }) => path),
    }))
    .filter(section => section.fields.length > 0)
}

/**
 * One effective value. Without a selector a super-admin reads `global`, all others their own workspace.
 * @throws Refusal `invalid_scope`, `scope_denied`, or `not_found`: an unknown path, one that is not readable, a secret
 * and a section that the reader may not view are indistinguishable.
 */
export async function getConfigValue(
  { configuration }: { configuration: Configuration },
  reader: ConfigReader,
  path: string,
  selector: string | undefined,
): Promise<ConfigValue> {
  const scope = selector === undefined ? ownScope(reader) : parseScope(selector)
  if (scope === undefined) throw new Refusal('invalid_scope')
  if (!mayReadScope(scope, reader)) throw new Refusal('scope_denied')
  const declared = fieldsByPath.get(path)
  if (declared === undefined || !isReadable(declared, reader)) throw new Refusal('not_found')
  const { value, sourceScope } = await configuration.resolve(declared, scope)
  return { path, kind: declared.field.kind, value, present: value !== null, sourceScope }
}
