import type { SecretBox } from '../../adapters/secrets.ts'
import { findOrganisation, findTenant } from '../../adapters/stores/tenants/tenants.ts'
import { type ConfigStore, type ConfigValue, configValues } from '../../adapters/stores/configuration/values.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import {
  declaredFields,
  mayReadScope,
  ownScope,
  parseScope,
  resolveField,
  scopeKey,
  type ConfigReader,
  type ConfigScope,
  type DeclaredField,
} from '../../domain/configuration.ts'
import { HiddenState } from '../../domain/audit-states.ts'
import { ifMatchMatches, strongEtag } from '../../domain/etags.ts'
import type { Json } from '../../domain/json.ts'
import { Refusal, type ValidationError } from '../../domain/refusal.ts'
import type { ConfigSection } from '../../generated/schemas/section.ts'
import { sections } from '../../generated/sections.ts'
import type { Actor } from '../audit.ts'
import { declaredRules as rules } from './rules.ts'
import { republishAfter } from '../published/republish.ts'
import { setConfigValue } from '../workspace/config.ts'
import { auditActor, requirePermissions, type AdminCaller } from '../admin/caller.ts'
import { change, found, type ChangeDeps } from '../admin/change.ts'

export type ConfigurationDeps = ChangeDeps & { secretBox: SecretBox }

export type SectionSchema = {
  section: ConfigSection
  editable: boolean
  fields: (DeclaredField & { schema: object })[]
}
/**
 * A secret has neither `own` nor `value`; `own` is also absent if nothing is set at the scope. `sourceScope` is null
 * when the default applies.
 */
export type ConfigEntry = {
  declared: DeclaredField
  isSet: boolean
  own?: Json
  value?: Json
  present: boolean
  sourceScope: string | null
}
export type SectionValues = {
  section: string
  scope: string
  values: ConfigEntry[]
  updatedAt: Date | null
  updatedBy: { id: string; name: string } | null
  etag: string
}
/** Which section at which scope (`global`, `organization:<uuid>`, `tenant:<uuid>`; absent: the caller's own). */
export type SectionAddress = { section: string; scope?: string | undefined }
/** `ifMatch`: the tag of the values that the caller has seen. */
export type SectionTarget = SectionAddress & { ifMatch: string | undefined }

const fields = declaredFields(sections)

/** The sections that the caller may view, by id. */
export function listConfigurationSections(caller: Pick<ConfigReader, 'permissions'>): SectionSchema[] {
  return sections
    .filter(section => caller.permissions.has(section.permission))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(section => toSchema(section, caller))
}

/** @throws Refusal `not_found` for a section that does not exist, and for one that the caller may not view */
export function getConfigurationSection(caller: Pick<ConfigReader, 'permissions'>, id: string): SectionSchema {
  return toSchema(sectionFor(caller, id), caller)
}

/**
 * Every field of a section with its value at the scope and its effective value.
 * @throws Refusal `invalid_scope`, `scope_denied`, `not_found`
 */
export async function getConfigurationValues(
  { knex }: Pick<ConfigurationDeps, 'knex'>,
  caller: ConfigReader,
  address: SectionAddress,
): Promise<SectionValues> {
  const { section, scope } = sectionAt(caller, address)
  return await readValues(knex, caller, section, scope)
}

/** What one request saves; no path is in both. */
export type SectionChanges = { values: Readonly<Record<string, Json>>; resets: readonly string[] }

/**
 * Sets and removes the values of the given paths, all or none; the published values of the section are queued again in
 * the same transaction.
 * @throws Refusal `invalid_scope`, `scope_denied`, `not_found`, `permission_denied`, `precondition_failed`,
 * `validation_failed` naming each rejected path
 */
export async function saveConfigurationValues(
  deps: ConfigurationDeps,
  caller: AdminCaller,
  target: SectionTarget,
  { values, resets }: SectionChanges,
): Promise<SectionValues> {
  return await changeSection(deps, caller, 'config.save', target, async changing => {
    const { trx, section, scope, store, stored } = changing
    const problems = resetProblems(section, resets, values)
    for (const [path, value] of Object.entries(values))
      problems.push(...pathProblems(section, scope, path), ...(await valueProblems(trx, scope, path, value)))
    refuse(problems)
    const changed: string[] = []
    for (const [path, value] of Object.entries(values)) {
      const secret = rules.find(path)?.secret === true
      if (
        await setConfigValue(deps, { store, scope, path, value, secret, stored: stored.get(path) }, auditActor(caller))
      )
        changed.push(path)
    }
    return [...changed, ...(await removeValues(store, resets))]
  })
}

/** Removes the values at the scope of the given paths. @throws Refusal as `saveConfigurationValues` */
export async function resetConfigurationValues(
  deps: ConfigurationDeps,
  caller: AdminCaller,
  target: SectionTarget,
  paths: readonly string[],
): Promise<SectionValues> {
  return await changeSection(deps, caller, 'config.reset', target, async ({ section, store }) => {
    refuse(resetProblems(section, paths))
    return await removeValues(store, paths)
  })
}

/** @returns the paths that had a value */
async function removeValues(store: ConfigStore, paths: readonly string[]): Promise<string[]> {
  const removed: string[] = []
  for (const path of paths) if (await store.reset(path)) removed.push(path)
  return removed
}

type Changing = {
  trx: Database
  section: ConfigSection
  scope: ConfigScope
  store: ConfigStore
  stored: ReadonlyMap<string, ConfigValue>
}

/** @param apply the paths whose values are others now */
async function changeSection(
  deps: ConfigurationDeps,
  caller: AdminCaller,
  action: string,
  { ifMatch, ...address }: SectionTarget,
  apply: (changing: Changing) => Promise<string[]>,
): Promise<SectionValues> {
  const { section, scope } = sectionAt(caller, address)
  requirePermissions(caller, [section.manage_permission])
  return await change(deps, caller, action, async (_, trx) => {
    const store = configValues(trx, scope)
    await store.lock()
    const { etag } = await readValues(trx, caller, section, scope)
    if (ifMatch !== undefined && !ifMatchMatches(ifMatch, etag)) throw new Refusal('precondition_failed')
    const before = await overridesOf(trx, scope)
    const paths = await apply({ trx, section, scope, store, stored: before })
    const after = await overridesOf(trx, scope)
    const tenantId = scope.kind === 'tenant' ? scope.id : caller.tenantId
    const changes = paths.map(path => ({ kind: 'config' as const, code: `${scopeKey(scope)}/${path}` }))
    await republishAfter(trx, tenantId, changes)
    return {
      result: await readValues(trx, caller, section, scope),
      resource: { type: 'config', id: section.id, name: scopeKey(scope) },
      before: statesOf(before, paths),
      after: statesOf(after, paths),
      details: { scope: scopeKey(scope), paths },
      tenantId,
    }
  })
}

async function overridesOf(db: Database, scope: ConfigScope): Promise<Map<string, ConfigValue>> {
  return new Map((await configValues(db, scope).list()).map(value => [value.path, value]))
}

/** The values of the paths, as the audit log compares them. */
function statesOf(overrides: ReadonlyMap<string, ConfigValue>, paths: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    paths.flatMap(path => {
      const override = overrides.get(path)
      return override === undefined
        ? []
        : [[path, override.secret === null ? override.value : new HiddenState(override.secret)]]
    }),
  )
}

async function readValues(
  db: Database,
  { tenantId }: Pick<ConfigReader, 'tenantId'>,
  section: ConfigSection,
  scope: ConfigScope,
): Promise<SectionValues> {
  const scopes = await chainOf(db, scope)
  const chain: { kind: ConfigScope['kind']; scope: string; overrides: Map<string, ConfigValue> }[] = []
  // One after the other: a transaction has one connection.
  for (const one of scopes) chain.push({ kind: one.kind, scope: scopeKey(one), overrides: await overridesOf(db, one) })
  const own = chain.at(-1)?.overrides ?? new Map<string, ConfigValue>()
  const declared = fields.filter(field => field.section.id === section.id)
  const set = declared.flatMap(({ path }) => own.get(path) ?? [])
  const latest = set.reduce<ConfigValue | undefined>(
    (last, value) => (last === undefined || value.updatedAt > last.updatedAt ? value : last),
    undefined,
  )
  return {
    section: section.id,
    scope: scopeKey(scope),
    values: declared.map(field =>
      toEntry(
        field,
        own.get(field.path),
        chain.map(({ kind, scope: key, overrides }) => ({
          kind,
          scope: key,
          value: valueOf(overrides.get(field.path)),
        })),
      ),
    ),
    updatedAt: latest?.updatedAt ?? null,
    updatedBy: await userOf(db, tenantId, scope, latest),
    // A secret is sealed again each time it is saved, so it counts as changed.
    etag: strongEtag(JSON.stringify(set.map(({ path, value, secret, updatedAt }) => [path, value, secret, updatedAt]))),
  }
}

function toEntry(
  declared: DeclaredField,
  own: ConfigValue | undefined,
  chain: Parameters<typeof resolveField>[1],
): ConfigEntry {
  const { value, sourceScope } = resolveField(declared, chain)
  const entry = { declared, isSet: own !== undefined, present: value !== null, sourceScope }
  return declared.field.secret ? entry : { ...entry, value, ...(own === undefined ? {} : { own: own.value as Json }) }
}

/** Only whether a secret is set counts; its value stays sealed. */
function valueOf(override: ConfigValue | undefined): unknown {
  return override === undefined ? undefined : override.secret === null ? override.value : true
}

/**
 * From the widest to the scope itself.
 * @throws Refusal `not_found` for an organisation or workspace that does not exist
 */
async function chainOf(db: Database, scope: ConfigScope): Promise<ConfigScope[]> {
  if (scope.kind === 'global') return [scope]
  const organisationId =
    scope.kind === 'organization'
      ? (await findOrganisation(db, { id: scope.id }))?.id
      : (await findTenant(db, { id: scope.id }))?.organisationId
  const organisation: ConfigScope = { kind: 'organization', id: found(organisationId) }
  return scope.kind === 'organization' ? [{ kind: 'global' }, organisation] : [{ kind: 'global' }, organisation, scope]
}

/** The current name, or the one at that time for a user of another workspace or a deleted one. */
async function userOf(
  db: Database,
  tenantId: string,
  scope: ConfigScope,
  value: ConfigValue | undefined,
): Promise<{ id: string; name: string } | null> {
  const by = value?.updatedBy as Partial<Actor> | null | undefined
  if (by?.type !== 'user' || by.id === undefined || by.name === undefined) return null
  const user = await forTenant(db, scope.kind === 'tenant' ? scope.id : tenantId).users.find({ id: by.id })
  return { id: by.id, name: user?.name ?? by.name }
}

/** @throws Refusal `invalid_scope`, `scope_denied`, `not_found` */
function sectionAt(
  caller: ConfigReader,
  { section, scope: selector }: SectionAddress,
): { section: ConfigSection; scope: ConfigScope } {
  const scope = selector === undefined ? ownScope(caller) : parseScope(selector)
  if (scope === undefined) throw new Refusal('invalid_scope')
  if (!mayReadScope(scope, caller)) throw new Refusal('scope_denied')
  return { section: sectionFor(caller, section), scope }
}

function sectionFor({ permissions }: Pick<ConfigReader, 'permissions'>, id: string): ConfigSection {
  const section = sections.find(one => one.id === id)
  return found(section !== undefined && permissions.has(section.permission) ? section : undefined)
}

function toSchema(section: ConfigSection, { permissions }: Pick<ConfigReader, 'permissions'>): SectionSchema {
  return {
    section,
    editable: permissions.has(section.manage_permission),
    fields: fields
      .filter(field => field.section.id === section.id)
      .map(field => ({ ...field, schema: rules.schema(field.path) ?? {} })),
  }
}

function isIn(section: ConfigSection, path: string): boolean {
  return fields.some(field => field.path === path && field.section.id === section.id)
}

function resetProblems(section: ConfigSection, paths: readonly string[], values: object = {}): ValidationError[] {
  return paths.flatMap(path =>
    !isIn(section, path) ? [unknownPath(path)] : Object.hasOwn(values, path) ? [{ field: path, rule: 'enum' }] : [],
  )
}

function pathProblems(section: ConfigSection, { kind }: ConfigScope, path: string): ValidationError[] {
  if (!isIn(section, path)) return [unknownPath(path)]
  const allowed = rules.find(path)?.allowedScopes ?? []
  return allowed.includes(kind) ? [] : [{ field: path, rule: 'enum', expected: allowed }]
}

async function valueProblems(db: Database, scope: ConfigScope, path: string, value: Json): Promise<ValidationError[]> {
  const field = rules.find(path)
  if (field === undefined) return []
  const problems = rules.violations(path, value).map(({ at, rule, expected }): ValidationError => ({
    field: `${path}${at}`,
    rule,
    ...(expected === undefined ? {} : { expected }),
  }))
  // Only a workspace has flows; references in a wider scope are resolved in each workspace that reads them.
  if (problems.length > 0 || scope.kind !== 'tenant' || field.flowColumns.length === 0 || !Array.isArray(value))
    return problems
  const known = new Set((await forTenant(db, scope.id).flows.list()).flatMap(({ code, id }) => [code, id, '']))
  return value.flatMap((row, index) =>
    field.flowColumns.flatMap((column): ValidationError[] => {
      const named = (row as Record<string, unknown>)[column]
      return typeof named === 'string' && !known.has(named)
        ? [{ field: `${path}/${index}/${column}`, rule: 'enum' }]
        : []
    }),
  )
}

function unknownPath(path: string): ValidationError {
  return { field: path, rule: 'enum' }
}

function refuse(problems: ValidationError[]): void {
  if (problems.length > 0) throw new Refusal('validation_failed', { details: { validation_errors: problems } })
}
