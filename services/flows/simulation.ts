import { simulate, type FactsOf, type Simulation, type SimulationRequest } from '../../domain/simulation/simulate.ts'
import { splitsOf } from '../../domain/simulation/simulated-run.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import type { Settings } from '../configuration/settings.ts'
import { documentResource } from '../documents/documents.ts'
import { flowKind, triggersOf } from './publishing.ts'
import { factsFor, type Answerer, type FactDeps } from '../forms/value-facts.ts'
import type { Publications } from '../published/published.ts'
import { requireClient, type AdminCaller } from '../admin/caller.ts'
import { recordAction, type ChangeDeps } from '../admin/change.ts'
import { catalogOf, chosenDefinition, type ChosenDefinition, type DefinitionChoice } from './choice.ts'

/** What a run in memory needs. */
export type RunDeps = FactDeps & { publications: Publications; settings: Settings }
export type SimulationDeps = ChangeDeps & RunDeps
/** Keys of `splits` are node ids, of other flows `<flow code>/<node id>`. */
export type SimulationOrder = Omit<SimulationRequest, 'now'> & {
  of: DefinitionChoice
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
  { of, errors, intent, event, ...order }: SimulationOrder,
): Promise<Simulation> {
  const { tenantId } = caller
  const chosen = await chosenDefinition(deps, tenantId, id, of, errors)
  const { definition, flow } = chosen
  requireTrigger(definition, intent, event)
  requireNode(definition, order.start.from)

  const simulation = await simulateChosen(
    deps,
    caller,
    chosen,
    { ...order, now: order.now ?? deps.clock.now() },
    { type: 'workspace' },
  )
  requireClient(caller)
  const { status, turns } = simulation
  const details = { version: chosen.version, status, turns: turns.length }
  await recordAction(deps, caller, 'flow.simulate', documentResource(flowKind, flow), details)
  return simulation
}

/** Runs a definition in memory for an author or a visitor; nothing records it. */
export async function simulateChosen(
  deps: RunDeps,
  caller: Pick<AdminCaller, 'tenantId' | 'hasLeft'>,
  chosen: ChosenDefinition,
  request: Omit<SimulationRequest, 'start'> & Pick<SimulationOrder, 'start'>,
  answerer: Answerer,
): Promise<Simulation> {
  const { flow, broken } = chosen
  const { splits = {} } = request.start
  const simulation = await simulate(
    await catalogOf(deps, caller, chosen),
    { ...request, start: { ...request.start, splits: splitsOf(flow.code, splits) } },
    factsIn(deps, caller.tenantId, answerer),
  )
  const { error } = simulation
  // The engine has no such failure: only a trial run comes to a node that was never published.
  return error?.nodeId != null && broken.has(error.nodeId)
    ? { ...simulation, error: { ...error, kind: 'node_invalid' } }
    : simulation
}

/** As in a real execution: the workspace's own lists, and the files that were uploaded. */
function factsIn(deps: FactDeps, tenantId: string, answerer: Answerer): FactsOf {
  return async ({ wait }, values) =>
    wait?.kind !== 'input' || wait.fields.length === 0
      ? {}
      : await factsFor(deps, {
          tenantId,
          formId: wait.expectedInput.form_id ?? null,
          fields: wait.fields,
          values,
          answerer,
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
