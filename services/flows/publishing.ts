import { isDeepStrictEqual } from 'node:util'
import type { Flow, FlowStore, FlowVersion } from '../../adapters/stores/flows/flows.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FlowSurroundings, FlowVersions, VersionRecord, Referable } from '../../adapters/stores/flows/versions.ts'
import { selectorOf, selectorText, type EventSelector } from '../../domain/correlation.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { error, inDocumentOrder, type Finding } from '../../domain/flow-validation/finding.ts'
import type { Workspace } from '../../domain/flow-validation/references.ts'
import { isPublishable, validateFlow } from '../../domain/flow-validation/validate-flow.ts'
import { flow as validateSchema } from '../../generated/schemas/validators.js'
import type { Settings } from '../configuration/settings.ts'
import { surroundingsOf } from './surroundings.ts'
import { draftOf, publishesOf } from '../documents/documents.ts'

/** The latest version of a flow, if it has one. */
export type Latest = Pick<FlowVersion, 'version' | 'definition'> | null | undefined

/** The definition that the next publish takes: the draft's own, or that of the latest version. */
export function draftDefinition({ code, name, draft }: Flow, latest: Latest): JsonObject {
  return (draft ?? latest?.definition ?? { code, name }) as JsonObject
}

/**
 * Saves a definition as the draft, valid or not; one that equals the latest version is not stored as a draft.
 * @param flow locked
 * @param actor who saves it, as the audit log records actors
 * @returns the current flow; unchanged if the draft already equals the definition
 */
export async function saveDraft(
  flows: FlowStore,
  { flow, latest }: { flow: Flow; latest: Latest },
  definition: JsonObject,
  actor: unknown,
): Promise<Flow> {
  if (isDeepStrictEqual(draftDefinition(flow, latest), definition)) return flow
  const name = draftName(definition, flow.code)
  const draft = draftOf(definition, latest)
  const base = flow.draft === null ? (latest?.version ?? null) : flow.draftBase
  return await flows.saveDraft(flow, { draft, draftBase: draft === null ? null : base, name }, actor)
}

/** Display name of the flow: the name in its draft, or its code. */
export function draftName(definition: JsonObject, code: string): string {
  const { name } = definition
  return typeof name === 'string' && name !== '' ? name : code
}

/** The state of a flow for the audit log: its draft, and its live version. */
export function flowState(flow: Flow, latest: Latest, publishedVersion: number | null | undefined): object {
  return {
    code: flow.code,
    name: flow.name,
    publishedVersion: publishedVersion ?? null,
    draft: draftDefinition(flow, latest),
  }
}

export function flowResource({ id, code }: Flow) {
  return { type: 'flow', id, name: code }
}

interface FlowTriggers {
  intents: string[]
  subscriptions: EventSelector[]
}

type PublishOutcome =
  /** `flow`: as it is now. */
  | { outcome: 'published'; version: VersionRecord; flow: Flow }
  /** This definition is the published one already. */
  | { outcome: 'unchanged'; version: number }
  /** Other published flows of the workspace own these intents. */
  | { outcome: 'intents_taken'; intents: TakenIntent[] }

export type TakenIntent = { name: string; flowId: string }

type PublishOptions = {
  newId: () => string
  /** The publishing actor, as the audit log records actors. */
  actor: unknown
  note?: string | null
  /** Number of the earlier version whose definition it is. */
  rolledBackFrom?: number | null
}

/** The triggers of this definition; each intent and each selection of events once. */
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
  const intents = new Set(triggersOf(definition).intents)
  return owners.filter(owner => owner.flowId !== flowId && intents.has(owner.name))
}

/**
 * Publishes a valid definition; people, agents and workspace files all use it. A new version is created only when the
 * definition is neither the published nor the latest one. The draft is the new version afterwards, except that a
 * rollback does not change it.
 * @param flow locked, in a transaction that holds `lockPublishing`
 * @param surroundings read under that lock
 */
export async function publishDefinition(
  versions: FlowVersions,
  { flow, surroundings }: { flow: Flow; surroundings: FlowSurroundings },
  definition: FlowDefinition,
  { newId, actor, note = null, rolledBackFrom = null }: PublishOptions,
): Promise<PublishOutcome> {
  const { latest, live } = surroundings
  const publishes = publishesOf(definition, surroundings)
  if (!publishes.isNew && publishes.version === live?.version) return { outcome: 'unchanged', version: live.version }
  const taken = takenIntents(flow.id, definition, surroundings.intents)
  if (taken.length > 0) return { outcome: 'intents_taken', intents: taken }

  const version = publishes.isNew ? { id: newId(), version: publishes.version, definition } : publishes.stored
  const { intents, subscriptions } = triggersOf(definition)
  const published: Flow = {
    ...flow,
    publishedVersionId: version.id,
    updatedBy: actor,
    ...(rolledBackFrom === null ? publishedDraft(flow, definition) : keptDraft(flow, publishes.isNew ? latest : null)),
  }
  const record = await versions.publish({
    ...version,
    flowId: flow.id,
    isNew: publishes.isNew,
    note,
    rolledBackFrom,
    actor,
    intents,
    // A subscription keeps its id from version to version, because started executions are deduplicated by it.
    subscriptions: subscriptions.map(subscription => ({
      ...subscription,
      id: idOf(surroundings, subscription) ?? newId(),
    })),
    name: published.name,
    draft: published.draft,
    draftBase: published.draftBase,
    draftRevision: published.draftRevision,
  })
  return { outcome: 'published', version: record, flow: published }
}

function idOf({ subscriptions }: FlowSurroundings, subscription: EventSelector): string | undefined {
  const text = selectorText(subscription)
  return subscriptions.find(known => selectorText(known) === text)?.id
}

type DraftFields = Partial<Pick<Flow, 'name' | 'draft' | 'draftBase' | 'draftRevision'>>

function publishedDraft({ draftRevision }: Flow, { name }: FlowDefinition): DraftFields {
  return { draft: null, draftBase: null, draftRevision: draftRevision + 1, name }
}

/** A draft that was the latest version becomes a separate draft when another version replaces it. */
function keptDraft({ draft }: Flow, replaced: FlowSurroundings['latest']): DraftFields {
  return draft !== null || replaced === null ? {} : { draft: replaced.definition, draftBase: replaced.version }
}

export type FlowValidation = { valid: boolean; findings: Finding[] }

/**
 * The workspace that a definition is checked against.
 * @param without codes of flows to leave out, because they are about to change
 */
export function workspaceOf(
  { intents, flows, forms, goals, connections }: Referable,
  without: ReadonlySet<unknown> = new Set(),
): Workspace {
  const owner = new Map(intents.map(({ name, code }) => [name, code]))
  const unlessChanged = (code: string | undefined) => (without.has(code) ? undefined : code)
  return {
    hasForm: code => forms.includes(code),
    hasGoal: code => goals.includes(code),
    hasConnection: code => connections.includes(code),
    hasFlow: code => flows.includes(code) && !without.has(code),
    intentOwner: intent => unlessChanged(owner.get(intent)),
    codes: { flow: flows, form: forms, goal: goals, connection: connections },
  }
}

/**
 * Everything that a publish of the definition would find in the workspace.
 * @param code that of the flow which it is a version of
 * @param known what only warnings depend on
 */
export function findingsOf(
  referable: Referable,
  definition: JsonObject,
  code: string | undefined,
  known: Pick<Workspace, 'allowedHosts' | 'fieldsOf' | 'isCalled'> = {},
): Finding[] {
  const findings = validateFlow(definition, validateSchema, { ...workspaceOf(referable), ...known })
  const named = definition['code']
  const renamed =
    code !== undefined && typeof named === 'string' && named !== code
      ? [error('/code', 'code_changed', `the code of the flow is ${code} and cannot be changed`)]
      : []
  return inDocumentOrder(definition, [...findings, ...renamed])
}

/**
 * All findings that would prevent the publication of the definition in this workspace now; nothing is saved. `flowId`
 * is the flow that it is a new version of.
 * @throws Refusal `not_found` when the flow does not exist
 */
export async function validateDefinition(
  { knex, settings }: { knex: Database; settings: Settings },
  tenantId: string,
  definition: JsonObject,
  flowId: string | undefined,
): Promise<FlowValidation> {
  const stores = forTenant(knex, tenantId)
  const target = flowId === undefined ? undefined : await stores.flows.find({ id: flowId })
  if (flowId !== undefined && target === undefined) throw new Refusal('not_found', { message: 'No such flow' })
  const known = await surroundingsOf({ knex, settings }, tenantId, target, definition)
  const findings = findingsOf(await stores.flowVersions.referable(), definition, target?.code, known)
  return { valid: isPublishable(findings), findings }
}
