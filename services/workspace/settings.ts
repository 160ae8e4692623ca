import { isDeepStrictEqual } from 'node:util'
import type { SealedSecret } from '../../adapters/secrets.ts'
import { tenantOfInboundWebhook } from '../../adapters/stores/inbound-webhooks/across-tenants.ts'
import { differences } from '../../adapters/postgres/tenant-rows.ts'
import type { Connection } from '../../adapters/stores/connections/connections.ts'
import {
  connectionProblems,
  movesCredentials,
  type ConnectionKind,
  type ConnectionProblem,
} from '../../domain/connection-rules.ts'
import type { JsonObject } from '../../domain/json.ts'
import { applyConnectionDocument } from './connection-documents.ts'
import { openCredentials, sealCredentials, type Credentials } from '../connections/credentials.ts'
import { configurationOf } from '../connections/grant-tokens.ts'
import { inOneSpelling } from '../handoffs/canned-answers.ts'
import { newQueue } from '../handoffs/queues.ts'
import { newPlan } from '../../domain/training-plan.ts'
import type { Finding } from './finding.ts'
import { reconcile, refuseRepeated } from './reconcile.ts'
import type { ApplyContext } from './types.ts'
import { inboundSecretLocation } from '../secrets/locations.ts'

export async function applyGoals(context: ApplyContext): Promise<void> {
  const entries = context.document.goals ?? []
  refuseRepeated(context, 'goals', entries, entry => entry.code)
  for (const [index, { id, code, ...entry }] of entries.entries()) {
    const path = `/goals/${String(index)}`
    const found = await context.stores.goals.find({ code })
    if (found?.status === 'archived' && entry.status !== undefined && entry.status !== 'archived') {
      context.findings.push({ path: `${path}/status`, message: `The goal "${code}" is archived permanently.` })
      continue
    }
    const currency = entry.value?.mode === 'none' ? null : context.tenant.currency
    await reconcile(context, context.stores.goals, {
      kind: 'goal',
      code,
      path,
      id,
      found,
      fields: entry,
      create: newId => ({
        id: newId,
        code,
        name: entry.name,
        status: entry.status ?? 'active',
        match: entry.match ?? { type: 'api' },
        value: entry.value ?? { mode: 'none' },
        currency: entry.currency === undefined ? currency : entry.currency,
        windowDays: entry.windowDays ?? 30,
      }),
    })
  }
}

export async function applyPrices(context: ApplyContext): Promise<void> {
  const entries = context.document.prices ?? []
  refuseRepeated(context, 'prices', entries, entry => entry.model)
  for (const [index, { id, model, promptPer1k, completionPer1k }] of entries.entries()) {
    await reconcile(context, context.stores.prices, {
      kind: 'price',
      code: model,
      path: `/prices/${String(index)}`,
      id,
      found: await context.stores.prices.find({ model }),
      fields: { promptPer1k, completionPer1k },
      create: newId => ({ id: newId, model, promptPer1k, completionPer1k }),
    })
  }
}

export async function applyQueues(context: ApplyContext): Promise<void> {
  const entries = context.document.queues ?? []
  refuseRepeated(context, 'queues', entries, entry => entry.code)
  for (const [index, { id, code, ...entry }] of entries.entries()) {
    await reconcile(context, context.stores.queues, {
      kind: 'queue',
      code,
      path: `/queues/${String(index)}`,
      id,
      found: await context.stores.queues.find({ code }),
      fields: entry,
      create: newId => newQueue(newId, { ...entry, code, name: entry.name ?? code }),
    })
  }
}

export async function applyCannedAnswers(context: ApplyContext): Promise<void> {
  const entries = context.document.cannedAnswers ?? []
  refuseRepeated(context, 'cannedAnswers', entries, entry => entry.code)
  for (const [index, { id, code, ...values }] of entries.entries()) {
    const entry = inOneSpelling(values)
    await reconcile(context, context.stores.cannedAnswers, {
      kind: 'cannedAnswer',
      code,
      path: `/cannedAnswers/${String(index)}`,
      id,
      found: await context.stores.cannedAnswers.find({ code }),
      fields: entry,
      create: newId => ({ locale: null, ...entry, id: newId, code }),
    })
  }
}

export async function applyConnections(context: ApplyContext): Promise<void> {
  const entries = context.document.connections ?? []
  refuseRepeated(context, 'connections', entries, entry => entry.code)
  for (const [index, entry] of entries.entries()) await applyConnection(context, `/connections/${String(index)}`, entry)
}

type ConnectionEntry = NonNullable<ApplyContext['document']['connections']>[number]
type NextConnection = { providerKey: ConnectionKind; baseUrl: string | null; credentials: Credentials }

async function applyConnection(
  context: ApplyContext,
  path: string,
  { id, code, credentials, document, ...entry }: ConnectionEntry,
): Promise<void> {
  const { stores, tenant } = context
  const { secretBox } = context.deps
  const found = await stores.connections.find({ code })
  const stored = found === undefined ? {} : openCredentials(secretBox, tenant.id, found)
  const nextCredentials = (credentials as Credentials | undefined) ?? stored
  const baseUrl = entry.baseUrl ?? found?.baseUrl ?? null
  const next = { providerKey: entry.providerKey, baseUrl, credentials: nextCredentials }
  const refused = connectionFindings(path, next, credentials === undefined ? found : undefined)
  if (refused.length > 0) {
    context.findings.push(...refused)
    return
  }
  // What a person consented to was for the origin and the client before.
  if (
    found !== undefined &&
    configurationOf(next) !== configurationOf({ baseUrl: found.baseUrl, credentials: stored })
  ) {
    const ended = await stores.connectionGrants.delete(found.id)
    if (ended !== undefined) context.endedGrants.push(ended)
  }
  const seal = (connectionId: string) => sealCredentials(secretBox, tenant.id, connectionId, nextCredentials)
  const fields: Partial<Connection> = {
    ...entry,
    ...(found === undefined || isDeepStrictEqual(nextCredentials, stored) ? {} : { credentials: seal(found.id) }),
  }
  const changes = found !== undefined && Object.keys(differences(found, fields)).length > 0
  await reconcile(context, stores.connections, {
    // Test results of the former state do not apply to the new one.
    kind: 'connection',
    code,
    path,
    id,
    found,
    fields: changes ? { ...fields, lastTestedAt: null, lastTestOk: null } : fields,
    create: newId => ({
      id: newId,
      code,
      name: entry.name ?? code,
      providerKey: entry.providerKey,
      baseUrl: entry.baseUrl ?? null,
      status: entry.status ?? 'active',
      credentials: seal(newId),
    }),
  })
  const connection = await stores.connections.find({ code })
  if (document !== undefined && connection !== undefined)
    await applyConnectionDocument(context, `${path}/document`, connection, document as JsonObject)
}

/** @param unchanged the stored connection whose credentials the next one takes over */
function connectionFindings(path: string, next: NextConnection, unchanged: Connection | undefined): Finding[] {
  const problems = connectionProblems(next)
  if (problems.length > 0)
    return problems.map(problem => ({
      path: `${path}/${problem.field.replace('.', '/')}`,
      message: sentence(next.providerKey, problem),
    }))
  if (unchanged === undefined || unchanged.credentials === null) return []
  const before = { providerKey: unchanged.providerKey as ConnectionKind, baseUrl: unchanged.baseUrl }
  return movesCredentials(before, next)
    ? [
        {
          path: `${path}/baseUrl`,
          message: 'Credentials belong to one origin: give those for the new address with it.',
        },
      ]
    : []
}

function sentence(kind: ConnectionKind, { field, rule, expected }: ConnectionProblem): string {
  switch (rule) {
    case 'required':
      return `A connection of the kind ${kind} needs a baseUrl.`
    case 'format':
      return field === 'baseUrl'
        ? 'The baseUrl must be an http or https address without a user name or password.'
        : 'A connection sends no header that belongs to the service or to one hop.'
    case 'enum': {
      const sets = (expected ?? []).map(set => set.join(' and '))
      return `A connection of the kind ${kind} takes no credentials or ${sets.join(', or ')}.`
    }
  }
}

/** After the keys, which sources may be limited to. */
export async function applySources(context: ApplyContext): Promise<void> {
  const { stores, findings } = context
  const entries = context.document.sources ?? []
  const keys = new Map((await stores.keys.list()).map(({ id, name }) => [name, id]))
  refuseRepeated(context, 'sources', entries, entry => entry.name)
  for (const [index, entry] of entries.entries()) {
    const { id, name, url, schedule, keys: named, provenCustomersOnly, labels } = entry
    const unknown = (named ?? []).filter(key => !keys.has(key))
    for (const key of unknown)
      findings.push({ path: `/sources/${String(index)}/keys`, message: `There is no key "${key}".` })
    if (unknown.length > 0) continue
    const keyIds = named == null ? named : named.map(key => keys.get(key) ?? '')
    const found = await stores.sources.find(id === undefined ? { name } : { id })
    const planned =
      found === undefined || schedule === undefined || schedule === found.schedule
        ? {}
        : newPlan(found.status, schedule, context.deps.clock.now())
    await reconcile(context, stores.sources, {
      kind: 'source',
      code: name,
      path: `/sources/${String(index)}`,
      id,
      found,
      fields: {
        ...{ name, url },
        ...(keyIds === undefined ? {} : { keyIds }),
        ...(provenCustomersOnly === undefined ? {} : { provenCustomersOnly }),
        ...(labels === undefined ? {} : { labels }),
        ...planned,
      },
      create: newId => ({
        ...{ id: newId, name, url, schedule: schedule ?? 'manual' },
        ...{ keyIds: keyIds ?? null, provenCustomersOnly: provenCustomersOnly ?? false, labels: labels ?? [] },
      }),
    })
  }
}

export async function applyInboundWebhooks(context: ApplyContext): Promise<void> {
  const {
    stores,
    deps: { secretBox },
    tenant,
    db,
    findings,
  } = context
  const entries = context.document.inboundWebhooks ?? []
  refuseRepeated(context, 'inboundWebhooks', entries, entry => entry.name)
  for (const [index, { id, name, eventName, sender = 'parley', secret }] of entries.entries()) {
    const path = `/inboundWebhooks/${String(index)}`
    const owner = id === undefined ? undefined : await tenantOfInboundWebhook(db, id)
    if (owner !== undefined && owner !== tenant.id) {
      findings.push({ path: `${path}/id`, message: 'This id belongs to another workspace.' })
      continue
    }
    const found = await stores.inboundWebhooks.find(id === undefined ? { name } : { id })
    const seal = (webhookId: string): SealedSecret =>
      secretBox.seal(secret, inboundSecretLocation(tenant.id, webhookId))
    const unchanged =
      found !== undefined && secretBox.open(found.secret, inboundSecretLocation(tenant.id, found.id)) === secret
    await reconcile(context, stores.inboundWebhooks, {
      kind: 'inboundWebhook',
      code: name,
      path,
      id,
      found,
      fields: { name, eventName, sender, ...(found === undefined || unchanged ? {} : { secret: seal(found.id) }) },
      create: newId => ({ id: newId, name, eventName, sender, secret: seal(newId) }),
    })
  }
}
