import { isDeepStrictEqual } from 'node:util'
import type { Flow, FlowStore, FlowVersion } from '../adapters/stores/flows.ts'
import type { FlowDefinition } from '../generated/schemas/flow.ts'

export interface FlowTriggers {
  intents: string[]
  subscriptions: { eventName: string, filter: string | null }[]
}

export type PublishOutcome =
  | { outcome: 'published', version: FlowVersion }
  /** This definition is the published one already. */
  | { outcome: 'unchanged', version: FlowVersion }
  /** Another published flow of the workspace owns these intents. */
  | { outcome: 'intents_taken', intents: string[] }

/** What starts a flow of this definition; each intent and each pair of event and filter once. */
export function triggersOf(definition: FlowDefinition): FlowTriggers {
  const intents = new Set<string>()
  const subscriptions = new Map<string, { eventName: string, filter: string | null }>()
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
 * Publishes a valid definition. A new version is made only when the definition is neither the published nor the latest
 * one. Call inside a transaction: the flow's row stays locked until its end.
 */
export async function publishDefinition(
  flows: FlowStore, flow: Flow, definition: FlowDefinition, { newId, actor }: { newId: () => string, actor: unknown },
): Promise<PublishOutcome> {
  const locked = await flows.lock(flow.id)
  const latest = await flows.latestVersion(flow.id)
  const published = locked?.publishedVersionId == null ? undefined : await flows.versions.find({ id: locked.publishedVersionId })
  if (published !== undefined && isDeepStrictEqual(published.definition, definition)) return { outcome: 'unchanged', version: published }

  const taken = await takenIntents(flows, flow.id, definition)
  if (taken.length > 0) return { outcome: 'intents_taken', intents: taken }
  const version = latest !== undefined && isDeepStrictEqual(latest.definition, definition) ? latest : await flows.versions.insert({
    id: newId(), flowId: flow.id, version: (latest?.version ?? 0) + 1, definition, publishedBy: actor,
  })
  await makePublished(flows, flow.id, version, newId)
  return { outcome: 'published', version }
}

/** Publishes an earlier version again; running executions stay on theirs. */
export async function publishVersion(flows: FlowStore, flow: Flow, version: FlowVersion, newId: () => string): Promise<PublishOutcome> {
  const locked = await flows.lock(flow.id)
  if (locked?.publishedVersionId === version.id) return { outcome: 'unchanged', version }
  const taken = await takenIntents(flows, flow.id, version.definition)
  if (taken.length > 0) return { outcome: 'intents_taken', intents: taken }
  await makePublished(flows, flow.id, version, newId)
  return { outcome: 'published', version }
}

/** Nothing starts the flow any more; what runs goes on. Whether it was published. */
export async function withdrawFlow(flows: FlowStore, flow: Flow): Promise<boolean> {
  const locked = await flows.lock(flow.id)
  if (locked?.publishedVersionId == null) return false
  await flows.setIntents(flow.id, locked.publishedVersionId, [])
  for (const subscription of await flows.subscriptions(flow.id)) {
    if (subscription.active) await flows.updateSubscription(subscription.id, { active: false })
  }
  await flows.update(flow.id, { publishedVersionId: null })
  return true
}

async function takenIntents(flows: FlowStore, flowId: string, definition: FlowDefinition): Promise<string[]> {
  const wanted = new Set(triggersOf(definition).intents)
  return (await flows.intents()).filter((owner) => owner.flowId !== flowId && wanted.has(owner.intentName)).map((owner) => owner.intentName)
}

/**
 * A subscription keeps its id from version to version, because started executions are deduplicated by it.
 */
async function makePublished(flows: FlowStore, flowId: string, version: FlowVersion, newId: () => string): Promise<void> {
  const { intents, subscriptions } = triggersOf(version.definition)
  await flows.update(flowId, { publishedVersionId: version.id, name: version.definition.name })
  await flows.setIntents(flowId, version.id, intents)
  const known = await flows.subscriptions(flowId)
  const keep = new Set<string>()
  for (const { eventName, filter } of subscriptions) {
    const same = known.find((subscription) => subscription.eventName === eventName && subscription.filter === filter)
    if (same === undefined) {
      await flows.insertSubscription({ id: newId(), flowId, versionId: version.id, eventName, filter, active: true })
      continue
    }
    keep.add(same.id)
    await flows.updateSubscription(same.id, { versionId: version.id, active: true })
  }
  for (const subscription of known) {
    if (!keep.has(subscription.id) && subscription.active) await flows.updateSubscription(subscription.id, { active: false })
  }
}
