import { simulate, type FactsOf, type Simulation, type SimulationRequest } from '../../domain/simulation/simulate.ts'
import { splitsOf } from '../../domain/simulation/simulated-run.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import type { Settings } from '../configuration/settings.ts'
import { documentResource } from '../documents/documents.ts'
import { flowKind, triggersOf } from './publishing.ts'
import { factsFor, type FactDeps } from '../forms/value-facts.ts'
import type { Publications } from '../published/published.ts'
import { requireClient, type AdminCaller } from '../admin/caller.ts'
import { recordAction, type ChangeDeps } from '../admin/change.ts'
import { catalogOf, chosenDefinition, type DefinitionChoice, type RunnableDefinition } from './choice.ts'
import { runnableUnstored, type UnstoredDefinition } from './unstored.ts'

/** What a run in memory needs. */
export type RunDeps = FactDeps & { publications: Publications; settings: Settings }
export type SimulationDeps = ChangeDeps & RunDeps
/** `of`: the definition to run. Keys of `splits` are node ids, of other flows `<flow code>/<node id>`. */
export type SimulationOrder<Of = DefinitionChoice> = Omit<SimulationRequest, 'now'> & {
  of: Of
  errors: 'refuse' | 'stop' | undefined
  now: Date | undefined
  intent: string | undefined
  event: string | undefined
}

/**
 * Runs a definition in memory; only the audit log records it.
 * @throws Refusal `not_found` for an unknown flow or version, `flow_invalid`, `validation_failed` for an intent or
 * event that does not start the flow
 */
export async function simulateFlow(
  deps: SimulationDeps,
  caller: AdminCaller,
  id: string,
  order: SimulationOrder,
): Promise<Simulation> {
  const chosen = await chosenDefinition(deps, caller.tenantId, id, order.of, order.errors)
  const simulation = await simulateForAuthor(deps, caller, chosen, order)
  requireClient(caller)
  const { status, turns } = simulation
  const details = { version: chosen.version, status, turns: turns.length }
  await recordAction(deps, caller, 'flow.simulate', documentResource(flowKind, chosen.flow), details)
  return simulation
}

/**
 * Runs a definition in memory that no flow has yet. Nothing records it: there is no resource that it would be about.
 * @throws Refusal `flow_invalid`, `form_invalid`, `validation_failed` for an intent or event that does not start it
 */
export async function simulateDefinition(
  deps: SimulationDeps,
  caller: AdminCaller,
  order: SimulationOrder<UnstoredDefinition>,
): Promise<Simulation> {
  const runnable = await runnableUnstored(deps, caller.tenantId, order.of, order.errors)
  return await simulateForAuthor(deps, caller, runnable, order)
}

async function simulateForAuthor(
  deps: SimulationDeps,
  caller: AdminCaller,
  runnable: RunnableDefinition,
  { intent, event, now, ...order }: SimulationOrder<unknown>,
): Promise<Simulation> {
  requireTrigger(runnable.definition, intent, event)
  requireNode(runnable.definition, order.start.from)
  const request = { ...order, now: now ?? deps.clock.now() }
  return await simulateRunnable(deps, caller, runnable, request)
}

/** Runs a definition in memory for an author or a visitor; nothing records it. */
export async function simulateRunnable(
  deps: RunDeps,
  caller: Pick<AdminCaller, 'tenantId' | 'hasLeft'>,
  runnable: RunnableDefinition,
  request: Omit<SimulationRequest, 'start'> & Pick<SimulationOrder, 'start'>,
): Promise<Simulation> {
  const { definition, broken } = runnable
  const { splits = {} } = request.start
  const simulation = await simulate(
    await catalogOf(deps, caller, runnable),
    { ...request, start: { ...request.start, splits: splitsOf(definition.code, splits) } },
    factsIn(deps, caller.tenantId),
  )
  const { error } = simulation
  // The engine has no such failure: only a trial run comes to a node that was never published.
  return error?.nodeId != null && broken.has(error.nodeId)
    ? { ...simulation, error: { ...error, kind: 'node_invalid' } }
    : simulation
}

/** As in a real execution: the workspace's own lists. */
function factsIn(deps: FactDeps, tenantId: string): FactsOf {
  return async ({ wait }, values) =>
    wait?.kind !== 'input' || wait.fields.length === 0
      ? {}
      : await factsFor(deps, {
          tenantId,
          formId: wait.expectedInput.form_id ?? null,
          fields: wait.fields,
          values,
          answerer: { type: 'simulation' },
        })
}

function requireNode({ nodes }: FlowDefinition, from: string | undefined): void {
  if (from === undefined || nodes.some(({ id }) => id === from)) return
  throw new Refusal('validation_failed', {
    message: 'The flow has no such node',
    details: { validation_errors: [{ field: 'from', rule: 'enum', expected: nodes.map(({ id }) => id) }] },
  })
}

function requireTrigger(definition: FlowDefinition, intent: string | undefined, event: string | undefined): void {
  const { intents, subscriptions } = triggersOf(definition)
  const events = [...new Set(subscriptions.map(({ eventName }) => eventName))]
  for (const [field, name, known] of [
    ['trigger.intent', intent, intents],
    ['trigger.event', event, events],
  ] as const) {
    if (name !== undefined && !known.includes(name)) {
      throw new Refusal('validation_failed', {
        message: 'This does not start the flow',
        details: { validation_errors: [{ field, rule: 'enum', expected: known }] },
      })
    }
  }
}
