import { isDeepStrictEqual } from 'node:util'
import type { SecretBox } from '../../adapters/secrets.ts'
import { configValues, type ConfigStore, type ConfigValue } from '../../adapters/stores/configuration/values.ts'
import { scopeKey, type ConfigScope } from '../../domain/configuration.ts'
import { declaredRules } from '../configuration/rules.ts'
import type { ApplyContext } from './types.ts'
import { configSecretLocation } from '../secrets/locations.ts'

export async function applyConfig(context: ApplyContext): Promise<void> {
  const {
    document,
    tenant,
    changes,
    findings,
    options: { allowGlobal = false, allowOrganization = true },
  } = context
  let changed = changes.length
  await applyScope(context, { kind: 'global' }, document.config?.global)
  if (!allowGlobal && changes.length > changed)
    findings.push({
      path: '/config/global',
      message: 'Values of the global scope apply to every workspace: only --allow-global changes one.',
    })
  changed = changes.length
  await applyScope(context, { kind: 'organization', id: tenant.organisationId }, document.config?.organization)
  if (!allowOrganization && changes.length > changed)
    findings.push({
      path: '/config/organization',
      message: 'Values of the organization apply to all of its workspaces: only a super-admin changes one.',
    })
  await applyScope(context, { kind: 'tenant', id: tenant.id }, document.config?.tenant)
}

async function applyScope(
  context: ApplyContext,
  scope: ConfigScope,
  values: Record<string, unknown> | undefined,
): Promise<void> {
  if (values === undefined) return
  const store = configValues(context.db, scope)
  if (context.options.check === undefined) await store.lock()
  const existing = new Map((await store.list()).map(value => [value.path, value]))
  for (const [path, value] of Object.entries(values)) {
    const at = `/config/${scope.kind}/${path.replaceAll('/', '~1')}`
    const field = declaredRules.find(path)
    if (field === undefined) {
      context.findings.push({ path: at, message: `There is no configuration field "${path}".` })
      continue
    }
    if (!field.allowedScopes.includes(scope.kind)) {
      context.findings.push({ path: at, message: `The field "${path}" cannot be set for the scope ${scope.kind}.` })
      continue
    }
    const problems =
      value === null
        ? []
        : [...declaredRules.problems(path, value), ...(await unknownFlows(context, scope, field.flowColumns, value))]
    for (const message of problems) context.findings.push({ path: at, message })
    if (problems.length === 0)
      await applyValue(context, { store, scope, path, value, secret: field.secret, stored: existing.get(path) })
  }
}

/** Only a workspace has flows; references in a wider scope are resolved in each workspace that reads them. */
async function unknownFlows(
  context: ApplyContext,
  scope: ConfigScope,
  columns: readonly string[],
  value: unknown,
): Promise<string[]> {
  if (scope.kind !== 'tenant' || columns.length === 0 || !Array.isArray(value)) return []
  const known = new Set((await context.stores.flows.list()).flatMap(flow => [flow.code, flow.id, '']))
  const named = (value as Record<string, unknown>[])
    .flatMap(row => columns.map(column => row[column]))
    .filter(name => typeof name === 'string')
  return named.filter(name => !known.has(name)).map(name => `There is no flow "${name}".`)
}

/** A value that may be saved, with the stored one. */
export interface Setting {
  store: ConfigStore
  scope: ConfigScope
  path: string
  value: unknown
  secret: boolean
  stored: ConfigValue | undefined
}

async function applyValue(context: ApplyContext, setting: Setting): Promise<void> {
  const { store, scope, path, value, stored } = setting
  const code = `${scopeKey(scope)}/${path}`
  if (value === null) {
    if (await store.reset(path)) context.changes.push({ kind: 'config', code, action: 'removed' })
  } else if (await setConfigValue(context.deps, setting, context.actor)) {
    context.changes.push({ kind: 'config', code, action: stored === undefined ? 'created' : 'updated' })
  }
}

/** Saves a value, sealed if it is a secret. Returns whether it changed. */
export async function setConfigValue(
  { secretBox }: { secretBox: SecretBox },
  { store, scope, path, value, secret, stored }: Setting,
  actor: unknown,
): Promise<boolean> {
  const location = configSecretLocation(scope, path)
  const current: unknown = stored?.secret == null ? stored?.value : JSON.parse(secretBox.open(stored.secret, location))
  if (stored !== undefined && isDeepStrictEqual(current, value)) return false
  await store.set(path, secret ? { secret: secretBox.seal(JSON.stringify(value), location) } : { value }, actor)
  return true
}
