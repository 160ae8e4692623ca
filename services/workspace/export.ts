import { transaction } from '../../adapters/postgres/transaction.ts'
import { pick } from '../../domain/pick.ts'
import { findOrganisation, findTenant, type Tenant } from '../../adapters/stores/tenants/tenants.ts'
import { type ConfigValue, configValues } from '../../adapters/stores/configuration/values.ts'
import type { FlowTestSuite as StoredTests } from '../../adapters/stores/flows/tests.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import type { EnvReference, FlowTestSuite, WorkspaceFile } from '../../generated/schemas/workspace.ts'
import { writtenDocument, writtenTools } from '../../domain/operations/written-document.ts'
import { openCredentials } from '../connections/credentials.ts'
import { withTrueAddresses } from './checked-addresses.ts'
import { exportLayouts } from './layouts.ts'

export interface ExportedWorkspace {
  /** Applying it to the database it came from, with the variables set, changes nothing. */
  file: WorkspaceFile
  /** Names of the variables in place of its secrets. */
  variables: string[]
}

/** As `exportWorkspace`, with the layouts of the flows, all as of one moment. */
export async function exportWithLayouts(knex: Database, secretBox: SecretBox, tenantId: string) {
  return await transaction(
    knex,
    async trx => {
      const exported = await exportWorkspace(trx, secretBox, tenantId)
      return exported === undefined ? undefined : { ...exported, layout: await exportLayouts(trx, tenantId) }
    },
    { snapshot: true },
  )
}

/**
 * A workspace as a file. Secrets are exported as `{ env: NAME }`: passwords, tokens, webhook secrets and credentials
 * are hashed or sealed in the database, and never leave it.
 * @returns undefined when the workspace does not exist
 */
export async function exportWorkspace(
  db: Database,
  secretBox: SecretBox,
  tenantId: string,
): Promise<ExportedWorkspace | undefined> {
  const tenant = await findTenant(db, { id: tenantId })
  const organisation = tenant === undefined ? undefined : await findOrganisation(db, { id: tenant.organisationId })
  if (tenant === undefined || organisation === undefined) return undefined
  const stores = forTenant(db, tenant.id)
  const names = new VariableNames()
  const file: WorkspaceFile = {
    apiVersion: 'parley/v1',
    organization: { id: organisation.id, name: organisation.name },
    workspace: {
      id: tenant.id,
      name: tenant.name,
      locale: tenant.locale,
      timezone: tenant.timezone,
      currency: tenant.currency,
    },
    roles: (await stores.roles.list()).map(({ code, name, permissions }) => ({ code, name, permissions })),
    users: await exportUsers(stores, names, tenant.id),
    keys: await exportKeys(stores, names),
    flows: await exportFlows(stores),
    forms: await exportForms(stores),
    config: await exportConfig(db, tenant, names),
    ...(await exportLists(stores)),
    connections: await exportConnections(stores, secretBox, tenant.id, names),
    connectionTemplates: (await stores.connectionTemplates.list({}, 'key')).map(({ id, key, template }) => ({
      id,
      key,
      template: { ...inReadingOrder(template) },
    })),
    sources: await exportSources(stores),
    inboundWebhooks: (await stores.inboundWebhooks.list({}, 'name')).map(({ id, name, eventName, sender }) => ({
      id,
      name,
      eventName,
      ...(sender === 'parley' ? {} : { sender }),
      secret: names.of('INBOUND', name, 'SECRET'),
    })),
    hostedPages: await exportHostedPages(stores),
  }
  return { file: withoutEmpty(file), variables: names.taken() }
}

async function exportKeys(stores: TenantStores, names: VariableNames): Promise<NonNullable<WorkspaceFile['keys']>> {
  return (await stores.keys.list({}, 'name')).map(
    ({ id, name, key, status, allowedOrigins, intents, forms, provenCustomersOnly, webhookUrl, webhookEvents }) => ({
      id,
      name,
      key,
      status,
      allowedOrigins,
      intents,
      forms,
      ...(provenCustomersOnly ? { provenCustomersOnly } : {}),
      ...(webhookUrl === null ? {} : { webhook: { url: webhookUrl, secret: names.of('KEY', name, 'WEBHOOK_SECRET') } }),
      ...(webhookEvents === null ? {} : { webhookEvents }),
    }),
  )
}

/** What is in the file as it is in the database. */
async function exportLists(
  stores: TenantStores,
): Promise<Pick<WorkspaceFile, 'goals' | 'prices' | 'queues' | 'cannedAnswers'>> {
  return {
    goals: (await stores.goals.list({}, 'code')).map(goal =>
      pick(goal, 'id', 'code', 'name', 'status', 'match', 'value', 'currency', 'windowDays'),
    ),
    prices: (await stores.prices.list({}, 'model')).map(({ id, model, promptPer1k, completionPer1k }) => ({
      id,
      model,
      promptPer1k,
      completionPer1k,
    })),
    queues: (await stores.queues.list({}, 'code')).map(queue => ({
      ...pick(queue, 'id', 'code', 'name', 'assignment', 'skills', 'perPerson', 'asksRating'),
      openingHours: queue.openingHours?.map(time => ({ ...time })) ?? null,
      suggestions: queue.suggestions,
    })),
    cannedAnswers: (await stores.cannedAnswers.list({}, 'code')).map(answer =>
      pick(answer, 'id', 'code', 'title', 'text', 'locale'),
    ),
  }
}

/** A key that is gone is left out: it opened nothing. */
async function exportSources(stores: TenantStores): Promise<NonNullable<WorkspaceFile['sources']>> {
  const keys = new Map((await stores.keys.list()).map(({ id, name }) => [id, name]))
  return (await stores.sources.list({}, 'name')).map(({ keyIds, provenCustomersOnly, labels, ...source }) => ({
    ...pick(source, 'id', 'name', 'url', 'schedule'),
    ...(keyIds === null ? {} : { keys: keyIds.flatMap(id => keys.get(id) ?? []) }),
    ...(provenCustomersOnly ? { provenCustomersOnly } : {}),
    ...(labels.length === 0 ? {} : { labels }),
  }))
}

async function exportHostedPages(stores: TenantStores): Promise<NonNullable<WorkspaceFile['hostedPages']>> {
  const keys = new Map((await stores.keys.list()).map(({ id, name }) => [id, name]))
  return (await stores.hostedPages.list({}, 'address')).map(({ keyId, ...page }) => ({
    ...pick(page, 'id', 'address', 'title', 'intent'),
    key: keys.get(keyId) ?? '',
    ...pick(page, 'accent', 'scheme', 'indexed', 'active'),
  }))
}

async function exportUsers(
  stores: TenantStores,
  names: VariableNames,
  tenantId: string,
): Promise<NonNullable<WorkspaceFile['users']>> {
  const tokens = (await stores.tokens.list()).filter(token => token.revokedAt === null)
  return (await stores.users.list({}, 'email')).map(user => {
    const email = withTrueAddresses(user.email, tenantId)
    const own = tokens
      .filter(token => token.userId === user.id)
      .map(({ name, scopes, expiresAt }) => ({
        name,
        scopes,
        expiresAt: expiresAt?.toISOString() ?? null,
        value: names.of('TOKEN', email, name),
      }))
    return {
      id: user.id,
      email,
      name: user.name,
      roles: user.roles,
      active: user.active,
      ...(user.passwordHash === null ? {} : { password: names.of('PASSWORD', email) }),
      ...(own.length === 0 ? {} : { tokens: own }),
    }
  })
}

async function exportFlows(stores: TenantStores): Promise<NonNullable<WorkspaceFile['flows']>> {
  const published = new Map((await stores.flows.published()).map(version => [version.documentId, version.definition]))
  const suites = await stores.flowTests.byCode()
  const exported: NonNullable<WorkspaceFile['flows']> = []
  for (const flow of await stores.flows.list({}, 'code')) {
    const definition = published.get(flow.id)
    const tests = testsOf(suites.get(flow.code))
    if (definition !== undefined) exported.push({ id: flow.id, ...inReadingOrder(definition), ...tests })
    else {
      // A withdrawn flow has its last version, one that was never published its draft; one with neither cannot be
      // described.
      const resting = (flow.draft ?? (await stores.flows.versions(flow.id)).latest?.definition) as object | undefined
      if (resting !== undefined) exported.push({ id: flow.id, publish: false, ...inReadingOrder(resting), ...tests })
    }
  }
  return exported
}

function testsOf(suite: StoredTests | undefined): { tests?: FlowTestSuite } {
  if (suite === undefined) return {}
  const { coverage, tests } = suite
  return { tests: { ...(coverage === null ? {} : { coverage }), tests: [...inReadingOrder(tests)] } }
}

/** The live definition of a published form; of any other form the one that would be published. */
async function exportForms(stores: TenantStores): Promise<NonNullable<WorkspaceFile['forms']>> {
  const exported: NonNullable<WorkspaceFile['forms']> = []
  for (const form of await stores.forms.list({}, 'code')) {
    const { live, latest } = await stores.forms.versions(form.id)
    if (live !== null) exported.push({ id: form.id, ...live.definition })
    else exported.push({ id: form.id, publish: false, ...((form.draft as object | null) ?? latest?.definition) })
  }
  return exported
}

const firstKeys = ['code', 'id', 'type', 'name', 'description', 'locale', 'triggers', 'variables', 'start', 'prompt']
const lastKeys = ['onError', 'onTimeout', 'onExpire', 'onBudget', 'next']

/**
 * The database does not preserve the order of keys; a flow reads better when each node starts with its id and ends with
 * its edges.
 */
function inReadingOrder<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => inReadingOrder(item)) as T
  if (typeof value !== 'object' || value === null) return value
  const rank = (key: string) =>
    firstKeys.includes(key) ? firstKeys.indexOf(key) - firstKeys.length : lastKeys.indexOf(key) + 1
  const entries: [string, unknown][] = Object.entries(value)
  return Object.fromEntries(
    entries.sort(([a], [b]) => rank(a) - rank(b)).map(([key, item]) => [key, inReadingOrder(item)]),
  ) as T
}

async function exportConfig(
  db: Database,
  tenant: Tenant,
  names: VariableNames,
): Promise<NonNullable<WorkspaceFile['config']>> {
  const organization = await configValues(db, { kind: 'organization', id: tenant.organisationId }).list()
  const own = await configValues(db, { kind: 'tenant', id: tenant.id }).list()
  const global = await configValues(db, { kind: 'global' }).list()
  return withoutEmpty({
    global: toValues('GLOBAL', global),
    organization: toValues('ORGANIZATION', organization),
    tenant: toValues('TENANT', own),
  })

  function toValues(scope: string, values: ConfigValue[]): Record<string, unknown> {
    return Object.fromEntries(
      values.map(({ path, value, secret }) => [path, secret === null ? value : names.of('CONFIG', scope, path)]),
    )
  }
}

async function exportConnections(
  stores: TenantStores,
  secretBox: SecretBox,
  tenantId: string,
  names: VariableNames,
): Promise<NonNullable<WorkspaceFile['connections']>> {
  const documents = await stores.connectionDocuments.all()
  return (await stores.connections.list({}, 'code')).map(connection => {
    const document = documents.get(connection.id)
    const { id, code, name, providerKey, baseUrl, credentials, status } = connection
    const secrets = Object.fromEntries(
      Object.keys(openCredentials(secretBox, tenantId, connection)).map(part => [
        part,
        names.of('CONNECTION', code, part),
      ]),
    )
    return {
      id,
      code,
      name,
      providerKey: providerKey as NonNullable<WorkspaceFile['connections']>[number]['providerKey'],
      status,
      ...(baseUrl === null ? {} : { baseUrl }),
      ...(credentials === null ? {} : { credentials: secrets }),
      ...(document === undefined
        ? {}
        : { document: providerKey === 'mcp' ? writtenTools(document) : writtenDocument(document) }),
    }
  })
}

/** Names for variables, each different: `TOKEN_ADA_ACME_EXAMPLE_CI`. */
class VariableNames {
  readonly #taken = new Set<string>()

  of(...parts: string[]): EnvReference {
    const base = parts
      .map(part =>
        part
          .toUpperCase()
          .replace(/[^A-Z0-9]+/g, '_')
          .replace(/^_+|_+$/g, ''),
      )
      .join('_')
      .slice(0, 120)
    let name = base
    for (let count = 2; this.#taken.has(name); count += 1) name = `${base}_${String(count)}`
    this.#taken.add(name)
    return { env: name }
  }

  taken(): string[] {
    return [...this.#taken]
  }
}

function withoutEmpty<T extends object>(value: T): T {
  const entries: [string, unknown][] = Object.entries(value)
  return Object.fromEntries(
    entries.filter(([, part]) => typeof part !== 'object' || part === null || Object.keys(part).length > 0),
  ) as T
}
