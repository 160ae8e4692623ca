import { eventLoop } from '../../adapters/event-loop.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { compileFlow } from '../../domain/engine/compile.ts'
import { simulate, type FactsOf, type Simulation, type SimulationRequest } from '../../domain/simulation/simulate.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { draftDefinition, flowResource } from '../flows/drafts.ts'
import { findingsOf } from '../flows/validation.ts'
import { triggersOf } from '../flows/publishing.ts'
import type { Publications } from '../published/published.ts'
import { factsFor, type FactDeps } from '../forms/value-facts.ts'
import type { AdminCaller } from './caller.ts'
import { change, found, type ChangeDeps } from './change.ts'
import { flowInvalid } from './flow-versions.ts'

export type SimulationDeps = ChangeDeps & FactDeps & { publications: Publications }
/** `version`: of a published version, null for the live one; undefined for the draft. */
export type SimulationOrder = Omit<SimulationRequest, 'now'> & {
  version: number | null | undefined
  now: Date | undefined
  intent: string | undefined
  event: string | undefined
}

/**
 * Runs a definition in memory; the audit log alone keeps that it was done.
 * @throws Refusal `not_found` for an unknown flow or version, `flow_invalid`, `validation_failed` for an intent or
 * event that does not start the flow
 */
export async function simulateFlow(
  deps: SimulationDeps,
  caller: AdminCaller,
  id: string,
  { version, intent, event, ...order }: SimulationOrder,
): Promise<Simulation> {
  const { tenantId } = caller
  const stores = forTenant(deps.knex, tenantId)
  const flow = found(await stores.flows.find({ id }))
  const latest = await stores.flows.latestVersion(id)
  const chosen =
    version === undefined
      ? undefined
      : found(
          version !== null
            ? await stores.flows.versions.find({ flowId: id, version })
            : flow.publishedVersionId === null
              ? undefined
              : await stores.flows.versions.find({ id: flow.publishedVersionId }),
        )
  const definition = chosen === undefined ? draftDefinition(flow, latest) : (chosen.definition as unknown as JsonObject)
  const findings = findingsOf(await stores.flowVersions.referable(), definition, flow.code)
  if (findings.some(finding => finding.severity === 'error' && finding.code !== 'intent_taken'))
    throw flowInvalid(definition, findings)
  const valid = definition as unknown as FlowDefinition
  requireTrigger(valid, intent, event)

  const publication = await deps.publications.of(tenantId)
  const simulation = await simulate(
    {
      flow: compileFlow(valid, 'simulated'),
      flows: new Map([...publication.flows].map(([code, published]) => [code, published.flow])),
      forms: new Map([...publication.forms].map(([code, { definition: form }]) => [code, form])),
      formId: code => publication.forms.get(code)?.id,
      eventLoop,
    },
    { ...order, now: order.now ?? deps.clock.now() },
    factsIn(deps, tenantId),
  )
  await change(
    deps,
    caller,
    'flow.simulate',
    async () =>
      await Promise.resolve({
        result: undefined,
        resource: flowResource(flow),
        before: null,
        after: null,
        details: { version: chosen?.version ?? null, status: simulation.status, turns: simulation.turns.length },
      }),
  )
  return simulation
}

/** As in a real run: the workspace's own lists, and the files that were uploaded. */
function factsIn(deps: SimulationDeps, tenantId: string): FactsOf {
  return async ({ wait }, values) =>
    wait?.kind !== 'input' || wait.fields.length === 0
      ? {}
      : await factsFor(deps, {
          tenantId,
          formId: wait.expectedInput.form_id ?? null,
          fields: wait.fields,
          values,
          answerer: { type: 'workspace' },
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
