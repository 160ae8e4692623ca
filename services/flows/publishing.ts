import { isDeepStrictEqual } from 'node:util'
import type { Flow } from '../../adapters/stores/flows/flows.ts'
import type { FlowSurroundings, FlowVersions, VersionRecord } from '../../adapters/stores/flows/versions.ts'
import { selectorOf, selectorText, type EventSelector } from '../../domain/correlation.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'

export interface FlowTriggers {
  intents: string[]
  subscriptions: EventSelector[]
}

export type PublishOutcome =
  /** `flow`: as it is now. */
  | { outcome: 'published'; version: VersionRecord; flow: Flow }
  /** This definition is the published one already. */
  | { outcome: 'unchanged'; version: number }
  /** Other published flows of the workspace own these intents. */
  | { outcome: 'intents_taken'; intents: TakenIntent[] }

export type TakenIntent = { name: string; flowId: string }

export type PublishOptions = {
  newId: () => string
  /** Who publishes, as the audit log records actors. */
  actor: unknown
  note?: string | null
  /** Number of the earlier version whose definition it is. */
  rolledBackFrom?: number | null
}

/** What starts a flow of this definition; each intent and each way to select events once. */
export function triggersOf(definition: FlowDefinition): FlowTriggers {
  const intents = new Set<string>()
  const subscriptions = new Map<string, EventSelector>()
  for (const trigger of definition.triggers ?? []) {
    if (trigger.type === 'chat_intent') intents.add(trigger.intent)
    else {
      const selector = selectorOf(trigger)
      subscriptions.set(selectorText(selector), selector)
    }
  }
  return { intents: [...intents], subscriptions: [...subscriptions.values()] }
}

/** Intents of the definition that other published flows own. */
export function takenIntents(
  flowId: string,
  definition: FlowDefinition,
  owners: FlowSurroundings['intents'],
): TakenIntent[] {
  const wanted = new Set(triggersOf(definition).intents)
  return owners.filter(owner => owner.flowId !== flowId && wanted.has(owner.name))
}

/**
 * Publishes a valid definition: the one way, for people, agents and workspace files. A new version is made only when
 * the definition is neither the published nor the latest one. The draft is the new version afterwards, except that a
 * rollback leaves it alone.
 * @param flow locked, in a transaction that holds `lockPublishing`
 * @param surroundings read under that lock
 */
export async function publishDefinition(
  versions: FlowVersions,
  flow: Flow,
  surroundings: FlowSurroundings,
  definition: FlowDefinition,
  { newId, actor, note = null, rolledBackFrom = null }: PublishOptions,
): Promise<PublishOutcome> {
  const { latest, live } = surroundings
  if (live !== null && isDeepStrictEqual(live.definition, definition))
    return { outcome: 'unchanged', version: live.version }
  const taken = takenIntents(flow.id, definition, surroundings.intents)
  if (taken.length > 0) return { outcome: 'intents_taken', intents: taken }

  const isLatest = latest !== null && isDeepStrictEqual(latest.definition, definition)
  const version = isLatest ? latest : { id: newId(), version: (latest?.version ?? 0) + 1, definition }
  const { intents, subscriptions } = triggersOf(definition)
  const published: Flow = {
    ...flow,
    publishedVersionId: version.id,
    updatedBy: actor,
    ...(rolledBackFrom === null ? publishedDraft(flow, definition) : keptDraft(flow, isLatest ? null : latest)),
  }
  const record = await versions.publish({
    ...version,
    flowId: flow.id,
    isNew: !isLatest,
    note,
    rolledBackFrom,
    actor,
    intents,
    // A subscription keeps its id from version to version, because started executions are deduplicated by it.
    subscriptions: subscriptions.map(wanted => ({ ...wanted, id: idOf(surroundings, wanted) ?? newId() })),
    name: published.name,
    draft: published.draft,
    draftBase: published.draftBase,
    draftRevision: published.draftRevision,
  })
  return { outcome: 'published', version: record, flow: published }
}

function idOf({ subscriptions }: FlowSurroundings, wanted: EventSelector): string | undefined {
  const text = selectorText(wanted)
  return subscriptions.find(known => selectorText(known) === text)?.id
}

type DraftFields = Partial<Pick<Flow, 'name' | 'draft' | 'draftBase' | 'draftRevision'>>

function publishedDraft({ draftRevision }: Flow, { name }: FlowDefinition): DraftFields {
  return { draft: null, draftBase: null, draftRevision: draftRevision + 1, name }
}

/** A draft that was the latest version becomes one of its own when another version takes that place. */
function keptDraft({ draft }: Flow, replaced: FlowSurroundings['latest']): DraftFields {
  return draft !== null || replaced === null ? {} : { draft: replaced.definition, draftBase: replaced.version }
}
