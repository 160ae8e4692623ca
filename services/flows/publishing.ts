import { isDeepStrictEqual } from 'node:util'
import type { Flow, FlowStore, FlowVersion } from '../../adapters/stores/flows/flows.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'

export interface FlowTriggers {
  intents: string[]
  subscriptions: { eventName: string; filter: string | null }[]
}

export type PublishOutcome =
  | { outcome: 'published'; version: FlowVersion }
  /** This definition is the published one already. */
  | { outcome: 'unchanged'; version: FlowVersion }
  /** Other published flows of the workspace own these intents. */
  | { outcome: 'intents_taken'; intents: { name: string; flowId: string }[] }

export type PublishOptions = {
  newId: () => string
  /** Who publishes, as the audit log records actors. */
  actor: unknown
  note?: string | null
  /** Number of the earlier version whose definition it is. */ rolledBackFrom?: number
}

/** What starts a flow of this definition; each intent and each pair of event and filter once. */
export function triggersOf(definition: FlowDefinition): FlowTriggers {
  const intents = new Set<string>()
  const subscriptions = new Map<string, { eventName: string; filter: string | null }>()
  for (const trigger of definition.triggers ?? []) {
    if (trigger.type === 'chat_intent') intents.add(trigger.intent)
    else {
      const filter = trigger.filter ?? null
      subscriptions.set(JSON.stringify([trigger.event, filter]), { eventName: trigger.event, filter })
    }
  }
  return { intents: [...intents], subscriptions: [...subscriptions.values()] }
}

/**
 * Publishes a valid definition: the one way, whoever asks for it. A new version is made only when the definition is
 * neither the published nor the latest
 * one. The draft is the new version afterwards, except that a rollback leaves it alone.
 * @param flow locked, in a transaction that holds `lockPublishing`
 */
export async function publishDefinition(
  flows: FlowStore,
  flow: Flow,
  definition: FlowDefinition,
  options: PublishOptions,
): Promise<PublishOutcome> {
  const { newId, actor, note = null, rolledBackFrom = null } = options
  const latest = await flows.latestVersion(flow.id)
  const published =
    flow.publishedVersionId === null ? undefined : await flows.versions.find({ id: flow.publishedVersionId })
  if (published !== undefined && isDeepStrictEqual(published.definition, definition))
    return { outcome: 'unchanged', version: published }

  const taken = await takenIntents(flows, flow.id, definition)
  if (taken.length > 0) return { outcome: 'intents_taken', intents: taken }
  const isLatest = latest !== undefined && isDeepStrictEqual(latest.definition, definition)
  const version = isLatest
    ? latest
    : await flows.versions.insert({
        id: newId(),
        flowId: flow.id,
        version: (latest?.version ?? 0) + 1,
        definition,
        note,
        rolledBackFrom,
        publishedBy: actor,
      })
  await setTriggers(flows, flow.id, version, newId)
  const draft =
    rolledBackFrom === null
      ? { draft: null, draftBase: null, draftRevision: flow.draftRevision + 1, name: definition.name }
      : keptDraft(flow, version, latest)
  await flows.update(flow.id, { publishedVersionId: version.id, updatedBy: actor, ...draft })
  return { outcome: 'published', version }
}

/**
 * Nothing starts the flow any more; what runs goes on.
 * @param flow locked, in a transaction that holds `lockPublishing`
 */
export async function withdrawPublished(flows: FlowStore, flow: Flow, actor: unknown): Promise<void> {
  if (flow.publishedVersionId === null) return
  await flows.setIntents(flow.id, flow.publishedVersionId, [])
  for (const subscription of await flows.subscriptions(flow.id)) {
    if (subscription.active) await flows.updateSubscription(subscription.id, { active: false })
  }
  await flows.update(flow.id, { publishedVersionId: null, updatedBy: actor })
}

/** A draft that was the latest version becomes one of its own when another version takes that place. */
function keptDraft(flow: Flow, version: FlowVersion, latest: FlowVersion | undefined): Partial<Flow> {
  return flow.draft !== null || latest === undefined || latest.id === version.id
    ? {}
    : { draft: latest.definition, draftBase: latest.version }
}

async function takenIntents(
  flows: FlowStore,
  flowId: string,
  definition: FlowDefinition,
): Promise<{ name: string; flowId: string }[]> {
  const wanted = new Set(triggersOf(definition).intents)
  return (await flows.intents())
    .filter(owner => owner.flowId !== flowId && wanted.has(owner.intentName))
    .map(owner => ({ name: owner.intentName, flowId: owner.flowId }))
}

/**
 * A subscription keeps its id from version to version, because started executions are deduplicated by it.
 */
async function setTriggers(flows: FlowStore, flowId: string, version: FlowVersion, newId: () => string): Promise<void> {
  const { intents, subscriptions } = triggersOf(version.definition)
  await flows.setIntents(flowId, version.id, intents)
  const known = await flows.subscriptions(flowId)
  const keep = new Set<string>()
  for (const { eventName, filter } of subscriptions) {
    const same = known.find(subscription => subscription.eventName === eventName && subscription.filter === filter)
    if (same === undefined) {
      await flows.insertSubscription({ id: newId(), flowId, versionId: version.id, eventName, filter, active: true })
      continue
    }
    keep.add(same.id)
    await flows.updateSubscription(same.id, { versionId: version.id, active: true })
  }
  for (const subscription of known) {
    if (!keep.has(subscription.id) && subscription.active)
      await flows.updateSubscription(subscription.id, { active: false })
  }
}
