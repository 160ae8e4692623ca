import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import type { Document, Part } from '../../adapters/stores/documents/documents.ts'
import {
  noTriggersPart,
  triggersPart,
  type FlowSurroundings,
  type Referable,
} from '../../adapters/stores/flows/triggers.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { selectorOf, selectorText, type EventSelector } from '../../domain/correlation.ts'
import { error, findingBody, inDocumentOrder, type Finding } from '../../domain/flow-validation/finding.ts'
import type { Workspace } from '../../domain/flow-validation/references.ts'
import { isPublishable, validateFlow } from '../../domain/flow-validation/validate-flow.ts'
import type { JsonObject } from '../../domain/json.ts'
import { finderIn, type OperationDirectory } from '../../domain/operations/used-operations.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { flow as validateSchema } from '../../generated/schemas/validators.js'
import type { Settings } from '../configuration/settings.ts'
import type { DocumentKind } from '../documents/publishing.ts'
import { surroundingsOf } from './surroundings.ts'

export type TakenIntent = { name: string; flowId: string }
export type FlowValidation = { valid: boolean; findings: Finding[] }

/** Flows as versioned documents: their triggers go live with a version. */
export const flowKind: DocumentKind<FlowDefinition, FlowSurroundings> = {
  name: 'flow',
  storeOf: ({ flows }) => flows,
  stateOf: async ({ flowTriggers }, id) => await flowTriggers.surroundings(id),
  nameOf: ({ name }, code) => (typeof name === 'string' && name !== '' ? name : code),
  requirePublishable,
  publishPart,
  withdrawPart: noTriggersPart,
  coalescedAcross: ['flow.save_layout', 'flow.simulate', 'flow.replay', 'flow.author'],
}

/** The triggers of this definition; each intent and each selection of events once. */
export function triggersOf(definition: FlowDefinition): { intents: string[]; subscriptions: EventSelector[] } {
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
export function takenIntents(flowId: string, definition: FlowDefinition, owners: Referable['intents']): TakenIntent[] {
  const intents = new Set(triggersOf(definition).intents)
  return owners.filter(owner => owner.flowId !== flowId && intents.has(owner.name))
}

/** A subscription keeps its id from version to version, because started executions are deduplicated by it. */
function publishPart(
  { subscriptions: known }: FlowSurroundings,
  definition: FlowDefinition,
  newId: () => string,
): Part {
  const { intents, subscriptions } = triggersOf(definition)
  const ids = new Map(known.map(subscription => [selectorText(subscription), subscription.id]))
  return triggersPart({
    intents,
    subscriptions: subscriptions.map(wanted => ({ ...wanted, id: ids.get(selectorText(wanted)) ?? newId() })),
  })
}

/** A taken intent has its own error, unless there are other errors; so has what somebody has to accept. */
function requirePublishable(
  { live, ...referable }: FlowSurroundings,
  { id, code }: Document,
  definition: JsonObject,
  { operations: now, accepted }: { operations: OperationDirectory; accepted: boolean },
): void {
  const operations = { now, live: finderIn(live?.operations ?? null) }
  const findings = findingsOf(referable, definition, code, { operations })
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.some(finding => finding.code !== 'intent_taken')) throw flowInvalid(definition, findings)
  if (errors.length === 0) {
    const changed = findings.filter(finding => finding.code === 'operation_changed')
    if (changed.length > 0 && !accepted) throw withFindings('operations_changed', definition, changed)
    return
  }
  const [taken] = takenIntents(id, definition as unknown as FlowDefinition, referable.intents)
  throw new Refusal('intent_conflict', { details: { intent: taken?.name, flow_id: taken?.flowId } })
}

export function flowInvalid(definition: JsonObject, findings: readonly Finding[]): Refusal {
  return withFindings('flow_invalid', definition, findings)
}

/** @param pointer of the definition in what was sent, with which the paths of its findings begin */
export function withFindings(
  code: 'flow_invalid' | 'form_invalid' | 'operations_changed',
  definition: JsonObject,
  findings: readonly Finding[],
  pointer = '',
): Refusal {
  const bodies = findings.map(finding => findingBody(definition, finding))
  return new Refusal(code, { details: { findings: bodies.map(body => ({ ...body, path: pointer + body.path })) } })
}

/**
 * The workspace that a definition is checked against.
 * @param without codes of flows to leave out, because they are about to change
 */
export function workspaceOf(
  { intents, flows, forms, goals, connections, sources, labels }: Referable,
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
    codes: {
      ...{ flow: flows, form: forms, goal: goals, connection: connections, intent: [...owner.keys()] },
      ...{ source: sources, label: labels },
    },
  }
}

/**
 * Everything that a publish of the definition would find in the workspace.
 * @param code that of the flow which it is a version of
 * @param known what only warnings depend on, and the operations that it names
 */
export function findingsOf(
  referable: Referable,
  definition: JsonObject,
  code: string | undefined,
  known: Pick<Workspace, 'allowedHosts' | 'fieldsOf' | 'isCalled' | 'operations'> = {},
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
  const findings = findingsOf(await stores.flowTriggers.referable(), definition, target?.code, known)
  return { valid: isPublishable(findings), findings }
}
