import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import type { Document } from '../../adapters/stores/documents/documents.ts'
import type { FlowSurroundings } from '../../adapters/stores/flows/triggers.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { compileFlow } from '../../domain/engine/compile.ts'
import type { CompiledFlow } from '../../domain/engine/compiled-flow.ts'
import { failingAt, runnableParts, type BrokenNodes } from '../../domain/simulation/broken-nodes.ts'
import { entitiesIn } from '../../domain/intents/entities.ts'
import type { Finding, FindingCode } from '../../domain/flow-validation/finding.ts'
import type { JsonObject } from '../../domain/json.ts'
import { directoryOf, finderIn, type Operations } from '../../domain/operations/used-operations.ts'
import type { FlowCatalog } from '../../domain/simulation/simulated-run.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import type { FormDefinition } from '../../generated/schemas/form.ts'
import type { Settings } from '../configuration/settings.ts'
import { intentsByWords } from '../chat/matching.ts'
import { turnSettings } from '../engine/turn-subject.ts'
import { currentOperations, draftDefinition } from '../documents/publishing.ts'
import { findingsOf, flowInvalid } from './publishing.ts'
import type { PublishedIntent, Publications } from '../published/published.ts'
import { eventLoopFor, type AdminCaller } from '../admin/caller.ts'
import { found } from '../admin/change.ts'

/** `version`: number of a published version, null for the live one. */
export type DefinitionChoice = { source: 'draft' } | { source: 'version'; version: number | null } | GivenDefinition
export type GivenDefinition = { source: 'given'; definition: JsonObject }
/** A definition that compiles. */
export type RunnableDefinition = {
  definition: FlowDefinition
  broken: BrokenNodes
  /** Those that a version was published with, and the current ones of anything else. */
  operations: Operations | null
  /** What counts as published in its runs, by code, before what the workspace has published. */
  beside?: { flows: ReadonlyMap<string, CompiledFlow>; forms: ReadonlyMap<string, FormDefinition> }
}
/** `version`: null if it is not a version. */
export type ChosenDefinition = RunnableDefinition & { flow: Document; version: number | null }

const NONE: BrokenNodes = new Map()
const OF_A_PUBLISH: ReadonlySet<FindingCode> = new Set(['intent_taken'])

/**
 * The definition of a flow for a simulation: without errors, except for an intent that another flow owns.
 * @param errors `stop`: nodes may have errors, and are named as broken
 * @throws Refusal `not_found` for an unknown flow or version, `flow_invalid`
 */
export async function chosenDefinition(
  { knex }: { knex: Database },
  tenantId: string,
  id: string,
  choice: DefinitionChoice,
  errors: 'refuse' | 'stop' = 'refuse',
): Promise<ChosenDefinition> {
  const stores = forTenant(knex, tenantId)
  const flow = found(await stores.flows.find({ id }))
  const surroundings = await stores.flowTriggers.surroundings(id)
  const { definition, version, published } = await definitionOf(stores, flow, surroundings, choice)
  const { directory, operations } =
    published === undefined
      ? await currentOperations(stores, definition)
      : { directory: directoryOf(published), operations: published }
  const findings = findingsOf(surroundings, definition, flow.code, { operations: { now: directory } })
  return { flow, version, operations, ...partsToRun(definition, findings, errors, OF_A_PUBLISH) }
}

/**
 * What runs of a definition with these findings.
 * @param ignored errors that do not matter to a run
 * @throws Refusal `flow_invalid`
 */
export function partsToRun(
  definition: JsonObject,
  findings: readonly Finding[],
  errors: 'refuse' | 'stop',
  ignored: ReadonlySet<FindingCode> = new Set(),
): Pick<RunnableDefinition, 'definition' | 'broken'> {
  const mattering = findings.filter(({ severity, code }) => severity === 'error' && !ignored.has(code))
  if (mattering.length === 0) return { definition: definition as unknown as FlowDefinition, broken: NONE }
  const parts = errors === 'stop' ? runnableParts(definition, mattering) : undefined
  if (parts === undefined) throw flowInvalid(definition, findings)
  return parts
}

async function definitionOf(
  { flows }: TenantStores,
  flow: Document,
  surroundings: FlowSurroundings,
  choice: DefinitionChoice,
): Promise<{ definition: JsonObject; version: number | null; published?: Operations | null }> {
  switch (choice.source) {
    case 'given':
      return { definition: choice.definition, version: null }
    case 'draft':
      return { definition: draftDefinition(flow, surroundings), version: null }
    case 'version': {
      const version = choice.version === null ? surroundings.live : await flows.version(flow.id, choice.version)
      const { definition, version: number, operations = null } = found(version ?? undefined)
      return { definition: definition as unknown as JsonObject, version: number, published: operations }
    }
  }
}

/** As a conversation finds the intent of an aside, without a model. */
function intentMeantIn(
  deps: { publications: Publications; settings: Settings },
  tenantId: string,
): NonNullable<FlowCatalog['intentMeant']> {
  return async (text, { locale, permits }) => {
    const isAllowed = ({ trigger: { intent }, flow }: PublishedIntent) => permits({ intent, flow: flow.code })
    const { outcome, intents } = await intentsByWords(deps, tenantId, { text, locale, isAllowed })
    const [meant] = intents
    if (outcome !== 'matched' || meant === undefined) return undefined
    return { intent: meant.trigger.intent, entities: entitiesIn(text, meant.trigger).entities }
  }
}

/**
 * The definition with its resources: published flows and forms, and the settings of the engine. Runs in it end when
 * nobody waits for them.
 */
export async function catalogOf(
  { publications, settings }: { publications: Publications; settings: Settings },
  caller: Pick<AdminCaller, 'tenantId' | 'hasLeft'>,
  { definition, broken, operations, beside }: RunnableDefinition,
): Promise<FlowCatalog> {
  const { tenantId } = caller
  const [{ flows, forms }, turns] = await Promise.all([publications.of(tenantId), turnSettings(settings, tenantId)])
  return {
    flow: failingAt(compileFlow(definition, 'simulated', finderIn(operations)), broken),
    flows: new Map([...[...flows].map(([code, { flow }]) => [code, flow] as const), ...(beside?.flows ?? [])]),
    forms: new Map([
      ...[...forms].map(([code, { definition: form }]) => [code, form] as const),
      ...(beside?.forms ?? []),
    ]),
    formId: code => (beside?.forms.has(code) === true ? undefined : forms.get(code)?.id),
    eventLoop: eventLoopFor(caller),
    settings: turns,
    intentMeant: intentMeantIn({ publications, settings }, tenantId),
  }
}
