import { charactersIn, createCache } from '../../adapters/cache.ts'
import type { ChangeFeed } from '../../adapters/postgres/notifications.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import {
  findFlowNames,
  findFlowVersion,
  findPublishedFlows,
  findSubscriptions,
  type SubscriptionRow,
} from '../../adapters/stores/flows/published.ts'
import { findPublishedForms } from '../../adapters/stores/forms/published.ts'
import { weakEtag } from '../../domain/etags.ts'
import { compileFlow } from '../../domain/engine/compile.ts'
import type { CompiledFlow } from '../../domain/engine/compiled-flow.ts'
import type { ChatIntentTrigger, FlowDefinition } from '../../generated/schemas/flow.ts'
import type { FormDefinition } from '../../generated/schemas/form.ts'
import { correlationKey, keyOfEvent, selectorOf, selectorText, type CorrelationKey } from '../../domain/correlation.ts'
import type { CompiledExpression } from '../../domain/expressions/expression.ts'
import type { JsonObject } from '../../domain/json.ts'
import { finderIn, type Operations } from '../../domain/operations/used-operations.ts'
import type { Log } from '../log.ts'
import { createWorkspaceCache } from '../workspace-cache.ts'

export type PublishedIntent = { trigger: ChatIntentTrigger; flow: PublishedFlow }
type FlowName = { flowId: string; code: string }
type PublishedForm = { id: string; version: number; definition: FormDefinition }

/** The published flows of a workspace, ready to run. */
export type Publication = {
  flows: ReadonlyMap<string, PublishedFlow>
  /** By priority, highest first, then by name. */
  intents: readonly PublishedIntent[]
  intentsByName: ReadonlyMap<string, PublishedIntent>
  subscriptions: PublishedSubscriptions
  /** By code. */
  forms: ReadonlyMap<string, PublishedForm>
  formsById: ReadonlyMap<string, PublishedForm>
  /** Every flow of the workspace, including unpublished ones: a quick question may be bound to them. */
  named: { flows: ReadonlyMap<string, FlowName>; flowsById: ReadonlyMap<string, FlowName> }
  /** Changes whenever an intent does. */
  intentsEtag: string
}

export type Publications = ReturnType<typeof createPublications>

/**
 * Characters of the definitions that are held compiled, as publications and as single versions. A compiled flow takes 2
 * to 34 bytes for each, 16 in the examples.
 */
const PUBLICATIONS_HELD = charactersIn(1 / 8, 16)
const VERSIONS_HELD = charactersIn(1 / 16, 16)
/** What each entry counts for beside its definitions. */
const ENTRY_SIZE = 1_000
const TABLES: ReadonlySet<string> = new Set(['flows', 'flow_intents', 'event_subscriptions', 'forms', 'tenants'])

/**
 * The published flows of workspaces and the versions that running executions stay on, compiled once and cached in the
 * process.
 */
export function createPublications({
  db,
  clock,
  changes,
  log,
}: {
  db: Pool
  clock: Clock
  changes: ChangeFeed
  log?: Pick<Log, 'warn'>
}) {
  // A version never changes, so one line for each says everything.
  const reported = new Set<string>()
  const report: Report = (tenantId, { flowId, version, versionId }, error) => {
    if (log === undefined || reported.has(versionId)) return
    reported.add(versionId)
    log.warn({ err: error, tenantId, flowId, version }, 'a stored version no longer compiles: its flow does not run')
  }
  // A version never changes, so its compiled form never expires.
  const versions = createCache<PublishedFlow | undefined>({
    load: async path => {
      const [tenantId = '', versionId = ''] = path.split('/')
      const row = await findFlowVersion(db, tenantId, versionId)
      const flow = row === undefined ? undefined : tryCompile(tenantId, { ...row, versionId }, report)
      return row === undefined || flow === undefined
        ? undefined
        : { flowId: row.flowId, code: flow.code, version: row.version, versionId, flow, operations: row.operations }
    },
    ttlMs: Number.MAX_SAFE_INTEGER / 4,
    max: VERSIONS_HELD,
    sizeOf: version => heldSize(version === undefined ? [] : [version.flow.definition, version.operations ?? {}]),
    clock,
  })
  const publications = createWorkspaceCache<Publication>({
    load: async tenantId => await loadPublication(db, tenantId, report),
    tables: TABLES,
    max: PUBLICATIONS_HELD,
    sizeOf: ({ flows, forms }) =>
      heldSize([
        ...[...flows.values()].flatMap(({ flow, operations }) => [flow.definition, operations ?? {}]),
        ...[...forms.values()].map(({ definition }) => definition),
      ]),
    clock,
    changes,
  })

  return {
    async of(tenantId: string): Promise<Publication> {
      return await publications.get(tenantId)
    },
    /** Has it read again, for the process that has changed it. */
    forget(tenantId: string): void {
      publications.drop(tenantId)
    },
    /** A version by id, published or not; undefined when it does not exist or no longer loads. */
    async version(tenantId: string, versionId: string): Promise<PublishedFlow | undefined> {
      return await versions.get(`${tenantId}/${versionId}`)
    },
  }
}

function heldSize(definitions: readonly object[]): number {
  return ENTRY_SIZE + definitions.reduce((size, definition) => size + JSON.stringify(definition).length, 0)
}

/**
 * As it is in the database now; not cached. All in one snapshot: with the flow of one version and the subscriptions
 * of the next, an event would start neither.
 */
export async function loadPublication(
  db: Pool,
  tenantId: string,
  report: Report = () => undefined,
): Promise<Publication> {
  const { flows, names, subscriptions, forms } = await transaction(
    db,
    async client => ({
      flows: await findPublishedFlows(client, tenantId),
      names: await findFlowNames(client, tenantId),
      subscriptions: await findSubscriptions(client, tenantId),
      forms: await findPublishedForms(client, tenantId),
    }),
    { snapshot: true },
  )
  return assemble(
    flows.flatMap(row => {
      const { flowId, code, version, versionId, operations } = row
      const flow = tryCompile(tenantId, row, report)
      return flow === undefined ? [] : [{ flowId, code, version, versionId, flow, operations }]
    }),
    names,
    subscriptions,
    forms.map(({ id, version, definition }) => ({ id, version, definition: definition as FormDefinition })),
  )
}

function assemble(
  flows: PublishedFlow[],
  names: FlowName[],
  subscriptions: Awaited<ReturnType<typeof findSubscriptions>>,
  forms: PublishedForm[],
): Publication {
  const intents = flows
    .flatMap(flow =>
      (flow.flow.definition.triggers ?? [])
        .filter(trigger => trigger.type === 'chat_intent')
        .map(trigger => ({ trigger, flow })),
    )
    .sort(
      (a, b) => (b.trigger.priority ?? 0) - (a.trigger.priority ?? 0) || (a.trigger.intent < b.trigger.intent ? -1 : 1),
    )
  return {
    flows: new Map(flows.map(flow => [flow.code, flow])),
    subscriptions: createSubscriptions(subscriptions, new Map(flows.map(flow => [flow.flowId, flow]))),
    intents,
    intentsByName: new Map(intents.map(intent => [intent.trigger.intent, intent])),
    forms: new Map(forms.map(form => [form.definition.code, form])),
    formsById: new Map(forms.map(form => [form.id, form])),
    named: {
      flows: new Map(names.map(name => [name.code, name])),
      flowsById: new Map(names.map(name => [name.flowId, name])),
    },
    intentsEtag: weakEtag(JSON.stringify(intents.map(({ trigger, flow }) => [trigger, flow.flowId, flow.version]))),
  }
}

type StoredFlowVersion = {
  flowId: string
  version: number
  versionId: string
  definition: unknown
  operations: Operations | null
}
type Report = (tenantId: string, version: StoredFlowVersion, error: unknown) => void

/** A definition that no longer loads disables only its own flow. */
function tryCompile(tenantId: string, stored: StoredFlowVersion, report: Report): CompiledFlow | undefined {
  try {
    return compileFlow(stored.definition as FlowDefinition, stored.versionId, finderIn(stored.operations))
  } catch (error) {
    report(tenantId, stored, error)
    return undefined
  }
}

export type PublishedFlow = {
  flowId: string
  code: string
  version: number
  versionId: string
  flow: CompiledFlow
  /** Those that it was published with. */
  operations: Operations | null
}

/** A flow's subscription to an event; `filter` is undefined if every such event starts the flow. */
export type PublishedSubscription = { id: string; flow: PublishedFlow; filter: CompiledExpression | undefined }

/** Finds the subscriptions that an event is for without examining the others. */
type PublishedSubscriptions = {
  /** Those for events of the name whose fields match this data; their filters are not evaluated yet. */
  to: (name: string, data: JsonObject) => PublishedSubscription[]
}

function createSubscriptions(
  rows: readonly SubscriptionRow[],
  flows: ReadonlyMap<string, PublishedFlow>,
): PublishedSubscriptions {
  const fieldsOf = new Map<string, Set<string>>()
  const found = new Map<string, PublishedSubscription[]>()
  for (const row of rows) {
    const flow = flows.get(row.flowId)
    const index = flow === undefined ? -1 : triggerIndex(flow.flow, row)
    if (flow === undefined || index < 0) continue
    const key = correlationKey(row.correlation ?? undefined)
    fieldsOf.set(row.eventName, (fieldsOf.get(row.eventName) ?? new Set()).add(key.fields))
    const group = groupOf(row.eventName, key)
    const others = found.get(group)
    const subscription = { id: row.id, flow, filter: flow.flow.filters.get(index) }
    if (others === undefined) found.set(group, [subscription])
    else others.push(subscription)
  }
  return {
    to: (name, data) =>
      [...(fieldsOf.get(name) ?? [])].flatMap(fields => {
        const key = keyOfEvent(fields, data)
        return key === undefined ? [] : (found.get(groupOf(name, key)) ?? [])
      }),
  }
}

function groupOf(name: string, { fields, digest }: CorrelationKey): string {
  return `${name} ${fields} ${digest}`
}

function triggerIndex({ definition }: CompiledFlow, row: SubscriptionRow): number {
  const text = selectorText(row)
  return (definition.triggers ?? []).findIndex(
    trigger => trigger.type === 'event' && selectorText(selectorOf(trigger)) === text,
  )
}
